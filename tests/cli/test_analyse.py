"""`fourfold analyse` and `fourfold show`."""

import json

import pytest

from tests.cli.command import run

QUARTO = "2..3/.548/9.A./1.BF C"
QUARTINO = "-/B/GRG/Y/-/-/-/-/Y 1 place:1 RBGY,BGYR;YGBR,YRGB/?,?,?;BRGY"


def test_quarto_is_exact_and_says_why() -> None:
    found = json.loads(run("analyse", QUARTO, "--json").stdout)
    assert (found["game"], found["rules"], found["value"], found["distance"]) == (
        "quarto",
        "CSHT",
        1,
        1,
    )
    assert found["line"] == "a3"
    moves = {each["move"]: each["value"] for each in found["moves"]}
    assert (moves["a3"], moves["b2=6"], moves["b2=0"]) == (1, 0, -1)
    pieces = {each["piece"]: each["completes"] for each in found["pieces"]}
    assert pieces["C"] == [{"square": "a3", "group": "a3-d3", "traits": ["round"]}]
    assert (found["safe"], found["poisoned"]) == (["E"], ["0", "6", "7", "D"])
    # One safe piece: the seat that gives next gives it, and then the other has none.
    assert (found["giver"], found["runs_out"]) == (2, 1)


def test_quarto_is_explained_as_text() -> None:
    text = run("analyse", "quarto", *QUARTO.split()).stdout
    assert "win in 1: a3" in text
    assert "In hand C: a3 completes a3-d3 (round)" in text
    assert "Safe to give on this board: E" in text
    live = run("analyse", "5.../.7../..D./...1 0 d1").stdout
    assert "Group a4-d1 is complete and can be called." in live


def test_an_opening_says_how_bots_fared_from_it() -> None:
    # Two symmetric positions.
    found, copy = (
        json.loads(run("analyse", text, "--rules", "CSHT!", "--json").stdout)["opening"]
        for text in ("..../..../..../0... 1 a1", "..../.4../..../.... 6 b3")
    )
    assert found == copy
    bots = [each["bot"] for each in found["levels"]]
    assert bots == ["novice", "casual", "keen", "club", "expert"]
    faulty = {each["bot"]: each["faulty"] for each in found["levels"]}
    assert faulty["novice"] > found["games"] / 2
    text = run("analyse", "..../..../..../0... 1 a1", "--rules", "CSHT!").stdout
    assert f"From here each bot has played {found['games']} games against itself:" in text
    assert "novice" in text
    later = run("analyse", QUARTO, "--json").stdout
    assert json.loads(later)["opening"] is None


def test_quartino_is_estimated_with_its_spread() -> None:
    found = json.loads(run("analyse", "--json", QUARTINO).stdout)
    assert (found["game"], found["claims"]) == ("quartino", [])
    assert found["cards"] == [{"card": "RBGY", "stones": 1}, {"card": "BGYR", "stones": 2}]
    best = found["turns"][0]
    assert best["turn"].startswith("R0,RBGY@1,")
    assert 0.5 < best["chance"] < 1
    assert 0 < best["spread"] < 0.1
    assert found["shares"][0]["chance"] == pytest.approx(best["chance"], abs=1e-3)
    assert sum(each["chance"] for each in found["shares"]) == pytest.approx(1, abs=1e-3)
    text = run("analyse", "quartino", QUARTINO).stdout
    assert "R0,RBGY@1," in text
    assert "not a proof" in text


def test_quartino_lists_the_claims_of_all_cards_and_uses_the_cards_given() -> None:
    stacks = "B/R/Y/G/Y/R/-/-/-"
    rest = "BGYR,GRYB,YBRG"
    held = f"{stacks} 1 claim RYGB,{rest};/BRYG,?,?,?;"
    found = json.loads(run("analyse", "--json", held).stdout)
    assert found["claims"] == [
        {"claim": "BRYG@1", "holder": 2, "is_claimed": False},
        {"claim": "BGYR@3", "holder": 1, "is_claimed": False},
    ]
    assert "BRYG@1  held by seat 2" in run("analyse", held).stdout
    unknown = json.loads(run("analyse", "--json", held.replace("BRYG", "?")).stdout)
    assert unknown["claims"][0]["holder"] is None
    # Another card known to everybody leads to other deals and other turns.
    assert found["shares"] != unknown["shares"]
    blank = json.loads(run("analyse", "--json", f"{stacks} 1 claim ?,?,?,?;/BRYG,?,?,?;").stdout)
    assert (blank["turns"], blank["cards"]) == ([], [])
    assert sum(each["chance"] for each in blank["shares"]) == pytest.approx(1, abs=1e-3)


@pytest.mark.parametrize(
    ("arguments", "code", "message"),
    [
        (("nonsense",), 2, "column 1: expected a piece"),
        (("quarto",), 2, "Missing argument 'POSITION'"),
        ((QUARTO, "--rules", "X"), 2, "column 1: "),
        ((QUARTO, "--jsn"), 2, "No such option '--jsn'"),
        (
            ("B/R/Y/G/-/-/-/-/- 1 claim ;RYGB,BGYR,GRYB,BRYG/?,?,?,?;",),
            1,
            "the game is over: there is nothing to analyse",
        ),
    ],
)
def test_bad_input_is_reported_in_one_line(
    arguments: tuple[str, ...], code: int, message: str
) -> None:
    done = run("analyse", *arguments)
    assert done.returncode == code
    assert message in done.stderr
    assert done.stderr.count("\n") == 1


def test_show_draws_as_text_and_as_svg() -> None:
    assert run("show", QUARTO).stdout.startswith("4  2  .  .  3\n")
    assert run("show", QUARTO, "--svg").stdout.startswith("<svg ")
    assert run("show", "--svg", QUARTINO).stdout.startswith("<svg ")
    assert run("show", "quartino", QUARTINO, "--rules", "grid").returncode == 0
