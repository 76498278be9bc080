"""Pinned games between bot levels: making a bot faster must not change its moves."""

from hashlib import sha256

import pytest

from fourfold.bots import AnyChoice, Budget
from fourfold.games.quarto import parse_rules
from tests.bots.quarto.table import BOTS, play_game

NO_CAP = Budget(seconds=None)
SEEDS = range(4)

DIGESTS = {
    ("club", "expert", "CSHT!"): "babed0e6e899cf00",
    ("novice", "casual", "CSHT!"): "1086f310443f7865",
    ("keen", "club", "CSHT!"): "5eae0186c53d2da0",
    ("club", "expert", "CSHT+!"): "5834344ee659ade7",
    ("novice", "casual", "CSHT+!"): "68d6004ce48664f3",
    ("keen", "club", "CSHT+!"): "faede89d22bb50fd",
    ("club", "expert", "CS"): "eaf9d27279976e1a",
    ("novice", "casual", "CS"): "7c67dfba54f5c48e",
    ("keen", "club", "CS"): "ab2faea536fcd19d",
    ("club", "expert", "ST+!"): "438a031e58c7bdef",
    ("novice", "casual", "ST+!"): "c7f2a6129aa40f99",
    ("keen", "club", "ST+!"): "75d337a0fa13c370",
    ("expert", "perfect", "CSHT+!"): "f35d954a763989e7",
}
"""By two levels and their rules: a digest of every choice in their games."""


def describe(choice: AnyChoice) -> str:
    """Return the moves and value of a choice and its candidates, without principal variations."""
    turns = [(choice.moves, choice.value), *((c.moves, c.value) for c in choice.candidates)]
    return "; ".join(f"{' '.join(map(str, moves))} {value!r}" for moves, value in turns)


def digest(one: str, other: str, key: str) -> str:
    """Play games in both seats, and return a digest of every choice."""
    hasher = sha256()
    for seed in SEEDS:
        bots = (BOTS[one], BOTS[other]) if seed % 4 < 2 else (BOTS[other], BOTS[one])
        for _, choice in play_game(bots, parse_rules(key), seed, NO_CAP):
            hasher.update(f"{describe(choice)}\n".encode())
    return hasher.hexdigest()[:16]


@pytest.mark.parametrize(("one", "other", "key"), DIGESTS)
def test_a_game_stays_the_same_move_for_move(one: str, other: str, key: str) -> None:
    assert digest(one, other, key) == DIGESTS[one, other, key]
