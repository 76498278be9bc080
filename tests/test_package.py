"""The package as a whole."""

import ast
import copy
import pickle
import pkgutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import fourfold

GAME = "fourfold.games.{}"
GAMES = ("quarto", "quartino")


def test_the_version_matches_the_project() -> None:
    project = Path(__file__).parent.parent / "pyproject.toml"
    assert fourfold.__version__ == tomllib.loads(project.read_text())["project"]["version"]


def test_every_public_name_is_visible_to_type_checkers() -> None:
    tree = ast.parse(Path(fourfold.__file__).read_text("utf-8"))
    checked = {
        alias.name: node.module
        for block in tree.body
        if isinstance(block, ast.If)
        for node in ast.walk(block)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    assert set(checked) == set(fourfold.__all__) - {"__version__"} == set(fourfold._HOMES)
    assert fourfold.__all__ == sorted(fourfold.__all__, key=_case)
    for name, module in checked.items():
        assert getattr(fourfold, name) is getattr(import_module(str(module)), name), name
        assert name in dir(fourfold)
    with pytest.raises(AttributeError, match="has no attribute 'chess'"):
        _ = fourfold.chess  # type: ignore[attr-defined]


def _case(name: str) -> tuple[int, str]:
    """Sort as the linter does: constants, then classes, then the rest."""
    return (0 if name.isupper() else 1 if name[0].isupper() else 2, name)


def loaded_by(statement: str) -> set[str]:
    """Return the modules that a statement loads in a fresh interpreter."""
    script = (
        "import sys; before = set(sys.modules)\n"
        f"{statement}\n"
        "print(*sorted(set(sys.modules) - before))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    return set(done.stdout.split())


def test_importing_the_package_loads_nothing_else() -> None:
    own = {name for name in loaded_by("import fourfold") if name.startswith("fourfold")}
    assert own == {"fourfold", "fourfold.lazy"}


@pytest.mark.parametrize(
    ("statement", "other"),
    [
        ("from fourfold import quarto", "quartino"),
        ("from fourfold.games import quarto", "quartino"),
        ("import fourfold.games.quarto", "quartino"),
        ("from fourfold import quartino", "quarto"),
    ],
)
def test_the_rules_of_a_game_load_nothing_that_they_do_not_need(statement: str, other: str) -> None:
    loaded = loaded_by(statement)
    own = {name for name in loaded if name.startswith("fourfold.")}
    assert own - {"fourfold.lazy"} == {name for name in own if name.startswith("fourfold.games")}
    assert f"fourfold.games.{other}" not in loaded
    late = (".drawing", "_shape", ".svg", ".wood", ".symmetry", ".call_window", ".missed")
    assert not [name for name in own if name.endswith(late)]
    assert not {"asyncio", "json", "multiprocessing", "random", "subprocess"} & loaded
    assert {name.partition(".")[0] for name in loaded} - {"fourfold"} <= sys.stdlib_module_names


@pytest.mark.parametrize("package", ["fourfold", "fourfold.games", *map(GAME.format, GAMES)])
def test_every_name_of_a_package_can_be_imported(package: str) -> None:
    module = import_module(package)
    assert all(getattr(module, name) is not None for name in module.__all__)
    assert {name for name in dir(module) if not name.startswith("__")} == {
        name for name in module.__all__ if name != "__version__"
    }
    with pytest.raises(AttributeError, match="has no attribute 'chess'"):
        _ = module.chess


def test_a_game_is_played_without_drawing_and_drawn_when_asked() -> None:
    script = (
        "from fourfold import quarto\n"
        "position = quarto.start().play('=5').play('b3')\n"
        "str(position), repr(position), position.legal_moves(), position.encode()"
    )
    assert "fourfold.games.quarto.drawing" not in loaded_by(script)
    assert "fourfold.games.quarto.drawing" in loaded_by(f"{script}\nquarto.draw_svg(position)")
    assert "draw_svg" in dir(fourfold.quarto)


def test_an_outcome_of_a_game_that_is_not_loaded_can_be_made() -> None:
    script = (
        "from fourfold import Outcome\nassert str(Outcome(2, 'call')) == 'Seat 2 has won (call).'"
    )
    assert "fourfold.games.quarto.reason" in loaded_by(script)


APPLICATIONS = ("server", "terminal", "cli")
"""What is built on the library: nobody imports its exceptions."""

ENVIRONMENT_PACKAGES = {"gymnasium", "pettingzoo", "pyspiel"}
"""Only `make test-envs` has these."""


def exceptions(package: Any = fourfold) -> Iterator[type[Exception]]:
    """Yield every exception class that a module of the library defines."""
    for info in pkgutil.walk_packages(package.__path__, "fourfold."):
        if not info.name.split(".")[1].startswith((*APPLICATIONS, "_")):
            try:
                module = import_module(info.name)
            except ModuleNotFoundError as error:
                if error.name not in ENVIRONMENT_PACKAGES:
                    raise
                continue
            kinds = [thing for thing in vars(module).values() if isinstance(thing, type)]
            for kind in kinds:
                if issubclass(kind, Exception) and kind.__module__ == module.__name__:
                    yield kind


EXCEPTIONS = sorted(exceptions(), key=lambda kind: kind.__qualname__)


@pytest.mark.parametrize("kind", EXCEPTIONS, ids=lambda kind: kind.__qualname__)
def test_an_exception_survives_pickling(kind: type[Exception]) -> None:
    samples: dict[Any, Any] = {str: "not so", int: 7, int | None: 3, str | None: "last"}
    hints = getattr(kind.__init__, "__annotations__", {"message": str})
    error = kind(*(samples[hint] for name, hint in hints.items() if name != "return"))
    error.add_note("a note")
    pickled = [
        pickle.loads(pickle.dumps(error, protocol))
        for protocol in range(pickle.HIGHEST_PROTOCOL + 1)
    ]
    for other in (*pickled, copy.copy(error), copy.deepcopy(error)):
        assert type(other) is kind
        assert (str(other), other.args, vars(other)) == (str(error), error.args, vars(error))


def test_every_public_exception_is_pickled_above() -> None:
    names = {kind.__name__ for kind in EXCEPTIONS}
    assert {"NotationError", "RecordError", "HeaderError", "BotTimeoutError", "ArenaError"} <= names
