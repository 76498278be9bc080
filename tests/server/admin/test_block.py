"""A blocked caller is refused everything at once; announcements reach every page."""

import asyncio
import logging
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fourfold.cli.main import run
from fourfold.server import built_page, document
from fourfold.server.admin import people
from fourfold.server.admin.block import MAX_NOTICE_CHARACTERS, announce, block, unblock
from fourfold.server.http import page
from fourfold.server.http.identity import COOKIE, SECURE_COOKIE
from fourfold.server.storage import Storage, StorageError
from fourfold.server.storage.house_rules import HouseRules, parse_network
from fourfold.server.storage.register import open_register
from tests.server.house import House, open_house
from tests.server.table import sit_together

pytestmark = pytest.mark.anyio

POLICY_VIOLATION = 1008


async def reload_house_rules(house: House) -> None:
    """Have the server reload blocks and announcements now, as it does periodically."""
    await house.application.hall.refresh_house_rules()


async def test_a_blocked_guest_is_refused_everything_until_unblocked(database_url: str) -> None:
    async with open_house(database_url) as house, sit_together(house) as table:
        ann, ben = table.guests
        ann_id = await ann.me()
        assert (await block(database_url, ann_id)).guests == (ann_id,)
        await reload_house_rules(house)
        for path in ("/", "/api/me", f"/api/games/{table.game}"):
            answer = await ann.http.get(path)
            assert (answer.status_code, answer.json()["code"]) == (403, "forbidden"), path
        assert (await ann.http.get("/healthz")).status_code == 200
        # This includes a silent socket that was already open.
        assert await table.watchers[0].until_closed() == POLICY_VIOLATION
        assert table.watchers[0].messages[-1]["code"] == "forbidden"
        assert (await ben.http.get("/api/me")).status_code == 200
        with pytest.raises(StorageError, match="is not blocked"):
            await unblock(database_url, "nobody")
        assert not (await unblock(database_url, ann_id)).blocks_anybody
        await reload_house_rules(house)
        assert (await ann.http.get("/api/me")).status_code == 200


async def test_servers_log_what_an_administrator_does(
    database_url: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level(logging.INFO, "fourfold")
    monkeypatch.setattr(people, "RELOAD_SECONDS", 0)

    def logged() -> list[str]:
        found = [each.getMessage() for each in caplog.records if "administrator" in each.msg]
        return [message.removeprefix("administrator: ").rpartition(" at ")[0] for message in found]

    async with open_house(database_url) as house, sit_together(house) as table:
        ann, ben = [await guest.me() for guest in table.guests]
        await block(database_url, ben)
        await unblock(database_url, ben)
        await block(database_url, "203.0.113.7")
        await announce(database_url, "The server restarts at noon.")
        await announce(database_url, None)
        await people.rename(database_url, ann, "Anna")
        await people.forget(database_url, ben)
        command = ["admin", "delete-game", table.game, "--database", database_url]
        assert await asyncio.to_thread(run, command) == 0
        acts = [
            *(f"block guest {ben}", f"unblock guest {ben}", "block an address or network"),
            *("announce", "remove the announcement", f"rename guest {ann}"),
            *(f"sign out guest {ben}", f"forget guest {ben}", f"delete game {table.game}"),
        ]
        for _ in range(2):
            await reload_house_rules(house)
            assert logged() == acts, "each once"
    # A server that was not running then logs them too.
    caplog.clear()
    async with open_house(database_url) as house:
        await reload_house_rules(house)
        assert logged() == acts


async def test_a_second_cookie_does_not_hide_a_blocked_guest(tmp_path: Path) -> None:
    database = str(tmp_path / "games.db")
    async with (
        open_house(database) as house,
        house.guest() as blocked,
        house.guest() as other,
        house.guest() as browser,
    ):
        for guest in (blocked, other):
            await guest.open()
        await block(database, await blocked.me())
        await reload_house_rules(house)
        for first, second in ((other, blocked), (blocked, other)):
            cookies = {
                SECURE_COOKIE: first.http.cookies[COOKIE],
                COOKIE: second.http.cookies[COOKIE],
            }
            text = "; ".join(f"{name}={value}" for name, value in cookies.items())
            answer = await browser.http.get("/api/me", headers={"cookie": text})
            assert answer.status_code == 403


async def test_a_blocked_guests_links_do_not_work_either(tmp_path: Path) -> None:
    database = str(tmp_path / "games.db")
    async with open_house(database) as house, sit_together(house) as table, house.guest() as other:
        keys = (await table.guests[0].http.get(f"/api/games/{table.game}/keys")).json()
        token = {"x-seat-token": keys["seats"][0]["token"]}
        await block(database, await table.guests[0].me())
        await reload_house_rules(house)
        action = {"type": "act", "id": "action-of-ann", "version": table.state["version"]}
        action |= {"action": {"kind": "move", "move": "=5"}}
        path = f"/api/games/{table.game}/actions"
        answer = await other.http.post(path, json=action, headers=token)
        assert (answer.status_code, answer.json()["code"]) == (403, "forbidden")


async def test_a_blocked_address_is_refused_with_and_without_a_cookie(tmp_path: Path) -> None:
    database = str(tmp_path / "games.db")
    async with open_house(database) as house, house.guest() as ann:
        await block(database, "127.0.0.0/8")
        assert (await ann.http.get("/api/me")).status_code == 200, "not reloaded yet"
        await reload_house_rules(house)
        assert (await ann.http.get("/api/me")).status_code == 403
        assert (await ann.http.put("/api/me", json={"name": "Ann"})).status_code == 403
    # A server knows the blocks as soon as it starts.
    async with open_house(database) as house, house.guest() as ann:
        assert (await ann.http.get("/api/me")).status_code == 403


async def test_concurrent_blocks_all_take_effect(database_url: str) -> None:
    await (await Storage.open(database_url)).close()
    networks = [f"203.0.113.{number}" for number in range(8)]
    await asyncio.gather(
        announce(database_url, "Down at noon"), *(block(database_url, each) for each in networks)
    )
    await asyncio.gather(*(unblock(database_url, each) for each in networks[:4]))
    async with open_register(database_url) as register:
        rules = await register.house_rules()
    assert rules.notice == "Down at noon"
    assert sorted(rules.networks) == [f"{each}/32" for each in networks[4:]]


async def test_only_guests_and_addresses_can_be_blocked(database_url: str) -> None:
    await (await Storage.open(database_url)).close()
    for whom in ("nobody", "127.0.0.1/8", ""):
        with pytest.raises(StorageError, match="neither a guest's id nor an address"):
            await block(database_url, whom)


@pytest.mark.parametrize(
    ("blocked", "host", "is_in"),
    [
        ("203.0.113.7", "203.0.113.7", True),
        ("203.0.113.7", "203.0.113.8", False),
        ("203.0.113.7", "::ffff:203.0.113.7", True),
        ("203.0.113.0/24", "203.0.113.8", True),
        ("2001:db8::1", "2001:db8::2%eth0", True),
        ("2001:db8::1", "2001:db8:0:1::2", False),
        ("2001:db8::/32", "2001:db8:9::2", True),
        ("203.0.113.7", "", False),
        ("203.0.113.7", "unix:", False),
    ],
)
async def test_a_block_covers_its_address_or_network(blocked: str, host: str, is_in: bool) -> None:
    assert HouseRules(networks=(parse_network(blocked),)).is_blocked(host, None) is is_in


@given(st.text(), st.lists(st.text()), st.integers(0, 9))
def test_house_rules_survive_encoding_and_decoding(
    notice: str, guests: list[str], number: int
) -> None:
    rules = HouseRules(notice, tuple(guests), ("10.0.0.0/8",), number)
    assert HouseRules.decode(rules.encode()) == rules
    assert HouseRules.decode(b'{"of a newer version": 1}') == HouseRules()
    assert replace(rules, notice=None).is_blocked("10.1.1.1", None)


async def test_an_announcement_reaches_every_page(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "index.html").write_text(f"<head>{document.HEAD}</head>")
    monkeypatch.setattr(built_page, "FOLDER", tmp_path / "page")
    page._read.cache_clear()
    text = 'Down at noon, "for a while" <b>'
    async with open_house(database_url) as house, sit_together(house) as table:
        await announce(database_url, f"  {text}\n")
        await reload_house_rules(house)
        notice = await table.watchers[0].until(lambda message: message["type"] == "notice")
        assert notice["text"] == text
        shown = (await table.guests[0].http.get("/")).text
        tag = 'name="fourfold-notice" content="Down at noon, &quot;for a while&quot; &lt;b&gt;"'
        assert tag in shown
        async with table.guests[1].watch(table.game) as late:
            notice = await late.until(lambda message: message["type"] == "notice")
            assert notice["text"] == text
        await announce(database_url, None)
        await reload_house_rules(house)
        notice = await table.watchers[0].until(lambda message: message["type"] == "notice")
        assert notice["text"] is None
        assert "fourfold-notice" not in (await table.guests[0].http.get("/")).text
    page._read.cache_clear()
    for bad in ("", " ", "a\0b", "x" * (MAX_NOTICE_CHARACTERS + 1)):
        with pytest.raises(StorageError, match="an announcement must have 1 to 300"):
            await announce(database_url, bad)
