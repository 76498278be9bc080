"""Notes between processes: written, and read by everybody but the sender."""

import pytest

from fourfold.server.broker.note import (
    MAX_ID_LENGTH,
    Hint,
    Note,
    Presence,
    format_note,
    is_sendable,
    parse_note,
)


@pytest.mark.parametrize(
    "note",
    [
        Hint("game", 12),
        Hint("a game with blanks", 1),
        Presence("game", "sender", (), 0),
        Presence("game", "sender", (1, 3, 4), 17),
    ],
)
def test_a_note_survives_formatting_and_parsing(note: Note) -> None:
    assert parse_note(format_note(note, "sender"), "receiver") == note


def test_nobody_receives_their_own_notes() -> None:
    assert parse_note(format_note(Hint("game", 1), "me"), "me") is None


@pytest.mark.parametrize(
    "text",
    [
        "",
        "sender",
        "sender 5",
        "sender 5 ",
        "sender five game",
        "sender -5 game",
        "sender ٣ game",
        "sender 1234567890123456789 game",
        "sender @ game",
        "sender @1 game",
        "sender @1,2+3 game",
        "sender @0+3 game",
        "sender @1+x game",
        "sender @1+1234567890 game",
    ],
)
def test_anything_else_on_the_channel_is_not_a_note(text: str) -> None:
    assert parse_note(text, "receiver") is None


def test_notes_with_invalid_ids_are_not_sent() -> None:
    assert is_sendable(Hint("x" * MAX_ID_LENGTH, 1))
    assert not is_sendable(Hint("x" * (MAX_ID_LENGTH + 1), 1))
    assert not is_sendable(Hint("a\nb", 1))
