"""Text in the log: no control characters, and bounded length."""

import json
import logging
import re
import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from fourfold.server.log import JsonFormatter, TextFormatter
from fourfold.server.log.text import MAX_FIELD_CHARACTERS, MAX_MESSAGE_CHARACTERS, shorten

CONTROLS = [*map(chr, range(0x20)), *map(chr, range(0x7F, 0xA0))]
SEPARATORS = ["\u2028", "\u2029"]
BIDI = [*"\u061c\u200e\u200f", *map(chr, range(0x202A, 0x202F)), *map(chr, range(0x2066, 0x206A))]
INVISIBLE = ["\u200b", "\u2060", "\ufeff"]
TOKEN = "Zx81" * 10 + "abc"


def make(message: str, **extra: object) -> logging.LogRecord:
    record = logging.LogRecord("fourfold.x", logging.INFO, "x.py", 1, "%s", (message,), None)
    vars(record).update(extra)
    return record


def write(record: logging.LogRecord) -> list[str]:
    return [JsonFormatter().format(record), TextFormatter().format(record)]


@pytest.mark.parametrize("character", [*CONTROLS, *SEPARATORS, *BIDI, *INVISIBLE, "\ud800"])
def test_no_control_character_is_written_raw_in_either_format(character: str) -> None:
    error = ValueError(f"a{character}b")
    evil = make(f"a{character}b", path=f"/a{character}b", origin=f"x{character}")
    evil.exc_info = (ValueError, error, None)
    for line in write(evil):
        # A traceback's text has its own lines, which are indented.
        kept = line.replace("\n    ", "")
        assert character not in kept.replace("\n", "" if character != "\n" else "\n")
        line.encode()


def test_a_json_line_parses_back_to_the_message() -> None:
    sent = "".join([*CONTROLS[1:], *SEPARATORS, *BIDI, *INVISIBLE])
    line = JsonFormatter().format(make(f"<{sent}>"))
    assert json.loads(line)["message"] == f"<{sent}>"
    assert json.loads(JsonFormatter().format(make("žluť 🙂")))["message"] == "žluť 🙂"
    assert "žluť 🙂" in TextFormatter().format(make("žluť 🙂"))


@given(st.text(max_size=300))
@example("\x9b31m")
@example("\u202e")
def test_every_line_is_one_printable_line(text: str) -> None:
    for line in write(make(text, path=text)):
        assert not [c for c in line if unicodedata.category(c) in ("Cc", "Zl", "Zp", "Cs")]
        assert not [c for c in line if unicodedata.bidirectional(c) in ("RLO", "LRO", "RLE", "PDF")]


def test_long_paths_and_messages_are_cut() -> None:
    long = "/api/" + "x/" * 20_000
    line = json.loads(JsonFormatter().format(make(long * 2, path=long)))
    assert len(line["path"]) < MAX_FIELD_CHARACTERS + 40
    assert line["path"].startswith("/api/x/x/")
    missing = re.search(r"… \(\+([\d,]+) characters\)$", line["path"])
    assert missing is not None
    kept = line["path"].partition("…")[0]
    assert int(missing[1].replace(",", "")) + len(kept) == len(long)
    assert len(line["message"]) < MAX_MESSAGE_CHARACTERS + 40
    assert shorten("short", 5) == "short"


@given(st.integers(0, MAX_FIELD_CHARACTERS + 50))
def test_a_cut_leaves_no_part_of_a_token(before: int) -> None:
    """A fragment of fewer than 20 characters would not be recognised."""
    path = "/" + "." * before + f"/{TOKEN}" + "/x" * 200
    for line in write(make("request", path=path)):
        assert "Zx81" not in line
