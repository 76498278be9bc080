"""Custom bots in a tournament: as objects, classes and functions, in one or more processes."""

import re
import sys
from collections.abc import Callable
from random import Random
from types import ModuleType
from typing import Any

import pytest

from fourfold import Choice, Question, quarto
from fourfold.arena import ArenaError, OwnBot, Tally, play_tournament, rank_bots
from fourfold.bots import AnyChoice, AnyQuestion, RandomBot
from fourfold.games.record import parse_record
from tests.arena.tournament import games_of, settings_of


class HastyBot:
    """Plays the first sensible move."""

    name = "House Hasty"

    def choose(self, question: Question[quarto.Position]) -> Choice[quarto.Move]:
        return Choice((question.view.sensible_moves()[0],))


class DrawnBot:
    """Plays the random bot's moves."""

    name = "drawn"

    def choose(self, question: AnyQuestion) -> AnyChoice:
        moves = question.view.sensible_moves()
        return Choice((Random(question.seed).choice(moves),))


class BrokenBot:
    """Fails after its first move."""

    name = "broken"

    def choose(self, question: AnyQuestion) -> AnyChoice:
        if len(question.events) > 2:
            raise ZeroDivisionError("no way to go on")
        return Choice((question.view.sensible_moves()[0],))


class ExitingBot:
    """Ends the program."""

    name = "exiting"

    def choose(self, question: AnyQuestion) -> AnyChoice:  # noqa: ARG002 - it never gets that far
        sys.exit("model file is missing")


def make_hasty() -> HastyBot:
    return HastyBot()


def play(workers: int = 1, **own_bots: OwnBot) -> Tally:
    return play_tournament(settings_of("quarto", *own_bots), bots=own_bots, workers=workers)


@pytest.mark.parametrize("hasty", [HastyBot, HastyBot(), make_hasty, lambda: HastyBot()])
def test_objects_classes_and_functions_play_the_same_games(hasty: OwnBot) -> None:
    found = play(hasty=hasty, drawn=DrawnBot)
    assert games_of(found.results) == games_of(play(hasty=HastyBot(), drawn=DrawnBot()).results)
    assert {row.label for row in rank_bots(found)} == {"hasty", "drawn"}
    headers = parse_record(found.results[0].record).headers
    assert {headers["Seat1"], headers["Seat2"]} == {"hasty", "drawn"}
    assert {headers["Bot1"], headers["Bot2"]} == {"House Hasty", "drawn"}


def test_a_custom_bot_plays_like_the_same_built_in_bot() -> None:
    settings = settings_of("quarto", "random", "mine")
    own, built_in = (
        play_tournament(settings, bots={"mine": DrawnBot}),
        play_tournament(settings, bots={"mine": RandomBot}),
    )
    assert not own.forfeits
    assert [(r.winner, r.turns) for r in own.results] == [
        (r.winner, r.turns) for r in built_in.results
    ]


def test_several_workers_play_the_same_games() -> None:
    own: dict[str, Any] = {"hasty": HastyBot(), "drawn": DrawnBot}
    assert games_of(play(workers=2, **own).results) == games_of(play(**own).results)


def test_a_bot_that_raises_an_error_forfeits() -> None:
    tally = play(broken=BrokenBot, drawn=DrawnBot)
    assert tally.forfeits == {0: 4}
    assert {row.label: row.forfeits for row in rank_bots(tally)} == {"broken": 4, "drawn": 0}
    assert tally.problems == {(0, "crash: ZeroDivisionError: no way to go on"): 4}
    assert tally.score(1).wins == 4


@pytest.mark.parametrize("workers", [1, 2])
def test_a_bot_that_exits_forfeits(workers: int) -> None:
    tally = play(workers, exiting=ExitingBot, drawn=DrawnBot)
    assert tally.problems == {(0, "crash: SystemExit: model file is missing"): 4}
    assert tally.score(1).wins == 4


@pytest.mark.parametrize("maker", [lambda: HastyBot(), type("Local", (HastyBot,), {})])
def test_worker_processes_refuse_what_cannot_be_pickled(maker: Callable[[], HastyBot]) -> None:
    problem = (
        r"can't send the bot 'mine' to worker processes \(.+\): pass a class or function from the "
        r"top level of a module, or play with workers=1"
    )
    with pytest.raises(ArenaError, match=problem):
        play(workers=2, mine=maker, drawn=DrawnBot)


@pytest.mark.parametrize("file", [None, "<stdin>"])
def test_worker_processes_refuse_a_class_from_an_interactive_session(
    file: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    main = ModuleType("__main__")
    main.__dict__.update({"HastyBot": HastyBot} | ({} if file is None else {"__file__": file}))
    monkeypatch.setitem(sys.modules, "__main__", main)
    monkeypatch.setattr(HastyBot, "__module__", "__main__")
    for own in (HastyBot, HastyBot()):
        with pytest.raises(ArenaError, match="defined in an interactive session"):
            play(workers=2, hasty=own, drawn=DrawnBot)


@pytest.mark.parametrize(
    ("own_bots", "kind", "problem"),
    [
        (
            {"hsaty": HastyBot},
            ArenaError,
            "the settings have no bot 'hsaty', only random, x",
        ),
        ({"x": 5}, TypeError, "expected a bot with a name and choose(question), found 5"),
        ({"x": dict}, TypeError, "expected a bot with a name and choose(question), found a dict"),
    ],
)
def test_a_mistake_is_reported_in_one_sentence(
    own_bots: Any, kind: type[Exception], problem: str
) -> None:
    with pytest.raises(kind, match=f"^{re.escape(problem)}$"):
        play_tournament(settings_of("quarto", "random", "x"), bots=own_bots)


def test_a_custom_bot_in_the_settings_is_refused_with_a_hint() -> None:
    bots: Any = ("random", HastyBot())
    problem = (
        "expected the name of a bot, found a HastyBot: pass it to "
        "play_tournament(settings, bots={name: bot})"
    )
    with pytest.raises(TypeError, match=f"^{re.escape(problem)}$"):
        settings_of("quarto", *bots)
