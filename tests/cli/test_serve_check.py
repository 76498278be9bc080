"""`fourfold serve --check`: its report on the stored games, and its exit code."""

import os
import pty
import re
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.command import COMMAND, ENVIRONMENT, run
from tests.server.house import start_server
from tests.server.kept_database import FOLDER, restore_sqlite


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Restore the kept games of an earlier version."""
    path = tmp_path / "games.db"
    restore_sqlite((FOLDER / "0002-every-event.sqlite.sql").read_text("utf-8"), path)
    return path


def damage(database: Path) -> None:
    with closing(sqlite3.connect(database)) as connection:
        connection.execute(
            "UPDATE events SET body = '{' WHERE game_id = 'quarto-moments' AND version = 7"
        )
        connection.commit()


def test_one_line_for_each_unreadable_game_while_the_server_runs(database: Path) -> None:
    check = ("serve", "--check", "--database", str(database))
    found = run(*check)
    assert found.returncode == 1
    assert found.stdout == ""
    assert found.stderr == (
        "fourfold: the tables are from an older Fourfold (revision 0002): start the server once to "
        "upgrade them\n"
    )
    with start_server(database.parent):
        found = run(*check)
        assert (found.returncode, found.stderr) == (0, "")
        assert found.stdout == "36 games read, 0 unreadable\n"
        damage(database)
        found = run(*check)
    assert (found.returncode, found.stderr) == (1, "")
    complaint, summary = found.stdout.splitlines()
    assert complaint.startswith(
        "game quarto-moments, version 7, body: not JSON: Expecting property name"
    )
    assert summary == "36 games read, 1 unreadable"


def test_a_terminal_sees_the_progress(database: Path) -> None:
    with start_server(database.parent):
        pass
    damage(database)
    screen, terminal = pty.openpty()
    command = [str(COMMAND), "serve", "--check", "--database", str(database)]
    process = subprocess.Popen(
        command, env=ENVIRONMENT, stdout=subprocess.PIPE, stderr=terminal, text=True
    )
    os.close(terminal)
    output, _ = process.communicate(timeout=60)
    assert process.returncode == 1
    assert len(output.splitlines()) == 2
    shown = os.read(screen, 10_000).decode()
    os.close(screen)
    assert re.findall(r"(\d+) of (\d+) games", shown) == [("20", "36"), ("36", "36")]
    assert shown.endswith("\r\x1b[K")


def test_a_missing_database_is_not_created(tmp_path: Path) -> None:
    found = run("serve", "--check", "--database", str(tmp_path / "games.db"))
    assert found.returncode == 1
    assert found.stderr == f"fourfold: {tmp_path}/games.db: unable to open database file\n"
    assert not list(tmp_path.iterdir())
