"""Starting imports only what is needed, and raises the limit on file descriptors."""

import resource
import subprocess
import sys
from pathlib import Path

import pytest

from fourfold.server.descriptor import WANTED_DESCRIPTORS
from fourfold.server.storage import Storage
from tests.server.few_files_server import SOFT_LIMIT
from tests.server.house import start_server

SCRIPT = """
import os, signal, sys
from fourfold.server.config import Config
from fourfold.server.serve import serve

def stop(address):
    print(*sys.modules)
    os.kill(os.getpid(), signal.SIGTERM)

serve(Config(port=0, database=sys.argv[1]), stop)
"""

LATE = {
    # For new databases, and those of earlier versions.
    *("alembic", "mako"),
    # For previews of shared links.
    "PIL",
    # For other databases and brokers.
    *("asyncpg", "redis"),
    # For the terminal.
    *("fluent", "babel", "pygments", "rich", "textual"),
    "numpy",
}
"""What a server on an up-to-date SQLite file never needs, or not at once."""


@pytest.mark.anyio
async def test_a_second_start_imports_nothing_that_it_does_not_need(tmp_path: Path) -> None:
    database = str(tmp_path / "games.db")
    await (await Storage.open(database)).close()
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, database], capture_output=True, text=True, check=True
    )
    loaded = {name.partition(".")[0] for name in done.stdout.split()}
    assert {"fastapi", "sqlalchemy"} < loaded
    assert not loaded & LATE


@pytest.mark.parametrize(
    "call",
    [
        ["serve", "--limit", "nonsense"],
        ["serve", "--host", "192.0.2.1"],
        ["serve", "--trusted-proxy", "nonsense"],
        ["--version"],
        ["solve", "CSHT!", "9348/.C../FA15/D.62 7 b3"],
    ],
)
def test_a_command_that_serves_nothing_does_not_import_the_server(call: list[str]) -> None:
    script = f"import sys; from fourfold.cli.main import run; run({call!r}); print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    loaded = {name.partition(".")[0] for name in done.stdout.splitlines()[-1].split()}
    assert not loaded & {"fastapi", "pydantic", "rich", "sqlalchemy", "uvicorn"}


def test_a_server_raises_its_limit_on_file_descriptors(tmp_path: Path) -> None:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(WANTED_DESCRIPTORS, hard)
    assert wanted > SOFT_LIMIT
    with start_server(tmp_path, module="tests.server.few_files_server") as server:
        assert resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE) == (wanted, hard)
