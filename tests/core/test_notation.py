"""A short comparison of the parsers."""

import pytest

from fourfold.games import quartino, quarto
from tests.core.notation import check_text, compare_texts, make_readers


def test_the_core_reads_and_refuses_the_same_texts_in_the_same_words() -> None:
    counts = compare_texts(4_000, seed=1)
    assert min(counts["read"], counts["refused"]) > 800


@pytest.mark.parametrize("space", [" ", "\t", "\u00a0", "\u3000"])
def test_both_treat_white_space_around_a_departure_the_same_way(space: str) -> None:
    headers = {
        "Game": "quartino",
        "Rules": "wheel",
        "Deal": quartino.draw_deal(4, seed=1),
        "Out": f"{space}2@0 resignation{space},{space}3@1 resignation{space}",
    }
    lines = [f'[{key} "{value}"]' for key, value in headers.items()]
    [reader] = [reader for reader in make_readers() if reader.target == "record"]
    assert check_text(reader, "\n".join([*lines, "", "R0"]))


def test_a_different_error_text_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quarto.notation, "A_PIECE", "a digit")
    with pytest.raises(AssertionError, match="a digit"):
        compare_texts(1_000, seed=1)
