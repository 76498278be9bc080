"""The location of the built static site."""

from pathlib import Path

FOLDER = Path(__file__).parent / "files"
"""Where `make wheel` puts the static site; included in the wheel."""


def is_built() -> bool:
    """Return whether this installation has the static site."""
    return (FOLDER / "index.html").is_file()
