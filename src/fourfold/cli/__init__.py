"""The command line: one file a command, loaded when it is called."""

from fourfold.cli.main import main

__all__ = ["main"]
