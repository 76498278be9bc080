"""A match: the seats, history and result of one game, independent of UI, network and storage."""

import re
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Generic, Self, TypeAlias, overload

from fourfold.games import find_game
from fourfold.games.event import follow
from fourfold.games.game import (
    Agreement,
    AnyGame,
    Departure,
    Game,
    IllegalMoveError,
    IllegalPositionError,
    MoveT,
    Outcome,
    PositionT,
    Reason,
    RulesT,
    Seat,
    check_type,
    count,
    list_seat_counts,
    quote,
)
from fourfold.games.record import Record, check_line, format_record, parse_record
from fourfold.games.replay import format_departures, replay
from fourfold.games.setup import AnySetup, Setup
from fourfold.games.variation import Variation

__all__ = [
    "AnyMatch",
    "Match",
]


_TURN_CAP = re.compile(r"[1-9][0-9]{0,8}")


class Match(Generic[PositionT, MoveT, RulesT]):
    """One game with its history: the events so far, the seat to move, the outcome.

    `Match.new` starts one; `str(match)` is its record.
    """

    def __init__(
        self,
        setup: Setup[PositionT, MoveT, RulesT],
        *,
        names: Sequence[str] = (),
        turn_cap: int | None = None,
    ) -> None:
        """Start a match at the first position of a set-up.

        After `turn_cap` turns the game is drawn: a house rule for games that could last forever.
        """
        check_type(setup, Setup, "a set-up (Match.new takes the name of a game)")
        _check_names(names)
        check_type(turn_cap, int | None, "a number of turns")
        if turn_cap is not None and turn_cap < 1:
            raise IllegalPositionError(f"a game can't be drawn after {turn_cap} turns")
        self.setup = setup
        """The game, its rules and its deal: everything that determines the first position."""
        self.names: tuple[str, ...] = tuple(names) or tuple(
            f"Seat {seat}" for seat in range(1, setup.seats + 1)
        )
        """The players' names by seat; `Seat 1` and so on if none were given."""
        if len(self.names) != setup.seats:
            expected = f"expected {setup.seats} names, one for each seat"
            raise IllegalPositionError(f"{expected}, found {len(self.names)}")
        self.turn_cap = turn_cap
        """The number of turns after which the game is drawn; None for no cap."""
        self.headers: dict[str, str] = {}
        """Additional header lines for the record, such as `Date`."""
        self.comments: dict[int, str] = {}
        """Comments for the record by the number of turns before them; 0 for the whole game."""
        self.variations: dict[int, tuple[Variation, ...]] = {}
        """Variations for the record by the number of the turn that they replace, from 1."""
        self._events: list[MoveT | Departure | Agreement] = []
        self._positions: list[PositionT] = [setup.position()]
        self._seat = self._positions[0].seat
        self._ended_turns = [0]
        """For each position, the number of turns completed before it."""

    @overload
    @classmethod
    def new(
        cls,
        game: str,
        rules: object = None,
        *,
        seats: int | None = None,
        starter: Seat = 1,
        deal: object = None,
        seed: int | None = None,
        position: object = None,
        names: Sequence[str] = (),
        turn_cap: int | None = None,
    ) -> "AnyMatch": ...

    @overload
    @classmethod
    def new(
        cls,
        game: Game[PositionT, MoveT, RulesT],
        rules: RulesT | str | None = None,
        *,
        seats: int | None = None,
        starter: Seat = 1,
        deal: object = None,
        seed: int | None = None,
        position: object = None,
        names: Sequence[str] = (),
        turn_cap: int | None = None,
    ) -> "Match[PositionT, MoveT, RulesT]": ...

    @classmethod
    def new(
        cls,
        game: AnyGame | str,
        rules: Any = None,  # Any: the game's own type, as in the overloads
        *,
        seats: int | None = None,
        starter: Seat = 1,
        deal: object = None,
        seed: int | None = None,
        position: object = None,
        names: Sequence[str] = (),
        turn_cap: int | None = None,
    ) -> "AnyMatch":
        """Start a match. The game may be given by its name, the rules by their key.

        The rules default to the game's. Cards come from `deal`, in notation or as the game's own
        values, or are drawn with the RNG seed `seed`. The number of seats is `seats`, or that of
        the deal or the names, or two. `position`, as a position or in notation, is where the game
        begins, if not at its start; it has its own cards.
        """
        own = find_game(game)
        _check_names(names)
        if position is not None:
            if deal is not None or seed is not None:
                raise IllegalPositionError("a position has its own cards: pass no deal and no seed")
            setup = _setup_from(own, position, rules, seats, starter)
            return cls(setup, names=names, turn_cap=turn_cap)
        if rules is None:
            rules = own.default_rules
        elif isinstance(rules, str):
            rules = own.parse_rules(rules)
        dealt = None if deal is None else own.format_deal(deal)
        if seats is None and dealt is None and names:
            _check_name_count(len(names), own)
        if seats is None:
            seats = own.count_seats(dealt) if dealt is not None or not names else len(names)
        if seed is not None:
            if dealt is not None:
                raise IllegalPositionError("cards come from a deal or from a seed, not from both")
            dealt = own.draw_deal(seats, seed)
        elif dealt is None and seats in own.seat_counts and own.draw_deal(seats, seed=0):
            raise IllegalPositionError(f"{own.name} needs cards: pass a seed, such as seed=1")
        return cls(Setup(own, rules, seats, starter, dealt), names=names, turn_cap=turn_cap)

    @overload
    @classmethod
    def from_record(cls, record: Record | str, game: str | None = None) -> "AnyMatch": ...

    @overload
    @classmethod
    def from_record(
        cls, record: Record | str, game: Game[PositionT, MoveT, RulesT]
    ) -> "Match[PositionT, MoveT, RulesT]": ...

    @classmethod
    def from_record(cls, record: Record | str, game: AnyGame | str | None = None) -> "AnyMatch":
        """Replay a record as a match that can be continued, or raise `RecordError`.

        The match follows the main line, and keeps comments and variations for its own record. The
        record may be given as text. If `game` is given, the record must be of that game, and type
        checkers know the match's positions and moves.
        """
        if isinstance(record, str):
            record = parse_record(record)
        replayed = replay(record, game)
        seats = range(1, replayed.setup.seats + 1)
        match: AnyMatch = cls(
            replayed.setup, names=[record.headers.get(f"Seat{s}", f"Seat {s}") for s in seats]
        )
        for event in replayed.events:
            match._add(event, follow(match.position, event))
        # Set only now: during the replay the cap would draw the game a second time.
        cap = record.headers.get("TurnCap", "")
        match.turn_cap = int(cap) if _TURN_CAP.fullmatch(cap) else None
        if not match.is_capped:
            match.turn_cap = None
        own = {*match.record().headers, "Result", "Reason", "Out"}
        match.headers = {key: value for key, value in record.headers.items() if key not in own}
        match.comments, match.variations = dict(record.comments), dict(record.variations)
        return match

    def copy(self) -> Self:
        """Return an independent copy: playing on in one does not change the other."""
        # Positions and events are frozen, so both matches can share them; lists are copied.
        match = type(self).__new__(type(self))
        match.setup = self.setup
        match.names = self.names
        match.turn_cap = self.turn_cap
        match.headers = self.headers.copy()
        match.comments = self.comments.copy()
        match.variations = self.variations.copy()
        match._events = self._events.copy()
        match._positions = self._positions.copy()
        match._seat = self._seat
        match._ended_turns = self._ended_turns.copy()
        return match

    def __str__(self) -> str:
        """Return the full record, including hidden information."""
        return format_record(self.record())

    def __repr__(self) -> str:
        """Return the game, how many moves were played, and how it ended."""
        played = len(self.moves)
        state = count(played, "move")
        if self.outcome:
            state += f", {str(self.outcome).removesuffix('.').lower()}"
        return f"<Match of {self.setup.game.name} {self.setup.rules}: {state}>"

    def _repr_svg_(self) -> str | None:
        """Return the full position as SVG, including hidden information; notebooks display it.

        Return None for a game without drawings: notebooks then display the text.
        """
        draw: Callable[[], str] | None = getattr(self.position, "_repr_svg_", None)
        return draw() if draw else None

    @property
    def game(self) -> Game[PositionT, MoveT, RulesT]:
        """The game being played."""
        return self.setup.game

    @property
    def rules(self) -> RulesT:
        """The rule set in force."""
        return self.setup.rules

    @property
    def position(self) -> PositionT:
        """The current position, including hidden information: show a seat only its `view`."""
        return self._positions[-1]

    @property
    def positions(self) -> tuple[PositionT, ...]:
        """The first position, and the position after each event."""
        return tuple(self._positions)

    @property
    def events(self) -> tuple[MoveT | Departure | Agreement, ...]:
        """The moves, departures and agreements so far."""
        return tuple(self._events)

    @property
    def moves(self) -> tuple[MoveT, ...]:
        """The moves so far."""
        return tuple(e for e in self._events if not isinstance(e, Departure | Agreement))

    @property
    def seat(self) -> Seat | None:
        """The seat to move; None when the game is over."""
        return self._seat

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it is in progress."""
        return self._positions[-1].outcome

    @property
    def is_capped(self) -> bool:
        """Whether the game was drawn by the turn cap, rather than by the players."""
        is_drawn = bool(self._events) and isinstance(self._events[-1], Agreement)
        return is_drawn and self.turn_cap is not None and self._ended_turns[-2] >= self.turn_cap

    def play(self, move: MoveT | str, seat: Seat | None = None) -> None:
        """Play a move, or raise `IllegalMoveError` and change nothing.

        The move may be given in its notation: raise `NotationError` if the text is not a move. If
        `seat` is given, it must be the seat to move.
        """
        self._check_running()
        if isinstance(move, str):
            move = self.setup.game.parse_move(move)
        self._add(move, self._positions[-1].play(move, seat))

    def play_turn(self, turn: str) -> None:
        """Play the moves of a turn, such as `b3=A`, or raise an error and change nothing."""
        self._check_running()
        check_type(turn, str, "a turn in notation")
        if " " in turn.strip():
            raise IllegalMoveError(
                f"a turn is written without spaces, and has the moves of one seat: {quote(turn)}"
            )
        position, steps = self.position, list[tuple[MoveT, PositionT]]()
        for move in self.game.parse_turn(turn):
            if steps and position.seat != self.seat and not position.outcome:
                raise IllegalMoveError(f"{move} belongs to the next turn")
            position = position.play(move)
            steps.append((move, position))
        for move, after in steps:
            self._add(move, after)

    def leave(self, departure: Departure) -> None:
        """Remove a seat from the game."""
        self._check_running()
        self._add(departure, self.position.leave(departure))

    def resign(self, seat: Seat) -> None:
        """Resign for a seat."""
        self.leave(Departure(seat, Reason.RESIGNATION))

    def expire(self) -> None:
        """Apply the position's `expiry`: the seat to move has run out of time."""
        self._check_running()
        expiry: MoveT | Departure = self.position.expiry()
        self._add(expiry, follow(self.position, expiry))

    def agree_draw(self) -> None:
        """End the game as a draw that all players have agreed to."""
        self._check_running()
        self._add(Agreement(), self.position.agree_draw())

    def undo(self) -> None:
        """Undo the latest event; do nothing at the first position.

        Undoing a move also removes the comment on its turn, and the variations of that turn.
        """
        if self._events:
            if not isinstance(self._events[-1], Departure | Agreement):
                self._forget_last_turn()
            self._events.pop()
            self._positions.pop()
            self._ended_turns.pop()
            self._seat = self.position.seat

    def next_starter(self, random: Random) -> Seat:
        """Return the seat that starts the same players' next game (a house rule).

        The loser starts, or after a draw the seat that did not start this game. With more than two
        seats, or before the end, the seat is random.
        """
        check_type(random, Random, "an RNG, such as random.Random()")
        seats, outcome = self.setup.seats, self.outcome
        if seats == 2 and outcome:
            return 3 - (outcome.winner or self.setup.starter)
        return random.randint(1, seats)

    def turns(self) -> list[tuple[Seat, list[MoveT]]]:
        """Return the moves grouped by turn, each turn with its seat."""
        turns: list[tuple[Seat, list[MoveT]]] = []
        for before, event in zip(self._positions, self._events, strict=False):
            if isinstance(event, Departure | Agreement):
                continue
            assert before.seat is not None
            if not turns or turns[-1][0] != before.seat:
                turns.append((before.seat, []))
            turns[-1][1].append(event)
        return turns

    def record(self) -> Record:
        """Return the game as a full record, including hidden information."""
        return self._write(self.setup, self.comments, self.variations)

    def view_record(self, viewer: Seat | None) -> Record:
        """Return the game as a record with only what a seat, or a spectator (None), may know.

        Replaying it gives the viewer's view of every position. Hidden information can't be inferred
        from it: comments and variations, which could reveal it, are left out if anything is hidden.
        """
        setup = self.setup.view(viewer)
        if setup != self.setup:
            return self._write(setup, {}, {})
        return self._write(setup, self.comments, self.variations)

    def _write(
        self,
        setup: Setup[PositionT, MoveT, RulesT],
        comments: Mapping[int, str],
        variations: Mapping[int, tuple[Variation, ...]],
    ) -> Record:
        game, outcome = setup.game, self.outcome
        headers = setup.headers()
        headers |= {f"Seat{seat}": name for seat, name in enumerate(self.names, 1)}
        headers["Result"] = "*"
        if outcome:
            headers["Result"] = "draw" if outcome.winner is None else str(outcome.winner)
            headers["Reason"] = str(outcome.reason)
        if self.is_capped:
            headers["TurnCap"] = str(self.turn_cap)
        if departures := self._departures():
            headers["Out"] = format_departures(departures)
        turns = tuple(game.format_turn(moves) for _, moves in self.turns())
        headers |= {k: v for k, v in self.headers.items() if k not in headers}
        return Record(headers, turns, comments=comments, variations=variations)

    def _check_running(self) -> None:
        if self._seat is None:
            raise IllegalMoveError(
                "the game is over: take back the last event with undo, "
                "or start another with Match.new"
            )

    def _add(self, event: MoveT | Departure | Agreement, after: PositionT) -> None:
        """Append an event and the position after it; draw the game if it reaches the turn cap."""
        seat = after.seat
        ended = self._ended_turns[-1] + (seat != self._seat)
        self._seat = seat
        self._events.append(event)
        self._positions.append(after)
        self._ended_turns.append(ended)
        if after.outcome is None and self.turn_cap is not None and ended >= self.turn_cap:
            self.agree_draw()

    def _forget_last_turn(self) -> None:
        """Remove the comment on the last turn, and its variations."""
        if self.comments or self.variations:
            turn = len(self.turns())
            self.comments.pop(turn, None)
            self.variations.pop(turn, None)

    def _departures(self) -> list[tuple[int, Departure]]:
        """List the departures that did not end the game, with the number of moves before each."""
        departures, played = [], 0
        for after, event in zip(self._positions[1:], self._events, strict=True):
            played += not isinstance(event, Departure | Agreement)
            if isinstance(event, Departure) and not after.outcome:
                departures.append((played, event))
        return departures


def _setup_from(
    game: AnyGame,
    position: Any,  # Any: a position of the game, or its notation
    rules: Any,  # Any: the game's own type, as in `Match.new`
    seats: int | None,
    starter: Seat,
) -> AnySetup:
    """Return the set-up of a game that begins from a position, which knows its own rules."""
    text = position
    if not isinstance(position, str):
        text = game.format_position(position)
        rules = position.rules if rules is None else rules
        starter = position.starter or starter
    rules = game.default_rules if rules is None else rules
    if seats is None:
        # Who started doesn't change the number of seats.
        seats = game.parse_position(text, rules).seats
    return Setup(game, rules, seats, starter, first=position)


def _check_name_count(names: int, game: AnyGame) -> None:
    """Raise `IllegalPositionError` unless a game can have this many seats, one for each name."""
    if names not in game.seat_counts:
        expected = f"expected {list_seat_counts(game)} names, one for each seat of {game.name}"
        raise IllegalPositionError(f"{expected}, found {names}")


def _check_names(names: Sequence[str]) -> None:
    if isinstance(names, str):
        raise TypeError(f"expected a list of names, found the string {names!r}")
    check_type(names, Sequence, "a list of names")
    for name in names:
        check_type(name, str, "a name")
        check_line(name, "a name")


AnyMatch: TypeAlias = Match[Any, Any, Any]
"""A match of any game. `Any` for the same reason as in `AnyPosition`."""
