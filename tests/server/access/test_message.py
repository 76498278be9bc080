"""Every socket message, sent by every kind of caller: what is answered, shown and done."""

from typing import Any, get_args

import pytest

from fourfold.server.wire.action import Action
from fourfold.server.wire.message import FromClient
from tests.server.access.world import Asker, World
from tests.server.guest import Watcher, new_id

pytestmark = pytest.mark.anyio

ACTIONS: dict[str, dict[str, Any]] = {
    "move": {"move": "=6"},
    "resign": {},
    "offer_draw": {},
    "decline_draw": {},
    "take_back": {},
    "say": {"phrase": "hello"},
    "nudge": {},
    "claim_departure": {},
    "claim_draw": {},
    "rematch": {},
}
"""Every kind of action, with its arguments."""

MESSAGES = {"watch", "act", "ping"}
"""The messages that the tests below send."""


def kinds(union: Any, field: str) -> set[str]:
    """Return the wire names of a union's types. Any: what Annotated makes of it."""
    return {each.model_fields[field].default for each in get_args(get_args(union)[0])}


def test_every_message_and_every_action_is_tried() -> None:
    assert kinds(FromClient, "type") == MESSAGES
    assert kinds(Action, "kind") == ACTIONS.keys()


async def watch(watcher: Watcher, asker: Asker, **wish: Any) -> dict[str, Any]:
    await watcher.send({"type": "watch", "token": asker.token, **wish})
    return await watcher.until(lambda message: message["type"] in ("snapshot", "refused"))


async def test_everybody_sees_from_their_own_seat_or_as_a_spectator(world: World) -> None:
    for who, asker in world.askers().items():
        async with asker.guest.connect(world.id) as watcher:
            answer = await watch(watcher, asker)
            if asker.is_refused:
                assert answer["code"] == "not_your_seat", who
                assert await watcher.until_closed() == 1008
                continue
            assert answer["seat"] == (asker.seats[0] if asker.seats else None), who
            assert world.told(answer) == world.cards(*asker.seats[:1]), who
            await watcher.send({"type": "ping"})
            pong = await watcher.until(lambda message: message["type"] == "pong")
            assert world.told(pong) == set()


async def test_nobody_watches_from_a_seat_that_is_not_theirs(world: World) -> None:
    for who, asker in world.askers().items():
        for seat in world.seats:
            async with asker.guest.connect(world.id) as watcher:
                answer = await watch(watcher, asker, seat=seat)
                if seat in asker.seats:
                    assert answer["seat"] == seat, who
                    assert world.told(answer) == world.cards(seat), who
                else:
                    assert answer["code"] == "not_your_seat", (who, seat)
                    assert world.told(answer) == set()


async def test_nobody_does_anything_for_a_seat_that_is_not_theirs(world: World) -> None:
    """A cookie acts for all its seats, whichever one it watches from; a link for one."""
    for who, asker in world.askers().items():
        if asker.is_refused:
            continue
        async with asker.guest.connect(world.id) as watcher:
            await watch(watcher, asker)
            may = {*asker.seats, *asker.own}
            for seat in (None, *world.seats):
                if seat in may or (seat is None and asker.seats):
                    continue
                for kind, more in ACTIONS.items():
                    answer = await watcher.act(kind, seat=seat, **more)
                    assert answer.get("code") == "not_your_seat", (who, seat, kind)


async def test_everybody_acts_for_a_seat_of_their_own(world: World) -> None:
    for who, asker in world.askers().items():
        for seat in asker.seats:
            before = len(await world.events())
            async with asker.guest.connect(world.id) as watcher:
                await watch(watcher, asker)
                answer = await watcher.act("say", phrase="hello", seat=seat, action_id=new_id())
                assert answer["type"] == "accepted", (who, answer)
            said = [event["seat"] for event in (await world.events())[before:]]
            assert said == [seat], who
