"""No text contains a phrase that docs/english.md bans."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
GUIDE = ROOT / "docs" / "english.md"
EXEMPT = (
    "docs/english.md",
    "tests/test_english.py",
    "requirements",
    "web/package-lock.json",
    "tests/data/",
    "src/fourfold/locales/",
)
"""The guide and its test, generated files, and the catalogues of the other five languages."""

TEXTS = {".py", ".md", ".ts", ".svelte", ".mjs", ".js", ".hpp", ".cpp", ".ftl", ".toml", ".css", ""}


def read_banned() -> list[tuple[re.Pattern[str], str]]:
    """Return each pattern with what to write instead."""
    block = GUIDE.read_text("utf-8").partition("```\n")[2].partition("```")[0]
    rows = [line.partition("→") for line in block.splitlines()]
    return [(re.compile(pattern.strip()), better.strip()) for pattern, _, better in rows]


BANNED = read_banned()
PAGES = sorted(path for path in (ROOT / "docs").rglob("*.md") if path.stem != "README")


def list_files() -> list[Path]:
    """Return all tracked texts that people write."""
    run = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True)
    names = run.stdout.splitlines()
    english = [name for name in names if name.startswith("src/fourfold/locales/en/")]
    kept = [name for name in names if not name.startswith(EXEMPT)]
    paths = [ROOT / name for name in (*kept, *english)]
    return [path for path in paths if path.suffix in TEXTS and path.is_file()]


def find_banned(text: str) -> list[str]:
    """Return where a text has a banned phrase, and what to write instead."""
    return [
        f"line {text.count(chr(10), 0, found.start()) + 1}: {found[0]!r}: write {better}"
        for pattern, better in BANNED
        for found in pattern.finditer(text)
    ]


def test_no_text_has_a_banned_phrase() -> None:
    found = {
        str(path.relative_to(ROOT)): faults
        for path in list_files()
        if (faults := find_banned(path.read_text("utf-8")))
    }
    assert found == {}


@pytest.mark.parametrize(
    "text",
    [
        "MOST_MOVES = 3",
        "ROOM_MOST_SEATS = 4",
        "ROOMS_AT_LEAST = 1",
        "By resignation the winner is { $name }.",
        "it overlooks many a line",
    ],
)
def test_a_banned_phrase_is_found(text: str) -> None:
    assert find_banned(text)


def test_the_list_is_not_empty() -> None:
    assert len(BANNED) >= 20


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.stem))
def test_every_page_opens_with_what_its_reader_can_do(page: Path) -> None:
    opening = page.read_text("utf-8").split("\n\n")[1]
    assert re.match("After reading this page, you (can|know) ", opening)
