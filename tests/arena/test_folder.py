"""A tournament's folder: nothing is lost or counted twice."""

from pathlib import Path

import pytest

from fourfold.arena.folder import Folder
from fourfold.arena.result import Result
from fourfold.arena.settings import ArenaError
from fourfold.games.record import Record, scan_records
from tests.arena.tournament import games_of, play_all, records_of, settings_of

SETTINGS = settings_of(games=4)


@pytest.fixture(scope="module")
def results() -> list[Result]:
    return play_all(SETTINGS)


def fill(path: Path, results: list[Result]) -> None:
    folder = Folder.create(path, SETTINGS)
    for result in results:
        folder.add(result)
    folder.close()


def rounds(path: Path) -> list[str]:
    lines = records_of(path).encode().splitlines()
    records = [record for record in scan_records(lines) if isinstance(record, Record)]
    return [record.headers["Round"] for record in records]


def test_resuming_a_folder_restores_its_games(tmp_path: Path, results: list[Result]) -> None:
    fill(tmp_path, results[:3])
    folder, kept = Folder.resume(tmp_path, SETTINGS)
    folder.add(results[3])
    folder.close()
    without_records = [(r.number, r.winner, r.reason, r.turns, r.forfeits) for r in results[:3]]
    assert [(r.number, r.winner, r.reason, r.turns, r.forfeits) for r in kept] == without_records
    assert rounds(tmp_path) == ["1", "2", "3", "4"]


@pytest.mark.parametrize("cut", range(1, 60, 7))
def test_a_torn_last_line_is_dropped_along_with_its_record(
    tmp_path: Path, results: list[Result], cut: int
) -> None:
    fill(tmp_path, results[:3])
    path = tmp_path / "results.jsonl"
    path.write_bytes(path.read_bytes()[:-cut])
    folder, kept = Folder.resume(tmp_path, SETTINGS)
    assert [result.number for result in kept] == [1, 2]
    folder.add(results[2])
    folder.close()
    whole = tmp_path / "whole"
    fill(whole, results[:3])
    assert records_of(tmp_path) == records_of(whole)


def test_a_record_without_a_result_line_is_dropped(tmp_path: Path, results: list[Result]) -> None:
    fill(tmp_path, results[:2])
    with (tmp_path / "records.txt").open("a") as stream:
        stream.write("\n" + results[2].record[:40])
    folder, _ = Folder.resume(tmp_path, SETTINGS)
    folder.add(results[2])
    folder.close()
    assert rounds(tmp_path) == ["1", "2", "3"]


def test_records_are_sorted_into_the_planned_order(tmp_path: Path, results: list[Result]) -> None:
    fill(tmp_path / "here", results)
    fill(tmp_path / "there", [results[i] for i in (2, 0, 3, 1)])
    folder, kept = Folder.resume(tmp_path / "there", SETTINGS)
    folder.sort_records()
    folder.sort_records()
    folder.close()
    assert records_of(tmp_path / "there") == records_of(tmp_path / "here")
    assert len(games_of(kept)) == 4


def test_a_folder_with_games_is_not_overwritten(tmp_path: Path) -> None:
    fill(tmp_path, [])
    with pytest.raises(ArenaError, match="already contains games: add --resume"):
        Folder.create(tmp_path, SETTINGS)


def test_other_settings_are_refused_with_the_difference(tmp_path: Path) -> None:
    fill(tmp_path, [])
    other = settings_of(games=4, seed=2)
    with pytest.raises(ArenaError, match="a different tournament: seed was 1, not 2"):
        Folder.resume(tmp_path, other)


@pytest.mark.parametrize(
    "content", [None, b"", b"\x00\x01", b"{}\n", b'{"settings": 5}\n', b"[]\n"]
)
def test_a_folder_without_a_tournament_is_refused(tmp_path: Path, content: bytes | None) -> None:
    if content is not None:
        (tmp_path / "results.jsonl").write_bytes(content)
    with pytest.raises(ArenaError):
        Folder.resume(tmp_path, SETTINGS)
