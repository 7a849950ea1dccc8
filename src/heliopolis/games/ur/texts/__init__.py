"""The texts of the Royal Game of Ur."""
