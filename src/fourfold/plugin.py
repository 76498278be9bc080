"""Loads game plugins: the packages listed in the environment variable `FOURFOLD_GAMES`.

The variable lists importable Python packages, such as `tictactoe,my_games.hex`. A package is named
after its game, and has a module for each layer it implements; docs/adding-a-game.md lists them.
Every registry calls `load_plugins`, so a game is available wherever its layer is imported,
including in bot, tournament and server processes, which inherit the variable.
"""

import os
from importlib import import_module
from typing import TypeVar

VARIABLE = "FOURFOLD_GAMES"

T = TypeVar("T")


class PluginError(ImportError):
    """A package in `FOURFOLD_GAMES` can't be used; the message is one sentence."""


def plugin_packages() -> tuple[str, ...]:
    """Return the names of the packages in the order of the variable."""
    names = (name.strip() for name in os.environ.get(VARIABLE, "").split(","))
    return tuple(name for name in names if name)


def load_plugins(
    registry: dict[str, T], module: str, attribute: str, *, default: T | None = None
) -> None:
    """Add the plugins to a layer's registry: `attribute` of each package's `module`.

    A package without that module is skipped: it does not implement the layer. With a default, a
    module may lack the attribute. Raise `PluginError` for a package that is missing or broken, and
    for a duplicate name.
    """
    for package in plugin_packages():
        name = package.rpartition(".")[2]
        if name in registry:
            raise PluginError(f"{VARIABLE}: {package}: there is already a game named {name}")
        try:
            home = import_module(f"{package}.{module}")
            found = getattr(home, attribute, default)
            registry[name] = getattr(home, attribute) if found is None else found
        except AttributeError:
            # Also raised on a circular import, if the package is imported before fourfold.games.
            problem = f"{package}.{module} has no {attribute}: import fourfold.games before it"
            raise PluginError(f"{VARIABLE}: {problem}") from None
        except ModuleNotFoundError as error:
            if error.name != f"{package}.{module}":
                raise PluginError(f"{VARIABLE}: {package}: {error}") from error
