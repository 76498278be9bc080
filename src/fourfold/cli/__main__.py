"""Lets `python -m fourfold.cli` be the command `fourfold`."""

from fourfold.cli import main

main()
