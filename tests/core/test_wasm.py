"""A short comparison of the two builds of the core."""

from dataclasses import replace

import pytest

from tests.core import wasm


@pytest.mark.parametrize("game", ["quarto", "quartino"])
def test_the_core_answers_and_bots_choose_the_same_in_the_browser(game: str) -> None:
    queries = list(wasm.make_queries(game, 40))
    assert len(queries) > 80
    assert wasm.compare(queries) == 40


def test_a_different_answer_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wasm, "answer", lambda request: f"not {request}")
    with pytest.raises(AssertionError, match="WebAssembly: "):
        wasm.compare([wasm.Query("ask rules")])


def test_a_different_choice_in_python_is_detected() -> None:
    query = next(each for each in wasm.make_queries("quartino", 8) if each.bot == "random")
    with pytest.raises(AssertionError, match="Python: "):
        wasm.compare([replace(query, bot="expert")])
