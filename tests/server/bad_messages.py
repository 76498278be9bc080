"""Invalid messages of every kind, which a server must refuse."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from fourfold.server.wire.message import PROTOCOL
from tests.server.raw import BINARY, CONTINUATION, TEXT, frame

JUNK: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    5,
    1.5,
    2**31 + 1,
    2**63,
    10**30,
    "",
    "x",
    "1",
    "\x00",
    "🂡" * 40,
    "a" * 200,
    "__proto__",
    [],
    [1],
    {},
    {"type": "ping"},
)
"""Values of all types."""

BROKEN = (
    "",
    " ",
    "nul",
    "{",
    "}",
    "[",
    '"',
    "{'type':'ping'}",
    '{"type":"ping",}',
    '{"type":"ping"}{"type":"ping"}',
    '{"type":"ping"} x',
    '\ufeff{"type":"ping"}',
    '{"type":"ping","type":"ping"}',
    '{"type":"act","type":"ping"}',
    '{"type":"watch","after":NaN}',
    '{"type":"watch","after":Infinity}',
    '{"type":"watch","after":-Infinity}',
    '{"type":"watch","after":1e999}',
    '{"type":"watch","after":-0.5}',
    '{"type":"watch","after":' + "9" * 4_000 + "}",
    '{"type":"ping\\ud800"}',
    '{"type":"watch","token":"\\udfff"}',
    '{"\\ud83d":1,"type":"ping"}',
    '{"type":"\\u0000"}',
    "// ping",
    "0",
    "-",
    "1e5",
    '"ping"',
    "null",
    "[]",
    "[" * 4_000,
    '{"a":' * 800,
    '{"type":' * 400 + "1" + "}" * 400,
    "\x00",
    "\x7f\x1b[2J",
    "<xml/>",
    "GET / HTTP/1.1",
)
"""Texts that are not messages, and mostly not JSON."""


@dataclass(frozen=True)
class Target:
    """A room under attack, as the attacker knows it."""

    game_id: str
    version: int
    is_holder: bool
    """Whether the attacker holds seat 1, which is to give a piece."""


def draw_message(random: Random, target: Target) -> str:
    """Return a text that is not a valid message for this room."""
    draw = random.choice(
        (
            _broken,
            _cut,
            _mutated,
            _mutated,
            _mutated,
            _missing,
            _extra,
            _unknown,
            _act,
            _act,
            _watch,
        )
    )
    return draw(random, target)


def _valid(random: Random, target: Target) -> dict[str, Any]:
    """Return something close to a valid message."""
    action = random.choice(
        (
            {"kind": "move", "move": "=5"},
            {"kind": "say", "phrase": "hello"},
            {"kind": "resign"},
            {"kind": "offer_draw"},
        )
    )
    return random.choice(
        (
            {"type": "ping"},
            {"type": "watch", "after": target.version, "protocol": PROTOCOL},
            {"type": "act", "id": _id(random), "version": target.version, "action": action},
        )
    )


def _id(random: Random) -> str:
    return f"{random.getrandbits(60):x}"


def _broken(random: Random, _: Target) -> str:
    return random.choice(BROKEN)


def _cut(random: Random, target: Target) -> str:
    text = json.dumps(_valid(random, target))
    return text[: random.randrange(len(text))]


def _mutated(random: Random, target: Target) -> str:
    """Replace one value with one of another type."""
    message = _valid(random, target)
    places: list[tuple[dict[str, Any], str]] = [(message, key) for key in message]
    if "action" in message:
        places += [(message["action"], key) for key in message["action"]]
    holder, key = random.choice(places)
    wrong = [value for value in JUNK if not _may_pass(key, value)]
    holder[key] = random.choice(wrong)
    return json.dumps(message, ensure_ascii=random.random() < 0.5)


def _may_pass(key: str, value: Any) -> bool:
    """Return whether a value could be valid, or is refused only later for another reason."""
    if key == "id":
        return isinstance(value, str) and value.replace("_", "").isalnum() and value.isascii()
    if key == "protocol":
        return bool(value == PROTOCOL)
    if key == "after":
        return value is None or (isinstance(value, int) and 0 <= value <= 2**31)
    return key == "version" and isinstance(value, int) and value in (0, 5)


def _missing(random: Random, target: Target) -> str:
    message = _valid(random, target)
    keys = [key for key in message if key not in ("after", "protocol")]
    del message[random.choice(keys)]
    return json.dumps(message)


def _extra(random: Random, target: Target) -> str:
    message = _valid(random, target)
    key = random.choice(("x", "__proto__", "constructor", "seats", "deal", "\x00", "TYPE"))
    where = message["action"] if "action" in message and random.random() < 0.5 else message
    where[key] = random.choice(JUNK)
    return json.dumps(message)


def _unknown(random: Random, target: Target) -> str:
    message = _valid(random, target)
    name = random.choice(("", "pong", "snapshot", "Move", "deal", "admin", "x" * 1_000, "☠"))
    if "action" in message and random.random() < 0.5:
        message["action"]["kind"] = name
    else:
        message["type"] = name
    return json.dumps(message)


def _act(random: Random, target: Target) -> str:
    """Request an action that is well-formed but not allowed."""
    action = {
        "kind": "move",
        "move": random.choice(
            ("b3", "=G", "=", "!a1-d4", "--", "R3", "RYGB@5", ".", "☠", "a" * 32)
        ),
    }
    act: dict[str, Any] = {
        "type": "act",
        "id": _id(random),
        "version": target.version,
        "action": action,
    }
    match random.randrange(5):
        case 0:
            act["action"] = {"kind": "say", "phrase": random.choice(("", "insult", "x" * 64))}
        case 1:
            act["seat"] = random.choice((2, 3, 4) if target.is_holder else (1, 2, 3, 4))
        case 2:
            act["version"] = random.choice((0, 1, 2**31, target.version + 1, target.version - 1))
        case 3:
            act["action"] = {"kind": random.choice(("take_back", "rematch", "decline_draw"))}
        case _:
            pass
    return json.dumps(act)


def _watch(random: Random, target: Target) -> str:
    forged = random.choice(("x", "A" * 43, "A" * 128, "0" * 42 + "=", "☠"))
    variants: tuple[dict[str, Any], ...] = (
        {"token": forged},
        {"token": forged, "seat": 1},
        {"seat": 2 if target.is_holder else random.choice((1, 2))},
        {"seat": random.choice((0, 5, -1))},
        {"protocol": PROTOCOL + 1},
        {"after": -1},
        {"token": ""},
        {"token": "x" * 129},
    )
    return json.dumps({"type": "watch", **random.choice(variants)})


def draw_frames(random: Random) -> bytes:
    """Return bytes after which a socket must be closed."""
    draw: Callable[[], bytes] = random.choice(
        (
            lambda: frame(TEXT, b'{"type":"ping"}', is_masked=False),
            lambda: frame(TEXT, b"\xff\xfe"),
            lambda: frame(TEXT, b'{"type":"\xed\xa0\x80"}'),
            lambda: frame(TEXT, b"x" * 5_000),
            lambda: frame(TEXT, b"x", length=2**40),
            lambda: frame(TEXT, b"x", length=2**63 + 1),
            lambda: frame(TEXT, b"x", reserved=random.randrange(1, 8)),
            lambda: frame(random.choice((3, 4, 5, 6, 7, 11, 12, 13, 14, 15)), b"x"),
            lambda: frame(CONTINUATION, b"x"),
            lambda: frame(TEXT, b"x", is_last=False) + frame(TEXT, b"x"),
            lambda: frame(TEXT, b"x" * 3_000, is_last=False) + frame(CONTINUATION, b"x" * 3_000),
            lambda: frame(9, b"x" * 126),
            lambda: frame(9, b"x", is_last=False),
            lambda: frame(8, b"\x00"),
            lambda: frame(8, b"\x00\x00"),
            lambda: frame(8, b"\x03\xe8\xff"),
            lambda: frame(BINARY, b"x" * 5_000),
            lambda: random.randbytes(200),
        )
    )
    return draw()
