"""A full disk: what can't be stored is refused, what was acknowledged stays."""

import contextlib
import os
import resource
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.edge.test_ready import until_ready
from tests.server.guest import ME
from tests.server.house import ServerProcess, start_server
from tests.server.ledger import act_while, is_accepted, log_lines, stored_actions

pytestmark = pytest.mark.anyio

ROOM_LEFT = 100_000
"""Bytes: room for a few moves, not for thousands."""


@contextmanager
def small_disk(folder: Path) -> Iterator[Path | None]:
    """Mount a 16 MB disk; yield None if that isn't allowed."""
    mount = shutil.which("mount")
    disk = folder / "disk"
    disk.mkdir()
    command = [mount or "mount", "-t", "tmpfs", "-o", "size=16m", "none", str(disk)]
    if mount is None or subprocess.run(command, capture_output=True, check=False).returncode:
        yield None
        return
    try:
        yield disk
    finally:
        subprocess.run(["umount", str(disk)], check=True)


def fill(disk: Path) -> None:
    """Leave little room on a disk."""
    with contextlib.suppress(OSError), (disk / "filler").open("wb", buffering=0) as filler:
        while os.statvfs(disk).f_bavail * os.statvfs(disk).f_frsize > ROOM_LEFT:
            filler.write(bytes(16_384))


async def play_through_a_full_disk(
    server: ServerProcess, database: Path, fill: Callable[[], None], relieve: Callable[[], None]
) -> None:
    """Play until the disk is full, free space, and play on; compare with what is stored."""
    async with server.guest() as host:
        game = (await host.open("quartino", "wheel", (ME, ME), starter=1))["id"]
        async with host.watch(game) as watcher:
            fill()
            accepted = await act_while(watcher, is_accepted)
            refused = watcher.messages[-1]
            assert (refused["type"], refused["code"]) == ("refused", "unavailable")
            # What was stored stays readable throughout.
            assert (await host.look(game))["state"]["version"] >= max(accepted.values(), default=0)
            again = await watcher.act("move", move=".", seat=watcher.state["to_move"])
            assert again["type"] == "refused"
            assert (await host.http.get("/healthz")).status_code == 200
            answer = await until_ready(host, is_ready=False)
            # The next heartbeat fails too, but the refused move is noticed first.
            assert answer.startswith("not ready: can't ")
            relieve()
            await until_ready(host)
        async with host.watch(game) as watcher:
            later: dict[str, int] = {}
            while len(later) < 10:
                # The first attempts may still be refused; the server recovers automatically.
                later |= await act_while(watcher, is_accepted, attempts=10)
        assert server.is_alive
        assert server.terminate() == 0
    stored = stored_actions(database, game)
    everything = accepted | later
    assert {action: stored.get(action) for action in everything} == everything
    assert not [line for line in log_lines(server.log) if "traceback" in line]


async def test_a_full_disk_loses_nothing_acknowledged(folder: Path) -> None:
    """A real one, or else a file size limit, which every machine allows."""
    with small_disk(folder) as disk:
        home = disk or folder
        with start_server(home, log=folder / "server.log") as server:
            process, unlimited = server.process.pid, resource.RLIM_INFINITY

            def take_room() -> None:
                if disk is not None:
                    fill(disk)
                    return
                limit = max(path.stat().st_size for path in home.glob("games.db*")) + ROOM_LEFT
                resource.prlimit(process, resource.RLIMIT_FSIZE, (limit, unlimited))

            def make_room() -> None:
                if disk is not None:
                    (disk / "filler").unlink()
                    return
                resource.prlimit(process, resource.RLIMIT_FSIZE, (unlimited, unlimited))

            await play_through_a_full_disk(server, home / "games.db", take_room, make_room)
