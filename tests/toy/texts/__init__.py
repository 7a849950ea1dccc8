"""The texts of the toy game."""
