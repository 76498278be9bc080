"""`fourfold doctor`: one line per check, and an exit code."""

import re
import sqlite3
from contextlib import closing
from pathlib import Path

from tests.cli.command import run
from tests.server.house import free_port, start_server

DEPLOY = Path(__file__).parents[2] / "deploy"


def test_a_running_server_is_examined(tmp_path: Path) -> None:
    with start_server(tmp_path):
        found = run("doctor", "--database", str(tmp_path / "games.db"))
        with closing(sqlite3.connect(tmp_path / "games.db")) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    lines = found.stdout.splitlines()
    levels = {line.split()[1]: line.split()[0] for line in lines[:-1]}
    assert levels["database"] == levels["secret"] == levels["files"] == levels["workers"] == "ok"
    assert levels["backup"] == "warning"
    faults = sum(level == "fault" for level in levels.values())
    assert lines[-1].startswith(f"{faults} fault{'s' * (faults != 1)}, ")
    assert found.returncode == bool(faults)
    assert found.stderr == ""


def test_the_servers_config_file_names_database_broker_and_workers(tmp_path: Path) -> None:
    config = tmp_path / "fourfold.toml"
    shipped = (DEPLOY / "fourfold.toml").read_text("utf-8")
    text = re.sub(r"(?m)^database = .*$", f'database = "{tmp_path}/games.db"', shipped)
    text = re.sub(r"(?m)^# broker = .*$", f'broker = "redis://127.0.0.1:{free_port()}"', text)
    config.write_text(re.sub(r"(?m)^workers = .*$", "workers = 64", text), "utf-8")
    with start_server(tmp_path):
        found = run("doctor", "--config", str(config))
        overridden = run("doctor", "--config", str(config), "--workers", "1")
    assert re.search(rf"(?m)^ok +database +{tmp_path}/games.db: intact", found.stdout), found.stdout
    assert re.search(r"(?m)^fault +broker +redis://127.0.0.1:\d+ can't be reached", found.stdout)
    assert re.search(r"(?m)^warning +workers +64 workers on ", found.stdout)
    assert found.returncode == 1
    assert "64 workers" not in overridden.stdout, "the command line takes precedence"


def test_a_fault_is_reported_with_a_remedy_and_exit_code_1(tmp_path: Path) -> None:
    found = run("doctor", "--database", str(tmp_path / "games.db"), "--backups", str(tmp_path))
    assert found.returncode == 1
    assert f"{tmp_path}/games.db: unable to open database file → see docs/" in found.stdout
    assert f"fault    backup       {tmp_path} is empty → make a backup" in found.stdout
    assert not list(tmp_path.iterdir())
