"""Position analysis in the types of the wire protocol.

The evaluation is part of each game and runs in worker processes, independent of the wire.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from fourfold.bots import Standing, judge_standing
from fourfold.games.game import AnyPosition, GameError, Move, Seat
from fourfold.server.games.adapter import AnyAdapter
from fourfold.server.games.assessment import Assessment
from fourfold.server.games.registry import ADAPTERS
from fourfold.server.wire.part import Insight, Moves

MAX_ANALYSIS_SECONDS = 3.0
"""Time limit for analysing a position."""

MAX_TEXT_LENGTH = 500
"""Maximum length of a position or rule set; real ones are shorter."""


@dataclass(frozen=True, slots=True)
class TurnAnalysis:
    """A turn's value to the player who makes it."""

    turn: str
    """The turn, or its first moves, in notation."""

    moves: Moves
    """Its moves."""

    value: float | None
    """1 for a win, 0 for a draw, -1 for a loss, estimates in between; None if unknown."""

    low: int
    """Proven lower bound of the value."""

    high: int
    """Proven upper bound of the value."""

    distance: int | None
    """The number of placements to the end; None for a draw, or if unknown."""

    error: float | None
    """The standard error of an estimated value; None if it isn't known."""


@dataclass(frozen=True, slots=True)
class ShareAnalysis:
    """An estimate of how often a seat wins."""

    chance: float
    """The winning probability, 0 to 1."""

    error: float | None
    """Its standard error; None if it isn't known."""


@dataclass(frozen=True, slots=True)
class PositionAnalysis:
    """The value of a position, and of every turn in it, to the seat to move."""

    game: str
    """The name of the game."""

    rules: str
    """The rule set key."""

    position: str
    """The analysed position, as the seat to move knows it."""

    seat: Seat | None
    """The seat to move; None when the game is over.

    If a position does not say which seat began, seat 1 is assumed.
    """

    is_over: bool
    """Whether the game is over: then there is nothing to evaluate."""

    winner: Seat | None
    """The winner of a finished game; None for a draw."""

    reason: str | None
    """What ended it."""

    value: float | None
    """1 for a win, 0 for a draw, -1 for a loss, estimates in between; None if unknown."""

    standing: Standing | None
    """The value as a word, relative to a fair share among the seats; None if unknown."""

    low: int
    """Proven lower bound of the value."""

    high: int
    """Proven upper bound of the value."""

    distance: int | None
    """The number of placements to the end; None for a draw, or if unknown."""

    is_exact: bool
    """Whether the values are proven, not estimated or cut off by a limit."""

    is_complete: bool
    """Whether a longer search would find no more."""

    shares: tuple[ShareAnalysis, ...]
    """If the values are estimates: how often each seat wins, in seat order."""

    turns: tuple[TurnAnalysis, ...]
    """The evaluated turns, best first if they are estimates."""

    line: tuple[Moves, ...]
    """The best line found, turn by turn.

    Not deterministic: repeating the analysis may find another of several equally good lines.
    """

    insight: Insight | None = None
    """What can be seen without calculating; only for a player who asks about one position."""


def read_position(game: str, rules: str, position: str) -> AnyPosition:
    """Parse a position, reduced to what the seat to move knows.

    Raise `GameError` if it can't be parsed.
    """
    if game not in ADAPTERS:
        raise GameError(f"game: expected {' or '.join(ADAPTERS)}, found {game[:20]!r}")
    if len(rules) > MAX_TEXT_LENGTH or len(position) > MAX_TEXT_LENGTH:
        raise GameError("the text is too long for a position")
    adapter = ADAPTERS[game]
    try:
        rule_set = adapter.game.parse_rules(rules)
    except GameError as error:
        raise GameError(f"rules: {error}") from None
    try:
        found = adapter.game.parse_position(position, rule_set)
        known: AnyPosition = adapter.known_position(found)
    except GameError as error:
        raise GameError(f"position: {error}") from None
    return known


def describe_worth(
    adapter: AnyAdapter, position: AnyPosition, found: Assessment
) -> PositionAnalysis:
    """Describe the evaluation of an unfinished position.

    If time ran out, unknown values are None, and `low` and `high` bound them.
    """
    game = adapter.game
    return PositionAnalysis(
        game=game.name,
        rules=game.format_rules(position.rules),
        position=game.format_position(position),
        seat=position.seat,
        is_over=False,
        winner=None,
        reason=None,
        value=found.value,
        standing=None if found.value is None else judge_standing(found.value, position.seats),
        low=found.low,
        high=found.high,
        distance=found.distance,
        is_exact=found.is_exact,
        is_complete=found.is_complete,
        shares=tuple(ShareAnalysis(each.chance, each.error) for each in found.shares),
        turns=tuple(
            TurnAnalysis(
                turn=game.format_turn(turn.moves),
                moves=adapter.describe_moves(turn.moves),
                value=turn.value,
                low=turn.low,
                high=turn.high,
                distance=turn.distance,
                error=turn.error,
            )
            for turn in found.turns
        ),
        line=tuple(map(adapter.describe_moves, _split_turns(position, found.line))),
    )


def describe_end(adapter: AnyAdapter, position: AnyPosition) -> PositionAnalysis:
    """Describe a finished position, where there is nothing to evaluate."""
    assert position.outcome is not None
    return PositionAnalysis(
        game=adapter.game.name,
        rules=adapter.game.format_rules(position.rules),
        position=adapter.game.format_position(position),
        seat=None,
        is_over=True,
        winner=position.outcome.winner,
        reason=str(position.outcome.reason),
        value=None,
        standing=None,
        low=-1,
        high=1,
        distance=None,
        is_exact=True,
        is_complete=True,
        shares=(),
        turns=(),
        line=(),
    )


def _split_turns(position: AnyPosition, moves: Sequence[Move]) -> Iterator[list[Move]]:
    """Split a line into turns, stopping at the first illegal move."""
    turn: list[Move] = []
    for move in moves:
        seat = position.seat
        try:
            position = position.play(move)
        except GameError:
            break
        turn.append(move)
        if position.seat != seat:
            yield turn
            turn = []
    if turn:
        yield turn
