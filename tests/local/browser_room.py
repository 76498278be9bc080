"""The browser's rooms, run by Node: plays scripts and reports what pages would receive."""

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
BUNDLE = ROOT / "build/local"
ENTRY = "tests/local/drive.ts"


def find_node() -> str | None:
    """Return the Node that builds the page; None if it is missing."""
    own = str(ROOT / "build/node/bin")
    return shutil.which("node", path=os.pathsep.join((os.environ.get("PATH", ""), own)))


def bundle() -> Path:
    """Bundle the rooms' code for Node, and return the script."""
    node = find_node()
    assert node is not None, "Node is missing: make page"
    vite = ROOT / "web/node_modules/vite/bin/vite.js"
    command = [node, str(vite), "build", "--config", "tests/local/vite.config.ts"]
    subprocess.run(command, cwd=ROOT / "web", check=True, capture_output=True)
    return BUNDLE / "drive.js"


class BrowserRooms:
    """A Node process that plays one script after another."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process

    def play(self, script: dict[str, Any]) -> dict[str, Any]:
        """Play a script, and return what the rooms reported."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(script) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        assert line, "the rooms' process has exited"
        result: dict[str, Any] = json.loads(line)
        return result


@contextmanager
def open_rooms(script: Path) -> Iterator[BrowserRooms]:
    """Start the process; end it after the block."""
    node = find_node()
    assert node is not None
    with subprocess.Popen(
        [node, str(script)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            yield BrowserRooms(process)
        finally:
            process.terminate()
