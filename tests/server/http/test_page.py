"""The page over HTTP: its files, its addresses, and previews of shared links."""

import gzip
import html
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from fourfold.server import built_page
from fourfold.server.config import Config
from fourfold.server.http import page
from fourfold.server.http.application import Application
from fourfold.server.http.asgi import make_asgi

DOCUMENT = '<!doctype html><html lang="en"><head><!--head--></head></html>'


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Stand in for what `make page` builds."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(DOCUMENT)
    (folder / "assets" / "index-1a.js").write_text("let a;")
    (folder / "assets" / "index-1a.js.gz").write_bytes(gzip.compress(b"let a;"))
    (folder / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(built_page, "FOLDER", folder)
    page._read.cache_clear()
    yield folder
    page._read.cache_clear()


@pytest.fixture
def client(built: Path, tmp_path: Path) -> Iterator[TestClient]:
    assert built.exists()
    config = Config(database=f"sqlite:///{tmp_path}/games.db")
    with TestClient(make_asgi(Application(config)), base_url="http://127.0.0.1:8004") as client:
        yield client


def test_files_are_sent_with_their_type_and_encoding(client: TestClient) -> None:
    asset = client.get("/assets/index-1a.js")
    assert asset.text == "let a;"
    assert asset.headers["content-encoding"] == "gzip"
    assert asset.headers["cache-control"] == page.IMMUTABLE
    plain = client.get("/assets/index-1a.js", headers={"accept-encoding": "identity"})
    assert plain.text == "let a;"
    assert "content-encoding" not in plain.headers
    assert client.get("/icon.svg").headers["content-type"] == "image/svg+xml; charset=utf-8"
    assert client.head("/").status_code == 200


def test_what_a_browser_has_cached_is_not_sent_again(client: TestClient) -> None:
    for address in ("/", "/icon.svg"):
        etag = client.get(address).headers["etag"]
        again = client.get(address, headers={"if-none-match": f'"other", W/{etag}'})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["cache-control"] == page.FRESH
        assert client.get(address, headers={"if-none-match": '"other"'}).status_code == 200
    assert (
        client.get("/", headers={"accept-language": "cs"}).headers["etag"]
        != (client.get("/").headers["etag"])
    )


def test_all_of_the_pages_addresses_serve_the_page(client: TestClient) -> None:
    for address in ("/", "/rules/quarto", "/g/nothere1", "/g/nothere1/review"):
        answer = client.get(address)
        assert answer.status_code == 200
        assert answer.text.startswith("<!doctype html>")
        assert answer.headers["cache-control"] == page.FRESH
        assert "script-src 'self'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize(
    "address",
    [
        "/nothing.js",
        "/assets/nothing.js",
        "/assets/%00.js",
        f"/assets/{'x' * 300}.js",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        # Other names of files that exist.
        "/assets/%2e%2findex-1a.js",
        "/assets/%2e%2e%2findex.html",
        "/assets%2f%2findex-1a.js",
        "/nothing/%2e%2e/icon.svg",
    ],
)
def test_nothing_else_is_served(client: TestClient, address: str) -> None:
    answer = client.get(address)
    assert answer.status_code == 404
    assert "secret" not in answer.text


def test_an_unknown_api_address_is_refused_as_json(client: TestClient) -> None:
    answer = client.get("/api/nothing")
    assert answer.status_code == 404
    assert answer.json()["code"] == "not_found"


def test_the_page_is_in_the_browsers_language(client: TestClient) -> None:
    answer = client.get("/", headers={"accept-language": "de-DE,cs;q=0.8,en;q=0.5"})
    assert '<html lang="cs">' in answer.text
    assert "soupeř" in answer.text


def test_a_shared_link_shows_who_plays_what(client: TestClient) -> None:
    client.put("/api/me", json={"name": 'Ann "<b>"'})
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "keen"}]
    opened = client.post("/api/games", json={"game": "quarto", "rules": "CSHT!", "seats": seats})
    text = client.get(f"/g/{opened.json()['id']}").text
    title = re.search(r'property="og:title" content="([^"]*)"', text)
    assert title is not None
    assert title[1] == "Quarto! Ann &quot;&lt;b&gt;&quot; – Keen player"
    picture = re.search(r'property="og:image" content="http://127.0.0.1:8004(/g/[^"]*)"', text)
    assert picture is not None
    answer = client.get(picture[1])
    assert answer.headers["content-type"] == "image/png"
    assert answer.content.startswith(b"\x89PNG")
    assert "/share.jpg" in client.get("/").text


def test_a_name_is_stored_as_typed_and_escaped_for_each_reader(client: TestClient) -> None:
    name = """Ann & 'Ben' {0} ${x} <b>"""
    assert client.put("/api/me", json={"name": name}).json()["name"] == name
    seats = [{"kind": "me"}, {"kind": "me"}]
    opened = client.post("/api/games", json={"game": "quarto", "rules": "CSHT!", "seats": seats})
    assert client.get("/api/me").json()["name"] == name
    snapshot = client.get(f"/api/games/{opened.json()['id']}").json()
    assert snapshot["state"]["seats"][0]["name"] == name
    text = client.get(f"/g/{opened.json()['id']}").text
    assert name not in text
    assert html.escape(name) in text


def test_a_picture_that_has_not_changed_is_not_sent_again(client: TestClient) -> None:
    seats = [{"kind": "me"}, {"kind": "me"}]
    opened = client.post("/api/games", json={"game": "quarto", "rules": "CSHT", "seats": seats})
    address = f"/g/{opened.json()['id']}/picture.png"
    answer = client.get(address)
    assert answer.status_code == 200
    again = client.get(address, headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_a_game_that_has_not_begun_has_the_default_picture(client: TestClient) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    opened = client.post("/api/games", json={"game": "quarto", "rules": "C", "seats": seats})
    answer = client.get(f"/g/{opened.json()['id']}/picture.png", follow_redirects=False)
    assert answer.headers["location"] == "/share.jpg"
    assert client.get("/g/nothere1/picture.png").status_code == 404


def test_a_record_is_downloaded_under_the_name_of_its_game(client: TestClient) -> None:
    seats = [{"kind": "me"}, {"kind": "me"}]
    opened = client.post("/api/games", json={"game": "quarto", "rules": "CSHT", "seats": seats})
    game = opened.json()["id"]
    answer = client.get(f"/api/games/{game}/record")
    assert answer.headers["content-disposition"] == f"attachment; filename=fourfold-{game}.txt"
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert client.get("/api/games/a%0d%0ax/record").status_code == 422


def test_without_a_built_page_the_server_says_so(client: TestClient, built: Path) -> None:
    (built / "index.html").unlink()
    page._read.cache_clear()
    answer = client.get("/")
    assert answer.status_code == 503
    assert "make page" in answer.text


AHEAD = {
    "texts": {"en": "assets/en.js", "cs": "assets/cs.js"},
    "table": ["assets/table.js", "assets/shared.js"],
    "games": {"quarto": "assets/quarto.js"},
}


def test_a_pages_files_are_preloaded(built: Path, client: TestClient) -> None:
    def named(address: str, language: str = "en") -> list[str]:
        answer = client.get(address, headers={"accept-language": language})
        return re.findall(
            r'<link rel="modulepreload" crossorigin href="/assets/(\w+).js" />', answer.text
        )

    rooms = [
        client.post(
            "/api/games", json={"game": game, "rules": rules, "seats": [{"kind": "me"}] * 2}
        )
        for game, rules in (("quarto", "CSHT"), ("quartino", "wheel"))
    ]
    quarto, quartino = (f"/g/{room.json()['id']}" for room in rooms)
    assert named(quarto) == []
    (built / "ahead.json").write_text(json.dumps(AHEAD))
    page._read.cache_clear()
    assert named("/", "cs") == ["cs"]
    assert named("/", "et") == []
    assert named(quarto) == ["en", "table", "shared", "quarto"]
    # Quartino is not listed, a review has no table, and the last game doesn't exist.
    assert named(quartino) == named(f"{quarto}/review") == named("/g/none") == ["en"]
