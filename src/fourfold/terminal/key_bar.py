"""The last lines of a game: keys with their meanings, to be pressed or clicked."""

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
    "Esc": "screen.start",
    "F2": "app.switch_theme",
    "q": "screen.leave",
}
"""What a click on a key does."""


def key_bar(text: str, width: int) -> Content:
    """Make each item of a text, such as `u undo`, something to click; two blanks part them.

    A line of so many characters ends between two items, never within one.
    """
    lines: list[list[str]] = [[]]
    for item in text.split("  "):
        if len("  ".join([*lines[-1], item])) > width:
            lines.append([])
        lines[-1].append(item)
    return Content("\n").join(Content("  ").join(map(_clickable, line)) for line in lines)


def _clickable(item: str) -> Content:
    key = item.split(" ")[0]
    return Content(item).stylize(Style.from_meta({"@click": ACTIONS[key]}))
