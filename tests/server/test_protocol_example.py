"""The example in docs/protocol.md is what the server really sends."""

import pytest

from tests.server.protocol_example import BEGIN, DOCUMENT, END, play_example


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.anyio
async def test_the_example_of_the_document_is_what_the_server_says() -> None:
    told = DOCUMENT.read_text("utf-8").split(BEGIN)[1].split(END)[0]
    assert told == await play_example(), "python -m tests.server.protocol_example rewrites it"
