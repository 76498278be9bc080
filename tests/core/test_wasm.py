"""A short comparison of the two builds of the core."""

import pytest

from tests.core import wasm


@pytest.mark.parametrize("game", ["quarto", "quartino"])
def test_the_core_answers_the_same_in_the_browser(game: str) -> None:
    requests = list(wasm.make_requests(game, 40))
    assert len(requests) > 80
    wasm.compare(requests)


def test_a_different_answer_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wasm, "answer", lambda request: f"not {request}")
    with pytest.raises(AssertionError, match="WebAssembly: "):
        wasm.compare(["ask rules"])
