"""The command line: one module per command, imported when it is called."""

import sys

from fourfold.plugin import PluginError


def main() -> None:
    """Run the command line and exit with its code."""
    try:
        # Imported here, so that a bad plugin causes a one-line error instead of a traceback.
        from fourfold.cli.main import main as run
    except PluginError as error:
        sys.exit(f"fourfold: {error}")
    run()


__all__ = ["main"]
