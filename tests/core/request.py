"""Requests to the core's text interface."""

import json
from functools import cache
from typing import Any

from fourfold.games.event import Event, format_event
from fourfold.games.game import Departure
from fourfold.games.setup import AnySetup
from fourfold.solver.native import answer, load_book
from fourfold.solver.quarto.book import shipped_path

ABSENCE = "absence"
"""How a departure claimed for absence is written; to the rules it is a resignation."""


@cache
def open_book() -> None:
    """Load the shipped opening book, for use in answers."""
    assert load_book(shipped_path().read_bytes())


def write_request(command: str, **keys: object) -> str:
    """Write a request; a key whose value is None is left out."""
    lines = {"ask": command, **keys}
    return "\n".join(f"{key} {value}" for key, value in lines.items() if value is not None)


def setup_keys(setup: AnySetup) -> dict[str, object]:
    """Return the keys that describe a table before the first move."""
    return {
        "game": setup.game.name,
        "rules": setup.game.format_rules(setup.rules),
        "seats": setup.seats,
        "starter": setup.starter,
        "deal": setup.deal,
        "position": setup.first,
    }


def write_events(events: list[tuple[Event, bool]], setup: AnySetup) -> str | None:
    """Write events, each with whether it is a departure by absence."""
    texts = []
    for event, is_absence in events:
        text = format_event(event, setup.game)
        if is_absence:
            assert isinstance(event, Departure)
            text = f"{event.seat}:{ABSENCE}"
        texts.append(text)
    return " ".join(texts) or None


def ask(command: str, **keys: object) -> Any:
    """Return the core's answer, parsed. `Any` because it is JSON."""
    return json.loads(answer(write_request(command, **keys)))
