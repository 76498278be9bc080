"""Lets `python -m fourfold.cli` be the command `fourfold`."""

from fourfold.cli.main import main

main()
