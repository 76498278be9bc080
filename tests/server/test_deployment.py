"""What docs/deployment.md says, tried as it is written: nginx before two processes, backups."""

import re
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.guest import Guest, Watcher
from tests.server.house import ServerProcess, free_port, start_server
from tests.server.table import sit_together
from tests.services.nginx import Nginx
from tests.services.postgresql import PostgreSQL
from tests.services.redis import Redis
from tools.bring_programs import LACK_OF_NGINX, find_nginx

pytestmark = pytest.mark.anyio

DOCUMENT = (Path(__file__).parents[2] / "docs" / "deployment.md").read_text("utf-8")


@dataclass
class Site:
    """Two processes behind nginx."""

    url: str
    processes: list[ServerProcess]

    def guest(self) -> Guest:
        """Return somebody new."""
        return Guest(self.url)


@pytest.fixture
def site(postgresql: PostgreSQL, redis: Redis, tmp_path: Path) -> Iterator[Site]:
    """Start what the document tells to start, with ports that are free here."""
    if find_nginx() is None:
        pytest.skip(LACK_OF_NGINX)
    with ExitStack() as stack:
        database = stack.enter_context(postgresql.databases())()
        options = ("--database", database, "--broker", redis.url, "--trusted-proxy", "127.0.0.1")
        processes = [
            stack.enter_context(start_server(tmp_path, *options, log=tmp_path / f"{name}.log"))
            for name in ("one", "two")
        ]
        port = free_port()
        found = re.search(r"```nginx\n(.*?)```", DOCUMENT, re.DOTALL)
        assert found is not None
        inside = found[1].replace("listen 80;", f"listen 127.0.0.1:{port};")
        for old, process in zip((8101, 8102), processes, strict=True):
            inside = inside.replace(f"127.0.0.1:{old}", process.url.removeprefix("http://"))
        stack.enter_context(Nginx(inside, port))
        yield Site(f"http://127.0.0.1:{port}", processes)


async def test_people_play_through_nginx_and_a_process_may_die(site: Site) -> None:
    async with sit_together(site, rules="CSHT!") as table:
        await table.play("=5", "b3")
        [leader] = [process for process in site.processes if await _has_sockets(process)]
        leader.process.kill()
        leader.process.wait()
        version = table.state["version"]
        for watcher in table.watchers:
            with pytest.raises(ConnectionClosed):
                await _read_on(watcher)
        async with (
            table.guests[0].watch(table.game, after=version) as ann,
            table.guests[1].watch(table.game, after=version) as ben,
        ):
            assert ann.state["position"]["last"] == "b3"
            mover, other = (ann, ben) if ann.state["to_move"] == 1 else (ben, ann)
            stored = (await mover.move("=A"))["version"]
            while other.state["version"] < stored:
                await other.next()
            assert other.state["position"]["hand"] == "A"


async def _read_on(watcher: Watcher) -> None:
    while True:
        await watcher.next()


async def _has_sockets(process: ServerProcess) -> bool:
    """Tell whether nginx has led the players to a process."""
    async with process.guest() as guest:
        told = (await guest.http.get("/metrics")).text
    found = re.search(r"^fourfold_sockets (\S+)$", told, re.MULTILINE)
    assert found is not None, told
    return float(found[1]) > 0


async def test_metrics_are_not_for_everybody_and_headers_not_believed(site: Site) -> None:
    async with site.guest() as guest:
        assert (await guest.http.get("/metrics")).status_code == 200, "from this machine"
        answer = await guest.http.put("/api/me", json={"name": "Ann"})
        assert "Secure" not in answer.headers["set-cookie"], "nginx was asked without TLS"
        forged = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9"}
        guest.http.cookies.clear()
        answer = await guest.http.put("/api/me", json={"name": "Ann"}, headers=forged)
        assert "Secure" not in answer.headers["set-cookie"], "a client's word is not taken"


async def test_a_backup_of_sqlite_is_taken_while_people_play(tmp_path: Path) -> None:
    found = re.search(r'python -c "(import sqlite3;.*?)"', DOCUMENT)
    assert found is not None
    with start_server(tmp_path) as server:
        async with sit_together(server) as table:
            await table.play("=5", "b3")
            subprocess.run([sys.executable, "-c", found[1]], cwd=tmp_path, check=True)
            await table.play("=A")
            guests = table.guests
    for end in ("-wal", "-shm"):
        (tmp_path / f"games.db{end}").unlink(missing_ok=True)
    shutil.move(tmp_path / "backup.db", tmp_path / "games.db")
    with sqlite3.connect(tmp_path / "games.db") as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    connection.close()
    with start_server(tmp_path) as server:
        await _go_on(server, guests, table.game)


async def test_a_backup_of_postgresql_is_restored(postgresql: PostgreSQL, tmp_path: Path) -> None:
    with postgresql.databases() as take:
        url = take()
        with start_server(tmp_path, "--database", url) as server:
            async with sit_together(server) as table:
                await table.play("=5", "b3")
                postgresql.back_up(url, tmp_path / "fourfold.dump")
                await table.play("=A")
                guests = table.guests
        postgresql.restore(url, tmp_path / "fourfold.dump")
        with start_server(tmp_path, "--database", url) as server:
            await _go_on(server, guests, table.game)


async def _go_on(server: ServerProcess, guests: list[Guest], game: str) -> None:
    """See that the guests of before are known, and go on from where the backup was taken."""
    async with guests[0].at(server.url) as ann, guests[1].at(server.url) as ben:
        state = (await ann.look(game))["state"]
        assert state["position"]["last"] == "b3"
        assert state["position"]["hand"] is None, "what came after the backup is gone"
        mover = (ann, ben)[state["to_move"] - 1]
        answer = await mover.act(game, "move", state["version"], move="=C")
        assert answer.status_code == 200, answer.text
