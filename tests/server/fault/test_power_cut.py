"""After any power cut the database opens again, with everything acknowledged."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from tests.server.fault.disk import FATES, Disk
from tests.server.fault.power_cut import cut_power
from tests.server.fault.scenario import Scenario
from tests.server.fault.trace import read_calls
from tests.server.load.complaint import Law
from tests.services.strace import need_strace

SHORT = Scenario("power", kills=20, games=4, rate=60)


def test_a_power_cut_loses_nothing() -> None:
    need_strace()
    outcome = cut_power(SHORT)
    assert outcome.complaints == []
    assert len(outcome.recoveries) == SHORT.kills
    assert outcome.accepted > SHORT.kills


def test_commits_that_are_not_synced_are_detected() -> None:
    need_strace()
    launcher = ("-m", "tests.server.planted_server", "commits_do_not_wait_for_the_disk")
    complaints = cut_power(replace(SHORT, kills=8, games=2, launcher=launcher)).complaints
    assert Law.KEPT in {complaint.law for complaint in complaints}


SYNCED = r"""
1 openat(AT_FDCWD, "/a/b", O_RDWR|O_CREAT, 0600) = 3</a/b>
1 fsync(4</a>) = 0
1 pwrite64(3</a/b>, "\x61\x62\x63", 3, 0) = 3
1 fdatasync(3</a/b> <unfinished ...>
2 pwrite64(3</a/b>, "\x78", 1, 1) = 1
1 <... fdatasync resumed>) = 0
"""


@pytest.mark.parametrize(("fate", "left"), [("nothing", b"abc"), ("everything", b"axc")])
def test_a_disk_keeps_what_was_written_before_a_sync_began(
    fate: str, left: bytes, tmp_path: Path
) -> None:
    assert leave(tmp_path, SYNCED, fate) == {"b": left}


def test_a_file_name_survives_once_its_folder_is_synced(tmp_path: Path) -> None:
    assert leave(tmp_path, SYNCED.replace("fsync(4</a>)", "fsync(5</x>)"), "nothing") == {}


def test_a_write_may_be_torn_between_sectors(tmp_path: Path) -> None:
    data = r"\x61" * 1024
    text = SYNCED + f'1 pwrite64(3</a/b>, "{data}", 1024, 0) = 1024\n'
    found = {leave(tmp_path, text, "some", seed)["b"] for seed in range(30)}
    assert b"a" * 1024 in found
    assert b"abc" in found or b"axc" in found
    assert b"a" * 512 in found
    assert any(content.endswith(b"a" * 512) and b"\0" * 500 in content for content in found)


def leave(folder: Path, text: str, fate: str, seed: int = 1) -> dict[str, bytes]:
    """Return what a disk has after the calls that strace recorded."""
    assert fate in FATES
    trace, disk = folder / "trace", Disk("/a/b")
    # strace prints all strings in hexadecimal.
    for path in ("/a/b", "/a", "/x"):
        hexed = "".join(f"\\x{ord(letter):02x}" for letter in path)
        text = text.replace(f"<{path}>", f"<{hexed}>").replace(f'"{path}"', f'"{hexed}"')
    trace.write_text(text)
    for call in read_calls(trace):
        disk.take(call)
    return disk.leave(fate, Random(seed))
