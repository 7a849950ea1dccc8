"""A server under attack while honest people play: ``python -m tests.soak.attack --help``."""
