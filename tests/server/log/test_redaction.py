"""No secret survives in a text, however it is quoted; what helps debugging does."""

import re
from itertools import permutations
from random import Random
from secrets import token_bytes

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import BaseModel, ValidationError

from fourfold.bots import Question
from fourfold.games.quartino import QUARTINO, Position
from fourfold.server.chance import Chance
from fourfold.server.log import hide_url, hide_value, redact
from fourfold.server.token import Tokens
from tests.games.generator import quartino_setup

CARDS = ["".join(order) for order in permutations("RYGB")]
SECRETS = st.binary(min_size=32, max_size=32)
WRAPPINGS = ("{}", "'{}'", "KeyError: {}", "a={} b", '{{"x": "{}"}}', "x{}/y", "{},{}", "Bearer {}")


@given(secret=SECRETS, game=st.text(max_size=12), wrapping=st.sampled_from(WRAPPINGS))
def test_a_token_is_hidden_wherever_it_appears(secret: bytes, game: str, wrapping: str) -> None:
    tokens = Tokens(secret)
    for token in (tokens.seat(game, 1, "ann"), tokens.invitation(game), tokens.cookie("ann")):
        text = redact(wrapping.format(token, token))
        assert token not in text
        hashed = token.rpartition(".")[2]
        assert not [at for at in range(24) if hashed[at : at + 20] in text], text


def test_a_token_that_pydantic_quotes_in_part_is_hidden() -> None:
    class Model(BaseModel):
        name: int

    for seed in range(200):
        tokens = Tokens(Random(seed).randbytes(32))
        cookie = tokens.cookie("abcdefghijkl")
        with pytest.raises(ValidationError) as caught:
            Model(name=cookie)  # type: ignore[arg-type]
        quoted = str(caught.value)
        assert cookie[-20:] in quoted
        assert cookie[-20:] not in redact(quoted)


def test_cards_are_hidden_however_they_are_written() -> None:
    position = quartino_setup(QUARTINO.default_rules, 3).position()
    assert isinstance(position, Position)
    view = position.view(1)
    texts = [
        *CARDS,
        "/".join(",".join(CARDS[start : start + 4]) for start in range(0, 24, 4)),
        QUARTINO.format_position(position),
        repr(position),
        repr(Question(view, seed=5)),
        str(position.racks),
        repr(CARDS),
        repr([tuple(card) for card in CARDS]),
        f"{CARDS[1]}@4 is not there",
        repr(position.racks)[:-250],
        repr(position.racks)[:333],
    ]
    for text in texts:
        shown = redact(text)
        assert not re.search(r"[RYGB]{4}", shown), shown
        assert not re.search(r"'[RYGB]', '[RYGB]'", shown), shown
        assert not re.search(r"RED|YELLOW|GREEN|BLUE", shown), shown


def test_seeds_are_hidden() -> None:
    for _ in range(1_000):
        seed = str(Chance().seed())
        assert seed not in redact(f"no such seed: {seed}")
    assert "5" not in redact("Question(seed=5)")
    assert "17" not in redact('{"seed": 17, "x": 1}')


def test_the_servers_secret_is_hidden_in_every_encoding() -> None:
    secret = token_bytes(32)
    hide_value(secret)
    for text in (str(secret), secret.hex(), repr([secret]), repr(bytearray(secret))):
        assert redact(f"bad: {text}").count("redacted") >= 1
        assert secret.hex() not in redact(text)
        assert repr(secret)[3:-2] not in redact(text)


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://fourfold:hunter-2@localhost/fourfold",
        "postgresql://fourfold:hunter-2/3?4#5@localhost/fourfold",
        "redis://:hunter-2@localhost",
        "postgresql://fourfold:hunter-2@x@localhost/fourfold",
    ],
)
def test_the_password_of_a_url_is_hidden(url: str) -> None:
    for text in (url, f"can't connect to {url}: refused", repr(url), f"{url} {url}"):
        assert "hunter" not in redact(text)
    hide_url(url)
    password = url.partition("://")[2].rpartition("@")[0].partition(":")[2]
    assert password not in redact(f"password authentication failed: {password!r}")


def test_an_encoded_password_is_also_hidden_in_decoded_form() -> None:
    hide_url("postgresql://fourfold:a%20b%2Fc%40d@localhost/x")
    assert "a b/c@d" not in redact("the password is a b/c@d")
    hide_url(None)
    hide_url("/srv/games.db")
    hide_url("postgresql:///fourfold")


@pytest.mark.parametrize(
    "text",
    [
        "token=abc",
        "'token': 'abc'",
        '"invitation": "abc"',
        "password=abc&x=1",
        "Cookie: abc",
        "fourfold_guest cookie = abc",
        "seeds: abc",
        "secret='a\\'bc'",
    ],
)
def test_values_named_like_secrets_are_redacted(text: str) -> None:
    assert "bc" not in redact(text)


@pytest.mark.parametrize(
    "text",
    [
        "version 12 of game AbC-_f3kLm09 is not the next one",
        "/var/lib/fourfold/games.db: database or disk is full",
        "postgresql://localhost:5432/fourfold: Connection refused",
        "'StorageUnavailableError' object has no attribute 'nothing'",
        "GET /assets/quarto-board-AbC12_-x.js",
        "test_a_name_that_is_longer_than_any_token_and_yet_no_secret",
        "MAX_UNREAD_BYTES_OF_A_SOCKET",
        "the worker timed out after 10 s",
        "unsupported operand type(s) for +: 'int' and 'NoneType'",
        "http://127.0.0.1:8004",
        "column 3: expected a square",
    ],
)
def test_debugging_information_is_kept(text: str) -> None:
    assert redact(text) == text
