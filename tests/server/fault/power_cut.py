"""Power cuts: records a server under load, and rebuilds its disk as a cut could leave it.

strace records every write, sync and outgoing message. For many moments of the recording the disk is
reconstructed from what was synced, and at random from what wasn't; the server's own storage opens
it, as after a restart, and the checker compares it with everything sent by then.
"""

import json
import re
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import uvloop

from fourfold.server.refusal import TRANSIENT
from fourfold.server.storage import Storage, StorageError
from tests.server.fault.disk import FATES, Disk
from tests.server.fault.scenario import PLANS, Outcome, Scenario
from tests.server.fault.trace import Call, read_calls
from tests.server.house import memory_folder
from tests.server.load.checker import check
from tests.server.load.complaint import Complaint, Law
from tests.server.load.crowd import Crowd
from tests.server.load.journal import Journal
from tests.server.load.ledger import Ledger, read_ledger
from tests.server.load.server import ServerProcess
from tests.services.strace import record

MESSAGE = re.compile(rb'\{"type":"(?:accepted|refused|snapshot|events)"')
DATABASE = "games.db"

ACTIONS_PER_CUT = 3
MAX_ACTIONS = 2_000
"""How much is recorded: 1,000 actions are about 150 MB of text."""


def cut_power(scenario: Scenario) -> Outcome:
    """Record a server until it is stopped; then cut its power at `scenario.kills` moments."""
    with TemporaryDirectory(prefix="fourfold-") as name:
        folder = Path(name)
        (folder / "data").mkdir()
        crowd = uvloop.run(_record(scenario, folder))
        return uvloop.run(_cut_often(scenario, folder, crowd))


async def _record(scenario: Scenario, folder: Path) -> Crowd:
    """Let people play, and stop the server; the file `trace` has what it did."""
    server = ServerProcess(
        str(folder / "data" / DATABASE),
        folder / "log",
        launcher=scenario.launcher,
        wrapper=record(folder / "trace"),
    )
    with server:
        crowd = Crowd(server, habits=scenario.habits, seed=scenario.seed, is_strict=True)
        await crowd.fill(PLANS[number % len(PLANS)] for number in range(scenario.games))
        while len(crowd.figures.answers) < min(MAX_ACTIONS, ACTIONS_PER_CUT * scenario.kills):
            await crowd.play(scenario.rate, 0.1)
        await crowd.finish()
        await crowd.leave()
        pid = server.pid
        server.stop()
    _await_end(folder / "trace", pid)
    return crowd


def _await_end(trace: Path, pid: int) -> None:
    end = re.compile(rf"^{pid} +\+\+\+ ".encode(), re.MULTILINE)
    while True:
        with trace.open("rb") as text:
            text.seek(max(0, trace.stat().st_size - 10_000))
            if end.search(text.read()):
                return
        time.sleep(0.05)


async def _cut_often(scenario: Scenario, folder: Path, crowd: Crowd) -> Outcome:
    outcome = Outcome(sent=crowd.sent, refused=crowd.refusals)
    random, sent_so_far = Random(scenario.seed), _SentSoFar(crowd.journal)
    disk = Disk(str(folder / "data" / DATABASE))
    cuts = _choose_cuts(folder / "trace", disk, scenario.kills, random)
    for number, call in enumerate(read_calls(folder / "trace")):
        disk.take(call)
        sent_so_far.take(call)
        for fate in cuts.get(number, ()):
            began = time.perf_counter()
            ledger = await _open(disk.leave(fate, random), outcome)
            outcome.recoveries.append(time.perf_counter() - began)
            if ledger is not None:
                outcome.complaints += check(sent_so_far.journal, ledger)
                outcome.entries = max(outcome.entries, sum(map(len, ledger.logs.values())))
            sent_so_far.journal.complaints.clear()
            print(f"\r{len(outcome.recoveries)} of {scenario.kills} cuts", end="", file=sys.stderr)
    actions = sent_so_far.journal.actions
    outcome.accepted = sum(sent.accepted is not None for sent in actions.values())
    for sent in crowd.journal.actions.values():
        # Otherwise the check would miss messages that the recording lacks.
        assert actions[sent.id].accepted == sent.accepted, f"{sent} is not in the recording"
    return outcome


def _choose_cuts(trace: Path, disk: Disk, count: int, random: Random) -> dict[int, list[str]]:
    """Choose moments: after acknowledgements, in commits, and during checkpoints of the log."""
    acknowledgements: list[int] = []
    commits: list[int] = []
    others: list[int] = []
    for number, call in enumerate(read_calls(trace)):
        if b'{"type":"accepted"' in call.data:
            acknowledgements.append(number)
        elif disk.knows(call.path):
            (commits if call.path.endswith("-wal") else others).append(number)
    cuts: dict[int, list[str]] = {}
    for number in range(count):
        moments = (acknowledgements, commits, acknowledgements, others)[number % 4]
        cuts.setdefault(random.choice(moments), []).append(FATES[number // 4 % len(FATES)])
    return cuts


class _SentSoFar:
    """What has been sent to clients so far."""

    def __init__(self, whole: Journal) -> None:
        self.journal = Journal()
        self.journal.actions = {
            sent.id: replace(sent, accepted=None, refused=None) for sent in whole.actions.values()
        }
        self._games: dict[str, str] = {}
        """The game that each socket shows."""

    def take(self, call: Call) -> None:
        """Process what a call sends; it counts from its beginning, since it can't be stopped."""
        if call.result is None and call.path.startswith("socket:"):
            for message in _find_messages(call.data):
                self._hear(call.path, message)

    def _hear(self, socket: str, message: dict[str, Any]) -> None:
        match message["type"]:
            case "accepted":
                self.journal.accept(self.journal.actions[message["id"]], message["version"])
            case "refused":
                if message["id"] is not None and message["code"] not in TRANSIENT:
                    self.journal.refuse(self.journal.actions[message["id"]], message["code"])
            case kind:
                if kind == "snapshot":
                    self._games[socket] = message["room"]["id"]
                for entry in message["entries"]:
                    game = self._games[socket]
                    self.journal.record(game, entry["version"], entry["at"], entry["event"])


def _find_messages(data: bytes) -> Iterator[dict[str, Any]]:
    """Yield the messages in data written to a socket, without frame headers."""
    place = 0
    while (found := MESSAGE.search(data, place)) is not None:
        text = data[found.start() :].decode("utf-8", "replace")
        message, length = json.JSONDecoder().raw_decode(text)
        place = found.start() + len(text[:length].encode())
        yield message


async def _open(files: dict[str, bytes], outcome: Outcome) -> Ledger | None:
    """Start on what is left, as a server does, and read everything."""
    with TemporaryDirectory(prefix="fourfold-", dir=memory_folder()) as name:
        for file, content in files.items():
            (Path(name) / file).write_bytes(content)
        database = Path(name) / DATABASE
        try:
            storage = await Storage.open(str(database))
            try:
                await storage.secret()
            finally:
                await storage.close()
        except StorageError as error:
            outcome.complaints.append(Complaint(Law.KEPT, "-", f"it does not open: {error}"))
            return None
        return await read_ledger(str(database))
