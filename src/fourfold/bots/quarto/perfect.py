"""A bot that plays perfectly, using book and solver, and sets traps for fallible opponents."""

from dataclasses import dataclass
from random import Random

from fourfold.bots.bot import Candidate, Choice, Question, check_question
from fourfold.bots.quarto.first_sight import judge_at_sight
from fourfold.bots.quarto.reader import Reader, exact_reader
from fourfold.bots.quarto.thought import OutOfTimeError, Thought
from fourfold.bots.quarto.trap import error_chance
from fourfold.games.game import check_type
from fourfold.games.quarto import Call, Move, Pass, Place, Position
from fourfold.solver import MoveVerdict, Verdict

MAX_CANDIDATES = 10
"""Maximum number of turns listed in a choice."""

MAX_OPENING_PIECES = 4
"""With up to this many pieces not every turn is solved, as almost all of them hold the draw."""

MAX_OPENING_TURNS = 8
"""The number of drawing turns to find in the opening."""

TRAPS_TRIED = (0, 0, 0, 0, 5, 20)
"""The number of turns to try as traps, with 0, 1, 2 … pieces on the board."""

MAX_TRAPS_TRIED = 90
"""The same with more pieces on the board, where trying a turn is faster."""


@dataclass(frozen=True, slots=True)
class PerfectBot:
    """Plays perfectly: keeps the value of every position, wins fastest and loses slowest.

    Among equally good turns it chooses the one after which a fallible opponent is most likely to
    go wrong. It never misses a call. If it hits a cap before a value is certain, it chooses the
    turn with the best bounds.
    """

    name: str = "perfect"

    def choose(self, question: Question[Position]) -> Choice[Move]:
        """Return the whole turn of the seat to move."""
        check_question(question)
        position = question.view
        check_type(position, Position, "a position of Quarto!")
        if position.can_call and (groups := position.live_groups()):
            call = (Call(groups[0]),)
            return Choice(call, 1.0, call, (Candidate(call, 1.0),))
        if position.is_full:
            return Choice((Pass(),), 0.0, (Pass(),))
        budget = question.budget
        thought = Thought(budget)
        with exact_reader(position.rules, thought, budget.work) as reader:
            turns = list(judge_at_sight(position))
            Random(question.seed).shuffle(turns)
            thought.prefer(_candidate(max(turns, key=_rank)))
            turns = _judge(reader, thought, position, turns)
            turns.sort(key=_rank, reverse=True)
            thought.prefer(_candidate(turns[0]))
            best = [turn for turn in turns if _rank(turn) == _rank(turns[0])]
            chosen, line = _set_trap(reader, thought, position, best)
        turns.remove(chosen)
        listed = (chosen, *turns[: MAX_CANDIDATES - 1])
        return Choice(
            chosen.moves,
            _value(chosen),
            (*chosen.moves, *line),
            tuple(map(_candidate, listed)),
        )


def _judge(
    reader: Reader, thought: Thought, position: Position, turns: list[MoveVerdict]
) -> list[MoveVerdict]:
    """Narrow the verdicts on turns to exact ones, unless a cap is hit or they are not needed."""
    if not position.placed and position.hand is None:
        # On the empty board all pieces are equivalent.
        return turns
    try:
        if position.placed <= MAX_OPENING_PIECES and reader.judge(position, 0.5).value in (0, None):
            return _judge_some(reader, thought, position, turns)
        found = {turn.moves: turn.verdict for turn in reader.analyse(position).moves}
    except OutOfTimeError:
        return turns
    return [_narrowed(turn, found.get(turn.moves, turn.verdict)) for turn in turns]


def _judge_some(
    reader: Reader, thought: Thought, position: Position, turns: list[MoveVerdict]
) -> list[MoveVerdict]:
    """Search turns until enough of them are known to draw; leave the others open."""
    judged, kept = list(turns), 0
    for number, turn in enumerate(turns):
        if kept < MAX_OPENING_TURNS and turn.verdict.value is None:
            try:
                after = reader.judge(_play(position, turn.moves))
            except OutOfTimeError:
                break
            judged[number] = _narrowed(turn, _before(after, turn))
            thought.prefer(_candidate(max(judged, key=_rank)))
        kept += judged[number].verdict.low >= 0
    return judged


def _set_trap(
    reader: Reader, thought: Thought, position: Position, turns: list[MoveVerdict]
) -> tuple[MoveVerdict, tuple[Move, ...]]:
    """Return the turn after which a fallible opponent errs most often, and a continuation.

    To save time only the first turns are tried, or as many as the time allows.
    """
    line: tuple[Move, ...] = ()
    best, most = turns[0], -1.0
    placed = position.placed
    tries = TRAPS_TRIED[placed] if placed < len(TRAPS_TRIED) else MAX_TRAPS_TRIED
    if turns[0].verdict.low > 0:
        # Traps are pointless in a won position.
        tries = 1
    for turn in turns[:tries]:
        try:
            analysis = reader.analyse(_play(position, turn.moves))
        except OutOfTimeError:
            break
        if analysis.verdict.value is None:
            break
        chance = error_chance(analysis)
        if chance > most:
            best, line, most = turn, analysis.line, chance
            thought.prefer(_candidate(best))
    return best, line


def _rank(turn: MoveVerdict) -> tuple[int, int, int]:
    """Return a sort key: certain losses first, then open turns, then certain non-losses."""
    low, high = turn.verdict.low, turn.verdict.high
    if low < 0 <= high:
        return 1, high, low
    return (2 if low >= 0 else 0), low, high


def _narrowed(turn: MoveVerdict, verdict: Verdict) -> MoveVerdict:
    if turn.verdict.is_exact:
        # First sight counts a placement for every turn, also for one that only gives a piece.
        return turn
    low, high = max(turn.verdict.low, verdict.low), min(turn.verdict.high, verdict.high)
    return MoveVerdict(turn.moves, Verdict(low, high))


def _before(after: Verdict, turn: MoveVerdict) -> Verdict:
    """Return the verdict on a turn, given the opponent's verdict on the position after it."""
    if not isinstance(turn.moves[0], Place):
        return after.turned()
    low, high = (score - (score > 0) + (score < 0) for score in (-after.high, -after.low))
    return Verdict(low, high)


def _play(position: Position, moves: tuple[Move, ...]) -> Position:
    for move in moves:
        position = position.play(move)
    return position


def _candidate(turn: MoveVerdict) -> Candidate[Move]:
    return Candidate(turn.moves, _value(turn))


def _value(turn: MoveVerdict) -> float:
    """Return the value of a turn; 0 if it is not certain."""
    return float(turn.verdict.value or 0)
