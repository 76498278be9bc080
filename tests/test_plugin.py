"""Packages named in FOURFOLD_GAMES: loaded, skipped for layers they lack, or rejected."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from fourfold.plugin import VARIABLE, PluginError, load_plugins, plugin_packages


@pytest.fixture
def packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder with importable packages."""
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path


def write(folder: Path, package: str, **modules: str) -> None:
    (folder / package).mkdir()
    for name, source in {"__init__": "", **modules}.items():
        (folder / package / f"{name}.py").write_text(source)


def test_without_the_variable_there_are_no_plugins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    assert plugin_packages() == ()
    monkeypatch.setenv(VARIABLE, " one, two.three ,,")
    assert plugin_packages() == ("one", "two.three")


def test_each_package_adds_an_entry_unless_it_lacks_the_layer(
    packages: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(packages, "plugin_hex", bots='BOTS = {"weak": int}\n')
    write(packages, "plugin_go")
    monkeypatch.setenv(VARIABLE, "plugin_hex,plugin_go")
    registry: dict[str, object] = {"chess": 1}
    load_plugins(registry, "bots", "BOTS")
    assert registry == {"chess": 1, "plugin_hex": {"weak": int}}


def test_an_attribute_with_a_default_may_be_missing(
    packages: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(packages, "plugin_drawn", rulebook='FIGURES = {"goal": ("board",)}\n')
    write(packages, "plugin_plain", rulebook="")
    write(packages, "plugin_no_rulebook")
    monkeypatch.setenv(VARIABLE, "plugin_drawn,plugin_plain,plugin_no_rulebook")
    registry: dict[str, dict[str, tuple[str, ...]]] = {}
    load_plugins(registry, "rulebook", "FIGURES", default={})
    assert registry == {"plugin_drawn": {"goal": ("board",)}, "plugin_plain": {}}


@pytest.mark.parametrize(
    ("variable", "problem"),
    [
        ("plugin_missing", "FOURFOLD_GAMES: plugin_missing: No module named 'plugin_missing'"),
        ("plugin_bare", "FOURFOLD_GAMES: plugin_bare.bots has no BOTS: import fourfold.games"),
        ("plugin_broken", "FOURFOLD_GAMES: plugin_broken: No module named 'plugin_nowhere'"),
        ("chess", "FOURFOLD_GAMES: chess: there is already a game named chess"),
    ],
)
def test_a_bad_package_is_reported_in_one_sentence(
    variable: str, problem: str, packages: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(packages, "plugin_bare", bots="")
    write(packages, "plugin_broken", bots="import plugin_nowhere\n")
    monkeypatch.setenv(VARIABLE, variable)
    with pytest.raises(PluginError, match=f"^{problem}"):
        load_plugins({"chess": 1}, "bots", "BOTS")


@pytest.mark.parametrize("call", ["--help", "perft quarto --depth 1", "arena quarto random random"])
def test_the_command_line_reports_a_bad_package_in_one_line(call: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "fourfold", *call.split()],
        env={**os.environ, VARIABLE: "plugin_missing"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    expected = "fourfold: FOURFOLD_GAMES: plugin_missing: No module named 'plugin_missing'\n"
    assert done.stderr == expected
