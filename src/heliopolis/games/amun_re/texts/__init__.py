"""The texts of Amun-Re: rules, names and options, in three languages."""
