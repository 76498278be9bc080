"""Nobody learns more than they may know: not from a message, download, refusal or log line."""

import json
import logging
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from fourfold.games import quartino
from fourfold.games.quartino import position
from fourfold.games.quartino.refusal import refusal_of
from fourfold.match import Match
from fourfold.server.event import event as log
from fourfold.server.live.live_room import LiveRoom
from fourfold.server.room import conversion, room, view
from fourfold.server.room.decision import Change
from fourfold.server.room.room import Room
from fourfold.server.room.viewer import Viewer
from fourfold.server.wire import event as wire
from tests.server.guest import Guest, Watcher
from tests.server.house import ManualClock, SeededChance, open_house
from tests.server.leaks import (
    LeakError,
    Pair,
    begin,
    compare,
    copy_databases,
    draw_pair,
    guest_of,
    two_worlds,
)

pytestmark = pytest.mark.anyio

PAIRS = 2_000
CHUNK = 500
Patch = pytest.MonkeyPatch


@pytest.mark.parametrize("first", range(0, PAIRS, CHUNK))
async def test_messages_do_not_depend_on_hidden_cards(first: int) -> None:
    async with two_worlds() as worlds:
        assert await compare(worlds, range(first, first + CHUNK)) > 10 * CHUNK


def test_the_pairs_cover_different_deals_claims_and_observers() -> None:
    pairs = [draw_pair(seed) for seed in range(500)]
    moves = [action.get("move", "") for pair in pairs for _, action in pair.actions]
    assert all(pair.deals[0] != pair.deals[1] for pair in pairs)
    assert sum("@" in move for move in moves) > 200
    assert {pair.observer for pair in pairs} == {None, 1, 2, 3, 4}
    assert sum(pair.is_over for pair in pairs) > 5


def all_cards_are_broadcast(patch: Patch) -> None:
    patch.setattr(view, "view_position", lambda room, _: room.match and room.match.position)


def one_card_is_broadcast(patch: Patch) -> None:
    def view_position(room: Room, viewer: Viewer) -> Any:
        seen = original(room, viewer)
        whole = room.match.position if room.match else None
        return seen if whole is None else whole.view((viewer.seat or 0) % whole.seats + 1)

    original = view.view_position
    patch.setattr(view, "view_position", view_position)


def the_deal_is_sent_with_the_start(patch: Patch) -> None:
    def convert_note(note: log.Note) -> wire.Event:
        sent = original(note)
        if not isinstance(note, log.Started):
            return sent
        return sent.model_copy(update={"start": int.from_bytes((note.deal or "").encode())})

    original = conversion.convert_note
    patch.setattr(room, "convert_note", convert_note)


def the_record_has_all_cards(patch: Patch) -> None:
    patch.setattr(Match, "view_record", lambda self, _: self.record())


def a_refusal_reveals_whether_a_card_is_held(patch: Patch) -> None:
    def refusal(at: quartino.Position, move: quartino.Move, seat: int | None) -> str | None:
        if isinstance(move, quartino.Claim) and move.card in at.rack.hidden:
            return refusal_of(at, move, seat)
        return refusal_of(at, move, None) or refusal_of(at, move, seat)

    patch.setattr(position, "refusal_of", refusal)


def the_deal_is_logged(patch: Patch) -> None:
    async def write(self: LiveRoom, decided: Change, *more: Any) -> int:
        logging.getLogger("fourfold.server").debug("written: %s", decided.events)
        return await original(self, decided, *more)

    original = LiveRoom.write
    patch.setattr(LiveRoom, "write", write)


@pytest.mark.parametrize(
    "plant",
    [
        all_cards_are_broadcast,
        one_card_is_broadcast,
        the_deal_is_sent_with_the_start,
        the_record_has_all_cards,
        a_refusal_reveals_whether_a_card_is_held,
        the_deal_is_logged,
    ],
    ids=lambda plant: plant.__name__.replace("_", " "),
)
async def test_a_planted_leak_is_found(monkeypatch: Patch, plant: Callable[[Patch], None]) -> None:
    plant(monkeypatch)
    async with two_worlds() as worlds:
        with pytest.raises(LeakError):
            await compare(worlds, range(50))


async def test_messages_over_real_sockets_do_not_depend_on_hidden_cards(folder: Path) -> None:
    databases = await copy_databases(folder)
    pairs = [draw_pair(seed) for seed in range(10_000, 10_006)]
    streams = []
    for number, database in enumerate(databases):
        sent = []
        clock, chance = ManualClock("process"), SeededChance(1)
        async with open_house(database, clock=clock, chance=chance) as house:
            for pair in pairs:
                await begin(house.application, pair, pair.opening[number])
                tokens = house.application.hall.tokens
                cookies = [tokens.cookie(guest_of(seat)) for seat in range(1, pair.seats + 1)]
                sent.append(await play_over_sockets(house.url, pair, cookies))
        streams.append(sent)
    assert streams[0] == streams[1]
    assert sum(map(len, streams[0])) > 50


async def play_over_sockets(url: str, pair: Pair, cookies: list[str]) -> list[str]:
    """Play a pair's game with everybody connected; return what must not depend on hidden cards."""
    async with AsyncExitStack() as stack:
        watchers = []
        for cookie in ("", *cookies):
            guest = Guest(url, cookies={"fourfold_guest": cookie} if cookie else {})
            await stack.enter_async_context(guest)
            watchers.append(await stack.enter_async_context(guest.watch(pair.game_id)))
        for number, (seat, action) in enumerate(pair.actions):
            if pair.is_over and number == len(pair.actions) - 1:
                break
            for watcher in watchers:
                await watcher.catch_up()
            answer = await watchers[seat].act(action_id=f"{number}", **action)
            assert answer["type"] == "accepted", answer
            await watchers[0].act("move", move="RYGB@1", action_id=f"p{number}")
            if pair.observer not in (None, seat) and pair.observer != next_to_move(watchers):
                observer = watchers[pair.observer or 0]
                await observer.act("move", move="RYGB@1", action_id=f"p{number}")
        for watcher in watchers:
            await watcher.catch_up()
        in_the_dark = {0, pair.observer or 0}
        return [
            json.dumps(message)
            for number in sorted(in_the_dark)
            for message in watchers[number].messages
            if message["type"] != "presence"
        ]


def next_to_move(watchers: list[Watcher]) -> int | None:
    seat: int | None = watchers[0].state["to_move"]
    return seat
