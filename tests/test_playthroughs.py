"""The stored playthroughs match the current rules."""

import pytest

from tests.playthrough import FOLDER, playthroughs

TEXTS = playthroughs()


def test_there_is_a_file_for_every_rule_set_and_no_other() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == set(TEXTS)
    assert len(TEXTS) == 60 + 6


@pytest.mark.parametrize("name", TEXTS)
def test_a_playthrough_matches_the_stored_one(name: str) -> None:
    stored = (FOLDER / name).read_text(encoding="utf-8")
    assert TEXTS[name].splitlines() == stored.splitlines()


@pytest.mark.parametrize("name", [name for name in TEXTS if name.startswith("quartino")])
def test_the_games_of_quartino_end_by_cards(name: str) -> None:
    assert ": cards" in TEXTS[name]
