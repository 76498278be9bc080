"""The rules need only the standard library."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import fourfold.games

FOLDER = Path(fourfold.games.__file__).parent
OWN = ("fourfold.games", "fourfold.lazy", "fourfold.plugin")
OTHER_FILES = [FOLDER.parent / "lazy.py", FOLDER.parent / "plugin.py"]
FILES = [*sorted(FOLDER.rglob("*.py")), *OTHER_FILES]


def imported(source: str) -> Iterator[str]:
    """Yield the modules that a source imports anywhere, including in functions."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield "." * node.level + (node.module or "")


def find_foreign_imports(source: str) -> list[str]:
    """Return a source's imports from outside the rules and the standard library."""
    return [
        name
        for name in imported(source)
        if not (name + ".").startswith(tuple(f"{own}." for own in OWN))
        and name.partition(".")[0] not in sys.stdlib_module_names
    ]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(FOLDER.parent).as_posix())
def test_the_rules_import_no_third_party(file: Path) -> None:
    assert find_foreign_imports(file.read_text("utf-8")) == []


def test_imports_from_third_parties_and_other_layers_are_found() -> None:
    source = "import re\nfrom fourfold.games import game\nfrom fourfold.match import Match\n"
    assert find_foreign_imports(source) == ["fourfold.match"]
    assert find_foreign_imports("def f():\n    import numpy as np\n") == ["numpy"]
    assert find_foreign_imports("from fourfold.gamesome import x") == ["fourfold.gamesome"]
    assert find_foreign_imports("from fourfold import _native") == ["fourfold"]
    assert find_foreign_imports("from . import x") == ["."]
