"""Puzzles follow from a seed."""

from itertools import cycle, islice
from random import Random

import pytest

from fourfold.puzzles import PUZZLE_GAMES, Puzzle, shipped_puzzles
from fourfold.puzzles.adapter import Section, Study
from fourfold.puzzles.difficulty import MIN_DIFFICULTY, weigh
from fourfold.puzzles.making import make_section

SEED = 1
"""The seed of the shipped puzzles."""


def make(game: str, section: Section, count: int) -> list[Puzzle]:
    adapter = PUZZLE_GAMES[game]
    random = Random(f"{SEED}/{game}/{section.rules}/{section.theme}")
    return make_section(adapter, section, count, random)


# Sections that share no position with another one, and that are cheap to make.
@pytest.mark.parametrize(
    ("game", "rules", "theme"),
    [("quarto", "C!", "spot"), ("quarto", "C", "win-1"), ("quartino", "grid", "claim")],
)
def test_the_shipped_puzzles_match_the_seed(game: str, rules: str, theme: str) -> None:
    plan = PUZZLE_GAMES[game].plan
    section = next(each for each in plan if (each.rules, each.theme) == (rules, theme))
    made = make(game, section, section.count)
    shipped = [
        puzzle
        for puzzle in shipped_puzzles()
        if (puzzle.game, puzzle.rules, puzzle.theme) == (game, rules, theme)
    ]
    assert sorted(made, key=lambda puzzle: (puzzle.difficulty, puzzle.id)) == shipped


@pytest.mark.parametrize(
    ("game", "section"),
    [
        ("quarto", Section("CSHT", "win-3", 4)),
        ("quarto", Section("CSHT+", "safe-piece", 4)),
        ("quartino", Section("wheel", "two-claims", 4)),
        ("quartino", Section("wheel", "colour", 4)),
    ],
)
def test_the_same_seed_gives_the_same_puzzles(game: str, section: Section) -> None:
    assert make(game, section, 4) == make(game, section, 4)


def test_a_repeated_position_makes_no_second_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    adapter = PUZZLE_GAMES["quarto"]
    positions = list(islice(adapter.propose("CSHT!", "spot", Random(1)), 30))
    monkeypatch.setattr(type(adapter), "propose", lambda *_: cycle(positions))
    made = make_section(adapter, Section("CSHT!", "spot", 100), 100, Random(1))
    assert 0 < len({puzzle.id for puzzle in made}) == len(made) <= 30


def test_difficulty_grows_with_failures_depth_and_candidates() -> None:
    easy = Study(("a1",), depth=1, candidates=1)
    assert weigh(easy, [0, 0]) == MIN_DIFFICULTY
    assert weigh(easy, [1, 0]) > MIN_DIFFICULTY
    assert weigh(Study(("a1",), 2, 1), [0, 0]) > MIN_DIFFICULTY
    assert weigh(Study(("a1",), 1, 8), [0, 0]) > MIN_DIFFICULTY


def test_longer_wins_are_harder_on_average() -> None:
    def average(theme: str) -> float:
        own = [p.difficulty for p in shipped_puzzles() if p.theme == theme and p.rules == "CSHT"]
        return sum(own) / len(own)

    averages = [average(f"win-{turns}") for turns in range(1, 5)]
    assert averages == sorted(averages)
