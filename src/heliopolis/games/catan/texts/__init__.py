"""The texts of Catan, in English, Dutch and German."""
