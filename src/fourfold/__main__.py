"""The command line as a module: `python -m fourfold`."""

from fourfold.cli import main

main()
