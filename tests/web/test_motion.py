"""Pieces are animated on their way, and a win is celebrated, unless motion is off."""

from typing import Any

import pytest

from tests.web.conftest import CALM, MOVING, NewPage
from tests.web.rest import finish_motion
from tests.web.server import Server
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
    # Each flies when it is chosen; confirming moves nothing.
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
