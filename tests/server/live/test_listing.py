"""A room's row in the list of games."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

from fourfold.games.quarto import QUARTO
from fourfold.server.event.event import Departed, Event, Joined, Moved, Opened, Started
from fourfold.server.live.listing import MAX_LAG, make_listing
from fourfold.server.room.room import Room

NOON = datetime(2030, 1, 1, 12, tzinfo=UTC)
BEGINNING: tuple[Event, ...] = (
    Opened("quarto", "CSHT", (None, None), "ann"),
    Joined(1, "ann", "Ann"),
    Joined(2, "bob", "Bob"),
    Started(1, None, 1),
)


def play(room: Room, seat: int, move: str, at: datetime) -> Room:
    return room.after([(Moved(seat, QUARTO.parse_move(move)), at)])


def test_a_running_game_may_lag_in_the_lists_but_only_for_a_while() -> None:
    room = Room("a").after((event, NOON) for event in BEGINNING)
    first = make_listing(room, None)
    assert first.updated_at == NOON
    soon = play(room, 1, "=0", NOON + MAX_LAG - timedelta(microseconds=1))
    lagging = make_listing(soon, None, first)
    assert lagging == replace(make_listing(soon, None), updated_at=NOON)
    assert lagging.updated_at < soon.updated_at
    later = play(soon, 2, "a1", NOON + MAX_LAG)
    assert make_listing(later, None, lagging).updated_at == NOON + MAX_LAG


def test_a_game_that_begins_or_ends_is_listed_with_its_exact_time() -> None:
    waiting = Room("a").after((event, NOON) for event in BEGINNING[:-1])
    listing = make_listing(waiting, None)
    begun = waiting.after([(BEGINNING[-1], NOON + timedelta(seconds=1))])
    listing = make_listing(begun, None, listing)
    assert listing.updated_at == begun.updated_at
    over = begun.after([(Departed(1, "resignation"), NOON + timedelta(seconds=2))])
    assert make_listing(over, None, listing).updated_at == over.updated_at


def test_a_clock_that_was_set_back_sets_the_listed_time_back() -> None:
    room = Room("a").after((event, NOON) for event in BEGINNING)
    back = play(room, 1, "=0", NOON - timedelta(seconds=1))
    assert make_listing(back, None, make_listing(room, None)).updated_at == back.updated_at
