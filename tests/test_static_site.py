"""The static site's documents: titles and link previews in every language, with a known address."""

import html
import re
from pathlib import Path
from urllib.parse import urljoin

import pytest

from fourfold.games import GAMES
from fourfold.language import LANGUAGES, Language
from fourfold.server import built_page
from tests.services.missing import skip_or_fail
from tools.static_site import write_site

ADDRESS = "https://games.example.org/fourfold/"
TAG = re.compile(r'<meta property="og:(\w+)" content="([^"]*)" />')


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not built_page.is_built():
        skip_or_fail("the page is not built: make page")
    folder = tmp_path_factory.mktemp("site")
    write_site(folder, ADDRESS)
    return folder


def read_preview(file: Path) -> dict[str, str]:
    """Return what a shared link shows."""
    tags = TAG.findall(file.read_text("utf-8"))
    assert len(tags) == len(dict(tags)), "no tag is repeated"
    return {name: html.unescape(content) for name, content in tags}


def test_every_address_has_its_own_preview(site: Path) -> None:
    files = sorted(site.rglob("index.html"))
    assert len(files) > 100
    for file in files:
        place = file.parent.relative_to(site).as_posix()
        preview = read_preview(file)
        assert preview["url"] == urljoin(ADDRESS, "" if place == "." else f"{place}/")
        assert preview["title"]
        assert preview["description"]
        # Link previews need an absolute address for the picture.
        assert preview["image"].startswith(ADDRESS)
        assert (site / preview["image"].removeprefix(ADDRESS)).is_file()


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", list(GAMES))
def test_previews_are_in_the_language_of_their_address(site: Path, code: str, game: str) -> None:
    say = Language(code).text
    preview = read_preview(site / code / "rules" / game / "index.html")
    assert preview["title"] == f"{say('start-rules')} – {say(f'play-title-{game}')}"
    assert preview["description"] == say(f"{game}-rules.summary")


def test_without_an_address_pictures_are_relative(tmp_path: Path, site: Path) -> None:
    write_site(tmp_path, "")
    for file in tmp_path.rglob("index.html"):
        preview = read_preview(file)
        assert "url" not in preview
        assert (file.parent / preview["image"]).is_file()
    assert ADDRESS not in (tmp_path / "index.html").read_text("utf-8")
    assert ADDRESS in (site / "index.html").read_text("utf-8")
