"""Load for the table server: many people at many tables, over real connections."""
