"""The review after the game."""

from collections.abc import Iterator

from tests.web.faces.visitor import Visitor
from tests.web.finished import MISSED, play_out, quartino_moves


def review(visitor: Visitor) -> Iterator[str]:
    """Show the reviews of both games: at the end, at a mistake, and playing on from there."""
    page, address = visitor.page, visitor.server.address
    quarto = play_out(page, address, *MISSED)
    quartino = play_out(page, address, *quartino_moves(12), game="quartino", rules="wheel")
    for name, path in (
        ("review-quarto", f"/g/{quarto}/review"),
        ("review-quartino", f"/g/{quartino}/review"),
        ("review-mistake", f"/g/{quarto}/review#move=9"),
    ):
        visitor.go(path, ".way")
        page.locator(".way [role=status]").wait_for(state="detached", timeout=120_000)
        yield name
    page.locator(".right .button.primary").first.click()
    visitor.wait("dialog")
    yield "review-from-here"
