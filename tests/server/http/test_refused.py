"""A refused request: JSON for programs; for people, a page in their language that retries."""

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from fourfold.language import LANGUAGES, Language
from fourfold.server.config import Config
from fourfold.server.http.application import Application
from fourfold.server.http.asgi import make_asgi
from fourfold.server.http.identity import COOKIE
from tests.server.built_page import stand_in
from tests.server.house import PLENTY, ManualClock

BROWSER = {"accept": "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    """Connect to a server that allows newcomers one request every four seconds."""
    limits = replace(PLENTY, newcomer_requests_per_second=0.25, newcomer_request_burst=1)
    config = Config(database=f"sqlite:///{tmp_path}/games.db", limits=limits)
    application = Application(config, clock=ManualClock())
    with (
        stand_in(tmp_path / "page"),
        TestClient(make_asgi(application), base_url="http://127.0.0.1:8004") as client,
    ):
        yield client


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_browser_gets_a_page_in_its_language_that_retries(client: TestClient, code: str) -> None:
    assert client.get("/", headers=BROWSER).status_code == 200
    answer = client.get("/g/table1", headers=BROWSER | {"accept-language": f"{code}-XX,en;q=0.5"})
    assert answer.status_code == 429
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["retry-after"] == "4"
    assert answer.headers["cache-control"] == "no-store"
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    language = Language(code)
    text = f"{language.text('refusal-address-busy')} {language.text('page-retrying')}"
    assert f'<p role="alert">{text}</p>' in answer.text
    assert f'<html lang="{code}">' in answer.text
    assert '<meta name="retry" content="4" />' in answer.text
    assert '<meta http-equiv="refresh" content="9" />' in answer.text
    assert '<script src="/boot.js" defer></script>' in answer.text
    assert not re.search(r"<script[^>]*>[^<]|style=|onload=", answer.text), "the policy forbids it"


def test_a_program_gets_json_and_the_wait(client: TestClient) -> None:
    client.get("/")
    answer = client.get("/api/me")
    assert (answer.status_code, answer.headers["retry-after"]) == (429, "4")
    assert answer.json()["code"] == "address_busy"
    assert answer.json()["wait"] == pytest.approx(4)


def test_the_pages_files_are_exempt_from_the_limit(client: TestClient) -> None:
    links = re.findall(r'src="(/assets/[^"]+)"', client.get("/").text)
    assert links
    assert {client.get(link).status_code for link in links * 3} == {200}
    assert client.get("/api/games/openapi.json").status_code == 429
    assert client.get("/g/table1/picture.png").status_code == 429
    assert client.post("/assets/part0-1a.js").status_code == 429


def test_a_missing_page_links_to_the_start(client: TestClient) -> None:
    answer = client.get("/nothing.html", headers=BROWSER)
    assert answer.status_code == 404
    assert f'<a href="/">{Language("en").text("page-to-start")}</a>' in answer.text
    assert "refresh" not in answer.text


def test_a_cookie_lifts_the_newcomer_limit_but_a_forged_one_does_not(client: TestClient) -> None:
    assert client.put("/api/me", json={"name": "Ann"}).status_code == 200
    cookie = client.cookies[COOKIE]
    assert [client.get("/api/me").status_code for _ in range(5)] == [200] * 5
    client.cookies.clear()
    name, _, sign = cookie.partition(".")
    for forged in (f"{name}.", f"{name}.{'A' * 43}", f"other.{sign}", sign, ""):
        headers = {"cookie": f"{COOKIE}={forged}"}
        assert client.get("/api/me", headers=headers).status_code == 429
