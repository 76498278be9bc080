"""The package as a whole."""

import tomllib
from pathlib import Path

import fourfold


def test_the_version_is_the_one_of_the_project() -> None:
    project = Path(__file__).parent.parent / "pyproject.toml"
    assert fourfold.__version__ == tomllib.loads(project.read_text())["project"]["version"]
