"""The referee that checks the lessons notices verdicts that are wrong."""

import pytest

from fourfold.games import find_game
from fourfold.lessons import Step
from tests.lessons.referee import Referee


def referee(position: str, *goal: str, rules: str = "CSHT", game: str = "quarto") -> Referee:
    step = Step("planted", rules, position, goal)
    return Referee(game, step, find_game(game).parse_position(position, rules))


@pytest.mark.parametrize(
    ("position", "goal", "right", "wrong"),
    [
        ("..../..../47D./.... E -", "win", "d2", "a1"),
        ("...6/.C.5/.1.F/.... - -", "safe", "=0", "=7"),
        ("...6/.C.5/.1.F/.... - -", "poison", "=7", "=0"),
        (".FE./D..8/C.9./..0A 2 -", "keep", "d4 =5", "d4 =6"),
        (".FE./D..8/C.9./..0A 2 -", "force", "d4 =5", "d4 =6"),
        ("5..6/..0./A.E1/8D2F 9 -", "hold", "b3 =B", "b3 =C"),
    ],
)
def test_a_planted_verdict_is_noticed(position: str, goal: str, right: str, wrong: str) -> None:
    judge = referee(position, goal)
    assert judge.problem(right.split(), is_right=True) is None
    assert judge.problem(right.split(), is_right=False) is not None
    assert judge.problem(wrong.split(), is_right=False) is None
    assert judge.problem(wrong.split(), is_right=True) is not None


def test_a_planted_call_is_noticed() -> None:
    judge = referee("3.../..8./47DE/...1 9 d2", "call", rules="CSHT!")
    assert judge.problem(["!a2-d2"], is_right=True) is None
    assert judge.problem(["!a1-d1"], is_right=True) is not None
    assert judge.problem(["a1"], is_right=True) is not None


KNOWN = "R/-/-/B/-/G/-/Y/- 1 place:1 GRYB,YBRG;BRGY,GYBR/RBYG,?;RGBY,YGBR"


@pytest.mark.parametrize(
    ("position", "goal", "right", "wrong"),
    [
        (KNOWN, "block", "R3", "R4"),
        ("Y/-/G/R/G/B/G/-/G 1 claim RBYG,BRGY,YRGB;GRBY/?,?,?,?;", "claim", "YRGB@3", "."),
        ("R/-/-/B/-/G/B/GR/- 1 place:1 RBYG;GRYB,GBYR,YBRG/?,?,?,?;", "win", "Y4 RBYG@3", "Y5"),
        ("R/-/-/B/-/G/B/GR/- 1 place:1 RBYG;GRYB,GBYR,YBRG/?,?,?,?;", "claims 1", "Y4", "G4"),
        ("YB/B/RR/-/B/GY/-/B/- 1 colour RBYG,BGYR;BRYG,BYRG/?,?,?,?;", "colour", "+", "-"),
    ],
)
def test_a_planted_verdict_on_stones_is_noticed(
    position: str, goal: str, right: str, wrong: str
) -> None:
    judge = referee(position, *goal.split(), rules="wheel", game="quartino")
    assert judge.problem(right.split(), is_right=True) is None
    assert judge.problem(right.split(), is_right=False) is not None
    assert judge.problem(wrong.split(), is_right=False) is None
    assert judge.problem(wrong.split(), is_right=True) is not None
