"""Renewed keys: the old ones stop working at once, here and in other processes."""

from pathlib import Path
from typing import Any

import pytest

from fourfold.server.http import application
from fourfold.server.http.application import RENEWAL_BURST, RENEWALS_PER_MINUTE
from fourfold.server.http.identity import COOKIE, SECURE_COOKIE
from fourfold.server.live import keyring
from fourfold.server.live.keyring import Keyring, guest_key
from fourfold.server.storage import Storage
from fourfold.server.token import Tokens
from tests.server.guest import ME, OPEN, Guest
from tests.server.house import House, ManualClock, open_house
from tests.server.table import sit_together

pytestmark = pytest.mark.anyio

GUESTS = ("ann", "ben", "cy")


async def token_of(guest: Guest, game: str) -> str:
    keys = (await guest.http.get(f"/api/games/{game}/keys")).json()
    token: str = keys["seats"][0]["token"]
    return token


async def status_by_link(house: House, game: str, token: str, path: str = "") -> int:
    async with house.guest() as phone:
        headers = {"x-seat-token": token}
        answer = await phone.http.get(f"/api/games/{game}{path}", headers=headers)
        return int(answer.status_code)


async def copy_of(guest: Guest) -> Guest:
    """Return another browser with the same cookie."""
    return Guest(guest.url, cookies=dict(guest.http.cookies))


async def play_rematch(table: Any) -> str:
    await table.watchers[0].act("resign")
    await table.watchers[0].act("rematch")
    await table.watchers[1].catch_up()
    await table.watchers[1].act("rematch")
    opened = await table.watchers[1].until_event("rematch_opened")
    game_id: str = opened["game_id"]
    return game_id


async def test_a_renewed_link_replaces_the_old_one(house: House) -> None:
    async with sit_together(house, "quartino", "wheel") as table, house.guest() as phone:
        ann, game = table.guests[0], table.game
        old = await token_of(ann, game)
        async with phone.watch(game, token=old) as watcher:
            answer = await ann.http.post(f"/api/games/{game}/keys")
            assert answer.status_code == 201
            assert await watcher.until_closed() == 1008
            assert watcher.messages[-1]["code"] == "not_your_seat"
        new = answer.json()["seats"][0]["token"]
        assert new == await token_of(ann, game) != old
        assert await status_by_link(house, game, old) == 403
        assert await status_by_link(house, game, old, "/keys") == 403
        assert await status_by_link(house, game, new) == 200
        # A player with a cookie is unaffected.
        await table.play("R3")


async def test_neither_a_link_nor_a_stranger_can_renew_keys(house: House) -> None:
    async with sit_together(house) as table, house.guest() as phone:
        token = await token_of(table.guests[0], table.game)
        for headers in ({"x-seat-token": token}, {}):
            answer = await phone.http.post(f"/api/games/{table.game}/keys", headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (403, "not_your_seat")
        assert await status_by_link(house, table.game, token) == 200


async def test_an_old_link_does_not_lead_to_a_renewed_rematch(house: House) -> None:
    async with sit_together(house) as table:
        ann = table.guests[0]
        old = await token_of(ann, table.game)
        rematch = await play_rematch(table)
        assert await status_by_link(house, rematch, old, "/keys") == 200
        await ann.http.post(f"/api/games/{rematch}/keys")
        assert await status_by_link(house, rematch, old, "/keys") == 403
        # In the previous game the link still works.
        assert await status_by_link(house, table.game, old) == 200


async def test_a_renewed_link_leads_to_the_rematch_but_the_old_one_does_not(
    house: House,
) -> None:
    async with sit_together(house) as table:
        ann = table.guests[0]
        old = await token_of(ann, table.game)
        await ann.http.post(f"/api/games/{table.game}/keys")
        new = await token_of(ann, table.game)
        rematch = await play_rematch(table)
        assert await status_by_link(house, rematch, old, "/keys") == 403
        assert await status_by_link(house, rematch, new, "/keys") == 200


async def test_only_the_host_can_renew_the_invitation(house: House) -> None:
    async with house.guest() as host, house.guest() as second, house.guest() as third:
        keys = await host.open("quartino", "wheel", (ME, OPEN, OPEN), is_private=True)
        game, old = keys["id"], keys["invitation"]
        await second.sit(game, invitation=old)
        assert (await second.http.post(f"/api/games/{game}/keys")).json()["invitation"] == old
        new = (await host.http.post(f"/api/games/{game}/keys")).json()["invitation"]
        refused = await third.http.post(f"/api/games/{game}/seats", json={"invitation": old})
        assert refused.json()["code"] == "invitation_needed"
        await third.sit(game, invitation=new)


async def test_a_host_who_left_their_seat_keeps_only_the_invitation(house: House) -> None:
    async with house.guest() as host, house.guest() as other:
        keys = await host.open("quartino", "wheel", (ME, OPEN, OPEN), is_private=True)
        game = keys["id"]
        await other.sit(game, invitation=keys["invitation"])
        assert (await host.act(game, "resign", 3)).status_code == 200
        shown = (await host.http.get(f"/api/games/{game}/keys")).json()
        assert shown == {"id": game, "seats": [], "invitation": keys["invitation"]}


async def test_signing_out_elsewhere_ends_copies_of_the_cookie_and_all_links(
    house: House,
) -> None:
    async with sit_together(house, "quartino", "wheel") as table:
        ann, game = table.guests[0], table.game
        token, me = await token_of(ann, game), await ann.me()
        async with await copy_of(ann) as thief, thief.watch(game) as watcher:
            assert watcher.messages[0]["seat"] == 1
            answer = await ann.http.post("/api/me/renewal")
            assert answer.json()["id"] == me
            assert await watcher.until_closed() == 1008
            assert (await thief.http.get("/api/me")).json() is None
            assert (await thief.look(game))["seat"] is None
            assert (await thief.act(game, "resign", 4)).json()["code"] == "not_your_seat"
            assert (await thief.http.post("/api/me/renewal")).status_code == 403
        assert await status_by_link(house, game, token) == 403
        # Nothing has changed here except the cookie.
        assert await ann.me() == me
        assert (await ann.look(game))["seat"] == 1
        assert await status_by_link(house, game, await token_of(ann, game)) == 200


async def test_signing_out_everywhere_ends_the_identity(house: House) -> None:
    async with sit_together(house) as table:
        ann, game = table.guests[0], table.game
        token, me = await token_of(ann, game), await ann.me()
        async with await copy_of(ann) as thief:
            assert (await ann.http.delete("/api/me")).status_code == 204
            assert not ann.http.cookies
            for guest in (ann, thief):
                assert (await guest.http.get("/api/me")).json() is None
                assert (await guest.look(game))["seat"] is None
            assert await status_by_link(house, game, token) == 403
            assert await thief.me() != me
        assert (await ann.http.delete("/api/me")).status_code == 204


async def test_repeating_a_newcomers_join_request_does_not_restore_their_identity(
    house: House,
) -> None:
    request = {"id": "w" * 22}
    async with house.guest() as host, house.guest() as newcomer, house.guest() as thief:
        game = (await host.open())["id"]
        await newcomer.sit(game, **request)
        assert (await newcomer.http.delete("/api/me")).status_code == 204
        answer = await thief.http.post(f"/api/games/{game}/seats", json=request)
        assert (answer.status_code, answer.json()["code"]) == (403, "forbidden")


async def test_renewals_reach_other_processes(tmp_path: Path) -> None:
    """Two servers on one database: what one renews ends at the other, including open sockets."""
    database = tmp_path / "games.db"
    async with (
        open_house(database) as here,
        open_house(database) as there,
        sit_together(here) as table,
    ):
        ann, game = table.guests[0], table.game
        async with await copy_of(ann) as copied:
            thief = copied.at(there.url)
            async with thief, thief.watch(game) as watcher:
                assert watcher.messages[0]["seat"] == 1
                await ann.http.post("/api/me/renewal")
                await there.application.hall.keyring.follow()
                assert await watcher.until_closed() == 1008
                assert (await thief.look(game))["seat"] is None
        async with ann.at(there.url) as moved:
            assert (await moved.look(game))["seat"] == 1


async def test_a_restart_does_not_revive_an_old_key(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    async with open_house(database) as house, house.guest() as ann:
        game = (await ann.open(seats=(ME, ME)))["id"]
        thief = await copy_of(ann)
        await ann.http.post("/api/me/renewal")
    async with open_house(database) as house, thief.at(house.url) as late, ann.at(house.url) as own:
        assert (await late.look(game))["seat"] is None
        assert (await own.look(game))["seat"] == 1


async def test_key_renewals_are_limited_per_address(tmp_path: Path) -> None:
    async with open_house(tmp_path / "games.db") as house, house.guest() as ann:
        await ann.me()
        for _ in range(RENEWAL_BURST):
            assert (await ann.http.post("/api/me/renewal")).status_code == 200
        answer = await ann.http.post("/api/me/renewal")
        assert (answer.status_code, answer.json()["code"]) == (429, "quota_used_up")


async def test_key_renewals_are_limited_per_address_and_day(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each renewed key is stored for ever, and beyond those cached checking one takes a query."""
    monkeypatch.setattr(application, "RENEWALS_PER_DAY", 120)
    clock = ManualClock()
    async with open_house(tmp_path / "games.db", clock=clock) as house, house.guest() as ann:
        await ann.me()
        codes = []
        for _ in range(100):
            clock.advance(60 / RENEWALS_PER_MINUTE)
            codes.append((await ann.http.post("/api/me/renewal")).status_code)
        assert codes == [200] * 60 + [429] * 40
        clock.advance(24 * 3600)
        assert (await ann.http.post("/api/me/renewal")).status_code == 200


async def test_no_query_for_a_key_holds_up_a_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Though more keys have been renewed than are cached."""
    monkeypatch.setattr(keyring, "MAX_CACHED_KEYS", 10)
    async with open_house(tmp_path / "games.db") as house, sit_together(house) as table:
        hall = house.application.hall
        for number in range(20):
            await hall.keyring.renew(f"guest:{number}")
        live, token = hall.rooms[table.game], await token_of(table.guests[0], table.game)
        for number in range(20):
            await hall.keyring.renewals(f"guest:{number}")
        asked: list[tuple[str, bool]] = []
        find = Storage.renewals

        async def note(self: Storage, key: str) -> int:
            asked.append((key, live.lock.locked()))
            return await find(self, key)

        monkeypatch.setattr(Storage, "renewals", note)
        async with table.guests[1].watch(table.game) as watcher:
            assert watcher.messages[0]["seat"] == 2
        async with house.guest() as phone, phone.watch(table.game, token=token) as watcher:
            assert watcher.messages[0]["seat"] == 1
        assert asked
        assert not [key for key, is_locked in asked if is_locked]


async def test_more_renewed_keys_than_are_cached_are_looked_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether the cache holds them all from the start, overflows later, or never held them."""
    monkeypatch.setattr(keyring, "MAX_CACHED_KEYS", 2)
    storage = await Storage.open(str(tmp_path / "games.db"))
    here = Keyring(storage, Tokens(bytes(32)))
    await here.follow()
    cookies = [await here.cookie(guest) for guest in GUESTS]
    for guest in GUESTS:
        await here.renew(guest_key(guest))
        read = [await here.read_cookie(old) for old in cookies]
        assert read == [None if name <= guest else name for name in GUESTS]
    late = Keyring(storage, Tokens(bytes(32)))
    await late.follow()
    for ring in (here, late):
        assert [await ring.read_cookie(old) for old in cookies] == [None, None, None]
        for guest in (*GUESTS, "di"):
            assert await ring.read_cookie(await ring.cookie(guest)) == guest
    await storage.close()


async def test_each_renewal_is_announced_once(tmp_path: Path) -> None:
    storage = await Storage.open(str(tmp_path / "games.db"))
    here, there = (Keyring(storage, Tokens(bytes(32))) for _ in range(2))
    heard: list[tuple[str, dict[str, int]]] = []
    here.on_renewal = lambda found: heard.append(("here", dict(found)))
    there.on_renewal = lambda found: heard.append(("there", dict(found)))

    async def follow() -> list[tuple[str, dict[str, int]]]:
        for _ in range(2):
            await here.follow()
            await there.follow()
        found = heard.copy()
        heard.clear()
        return found

    assert await follow() == []
    await here.renew("guest:ann")
    assert await follow() == [("here", {"guest:ann": 1}), ("there", {"guest:ann": 1})]
    await there.renew("guest:ann", "guest:ben")
    renewed = {"guest:ann": 2, "guest:ben": 1}
    assert await follow() == [("there", renewed), ("here", renewed)]
    await storage.close()


async def test_a_guest_with_two_cookies_keeps_their_identity(tmp_path: Path) -> None:
    """One from before the server had TLS, next to the current one."""
    async with (
        open_house(tmp_path / "games.db") as house,
        house.guest() as ann,
        house.guest() as ben,
        house.guest() as browser,
    ):
        for guest in (ann, ben):
            await guest.open()
        one, two = (guest.http.cookies[COOKIE] for guest in (ann, ben))
        headers = {"cookie": f"{SECURE_COOKIE}={one}; {COOKIE}={two}"}
        answer = await browser.http.post("/api/me/renewal", headers=headers)
        assert answer.status_code == 200
        assert answer.cookies[COOKIE].partition(".")[0] == one.partition(".")[0]


async def test_renewals_are_counted_on_both_databases(storage: Storage) -> None:
    assert await storage.latest_renewal() is None
    for count in (1, 2):
        await storage.renew("guest:ann")
        assert await storage.renewals("guest:ann") == count
    await storage.renew("seat:game:1")
    latest = await storage.latest_renewal()
    assert latest is not None
    assert {key: count for key, count, _ in await storage.renewed(latest, 9)} == {"seat:game:1": 1}
    assert [key for key, _, _ in await storage.renewed(keyring.LONG_AGO, 1)] == ["guest:ann"]
    assert await storage.renewals("guest:ben") == 0
