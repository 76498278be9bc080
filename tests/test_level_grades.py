"""The table of grades in docs/bots.md: each row says which run it comes from."""

from pathlib import Path

import pytest

from tools import level_grades
from tools.level_grades import Row, read_rows, replace_table


def test_the_page_shows_the_stored_rows() -> None:
    page = level_grades.PAGE.read_text("utf-8")
    assert replace_table(page, read_rows(level_grades.STORE)) == page


def test_a_later_run_changes_only_its_own_row(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, page = tmp_path / "grades.json", tmp_path / "bots.md"
    kept = Row("| `novice` | 37.00% |", 10_000, "0123abcd", "an old machine")
    level_grades.write_rows(store, {"novice": kept})
    page.write_text(f"before\n{level_grades.BEGIN}\n{level_grades.END}\nafter\n", "utf-8")
    monkeypatch.setattr(level_grades, "STORE", store)
    monkeypatch.setattr(level_grades, "PAGE", page)
    monkeypatch.setattr("sys.argv", ["level_grades", "--only", "random", "--positions", "20"])
    level_grades.main()
    rows = read_rows(store)
    assert list(rows) == ["random", "novice"]
    assert rows["novice"] == kept
    assert rows["random"].questions == 20
    text = page.read_text("utf-8")
    assert text.startswith("before\n")
    assert text.endswith("\nafter\n")
    assert "| `novice` | 37.00% | 10,000 | 0123abcd |\n" in text
    assert f" 20 | {rows['random'].commit} |\n" in text
    assert "`novice` on an old machine." in text
