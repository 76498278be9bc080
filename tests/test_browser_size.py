"""The table of download sizes counts what a visitor in one language downloads."""

from pathlib import Path

import pytest

from benchmarks import browser_size
from fourfold.language import LANGUAGES

NAMES = (
    "index-0.js",
    "style-0.css",
    "figtree-latin-wght-normal-0.woff2",
    "figtree-latin-ext-wght-normal-0.woff2",
    "core-0.wasm",
    "worker-0.js",
    "openings-0.book",
)


@pytest.fixture
def assets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder of a built page, whose files are tiny."""
    monkeypatch.setattr(browser_size, "FOLDER", tmp_path)
    folder = tmp_path / "assets"
    folder.mkdir()
    texts = [f"{part}-{code}-0.js" for part in ("page", "rules", "lessons") for code in LANGUAGES]
    for name in (*NAMES, *texts):
        (folder / name).write_bytes(b"")
    return folder


def find_total() -> str:
    rows = browser_size.size_table({"index-0.js"}).splitlines()
    return next(row for row in rows if "everything" in row)


@pytest.mark.parametrize("part", ["page", "rules", "lessons"])
def test_one_languages_total_leaves_out_the_other_languages_lessons_too(
    assets: Path, part: str
) -> None:
    before = find_total()
    (assets / f"{part}-lt-0.js").write_bytes(bytes(range(256)) * 40)
    assert find_total() == before
    (assets / f"{part}-en-0.js").write_bytes(bytes(range(256)) * 40)
    assert find_total() != before
