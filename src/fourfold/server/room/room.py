"""A room: the state that a game's log folds to."""

from collections.abc import Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from datetime import UTC, datetime
from typing import Literal, TypeVar, assert_never

from fourfold.games import GAMES
from fourfold.games.game import (
    AnyGame,
    Departure,
    GameError,
    IllegalMoveError,
    Reason,
    Rules,
)
from fourfold.games.setup import Setup
from fourfold.match import AnyMatch, Match
from fourfold.server.event import event as log
from fourfold.server.games.adapter import AnyAdapter
from fourfold.server.games.registry import ADAPTERS
from fourfold.server.phrase import NUDGE
from fourfold.server.room.conversion import convert_note, convert_step
from fourfold.server.room.person import Person
from fourfold.server.room.viewer import Viewer
from fourfold.server.wire import event as wire
from fourfold.server.wire.message import Entry

MAX_TURNS = 1_000
"""A game is drawn after this many turns, since some could go on forever (a house rule)."""

Status = Literal["waiting", "playing", "over", "closed"]

_NEVER = datetime.min.replace(tzinfo=UTC)

K = TypeVar("K")


class Room:
    """A room at one version of its log.

    Immutable in use: `after` returns a new room, so a room can be read without a lock.
    """

    def __init__(self, room_id: str) -> None:
        self.id = room_id
        self.version = 0
        self.match: AnyMatch | None = None
        self.seed = 0
        """The bots' RNG seed."""
        self.play_version = 0
        """The version that last changed the position; actions based on an earlier one are stale."""
        self.started_version = 0
        """The version at which the game began."""
        self.turn_version = 0
        """The version at which the current turn began."""
        self.next_id: str | None = None
        self.is_closed = False
        self.is_claimed = False
        """Whether the game ended because an opponent claimed it from an absent player."""
        self.opened_at = _NEVER
        self.updated_at = _NEVER
        """Time of the latest event, by the wall clock."""
        self._opened: log.Opened | None = None
        self._rules: Rules | None = None
        # Replaced, never changed: copies of the room share them.
        self._people: Mapping[int, Person] = {}
        self._draw_offers: frozenset[int] = frozenset()
        self._declined_draws: frozenset[int] = frozenset()
        self._rematch_offers: frozenset[int] = frozenset()
        self._asides: Mapping[int, int] = {}
        self._departures: Mapping[str, int] = {}
        self._nudges: Mapping[int, datetime] = {}
        self._entries: list[str] = []
        self._step_versions: list[int | None] = []
        """The version of each step not taken back; None for the draw by the turn cap."""

    def after(self, events: Iterable[tuple[log.Event, datetime]]) -> "Room":
        """Return the room after these events, each with its time; raise `GameError`.

        This room stays as it is.
        """
        room = self._copy()
        for event, at in events:
            room._apply(event, at)
        return room

    def _copy(self) -> "Room":
        room = Room.__new__(Room)
        room.__dict__.update(self.__dict__)
        room.match = None if self.match is None else self.match.copy()
        room._entries = list(self._entries)
        room._step_versions = list(self._step_versions)
        return room

    @property
    def plan(self) -> log.Opened:
        """The event that opened the room."""
        assert self._opened is not None, "a log begins with the room's opening"
        return self._opened

    @property
    def game(self) -> AnyGame:
        """The game being played."""
        return GAMES[self.plan.game]

    @property
    def adapter(self) -> AnyAdapter:
        """The server's adapter for that game."""
        return ADAPTERS[self.plan.game]

    @property
    def rules(self) -> Rules:
        """The rule set."""
        assert self._rules is not None, "a log begins with the room's opening"
        return self._rules

    @property
    def people(self) -> Mapping[int, Person]:
        """The people by seat; bots are in the plan."""
        return self._people

    @property
    def draw_offers(self) -> AbstractSet[int]:
        """The seats that have offered a draw."""
        return self._draw_offers

    @property
    def declined_draws(self) -> AbstractSet[int]:
        """The seats whose draw offer was declined in the current turn."""
        return self._declined_draws

    @property
    def rematch_offers(self) -> AbstractSet[int]:
        """The seats that have offered a rematch."""
        return self._rematch_offers

    @property
    def entries(self) -> Sequence[str]:
        """The log as viewers see it: each `Entry` as JSON.

        JSON takes a tenth of the models' memory, and is sent as is.
        """
        return self._entries

    def steps(self, first: int = 0, limit: int | None = None) -> list[wire.Step]:
        """Return the events between the match's positions, as viewers see them."""
        stop = None if limit is None else first + limit
        return [self._step(version) for version in self._step_versions[first:stop]]

    def _step(self, version: int | None) -> wire.Step:
        if version is None:
            return wire.DrawAgreed()
        event = Entry.model_validate_json(self._entries[version - 1]).event
        assert isinstance(event, wire.Step), "every step version refers to a step event"
        return event

    @property
    def status(self) -> Status:
        """Whether the room is waiting, playing, over or closed."""
        if self.is_closed:
            return "closed"
        if self.match is None:
            return "waiting"
        return "playing" if self.match.outcome is None else "over"

    @property
    def seats(self) -> range:
        """The seat numbers."""
        return range(1, len(self.plan.bots) + 1)

    @property
    def free_seats(self) -> list[int]:
        """The seats that people can still take."""
        return [s for s in self.seats if self.bot(s) is None and s not in self._people]

    @property
    def to_move(self) -> int | None:
        """The seat to move."""
        return None if self.match is None else self.match.seat

    def bot(self, seat: int) -> str | None:
        """Return the level of the bot in a seat; None for a person's seat."""
        return self.plan.bots[seat - 1]

    def seat_of(self, viewer: Viewer) -> int | None:
        """Return a viewer's seat; None for a spectator, or if somebody else holds the seat now."""
        person = None if viewer.seat is None else self._people.get(viewer.seat)
        is_theirs = person is not None and person.guest == viewer.holder
        return viewer.seat if is_theirs else None

    def holder_name(self, seat: int) -> str | None:
        """Return the name of a seat's holder; None while the seat is free."""
        person = self._people.get(seat)
        return person.name if person else self.bot(seat)

    def seats_of(self, guest: str | None) -> list[int]:
        """List the seats that a guest holds."""
        return [seat for seat, person in sorted(self._people.items()) if person.guest == guest]

    def count_asides(self, seat: int) -> int:
        """Return how many phrases, offers and take-backs a seat has made."""
        return self._asides.get(seat, 0)

    def count_departures(self, guest: str) -> int:
        """Return how often a guest has left a seat before the game began."""
        return self._departures.get(guest, 0)

    def nudged_at(self, seat: int) -> datetime | None:
        """Return when a seat last nudged, by the wall clock; None if it never did."""
        return self._nudges.get(seat)

    def has_left(self, seat: int) -> bool:
        """Return whether a seat has left the game."""
        events = self.match.events if self.match else ()
        return any(isinstance(event, Departure) and event.seat == seat for event in events)

    @property
    def people_playing(self) -> list[int]:
        """The seats of people who have not left."""
        return [seat for seat in sorted(self._people) if not self.has_left(seat)]

    @property
    def is_between_people(self) -> bool:
        """Whether two or more different people play against each other."""
        return len({person.guest for person in self._people.values()}) > 1

    @property
    def end_reason(self) -> str | None:
        """Why the game ended, as players are told; None while it runs.

        To the rules, and in the record, an absence is a resignation or an agreement.
        """
        if self.match is None or self.match.outcome is None:
            return None
        return "absence" if self.is_claimed else self.match.outcome.reason.value

    @property
    def wants_rematch(self) -> bool:
        """Whether everybody has asked for a rematch that is not open yet."""
        is_wanted = bool(self._people) and self._rematch_offers == set(self._people)
        return is_wanted and self.next_id is None

    def _apply(self, event: log.Event, at: datetime) -> None:
        """Apply an event in place; only for a copy that nobody else holds yet."""
        if (self._opened is None) != isinstance(event, log.Opened):
            raise GameError("a log must begin with its only opening event")
        self.version += 1
        self.updated_at = at
        match event:
            case log.Moved() | log.Departed() | log.DrawAgreed():
                shown: wire.Event = self._play(event)
            case note:
                self._note(note, at)
                shown = convert_note(note)
        at_text = at.isoformat(timespec="milliseconds")
        # An `Entry` as JSON, written without wrapping the event in another model.
        event_text = shown.model_dump_json()
        self._entries.append(f'{{"version":{self.version},"at":"{at_text}","event":{event_text}}}')

    def _note(self, note: log.Note, at: datetime) -> None:
        """Apply an event that doesn't change the position."""
        match note:
            case log.Opened():
                if note.game not in GAMES or note.game not in ADAPTERS:
                    raise GameError(f"unknown game {note.game!r}")
                self._opened, self.opened_at = note, at
                self._rules = self.game.parse_rules(note.rules)
            case log.Joined(seat, guest, name):
                if seat not in self.free_seats:
                    raise GameError(f"seat {seat} is not free")
                self._people = {**self._people, seat: Person(guest, name)}
            case log.Left(seat):
                if seat not in self._people:
                    raise GameError(f"nobody sits in seat {seat}")
                guest = self._people[seat].guest
                self._people = {s: person for s, person in self._people.items() if s != seat}
                self._departures = _count_up(self._departures, guest)
            case log.Started():
                self._start(note)
            case log.TakenBack(seat, count):
                self._asides = _count_up(self._asides, seat)
                self._take_back(count)
            case log.DrawOffered(seat):
                self._asides = _count_up(self._asides, seat)
                self._draw_offers |= {seat}
            case log.DrawDeclined(seat):
                self._asides = _count_up(self._asides, seat)
                self._declined_draws |= self._draw_offers
                self._draw_offers = frozenset()
            case log.Said(seat, phrase):
                self._asides = _count_up(self._asides, seat)
                if phrase == NUDGE:
                    self._nudges = {**self._nudges, seat: at}
            case log.RematchOffered(seat):
                self._rematch_offers |= {seat}
            case log.RematchOpened(game_id):
                self.next_id = game_id
            case log.Closed():
                self.is_closed = True
            case _:
                assert_never(note)

    def _start(self, started: log.Started) -> None:
        setup = Setup(self.game, self.rules, len(self.seats), started.start, started.deal)
        names = [self.holder_name(seat) or "" for seat in self.seats]
        self.match = Match(setup, names=names, turn_cap=MAX_TURNS)
        self.seed = started.seed
        self.started_version = self.play_version = self.version
        self._begin_turn()

    def _play(self, step: log.Step) -> wire.Step:
        """Apply a step to the match; return it as viewers see it."""
        match_ = self.match
        if match_ is None:
            raise IllegalMoveError("the game has not begun")
        number, mover = len(match_.events), match_.seat
        match step:
            case log.Moved(seat, move):
                match_.play(move, seat)
            case log.Departed(seat, reason):
                is_claim = reason == "absence"
                match_.leave(Departure(seat, Reason.RESIGNATION if is_claim else Reason(reason)))
                self.is_claimed = is_claim and match_.outcome is not None
            case log.DrawAgreed(absent):
                match_.agree_draw()
                self.is_claimed = absent is not None
            case _:
                assert_never(step)
        before, after = match_.positions[number : number + 2]
        shown = convert_step(step, before, after, self.adapter)
        self._step_versions.append(self.version)
        if len(match_.events) > len(self._step_versions):
            # The turn cap has ended the game.
            self._step_versions.append(None)
        self._draw_offers = frozenset()
        self.play_version = self.version
        if match_.seat != mover:
            self._begin_turn()
        return shown

    def _take_back(self, count: int) -> None:
        if self.match is None:
            raise IllegalMoveError("the game has not begun")
        for _ in range(count):
            self.match.undo()
        del self._step_versions[len(self.match.events) :]
        self._draw_offers = frozenset()
        self.play_version = self.version
        self._begin_turn()

    def _begin_turn(self) -> None:
        self.turn_version = self.version
        self._declined_draws = frozenset()


def _count_up(counts: Mapping[K, int], key: K) -> Mapping[K, int]:
    """Return counts with one more of a key."""
    return {**counts, key: counts.get(key, 0) + 1}
