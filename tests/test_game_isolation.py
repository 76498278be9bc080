"""A game is named only in its own files, and in one line of each layer's registry.

Its own files are folders and files with its name, such as `games/quarto/`, `bots/quartino/` or
`terminal/quarto_screen.py`.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "src" / "fourfold"
NAME = re.compile(r"quart(?:o|ino)", re.IGNORECASE)

REGISTRIES = {
    "__init__.py": "keeps the public names of the package: from fourfold import quarto",
    "games/__init__.py": "keeps the public names of the rules: from fourfold.games import quarto",
    "games/catalogue.py": "registers the rules",
    "bots/catalogue.py": "registers the bots",
    "solver/__init__.py": "keeps the solver's public names: from fourfold.solver import Solver",
    "puzzles/catalogue.py": "registers the games that have puzzles",
    "lessons/catalogue.py": "registers the games that have lessons",
    "envs/catalogue.py": "registers the environments",
    "rulebook/__init__.py": "registers the sections of the rules",
    "cli/games/__init__.py": "registers the commands and what they add for a game",
    "terminal/games.py": "registers the screens",
    "server/games/registry.py": "registers the adapters of the server",
}
"""The other files that may name games, each with the reason."""


def find_foreign_names(package: Path = PACKAGE) -> Iterator[str]:
    """Yield each line that names a game outside its own files and the registries."""
    for file in sorted(package.rglob("*.py")):
        name = file.relative_to(package).as_posix()
        if any(map(NAME.match, Path(name).parts)) or name in REGISTRIES:
            continue
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            if NAME.search(line):
                yield f"{name}:{number}: {line.strip()}"


def test_no_layer_names_a_game_outside_its_own_files() -> None:
    assert list(find_foreign_names()) == []


@pytest.mark.parametrize("registry", REGISTRIES)
def test_every_registry_exists_and_names_a_game(registry: str) -> None:
    assert NAME.search((PACKAGE / registry).read_text("utf-8"))


def test_a_name_outside_a_games_own_files_is_found(tmp_path: Path) -> None:
    (tmp_path / "arena").mkdir()
    (tmp_path / "arena" / "quarto").mkdir()
    (tmp_path / "arena" / "settings.py").write_text('TURN_CAPS = {\n    "Quartino": 200,\n}\n')
    (tmp_path / "arena" / "quarto" / "cap.py").write_text('CAP = "quarto"\n')
    (tmp_path / "arena" / "quarto_cap.py").write_text('CAP = "quarto"\n')
    assert list(find_foreign_names(tmp_path)) == ['arena/settings.py:2: "Quartino": 200,']
