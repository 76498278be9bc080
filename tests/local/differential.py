"""Compares the browser's rooms with the server's, message by message."""

from typing import Any

from tests.local.browser_room import BrowserRooms
from tests.local.script import MARK, Script, write_script


def compare(number: int, rooms: BrowserRooms) -> int:
    """Play a random game in both; raise AssertionError where they differ. Return the steps."""
    script = write_script(number)
    found = rooms.play(script.request)
    for game_id in script.request["ids"]:
        found = _rename(found, f'"{game_id}"', f'"{game_id.removeprefix(MARK)}"')
    assert "failed" not in found, f"game {number}: {found['failed']}"
    _compare(number, script, found)
    return len(script.results)


def _compare(number: int, script: Script, found: dict[str, Any]) -> None:
    for step, (ours, theirs) in enumerate(zip(script.results, found["results"], strict=True)):
        action = script.request["steps"][step - 1] if step else "opening"
        where = f"game {number}, step {step}, {action}"
        assert theirs["answer"] == ours.answer, f"{where}: {theirs['answer']} not {ours.answer}"
        for viewer, (view, expected) in enumerate(zip(theirs["views"], ours.views, strict=True), 1):
            assert view == expected, f"{where}, viewer {viewer}:\n{view}\n{expected}"
    assert found["moments"] == script.moments, f"game {number}: moments"
    assert found["record"] == script.record, f"game {number}:\n{found['record']}\n{script.record}"
    assert found["next"] == script.next, f"game {number}: rematch\n{found['next']}\n{script.next}"
    assert found["parcel"], f"game {number}: a link changed it"


def _rename(value: Any, old: str, new: str) -> Any:
    """Replace a quoted id in every text of a result."""
    if isinstance(value, str):
        return value.replace(old, new)
    if isinstance(value, list):
        return [_rename(each, old, new) for each in value]
    if isinstance(value, dict):
        return {key: _rename(each, old, new) for key, each in value.items()}
    return value
