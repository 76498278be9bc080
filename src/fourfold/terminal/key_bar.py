"""The key bar at the bottom of a game: keys with their meanings, which can also be clicked."""

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
"""The action of a click on each key."""


def key_bar(text: str, width: int) -> Content:
    """Make each item of a text, such as `u undo`, clickable; two spaces separate items.

    Lines wrap between items, never within one.
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
