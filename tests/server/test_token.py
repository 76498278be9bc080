"""Tokens: each stands for one thing, and those from earlier versions stay valid."""

import hmac
from base64 import urlsafe_b64decode
from itertools import product

import pytest

from fourfold.server.token import Tokens

SECRET = bytes(range(32))
TOKENS = Tokens(SECRET)


def test_every_token_is_unique() -> None:
    made = [
        TOKENS.seat(game, seat, holder, renewals)
        for game, seat, holder, renewals in product("ab", (1, 2), ("ann", "ben"), range(3))
    ]
    made += [TOKENS.invitation(game, renewals) for game, renewals in product("ab", range(3))]
    made += [
        TOKENS.cookie(guest, renewals).rpartition(".")[2]
        for guest, renewals in product(("ann", "ben"), range(3))
    ]
    assert len(set(made)) == len(made)
    assert {len(token) for token in made} == {43}


def test_a_token_is_an_hmac_sha_256_of_its_purpose_and_what_it_stands_for() -> None:
    token = TOKENS.seat("game", 2, "ann")
    expected = hmac.digest(SECRET, b"seat\0game\x002\0ann", "sha256")
    assert urlsafe_b64decode(f"{token}=") == expected


def test_a_secret_of_less_than_128_bits_is_refused() -> None:
    with pytest.raises(ValueError, match="a secret of 15 bytes is too short"):
        Tokens(bytes(15))
    assert Tokens(bytes(16)).cookie("ann")


def test_another_secret_makes_every_token_invalid() -> None:
    other = Tokens(bytes(range(1, 33)))
    assert other.read_cookie(TOKENS.cookie("ann")) is None
    assert not other.is_seat(TOKENS.seat("game", 1, "ann"), "game", 1, "ann")
    assert not other.is_invitation(TOKENS.invitation("game"), "game")


def test_a_cookie_holds_its_guest_and_renewal_count() -> None:
    for renewals in (0, 1, 12):
        assert TOKENS.read_cookie(TOKENS.cookie("ann", renewals)) == ("ann", renewals)


def test_a_changed_cookie_identifies_nobody() -> None:
    guest, token = TOKENS.cookie("ann").split(".")
    renewed = TOKENS.cookie("ann", 1)
    for cookie in (
        "",
        ".",
        "ann",
        "ann.",
        f"ben.{token}",
        f"{guest}.1.{token}",
        f"{guest}..{token}",
        renewed.replace(".1.", ".2."),
        renewed.replace(".1.", "."),
        f"{token}",
        f"{guest}.{token}é",
        "\ud800.x",
    ):
        assert TOKENS.read_cookie(cookie) is None, cookie


def test_keys_of_earlier_versions_stay_valid() -> None:
    assert TOKENS.is_seat("53Lv3QkD__FTAKfQwv-p71HkmDlhI_Acsx7iqaCp2t4", "game", 1, "ann")
    assert TOKENS.is_invitation("kBdLQHpQFz2dPlVJs7ZPgAPodG-fkB4tycHrD-1GQ-c", "game")
    assert TOKENS.read_cookie("ann.RCJT-fc6Faqg8oXHHV-hTEDa8WX689VS46bW5zgYwNk") == ("ann", 0)
