"""A short fuzz of every parser."""

import pytest

from fourfold.games import quarto
from fourfold.games.game import NotationError
from tests.fuzz import FuzzError, Target, fuzz, make_targets


def test_no_text_trips_up_a_parser() -> None:
    counts = fuzz(30_000, seed=1)
    assert counts.total() == 30_000
    assert min(counts["read"], counts["refused"]) > 5_000


@pytest.mark.parametrize("target", make_targets(), ids=lambda target: target.name)
def test_every_sample_is_read(target: Target) -> None:
    assert all(target.check(sample) for sample in target.samples)


@pytest.mark.parametrize("column", [0, 100_000])
def test_a_column_outside_the_text_is_found(column: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def parse_move(text: str) -> quarto.Move:
        raise NotationError(column, f"no text is good, not even {text!r}")

    monkeypatch.setattr(quarto, "parse_move", parse_move)
    with pytest.raises(FuzzError, match="quarto move"):
        fuzz(1_000, seed=1)


def test_the_wrong_kind_of_error_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quarto, "parse_group", lambda text: int(text))
    with pytest.raises(FuzzError, match="group"):
        fuzz(1_000, seed=1)
