"""A school class behind one IP address plays on while somebody there attacks the server."""

import pytest

from tests.server.attack import neighbour

pytestmark = pytest.mark.anyio


async def test_a_school_class_plays_on_while_its_neighbour_attacks() -> None:
    assert "none refused" in await neighbour.attack()
