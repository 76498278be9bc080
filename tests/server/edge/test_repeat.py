"""Repeated and late actions."""

from pathlib import Path

import pytest

from tests.server.guest import ME, OPEN
from tests.server.house import House, ManualClock, open_house
from tests.server.table import sit_together

pytestmark = pytest.mark.anyio


async def test_a_repeated_action_gets_its_first_answer(house: House) -> None:
    async with sit_together(house) as table:
        giver = table.watchers[0]
        version = giver.state["version"]
        first = await giver.act("move", move="=5", action_id="once", version=version)
        again = await giver.act("move", move="=5", action_id="once", version=version)
        assert first == again
        changed = await giver.act("resign", action_id="once")
        assert changed == first
        assert (await giver.catch_up())["version"] == version + 1


async def test_others_receive_a_repeated_action_once(house: House) -> None:
    async with sit_together(house) as table:
        for _ in range(3):
            await table.watchers[0].act("move", move="=5", action_id="once", version=4)
        await table.watchers[1].catch_up()
        moves = [
            entry
            for message in table.watchers[1].messages
            for entry in message.get("entries", ())
            if entry["event"]["kind"] == "moved"
        ]
        assert len(moves) == 1


async def test_a_refusal_is_repeated_too(house: House) -> None:
    async with sit_together(house) as table:
        placer = table.watchers[1]
        refused = await placer.act("move", move="b3", action_id="early")
        await table.play("=5")
        again = await placer.act("move", move="b3", action_id="early")
        assert again["code"] == refused["code"] == "not_your_turn"
        assert (await placer.act("move", move="b3"))["type"] == "accepted"


async def test_a_repeated_refusal_does_not_grow(house: House) -> None:
    async with sit_together(house) as table:
        placer = table.watchers[1]
        live = await house.application.hall.room(table.game)
        for _ in range(50):
            await placer.act("move", move="b3", action_id="early")
        depths = []
        for answer in live._log._answers._refused.values():
            depth, trace = 0, getattr(answer, "__traceback__", None)
            while trace is not None:
                depth, trace = depth + 1, trace.tb_next
            depths.append(depth)
        assert depths
        assert max(depths) < 20


async def test_an_action_id_belongs_to_its_seat(house: House) -> None:
    async with sit_together(house) as table:
        await table.watchers[0].move("=5", action_id="mine")
        await table.watchers[1].until_event("moved")
        await table.watchers[1].move("b3", action_id="mine")
        assert table.watchers[1].state["position"]["last"] == "b3"


async def test_a_repeated_action_gets_its_first_answer_after_a_restart(folder: Path) -> None:
    async with open_house(folder / "games.db") as house, sit_together(house) as table:
        first = await table.watchers[0].act("move", move="=5", action_id="once")
    async with (
        open_house(folder / "games.db", clock=ManualClock()) as house,
        table.guests[0].at(house.url) as guest,
        guest.watch(table.game) as giver,
    ):
        assert giver.messages[0]["seat"] == 1
        again = await giver.act("move", move="=5", action_id="once", version=4)
        assert again == first
        assert (await giver.catch_up())["version"] == 5


async def test_a_stale_version_is_refused_with_the_current_one(house: House) -> None:
    async with sit_together(house) as table:
        await table.play("=5", "b3")
        placer = table.watchers[1]
        for version in (0, 4, 5, 7, 1_000_000):
            answer = await placer.act("move", move="=6", version=version)
            assert (answer["code"], answer["version"]) == ("stale", 6)
        assert (await placer.act("move", move="=6", version=6))["type"] == "accepted"


async def test_phrases_and_offers_do_not_make_a_move_stale(house: House) -> None:
    async with sit_together(house) as table:
        version = table.state["version"]
        await table.watchers[1].act("offer_draw")
        answer = await table.watchers[0].act("move", move="=5", version=version)
        assert answer["type"] == "accepted"


async def test_a_refusal_is_remembered_after_a_restart(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    async with open_house(database) as house, sit_together(house) as table:
        game, placer = table.game, table.guests[1]
        refused = await table.watchers[1].act("move", move="b3", action_id="early")
        assert refused["code"] == "not_your_turn"
        declined = await table.watchers[1].act("decline_draw", action_id="no-offer-yet")
        assert declined["code"] == "no_offer"
        await table.watchers[0].act("offer_draw")
    async with open_house(database) as house, placer.at(house.url) as placer:
        # The offer is open now: if the action were judged again, it would decline the offer.
        answer = await placer.act(game, "decline_draw", 4, id="no-offer-yet")
        assert answer.json()["code"] == "no_offer"
        assert (await placer.look(game))["state"]["draw_offers"] == [1]
        answer = await placer.act(game, "decline_draw", 5, id="another")
        assert answer.status_code == 200


async def test_a_newcomer_who_sits_down_again_gets_the_same_seat(house: House) -> None:
    """The response to the first request was lost, and with it the cookie."""
    body = {"id": "a-random-id-that-nobody-knows"}
    async with house.guest() as host:
        game = (await host.open("quartino", "wheel", seats=(ME, OPEN, OPEN), starter=1))["id"]
        keys, guests = [], []
        for _ in range(2):
            async with house.guest() as newcomer:
                answer = await newcomer.http.post(f"/api/games/{game}/seats", json=body)
                assert answer.status_code == 201
                keys.append(answer.json())
                guests.append((await newcomer.http.get("/api/me")).json()["id"])
        assert keys[0] == keys[1]
        assert guests[0] == guests[1]
        seats = (await host.look(game))["state"]["seats"]
        assert [seat["guest"] for seat in seats[1:]] == [guests[0], None], "no ghost took a seat"
        async with house.guest() as other:
            more = await other.http.post(
                f"/api/games/{game}/seats", json={"id": "the-random-id-of-somebody-else"}
            )
            assert [key["seat"] for key in more.json()["seats"]] == [3]


async def test_the_id_of_a_join_request_must_be_long_enough_to_be_a_secret(house: House) -> None:
    async with house.guest() as host, house.guest() as newcomer:
        game = (await host.open())["id"]
        for bad in ("short", "x" * 65, "with blanks in it, and more than that"):
            answer = await newcomer.http.post(f"/api/games/{game}/seats", json={"id": bad})
            assert answer.json()["code"] == "bad_message"
