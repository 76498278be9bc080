"""Private rooms: not listed, and joinable only with an invitation."""

import pytest

from tests.server.guest import ME
from tests.server.house import House

pytestmark = pytest.mark.anyio


async def test_a_private_room_needs_an_invitation(house: House) -> None:
    async with house.guest() as host, house.guest() as other:
        keys = await host.open(is_private=True)
        game, invitation = keys["id"], keys["invitation"]
        assert invitation
        wrong = (await host.open(is_private=True))["invitation"]
        token = keys["seats"][0]["token"]
        for body in ({}, *({"invitation": text} for text in ("x", wrong, token))):
            answer = await other.http.post(f"/api/games/{game}/seats", json=body)
            assert (answer.status_code, answer.json()["code"]) == (403, "invitation_needed")
        await other.sit(game, invitation=invitation)
        assert (await other.look(game))["state"]["status"] == "playing"


async def test_a_private_room_is_listed_only_for_its_players(house: House) -> None:
    async with house.guest() as host, house.guest() as other:
        game = (await host.open(is_private=True))["id"]
        me = await host.me()
        for query in ("", "?status=waiting", f"?guest={me}"):
            listed = (await other.http.get(f"/api/games{query}")).json()["games"]
            assert game not in [each["id"] for each in listed]
        mine = (await host.http.get("/api/games/mine")).json()["games"]
        assert game in [each["id"] for each in mine]
        assert (await other.http.get("/api/games/mine")).json()["games"] == []


async def test_the_lobby_has_every_list_in_one_answer(house: House) -> None:
    async with house.guest() as host, house.guest() as other:
        private = (await host.open(is_private=True))["id"]
        waiting = (await host.open())["id"]
        playing = (await host.open(seats=(ME, ME), is_private=False))["id"]
        over = (await host.open(seats=(ME, ME), is_private=False))["id"]
        version = (await host.look(over))["state"]["version"]
        assert (await host.act(over, "resign", version)).status_code == 200
        lobby = (await other.http.get("/api/games/lobby")).json()
        ids = {kind: [each["id"] for each in games] for kind, games in lobby.items()}
        assert waiting in ids["waiting"]
        assert playing in ids["playing"]
        assert over in ids["over"]
        assert ids["mine"] == []
        assert private not in {each for kind in ids.values() for each in kind}
        mine = (await host.http.get("/api/games/lobby")).json()["mine"]
        assert {each["id"] for each in mine} == {private, waiting, playing, over}


async def test_a_stranger_gets_no_keys(house: House) -> None:
    async with house.guest() as host, house.guest() as other:
        game = (await host.open(is_private=True))["id"]
        for path in (f"/api/games/{game}/keys",):
            answer = (await other.http.get(path)).json()
            assert answer == {"id": game, "seats": [], "invitation": None}


async def test_an_open_room_has_no_invitation(house: House) -> None:
    async with house.guest() as host:
        assert (await host.open())["invitation"] is None
