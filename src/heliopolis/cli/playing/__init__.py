"""A game at the terminal: seating, input, output and saving."""
