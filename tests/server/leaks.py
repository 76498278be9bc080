"""Pairs of games that differ only in hidden cards: nobody may be sent the difference.

Each pair is played in two worlds with the same secret, ids, clocks and randomness. A seat or
spectator who must not know the difference must get the same bytes in both: socket messages, HTTP
responses, refusals, and log lines.

`python -m tests.server.leaks --pairs 100000` compares many.
"""

import asyncio
import json
import logging
import shutil
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import click
import httpx2
import pytest

from fourfold.games import quartino
from fourfold.games.quartino import CARDS, QUARTINO, Card, Claim, End, Place
from fourfold.server.config import Config
from fourfold.server.event.event import Event, Joined, Opened, Started
from fourfold.server.http import application as application_module
from fourfold.server.http.application import Application
from fourfold.server.http.asgi import make_asgi
from fourfold.server.live.live_room import LiveRoom
from fourfold.server.log import JsonFormatter
from fourfold.server.refusal import Refusal
from fourfold.server.room.decision import change
from fourfold.server.room.room import Room
from fourfold.server.room.viewer import Viewer
from fourfold.server.storage import Storage
from fourfold.server.wire.action import Act
from fourfold.server.wire.message import FROM_CLIENT
from tests.server.house import PLENTY, ManualClock, NoWorkers, SeededChance, memory_folder

CONCURRENT_PAIRS = 50
"""Pairs played concurrently, so that their writes are batched."""

Racks = list[list[Card]]


class LeakError(AssertionError):
    """Somebody learned more than they may know."""


@dataclass
class Pair:
    """Two deals, the actions played with both, and who must not know which it is."""

    game_id: str
    rules: quartino.Rules
    start: int
    deals: tuple[str, str]
    observer: int | None
    """The seat whose own cards are the same in both; None for a spectator."""
    actions: list[tuple[int, dict[str, Any]]]
    """The actions, each with its seat."""
    is_over: bool
    """Whether the last action ends the game, after which everybody may know."""

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self.deals[0].count("/") + 1

    @property
    def opening(self) -> tuple[list[Event], list[Event]]:
        """How either game's log begins."""
        plan = Opened(
            game="quartino",
            rules=quartino.format_rules(self.rules),
            bots=(None,) * self.seats,
            host=guest_of(1),
        )
        joined = [Joined(seat, guest_of(seat), f"Seat {seat}") for seat in range(1, self.seats + 1)]
        first, second = (
            list[Event]([plan, *joined, Started(self.start, deal, number)])
            for number, deal in enumerate(self.deals, 1_000_001)
        )
        return first, second


def guest_of(seat: int) -> str:
    """Return the public id of the guest in a seat."""
    return f"guest-of-seat-{seat}"


def draw_pair(seed: int) -> Pair:
    """Return a seed's pair."""
    random = Random(seed)
    rules = quartino.Rules(random.choice(list(quartino.GEOMETRIES.values())))
    seats, cards = random.choice((2, 2, 3, 4)), list(CARDS)
    random.shuffle(cards)
    racks = [cards[4 * seat : 4 * seat + 4] for seat in range(seats)]
    observer = random.choice((None, *range(1, seats + 1)))
    start = 1 + random.randrange(seats)
    actions, shown, is_over = _play(random, rules, racks, start)
    return Pair(
        game_id=f"leak-{seed}",
        rules=rules,
        start=start,
        deals=(_format(racks), _format(_deal_again(random, racks, shown, observer))),
        observer=observer,
        actions=actions,
        is_over=is_over,
    )


def _play(
    random: Random, rules: quartino.Rules, racks: Racks, start: int
) -> tuple[list[tuple[int, dict[str, Any]]], set[Card], bool]:
    """Play for a while; return the actions, the cards shown, and whether the game ended.

    The players help each other build one card's pattern, so that some claims are right.
    """
    position = quartino.start(rules, starter=start, deal=tuple(map(tuple, racks)))
    actions: list[tuple[int, dict[str, Any]]] = []
    shown: set[Card] = set()
    has_offered = False
    target, window = random.choice(racks[start - 1]), random.choice(rules.geometry.windows)
    for _ in range(random.randrange(2, 12)):
        seat = position.seat
        if seat is None:
            break
        if random.random() < 0.04:
            aside = random.choice(("offer_draw", "say", "resign"))
            more = {"phrase": "hello"} if aside == "say" else {}
            if aside == "resign" and random.random() < 0.7:
                continue
            if aside == "offer_draw" and has_offered:
                continue
            has_offered = has_offered or aside == "offer_draw"
            actions.append((seat, {"kind": aside, **more}))
            if aside == "resign":
                return actions, shown, len(racks) == 2
            continue
        move = _choose(random, position, target, window)
        has_offered = False
        if isinstance(move, Claim):
            shown.add(move.card)
        actions.append((seat, {"kind": "move", "move": QUARTINO.format_move(move)}))
        position = position.play(move)
    return actions, shown, position.outcome is not None


def _choose(
    random: Random, position: quartino.Position, target: Card, window: tuple[int, ...]
) -> quartino.Move:
    moves = position.legal_moves()
    if position.phase == "place":
        wanted = [
            Place(colour, field)
            for colour, field in zip(target.colours, window, strict=True)
            if position.stacks[field][-1:] != (colour,)
        ]
        useful = [move for move in wanted if move in moves]
        return random.choice(useful if useful and random.random() < 0.8 else moves)
    if position.phase == "claim":
        right = [move for move in moves if not position.is_wrong(move) and move != End()]
        if right and random.random() < 0.9:
            return random.choice(right)
        return random.choice(moves) if random.random() < 0.12 else End()
    return random.choice(moves)


def _deal_again(random: Random, racks: Racks, shown: set[Card], observer: int | None) -> Racks:
    """Redeal what the observer must not know: everything but their own cards and those shown."""
    own = set() if observer is None else set(racks[observer - 1])
    known = own | shown
    free = [card for card in CARDS if card not in known]
    again: Racks = []
    random.shuffle(free)
    for seat, rack in enumerate(racks, 1):
        if seat == observer:
            again.append(rack)
            continue
        # A card's place in a rack is as secret as the card.
        cards = [card if card in known else free.pop() for card in rack]
        random.shuffle(cards)
        again.append(cards)
    return again


def _format(racks: Racks) -> str:
    return quartino.format_deal(tuple(map(tuple, racks)))


class RecordingListener:
    """A listener that records what it receives."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.texts: list[str] = []

    async def find_viewer(self, _: Room) -> Viewer:
        """Return the listener's identity."""
        return self.viewer

    def send(self, text: str) -> None:
        """Record a message, except presence, which is unrelated to cards and comes at any time."""
        if '"type":"presence"' not in text:
            self.texts.append(text)

    def refuse(self, refusal: Refusal) -> None:
        """Record why it is closed."""
        self.texts.append(refusal.detail)


@dataclass
class World:
    """A server on which one game of each pair is played."""

    application: Application
    http: httpx2.AsyncClient
    lines: list[str] = field(default_factory=list)
    """Its log."""

    async def play(self, pair: Pair, events: list[Event], *, is_deep: bool) -> list[str]:
        """Play a game; return everything sent to those who must not know the hidden cards."""
        live = await begin(self.application, pair, events)
        seats = (None,) if pair.observer is None else (None, pair.observer)
        listeners = [
            RecordingListener(Viewer(seat, guest_of(seat) if seat else None)) for seat in seats
        ]
        for listener in listeners:
            await live.watch(listener, None, listener.find_viewer)
        sent: list[str] = []
        for number, (seat, action) in enumerate(pair.actions):
            is_last = number == len(pair.actions) - 1
            if is_last and pair.is_over:
                break
            sent += await self._probe(pair, live, number)
            await self._act(pair, live, seat, action, number)
        if is_deep:
            sent += await self._read(pair)
        for listener in listeners:
            live.audience.remove(listener)
        live.hall.rooms.pop(pair.game_id, None)
        return [text for listener in listeners for text in listener.texts] + sent

    async def _act(
        self, pair: Pair, live: LiveRoom, seat: int, action: dict[str, Any], number: int
    ) -> None:
        act = _parse_act({"id": f"{number}", "version": live.version, "action": action})
        viewer = Viewer(seat, guest_of(seat))
        try:
            await live.hall.act(live, viewer, act, live.hall.clock.monotonic())
        except Refusal as refusal:
            raise AssertionError(f"{pair.game_id}: {action} {refusal.detail}") from refusal

    async def _probe(self, pair: Pair, live: LiveRoom, number: int) -> list[str]:
        """Let the observer try what they may not do, as somebody fishing for cards would."""
        random = Random(f"{pair.game_id} {number}")
        if pair.observer == live.room.to_move:
            # Their own legal claims are excluded: they would change the game.
            return []
        card, window = random.choice(CARDS), random.randrange(1, 9)
        text = random.choice((f"{card}@{window}", f"{card}@{window}", ".", "+", "R3"))
        action = {"kind": "move", "move": text}
        act = _parse_act({"id": f"p{number}", "version": live.version, "action": action})
        viewer = Viewer(pair.observer, guest_of(pair.observer) if pair.observer else None)
        try:
            await live.hall.act(live, viewer, act, live.hall.clock.monotonic())
        except Refusal as refusal:
            return [f"{refusal.code} {refusal.detail} {refusal.wait}"]
        raise AssertionError(f"{pair.game_id}: {text} was accepted from {viewer}")

    async def _read(self, pair: Pair) -> list[str]:
        """Request everything over HTTP, as a stranger and as the observer."""
        tokens = self.application.hall.tokens
        cookies = [""]
        if pair.observer is not None:
            cookies.append(f"fourfold_guest={tokens.cookie(guest_of(pair.observer))}")
        other = pair.seats if pair.observer != pair.seats else 1
        sent = []
        for cookie in cookies:
            headers = {"cookie": cookie} if cookie else {}
            for path in (
                "",
                "/moments",
                "/record",
                "/keys",
                f"?seat={other}",
                f"/record?seat={other}",
                f"/moments?seat={other}",
            ):
                answer = await self.http.get(f"/api/games/{pair.game_id}{path}", headers=headers)
                sent.append(f"{answer.status_code} {sorted(answer.headers.items())} {answer.text}")
            body = {"type": "act", "id": "x", "version": 1, "action": {"kind": "resign"}}
            if pair.observer is None:
                address = f"/api/games/{pair.game_id}/actions"
                answer = await self.http.post(address, headers=headers, json=body)
                sent.append(f"{answer.status_code} {answer.text}")
        return sent


async def begin(application: Application, pair: Pair, events: list[Event]) -> LiveRoom:
    """Open a room with one of the two deals, as the lobby does."""
    live = LiveRoom(application.hall, pair.game_id)
    async with live.lock:
        await live.write(change(live.room, events, application.hall.clock.now()))
    return application.hall.add(live)


def _parse_act(fields: dict[str, Any]) -> Act:
    act = FROM_CLIENT.validate_python({"type": "act", **fields})
    assert isinstance(act, Act)
    return act


@contextmanager
def captured_log(lines: list[str]) -> Iterator[None]:
    """Record everything logged, except for times.

    The text before redaction too: nothing may rely on redaction.
    """

    class Handler(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            line = json.loads(JsonFormatter().format(record))
            line["raw"] = [record.getMessage(), str(record.exc_info and record.exc_info[1])]
            lines.append(json.dumps({k: line[k] for k in line if k not in ("at", "milliseconds")}))

    # What set_up_logs lets through at its lowest level.
    logger, handler = logging.getLogger("fourfold"), Handler()
    before = logger.level
    logger.setLevel(logging.DEBUG)
    logger.addHandler(handler)
    try:
        yield
    finally:
        logger.removeHandler(handler)
        logger.setLevel(before)


async def copy_databases(folder: Path) -> tuple[Path, Path]:
    """Create two databases with the same secret."""
    paths = folder / "first.db", folder / "second.db"
    storage = await Storage.open(str(paths[0]))
    await storage.secret()
    await storage.close()
    shutil.copy(*paths)
    return paths


@asynccontextmanager
async def two_worlds() -> AsyncIterator[tuple[World, World]]:
    """Open two worlds with the same secret; they leave nothing behind."""
    with tempfile.TemporaryDirectory(dir=memory_folder()) as folder:
        first, second = await copy_databases(Path(folder))
        async with _world(first) as one, _world(second) as other:
            yield one, other


@asynccontextmanager
async def _world(database: Path) -> AsyncIterator[World]:
    config = Config(database=str(database), limits=PLENTY)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(application_module, "Workers", NoWorkers)
        clock, chance = ManualClock("process"), SeededChance(1)
        application = Application(config, clock=clock, chance=chance)
        await application.open()
    transport = httpx2.ASGITransport(app=make_asgi(application))
    async with httpx2.AsyncClient(transport=transport, base_url="http://house") as http:
        yield World(application, http)
    await application.drain()
    await application.close()


async def compare(worlds: tuple[World, World], seeds: range, *, deep_every: int = 25) -> int:
    """Play the pairs of some seeds; raise `LeakError` for the first difference.

    Return the number of messages compared. For two games in fifty, includes everything over HTTP.
    """
    compared = 0
    for first in range(seeds.start, seeds.stop, CONCURRENT_PAIRS):
        pairs = [
            draw_pair(seed) for seed in range(first, min(first + CONCURRENT_PAIRS, seeds.stop))
        ]
        sent = []
        for number, world in enumerate(worlds):
            world.lines.clear()
            with captured_log(world.lines):
                games = [
                    world.play(pair, pair.opening[number], is_deep=index % deep_every == 0)
                    for index, pair in enumerate(pairs)
                ]
                sent.append(await asyncio.gather(*games))
        for pair, left, right in zip(pairs, *sent, strict=True):
            compared += len(left)
            _compare(pair, left, right)
        if sorted(worlds[0].lines) != sorted(worlds[1].lines):
            raise LeakError(f"the logs differ: seeds {first} to {first + CONCURRENT_PAIRS - 1}")
    return compared


def _compare(pair: Pair, left: list[str], right: list[str]) -> None:
    for number, (one, other) in enumerate(zip(left, right, strict=True)):
        if one != other:
            raise LeakError(
                f"{pair.game_id}, observer {pair.observer}, text {number}:\n{one}\n{other}"
            )


@click.command()
@click.option("--pairs", default=100_000, show_default=True, help="How many pairs to compare.")
@click.option("--seed", default=0, show_default=True, help="The first pair.")
def main(pairs: int, seed: int) -> None:
    """Compare what is sent about games that differ only in hidden cards."""

    async def run() -> int:
        async with two_worlds() as worlds:
            return await compare(worlds, range(seed, seed + pairs))

    began = time.monotonic()
    compared = asyncio.run(run())
    seconds = time.monotonic() - began
    print(f"{pairs:,} pairs, {compared:,} texts compared in {seconds:.0f} s: no leak")


if __name__ == "__main__":
    main()
