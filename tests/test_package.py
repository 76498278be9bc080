"""The package as a whole."""

import ast
import subprocess
import sys
import tomllib
from importlib import import_module
from pathlib import Path

import pytest

import fourfold


def test_the_version_is_the_one_of_the_project() -> None:
    project = Path(__file__).parent.parent / "pyproject.toml"
    assert fourfold.__version__ == tomllib.loads(project.read_text())["project"]["version"]


def test_every_public_name_is_there_where_type_checkers_see_it() -> None:
    tree = ast.parse(Path(fourfold.__file__).read_text("utf-8"))
    checked = {
        alias.name: node.module
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("fourfold.")
        for alias in node.names
    }
    assert set(checked) == set(fourfold.__all__) == set(fourfold._HOMES)
    assert fourfold.__all__ == sorted(fourfold.__all__, key=_case)
    for name, module in checked.items():
        assert getattr(fourfold, name) is getattr(import_module(str(module)), name), name
        assert name in dir(fourfold)
    with pytest.raises(AttributeError, match="has no attribute 'chess'"):
        _ = fourfold.chess


def _case(name: str) -> tuple[int, str]:
    """Sort as the linter does: constants, then classes, then the rest."""
    return (0 if name.isupper() else 1 if name[0].isupper() else 2, name)


HEAVY = (
    "fourfold._native",
    "fourfold.bots",
    "fourfold.solver",
    "fourfold.server",
    "click",
    "asyncio",
)


@pytest.mark.parametrize("what", ["import fourfold", "from fourfold import quarto, quartino"])
def test_the_rules_load_nothing_heavy(what: str) -> None:
    script = f"{what}; import sys; print([name for name in {HEAVY!r} if name in sys.modules])"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"
