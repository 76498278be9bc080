"""Every socket message, from every kind of caller: its answer, and what it shows and does."""

from typing import Any, get_args

import pytest
from websockets.exceptions import InvalidStatus

from fourfold.server.wire.action import Action
from fourfold.server.wire.message import FromClient
from tests.server.access.world import Caller, World
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
    """Return the wire names of a union's types. `Any`, since the union is wrapped in Annotated."""
    return {each.model_fields[field].default for each in get_args(get_args(union)[0])}


def test_every_message_and_every_action_is_covered() -> None:
    assert kinds(FromClient, "type") == MESSAGES
    assert kinds(Action, "kind") == ACTIONS.keys()


async def watch(watcher: Watcher, caller: Caller, **options: Any) -> dict[str, Any]:
    await watcher.send({"type": "watch", "token": caller.token, **options})
    return await watcher.until(lambda message: message["type"] in ("snapshot", "refused"))


def callers(world: World) -> dict[str, Caller]:
    """Return the callers who may open a socket."""
    return {who: caller for who, caller in world.callers().items() if not caller.is_blocked}


async def test_a_blocked_guest_opens_no_socket(world: World) -> None:
    blocked = world.callers().keys() - callers(world).keys()
    assert blocked
    for who in blocked:
        with pytest.raises(InvalidStatus) as denied:
            async with world.callers()[who].guest.connect(world.id):
                pass
        assert denied.value.response.status_code == 403


async def test_everybody_sees_from_their_own_seat_or_as_a_spectator(world: World) -> None:
    for who, caller in callers(world).items():
        async with caller.guest.connect(world.id) as watcher:
            answer = await watch(watcher, caller)
            if caller.is_refused:
                assert answer["code"] == "not_your_seat", who
                assert await watcher.until_closed() == 1008
                continue
            assert answer["seat"] == (caller.seats[0] if caller.seats else None), who
            assert world.revealed(answer) == world.cards(*caller.seats[:1]), who
            await watcher.send({"type": "ping"})
            pong = await watcher.until(lambda message: message["type"] == "pong")
            assert world.revealed(pong) == set()


async def test_nobody_watches_from_a_seat_that_is_not_theirs(world: World) -> None:
    for who, caller in callers(world).items():
        for seat in world.seats:
            async with caller.guest.connect(world.id) as watcher:
                answer = await watch(watcher, caller, seat=seat)
                if seat in caller.seats:
                    assert answer["seat"] == seat, who
                    assert world.revealed(answer) == world.cards(seat), who
                else:
                    assert answer["code"] == "not_your_seat", (who, seat)
                    assert world.revealed(answer) == set()


async def test_nobody_does_anything_for_a_seat_that_is_not_theirs(world: World) -> None:
    """A cookie acts for all its seats, whichever one it watches from; a link for one."""
    for who, caller in callers(world).items():
        if caller.is_refused:
            continue
        async with caller.guest.connect(world.id) as watcher:
            await watch(watcher, caller)
            may = {*caller.seats, *caller.own}
            for seat in (None, *world.seats):
                if seat in may or (seat is None and caller.seats):
                    continue
                for kind, more in ACTIONS.items():
                    answer = await watcher.act(kind, seat=seat, **more)
                    assert answer.get("code") == "not_your_seat", (who, seat, kind)


async def test_everybody_acts_for_their_own_seat(world: World) -> None:
    for who, caller in callers(world).items():
        for seat in caller.seats:
            before = len(await world.events())
            async with caller.guest.connect(world.id) as watcher:
                await watch(watcher, caller)
                answer = await watcher.act("say", phrase="hello", seat=seat, action_id=new_id())
                assert answer["type"] == "accepted", (who, answer)
            said = [event["seat"] for event in (await world.events())[before:]]
            assert said == [seat], who
