"""The location of the built page."""

from pathlib import Path

FOLDER = Path(__file__).parent / "page"
"""Where `make` puts the built page; included in the wheel."""

MISSING = """\
This installation does not include the page. Build a wheel that does, with `make wheel` in a clone \
of the repository, and install it; or run `make page` in the installed clone.
"""


def is_built() -> bool:
    """Return whether this installation has the page."""
    return (FOLDER / "index.html").is_file()
