"""`fourfold` without arguments: starts a server and prints its address."""

import os
import re
import signal
import socket
import subprocess
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest

from fourfold import __version__
from fourfold.cli import web
from fourfold.cli.serve import DEFAULT_PORT
from tests.cli.command import COMMAND, ENVIRONMENT


@contextmanager
def started(folder: Path, *arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Start the command with its own data folder; yield it and the printed address."""
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    environment = {key: value for key, value in ENVIRONMENT.items() if key not in hidden}
    process = subprocess.Popen(
        [COMMAND, *arguments],
        stdout=subprocess.PIPE,
        text=True,
        env={**environment, "XDG_DATA_HOME": str(folder)},
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+", line)
        assert found, line
        yield process, found[0]
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=60)


@pytest.mark.parametrize("arguments", [(), ("web",), ("web", "--no-browser")])
def test_the_command_serves_on_this_machine_and_prints_the_address(
    tmp_path: Path, arguments: tuple[str, ...]
) -> None:
    with started(tmp_path, *arguments) as (process, address):
        with urlopen(f"{address}/healthz") as answer:
            assert answer.read().decode() == f"Fourfold {__version__} is alive\n"
        if "--no-browser" not in arguments:
            assert process.stdout is not None
            assert process.stdout.readline() == "Open this address in your browser.\n"


def test_the_command_chooses_another_port_if_the_default_is_in_use(tmp_path: Path) -> None:
    try:
        taken = socket.create_server(("127.0.0.1", DEFAULT_PORT))
    except OSError:
        taken = socket.socket()  # already in use by another program, which is fine
    with taken, started(tmp_path) as (_, address):
        assert not address.endswith(f":{DEFAULT_PORT}")


def test_the_command_opens_the_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []

    def note(address: str) -> bool:
        opened.append(address)
        return True

    monkeypatch.setitem(os.environ, "DISPLAY", ":0")
    monkeypatch.setattr(webbrowser, "open", note)
    web._open("http://127.0.0.1:1")
    assert opened == ["http://127.0.0.1:1"]
