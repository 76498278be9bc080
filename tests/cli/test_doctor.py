"""`fourfold doctor`: one line per check, and an exit code."""

import sqlite3
from contextlib import closing
from pathlib import Path

from tests.cli.command import run
from tests.server.house import start_server


def test_a_running_server_is_examined(tmp_path: Path) -> None:
    with start_server(tmp_path):
        found = run("doctor", "--database", str(tmp_path / "games.db"))
        with closing(sqlite3.connect(tmp_path / "games.db")) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    lines = found.stdout.splitlines()
    told = {line.split()[1]: line.split()[0] for line in lines[:-1]}
    assert told["database"] == told["secret"] == told["files"] == told["workers"] == "ok"
    assert told["backup"] == "warning"
    faults = sum(level == "fault" for level in told.values())
    assert lines[-1].startswith(f"{faults} fault{'s' * (faults != 1)}, ")
    assert found.returncode == bool(faults)
    assert found.stderr == ""


def test_a_fault_is_reported_with_a_remedy_and_exit_code_1(tmp_path: Path) -> None:
    found = run("doctor", "--database", str(tmp_path / "games.db"), "--backups", str(tmp_path))
    assert found.returncode == 1
    assert f"{tmp_path}/games.db: unable to open database file → see docs/" in found.stdout
    assert f"fault    backup       {tmp_path} is empty → make a backup" in found.stdout
    assert not list(tmp_path.iterdir())
