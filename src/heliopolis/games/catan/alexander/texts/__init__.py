"""The texts of Alexander the Great, in English, Dutch and German."""
