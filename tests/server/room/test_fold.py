"""Logs fold into rooms; unreadable entries are reported with version and field."""

from datetime import UTC, datetime
from typing import Any

import pytest

from fourfold.games import RULES_VERSION
from fourfold.server.event.upcast import SCHEMA
from fourfold.server.room.fold import extend, fold
from fourfold.server.storage.error import UnreadableLogError
from fourfold.server.storage.log_entry import LogEntry

NOW = datetime(2030, 1, 1, 12, tzinfo=UTC)
OPENING: tuple[tuple[str, dict[str, Any]], ...] = (
    ("opened", {"game": "quarto", "rules": "CSHT!", "bots": [None, None], "host": "ann"}),
    ("joined", {"seat": 1, "guest": "ann", "name": "Ann"}),
    ("joined", {"seat": 2, "guest": "ben", "name": "Ben"}),
    ("started", {"start": 1, "seed": 7}),
)


def entries(
    *events: tuple[str, dict[str, Any]],
    first: int = 1,
    schema: int = SCHEMA,
    rules_version: int = RULES_VERSION,
) -> list[LogEntry]:
    return [
        LogEntry(
            game_id="game",
            version=version,
            kind=kind,
            body=body,
            actor=None,
            action_id=None,
            rules_version=rules_version,
            at=NOW,
            process="process",
            clock_ms=0,
            schema=schema,
        )
        for version, (kind, body) in enumerate(events, first)
    ]


def test_a_log_folds_in_one_go_or_in_parts() -> None:
    moves: tuple[tuple[str, dict[str, Any]], ...] = (
        ("moved", {"seat": 1, "move": "=5"}),
        ("moved", {"seat": 2, "move": "a1"}),
    )
    whole = fold("game", entries(*OPENING, *moves))
    room = fold("game", entries(*OPENING))
    for version, move in enumerate(moves, 5):
        room = extend(room, entries(move, first=version))
    assert room.version == whole.version == 6
    assert room.entries == whole.entries
    assert room.match is not None
    assert whole.match is not None
    assert room.match.position == whole.match.position


@pytest.mark.parametrize(
    ("event", "field", "cause"),
    [
        (("moved", {"seat": 1, "move": "a1"}), "moved", "no piece has been given"),
        (("moved", {"seat": 2, "move": "=5"}), "moved", "it is seat 1's turn"),
        (("moved", {"seat": 1, "move": "?"}), "move", "column 1"),
        (("moved", {"seat": 1}), "move", "required"),
        (("vanished", {}), "kind", "is not an event kind"),
        (("left", {"seat": 3}), "left", "nobody sits in seat 3"),
        (("joined", {"seat": 2, "guest": "cy", "name": "Cy"}), "joined", "seat 2 is not free"),
        (("joined", {"seat": 9, "guest": "cy", "name": "Cy"}), "joined", "seat 9 is not free"),
        (OPENING[0], "opened", "its only opening event"),
    ],
)
def test_an_unreadable_entry_is_reported_with_its_place(
    event: tuple[str, dict[str, Any]], field: str, cause: str
) -> None:
    with pytest.raises(UnreadableLogError) as caught:
        fold("game", entries(*OPENING, event))
    error = caught.value
    assert (error.game_id, error.version, error.field) == ("game", 5, field)
    assert cause in error.cause
    assert str(error).startswith(f"game game, version 5, {field}: ")


@pytest.mark.parametrize(
    ("log", "field"),
    [
        (entries(*OPENING, rules_version=RULES_VERSION + 1), "rules_version"),
        (entries(*OPENING, schema=SCHEMA + 1), "schema"),
    ],
)
def test_a_log_with_newer_rules_or_a_newer_schema_is_not_guessed_at(
    log: list[LogEntry], field: str
) -> None:
    with pytest.raises(UnreadableLogError) as caught:
        fold("game", log)
    assert (caught.value.version, caught.value.field) == (1, field)


@pytest.mark.parametrize(
    ("change", "cause"),
    [({"game": "chess"}, "unknown game 'chess'"), ({"rules": "XYZ"}, "column 1")],
)
def test_a_log_of_an_unknown_game_is_unreadable(change: dict[str, str], cause: str) -> None:
    with pytest.raises(UnreadableLogError) as caught:
        fold("game", entries(("opened", {**OPENING[0][1], **change})))
    assert (caught.value.version, caught.value.field) == (1, "opened")
    assert cause in caught.value.cause


@pytest.mark.parametrize("event", [OPENING[1], OPENING[3], ("moved", {"seat": 1, "move": "=5"})])
def test_a_log_that_begins_in_the_middle_cannot_be_read(
    event: tuple[str, dict[str, Any]],
) -> None:
    with pytest.raises(UnreadableLogError, match="opening"):
        fold("game", entries(event))
