"""The texts of Morra, in English only: other languages are further files, when they are wanted."""
