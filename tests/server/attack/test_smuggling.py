"""Request smuggling: what follows an ambiguous request is not served."""

import tempfile
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.attack.stream import opened
from tests.server.house import House, memory_folder, open_house

pytestmark = pytest.mark.anyio

SMUGGLED = b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
SMUGGLED += b'Content-Length: 14\r\n\r\n{"name":"Mal"}'

LENGTH, CHUNKED, LAST = (
    b"Content-Length: 5\r\n",
    b"Transfer-Encoding: chunked\r\n",
    b"\r\n0\r\n\r\n",
)
AMBIGUOUS = {
    "length and chunked": LENGTH + CHUNKED + LAST,
    "chunked and length": CHUNKED + LENGTH + LAST,
    "two lengths": b"Content-Length: 0\r\nContent-Length: 90\r\n\r\n",
    "a length with a sign": b"Content-Length: +0\r\n\r\n",
    "an unknown transfer coding": b"Transfer-Encoding: xchunked\r\n" + LAST,
    "a coding before chunked": b"Transfer-Encoding: gzip, chunked\r\n" + LENGTH + LAST,
    "a space before the colon": b"Transfer-Encoding : chunked\r\n" + LAST,
    "a folded header": b"X-A: b\r\n " + CHUNKED + LAST,
    "an invalid chunk size": CHUNKED + b"\r\n0x0\r\n\r\n",
}


@pytest.fixture(scope="module")
async def house(anyio_backend: str) -> AsyncIterator[House]:
    """Start a server for all tests in this file."""
    assert anyio_backend == "asyncio"
    with tempfile.TemporaryDirectory(dir=memory_folder()) as folder:
        async with open_house(Path(folder) / "games.db") as house:
            yield house


@pytest.mark.parametrize("name", AMBIGUOUS)
async def test_nothing_after_an_ambiguous_request_is_served(house: House, name: str) -> None:
    async with opened(house.url) as stream:
        head = b"POST /api/analysis HTTP/1.1\r\nHost: x\r\n"
        await stream.send(head + AMBIGUOUS[name] + SMUGGLED)
        answers = await stream.until_closed()
    assert b"Mal" not in answers
    assert b"set-cookie" not in answers.lower()
    assert answers.count(b"HTTP/1.1 ") <= 1
