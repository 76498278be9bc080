"""Seats: who holds one, on which devices, and what remains after leaving it."""

import pytest

from tests.server.guest import ME, OPEN, Watcher
from tests.server.house import House
from tests.server.table import sit_together

pytestmark = pytest.mark.anyio

THREE = (ME, OPEN, OPEN)


def cards_seen(watcher: Watcher) -> list[str]:
    """Return every hidden card that a watcher was ever shown."""
    positions = [message["state"]["position"] for message in watcher.messages if "state" in message]
    racks = [rack for position in positions if position for rack in position["racks"]]
    return [card for rack in racks for card in rack["hidden"] if card is not None]


async def test_two_tabs_of_one_seat_see_and_do_the_same(house: House) -> None:
    async with house.guest() as host, house.guest() as other:
        game = (await host.open(starter=1))["id"]
        await other.sit(game)
        async with host.watch(game) as left, host.watch(game) as right:
            assert left.state == right.state
            await left.move("=5")
            await right.until_event("moved")
            assert left.state == right.state
            answer = await right.act("move", move="=6", version=2)
            assert answer["code"] == "stale"


async def test_the_same_move_from_two_tabs_counts_once(house: House) -> None:
    async with house.guest() as host, house.guest() as other:
        game = (await host.open(starter=1))["id"]
        await other.sit(game)
        async with host.watch(game) as left, host.watch(game) as right:
            version = left.state["version"]
            first = await left.act("move", move="=5", version=version)
            second = await right.act("move", move="=6", version=version)
            assert first["type"] == "accepted"
            assert second["type"] == "refused"
            assert (await right.catch_up())["position"]["hand"] == "5"


async def test_a_seats_link_opens_it_on_another_device(house: House) -> None:
    async with house.guest() as host, house.guest() as other, house.guest() as phone:
        keys = await host.open("quartino", "wheel", starter=1)
        game, token = keys["id"], keys["seats"][0]["token"]
        await other.sit(game)
        async with phone.watch(game, token=token) as watcher:
            own = watcher.state["position"]["racks"][0]["hidden"]
            assert None not in own
            await watcher.move("R3")
        headers = {"x-seat-token": token}
        seen = await phone.http.get(f"/api/games/{game}", headers=headers)
        assert seen.json()["state"]["position"]["racks"][0]["hidden"] == own
        assert seen.json()["seat"] == 1


@pytest.mark.parametrize("token", ["x", "A" * 43, "A" * 128])
async def test_a_forged_link_opens_nothing(house: House, token: str) -> None:
    async with house.guest() as host, house.guest() as stranger:
        game = (await host.open())["id"]
        async with stranger.connect(game) as watcher:
            await watcher.send({"type": "watch", "token": token})
            assert (await watcher.next())["code"] == "not_your_seat"
            assert await watcher.until_closed() == 1008
        answer = await stranger.http.get(f"/api/games/{game}", headers={"x-seat-token": token})
        assert (answer.status_code, answer.json()["code"]) == (403, "not_your_seat")


async def test_a_seats_link_opens_no_other_seat_and_no_other_game(house: House) -> None:
    async with house.guest() as host, house.guest() as stranger:
        keys = await host.open(seats=(ME, ME))
        token = keys["seats"][0]["token"]
        headers = {"x-seat-token": token}
        other = (await host.open(seats=(ME, ME)))["id"]
        for path in (f"{keys['id']}?seat=2", other):
            answer = await stranger.http.get(f"/api/games/{path}", headers=headers)
            assert answer.json()["code"] == "not_your_seat"


async def test_a_seat_that_another_holds_is_refused(house: House) -> None:
    async with house.guest() as host, house.guest() as other:
        game = (await host.open(starter=1))["id"]
        await other.sit(game)
        answer = await other.http.get(f"/api/games/{game}?seat=1")
        assert answer.json()["code"] == "not_your_seat"
        answer = await other.act(game, "move", 3, move="=5", seat=1)
        assert answer.json()["code"] == "not_your_seat"
        async with other.watch(game) as watcher:
            assert (await watcher.act("move", move="=5", seat=1))["code"] == "not_your_seat"


async def test_a_former_holders_link_does_not_open_the_new_holders_seat(house: House) -> None:
    async with house.guest() as host, house.guest() as first, house.guest() as second:
        game = (await host.open("quartino", "wheel", THREE))["id"]
        keys = await first.sit(game)
        token = keys["seats"][0]["token"]
        assert (await first.act(game, "resign", 3)).status_code == 200
        assert (await second.sit(game))["seats"][0]["seat"] == 2
        headers = {"x-seat-token": token}
        for guest in (first, host):
            answer = await guest.http.get(f"/api/games/{game}?seat=2", headers=headers)
            assert answer.json()["code"] == "not_your_seat"


@pytest.mark.parametrize("is_link", [False, True])
async def test_a_former_holders_open_socket_sees_nothing_of_the_new_holder(
    house: House, is_link: bool
) -> None:
    async with (
        house.guest() as host,
        house.guest() as first,
        house.guest() as second,
        house.guest() as third,
        house.guest() as phone,
    ):
        game = (await host.open("quartino", "wheel", THREE, starter=2))["id"]
        keys = await first.sit(game)
        options = {"token": keys["seats"][0]["token"]} if is_link else {}
        device = phone if is_link else first
        async with device.watch(game, **options) as watcher:
            assert (await first.act(game, "resign", 3)).status_code == 200
            await watcher.until_event("left")
            await second.sit(game)
            await third.sit(game)
            await watcher.until_event("started")
            assert cards_seen(watcher) == []
            answer = await watcher.act("move", move="R3")
            assert (answer["type"], answer["code"]) == ("refused", "not_your_seat")
            answer = await watcher.act("resign")
            assert (answer["type"], answer["code"]) == ("refused", "not_your_seat")


async def test_a_former_holders_action_id_does_not_count_for_the_new_holder(
    house: House,
) -> None:
    async with house.guest() as host, house.guest() as first, house.guest() as second:
        game = (await host.open("quartino", "wheel", THREE))["id"]
        await first.sit(game)
        assert (await first.act(game, "resign", 3, id="1")).status_code == 200
        await second.sit(game)
        answer = await second.act(game, "resign", 5, id="1")
        assert answer.json() == {"version": 6}
        assert (await host.look(game))["state"]["version"] == 6


async def test_spectators_cannot_act(house: House) -> None:
    async with house.guest() as host, house.guest() as other, house.guest() as spectator:
        game = (await host.open(starter=1))["id"]
        await other.sit(game)
        async with spectator.watch(game) as watcher:
            assert watcher.messages[0]["seat"] is None
            assert watcher.state["legal"] is None
            for kind in ("resign", "offer_draw", "decline_draw", "take_back", "rematch"):
                assert (await watcher.act(kind))["code"] == "not_your_seat"
            assert (await watcher.act("move", move="=5"))["code"] == "not_your_seat"
            assert (await watcher.act("say", phrase="phrase-hello"))["code"] == "not_your_seat"
        assert (await spectator.act(game, "resign", 4)).json()["code"] == "not_your_seat"
        assert (await host.look(game))["state"]["version"] == 4


async def test_a_player_with_two_seats_acts_for_each(house: House) -> None:
    async with house.guest() as host:
        game = (await host.open(seats=(ME, ME), starter=1))["id"]
        async with host.watch(game) as watcher:
            assert (await watcher.act("move", move="=5", seat=2))["code"] == "not_your_turn"
            await watcher.move("=5", seat=1)
            await watcher.move("b3", seat=2)
            await watcher.send({"type": "watch", "seat": 2})
            snapshot = await watcher.until(lambda message: message["type"] == "snapshot")
            assert (snapshot["seat"], snapshot["state"]["to_move"]) == (2, 2)
            assert snapshot["state"]["legal"]


async def test_sitting_down_twice_changes_nothing(house: House) -> None:
    async with house.guest() as host, house.guest() as other:
        game = (await host.open(seats=(ME, OPEN)))["id"]
        once = await other.sit(game)
        assert await other.sit(game) == once
        assert (await host.look(game))["state"]["version"] == 4


async def test_a_refused_second_watch_changes_nothing(house: House) -> None:
    async with sit_together(house) as table:
        watcher = table.watchers[0]
        await watcher.send({"type": "watch", "token": "forged"})
        refused = await watcher.until(lambda message: message["type"] == "refused")
        assert refused["code"] == "not_your_seat"
        await table.play("=5", "a1")


async def test_a_seats_link_leads_to_the_rematch(house: House) -> None:
    async with sit_together(house) as table:
        ann = table.guests[0]
        token = (await ann.http.get(f"/api/games/{table.game}/keys")).json()["seats"][0]["token"]
        await table.watchers[0].act("resign")
        await table.watchers[0].act("rematch")
        await table.watchers[1].catch_up()
        await table.watchers[1].act("rematch")
        opened = await table.watchers[1].until_event("rematch_opened")
        async with house.guest() as phone:
            headers = {"x-seat-token": token}
            keys = await phone.http.get(f"/api/games/{opened['game_id']}/keys", headers=headers)
            [key] = keys.json()["seats"]
            assert key["seat"] == 2
            found = await phone.look(opened["game_id"], **{"x-seat-token": key["token"]})
            assert found["seat"] == 2
