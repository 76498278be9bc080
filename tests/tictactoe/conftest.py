"""Tic-tac-toe for these tests only: registered here, and in the environment of processes."""

from collections.abc import Iterator

import pytest

from tests.tictactoe.registered import environment, registered


@pytest.fixture(autouse=True)
def tictactoe(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Register the game, including for processes that a test starts."""
    for name, value in environment().items():
        monkeypatch.setenv(name, value)
    with registered():
        yield
