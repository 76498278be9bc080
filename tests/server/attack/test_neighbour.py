"""A class behind one address keeps playing while somebody there attacks the server."""

import pytest

from tests.server.attack import neighbour

pytestmark = pytest.mark.anyio


async def test_a_class_plays_on_while_its_neighbour_attacks() -> None:
    assert "none refused" in await neighbour.attack()
