"""Bots by name, and the errors they all share."""

from collections.abc import Iterator
from typing import Any

import pytest

from fourfold.bots import Choice, Question, RandomBot, UnknownBotError, bot_names, make_bot
from fourfold.bots.bot import check_bot
from fourfold.games import GAMES, quartino, quarto
from fourfold.games.game import AnyPosition, GameError
from fourfold.match import Match

STARTS: dict[str, AnyPosition] = {
    "quarto": quarto.start(),
    "quartino": quartino.start(deal=quartino.draw_deal(2, seed=1)),
}


def named_bots() -> Iterator[tuple[str, str]]:
    """Yield all bots that play only one game; the random one plays every game."""
    for game in ("quarto", "quartino"):
        yield from ((game, name) for name in bot_names(game) if name != "random")


def test_a_game_may_be_given_by_its_name() -> None:
    assert bot_names("quarto") == bot_names(quarto.QUARTO)
    assert make_bot("quartino", "expert") == make_bot(quartino.QUARTINO, "expert")


@pytest.mark.parametrize(
    ("game", "name", "kind", "problem"),
    [
        ("quarto", "x", UnknownBotError, "^quarto has no bot 'x': it has random, novice, "),
        ("chess", "perfect", GameError, "^there is no game 'chess': the games are quarto, "),
        ("quarto", 5, TypeError, "^expected the name of a bot, found 5$"),
        (
            quarto,
            "perfect",
            TypeError,
            "^expected a game or its name, such as .*, found the module ",
        ),
        (5, "perfect", TypeError, "^expected a game or its name, such as .*, found 5$"),
    ],
)
def test_an_unknown_game_or_bot_is_reported_in_one_sentence(
    game: Any, name: Any, kind: type[Exception], problem: str
) -> None:
    with pytest.raises(kind, match=problem):
        make_bot(game, name)


@pytest.mark.parametrize("game", GAMES)
def test_no_question_can_be_asked_about_a_finished_game(game: str) -> None:
    match = Match.new(game, seed=1)
    match.resign(1)
    with pytest.raises(GameError, match=r"^the game is over: there is nothing to choose$"):
        Question(match.position)


@pytest.mark.parametrize("view", [None, "..../..../..../.... - -", Match.new("quarto")])
def test_a_question_needs_a_position(view: Any) -> None:
    with pytest.raises(TypeError, match=r"^expected a position, found "):
        Question(view)


@pytest.mark.parametrize(("game", "name"), list(named_bots()))
def test_a_bot_refuses_a_position_of_the_other_game_in_one_sentence(game: str, name: str) -> None:
    other = STARTS["quartino" if game == "quarto" else "quarto"]
    title = {"quarto": "Quarto!", "quartino": "Quartino"}[game]
    with pytest.raises(TypeError, match=f"^expected a {title} position, found "):
        make_bot(game, name).choose(Question(other))


def test_a_single_move_is_not_a_choice() -> None:
    move: Any = quarto.parse_move("b3")
    with pytest.raises(TypeError, match=r"^expected a tuple of moves, found quarto.Place"):
        Choice(move)


@pytest.mark.parametrize("bot", [RandomBot, "random", None, quarto.QUARTO])
def test_a_non_bot_is_refused(bot: Any) -> None:
    with pytest.raises(TypeError, match=r"^expected a bot with a name and choose\(question\), "):
        check_bot(bot)
