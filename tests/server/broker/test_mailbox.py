"""Pending hints: the newest of each game, in order, and a bounded number."""

import asyncio

import pytest

from fourfold.server.broker.mailbox import Mailbox
from fourfold.server.broker.note import Hint, Presence

pytestmark = pytest.mark.anyio


async def test_hints_are_taken_in_the_order_in_which_their_games_first_appeared() -> None:
    box = Mailbox(10)
    for game in "abcab":
        box.put(Hint(game, 1))
    assert await box.take(2) == [Hint("a", 1), Hint("b", 1)]
    assert await box.take(2) == [Hint("c", 1)]


async def test_only_the_newest_hint_for_a_game_is_kept() -> None:
    box = Mailbox(10)
    for version in (3, 7, 5):
        box.put(Hint("a", version))
    assert await box.take(10) == [Hint("a", 7)]


async def test_a_full_box_drops_the_oldest() -> None:
    box = Mailbox(2)
    for game in "abcb":
        box.put(Hint(game, 1))
    assert len(box) == 2
    assert box.dropped == 1
    assert await box.take(10) == [Hint("b", 1), Hint("c", 1)]


async def test_putting_back_never_displaces_newer_entries() -> None:
    box = Mailbox(2)
    for hint in (Hint("a", 5), Hint("b", 1)):
        box.put(hint)
    box.put_back([Hint("a", 4), Hint("b", 2), Hint("c", 9)])
    assert await box.take(10) == [Hint("a", 5), Hint("b", 2)]


async def test_taking_waits_for_an_item() -> None:
    box = Mailbox(2)
    taken = asyncio.create_task(box.take(1))
    await asyncio.sleep(0)
    assert not taken.done()
    box.put(Hint("a", 1))
    assert await taken == [Hint("a", 1)]


async def test_a_closed_box_is_emptied_and_then_gives_nothing() -> None:
    box = Mailbox(2)
    box.put(Hint("a", 1))
    box.close()
    box.put(Hint("b", 1))
    assert await box.take(1) == [Hint("a", 1)]
    assert await box.take(1) == []
    assert await box.take(1) == []


async def test_presence_is_kept_per_process_and_the_latest_note_counts() -> None:
    box = Mailbox(10)
    box.put(Presence("a", "one", (1, 2), 0))
    box.put(Presence("a", "two", (), 3))
    box.put(Hint("a", 1))
    box.put(Presence("a", "one", (1,), 0))
    assert await box.take(10) == [
        Presence("a", "one", (1,), 0),
        Presence("a", "two", (), 3),
        Hint("a", 1),
    ]
