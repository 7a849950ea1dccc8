"""How the database grew, step by step: each file of `versions` changes it, and says how."""
