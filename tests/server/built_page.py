"""A stand-in for the page that `make page` builds: a document that references all its files."""

import gzip
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from fourfold.server import built_page
from fourfold.server.http import page

FILES = 10
"""As many as the real page loads for a game."""


@contextmanager
def stand_in(folder: Path) -> Iterator[None]:
    """Have the server serve a page from this folder."""
    (folder / "assets").mkdir(parents=True)
    names = [f"assets/part{number}-1a.js" for number in range(FILES)]
    for name in names:
        (folder / name).write_text("let a;")
        (folder / f"{name}.gz").write_bytes(gzip.compress(b"let a;"))
    scripts = "".join(f'<script src="/{name}"></script>' for name in names)
    (folder / "index.html").write_text(
        f'<!doctype html><html lang="en"><!--head-->{scripts}</html>'
    )
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(built_page, "FOLDER", folder)
        page._read.cache_clear()
        yield
    page._read.cache_clear()
