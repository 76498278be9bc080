"""A short run of comparisons between the core and the server, and what a difference looks like."""

from collections.abc import Callable, Iterator

import pytest

from fourfold.games import quartino, quarto
from fourfold.match import Match
from fourfold.server.games.quartino import adapter as quartino_adapter
from fourfold.server.games.quarto import adapter as quarto_adapter
from tests.core.parity import check_game
from tests.parity import check_games

Patch = pytest.MonkeyPatch


@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize(("game", "games"), [("quarto", 60), ("quartino", 24)])
def test_the_core_and_the_server_give_the_same_answers(game: str, games: int, part: int) -> None:
    compared, failure = check_games(game, range(part * games, (part + 1) * games), check_game)
    assert failure is None
    assert compared > 20 * games


def test_a_group_completed_before_the_first_position_is_missed_where_it_was_completed() -> None:
    match = Match.new("quarto", "CSHT!", position="0123/..../..../.... - d4")
    for move in ("=F", "a3"):
        match.play(move)
    match.agree_draw()
    [missed] = quarto_adapter.QUARTO_ADAPTER.describe_ending(match).missed
    assert (missed.group, missed.square, missed.number) == ("a4-d4", "d4", 0)


def offer_a_call_too_early(patch: Patch) -> None:
    patch.setattr(quarto_adapter, "MIN_PIECES_TO_CALL", 3)


def call_every_fault_old(patch: Patch) -> None:
    patch.setattr(quarto.Position, "fault", lambda *_: quarto.Fault.OLD)


def forget_a_missed_group(patch: Patch) -> None:
    patch.setattr(quarto, "missed_groups", lambda *_, **__: iter(()))


def match_every_claim(patch: Patch) -> None:
    patch.setattr(quartino_adapter, "_can_match", lambda _: True)


def show_all_cards(patch: Patch) -> None:
    patch.setattr(quartino.Position, "view", lambda self, _: self)


def clear_no_column(patch: Patch) -> None:
    patch.setattr(quartino_adapter, "_cleared", lambda *_: ())


@pytest.fixture
def fresh_descriptions() -> Iterator[None]:
    """Empty the adapters' caches, before and after a bug is planted."""
    cached = (quarto_adapter, quartino_adapter)
    for adapter in cached:
        adapter._describe_position.cache_clear()
    quarto_adapter._describe_played.cache_clear()
    yield
    for adapter in cached:
        adapter._describe_position.cache_clear()
    quarto_adapter._describe_played.cache_clear()


@pytest.mark.usefixtures("fresh_descriptions")
@pytest.mark.parametrize(
    ("game", "plant"),
    [
        ("quarto", offer_a_call_too_early),
        ("quarto", call_every_fault_old),
        ("quarto", forget_a_missed_group),
        ("quartino", match_every_claim),
        ("quartino", show_all_cards),
        ("quartino", clear_no_column),
    ],
)
def test_a_difference_is_reported_with_the_request(
    game: str, plant: Callable[[Patch], None], monkeypatch: Patch
) -> None:
    plant(monkeypatch)
    _, failure = check_games(game, range(60), check_game)
    assert failure
    assert f"game {game}\nrules " in failure
    assert "the server: " in failure
