"""Record files."""

from pathlib import Path

import pytest

from fourfold import Match, Record, RecordError, read_records

GOOD = '[Game "quarto"]\n[Rules "CSHT!"]\n\n=5 a4=7\n\n'
BAD = "no header\n\n"


def test_a_file_is_read_game_by_game(tmp_path: Path) -> None:
    file = tmp_path / "games.txt"
    file.write_text(GOOD + GOOD)
    for source in (file, str(file), file.read_bytes().splitlines()):
        found = list(read_records(source))
        assert [record.turns for record in found] == [("=5", "a4=7")] * 2
    assert [len(Match.from_record(record).moves) for record in read_records(file)] == [3, 3]


def test_a_bad_game_is_an_error_or_skipped(tmp_path: Path) -> None:
    file = tmp_path / "games.txt"
    file.write_text(GOOD + BAD + GOOD)
    records = read_records(file)
    assert next(records).line == 1
    with pytest.raises(RecordError, match="line 6: expected a header line"):
        next(records)
    assert [record.line for record in read_records(file, skips_bad=True)] == [1, 8]


def test_a_missing_file_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        read_records(tmp_path / "none.txt")


def test_equal_records_have_equal_hashes() -> None:
    one = Record({"Game": "quarto", "Rules": "C"}, ("=5",))
    other = Record({"Rules": "C", "Game": "quarto"}, ("=5",))
    assert one == other
    assert hash(one) == hash(other)
    assert len({one, other, Record(one.headers, ("=6",))}) == 2
    assert str(one).startswith('[Game "quarto"]')
