"""Events of the log: written and read again, whatever version wrote them."""

import json
from dataclasses import MISSING, fields
from pathlib import Path
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import pytest

from fourfold.games import quartino, quarto
from fourfold.games.game import AnyGame
from fourfold.games.quartino import QUARTINO
from fourfold.games.quarto import QUARTO
from fourfold.server.event import event as log
from fourfold.server.event.codec import (
    KINDS,
    UnreadableEventError,
    decode_event,
    encode_event,
)
from fourfold.server.event.upcast import SCHEMA, UPCASTERS

EVENTS: tuple[tuple[log.Event, AnyGame], ...] = (
    (log.Opened("quarto", "CSHT!", (None, "keen"), "ann"), QUARTO),
    (
        log.Opened("quartino", "wheel/60", (None,) * 4, "ann", True, 3, "before"),
        QUARTINO,
    ),
    (log.Opened("quarto", "CSHT!", (None, None), "ann", starter="loser"), QUARTO),
    (log.Opened("quarto", "CSHT!", (None, None), "ann", starter=2, keeps_starter=True), QUARTO),
    (log.Opened("quarto", "CSHT!", (None, None), "ann", source="other", is_seek=True), QUARTO),
    (log.Joined(1, "ann", "Ann"), QUARTO),
    (log.Left(2), QUARTO),
    (log.Started(1), QUARTO),
    (log.Started(2, "RYGB,BGYR,GRYB,YBRG/RBGY,YGBR,YRBG,GBRY", 2**61), QUARTINO),
    (log.Moved(1, quarto.parse_move("=5")), QUARTO),
    (log.Moved(2, quarto.parse_move("!a1-d4"), is_forced=True), QUARTO),
    (log.Moved(3, quartino.parse_move("RYGB@5")), QUARTINO),
    (log.Departed(1, "resignation"), QUARTO),
    (log.Departed(4, "time"), QUARTINO),
    (log.Departed(2, "absence"), QUARTO),
    (log.DrawOffered(1), QUARTO),
    (log.DrawDeclined(2), QUARTO),
    (log.DrawAgreed(), QUARTO),
    (log.DrawAgreed(absent=2), QUARTO),
    (log.TakenBack(1, 4), QUARTO),
    (log.Said(1, "hello"), QUARTO),
    (log.RematchOffered(1), QUARTO),
    (log.RematchOpened("after"), QUARTO),
    (log.Closed(), QUARTO),
)


def test_every_kind_of_event_is_among_the_examples() -> None:
    assert {type(event) for event, _ in EVENTS} == set(get_args(log.Event)) == set(KINDS.values())


def test_every_field_and_departure_is_among_the_examples() -> None:
    stored = [encode_event(event, game) for event, game in EVENTS]
    assert {(kind, name) for kind, body in stored for name in body} == {
        (kind, field.name) for kind, event_type in KINDS.items() for field in fields(event_type)
    }
    reasons = {event.reason for event, _ in EVENTS if isinstance(event, log.Departed)}
    assert reasons == set(get_args(log.DepartureReason))


@pytest.mark.parametrize(("event", "game"), EVENTS, ids=lambda each: type(each).__name__)
def test_events_survive_encoding_and_decoding(event: log.Event, game: AnyGame) -> None:
    kind, body = encode_event(event, game)
    assert decode_event(kind, json.loads(json.dumps(body)), SCHEMA, game) == event


def test_defaults_are_not_stored() -> None:
    assert encode_event(log.Moved(1, quarto.parse_move("=5")), QUARTO) == (
        "moved",
        {"seat": 1, "move": "=5"},
    )


FIRST_SCHEMA: tuple[tuple[str, dict[str, Any], log.Event], ...] = (
    (
        "opened",
        {"game": "quarto", "rules": "CSHT!", "seats": [{}, {"bot": "keen"}], "host": "ann"},
        log.Opened("quarto", "CSHT!", (None, "keen"), "ann"),
    ),
    ("started", {"start": 1, "seed": None}, log.Started(1)),
    (
        "moved",
        {"seat": 1, "move": "!a1-d4", "fault": "empty"},
        log.Moved(1, quarto.parse_move("!a1-d4")),
    ),
    ("departed", {"seat": 1, "reason": "time", "cleared": [1, 3]}, log.Departed(1, "time")),
    ("said", {"seat": 1, "phrase": "hello"}, log.Said(1, "hello")),
)


@pytest.mark.parametrize(("kind", "body", "event"), FIRST_SCHEMA)
def test_events_of_the_first_schema_are_read(
    kind: str, body: dict[str, Any], event: log.Event
) -> None:
    before = json.dumps(body)
    assert decode_event(kind, body, 1, QUARTO) == event
    assert json.dumps(body) == before, "what was stored is not touched"


def test_every_version_has_its_upcaster() -> None:
    assert sorted(UPCASTERS) == list(range(1, SCHEMA))


def test_events_written_before_the_third_schema_was_numbered_are_read() -> None:
    body = {"game": "quarto", "rules": "C", "bots": [None] * 2, "host": "a", "is_seek": True}
    assert decode_event("opened", body, 2, None) == log.Opened(
        "quarto", "C", (None, None), "a", is_seek=True
    )
    claim = {"seat": 1, "reason": "absence"}
    assert decode_event("departed", claim, 2, QUARTO) == log.Departed(1, "absence")


def test_what_can_be_stored_changes_only_with_a_new_schema() -> None:
    """To change an event type, raise SCHEMA, add an upcaster, and store the new shape.

    Otherwise an older program can't say that a game is too new for it.
    """
    shape = {kind: describe_fields(event_type) for kind, event_type in KINDS.items()}
    stored = Path(__file__).parents[2] / "data" / "events" / f"schema-{SCHEMA}.json"
    assert shape == json.loads(stored.read_text("utf-8")), json.dumps(shape, indent=1)


def describe_fields(event_type: type[log.Event]) -> dict[str, str]:
    """Return the type and default of every field."""
    hints = get_type_hints(event_type)
    return {each.name: describe(hints[each.name], each.default) for each in fields(event_type)}


def describe(hint: Any, default: object = MISSING) -> str:
    """Return a type and its default as text, the same in every version of Python."""
    if get_origin(hint) in (Union, UnionType):
        text = " | ".join(sorted(map(describe, get_args(hint))))
    elif get_origin(hint) is Literal:
        text = " | ".join(sorted(map(repr, get_args(hint))))
    elif get_origin(hint) is not None:
        inner = ", ".join("..." if arg is ... else describe(arg) for arg in get_args(hint))
        text = f"{get_origin(hint).__name__}[{inner}]"
    else:
        text = str(hint.__name__)
    return text if default is MISSING else f"{text} = {default!r}"


@pytest.mark.parametrize(
    ("kind", "body", "schema", "field", "cause"),
    [
        ("exploded", {}, SCHEMA, "kind", "'exploded' is not an event kind"),
        ("said", {"seat": 1, "phrase": "hello"}, SCHEMA + 1, "schema", "newer than this program"),
        ("said", {"seat": 1, "phrase": "hello"}, 0, "schema", "0 is not a schema version"),
        ("exploded", {"by": 1}, SCHEMA + 1, "schema", "newer than this program"),
        ("said", {"seat": 1}, SCHEMA, "phrase", "required"),
        ("said", {"seat": "one", "phrase": "hello"}, SCHEMA, "seat", "integer"),
        ("said", {"seat": 1, "phrase": "hello", "tone": "loud"}, SCHEMA, "tone", "unknown field"),
        ("moved", {"seat": 1, "move": "z9"}, SCHEMA, "move", "'z9': column 1"),
        ("moved", {"seat": 1, "move": 7}, SCHEMA, "move", "string"),
        ("moved", {"seat": 1}, SCHEMA, "move", "required"),
        (
            "opened",
            {"game": "quarto", "rules": "C", "seats": 2, "host": "a"},
            1,
            "bots",
            "required",
        ),
        (
            "departed",
            {"seat": 1, "reason": "boredom"},
            SCHEMA,
            "reason",
            "'resignation', 'time' or 'absence'",
        ),
    ],
)
def test_an_unreadable_event_names_the_field_and_the_cause(
    kind: str, body: dict[str, Any], schema: int, field: str, cause: str
) -> None:
    with pytest.raises(UnreadableEventError) as caught:
        decode_event(kind, body, schema, QUARTO)
    assert caught.value.field == field
    assert cause in caught.value.cause


def test_a_move_before_the_opening_cannot_be_read() -> None:
    with pytest.raises(UnreadableEventError, match="does not begin with the room's opening"):
        decode_event("moved", {"seat": 1, "move": "=5"}, SCHEMA, None)


def test_no_event_stores_what_can_be_derived() -> None:
    """A move's consequences are found by playing it: a changed rule must not contradict it."""
    assert [field.name for field in fields(log.Moved)] == ["seat", "move", "is_forced"]
    assert [field.name for field in fields(log.Departed)] == ["seat", "reason"]
