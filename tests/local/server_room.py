"""A game in the server's room: what happens, and every message that a page would get.

Runs the server's room logic without storage, sockets and tasks.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from random import Random
from types import SimpleNamespace
from typing import Any

from fourfold.bots import Budget, Question, decision_seed, make_bot
from fourfold.games.game import Move as GameMove
from fourfold.games.record import format_record
from fourfold.games.setup import AnySetup
from fourfold.match import Match
from fourfold.server.clock import Clock
from fourfold.server.event.event import Event, Joined, Moved, Opened, RematchOpened, Started
from fourfold.server.live.bulletin import Bulletin
from fourfold.server.live.live_room import GRACE_SECONDS
from fourfold.server.live.lobby import Lobby, _rotate_seats, plan_room
from fourfold.server.live.turn_clock import TurnClock
from fourfold.server.refusal import Refusal
from fourfold.server.room import room as room_module
from fourfold.server.room.decision import Change, change, decide, expire
from fourfold.server.room.person import Person
from fourfold.server.room.room import Room
from fourfold.server.room.view import view_moments, view_record
from fourfold.server.room.viewer import SPECTATOR, Viewer
from fourfold.server.wire.action import Action, Move, TakeBack
from fourfold.server.wire.request import NewRoom

ME = "~me"
"""The one guest of a game in a browser."""

MAX_SEED = 2**63

BOT_SECONDS = 60
"""More than any decision takes: one that stopped early would differ."""


class _Lowest(Random):
    """Draws the lowest number."""

    def randint(self, a: int, b: int) -> int:  # noqa: ARG002 - as in the standard library
        return a


class Chance:
    """Scripted randomness: always draws the first, and seeds that the browser gets too."""

    def __init__(self, random: Random) -> None:
        self._random = random
        self.seeds: list[int] = []
        self.random = _Lowest()

    def below(self, _limit: int) -> int:
        """Return the first."""
        return 0

    def seed(self) -> int:
        """Return a new seed."""
        self.seeds.append(self._random.randrange(MAX_SEED))
        return self.seeds[-1]


class StoppedClock(Clock):
    """A clock that a script sets."""

    def __init__(self, now: datetime) -> None:
        self.time = now
        self.ticks = 0.0

    def monotonic(self) -> float:
        """Return the scripted time in seconds."""
        return self.ticks

    def pass_time(self, seconds: float) -> None:
        """Let time pass."""
        self.ticks += seconds
        self.time += timedelta(seconds=seconds)


@dataclass(frozen=True)
class Course:
    """A starting position, which may be any, and the moves from there."""

    setup: AnySetup
    moves: tuple[tuple[int, GameMove], ...]
    """Each with its seat."""

    def request(self) -> dict[str, Any]:
        """Return the course for the room in a browser."""
        game = self.setup.game
        return {
            "game": game.name,
            "rules": game.format_rules(self.setup.rules),
            "seats": self.setup.seats,
            "starter": self.setup.starter,
            "deal": self.setup.deal,
            "position": self.setup.first,
            "events": [game.format_move(move) for _, move in self.moves],
        }


@dataclass
class StepResult:
    """The result of a step."""

    answer: int | str | None
    """The version of an accepted action's first event, or the code of a refusal."""
    views: list[str]
    """The message to each seat, and to a spectator, as JSON."""


@dataclass
class ServerRoom:
    """One game, opened as requested."""

    wish: NewRoom
    chance: Chance
    clock: StoppedClock
    ids: list[str]
    """The ids of this game and of its rematch."""
    course: Course | None = None
    """What the game continues, if it isn't a new one."""
    room: Room = field(init=False)
    next_room: Room | None = None

    def __post_init__(self) -> None:
        """Open the room, and let the bots begin."""
        self._turn_clock = TurnClock(self.clock)
        self._lobby = Lobby(SimpleNamespace(chance=self.chance))  # type: ignore[arg-type]
        opened = plan_room(ME, self.wish)
        people = {
            seat: Person(ME, wish.name or f"Player {seat}")
            for seat, wish in enumerate(self.wish.seats, 1)
            if wish.kind == "me"
        }
        self.room = self._open(self.ids[0], opened, people, None, self.course)
        self._turn_clock.begin()
        self._play_bots()

    def _open(
        self,
        game_id: str,
        opened: Opened,
        people: dict[int, Person],
        last: Room | None,
        course: Course | None = None,
    ) -> Room:
        joined = [Joined(seat, each.guest, each.name) for seat, each in sorted(people.items())]
        started = self._lobby._start(opened, last) if course is None else self._restart(course)
        events: list[Event] = [opened, *joined, started]
        room = change(Room(game_id), events, self.clock.time).room
        if course is None:
            return room
        assert room.match is not None
        # A server's own games don't begin from positions.
        names, turn_cap = room.match.names, room_module.MAX_TURNS
        room.match = Match(course.setup, names=names, turn_cap=turn_cap)
        moves: list[Event] = [Moved(seat, move) for seat, move in course.moves]
        return change(room, moves, self.clock.time).room if moves else room

    def _restart(self, course: Course) -> Started:
        setup = course.setup
        deal = setup.deal or setup.game.draw_deal(setup.seats, seed=0)
        return Started(setup.starter, deal, self.chance.seed())

    @property
    def people(self) -> list[int]:
        """The human players' seats."""
        return sorted(self.room.people)

    def act(self, seat: int | None, version: int, action: Action) -> StepResult:
        """Act for a seat."""
        before = self.room.version
        try:
            deadline = self._turn_clock.deadline(self.room)
            is_late = deadline is not None and self.clock.ticks > deadline
            if is_late and isinstance(action, Move | TakeBack):
                return StepResult("time_is_up", self.views(before))
            decided = decide(self.room, seat, version, action, self.clock.time)
        except Refusal as refusal:
            return StepResult(refusal.code.value, self.views(before))
        self._advance(decided)
        self._continue()
        return StepResult(before + 1, self.views(before))

    def wait(self) -> StepResult:
        """Expire the turn if it is overdue."""
        before = self.room.version
        deadline = self._turn_clock.deadline(self.room)
        if deadline is not None and self.clock.ticks >= deadline + GRACE_SECONDS:
            self._append(expire(self.room))
            self._continue()
        return StepResult(None, self.views(before))

    def deadline(self) -> float | None:
        """Return when the turn's time runs out."""
        return self._turn_clock.deadline(self.room)

    def _continue(self) -> None:
        self._play_bots()
        if self.room.wants_rematch:
            opened, people = _rotate_seats(self.room)
            self.next_room = self._open(self.ids[1], opened, people, self.room)
            self._append([RematchOpened(self.ids[1])])

    def _append(self, events: Sequence[Event]) -> None:
        self._advance(change(self.room, events, self.clock.time))

    def _advance(self, decided: Change) -> None:
        if decided.room.turn_version > self.room.version:
            self._turn_clock.begin()
        self.room = decided.room

    def _play_bots(self) -> None:
        while (seat := self.room.to_move) is not None and (bot := self.room.bot(seat)) is not None:
            match = self.room.match
            assert match is not None
            events = tuple(match.events)
            seed = decision_seed(self.room.seed, events)
            question: Any = Question(match.position.view(seat), events, seed, Budget(BOT_SECONDS))
            for move in make_bot(match.game, bot).choose(question).moves:
                self._append([Moved(seat, move)])

    def views(self, after: int | None) -> list[str]:
        """Return what each seat and a spectator is told after a version, or from the start."""
        bulletin = Bulletin(self.room, self._turn_clock.view)
        viewers = [Viewer(seat, ME) for seat in self.room.seats]
        # Nobody watches from a bot's seat.
        return [bulletin.since(after, viewer) for viewer in [*viewers, SPECTATOR]]

    def moments(self, seat: int | None) -> str:
        """Return the game move by move as JSON."""
        viewer = SPECTATOR if seat is None else Viewer(seat, ME)
        found = view_moments(self.room, viewer, 0, 100_000)
        return json.dumps(
            [json.loads(each.model_dump_json()) for each in found], separators=(",", ":")
        )

    def record(self) -> str:
        """Return the game's record, as its first player may download it."""
        record = view_record(self.room, Viewer(self.people[0], ME))
        assert record is not None
        return format_record(record)

    def next_snapshot(self) -> str | None:
        """Return the rematch as its first player sees it."""
        if self.next_room is None:
            return None
        seat = min(self.next_room.people)
        return Bulletin(self.next_room, lambda _room: None).snapshot(Viewer(seat, ME))


def start_time() -> datetime:
    """Return when every scripted game begins."""
    return datetime(2026, 1, 2, 3, 4, 5, 678000, tzinfo=UTC)
