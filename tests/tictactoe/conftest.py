"""Tic-tac-toe for these tests alone: registered here, named in the environment of processes."""

from collections.abc import Iterator

import pytest

from tests.tictactoe.registered import environment, registered


@pytest.fixture(autouse=True)
def tictactoe(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Register the game, and let processes that a test starts know it too."""
    for name, value in environment().items():
        monkeypatch.setenv(name, value)
    with registered():
        yield
