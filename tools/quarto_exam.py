"""Sets the exam paper of `fourfold grade`, from a seed.

    python -m tools.quarto_exam            writes src/fourfold/exam/quarto/exam.paper
    python -m tools.quarto_exam --check N  sets the first N questions again and compares

Positions come from random games that avoid completing groups. A question needs a wrong answer:
positions in which every turn keeps the value are skipped. Half of the questions have all four
traits in play, the others go through the remaining rule sets.
"""

import argparse
import sys
from functools import cache
from itertools import count
from pathlib import Path
from random import Random

from fourfold.exam.quarto.paper import (
    FILE_NAME,
    RULE_SETS,
    ExamQuestion,
    decode_paper,
    encode_paper,
)
from fourfold.games.quarto import Give, Move, Place, Position, start
from fourfold.solver import Solver

PAPER = Path(__file__).parent.parent / "src/fourfold/exam/quarto" / FILE_NAME
SEED = 1
QUESTIONS = 10_000

PIECES = (3, 4, 5, 5, *(6, 7, 8, 9) * 4, *(10, 11, 12, 13) * 3, 14, 15)
"""The numbers of pieces on the board, each drawn equally often."""

MAX_ANALYSED_EARLY_PIECES = 4
"""With up to this many pieces, only losing at once counts as wrong: a full analysis is slow."""

MAX_ATTEMPTS = 10
"""The number of random games after which another number of pieces is tried."""

CALL_SHARE = 0.2
"""The share of questions with a call to make, of those with calls on."""

GIVE_SHARE = 0.1
"""The share of questions that begin in the middle of a turn, with a piece to give."""

WIN_SHARE = 0.2
"""The share of positions to keep of those in which the piece in hand wins at once."""

FULL_RULE_SETS, OTHER_RULE_SETS = RULE_SETS[:4], RULE_SETS[4:]


def set_question(number: int) -> ExamQuestion:
    """Return a question of the paper; the number alone determines it."""
    random = Random(f"exam/{SEED}/{number}")
    half, is_other = divmod(number, 2)
    rule_sets = OTHER_RULE_SETS if is_other else FULL_RULE_SETS
    rules = rule_sets[half % len(rule_sets)]
    pieces = random.choice(PIECES)
    kind = random.random()
    for attempt in count(1):
        if attempt % MAX_ATTEMPTS == 0:
            # With few traits in play, some numbers of pieces have hardly any such position.
            pieces = random.choice(PIECES)
        position = start(rules, starter=random.choice((1, 2)))
        if rules.calls and kind < CALL_SHARE:
            found = _open_window(position, pieces, random)
        elif kind > 1 - GIVE_SHARE:
            found = _advance(position, pieces, random)
        else:
            found = _advance(position, pieces, random)
            if found is not None and not found.is_full:
                found = found.play(random.choice(_gives(found)))
        if found is None or found.outcome is not None:
            continue
        question = _judge(number, found, random)
        if question is not None:
            return question
    raise AssertionError("an endless loop has ended")


def _advance(position: Position, pieces: int, random: Random) -> Position | None:
    """Play at random until `pieces` have been placed; None if that completes a group."""
    while position.placed < pieces:
        position = position.play(random.choice(_gives(position)))
        quiet = _places(position, is_complete=False)
        if not quiet:
            return None
        position = position.play(random.choice(quiet))
    return position


def _open_window(position: Position, pieces: int, random: Random) -> Position | None:
    """Play on until a group has just been completed, and possibly the next piece given."""
    before = _advance(position, max(pieces - 1, 3), random)
    if before is None:
        return None
    given = before.play(random.choice(_gives(before)))
    winning = _places(given, is_complete=True)
    if not winning:
        return None
    after = given.play(random.choice(winning))
    if len({group.direction for group in after.live_groups()}) > 1:
        return None  # it must be clear which direction a wrong answer overlooked
    if random.random() < 0.5 or after.is_full:
        return after
    return after.play(random.choice(_gives(after)))


def _gives(position: Position) -> list[Move]:
    return [move for move in position.sensible_moves() if isinstance(move, Give)]


def _places(position: Position, *, is_complete: bool) -> list[Move]:
    """Return the placements that complete a group, or those that don't."""
    return [
        move
        for move in position.sensible_moves()
        if isinstance(move, Place) and bool(position.play(move).live_groups()) == is_complete
    ]


def _judge(number: int, position: Position, random: Random) -> ExamQuestion | None:
    """Return the question, or None if no answer is wrong or it is too easy."""
    is_open = position.can_call and bool(position.live_groups())
    is_easy = position.hand is not None and bool(_places(position, is_complete=True))
    if is_easy and not is_open and random.random() > WIN_SHARE:
        return None
    solver = _solver(position)
    if position.placed <= MAX_ANALYSED_EARLY_PIECES:
        value = solver.solve(position, distance=False).verdict.value
        has_wrong = is_open or (value != -1 and _can_lose(position))
    else:
        analysis = solver.analyse(position, distance=False)
        value = analysis.verdict.value
        has_wrong = any(judged.verdict.value != value for judged in analysis.moves)
    assert value is not None
    return ExamQuestion(number, position, value) if has_wrong else None


def _can_lose(position: Position) -> bool:
    """Return whether a turn gives a piece that wins at once."""
    boards = [position]
    if position.hand is not None:
        boards = [position.play(move) for move in _places(position, is_complete=False)]
    return any(
        bool(_places(after.play(give), is_complete=True))
        for after in boards
        for give in _gives(after)
    )


def _solver(position: Position) -> Solver:
    return _solver_of(position.rules.traits, squares=position.rules.squares)


@cache
def _solver_of(traits: object, *, squares: bool) -> Solver:
    return Solver(next(r for r in RULE_SETS if (r.traits, r.squares) == (traits, squares)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", type=int, metavar="N")
    checked = parser.parse_args().check
    if checked is None:
        PAPER.write_bytes(encode_paper(map(set_question, range(QUESTIONS))))
        return
    kept = decode_paper(PAPER.read_bytes(), checked)
    wrong = [question.number for question in kept if set_question(question.number) != question]
    if wrong:
        sys.exit(f"questions {wrong} of {PAPER} are not those of seed {SEED}")


if __name__ == "__main__":
    main()
