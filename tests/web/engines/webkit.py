"""WebKit, driven through its own WebDriver with nothing but the standard library.

Its driver starts one browser: a current WebKitGTK in a window under Xvfb, or an old,
headless WPE WebKit, which stands in for Safari 16.
"""

import json
import os
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from tests.web.engines.driver import FIND, POLL_SECONDS, TIMEOUT_SECONDS, Driver
from tools.bring_programs import COG, OLD_WEBKIT, WEBKIT, XVFB, find_program

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
"""The key of an element's id in WebDriver's answers."""

NARROW = "* { min-width: 0; padding: 0; margin: 0; border: 0; font-size: 1px; }"
"""Keeps the toolbar's buttons from making the window wider than a phone."""


NOT_CLICKABLE = ("element not interactable", "element click intercepted", "stale element reference")


class NotClickableError(RuntimeError):
    """The target can't be clicked yet."""


class WebKit(Driver):
    """A window of WebKit."""

    def __init__(self, session: str, address: str) -> None:
        super().__init__(address)
        self._session = session

    def load(self, url: str) -> None:
        self._post("/url", {"url": url})

    def run(self, script: str, *args: Any) -> Any:
        return self._post("/execute/sync", {"script": script, "args": args})

    def click(self, css: str, name: str = "") -> None:
        find = f"(function () {{ {FIND} }}).apply(null, arguments)"
        deadline = time.monotonic() + TIMEOUT_SECONDS
        while True:
            element = self.wait(find, css, name)[ELEMENT]
            try:
                self._post(f"/element/{element}/click", {})
                return
            except NotClickableError:
                # The element is moving, or has just been replaced.
                assert time.monotonic() < deadline, f"{css} {name} can't be clicked"
                time.sleep(POLL_SECONDS)

    def reopen(self) -> None:
        old = _ask(self._session + "/window")
        new = self._post("/window/new", {"type": "tab"})["handle"]
        self._post("/window", {"handle": old})
        _ask(self._session + "/window", method="DELETE")
        self._post("/window", {"handle": new})

    def at(self, address: str) -> "WebKit":
        """Return the same window, looking at another server."""
        return WebKit(self._session, address)

    def resize(self, width: int, height: int) -> None:
        deadline = time.monotonic() + TIMEOUT_SECONDS
        while (inner := self.run("return [innerWidth, innerHeight]")) != [width, height]:
            assert time.monotonic() < deadline, f"{inner} instead of {width} x {height}"
            outer = _ask(self._session + "/window/rect")
            more = {"width": width - inner[0], "height": height - inner[1]}
            self._post("/window/rect", {side: outer[side] + more[side] for side in more})
            time.sleep(POLL_SECONDS)

    def _post(self, path: str, body: dict[str, Any]) -> Any:
        return _ask(self._session + path, body)


def _ask(url: str, body: dict[str, Any] | None = None, method: str | None = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    try:
        with urlopen(Request(url, data, method=method), timeout=TIMEOUT_SECONDS) as answer:
            return json.load(answer)["value"]
    except HTTPError as error:
        problem = json.load(error)["value"]
        kind = NotClickableError if problem["error"] in NOT_CLICKABLE else RuntimeError
        raise kind(f"{problem['error']}: {problem['message']}") from None


@contextmanager
def open_webkit(folder: Path, address: str) -> Iterator[WebKit]:
    """Start a current WebKit; `folder` holds its settings."""
    binary = next(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
    style = folder / "gtk-3.0" / "gtk.css"
    style.parent.mkdir(parents=True)
    style.write_text(NARROW)
    browser = {"binary": str(binary), "args": ["--automation"]}
    with _screen() as display:
        settings = {"DISPLAY": display, "XDG_CONFIG_HOME": str(folder)}
        options = {"webkitgtk:browserOptions": browser}
        with _session(WEBKIT, options, settings) as session:
            yield WebKit(session, address)


@contextmanager
def open_old_webkit(address: str) -> Iterator[WebKit]:
    """Start WPE WebKit, whose window is always 800 x 600 pixels."""
    browser = {"binary": find_program(COG), "args": ["--automation", "--platform=headless"]}
    with _session(OLD_WEBKIT, {"wpe:browserOptions": browser}, {}) as session:
        yield WebKit(session, address)


@contextmanager
def _screen() -> Iterator[str]:
    """Start a headless X server, and yield the name of its display."""
    ours, theirs = os.pipe()
    options = ("-displayfd", str(theirs), "-screen", "0", "1600x1200x24", "-nolisten", "tcp")
    with _process([str(find_program(XVFB)), *options], {}, theirs), os.fdopen(ours) as name:
        os.close(theirs)
        yield f":{name.readline().strip()}"


@contextmanager
def _session(package: str, options: dict[str, Any], settings: dict[str, str]) -> Iterator[str]:
    """Start a driver and its browser, and yield the address of their session."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
    driver = f"http://127.0.0.1:{port}/session"
    with _process([str(find_program(package)), f"--port={port}"], settings):
        _wait_for(port)
        opened = _ask(driver, {"capabilities": {"alwaysMatch": options}})
        with ExitStack() as stack:
            session = f"{driver}/{opened['sessionId']}"
            stack.callback(_ask, session, method="DELETE")
            yield session


def _wait_for(port: int) -> None:
    deadline = time.monotonic() + TIMEOUT_SECONDS
    while True:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return
        except ConnectionRefusedError:
            assert time.monotonic() < deadline, "the driver did not start in time"
            time.sleep(POLL_SECONDS)


@contextmanager
def _process(command: list[str], settings: dict[str, str], *kept: int) -> Iterator[None]:
    """Run a program until the end of the block."""
    process = subprocess.Popen(
        command,
        env=os.environ | settings,
        pass_fds=kept,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        yield
    finally:
        process.terminate()
        process.wait(TIMEOUT_SECONDS)
