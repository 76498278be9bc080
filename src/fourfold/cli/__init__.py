"""The command line: one file a command, loaded when it is called."""

import sys

from fourfold.plugin import PluginError


def main() -> None:
    """Run the command line and leave with its exit code."""
    try:
        # Here, so that a bad plugin ends in one line and not in a traceback.
        from fourfold.cli.main import main as run
    except PluginError as error:
        sys.exit(f"fourfold: {error}")
    run()


__all__ = ["main"]
