"""Ids of games and guests have over 128 bits and aren't redacted; RNG seeds have 128 bits."""

import re
from math import log2

from fourfold.server.chance import Chance
from fourfold.server.log import redact
from fourfold.server.public_id import ID_COUNT, ID_LETTERS, ID_PATTERN, format_id
from fourfold.server.token import Tokens


def test_an_id_has_more_than_128_bits() -> None:
    assert log2(ID_COUNT) > 128


def test_every_number_has_its_own_id() -> None:
    numbers = [0, 1, 25, 26, 27, 26**2, ID_COUNT - 1]
    assert len({format_id(number) for number in numbers}) == len(numbers)
    assert format_id(ID_COUNT) == format_id(0) == "a" * ID_LETTERS


def test_ids_match_the_routes_and_are_not_redacted_from_the_log() -> None:
    tokens = Tokens(bytes(32))
    for new_id in (
        Chance().game_id(),
        Chance().guest_id(),
        tokens.rematch_id("game"),
        tokens.newcomer("game", "wish"),
    ):
        assert re.fullmatch(ID_PATTERN, new_id)
        text = f"GET /api/games/{new_id}/keys"
        assert redact(text) == text


def test_no_two_ids_are_the_same() -> None:
    ids = {Chance().game_id() for _ in range(1_000)}
    assert len(ids) == 1_000
    assert {len(each) for each in ids} == {ID_LETTERS}


def test_a_seed_has_128_bits() -> None:
    seeds = [Chance().seed() for _ in range(1_000)]
    assert len(set(seeds)) == 1_000
    # The probability that none is this large is 2^-8000.
    assert 120 < max(seeds).bit_length() <= 128
