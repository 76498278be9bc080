"""Our frames against those of `websockets`: both read and write the same bytes."""

import pytest
from websockets.frames import Frame, Opcode

from fourfold.server.http.frame import PING, PONG_HEAD, find_text, unmask, write_text

SIZES = [0, 1, 3, 4, 5, 125, 126, 127, 300, 65_535, 65_536]
"""Around every length at which a frame's head changes."""

MAX_SIZE = 1_000


def from_client(data: bytes, opcode: Opcode = Opcode.TEXT, *, is_last: bool = True) -> bytes:
    return Frame(opcode, data, is_last).serialize(mask=True)


@pytest.mark.parametrize("size", SIZES)
def test_a_message_is_written_as_websockets_writes_it(size: int) -> None:
    text = ("ž€" + "x" * size)[:size]
    assert write_text(text) == Frame(Opcode.TEXT, text.encode()).serialize(mask=False)


@pytest.mark.parametrize("size", [size for size in SIZES if size <= MAX_SIZE])
def test_a_whole_message_is_read_wherever_it_begins(size: int) -> None:
    payload = bytes(number % 251 for number in range(size))
    data = b"before" + from_client(payload) + b"after"
    place = find_text(data, 6, MAX_SIZE)
    assert place is not None
    assert unmask(data, *place) == payload
    assert data[place[1] :] == b"after"


@pytest.mark.parametrize("size", [0, 5, 126])
def test_no_part_of_a_message_is_read(size: int) -> None:
    data = from_client(b"x" * size)
    assert all(find_text(data[:end], 0, MAX_SIZE) is None for end in range(len(data)))


@pytest.mark.parametrize(
    "data",
    [
        from_client(b"x" * (MAX_SIZE + 1)),
        from_client(b"x" * 65_536),
        from_client(b"x", Opcode.BINARY),
        from_client(b"x", is_last=False),
        from_client(b"x", Opcode.CONT),
        from_client(b"", Opcode.PING),
        from_client(b"", Opcode.CLOSE),
        bytes((0xC1,)) + from_client(b"compressed")[1:],
        Frame(Opcode.TEXT, b"unmasked, and long enough").serialize(mask=False),
    ],
    ids=["too long", "huge", "binary", "first", "more", "ping", "close", "compressed", "unmasked"],
)
def test_every_other_frame_is_left_to_the_general_parser(data: bytes) -> None:
    assert find_text(data, 0, MAX_SIZE) is None


def test_pings_and_their_answers_are_those_of_websockets() -> None:
    assert Frame(Opcode.PING, b"").serialize(mask=False) == PING
    assert from_client(b"", Opcode.PONG)[:2] == PONG_HEAD
