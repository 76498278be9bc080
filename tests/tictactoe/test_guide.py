"""The guide says where adapters live, and tic-tac-toe has them there."""

import re
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
GUIDE = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
ROW = re.compile(
    r"^\| ([\w ]+) \| [^|]+ \| [^|]+ \| `([\w/.]+)` \| `(\w+)\.(\w+)` \|$", re.MULTILINE
)
LAYERS = {layer: rest for layer, *rest in ROW.findall(GUIDE)}
"""For each layer in the guide's table: the registry, the module and its attribute."""

NOT_FILLED = {"puzzles", "lessons", "terminal"}
"""The layers that tic-tac-toe does without."""


def test_the_guide_has_all_layers() -> None:
    assert list(LAYERS) == [
        *("rules", "bots", "puzzles", "lessons", "rulebook", "command line", "terminal", "server")
    ]


@pytest.mark.parametrize("layer", LAYERS)
def test_the_registry_takes_what_the_guide_says(layer: str) -> None:
    registry, module, attribute = LAYERS[layer]
    source = (ROOT / "src" / "fourfold" / registry).read_text("utf-8")
    assert re.search(rf'^load_plugins\([A-Z_]+, "{module}", "{attribute}"\)$', source, re.MULTILINE)


@pytest.mark.parametrize("layer", LAYERS)
def test_tic_tac_toe_has_an_adapter_for_each_layer_that_it_fills(layer: str) -> None:
    _, module, attribute = LAYERS[layer]
    spec = find_spec(f"tests.tictactoe.{module}")
    assert (spec is None) == (layer in NOT_FILLED)
    if spec is not None:
        assert spec.origin is not None
        source = Path(spec.origin).read_text("utf-8")
        assert re.search(rf"^{attribute}\b.* = ", source, re.MULTILINE)


def test_every_registry_is_in_the_guide() -> None:
    sources = (ROOT / "src" / "fourfold").rglob("*.py")
    calling = {
        file.relative_to(ROOT / "src" / "fourfold").as_posix()
        for file in sources
        if re.search(r"^load_plugins\(", file.read_text("utf-8"), re.MULTILINE)
    }
    assert calling == {registry for registry, _, _ in LAYERS.values()}
