"""Texts of the browser's shell."""
