"""The rules pages' figures show what the rules library says."""

import json
import re
from pathlib import Path

import pytest

from fourfold.games.quartino import Phase
from fourfold.language import LANGUAGES, Language
from fourfold.rulebook import FIGURES, SECTIONS
from fourfold.rulebook.block import read_row
from fourfold.rulebook.quartino.example import WORKED_TURNS, place_position, worked_turn
from tools.figure_rules import make_files, make_quartino, make_quarto, make_shared, make_turns

PAGE = Path(__file__).parent.parent / "web" / "src" / "games"

FILES = make_files()


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parts[-3]}-{file.name}")
def test_the_figures_match_the_rules(file: object) -> None:
    written = next(path for path in FILES if path == file)
    stored = json.loads(written.read_text("utf-8"))
    assert stored == json.loads(FILES[written]), "python -m tools.figure_rules rewrites it"


def test_one_card_fits_and_one_claim_is_right_on_both_boards() -> None:
    figures = make_quartino()
    for board in ("wheel", "grid"):
        assert len(figures["card"][board]["windows"]) == 1
        assert len(figures["claim"][board]["right"]) == 1


def test_there_are_ten_lines_nine_squares_and_the_windows_of_both_boards() -> None:
    rules = make_quarto()
    assert (len(rules["lines"]), len(rules["squares"])) == (10, 9)
    boards = make_quartino()["rules"]
    assert [len(boards[board]["windows"]) for board in ("wheel", "grid")] == [8, 4]


def test_the_sample_has_groups_that_share_zero_one_and_two_traits() -> None:
    sizes = {len(shared) for shared in make_shared().values()}
    assert sizes == {0, 1, 2}


@pytest.mark.parametrize("game", FIGURES)
def test_the_page_has_the_sections_and_figures_of_the_rulebook(game: str) -> None:
    page = (PAGE / game / "index.ts").read_text("utf-8")
    named = re.findall(r'\{ name: "(\w+)", figures: \[(.*)\] \}', page)
    figures = {section: re.findall(r'"(\w+)"', names) for section, names in named}
    assert tuple(figures) == SECTIONS[game]
    drawn = {section: [figure.name for figure in part] for section, part in FIGURES[game].items()}
    assert {section: names for section, names in figures.items() if names} == drawn


def test_a_normal_turn_has_neither_colour_nor_column_nor_quartino() -> None:
    begun, placed, ended = (step.position for step in worked_turn("normal"))
    assert (begun.phase, begun.stones, begun.colours, begun.columns) == (Phase.PLACE, 1, (), ())
    assert placed.phase is Phase.CLAIM
    assert not any(placed.is_shown(card) for card in placed.racks[0].hidden if card)
    assert (begun.seat, ended.seat) == (1, 2)


def test_a_full_turn_has_everything() -> None:
    steps = worked_turn("full")
    positions = [step.position for step in steps]
    begun, declared = positions[:2]
    assert (begun.phase, begun.colours, begun.columns) == (Phase.COLOUR, ("R",), (5,))
    assert [position.stones for position in positions[1:5]] == [3, 2, 1, 0]
    assert declared.columns == ()
    claim = steps[5].claim
    assert claim is not None
    assert positions[5].is_match(claim.card, claim.window)
    assert positions[6].racks[0].claimed == (claim.card,)
    assert positions[6].stones == 1
    last = positions[7]
    assert last.phase is Phase.CLAIM
    assert not any(last.is_shown(card) for card in last.racks[0].hidden if card)
    assert positions[8].seat == 2
    # The next player finds what this one left.
    assert positions[8].stacks == last.stacks


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_step_has_a_caption_and_there_are_no_others(code: str) -> None:
    language = Language(code)
    for name in WORKED_TURNS:
        steps = worked_turn(name)
        assert [step.caption for step in steps if not language.has(step.caption)] == []
        assert not language.has(f"figure-quartino-{name}-{len(steps) + 1}")
    captions = [step["caption"] for steps in make_turns().values() for step in steps]
    assert len(captions) == len(set(captions)) == 12


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_table_of_stones_matches_the_rules(code: str) -> None:
    table = Language(code).text("quartino-rules-stones").split("\n\n")[-1]
    numbers = [int(read_row(line)[-1]) for line in table.splitlines()[1:]]
    full = [step.position for step in worked_turn("full")]
    colour_or_column = full[0].play("-")
    assert numbers == [
        place_position().stones,
        colour_or_column.stones,
        full[1].stones,
        full[6].stones,
    ]
