"""Run the command line: ``python -m heliopolis`` is the same as ``heliopolis``."""

import sys

from heliopolis.cli import main

if __name__ == "__main__":
    sys.exit(main())
