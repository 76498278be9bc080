"""What a position is worth: exactly for Quarto!, by the expert's judgement for Quartino.

Plain functions from text to values; they run in a worker process, and take some seconds at most.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from fourfold.bots import Budget, Choice, Question, Standing, judge_standing, make_bot
from fourfold.games import GAMES, quartino, quarto
from fourfold.games.game import AnyGame, AnyPosition, GameError, Seat
from fourfold.games.quartino import QUARTINO
from fourfold.games.quarto import QUARTO
from fourfold.solver import Limits, Solver, Verdict
from fourfold.table import ask_bot

MOST_SECONDS = 3.0
"""The longest that is thought about a position."""

LONGEST_TEXT = 500
"""No position and no rule set has so many characters."""

MEGABYTES = 16
"""The memory of a solver."""

MOST_SOLVERS = 4
"""How many solvers are kept, each for its traits and squares."""


@dataclass(frozen=True, slots=True)
class TurnAnalysis:
    """What a turn is worth to the player who makes it."""

    turn: str
    """The turn, or its beginning, in notation."""

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
    """The position as it was judged: for Quartino, as the seat to move may know it."""

    seat: Seat | None
    """The seat to move, for Quarto! as if seat 1 had begun; None when the game is over."""

    is_over: bool
    """Whether the game is over: then there is nothing to judge."""

    winner: Seat | None
    """Who has won a game that is over; None for a draw."""

    reason: str | None
    """What ended it."""

    value: float | None
    """1 for a win, 0 for a draw, -1 for a loss, and between them a judgement; None if unknown."""

    standing: Standing | None
    """The value in a word, against what is fair among so many seats; None if unknown."""

    low: int
    """It is at least worth this, whatever the others do."""

    high: int
    """It is at most worth this."""

    distance: int | None
    """The number of placements to the end; None for a draw, or where it is not known."""

    is_exact: bool
    """Whether the values are proven: not those of Quartino, nor where a limit came first."""

    turns: tuple[TurnAnalysis, ...]
    """The turns that were weighed: for Quarto! all of them, for Quartino the best, best first."""

    line: tuple[str, ...]
    """How the game could go on, turn by turn in notation, as far as it was found.

    Of several lines that are as good, any: the same question may bring another one.
    """


def analyse_position(
    game: str, rules: str, position: str, seconds: float = MOST_SECONDS
) -> PositionAnalysis:
    """Judge a position in notation; raise `GameError` with one clear sentence for a bad text.

    Where the time is not enough, what is unknown is None, and `low` and `high` bound it.
    """
    found = read_position(game, rules, position)
    match found:
        case quarto.Position(outcome=None):
            return _judge_quarto(found, seconds)
        case quartino.Position(outcome=None):
            return _judge_quartino(found, seconds)
        case _:
            return _tell_end(GAMES[game], found)


def read_position(game: str, rules: str, position: str) -> AnyPosition:
    """Read a position, or raise `GameError`; for Quartino, only what the seat to move may know."""
    if game not in GAMES:
        raise GameError(f"game: expected {' or '.join(GAMES)}, found {game[:20]!r}")
    if len(rules) > LONGEST_TEXT or len(position) > LONGEST_TEXT:
        raise GameError("the text is too long for a position")
    try:
        rule_set = GAMES[game].parse_rules(rules)
    except GameError as error:
        raise GameError(f"rules: {error}") from None
    try:
        found: AnyPosition = GAMES[game].parse_position(position, rule_set)
    except GameError as error:
        raise GameError(f"position: {error}") from None
    if isinstance(found, quartino.Position):
        if not found.outcome and None in found.rack.hidden:
            raise GameError(
                f"position: the cards of seat {found.mover}, who is to move, are unknown"
            )
        return found.view(found.mover)
    return found


def _judge_quarto(position: quarto.Position, seconds: float) -> PositionAnalysis:
    rules = position.rules
    solver = _keep_solver(rules.traits, squares=rules.squares)
    analysis = solver.analyse(position, limits=Limits(seconds=seconds))
    verdict = analysis.verdict
    turns = tuple(
        TurnAnalysis(
            QUARTO.format_turn(judged.moves),
            judged.verdict.value,
            *_bounds(judged.verdict),
            judged.verdict.distance,
        )
        for judged in analysis.moves
    )
    return _tell(
        QUARTO,
        position,
        verdict.value,
        _bounds(verdict),
        turns,
        analysis.line,
        distance=verdict.distance,
        is_exact=all(judged.verdict.value is not None for judged in analysis.moves),
    )


def _judge_quartino(view: quartino.Position, seconds: float) -> PositionAnalysis:
    choice: Choice = ask_bot(
        make_bot(QUARTINO, "expert"), Question(view, budget=Budget(seconds=seconds))
    )
    unknown = (-1, 1)
    turns = tuple(
        TurnAnalysis(QUARTINO.format_turn(each.moves), each.value, *unknown, None)
        for each in choice.candidates
    )
    return _tell(QUARTINO, view, choice.value, unknown, turns, choice.line)


def _tell(
    game: AnyGame,
    position: AnyPosition,
    value: float | None,
    bounds: tuple[int, int],
    turns: tuple[TurnAnalysis, ...],
    line: Sequence[Any],
    *,
    distance: int | None = None,
    is_exact: bool = False,
) -> PositionAnalysis:
    return PositionAnalysis(
        game=game.name,
        rules=game.format_rules(position.rules),
        position=game.format_position(position),
        seat=position.seat,
        is_over=False,
        winner=None,
        reason=None,
        value=value,
        standing=None if value is None else judge_standing(value, position.seats),
        low=bounds[0],
        high=bounds[1],
        distance=distance,
        is_exact=is_exact,
        turns=turns,
        line=tuple(_format_line(game, position, line)),
    )


def _tell_end(game: AnyGame, position: AnyPosition) -> PositionAnalysis:
    assert position.outcome is not None
    return PositionAnalysis(
        game=game.name,
        rules=game.format_rules(position.rules),
        position=game.format_position(position),
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


def _format_line(game: AnyGame, position: AnyPosition, moves: Iterable[Any]) -> Iterable[str]:
    """Yield the turns of a line; one that the rules refuse ends it."""
    turn: list[Any] = []
    for move in moves:
        seat = position.seat
        try:
            position = position.play(move)
        except GameError:
            break
        turn.append(move)
        if position.seat != seat:
            yield game.format_turn(turn)
            turn = []
    if turn:
        yield game.format_turn(turn)


def _bounds(verdict: Verdict) -> tuple[int, int]:
    low, high = verdict.low, verdict.high
    return (low > 0) - (low < 0), (high > 0) - (high < 0)


@lru_cache(MOST_SOLVERS)
def _keep_solver(traits: tuple[quarto.Trait, ...], *, squares: bool) -> Solver:
    return Solver(quarto.Rules(traits, squares), threads=1, memory=MEGABYTES)
