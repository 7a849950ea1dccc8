"""The texts of Cheops, one file a language."""
