"""Replays a recorded game by the rules, and checks the result in its header."""

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, overload

from fourfold.games.catalogue import find_game
from fourfold.games.event import Event, follow
from fourfold.games.game import (
    MAX_QUOTED_CHARACTERS,
    Agreement,
    AnyGame,
    AnyPosition,
    Departure,
    Game,
    GameError,
    Move,
    MoveT,
    NotationError,
    Outcome,
    PositionT,
    Reason,
    RulesT,
    check_type,
    outcome_words,
)
from fourfold.games.record import Record, RecordError, parse_record
from fourfold.games.setup import AnySetup, HeaderError, Setup, parse_setup
from fourfold.games.variation import Variation

__all__ = [
    "AnyReplay",
    "Replay",
    "replay",
]

_DEPARTURE = re.compile(r"([1-4])@(0|[1-9][0-9]{0,8}) (time|resignation)")


@dataclass(frozen=True, slots=True)
class Replay(Generic[PositionT, MoveT, RulesT]):
    """A recorded game, replayed by the rules."""

    setup: Setup[PositionT, MoveT, RulesT]
    """The table before the first move."""

    events: tuple[MoveT | Departure | Agreement, ...]
    """The moves in order, with departures among them and possibly an agreement at the end."""

    turns: int
    """The number of turns, including an unfinished last one."""

    position: PositionT
    """The last position; its outcome comes from the moves, or else from the header."""

    @property
    def moves(self) -> tuple[MoveT, ...]:
        """The moves, without the other events."""
        return tuple(e for e in self.events if not isinstance(e, Departure | Agreement))

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None if it did not."""
        return self.position.outcome


AnyReplay: TypeAlias = Replay[Any, Any, Any]
"""A replay of any game. `Any` for the same reason as in `AnyPosition`."""


@overload
def replay(record: Record | str, game: str | None = None) -> AnyReplay: ...


@overload
def replay(
    record: Record | str, game: Game[PositionT, MoveT, RulesT]
) -> Replay[PositionT, MoveT, RulesT]: ...


def replay(record: Record | str, game: AnyGame | str | None = None) -> AnyReplay:
    """Replay a record, or raise `RecordError` with the line and the turn.

    The record may be given as text. If `game` is given, the record must be of that game, and type
    checkers know the replay's positions and moves. A result in the header that the moves contradict
    is an error; `*` claims nothing.
    """
    if isinstance(record, str):
        record = parse_record(record)
    check_type(record, Record, "a record, or its text")
    try:
        setup = parse_setup(record.headers)
    except HeaderError as error:
        raise RecordError(str(error), record.line_of_header(error.key)) from None
    if game is not None and find_game(game) is not setup.game:
        problem = f"expected a game of {find_game(game).name}, found {setup.game.name}"
        raise RecordError(problem, record.line_of_header("Game"))
    position, events = _play_turns(record, setup)
    if position.outcome is None:
        closing = _closing_event(record, position)
        if closing is not None:
            position = follow(position, closing)
            events.append(closing)
    _check_result(record, position.outcome, setup)
    return Replay(setup, tuple(events), len(record.turns), position)


def parse_departures(text: str) -> tuple[tuple[int, Departure], ...]:
    """Parse the header `Out`, such as `2@14 time, 3@20 resignation`.

    It lists the seats that left without ending the game, and after how many moves.
    """
    departures = []
    for entry in text.split(","):
        found = _DEPARTURE.fullmatch(entry.strip())
        if not found:
            raise GameError(f"expected a seat that left, such as '2@14 time', found {entry!r}")
        departures.append((int(found[2]), Departure(int(found[1]), Reason(found[3]))))
    return tuple(departures)


def format_departures(departures: Iterable[tuple[int, Departure]]) -> str:
    """Format the header `Out`."""
    return ", ".join(f"{leaver.seat}@{played} {leaver.reason}" for played, leaver in departures)


def _play_turns(record: Record, setup: AnySetup) -> tuple[AnyPosition, list[Event]]:
    """Play the main line, with the departures in the header, and check its variations."""
    game, position = setup.game, setup.position()
    departures = _departures(record)
    events: list[Event] = []
    starts: list[AnyPosition] = []
    played = 0

    def depart(position: AnyPosition) -> AnyPosition:
        for departure in departures.pop(played, ()):
            position = _after_departure(position, departure)
            events.append(departure)
        return position

    def follow_up(move: Move, after: AnyPosition) -> AnyPosition:
        nonlocal played
        events.append(move)
        played += 1
        return depart(after)

    turn = 0
    try:
        position = depart(position)
        for turn, text in enumerate(record.turns, 1):
            starts.append(position)
            position = _play_turn(game, position, text, turn == len(record.turns), follow_up)
    except GameError as error:
        line = record.line_of_turn(turn) if turn else record.line
        text = record.turns[turn - 1] if turn else ""
        raise _error_in_turn(error, text, line, turn or None) from None
    if departures:
        line = record.line_of_header("Out")
        raise RecordError("Out: a seat left after the last move", line)
    _VariationCheck(game, record.line).check(record, starts, 1)
    return position, events


def _play_turn(
    game: AnyGame,
    position: AnyPosition,
    text: str,
    is_last: bool,
    follow_up: Callable[[Move, AnyPosition], AnyPosition] = lambda _, after: after,
) -> AnyPosition:
    """Play a turn, which may be unfinished if it is the last of its line.

    `follow_up` gets each move with the position after it, and returns the position to continue in.
    """
    seat = position.seat
    for move in game.parse_turn(text):
        if position.seat != seat and position.outcome is None:
            raise GameError(f"{game.format_move(move)} belongs to the next turn")
        position = follow_up(move, position.play(move))
    if not is_last and position.seat == seat:
        raise GameError(f"the turn is not finished: {_next_moves(game, position)}")
    return position


@dataclass(frozen=True, slots=True)
class _VariationCheck:
    """Plays the variations of a record."""

    game: AnyGame
    line: int
    """The line for errors in a record that was not read from a file."""

    def check(self, line: Record | Variation, starts: Sequence[AnyPosition], first: int) -> None:
        """Play every variation of a line.

        `starts` has the position before each of its turns; `first` is the number of its first turn.
        """
        for number, variations in line.variations.items():
            for variation in variations:
                self._play(variation, starts[number - 1], first + number - 1)

    def _play(self, variation: Variation, position: AnyPosition, first: int) -> None:
        starts: list[AnyPosition] = []
        for turn, text in enumerate(variation.turns, 1):
            starts.append(position)
            try:
                position = _play_turn(self.game, position, text, turn == len(variation.turns))
            except GameError as error:
                lines, number = variation.turn_lines, first + turn - 1
                line = lines[turn - 1] if lines else self.line
                raise _error_in_turn(error, text, line, number, "in a variation: ") from None
        self.check(variation, starts, first)


def _error_in_turn(
    error: GameError, text: str, line: int, turn: int | None, where: str = ""
) -> RecordError:
    """Add the line and turn to an error; for bad notation, also quote the turn's text."""
    if not isinstance(error, NotationError):
        return RecordError(f"{where}{error}", line, turn)
    short = text if len(text) <= MAX_QUOTED_CHARACTERS else text[:MAX_QUOTED_CHARACTERS] + "…"
    return RecordError(f"{where}turn {short!r}, {error}", line, turn)


def _next_moves(game: AnyGame, position: AnyPosition) -> str:
    """Suggest a move that continues the turn."""
    move = next(move for move in position.legal_moves() if not isinstance(move, game.uncounted))
    return f"continue with a move such as {game.format_move(move)}"


def _departures(record: Record) -> dict[int, list[Departure]]:
    departures: dict[int, list[Departure]] = defaultdict(list)
    if "Out" in record.headers:
        try:
            for played, departure in parse_departures(record.headers["Out"]):
                departures[played].append(departure)
        except GameError as error:
            raise RecordError(f"Out: {error}", record.line_of_header("Out")) from None
    return departures


def _after_departure(position: AnyPosition, departure: Departure) -> AnyPosition:
    if departure.reason is Reason.TIME and position.expiry() != departure:
        raise GameError(f"Out: seat {departure.seat} can't have run out of time then")
    after = position.leave(departure)
    if after.outcome:
        raise GameError("Out: a departure that ends the game belongs in Result and Reason")
    return after


def _closing_event(record: Record, position: AnyPosition) -> Departure | Agreement | None:
    """Return the event that ended the game according to the header, if the moves did not."""
    result, reason = record.headers.get("Result", "*"), record.headers.get("Reason")
    if result == "draw" and reason == Reason.AGREEMENT:
        return Agreement()
    if reason == Reason.TIME:
        leavers = [expiry] if isinstance(expiry := position.expiry(), Departure) else []
    elif reason == Reason.RESIGNATION:
        seats = range(1, position.seats + 1)
        leavers = [Departure(seat, Reason.RESIGNATION) for seat in seats]
    else:
        leavers = []
    return next((leaver for leaver in leavers if _winner(position, leaver) == result), None)


def _winner(position: AnyPosition, departure: Departure) -> str | None:
    """Return the seat that wins by a departure, as in the header; None if the game continues."""
    try:
        outcome = position.leave(departure).outcome
    except GameError:
        return None
    return str(outcome.winner) if outcome else None


def _check_result(record: Record, outcome: Outcome | None, setup: AnySetup) -> None:
    result, reason = record.headers.get("Result", "*"), record.headers.get("Reason")
    seats = [str(seat) for seat in range(1, setup.seats + 1)]
    if reason is not None and reason not in setup.game.reasons:
        *reasons, last = setup.game.reasons
        unknown = f"Reason: expected {', '.join(reasons)} or {last}, found {reason!r}"
        raise RecordError(unknown, record.line_of_header("Reason"))
    problem = None
    if result not in (*seats, "draw", "*"):
        problem = f"Result: expected {', '.join(seats)}, draw or *, found {result!r}"
    elif result == "*":
        return
    elif outcome is None:
        why = f"by {reason}" if reason else "without a reason"
        problem = f"the header says {result!r} {why}, but the game did not end that way"
    elif result != ("draw" if outcome.winner is None else str(outcome.winner)):
        problem = f"the header says {result!r}, but the game ended with {outcome_words(outcome)}"
    elif reason is not None and reason != outcome.reason:
        problem = f"the header says the reason was {reason!r}, but it was {str(outcome.reason)!r}"
    if problem:
        raise RecordError(problem, record.line_of_header("Result"))
