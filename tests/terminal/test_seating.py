"""Who starts the next game, and with which cards."""

from random import Random

from fourfold.terminal.seating import next_table
from tests.terminal.pilot import lay_table


def test_the_loser_starts_the_next_game() -> None:
    table = lay_table("quarto", "CSHT!", start=1)
    table.match.resign(2)
    assert next_table(table, Random(1)).match.setup.start == 2
    table = lay_table("quarto", "CSHT!", start=1)
    table.match.resign(1)
    assert next_table(table, Random(1)).match.setup.start == 1


def test_after_a_draw_the_other_player_starts() -> None:
    table = lay_table("quarto", "CSHT!", start=1)
    table.match.agree_draw()
    assert next_table(table, Random(1)).match.setup.start == 2


def test_the_next_game_has_a_deal_of_its_own() -> None:
    table = lay_table("quartino", "wheel", seats=3)
    assert next_table(table, Random(1)).match.setup.deal != table.match.setup.deal
