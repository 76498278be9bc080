"""Who starts the next game, and with which cards."""

from random import Random

from fourfold.bots import make_bot
from fourfold.games import GAMES
from fourfold.language import Language
from fourfold.terminal.seating import next_table, seat_players
from fourfold.terminal.starter import StarterPolicy
from tests.terminal.pilot import lay_table


def test_the_loser_starts_the_next_game() -> None:
    table = lay_table("quarto", "CSHT!", start=1)
    table.match.resign(2)
    assert next_table(table, Random(1)).match.setup.starter == 2
    table = lay_table("quarto", "CSHT!", start=1)
    table.match.resign(1)
    assert next_table(table, Random(1)).match.setup.starter == 1


def test_after_a_draw_the_other_player_starts() -> None:
    table = lay_table("quarto", "CSHT!", start=1)
    table.match.agree_draw()
    assert next_table(table, Random(1)).match.setup.starter == 2


def starters(game: str, rules: str, policy: StarterPolicy | None) -> set[int]:
    """Return who starts the game after one that seat 1 started and lost, over many draws."""
    table = lay_table(game, rules, start=1)
    table.match.resign(1)
    draws = (next_table(table, Random(seed), policy) for seed in range(20))
    return {following.match.setup.starter for following in draws}


def test_by_default_the_loser_starts_in_quarto_and_lots_are_drawn_in_quartino() -> None:
    assert starters("quarto", "CSHT!", None) == {1}
    assert starters("quartino", "wheel", None) == {1, 2}


def test_the_players_agreement_applies_to_the_next_game() -> None:
    assert starters("quarto", "CSHT!", StarterPolicy()) == {1, 2}
    assert starters("quarto", "CSHT!", StarterPolicy(seat=2)) == {2}
    assert starters("quartino", "wheel", StarterPolicy(seat=2)) == {2}
    assert starters("quartino", "wheel", StarterPolicy(is_loser_next=True)) == {1}
    assert starters("quarto", "CSHT!", StarterPolicy(seat=2, is_loser_next=True)) == {1}


def test_the_next_game_has_its_own_deal() -> None:
    table = lay_table("quartino", "wheel", seats=3)
    assert next_table(table, Random(1)).match.setup.deal != table.match.setup.deal


def seat_names(game: str, seats: int, *bots: str) -> list[str]:
    crew = [make_bot(GAMES[game], bot) for bot in bots]
    players = seat_players(Language("en"), GAMES[game], seats, bots=crew)
    return [player.name for player in players]


def test_a_lone_bot_is_named_after_its_level_and_others_after_their_seats() -> None:
    assert seat_names("quarto", 2, "club") == ["Player", "Club player"]
    assert seat_names("quarto", 2, "random") == ["Player", "Bot 2"]
    assert seat_names("quartino", 3, "expert") == ["Player 1", "Player 2", "Expert"]
    assert seat_names("quartino", 3, "expert", "expert") == ["Player", "Bot 2", "Bot 3"]
