"""`fourfold serve`: its messages on start, stop and failed start."""

import json
import os
import pty
import socket
import subprocess
from pathlib import Path

import pytest

from fourfold import __version__
from fourfold.cli.main import run
from fourfold.server import built_page
from tests.cli.command import COMMAND, ENVIRONMENT
from tests.server.house import free_port, start_server
from tests.server.ledger import log_lines


def serve(*options: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    """Run a server that can't start."""
    return subprocess.run(
        [COMMAND, "serve", *options],
        env=ENVIRONMENT | environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_the_log_reports_start_and_stop(tmp_path: Path) -> None:
    with start_server(tmp_path) as server:
        assert server.terminate() == 0
    lines = [line for line in log_lines(server.log) if line["message"] != "request"]
    start, *migrations, opened, created, listening, stopped = lines
    assert (start["logger"], start["message"]) == (
        "fourfold.server.serve",
        f"starting Fourfold {__version__}",
    )
    assert start["database"] == str(tmp_path / "games.db")
    assert (start["workers"], start["log_format"]) == (1, "json")
    assert migrations
    assert {line["logger"] for line in migrations} == {"alembic.runtime.migration"}
    assert created["message"] == "created a new database"
    assert opened["message"] == f"opened {tmp_path}/games.db"
    assert (opened["games"], opened["revision"]) == (
        0,
        migrations[-1]["message"].partition(" -> ")[2][:4],
    )
    assert listening["message"] == f"listening on {server.url}"
    assert (stopped["message"], stopped["reason"]) == ("stopped", "SIGTERM")
    assert stopped["seconds"] > 0
    # The second time there is nothing to migrate.
    with start_server(tmp_path, "--log-format", "json", log=tmp_path / "second.log") as server:
        pass
    said = [line["message"] for line in log_lines(server.log) if line["message"] != "request"]
    assert said == [
        f"starting Fourfold {__version__}",
        f"opened {tmp_path}/games.db",
        f"listening on {server.url}",
        "stopped",
    ]


def test_the_log_can_be_plain_text(tmp_path: Path) -> None:
    with start_server(tmp_path, "--log-format", "text") as server:
        assert server.terminate() == 0
    lines = server.log.read_text().splitlines()
    assert f" INFO    fourfold.server.serve: starting Fourfold {__version__} " in lines[0]
    assert " INFO    fourfold.server.serve: stopped reason=SIGTERM seconds=" in lines[-1]


def test_a_terminal_gets_a_plain_text_log(tmp_path: Path) -> None:
    """Everything else gets JSON, as other tests check."""
    screen, terminal = pty.openpty()
    with socket.create_server(("127.0.0.1", 0)) as taken:
        options = ["--port", str(taken.getsockname()[1]), "--database", str(tmp_path / "games.db")]
        process = subprocess.Popen([COMMAND, "serve", *options], env=ENVIRONMENT, stderr=terminal)
        os.close(terminal)
        assert process.wait(60) == 1
    assert b" INFO    fourfold.server.serve: starting Fourfold " in os.read(screen, 10_000)
    os.close(screen)


def test_a_port_in_use_is_reported(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        found = serve("--port", str(port), "--database", str(tmp_path / "games.db"))
    assert found.returncode == 1
    start, failure, complaint = found.stderr.splitlines()
    said = f"port {port} is in use: choose another with --port"
    assert json.loads(start)["message"] == f"starting Fourfold {__version__}"
    assert json.loads(failure)["level"] == "critical"
    assert json.loads(failure)["message"] == f"the server can't start: {said}"
    assert complaint == f"fourfold: {said}"


@pytest.mark.parametrize(
    ("host", "said"),
    [
        ("192.0.2.1", "192.0.2.1 is not an address of this machine: choose another with --host"),
        ("no.such.host.invalid", "is unknown: choose an address of this machine with --host"),
    ],
)
def test_an_address_of_another_machine_is_refused(host: str, said: str) -> None:
    found = serve("--host", host, "--port", str(free_port()))
    assert found.returncode == 1
    assert found.stderr.splitlines()[-1].endswith(said)


def test_a_missing_database_is_reported_without_its_password() -> None:
    url = f"postgresql://fourfold:hunter-2@127.0.0.1:{free_port()}/fourfold"
    found = serve("--port", "0", FOURFOLD_DATABASE=url)
    assert found.returncode == 1
    assert "hunter" not in found.stderr
    *lines, complaint = found.stderr.splitlines()
    place = url.replace("fourfold:hunter-2@", "")
    assert json.loads(lines[0])["database"] == place
    assert json.loads(lines[-1])["message"].startswith(f"the server can't start: {place}: ")
    assert complaint.startswith(f"fourfold: {place}: ")


def test_an_invalid_limit_is_refused() -> None:
    found = serve("--limit", "rooms_per_guest=many")
    assert found.returncode == 2
    said = "rooms_per_guest: expected a whole number above 0, or none, found 'many'."
    assert said in " ".join(found.stderr.split())


@pytest.mark.parametrize("proxy", ["nonsense", "127.0.0.1/8", "", "localhost"])
def test_a_proxy_that_is_not_an_address_is_refused(proxy: str) -> None:
    found = serve("--trusted-proxy", proxy)
    assert found.returncode == 2
    assert f"{proxy!r} is not an IP address or network." in found.stderr


def test_a_server_without_its_page_says_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """As after `pip install` in a clone without a built page."""
    monkeypatch.setattr(built_page, "FOLDER", tmp_path)
    monkeypatch.setattr("fourfold.server.serve.serve", lambda _, on_ready: on_ready("http://here"))
    monkeypatch.setattr("fourfold.server.log.set_up_logs", lambda *_: "json")
    assert run(["serve"]) == 0
    output = capsys.readouterr().out
    assert output.startswith("Fourfold is at http://here")
    assert "This installation does not include the page" in output
    assert "`make wheel`" in output
    assert run(["web"]) == 1
    assert "This installation does not include the page" in capsys.readouterr().err


@pytest.mark.parametrize("origin", ["play.example.org", "ftp://x", "https://x/page", "https://"])
def test_an_invalid_origin_is_refused(origin: str) -> None:
    failed = serve("--origin", origin)
    assert failed.returncode == 2
    assert f"{origin!r} is not an origin such as https://play.example.org." in failed.stderr
