"""Set-ups and their header lines."""

import pytest

from fourfold.games.game import Departure, GameError, Reason
from fourfold.games.quartino import QUARTINO
from fourfold.games.quarto import QUARTO, Rules
from fourfold.games.setup import AnySetup, Setup, parse_setup
from tests.games.generator import SETUPS, name_of, sample_courses

DEAL = "RYGB,BGYR,GRYB,YBRG/RGYB,BRGY,GYBR,YRBG"
PLACED = "..../..../.5../.... A b2"
STONE = "-/R/-/-/-/-/-/-/- 2 place:1 RYGB,BGYR,GRYB,YBRG;/RGYB,BRGY,GYBR,YRBG;"


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_set_ups_round_trip(setup: AnySetup) -> None:
    assert parse_setup(setup.headers()) == setup
    assert setup.position() == parse_setup(setup.headers()).position()


def test_each_game_has_its_own_header_lines() -> None:
    assert Setup(QUARTO, Rules()).headers() == {"Game": "quarto", "Rules": "CSHT!", "Start": "1"}
    quartino = Setup(QUARTINO, QUARTINO.default_rules, starter=2, deal=DEAL)
    assert quartino.headers() == {
        "Game": "quartino",
        "Rules": "wheel",
        "Seats": "2",
        "Deal": DEAL,
        "Start": "2",
    }


def test_by_default_seat_1_starts_and_the_deal_sets_the_number_of_seats() -> None:
    assert parse_setup({"Game": "quarto", "Rules": "C"}).starter == 1
    deal = f"{DEAL}/RBYG,BYGR,GBRY,YGRB"
    setup = parse_setup({"Game": "quartino", "Rules": "grid", "Deal": deal})
    assert (setup.seats, setup.starter) == (3, 1)


@pytest.mark.parametrize(
    ("headers", "problem"),
    [
        ({}, "Game: the header line is missing (quarto or quartino)"),
        ({"Game": "chess"}, "Game: expected quarto or quartino, found 'chess'"),
        ({"Game": "quarto"}, "Rules: the header line is missing"),
        (
            {"Game": "quarto", "Rules": "X"},
            "Rules: column 1: expected a trait in play (C, S, H or T), found 'X'",
        ),
        (
            {"Game": "quarto", "Rules": "C", "Start": "0"},
            "Start: expected a number from 1 to 9, found '0'",
        ),
        (
            {"Game": "quarto", "Rules": "C", "Seats": "two"},
            "Seats: expected a number from 1 to 9, found 'two'",
        ),
        (
            {"Game": "quarto", "Rules": "C", "Seats": "3"},
            "Seats: quarto has 2 seats, not 3",
        ),
        ({"Game": "quarto", "Rules": "C", "Deal": DEAL}, "Deal: Quarto! has no deal"),
        (
            {"Game": "quartino", "Rules": "wheel"},
            "Deal: the header line is missing",
        ),
        (
            {"Game": "quartino", "Rules": "wheel", "Deal": DEAL, "Seats": "3"},
            "Deal: the deal is for 2 seats, not 3",
        ),
        (
            {"Game": "quartino", "Rules": "wheel", "Deal": f"{DEAL[:19]}/{DEAL[:19]}"},
            "Deal: column 21: card RYGB is dealt twice",
        ),
        (
            {"Game": "quarto", "Rules": "CSHT", "Position": "0"},
            "Position: column 2: expected a piece (0 to 9 or A to F), or '.', found the end",
        ),
        (
            {"Game": "quarto", "Rules": "CSHT!", "Position": PLACED, "Seats": "3"},
            "Seats: quarto has 2 seats, not 3",
        ),
        (
            {"Game": "quarto", "Rules": "CSHT!", "Position": PLACED, "Start": "3"},
            "Start: there is no seat 3: the game has 2 seats",
        ),
        (
            {"Game": "quarto", "Rules": "CSHT!", "Position": PLACED, "Deal": DEAL},
            "Position: a position has its own cards: leave out the deal",
        ),
        (
            {"Game": "quartino", "Rules": "wheel", "Position": STONE, "Deal": DEAL},
            "Position: a position has its own cards: leave out the deal",
        ),
        (
            {"Game": "quartino", "Rules": "wheel", "Position": STONE, "Seats": "3"},
            "Position: the position has 2 seats, not 3",
        ),
    ],
)
def test_an_error_names_the_key_at_fault(headers: dict[str, str], problem: str) -> None:
    with pytest.raises(GameError) as error:
        parse_setup(headers)
    assert str(error.value) == problem


def test_an_invalid_starting_seat_is_blamed_on_start() -> None:
    with pytest.raises(GameError, match="Start: there is no seat 3: the game has 2 seats"):
        parse_setup({"Game": "quartino", "Rules": "wheel", "Deal": DEAL, "Start": "3"})


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_a_game_may_begin_from_any_unfinished_position(setup: AnySetup) -> None:
    for course in sample_courses(setup):
        for position in (each for each in course.positions if each.outcome is None):
            later = Setup(setup.game, setup.rules, setup.seats, setup.starter, first=position)
            assert later.position() == position
            assert parse_setup(later.headers()) == later


def test_the_header_of_a_position_is_its_canonical_notation() -> None:
    setup = parse_setup({"Game": "quarto", "Rules": "CSHT", "Position": "..../..../.5../.... A"})
    assert setup.first == "..../..../.5../.... A -"
    assert setup.headers()["Position"] == setup.first


def test_the_starter_decides_whose_turn_it_is_in_a_position_without_seats() -> None:
    headers = {"Game": "quarto", "Rules": "CSHT!", "Position": PLACED}
    assert parse_setup(headers).position().seat == 1
    assert parse_setup({**headers, "Start": "2"}).position().seat == 2


def test_a_view_of_a_position_hides_the_others_cards() -> None:
    setup = Setup(QUARTINO, "wheel", first=STONE)
    assert setup.is_known
    assert setup.view(1).first == STONE.replace("RGYB,BRGY,GYBR,YRBG", "?,?,?,?")
    assert not setup.view(None).is_known
    assert "RYGB" not in repr(setup)


def test_a_position_must_say_everything_in_its_notation() -> None:
    over = QUARTO.start("CSHT!").leave(Departure(1, Reason.RESIGNATION))
    for position in (over, QUARTO.start("CSHT"), QUARTO.start("CSHT!", starter=2)):
        with pytest.raises(GameError, match="a game can't begin from this position"):
            Setup(QUARTO, "CSHT!", first=position)
