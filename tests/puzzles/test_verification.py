"""Every puzzle is proven again in two ways, and planted flaws are found."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from fourfold.games import quartino, quarto
from fourfold.puzzles import Puzzle, find_flaws, puzzle_game, shipped_puzzles
from fourfold.puzzles.puzzle import make_id

PUZZLES = shipped_puzzles()
SAMPLE = PUZZLES[7::60]
"""Some of every section; `fourfold puzzles verify` proves all."""


def first_of(theme: str, rules: str = "CSHT") -> Puzzle:
    return next(p for p in PUZZLES if p.theme == theme and p.rules == rules)


def with_own_id(puzzle: Puzzle) -> Puzzle:
    """Return a changed puzzle with the id that its position now has."""
    adapter = puzzle_game(puzzle.game)
    position = adapter.game.parse_position(puzzle.position, puzzle.rules)
    return replace(puzzle, id=make_id(puzzle.game, puzzle.rules, adapter.key(position)))


def problem(*puzzles: Puzzle, is_independent: bool = False) -> str:
    [flaw] = find_flaws(puzzles, is_independent=is_independent)
    assert flaw.puzzle == puzzles[-1]
    return flaw.problem


def turned(puzzle: Puzzle) -> Puzzle:
    """Return a symmetric twin of a Quarto! puzzle, with its own right answers."""
    symmetry = quarto.symmetries(puzzle.rules)[777]
    position = symmetry.apply(quarto.parse_position(puzzle.position, puzzle.rules))
    moves: list[quarto.Move] = []
    for move in quarto.parse_turn(puzzle.answers[0]):
        match move:
            case quarto.Place():
                moves.append(quarto.Place(symmetry.apply_to_square(move.square)))
            case quarto.Give():
                moves.append(quarto.Give(symmetry.apply_to_piece(move.piece)))
            case _:
                raise AssertionError(move)
    return replace(puzzle, position=position.notation, answers=(quarto.format_turn(moves),))


def with_second_solution(puzzle: Puzzle) -> Puzzle:
    """Return a position of the same theme that has another solution."""
    adapter = puzzle_game(puzzle.game)
    for other in PUZZLES:
        if other.theme != puzzle.theme or other.rules != puzzle.rules:
            continue
        board = quarto.parse_position(other.position, other.rules)
        for piece in board.supply:
            changed = quarto.Position(board.rules, board.board, piece)
            [found] = adapter.study(puzzle.theme, [changed])
            if "several solutions" in getattr(found, "reason", ""):
                return with_own_id(replace(puzzle, position=changed.notation))
    raise AssertionError("no position has a second solution")


def test_a_sample_is_proven_by_the_solver_and_by_the_rules() -> None:
    assert list(find_flaws(SAMPLE)) == []


def test_a_sample_is_proven_independently() -> None:
    assert list(find_flaws(SAMPLE[::3], is_independent=True)) == []


WIN = first_of("win-2")
SAFE = first_of("safe-piece")
STONES = first_of("stones", "wheel")

PLANTED: dict[str, tuple[Callable[[], Puzzle], str]] = {
    "a second solution": (lambda: with_second_solution(WIN), "there are several solutions: "),
    "a wrong goal": (lambda: replace(WIN, goal="win in 3"), "the goal of this theme is 'win in 2'"),
    "a wrong theme": (
        lambda: replace(WIN, theme="win-3", goal="win in 3"),
        "it is a win in 3, counted in placements, not a win in 5",
    ),
    "a drawn win": (
        lambda: replace(first_of("only-draw"), theme="win-2", goal="win in 2"),
        "it is a draw",
    ),
    "an unknown theme": (lambda: replace(WIN, theme="win-9"), "there is no theme 'win-9'"),
    "a missing answer": (lambda: replace(WIN, answers=()), "an answer is missing: "),
    "a wrong answer": (
        lambda: replace(SAFE, answers=tuple(sorted({*SAFE.answers, "=0", "=1"}))),
        "not an answer: ",
    ),
    "a repeated answer": (
        lambda: replace(SAFE, answers=SAFE.answers * 2),
        "its answers must be sorted and distinct",
    ),
    "a wrong judgement": (
        lambda: replace(next(p for p in PUZZLES if p.answers == ("win",)), answers=("loss",)),
        "an answer is missing: win",
    ),
    "an overlooked line": (
        lambda: replace(next(p for p in PUZZLES if "!a1-d4" in p.answers), answers=("--",)),
        "an answer is missing: !",
    ),
    "a repeated piece": (
        lambda: replace(WIN, position="5..5/..../..../.... 1 -"),
        "column 4: piece 5 is on the board already",
    ),
    "an illegal position": (
        lambda: replace(WIN, position="0123/..../..../.... 4 -"),
        "column 21: no piece can be in hand: group a4-d4 is complete, the game is over",
    ),
    "a finished game": (
        lambda: replace(WIN, position="0123/..../..../.... - -"),
        "the game is over",
    ),
    "another way to write it": (
        lambda: replace(WIN, position=WIN.position.removesuffix(" -")),
        "its position should be written",
    ),
    "another way to write the rules": (
        lambda: replace(STONES, rules="wheel/060"),
        "column 7: ",
    ),
    "a wrong id": (lambda: replace(WIN, id="0000000"), "its id should be "),
    "a difficulty of zero": (lambda: replace(WIN, difficulty=0), "its difficulty must be 1 to"),
    "no such game": (lambda: replace(WIN, game="chess"), "there are no puzzles for 'chess'"),
    "another stone": (
        lambda: replace(STONES, answers=("R0,RYGB@1",)),
        "an answer is missing: ",
    ),
    "hidden cards": (
        lambda: replace(
            STONES,
            position=quartino.parse_position(STONES.position, STONES.rules).view(2).notation,
        ),
        "",
    ),
}


@pytest.mark.parametrize("is_independent", [False, True], ids=["usual", "independent"])
@pytest.mark.parametrize("name", PLANTED)
def test_a_planted_flaw_is_found(name: str, is_independent: bool) -> None:
    plant, expected = PLANTED[name]
    assert problem(plant(), is_independent=is_independent).startswith(expected)


def test_a_symmetric_twin_is_found() -> None:
    twin = turned(WIN)
    assert twin.position != WIN.position
    assert list(find_flaws([twin])) == []
    assert problem(WIN, twin) == f"it is equal up to symmetry to puzzle {WIN.id}"


def test_a_symmetric_quartino_twin_is_found() -> None:
    position = quartino.parse_position(STONES.position, STONES.rules)
    symmetry = quartino.symmetries(STONES.rules)[77]
    turns = [
        quartino.format_turn([symmetry.apply_to_move(m) for m in quartino.parse_turn(answer)])
        for answer in STONES.answers
    ]
    twin = replace(STONES, position=symmetry.apply(position).notation, answers=tuple(sorted(turns)))
    assert twin.position != STONES.position
    assert list(find_flaws([twin])) == []
    assert problem(STONES, twin) == f"it is equal up to symmetry to puzzle {STONES.id}"


def test_flaws_come_in_the_order_of_the_puzzles() -> None:
    bad = [replace(each, answers=()) for each in SAMPLE[:3]]
    assert [flaw.puzzle for flaw in find_flaws([SAMPLE[3], *bad, SAMPLE[4]])] == bad
