"""Pieces are animated on their way, and a win is celebrated, unless motion is off."""

from typing import Any

import pytest

from fourfold.games.quartino import Claim, Position, format_move, parse_position, parse_rules
from fourfold.games.quartino.stone import MIN_BONUS_STONES
from tests.web.conftest import CALM, MOVING, NOWHERE, NewPage
from tests.web.cooperation import Cooperation
from tests.web.idle import finish_motion
from tests.web.quartino_table import look, whole_position
from tests.web.server import Server
from tests.web.still import WatchedGame
from tests.web.table import QuartoTable, new_room, send

COUNT = """() => {
    window.seen = { sheet: 0, scrap: 0 };
    new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
            for (const node of addedNodes)
                for (const name of Object.keys(seen))
                    if (node.classList?.contains(name)) seen[name] += 1;
    }).observe(document.body, { childList: true });
}"""


@pytest.mark.parametrize("is_moving", [True, False])
def test_pieces_fly_and_confetti_falls_once_unless_motion_is_off(
    new_page: NewPage, server: Server, is_moving: bool
) -> None:
    options: dict[str, Any] = MOVING if is_moving else CALM
    page = new_page(**options)
    path = new_room(page, server, "quarto", "CSHT!", "me", "me")
    send(page, server, path, *["=4", "a1", "=5", "b1", "=6", "c1"])
    page.goto(server.address + path)
    table = QuartoTable(page)
    table.wait("choose")
    page.evaluate(COUNT)
    # A piece flies when it is chosen; confirming moves nothing.
    table.give("C")
    table.place("d1")
    table.wait("choose")
    finish_motion(page)
    assert page.evaluate("() => seen.sheet") == (2 if is_moving else 0)
    table.call("a1", "b1", "c1", "d1")
    table.result.wait_for()
    finish_motion(page)
    assert (page.evaluate("() => seen.scrap") > 0) is is_moving
    page.locator(".sheet, .scrap").first.wait_for(state="detached")
    page.reload()
    table.result.wait_for()
    page.evaluate(COUNT)
    finish_motion(page)
    assert page.locator(".scrap").count() == 0


WATCH = """() => {
    window.left = new Set();
    window.cheered = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, ...timing) {
        const { thing, claimed } = this.dataset ?? {};
        // A stone that flies in is only hidden in flight: its copy flies.
        const hasMoved = [...frames].some((frame) => "transform" in frame);
        if (thing && hasMoved) left.add(thing);
        if (claimed && hasMoved) cheered.push(claimed);
        return animate.call(this, frames, ...timing);
    };
}"""
"""Notes the stones that leave the board, and the claimed cards that jump."""


@pytest.mark.parametrize("is_moving", [True, False])
def test_stones_fly_a_column_leaves_and_a_claimed_card_jumps_unless_motion_is_off(
    new_page: NewPage, server: Server, is_moving: bool
) -> None:
    options: dict[str, Any] = MOVING if is_moving else CALM
    page = new_page(NOWHERE, **options)
    watched = WatchedGame(page, server, "quartino", "wheel")
    rules, plan, card = parse_rules("wheel"), Cooperation(winner=1), None
    gone: set[str] = set()
    for script in (COUNT, WATCH):
        page.evaluate(script)
    while card is None:
        theirs = parse_position(watched.friend.state(watched.path)["position"]["text"], rules)
        position = whole_position([look(page), (2, theirs)])
        move = plan.choose(position)
        with watched.moving():
            if position.seat == 1:
                watched.move(format_move(move))
                card = move.card if isinstance(move, Claim) else None
            else:
                watched.friend.act(watched.path, "move", move=format_move(move))
        gone |= _gone(position, look(page)[1])
    finish_motion(page)
    seen = page.evaluate("() => ({ ...seen, left: [...left], cheered })")
    assert len(gone) >= MIN_BONUS_STONES - 1, "there was a column"
    assert (seen["sheet"] > 0) is is_moving
    assert set(seen["left"]) == (gone if is_moving else set())
    assert seen["cheered"] == ([f"1-{card}"] if is_moving else [])
    assert (seen["scrap"] > 0) is is_moving
    watched.friend.close()


def _gone(before: Position, after: Position) -> set[str]:
    """Name the stones that a move takes off the board: field, and height in the stack."""
    stacks = zip(before.stacks, after.stacks, strict=True)
    return {
        f"{field}-{height}"
        for field, (old, new) in enumerate(stacks)
        for height in range(len(new), len(old))
    }
