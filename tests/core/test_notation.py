"""A short comparison of the parsers."""

import pytest

from fourfold.games import quarto
from tests.core.notation import compare_texts


def test_the_core_reads_and_refuses_the_same_texts_in_the_same_words() -> None:
    counts = compare_texts(4_000, seed=1)
    assert min(counts["read"], counts["refused"]) > 800


def test_other_words_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quarto.notation, "A_PIECE", "a digit")
    with pytest.raises(AssertionError, match="a digit"):
        compare_texts(1_000, seed=1)
