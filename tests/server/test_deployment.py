"""Runs the commands in docs/deployment.md as written, with the files in deploy/."""

import asyncio
import json
import re
import shlex
import shutil
import ssl
import subprocess
import warnings
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx2
import pytest
from starlette.datastructures import Headers
from websockets.exceptions import ConnectionClosed

from fourfold.cli.main import run
from fourfold.server.admin import people
from fourfold.server.config import Config
from fourfold.server.http.site import Site as ServedSite
from fourfold.server.refusal import Refusal
from tests.cli.command import COMMAND
from tests.server.admin.stored import fill_database
from tests.server.guest import TIMEOUT_SECONDS, Guest, Watcher
from tests.server.house import ServerProcess, free_port, open_house, start_server
from tests.server.table import sit_together
from tests.services.certificate import Certificate
from tests.services.missing import skip_or_fail
from tests.services.nginx import LIMIT, Nginx, shipped_nginx
from tests.services.postgresql import PostgreSQL
from tests.services.redis import Redis
from tools.bring_programs import MISSING_NGINX, MISSING_OPENSSL, find_nginx, find_openssl

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
DOCUMENT = (ROOT / "docs" / "deployment.md").read_text("utf-8")
OURS = "sudo -u fourfold fourfold "
"""Prefixes of the program's commands on the page; the tests run all of these."""

OTHERS = (
    *("sudo apt-get ", "sudo useradd ", "sudo install ", "sudo ln ", "sudo rm ", "sudo sed "),
    *("sudo systemctl ", "sudo nginx ", "sudo -u postgres ", "sudo python3 -m venv "),
    *("sudo /opt/fourfold/bin/pip ", "git ", "cd ", "make wheel"),
)
"""Prefixes of commands that need root, another program, or minutes."""


def commands() -> list[str]:
    """Return the page's command lines."""
    blocks = re.findall(r"```sh\n(.*?)```", DOCUMENT, re.DOTALL)
    return [line for block in blocks for line in block.splitlines()]


def commands_of(name: str) -> list[str]:
    """Return the arguments of the lines that call one of the program's commands."""
    found = [line.removeprefix(OURS) for line in commands() if line.startswith(f"{OURS}{name}")]
    assert found, name
    return found


@dataclass
class Machine:
    """A machine's folders and database, replacing those on the page."""

    folder: Path
    database: str

    def __post_init__(self) -> None:
        for name in ("etc", "backups"):
            (self.folder / name).mkdir()
        shipped = (DEPLOY / "fourfold.toml").read_text("utf-8")
        text = re.sub(r"(?m)^database = .*$", f'database = "{self.database}"', shipped)
        (self.folder / "etc" / "fourfold.toml").write_text(text, "utf-8")

    async def run(self, line: str, **words: str) -> None:
        """Run a command from the page on this machine."""
        places = {
            "/etc/fourfold": str(self.folder / "etc"),
            "/var/backups/fourfold": str(self.folder / "backups"),
            "$(date +%F)": f"{datetime.now(UTC):%F}",
        }
        for old, new in (places | words).items():
            line = line.replace(old, new)
        assert await asyncio.to_thread(run, shlex.split(line)) == 0, line


def test_every_command_on_the_page_is_run_or_deliberately_excluded() -> None:
    for line in commands():
        assert line.startswith((OURS, *OTHERS)), line
    for line in commands():
        for path in re.findall(r"\bdeploy/[\w@.]+", line):
            assert (ROOT / path).is_file(), line
    shown = set(re.findall(r"\]\(\.\./deploy/([\w@.]+)\)", DOCUMENT))
    assert shown <= {path.name for path in DEPLOY.iterdir()}


async def test_backup_restore_and_check_as_on_the_page(database_url: str, tmp_path: Path) -> None:
    machine = Machine(tmp_path, database_url)
    backup, before_upgrade = commands_of("backup")
    [restore], [check] = commands_of("restore"), commands_of("serve --check")
    async with open_house(database_url) as house, sit_together(house) as table:
        await table.play("=5", "b3")
        await machine.run(backup)
        await table.play("=A")
        await machine.run(before_upgrade)
        await machine.run(check)
    await machine.run(restore)
    await machine.run(check)
    async with (
        open_house(database_url) as house,
        table.guests[0].at(house.url) as ann,
        table.guests[1].at(house.url) as ben,
    ):
        await _continue_game(ann, ben, table.game)


async def test_doctor_finds_no_fault_as_on_the_page(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """On SQLite: the tests' PostgreSQL runs with fsync off, which is a fault."""
    machine = Machine(tmp_path, str(tmp_path / "games.db"))
    backup, _ = commands_of("backup")
    [doctor] = commands_of("doctor")
    await fill_database(f"sqlite:///{machine.database}")
    for file in tmp_path.glob("games.db*"):
        file.chmod(0o600)
    await machine.run(backup)
    await machine.run(doctor)
    output = capsys.readouterr().out
    assert f"{machine.database}: intact" in output
    assert "0 faults, 0 warnings" in output


async def test_administration_as_on_the_page(
    database_url: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(people, "RELOAD_SECONDS", 0)
    machine = Machine(tmp_path, database_url)
    async with open_house(database_url) as house, sit_together(house) as table:
        ids = {"GAME-ID": table.game, "GUEST-ID": await table.guests[0].me()}
        for line in sorted(commands_of("admin"), key=lambda line: "delete-game" in line):
            await machine.run(line, **ids)
    output = capsys.readouterr().out
    for words in (
        f"{table.game}  ",
        "playing  quarto  ",
        " processes running, 2 people seen",
        "renamed, in 1 seats",
        "signed out",
        "forgotten, in 1 seats",
        "203.0.113.7/32",
        "nobody is blocked",
        "announced",
        "no announcement",
        f"game {table.game} deleted",
    ):
        assert words in output, words


async def test_a_move_to_postgresql_as_on_the_page(postgresql: PostgreSQL, tmp_path: Path) -> None:
    [line] = commands_of("move")
    source = tmp_path / "games.db"
    await fill_database(f"sqlite:///{source}")
    with postgresql.databases() as take:
        places = {"/var/lib/fourfold/games.db": str(source), "postgresql:///fourfold": take()}
        await Machine(tmp_path, str(source)).run(line, **places)


def test_a_container_answers_to_the_name_that_it_is_given(monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[Config] = []
    monkeypatch.setattr("fourfold.server.serve.serve", lambda config, _: served.append(config))
    monkeypatch.setattr("fourfold.server.log.set_up_logs", lambda _, chosen=None: chosen or "json")
    recipe = (DEPLOY / "Containerfile").read_text("utf-8")
    [command] = re.findall(r"(?m)^CMD (.*)$", recipe)
    shown = re.findall(
        r"podman run .* --env (\S+)=(\S+) fourfold$", recipe + DOCUMENT, re.MULTILINE
    )
    assert len(shown) == 2, "in the recipe and on the page"
    [(variable, name)] = set(shown)
    scope, headers = {"server": ("10.88.0.2", 8004)}, Headers({"host": f"{name}:8004"})
    assert run(json.loads(command)) == 0
    with pytest.raises(Refusal, match=f"name it with --host-name {name}"):
        ServedSite(served[-1]).check_host(scope, headers)
    monkeypatch.setenv(variable, f"other.example.org {name}")
    assert run(json.loads(command)) == 0
    ServedSite(served[-1]).check_host(scope, headers)


def test_the_composed_services_fit_together(monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[Config] = []
    monkeypatch.setattr("fourfold.server.serve.serve", lambda config, _: served.append(config))
    monkeypatch.setattr("fourfold.server.log.set_up_logs", lambda _, chosen=None: chosen or "json")
    composed = import_module("yaml").safe_load((DEPLOY / "compose.yml").read_text("utf-8"))
    services, server = composed["services"], composed["services"]["server"]
    assert (DEPLOY / server["build"]["context"] / server["build"]["dockerfile"]).is_file()
    assert set(server["depends_on"]) == set(services) - {"server"}
    assert all("healthcheck" in services[name] for name in server["depends_on"])
    named = [
        mount.partition(":")[0] for each in services.values() for mount in each.get("volumes", [])
    ]
    assert set(composed["volumes"]) == set(named)
    given = {"FOURFOLD_PASSWORD": "secret", "FOURFOLD_HOST_NAME": "play.example.org"}
    for name, text in server["environment"].items():
        filled = re.sub(r"\$\{(\w+):[-?][^}]*\}", lambda found: given[found[1]], text)
        monkeypatch.setenv(name, filled)
    recipe = (DEPLOY / "Containerfile").read_text("utf-8")
    [command] = re.findall(r"(?m)^CMD (.*)$", recipe)
    assert run(json.loads(command)) == 0
    [config] = served
    account = services["database"]["environment"]
    assert config.database == (
        f"postgresql://{account['POSTGRES_USER']}:secret@database/{account['POSTGRES_DB']}"
    )
    assert config.broker == "redis://broker"
    assert server["ports"] == [f"{config.port}:{config.port}"]
    assert f"EXPOSE {config.port}" in recipe
    host = {"server": ("10.88.0.2", config.port)}
    ServedSite(config).check_host(host, Headers({"host": f"play.example.org:{config.port}"}))


@dataclass
class Site:
    """Two processes behind nginx with TLS."""

    url: str
    plain_url: str
    tls: ssl.SSLContext
    processes: list[ServerProcess]
    stack: ExitStack
    folder: Path
    options: tuple[str, ...]

    def guest(self) -> Guest:
        """Return a new guest."""
        return Guest(self.url, tls=self.tls)

    def restart(self, number: int) -> None:
        """Restart a stopped process, on the same port."""
        port = int(self.processes[number].url.rpartition(":")[2])
        log = self.folder / f"{number}-again.log"
        self.processes[number] = self.stack.enter_context(
            start_server(self.folder, *self.options, log=log, port=port)
        )


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    """Yield an exit stack that is closed after the test."""
    with ExitStack() as stack:
        yield stack


@pytest.fixture
def programs() -> None:
    """Check whether nginx and openssl are installed."""
    if find_nginx() is None:
        skip_or_fail(MISSING_NGINX)
    if find_openssl() is None:
        skip_or_fail(MISSING_OPENSSL)


@pytest.fixture
def site(programs: None, postgresql: PostgreSQL, redis: Redis, tmp_path: Path) -> Iterator[Site]:
    """Start the services that the page describes, on free ports."""
    assert programs is None
    certificate = Certificate.make(tmp_path)
    with ExitStack() as stack:
        database = stack.enter_context(postgresql.databases())()
        options = ("--database", database, "--broker", redis.url, "--trusted-proxy", "127.0.0.1")
        processes = [
            stack.enter_context(start_server(tmp_path, *options, log=tmp_path / f"{name}.log"))
            for name in ("one", "two")
        ]
        plain, port = free_port(), free_port()
        servers = [process.url.removeprefix("http://") for process in processes]
        stack.enter_context(Nginx(shipped_nginx(certificate, (plain, port), servers), port))
        yield Site(
            f"https://localhost:{port}",
            f"http://localhost:{plain}",
            certificate.trust(),
            processes,
            stack,
            tmp_path,
            options,
        )


async def test_people_play_through_nginx_even_if_a_process_dies(site: Site) -> None:
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


async def test_nobody_notices_a_rolling_restart_and_metrics_are_not_public(site: Site) -> None:
    """One process after the other, the second as soon as the first is back."""
    async with site.guest() as guest:
        for number in (0, 1):
            assert site.processes[number].terminate() == 0
            # nginx's hash sends each of these to one process first.
            for game in range(20):
                answer = await guest.http.get(f"/api/games/game{game}")
                assert answer.status_code == 404, answer.text
            site.restart(number)
        assert (await guest.http.get("/metrics")).text.count("fourfold_") == 0
        assert (await guest.http.get("/metrics")).status_code == 404
        answer = await guest.http.put("/api/me", json={"name": "Ann"})
        assert "secure" in answer.headers["set-cookie"].lower()
        forged = {"X-Forwarded-Proto": "http", "X-Forwarded-For": "203.0.113.9"}
        guest.http.cookies.clear()
        answer = await guest.http.put("/api/me", json={"name": "Ann"}, headers=forged)
        assert "secure" in answer.headers["set-cookie"].lower(), (
            "a client's headers are not trusted"
        )
    async with httpx2.AsyncClient(timeout=TIMEOUT_SECONDS, trust_env=False) as plain:
        answer = await plain.get(f"{site.plain_url}/g/some-game")
        assert (answer.status_code, answer.headers["location"]) == (
            301,
            "https://play.example.org/g/some-game",
        )
        answer = await plain.put(f"{site.plain_url}/api/me", json={"name": "Ann"})
        assert answer.status_code == 403, "a client without TLS has to notice"


@pytest.mark.usefixtures("programs")
async def test_nginx_asks_for_a_password_as_on_the_page(tmp_path: Path, stack: ExitStack) -> None:
    certificate, port = Certificate.make(tmp_path), free_port()
    [lines] = re.findall(r"```nginx\n(.*?)```", DOCUMENT, re.DOTALL)
    openssl = find_openssl()
    assert openssl is not None
    hashed = subprocess.check_output([openssl, "passwd", "-apr1", "secret"], text=True)
    # nginx's workers may run as another user, who can't enter pytest's folders.
    folder = stack.enter_context(TemporaryDirectory())
    Path(folder).chmod(0o755)
    users = Path(folder) / "users"
    users.write_text(f"club:{hashed}", "utf-8")
    with start_server(tmp_path, "--trusted-proxy", "127.0.0.1") as server:
        inside = shipped_nginx(
            certificate, (free_port(), port), [server.url.removeprefix("http://")]
        )
        place = "    ssl_prefer_server_ciphers off;\n"
        assert place in inside
        lines = lines.replace("/etc/nginx/fourfold.htpasswd", str(users))
        with Nginx(inside.replace(place, place + lines), port):
            url, tls = f"https://localhost:{port}", certificate.trust()
            for auth, status in ((None, 401), (("club", "wrong"), 401), (("club", "secret"), 200)):
                async with httpx2.AsyncClient(verify=tls, trust_env=False, auth=auth) as client:
                    for path in ("/", "/api/games/lobby"):
                        assert (await client.get(url + path)).status_code == status, (auth, path)


@pytest.mark.usefixtures("programs")
async def test_nginx_accepts_no_weak_tls(tmp_path: Path) -> None:
    certificate, port = Certificate.make(tmp_path), free_port()
    inside = shipped_nginx(certificate, (free_port(), port), ["127.0.0.1:1", "127.0.0.1:2"])

    async def agree(version: ssl.TLSVersion, ciphers: str) -> str:
        """Return what nginx chooses from a client's offer; raises if it accepts none."""
        tls = certificate.trust()
        with warnings.catch_warnings():
            # Deprecated, so nginx has to refuse it.
            warnings.simplefilter("ignore", DeprecationWarning)
            tls.minimum_version = tls.maximum_version = version
        # At its default level the client itself wouldn't offer weak ciphers.
        tls.set_ciphers(f"{ciphers}:@SECLEVEL=0")
        _, writer = await asyncio.open_connection(
            "127.0.0.1", port, ssl=tls, server_hostname="localhost"
        )
        name: str = writer.get_extra_info("cipher")[0]
        writer.close()
        return name

    with Nginx(inside, port):
        assert (await agree(ssl.TLSVersion.TLSv1_3, "ALL")).startswith("TLS_")
        assert "ECDHE" in await agree(ssl.TLSVersion.TLSv1_2, "ALL")
        for version, ciphers in (
            (ssl.TLSVersion.TLSv1_1, "ALL"),
            (ssl.TLSVersion.TLSv1_2, "ECDHE-ECDSA-AES128-SHA256:ECDHE-ECDSA-AES256-SHA"),
        ):
            with pytest.raises((ssl.SSLError, ConnectionError)):
                await agree(version, ciphers)


@pytest.mark.usefixtures("programs")
async def test_nginx_answers_to_its_own_name_only(tmp_path: Path) -> None:
    certificate, plain, port = Certificate.make(tmp_path), free_port(), free_port()
    with Nginx(shipped_nginx(certificate, (plain, port), ["127.0.0.1:1"]), port) as nginx:
        tls = certificate.trust()
        async with httpx2.AsyncClient(verify=tls, trust_env=False) as client:
            assert (await client.get(f"https://localhost:{port}/metrics")).status_code == 404
            with pytest.raises(httpx2.RemoteProtocolError):
                await client.get(f"http://localhost:{plain}/", headers={"host": "evil.example"})
        for name in ("evil.example", "127.0.0.1"):
            with pytest.raises(ssl.SSLError, match="UNRECOGNIZED_NAME"):
                await asyncio.open_connection("127.0.0.1", port, ssl=tls, server_hostname=name)
        access = nginx.folder / "access.log"
        assert not access.exists() or access.read_text("utf-8") == "", "addresses were logged"


@pytest.mark.usefixtures("programs")
@pytest.mark.parametrize("is_body", [False, True])
async def test_slow_connections_of_one_address_leave_nginx_to_others(
    tmp_path: Path, is_body: bool
) -> None:
    """Connections with a slow head are cut; those with a slow body are limited per address."""
    certificate, plain, port = Certificate.make(tmp_path), free_port(), free_port()
    inside = shipped_nginx(certificate, (plain, port), ["127.0.0.1:1"])
    connections, limit = 100, 20
    assert LIMIT in inside
    inside = inside.replace(LIMIT, f"limit_conn addresses {limit};")
    inside = inside.replace("_timeout 15s;", f"_timeout {60 if is_body else 1}s;")
    tls = certificate.trust()
    head = b"PUT /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n"

    async def begin() -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if is_body:
            reader, writer = await asyncio.open_connection("localhost", port, ssl=tls)
        else:
            reader, writer = await asyncio.open_connection("127.0.0.1", plain)
        writer.write(head if is_body else head[:20])
        return reader, writer

    with Nginx(inside, port, connections):
        slow = [await begin() for _ in range(connections * (1 if is_body else 2) - 30)]
        if is_body:
            for reader, _ in slow[limit:]:
                assert (await reader.readline()).startswith(b"HTTP/1.1 429 ")
        other = httpx2.AsyncHTTPTransport(verify=tls, local_address="127.0.0.2")
        # Well below nginx's default of a minute.
        async with httpx2.AsyncClient(transport=other) as client, asyncio.timeout(20):
            # The server behind nginx is down here.
            while await _status(client, f"https://localhost:{port}/") != 502:
                assert not is_body, "the first answer counts"
                await asyncio.sleep(0.1)
        for _, writer in slow:
            writer.transport.abort()
        await asyncio.sleep(0)


async def _status(client: httpx2.AsyncClient, url: str) -> int | None:
    """Return an answer's status; None if nginx had no connection left."""
    try:
        return (await client.get(url)).status_code
    except httpx2.TransportError:
        return None


async def test_a_postgresql_dump_is_restored(postgresql: PostgreSQL, tmp_path: Path) -> None:
    """PostgreSQL's own programs work as well, with all processes stopped."""
    with postgresql.databases() as take:
        url = take()
        async with open_house(url) as house, sit_together(house) as table:
            await table.play("=5", "b3")
            postgresql.back_up(url, tmp_path / "fourfold.dump")
            await table.play("=A")
        postgresql.restore(url, tmp_path / "fourfold.dump")
        async with (
            open_house(url) as house,
            table.guests[0].at(house.url) as ann,
            table.guests[1].at(house.url) as ben,
        ):
            await _continue_game(ann, ben, table.game)


@pytest.mark.skipif(
    shutil.which("systemd-analyze") is None, reason="needs systemd-analyze: see docs/deployment.md"
)
@pytest.mark.parametrize("name", ["fourfold.service", "fourfold@.service"])
def test_the_systemd_units_are_valid_and_sandboxed(name: str, tmp_path: Path) -> None:
    text = (DEPLOY / name).read_text("utf-8")
    # The program's path is different here.
    (tmp_path / name).write_text(text.replace("/opt/fourfold/bin/fourfold", str(COMMAND)), "utf-8")
    checked = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(tmp_path / name)],
        capture_output=True,
        text=True,
        check=False,
    )
    complaints = [line for line in checked.stderr.splitlines() if name.partition(".")[0] in line]
    assert complaints == []
    # The exposure level in tenths, lower is better: the first unit we published had 84.
    rated = subprocess.run(
        ["systemd-analyze", "security", "--offline=yes", "--threshold=20", str(tmp_path / name)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert rated.returncode == 0, rated.stdout + rated.stderr


def test_the_two_units_differ_only_in_name_and_port() -> None:
    def settings(name: str) -> list[str]:
        lines = (DEPLOY / name).read_text("utf-8").splitlines()
        return [line for line in lines if "=" in line and not line.startswith(("#", "Description"))]

    one, many = settings("fourfold.service"), settings("fourfold@.service")
    assert [line.replace(" --port %i", "") for line in many] == one
    assert many != one


async def _read_on(watcher: Watcher) -> None:
    while True:
        await watcher.next()


async def _has_sockets(process: ServerProcess) -> bool:
    """Return whether nginx has sent the players to a process."""
    async with process.guest() as guest:
        metrics = (await guest.http.get("/metrics")).text
    found = re.search(r"^fourfold_sockets (\S+)$", metrics, re.MULTILINE)
    assert found is not None, metrics
    return float(found[1]) > 0


async def _continue_game(ann: Guest, ben: Guest, game: str) -> None:
    """Check that the earlier guests are known, and continue from where the backup was taken."""
    state = (await ann.look(game))["state"]
    assert state["position"]["last"] == "b3"
    assert state["position"]["hand"] is None, "what came after the backup is gone"
    mover = (ann, ben)[state["to_move"] - 1]
    answer = await mover.act(game, "move", state["version"], move="=C")
    assert answer.status_code == 200, answer.text
