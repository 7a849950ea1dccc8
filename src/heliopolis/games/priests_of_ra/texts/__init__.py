"""The texts of Priests of Ra: rules, notes, questions and names, in three languages."""
