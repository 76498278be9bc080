"""What the log of a game folds to."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Literal

from fourfold.games import GAMES
from fourfold.games.event import Event as GameEvent
from fourfold.games.event import parse_event
from fourfold.games.game import Agreement, AnyGame, Departure, Reason
from fourfold.games.setup import Setup
from fourfold.match import Match
from fourfold.server.room.viewer import Viewer
from fourfold.server.wire.event import (
    Closed,
    Departed,
    DrawAgreed,
    DrawDeclined,
    DrawOffered,
    Event,
    Joined,
    Left,
    Moved,
    Opened,
    RematchOffered,
    RematchOpened,
    Said,
    Started,
    TakenBack,
)

TURN_CAP = 1_000
"""After so many turns a game is drawn: Quartino could go on for ever (a house rule)."""

Status = Literal["waiting", "playing", "over", "closed"]


@dataclass(frozen=True, slots=True)
class Person:
    """A guest in a seat."""

    guest: str
    name: str


@dataclass
class Room:
    """A room at a version of its log."""

    id: str
    version: int = 0
    opened: Opened | None = None
    people: dict[int, Person] = field(default_factory=dict)
    """Who sits where; bots are in the plan of the seats."""
    match: Match | None = None
    seed: int = 0
    """Where the bots' chance comes from."""
    play_version: int = 0
    """The version that made the position what it is: an answer to an earlier one is stale."""
    started_version: int = 0
    """The version with which the game began."""
    turn_version: int = 0
    """The version with which the turn of the seat to move began."""
    draw_offers: set[int] = field(default_factory=set)
    rematch_offers: set[int] = field(default_factory=set)
    asides: Counter[int] = field(default_factory=Counter)
    """How often each seat did what brings no game forward; the log is kept for good."""
    got_up: Counter[str] = field(default_factory=Counter)
    """How often each guest has left a seat before the start."""
    next_id: str | None = None
    is_closed: bool = False

    @property
    def plan(self) -> Opened:
        """How the room was opened."""
        assert self.opened is not None, "a log begins with the room's opening"
        return self.opened

    @property
    def game(self) -> AnyGame:
        """The game that is played."""
        return GAMES[self.plan.game]

    @property
    def rules(self) -> Any:
        """The rule set."""
        return _parse_rules(self.plan.game, self.plan.rules)

    @property
    def status(self) -> Status:
        """How far the room has come."""
        if self.is_closed:
            return "closed"
        if self.match is None:
            return "waiting"
        return "playing" if self.match.outcome is None else "over"

    @property
    def seats(self) -> range:
        """The numbers of the seats."""
        return range(1, len(self.plan.seats) + 1)

    @property
    def free_seats(self) -> list[int]:
        """The seats in which a person may still sit down."""
        return [s for s in self.seats if self.bot(s) is None and s not in self.people]

    @property
    def to_move(self) -> int | None:
        """The seat to move."""
        return None if self.match is None else self.match.seat

    def bot(self, seat: int) -> str | None:
        """Return the level of the bot in a seat; None for a person's seat."""
        return self.plan.seats[seat - 1].bot

    def seat_of(self, viewer: Viewer) -> int | None:
        """Return the seat that a viewer looks from; None once somebody else holds it."""
        person = None if viewer.seat is None else self.people.get(viewer.seat)
        is_theirs = person is not None and person.guest == viewer.holder
        return viewer.seat if is_theirs else None

    def holder_name(self, seat: int) -> str | None:
        """Return the name of who sits in a seat; None while it is free."""
        person = self.people.get(seat)
        return person.name if person else self.bot(seat)

    def seats_of(self, guest: str | None) -> list[int]:
        """List the seats that a guest holds."""
        return [seat for seat, person in sorted(self.people.items()) if person.guest == guest]

    def has_left(self, seat: int) -> bool:
        """Tell whether a seat has left the game."""
        events = self.match.events if self.match else ()
        return any(isinstance(event, Departure) and event.seat == seat for event in events)

    @property
    def people_playing(self) -> list[int]:
        """The seats of people who have not left."""
        return [seat for seat in sorted(self.people) if not self.has_left(seat)]

    @property
    def is_between_people(self) -> bool:
        """Whether two or more different people play against each other."""
        return len({person.guest for person in self.people.values()}) > 1

    @property
    def wants_rematch(self) -> bool:
        """Whether all people have asked for another game, and it is not there yet."""
        is_wanted = bool(self.people) and self.rematch_offers == set(self.people)
        return is_wanted and self.next_id is None

    def apply(self, event: Event) -> None:
        """Go on to the next version: this happened."""
        self.version += 1
        if isinstance(event, DrawOffered | DrawDeclined | TakenBack | Said):
            self.asides[event.seat] += 1
        match event:
            case Opened():
                self.opened = event
            case Joined(seat=seat):
                self.people[seat] = Person(event.guest, event.name)
            case Left(seat=seat):
                self.got_up[self.people.pop(seat).guest] += 1
            case Started():
                self._start(event)
            case Moved() | Departed() | DrawAgreed():
                self._play(game_event(event, self.game))
            case TakenBack(count=count):
                self._take_back(count)
            case DrawOffered(seat=seat):
                self.draw_offers.add(seat)
            case DrawDeclined():
                self.draw_offers.clear()
            case Said():
                pass
            case RematchOffered(seat=seat):
                self.rematch_offers.add(seat)
            case RematchOpened(game_id=game_id):
                self.next_id = game_id
            case Closed():
                self.is_closed = True

    def _start(self, event: Started) -> None:
        setup = Setup(self.game, self.rules, len(self.seats), event.start, event.deal)
        names = [self.holder_name(seat) or "" for seat in self.seats]
        self.match = Match(setup, names=names, turn_cap=TURN_CAP)
        self.seed = event.seed or 0
        self.started_version = self.play_version = self.turn_version = self.version

    def _play(self, event: GameEvent) -> None:
        assert self.match is not None, "nothing is played before the start"
        before = self.match.seat
        match event:
            case Departure(seat, reason):
                # Either way out is the referee's; the log has said which it was.
                self.match.leave(Departure(seat, reason))
            case Agreement():
                self.match.agree_draw()
            case move:
                self.match.play(move)
        self.draw_offers.clear()
        self.play_version = self.version
        if self.match.seat != before:
            self.turn_version = self.version

    def _take_back(self, count: int) -> None:
        assert self.match is not None, "nothing is taken back before the start"
        for _ in range(count):
            self.match.undo()
        self.draw_offers.clear()
        self.play_version = self.turn_version = self.version


@lru_cache(maxsize=256)
def _parse_rules(game: str, key: str) -> Any:
    return GAMES[game].parse_rules(key)


def game_event(event: Moved | Departed | DrawAgreed, game: AnyGame) -> GameEvent:
    """Return what an event of the log is in the game."""
    match event:
        case Moved(move=move):
            return parse_event(move, game)
        case Departed(seat=seat, reason=reason):
            return Departure(seat, Reason(reason))
        case DrawAgreed():
            return Agreement()


def fold(room_id: str, events: Iterable[Event]) -> Room:
    """Return the room that a log tells of."""
    room = Room(room_id)
    for event in events:
        room.apply(event)
    return room
