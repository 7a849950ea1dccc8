"""The texts of Cheops, one file per language."""
