"""Where the built page is, and what to say where it is not."""

from pathlib import Path

FOLDER = Path(__file__).parent / "page"
"""Where `make` builds the page into; the wheel holds it."""

MISSING = """\
The page is not part of this installation. Build a wheel that has it, with `make wheel` in a clone \
of the repository, and install that; or run `make page` in the clone that is installed.
"""


def is_built() -> bool:
    """Return whether this installation has the page."""
    return (FOLDER / "index.html").is_file()
