"""The example in docs/protocol.md is what the server really sends."""

import pytest

from tests.server.protocol_example import BEGIN, DOCUMENT, END, play_example


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.anyio
async def test_the_documents_example_is_what_the_server_sends() -> None:
    shown = DOCUMENT.read_text("utf-8").split(BEGIN)[1].split(END)[0]
    assert shown == await play_example(), "python -m tests.server.protocol_example rewrites it"
