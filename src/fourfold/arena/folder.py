"""A tournament's folder: stores every game, so that the tournament can be resumed.

    records.txt     a record for each game; in planned order once all are played
    results.jsonl   the settings, then a line for each game; what `--resume` reads
    report.md       the tables; ratings.svg the chart

Each game is written to records.txt first. Its line in results.jsonl says where its record ends, so
that a record without a line, or a partial line, left by a crash is truncated.
"""

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import IO, Any, Self

from fourfold.arena.result import Result
from fourfold.arena.settings import ArenaError, Settings


class Folder:
    """An open folder to which games are added."""

    def __init__(self, path: Path, settings: Settings) -> None:
        """Don't call this: use `create` or `resume`."""
        self.path = path
        self.settings = settings
        self._records = (path / "records.txt").open("ab")
        self._results = (path / "results.jsonl").open("ab")

    @classmethod
    def create(cls, path: Path, settings: Settings) -> Self:
        """Create a folder; raise `ArenaError` if it already contains a tournament."""
        path.mkdir(parents=True, exist_ok=True)
        for name in ("results.jsonl", "records.txt"):
            if (path / name).exists():
                raise ArenaError(
                    f"{path} already contains games: add --resume, or name another folder"
                )
        folder = cls(path, settings)
        folder._write(folder._results, json.dumps({"settings": settings.to_json()}) + "\n")
        return folder

    @classmethod
    def resume(cls, path: Path, settings: Settings) -> tuple[Self, list[Result]]:
        """Open the folder of the same tournament; return it with its games.

        The bots keep the names stored there, even if their names have changed.
        """
        lines = list(_whole_lines(path / "results.jsonl"))
        stored = read_settings(path)
        settings = replace(settings, names=stored.names if stored.bots == settings.bots else ())
        if stored != settings:
            difference = _difference(stored, settings)
            raise ArenaError(f"{path} contains a different tournament: {difference}")
        results = [Result.from_json(values) for values, _ in lines[1:]]
        _cut(path / "records.txt", max((v["record_end"] for v, _ in lines[1:]), default=0))
        _cut(path / "results.jsonl", lines[-1][1])
        return cls(path, settings), results

    def add(self, result: Result) -> None:
        """Store a game; once this returns it is on disk."""
        gap = "\n" if self._records.tell() else ""
        self._write(self._records, gap + result.record)
        line = result.to_json() | {"record_end": self._records.tell()}
        self._write(self._results, json.dumps(line) + "\n")

    def sort_records(self) -> None:
        """Sort the records into planned order."""
        path = self.path / "records.txt"
        records = re.split(rb"\n(?=\[Game )", path.read_bytes())
        in_order = sorted(records, key=_round)
        if records != in_order:
            self._records.close()
            sorted_path = path.with_suffix(".sorted")
            sorted_path.write_bytes(b"\n".join(in_order))
            sorted_path.replace(path)
            self._records = path.open("ab")

    def write(self, name: str, text: str) -> None:
        """Write or replace a file in the folder."""
        (self.path / name).write_text(text, encoding="utf-8")

    def close(self) -> None:
        """Close the files."""
        self._records.close()
        self._results.close()

    def _write(self, stream: IO[bytes], text: str) -> None:
        stream.write(text.encode())
        stream.flush()


def read_settings(path: Path) -> Settings:
    """Return the settings of the tournament in a folder, or raise `ArenaError`."""
    lines = _whole_lines(path / "results.jsonl")
    values, _ = next(lines, ({}, 0))
    if "settings" not in values:
        raise ArenaError(f"{path} has no tournament to resume")
    return Settings.from_json(values["settings"])


def _whole_lines(path: Path) -> Iterator[tuple[dict[str, Any], int]]:  # Any: JSON
    """Yield each line with its end offset, up to a partial line or one that is not JSON."""
    if not path.exists():
        return
    end = 0
    with path.open("rb") as stream:
        for line in stream:
            end += len(line)
            try:
                values = json.loads(line)
            except ValueError:
                return
            if not (line.endswith(b"\n") and isinstance(values, dict)):
                return
            yield values, end


def _cut(path: Path, size: int) -> None:
    """Truncate a file to a size."""
    with path.open("ab") as stream:
        stream.truncate(min(size, stream.tell()))


def _round(record: bytes) -> int:
    found = re.search(rb'^\[Round "([0-9]+)"\]', record, re.MULTILINE)
    return int(found[1]) if found else 0


def _difference(stored: Settings, wanted: Settings) -> str:
    ours, theirs = wanted.to_json(), stored.to_json()
    return ", ".join(
        f"{key} was {theirs[key]!r}, not {ours[key]!r}"
        for key in ours
        if ours[key] != theirs[key] and key != "names"
    )
