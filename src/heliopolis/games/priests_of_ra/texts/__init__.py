"""The texts of Priests of Ra: rules, log events, questions and names, in three languages."""
