"""Follows docs/deployment.md as an administrator would, below a folder instead of `/`.

    python -m tests.server.follow_deployment

Runs every command on the page, section by section: builds the wheel, installs it into an empty
environment, starts what the installed units say, and plays, backs up, examines, restores, moves to
PostgreSQL and upgrades. Only what would change this machine is replaced: absolute paths get a
prefix, ports are free ones, and root, users, apt-get, git and systemd are stand-ins. Exits with 1
at the first command that fails or does not have its effect.
"""

import asyncio
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import zipfile
from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime
from fnmatch import fnmatch
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.request import urlopen

from tests.server.guest import ME, Guest
from tests.server.house import free_port
from tests.services.certificate import Certificate
from tests.services.nginx import FRAME
from tests.services.postgresql import PostgreSQL
from tools.bring_programs import find_nginx

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "deployment.md").read_text("utf-8")
READY_SECONDS = 60.0

TOPS = ("/opt/", "/etc/", "/usr/local/bin/", "/var/lib/", "/var/backups/")
"""The page's folders, which get the prefix."""

PORTS = ("8004", "8101", "8102")
"""The page's ports, which may be in use and are replaced."""

SUDO = """\
#!/bin/sh
# Runs a command as the current user; PostgreSQL gets the requested user's name.
if [ "$1" = -u ]; then PGUSER="$2"; export PGUSER; shift 2; fi
exec "$@"
"""

INSTALL = """\
#!/bin/sh
# Installs files as the current user.
for word; do
    shift
    case "$word" in
        -g) group=1; set -- "$@" -g ;;
        -o) owner=1; set -- "$@" -o ;;
        *)
            if [ -n "$group" ]; then word=$(id -gn); group=; fi
            if [ -n "$owner" ]; then word=$(id -un); owner=; fi
            set -- "$@" "$word" ;;
    esac
done
exec /usr/bin/install "$@"
"""

NOTHING = """\
#!/bin/sh
# Would change this machine.
exit 0
"""

NO_TESTS = re.compile(
    r"(?:^|/)(?:tests?|benchmarks|tools)/|(?:^|/)test_|\.test\.|node_modules|\.map$"
)
"""Names that a wheel must not contain."""


class FollowError(Exception):
    """A command did not do what the page says."""


class Machine:
    """A machine below a folder: its commands, its files and its services."""

    def __init__(self, folder: Path, postgresql: PostgreSQL) -> None:
        self.folder = folder
        self.postgresql = postgresql
        self.ports = {port: str(free_port()) for port in PORTS}
        self.words: dict[str, str] = {}
        """What the page's placeholders stand for."""
        self._services: dict[str, subprocess.Popen[bytes]] = {}
        self._bin = folder / "stand-ins"
        for name in ("stand-ins", "usr/local/bin", "var/lib", "var/backups", "etc/systemd/system"):
            (folder / name).mkdir(parents=True)
        (folder / "opt").mkdir()
        (folder / "etc/nginx/conf.d").mkdir(parents=True)
        (folder / "etc/nginx/sites-enabled").mkdir()
        (folder / "etc/nginx/sites-enabled/default").touch()
        self._write("sudo", SUDO)
        self._write("install", INSTALL)
        self._write(
            "nginx", f'#!/bin/sh\nexec "{find_nginx()}" -e stderr -c {self._nginx()} "$@"\n'
        )
        for name in ("apt-get", "useradd", "git"):
            self._write(name, NOTHING)
        (self._bin / "python3").symlink_to(sys._base_executable)  # type: ignore[attr-defined]

    def _write(self, name: str, text: str) -> None:
        path = self._bin / name
        path.write_text(text, "utf-8")
        path.chmod(0o755)

    def _nginx(self) -> Path:
        file = self.folder / "nginx.conf"
        inside = f"    include {self.folder}/etc/nginx/conf.d/*.conf;"
        frame = FRAME.format(folder=self.folder, inside=inside, connections=512, descriptors=1024)
        file.write_text(frame, "utf-8")
        return file

    def place(self, text: str) -> str:
        """Return a text of the page with this machine's paths, ports and words."""
        for top in TOPS:
            text = re.sub(rf"(?<![\w.}}]){re.escape(top)}", f"{self.folder}{top}", text)
        for port, free in self.ports.items():
            text = re.sub(rf"\b{port}\b", free, text)
        for word, value in self.words.items():
            text = text.replace(word, value)
        return text

    def run(self, line: str) -> str:
        """Run a command of the page; return its output."""
        print(f"$ {line}", flush=True)
        words = shlex.split(line)
        if words[:2] == ["sudo", "systemctl"]:
            self._systemctl(*words[2:])
            return ""
        if words[0] == "cd":
            # The clone is this working tree.
            return ""
        programs = (self._bin, self.folder / "usr/local/bin", self.postgresql._bin)
        path = os.pathsep.join((*map(str, programs), os.environ["PATH"]))
        environment = {**os.environ, "PATH": path, "PGHOST": str(self.postgresql.folder)}
        for name in ("PYTHONPATH", "VIRTUAL_ENV", "MAKEFLAGS", "MAKELEVEL"):
            environment.pop(name, None)
        done = subprocess.run(
            ["bash", "-euo", "pipefail", "-c", self.place(line)],
            cwd=ROOT,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if done.returncode:
            raise FollowError(f"exit code {done.returncode}: {line}\n{done.stdout}")
        if words[:2] == ["sudo", "install"]:
            self._settle(Path(self.place(words[-1])))
        return done.stdout

    def _settle(self, file: Path) -> None:
        """Replace the paths and ports in an installed file with this machine's."""
        if file.is_file():
            file.write_text(self.place(file.read_text("utf-8")), "utf-8")

    def set(self, **settings: str) -> None:
        """Edit the config file, as the page says in words."""
        file = self.folder / "etc/fourfold/fourfold.toml"
        text = file.read_text("utf-8")
        for name, value in settings.items():
            key = name.replace("_", "-")
            text, count = re.subn(rf"(?m)^(?:# )?{key} = .*$", f"{key} = {value}", text)
            if count != 1:
                raise FollowError(f"{key} is not in the shipped config file")
        file.write_text(text, "utf-8")

    # --- systemd

    def _systemctl(self, verb: str, *words: str) -> None:
        units = [word for word in words if not word.startswith("--")]
        is_now = verb in ("start", "stop", "restart") or "--now" in words
        match verb:
            case "daemon-reload" | "reload":
                return
            case "enable" | "start" | "restart" | "disable" | "stop" if is_now:
                for unit in units:
                    self._change(verb, unit)
            case _:
                raise FollowError(f"systemctl {verb}: not known here")

    def _change(self, verb: str, unit: str) -> None:
        for name in [each for each in self._services if fnmatch(each, unit)]:
            if verb in ("restart", "disable", "stop"):
                self._end(name)
        if verb in ("enable", "start", "restart") and "*" not in unit:
            self._begin(unit)

    def _begin(self, unit: str) -> None:
        """Start an installed unit's command with its state folder, and wait until it is ready."""
        name, _, instance = unit.partition("@")
        file = self.folder / f"etc/systemd/system/{name}{'@' if instance else ''}.service"
        if not file.is_file():
            raise FollowError(f"unit {unit} is not installed")
        settings = dict(re.findall(r"(?m)^(\w+)=(.*)$", file.read_text("utf-8")))
        instance = self.ports.get(instance, instance)
        command = shlex.split(settings["ExecStart"].replace("%i", instance))
        state = self.folder / "var/lib" / settings["StateDirectory"]
        state.mkdir(exist_ok=True)
        state.chmod(int(settings["StateDirectoryMode"], 8))
        place = {"PGHOST": str(self.postgresql.folder), "PGUSER": settings["User"]}
        with (self.folder / f"{unit}.log").open("ab") as log:
            self._services[unit] = subprocess.Popen(
                command,
                cwd="/",
                env={"PATH": os.defpath, "LANG": "C.UTF-8", **place},
                umask=int(settings["UMask"], 8),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
        self._wait(unit, f"http://127.0.0.1:{instance or self.ports['8004']}")

    def _wait(self, unit: str, url: str) -> None:
        until = time.monotonic() + READY_SECONDS
        while time.monotonic() < until and self._services[unit].poll() is None:
            with suppress(URLError, ConnectionError), urlopen(f"{url}/readyz") as answer:
                if answer.status == 200:
                    return
            time.sleep(0.1)
        raise FollowError(f"{unit} is not ready:\n{self.log(unit)}")

    def _end(self, unit: str) -> None:
        process = self._services.pop(unit)
        process.send_signal(signal.SIGTERM)
        if process.wait() != 0:
            raise FollowError(f"{unit} exited with {process.returncode}:\n{self.log(unit)}")

    def log(self, unit: str) -> str:
        """Return a service's log."""
        return (self.folder / f"{unit}.log").read_text("utf-8")

    def end(self) -> None:
        """Kill what is left."""
        for process in self._services.values():
            process.kill()
            process.wait()

    @property
    def url(self) -> str:
        """Where the single process listens."""
        return f"http://127.0.0.1:{self.ports['8004']}"


def commands(section: str) -> list[str]:
    """Return the command lines of a section."""
    [text] = re.findall(rf"(?ms)^## {re.escape(section)}\n(.*?)(?=^## |\Z)", PAGE)
    return [
        line for block in re.findall(r"(?s)```sh\n(.*?)```", text) for line in block.splitlines()
    ]


def sections() -> Iterator[str]:
    """Yield the sections that have commands."""
    for title in re.findall(r"(?m)^## (.*)$", PAGE):
        if commands(title):
            yield title


def follow(machine: Machine) -> None:
    """Follow the page."""
    for line in commands("Install"):
        machine.run(line)
    check_wheel()
    for line in commands("As a service"):
        machine.run(line)
    check_units(machine)
    with urlopen(machine.url) as answer:
        expect("<!doctype html>" in answer.read().decode().lower(), "the page is served")
    game, guest = asyncio.run(open_game(machine.url))
    expect(stored(machine.url, game), "the game is stored")

    *backup, stop, restore, start, check = commands("Backup and restore")
    for line in backup:
        machine.run(line)
    [doctor] = commands("Monitoring")
    output = machine.run(doctor)
    expect("0 faults, 0 warnings" in output, f"the doctor is content:\n{output}")
    later, _ = asyncio.run(open_game(machine.url))
    for line in (stop, restore, start):
        machine.run(line)
    expect(stored(machine.url, game), "the game of the backup is there")
    expect(not stored(machine.url, later), "a later one is not")
    machine.run(check)

    administer(machine, GAME_ID=asyncio.run(open_game(machine.url))[0], GUEST_ID=guest)
    expect(stored(machine.url, game), "the game has survived administration")

    for line in commands("Upgrades"):
        # The first wheel is the newest one.
        if line != "make wheel":
            machine.run(line)
    expect(stored(machine.url, game), "an upgrade keeps the games")
    use_postgresql(machine, game)
    try_nginx(machine)
    machine.run("sudo systemctl stop 'fourfold@*'")


def use_postgresql(machine: Machine, game: str) -> None:
    """Create the database, start two processes on it, and move the games there."""
    create_user, create_database, *others = commands("PostgreSQL and several processes")
    machine.run(create_user)
    machine.run(create_database)
    machine.set(database='"postgresql:///fourfold"', trusted_proxy='["127.0.0.1"]')
    for line in others:
        machine.run(line)
    for port in ("8101", "8102"):
        expect(stored(f"http://127.0.0.1:{machine.ports[port]}", game), f"{port} has the game")


def administer(machine: Machine, **words: str) -> None:
    """Run every command of administration; the game is deleted last."""
    machine.words = {name.replace("_", "-"): word for name, word in words.items()}
    for line in sorted(commands("Administration"), key=lambda line: "delete-game" in line):
        machine.run(line)
    # Running servers follow within two seconds, or later on a busy machine.
    until = time.monotonic() + READY_SECONDS
    while stored(machine.url, words["GAME_ID"]):
        expect(time.monotonic() < until, "a deleted game is gone")
        time.sleep(0.2)


def try_nginx(machine: Machine) -> None:
    """Let nginx check the installed file, with our own certificate."""
    certificate = Certificate.make(machine.folder)
    live = machine.folder / "etc/letsencrypt/live/play.test"
    live.mkdir(parents=True)
    shutil.copy(certificate.certificate, live / "fullchain.pem")
    shutil.copy(certificate.key, live / "privkey.pem")
    machine.words = {"YOUR-HOST-NAME": "play.test"}
    for line in commands("nginx and TLS"):
        machine.run(line)
    text = (machine.folder / "etc/nginx/conf.d/fourfold.conf").read_text("utf-8")
    expect("play.example.org" not in text, "the host name is replaced")


def check_wheel() -> None:
    """Check that the wheel holds the package, with its page, and no tests."""
    [wheel] = (ROOT / "dist").glob("fourfold-*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    strange = [name for name in names if NO_TESTS.search(name)]
    expect(not strange, f"no tests in the wheel: {strange[:5]}")
    tops = {name.partition("/")[0] for name in names}
    expect(all(re.fullmatch(r"fourfold(-[\w.]+\.dist-info)?", top) for top in tops), f"only {tops}")
    expect("fourfold/server/page/index.html" in names, "the page is in the wheel")


def check_units(machine: Machine) -> None:
    """Let systemd verify the installed unit, whose program now exists."""
    if shutil.which("systemd-analyze") is None:
        print("  systemd-analyze is not installed: the unit is not verified")
        return
    unit = machine.folder / "etc/systemd/system/fourfold.service"
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", unit], capture_output=True, text=True, check=False
    )
    complaints = [line for line in done.stderr.splitlines() if "fourfold" in line]
    expect(not complaints, f"systemd accepts the unit: {complaints}")


async def open_game(url: str) -> tuple[str, str]:
    """Open a game and play in it; return its id and the guest's."""
    async with Guest(url) as guest:
        game = (await guest.open(seats=(ME, ME), starter=1))["id"]
        state = (await guest.look(game))["state"]
        answer = await guest.act(game, "move", state["version"], seat=1, move="=5")
        expect(answer.status_code == 200, answer.text)
        return game, await guest.me()


def stored(url: str, game: str) -> bool:
    """Return whether a server knows a game, with the move that was played."""
    try:
        with urlopen(f"{url}/api/games/{game}") as answer:
            return b'"hand":"5"' in answer.read().replace(b'": "', b'":"')
    except HTTPError as error:
        expect(error.code == 404, str(error))
        return False


def expect(is_so: bool, what: str) -> None:
    """Raise `FollowError` unless a condition holds."""
    if not is_so:
        raise FollowError(f"not so: {what}")


FOLLOWED = (
    *("Install", "As a service", "Backup and restore", "Monitoring", "Administration"),
    *("PostgreSQL and several processes", "nginx and TLS", "Upgrades"),
)
"""The sections that `follow` runs: must be all that have commands."""


def main() -> int:
    """Return the exit code."""
    assert sorted(FOLLOWED) == sorted(sections()), "another section has commands"
    began = datetime.now(UTC)
    # A short prefix: the paths of sockets are limited.
    with tempfile.TemporaryDirectory(prefix="ff-") as folder, PostgreSQL(is_durable=True) as server:
        machine = Machine(Path(folder), server)
        try:
            follow(machine)
        except FollowError as failure:
            print(failure)
            return 1
        finally:
            machine.end()
    seconds = (datetime.now(UTC) - began).total_seconds()
    print(f"every command on the page works; {seconds:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
