"""Common WebSocket frames, read and written without the general parser.

Nearly every message from a client arrives as one whole text frame. Everything else, such as
fragments, pings, half a frame or an error, is left to the parser of `websockets`.
"""

PING = b"\x89\x00"
"""A ping without a payload, as servers send it."""

PONG_HEAD = b"\x8a\x80"
"""How a client's answer to `PING` begins; four bytes of mask follow."""

MASK_BYTES = 4

_TEXT = 0x81
"""A whole text message in one frame."""

_MASKED = 0x80
_TWO_BYTES, _EIGHT_BYTES = 126, 127
"""Values of the length byte if the length itself follows, in so many bytes."""


def write_text(text: str) -> bytes:
    """Return a text message as one frame from a server."""
    data = text.encode()
    size = len(data)
    if size < _TWO_BYTES:
        return bytes((_TEXT, size)) + data
    if size < 1 << 16:
        return bytes((_TEXT, _TWO_BYTES, size >> 8, size & 0xFF)) + data
    return bytes((_TEXT, _EIGHT_BYTES)) + size.to_bytes(8) + data


def find_text(data: bytes, start: int, max_size: int) -> tuple[int, int] | None:
    """Return where the payload of a client's text frame begins and ends.

    None unless the whole frame is there, is masked, and has at most `max_size` bytes of payload.
    """
    end = len(data)
    if end - start < 2 or data[start] != _TEXT or data[start + 1] < _MASKED:
        return None
    size, begin = data[start + 1] - _MASKED, start + 2
    if size == _TWO_BYTES:
        size, begin = int.from_bytes(data[begin : begin + 2]), begin + 2
    elif size == _EIGHT_BYTES:
        return None
    begin += MASK_BYTES
    return (begin, begin + size) if size <= max_size and begin + size <= end else None


def unmask(data: bytes, begin: int, end: int) -> bytes:
    """Return a frame's payload, whose mask lies right before it."""
    size = end - begin
    mask = data[begin - MASK_BYTES : begin] * (size // MASK_BYTES + 1)
    value = int.from_bytes(data[begin:end]) ^ int.from_bytes(mask[:size])
    return value.to_bytes(size)
