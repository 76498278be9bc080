"""The API reference covers every public name, and its check finds what is missing."""

import ast
import re
from importlib.util import find_spec
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

from tools import api_reference
from tools.api_reference import FILE, MODULES, ROOT, Reference, find_problems, main

PAGE = FILE.read_text("utf-8")


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """Return a copy of the sources, to plant bugs in."""
    package = ROOT / "src" / "fourfold"
    ignored = ignore_patterns("*.so", "__pycache__", "server", "locales", "terminal", "cli")
    copytree(package, tmp_path / "fourfold", ignore=ignored)
    return tmp_path


def plant(source: Path, module: str, old: str, new: str) -> list[str]:
    """Return the check's findings after changing one module."""
    file = source / "fourfold" / module
    text = file.read_text("utf-8")
    assert text.count(old) == 1
    file.write_text(text.replace(old, new), "utf-8")
    return find_problems(Reference(source), FILE)


OUT_OF_DATE = "api.md is out of date: python -m tools.api_reference"


def test_the_reference_is_complete_and_up_to_date() -> None:
    assert find_problems(Reference(), FILE) == []


def test_a_copy_of_the_sources_gives_the_same_page(source: Path) -> None:
    assert Reference(source).write() == PAGE


PLANTED = {
    "fourfold.match.Match.resign": (
        "match.py",
        '        """Resign for a seat."""\n',
        "",
    ),
    "fourfold.match.Match.outcome": (
        "match.py",
        '        """How the game ended; None while it is in progress."""\n',
        "",
    ),
    "fourfold.match.Match.headers": (
        "match.py",
        '        """Additional header lines for the record, such as `Date`."""\n',
        "",
    ),
    "fourfold.games.game.Outcome.winner": (
        "games/game.py",
        '    """The seat that won; None for a draw."""\n',
        "",
    ),
    "fourfold.games.game.Reason.TIME": (
        "games/game.py",
        '    """A player ran out of time."""\n',
        "",
    ),
    "fourfold.games.game.IllegalMoveError": (
        "games/game.py",
        '    """A move that the rules do not allow in this position."""\n',
        "    pass\n",
    ),
    "fourfold.games.RULES_VERSION": (
        "games/__init__.py",
        '"""Bumped when a rules change would alter games already played."""\n',
        "",
    ),
    "fourfold.games.event.is_move": (
        "games/event.py",
        '    """Return whether an event is a move."""\n',
        "",
    ),
    "fourfold.record_file": ("record_file.py", '"""Reads files of recorded games."""\n', ""),
}


@pytest.mark.parametrize("name", PLANTED)
def test_a_missing_docstring_is_named(source: Path, name: str) -> None:
    assert plant(source, *PLANTED[name]) == [f"{name} has no docstring", OUT_OF_DATE]


def test_a_changed_docstring_makes_the_file_out_of_date(source: Path) -> None:
    assert plant(source, "match.py", "Remove a seat from the game.", "Go.") == [OUT_OF_DATE]


def test_a_module_without_a_list_of_names_is_named(source: Path) -> None:
    assert plant(source, "record_file.py", "__all__", "names") == [
        "fourfold.record_file has no __all__",
        OUT_OF_DATE,
    ]


def test_a_name_that_does_not_exist_is_reported(source: Path) -> None:
    assert plant(source, "match.py", '    "Match",\n', '    "Match",\n    "Chess",\n') == [
        "fourfold.match.Chess is in __all__ but not defined"
    ]


def test_a_stale_or_missing_file_fails_the_check_and_is_regenerated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "api.md"
    monkeypatch.setattr(api_reference, "FILE", file)
    with pytest.raises(SystemExit, match=r"api\.md is out of date"):
        main(["--check"])
    file.write_text(PAGE + "stale\n", "utf-8")
    with pytest.raises(SystemExit, match=r"api\.md is out of date"):
        main(["--check"])
    main([])
    main(["--check"])
    assert file.read_text("utf-8") == PAGE


def read_names(module: str) -> list[str]:
    """Return a module's `__all__` from its source: some need packages that are not installed."""
    spec = find_spec(module)
    assert spec is not None
    assert spec.origin is not None
    for each in ast.parse(Path(spec.origin).read_text("utf-8")).body:
        if isinstance(each, ast.Assign) and ast.unparse(each.targets[0]) == "__all__":
            return [str(name) for name in ast.literal_eval(each.value)]
    raise AssertionError(f"{module} has no __all__")


@pytest.mark.parametrize("module", MODULES)
def test_every_public_name_is_described_or_linked(module: str) -> None:
    begin = PAGE.index(f'<a id="{module}"></a>\n\n## {module}\n')
    section = PAGE[begin : PAGE.find("\n## ", begin + len(f'<a id="{module}"></a>\n\n'))]
    also = re.search(r"^Also here[^.]*: (.*?)\.\n\n", section, re.MULTILINE | re.DOTALL)
    linked = re.findall(r"\[`(?:\w+\.)*(\w+)`\]", also[1]) if also else []
    described = [name for name in read_names(module) if name not in linked]
    assert described or linked
    for name in described:
        assert f'<a id="{module}.{name}"></a>' in section


def test_every_link_leads_to_one_place() -> None:
    anchors = re.findall(r'<a id="([^"]+)"></a>', PAGE)
    assert len(anchors) == len(set(anchors)) > 200
    assert set(re.findall(r"\]\(#([^)]+)\)", PAGE)) == set(anchors)


def test_the_page_has_no_private_names_and_no_empty_descriptions() -> None:
    assert re.findall(r"`[^`\n]*(?<![\w`])_[a-z][^`\n]*`", PAGE) == []
    assert re.findall(r"`: *$", PAGE, re.MULTILINE) == []
