"""The arena on two Ray nodes, each its own process group; `make test-ray` runs it."""

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.arena.tournament import records_of
from tests.bots.stub import stub_name

pytest.importorskip("ray", reason="Ray is not installed here: make test-ray")

ENVIRONMENT = {**os.environ, "RAY_AUTH_MODE": "disabled", "RAY_USAGE_STATS_ENABLED": "0"}
SMALL_STORE = "--object-store-memory=80000000"


def start_node(*arguments: str) -> subprocess.Popen[str]:
    """Start a node in its own session, and wait until it reports that it is up."""
    node = subprocess.Popen(
        [Path(sys.executable).with_name("ray"), "start", *arguments, SMALL_STORE, "--block"],
        env=ENVIRONMENT,
        start_new_session=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert node.stdout is not None
    said = []
    for line in node.stdout:
        said.append(line)
        if "Ray runtime started" in line:
            return node
    raise AssertionError("".join(said))


def session_members(session: int) -> list[int]:
    """Return the live processes of a session."""
    members = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = status.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[3]) == session and fields[0] != "Z":
            members.append(int(status.parent.name))
    return members


def end_node(node: subprocess.Popen[str]) -> None:
    """Kill only what this test started for a node."""
    while members := session_members(node.pid):
        for member in members:
            try:
                os.kill(member, signal.SIGKILL)
            except ProcessLookupError:
                continue
        node.poll()
    node.wait()
    assert node.stdout is not None
    node.stdout.close()


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Set up a cluster: a head that only coordinates, and two nodes that play one game each."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    folder = tempfile.mkdtemp(prefix="ray-")
    nodes: list[subprocess.Popen[str]] = []
    try:
        nodes.append(
            start_node(
                *("--head", f"--port={port}", "--node-ip-address=127.0.0.1", "--num-cpus=0"),
                *("--include-dashboard=false", f"--temp-dir={folder}"),
            )
        )
        nodes += [start_node(f"--address=127.0.0.1:{port}", "--num-cpus=1") for _ in range(2)]
        yield f"127.0.0.1:{port}"
    finally:
        for node in reversed(nodes):
            end_node(node)
        shutil.rmtree(folder, ignore_errors=True)


def arena(*arguments: str) -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, "-m", "fourfold", "arena", *arguments, "--json"],
        env=ENVIRONMENT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_games_are_the_same_on_a_cluster(address: str, tmp_path: Path) -> None:
    call = ("quartino", "random", "random", "--games", "6", "--seed", "3", "--turn-cap", "9")
    here = arena(*call, "--jobs", "1", "--out", str(tmp_path / "here"))
    there = arena(*call, "--ray", address, "--out", str(tmp_path / "there"))
    assert there["pairs"] == here["pairs"]
    assert records_of(tmp_path / "there") == records_of(tmp_path / "here")


@pytest.mark.parametrize("way", ["kill-parent", "kill-grandparent"])
def test_the_games_of_a_lost_worker_and_of_a_lost_node_are_played_again(
    address: str, tmp_path: Path, way: str
) -> None:
    mark = tmp_path / "mark"
    call = ("quarto", "random", stub_name("quarto", way, mark), "--games", "8", "--seed", "3")
    there = arena(*call, "--ray", address, "--out", str(tmp_path / "there"))
    assert mark.exists()
    here = arena(*call, "--jobs", "1", "--out", str(tmp_path / "here"))
    assert there["pairs"] == here["pairs"]
    assert there["forfeits"] == {}
    assert records_of(tmp_path / "there") == records_of(tmp_path / "here")
