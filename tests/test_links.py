"""Every link in a page of the repository leads to a file, and to a heading in it."""

import re
import subprocess
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LINK = re.compile(r"\]\((?!\w+:)([^)#\s]*)(#[^)\s]*)?\)")


def list_pages() -> list[Path]:
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "*.md"]
    run = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True)
    pages = {ROOT / name for name in run.stdout.strip("\0").split("\0")}
    return sorted(page for page in pages if page.is_file())


@cache
def list_anchors(page: Path) -> set[str]:
    """Return the names that a link to a page may have after `#`, as code hosts make them."""
    text = re.sub(r"^```.*?^```$", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    titles = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    names = [re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles]
    return {*names, *re.findall(r'<a id="([^"]+)"', text)}


def find_broken(page: Path) -> list[str]:
    text = re.sub(r"^```.*?^```$", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    broken = []
    for path, anchor in LINK.findall(text):
        target = (page.parent / path).resolve() if path else page
        if not target.exists():
            broken.append(path)
        elif anchor and target.suffix == ".md" and anchor[1:] not in list_anchors(target):
            broken.append(path + anchor)
    return broken


@pytest.mark.parametrize("page", list_pages(), ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page: Path) -> None:
    assert find_broken(page) == []


def test_a_broken_link_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# A page\n[here](#a-page) [there](#away) [gone](gone.md) [web](https://x)\n")
    assert find_broken(page) == ["#away", "gone.md"]
