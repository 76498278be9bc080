"""The last line of a game: keys with their meanings, to be pressed or clicked."""

from textual.content import Content
from textual.style import Style

ACTIONS = {
    "?": "screen.hint",
    "F1": "screen.rules",
    "u": "screen.undo",
    "^S": "screen.save",
    "^O": "screen.load",
    "^D": "screen.draw",
    "^R": "screen.resign",
    "n": "screen.new",
    "F2": "app.switch_theme",
    "q": "screen.leave",
}
"""What a click on a key in the last line does."""


def key_bar(text: str) -> Content:
    """Make each item of a line, such as `u undo`, something to click; two blanks part them."""
    return Content("  ").join(map(_clickable, text.split("  ")))


def _clickable(item: str) -> Content:
    key = item.split(" ")[0]
    return Content(item).stylize(Style.from_meta({"@click": ACTIONS[key]}))
