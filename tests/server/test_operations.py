"""docs/operations.md shows lines that a server really writes when things go wrong."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.server.operations import make_trouble

pytestmark = pytest.mark.anyio

PAGE = Path(__file__).parents[2] / "docs" / "operations.md"

FREE = {
    *("at", "request_id", "game_id", "milliseconds", "seconds", "address", "database", "path"),
    *("games", "guest", "more"),
}
"""What may differ between two servers; everything else must be as on the page."""


def signature(line: dict[str, Any]) -> str:
    """Return a line's identifying parts."""
    kept = {key: "…" if key in FREE else value for key, value in line.items()}
    kept["message"] = describe(line["message"], line.get("game_id"))
    kept["traceback"] = "traceback" in line
    if kept["message"].startswith("the log can't be read"):
        # Which event it is depends on the game played.
        kept["version"] = "…"
    return json.dumps(kept, sort_keys=True, ensure_ascii=False)


def describe(message: str, game_id: str | None) -> str:
    """Return a message without paths, ids and numbers, and without Redis's own words."""
    if game_id is not None:
        message = message.replace(game_id, "ID")
    message = re.sub(r"(can't reach broker \S+ ConnectionError:).*", r"\1 …", message)
    message = re.sub(r"[a-z]+://[^\s:]*(:\d+)?[^\s:]*|/[^\s:]+", "PLACE", message)
    return re.sub(r"\d+", "N", message)


async def test_the_lines_on_the_page_are_what_a_server_writes() -> None:
    trouble = await make_trouble()
    written = {signature(line) for lines in trouble.values() for line in lines}
    blocks = re.findall(r"```json\n(.*?)```", PAGE.read_text(), re.DOTALL)
    shown = [json.loads(line) for block in blocks for line in block.splitlines()]
    assert len(shown) >= 20
    missing = [line for line in shown if signature(line) not in written]
    assert not missing, "\n".join(map(str, missing))
    # The worker's part of a traceback, which the page shows too.
    (first, *_) = (line for line in trouble["bot"] if "traceback" in line)
    for part in ("In worker process ", "in ask_bot\n    choice = bot.choose(question)"):
        assert part in first["traceback"]
    killed = [line["message"] for line in trouble["killed"]]
    assert "stopped" not in killed
