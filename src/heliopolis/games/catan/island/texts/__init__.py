"""The texts of Catan, the island, in English, Dutch and German."""
