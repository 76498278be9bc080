"""What a position is worth, told with texts and parts of the wire.

The judging itself is the games' own and runs in worker processes, which know nothing of the wire.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from fourfold.bots import Standing, judge_standing
from fourfold.games.game import AnyPosition, GameError, Move, Seat
from fourfold.server.games.adapter import AnyAdapter
from fourfold.server.games.assessment import Assessment
from fourfold.server.games.registry import ADAPTERS
from fourfold.server.wire.part import Moves

MAX_ANALYSIS_SECONDS = 3.0
"""The longest that a position is analysed."""

MAX_TEXT_LENGTH = 500
"""No position and no rule set has this many characters."""


@dataclass(frozen=True, slots=True)
class TurnAnalysis:
    """What a turn is worth to the player who makes it."""

    turn: str
    """The turn, or its beginning, in notation."""

    moves: Moves
    """Its moves."""

    value: float | None
    """1 for a win, 0 for a draw, -1 for a loss, and between them a judgement; None if unknown."""

    low: int
    """It is at least worth this, whatever the others do."""

    high: int
    """It is at most worth this."""

    distance: int | None
    """The number of placements to the end; None for a draw, or where it is not known."""


@dataclass(frozen=True, slots=True)
class PositionAnalysis:
    """What a position is worth to the seat to move, and every turn in it."""

    game: str
    """The name of the game."""

    rules: str
    """The rule set key."""

    position: str
    """The position as it was judged: as the seat to move may know it."""

    seat: Seat | None
    """The seat to move; None when the game is over.

    Where a position does not say which seat began, as if seat 1 had.
    """

    is_over: bool
    """Whether the game is over: then there is nothing to judge."""

    winner: Seat | None
    """Who has won a game that is over; None for a draw."""

    reason: str | None
    """What ended it."""

    value: float | None
    """1 for a win, 0 for a draw, -1 for a loss, and between them a judgement; None if unknown."""

    standing: Standing | None
    """The value as a word, relative to a fair share among the seats; None if unknown."""

    low: int
    """It is at least worth this, whatever the others do."""

    high: int
    """It is at most worth this."""

    distance: int | None
    """The number of placements to the end; None for a draw, or where it is not known."""

    is_exact: bool
    """Whether the values are proven: neither an estimate, nor cut off by a limit."""

    turns: tuple[TurnAnalysis, ...]
    """The turns that were weighed, the best first where they are estimates."""

    line: tuple[Moves, ...]
    """How the game could go on, turn by turn, as far as it was found.

    Of several equally good lines, any: the same question may bring another one.
    """


def read_position(game: str, rules: str, position: str) -> AnyPosition:
    """Read a position as its seat to move may know it.

    Raise `GameError` with one clear sentence for a bad text.
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
    """Tell what was found of a position that goes on.

    Where the time was not enough, what is unknown is None, and `low` and `high` bound it.
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
        turns=tuple(
            TurnAnalysis(
                turn=game.format_turn(turn.moves),
                moves=adapter.describe_moves(turn.moves),
                value=turn.value,
                low=turn.low,
                high=turn.high,
                distance=turn.distance,
            )
            for turn in found.turns
        ),
        line=tuple(map(adapter.describe_moves, _split_turns(position, found.line))),
    )


def describe_end(adapter: AnyAdapter, position: AnyPosition) -> PositionAnalysis:
    """Tell how a game ended: there is nothing to judge."""
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
        turns=(),
        line=(),
    )


def _split_turns(position: AnyPosition, moves: Sequence[Move]) -> Iterator[list[Move]]:
    """Yield the turns of a line; a move that the rules refuse ends it."""
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
