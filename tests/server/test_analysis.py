"""Evaluations of positions."""

from random import Random

import pytest

from fourfold.games.game import GameError
from fourfold.games.quartino import QUARTINO
from fourfold.games.quarto import QUARTO, Call, Position
from fourfold.games.setup import Setup
from fourfold.server.analysis import PositionAnalysis
from tests.games.generator import play_course
from tests.games.policy import choose_any
from tests.games.quartino.table import RACKS_OF_THREE
from tests.server.analysed import analyse_position
from tests.solver.minimax import minimax

EARLY = "0..9/.3../5.A./.F.. 6"
SEEN = "-/R/-/-/-/-/-/-/- 1 place:1 RYGB,BGYR,GRYB,YBRG;/?,?,?,?;"


def late_positions(rules: str, count: int) -> list[str]:
    """Return positions of random games with three or four pieces left to place, in notation."""
    setup, found = Setup(QUARTO, QUARTO.parse_rules(rules)), list[str]()
    for seed in range(2000):
        for position in play_course(setup, Random(seed), choose_any).positions:
            assert isinstance(position, Position)
            if position.outcome is None and position.placed == 12 + seed % 2:
                found.append(QUARTO.format_position(position))
                break
        if len(found) == count:
            return found
    raise AssertionError("too few games get that far")


def winner_of_line(found: PositionAnalysis) -> int | None:
    """Play an analysis's line to the end of the game and return the winner."""
    position = QUARTO.parse_position(found.position, QUARTO.parse_rules(found.rules))
    for turn in found.line:
        for move in turn.moves:
            position = position.play(QUARTO.parse_move(move.text))
    assert position.outcome
    return position.outcome.winner


@pytest.mark.parametrize("rules", ["CSHT", "CSHT!", "CS+", "CSHT+!"])
def test_values_turns_and_line_agree(rules: str) -> None:
    for text in late_positions(rules, 12):
        found = analyse_position("quarto", rules, text)
        position = QUARTO.parse_position(text, QUARTO.parse_rules(rules))
        assert found.is_exact
        assert (found.low, found.high) == (found.value, found.value)
        assert found.seat == position.seat
        values = [turn.value for turn in found.turns if turn.value is not None]
        assert found.value == max(values)
        score = minimax(position)
        assert found.value == (score > 0) - (score < 0)
        assert found.distance == (17 - abs(score) if score else None)
        winner = winner_of_line(found)
        expected = {1: found.seat, 0: None, -1: 3 - (found.seat or 0)}[int(found.value)]
        assert winner == expected


def test_every_square_alone_and_with_every_piece_is_evaluated() -> None:
    text = "0..1/.2../..C./...9 7 a4"
    position = QUARTO.parse_position(text, QUARTO.parse_rules("CSHT!"))
    turns = {turn.turn for turn in analyse_position("quarto", "CSHT!", text).turns}
    places = [m for m in position.legal_moves() if not isinstance(m, Call)]
    expected = {QUARTO.format_turn([place]) for place in places}
    for place in places:
        gives = [m for m in position.play(place).legal_moves() if not isinstance(m, Call)]
        expected |= {QUARTO.format_turn([place, give]) for give in gives}
    assert turns == expected
    assert len(turns) == 11 + 11 * 10


def test_every_piece_to_give_is_evaluated() -> None:
    found = analyse_position("quarto", "CSHT!", "0..1/.2../..C./...9 - a4")
    assert [turn.turn for turn in found.turns] == [f"={piece}" for piece in "345678ABDEF"]


def test_a_group_that_can_be_called_is_an_immediate_win() -> None:
    found = analyse_position("quarto", "CSHT!", "0.../.1../..3./...4 5 d1")
    assert (found.value, found.distance) == (1, 0)
    assert [[move.text for move in turn.moves] for turn in found.line] == [["!a4-d1"]]


def test_without_time_there_are_bounds_but_no_guess() -> None:
    found = analyse_position("quarto", "CSHT", EARLY, seconds=0.0)
    assert found.value is None
    assert not found.is_exact
    assert found.low < found.high
    assert found.distance is None
    assert found.line == ()
    open_turns = [turn for turn in found.turns if turn.value is None]
    assert open_turns
    assert all(turn.low < turn.high and turn.distance is None for turn in open_turns)


@pytest.mark.parametrize(
    ("game", "rules", "position", "winner", "reason"),
    [
        ("quarto", "CSHT", "0123/..../..../.... -", 1, "line"),
        ("quarto", "CSHT", "1D6F/BE93/50A4/C827 -", None, "full board"),
        (
            *("quartino", "wheel", "R/Y/G/B/-/-/-/-/- 2 claim ?,?,?,?;/;BGYR,GRYB,YBRG,RYGB"),
            *(2, "cards"),
        ),
    ],
)
def test_a_finished_position_is_reported_as_over(
    game: str, rules: str, position: str, winner: int | None, reason: str
) -> None:
    found = analyse_position(game, rules, position)
    assert (found.is_over, found.winner, found.reason) == (True, winner, reason)
    assert (found.seat, found.value, found.turns, found.line) == (None, None, (), ())


def test_quartino_is_evaluated_for_the_seat_to_move() -> None:
    found = analyse_position("quartino", "wheel", SEEN)
    assert found.position == SEEN
    assert found.seat == 1
    assert found.value is not None
    assert -1 <= found.value <= 1
    assert not found.is_exact
    assert found.value == found.turns[0].value == max(turn.value or -1 for turn in found.turns)
    assert found.line[0] == found.turns[0].moves
    position = QUARTINO.parse_position(SEEN, QUARTINO.default_rules)
    for turn in found.line:
        for move in turn.moves:
            position = position.play(QUARTINO.parse_move(move.text))


def test_hidden_cards_do_not_change_the_evaluation() -> None:
    stacks = "R/Y/-/B/-/-/-/-/-"
    one = analyse_position("quartino", "wheel", f"{stacks} 2 place:1 {RACKS_OF_THREE}")
    swapped = RACKS_OF_THREE.replace("RYGB", "xxxx").replace("GBRY", "RYGB").replace("xxxx", "GBRY")
    assert analyse_position("quartino", "wheel", f"{stacks} 2 place:1 {swapped}") == one
    assert "RYGB" not in one.position


@pytest.mark.parametrize(
    ("game", "rules", "position", "problem"),
    [
        ("chess", "CSHT", EARLY, "game: expected quarto or quartino, found 'chess'"),
        ("quarto", "XYZ", EARLY, "rules: column 1: expected a trait"),
        ("quarto", "CSHT", "0.../....", "position: column 10: expected '/'"),
        ("quarto", "CSHT", "0.../0.../..../.... 5", "position: column 6: piece 0 is on the board"),
        ("quarto", "CSHT!", EARLY, "position: column 22: expected a space"),
        ("quarto", "CSHT", "." * 501, "the text is too long for a position"),
        ("quarto", "C" * 501, EARLY, "the text is too long for a position"),
        ("quartino", "wheel", EARLY, "position: column 1: expected a stone"),
        (
            *("quartino", "wheel", SEEN.replace(" 1 ", " 2 ")),
            "position: the cards of seat 2, the seat to move, are unknown",
        ),
    ],
)
def test_bad_texts_are_refused_in_one_sentence(
    game: str, rules: str, position: str, problem: str
) -> None:
    with pytest.raises(GameError) as error:
        analyse_position(game, rules, position)
    assert str(error.value).startswith(problem)
    assert "\n" not in str(error.value)
    assert type(error.value) is GameError, "any process can read it"
