"""Games that are not part of this package: those that `FOURFOLD_GAMES` names.

The variable lists Python packages that can be imported, such as `tictactoe,my_games.hex`. A package
has the name of its game, and a module for each layer that it fills; docs/adding-a-game.md has the
list. Every registry ends with a call of `load_plugins`, so a game is known wherever its layer is
imported: in the processes of bots, tournaments and servers too, which inherit the variable.
"""

import os
from importlib import import_module
from typing import TypeVar

VARIABLE = "FOURFOLD_GAMES"

T = TypeVar("T")


class PluginError(ImportError):
    """A package of `FOURFOLD_GAMES` that can't be used; the message is one sentence."""


def plugin_packages() -> tuple[str, ...]:
    """Return the names of the packages in the order of the variable."""
    names = (name.strip() for name in os.environ.get(VARIABLE, "").split(","))
    return tuple(name for name in names if name)


def load_plugins(
    registry: dict[str, T], module: str, attribute: str, *, default: T | None = None
) -> None:
    """Add to a registry what each package has for its layer: `attribute` of its `module`.

    A package need not have the module: the layer then does without the game. Nor need its module
    have the attribute where there is a default. Raise `PluginError` for a package that is missing
    or broken, and for a name that another game has.
    """
    for package in plugin_packages():
        name = package.rpartition(".")[2]
        if name in registry:
            raise PluginError(f"{VARIABLE}: there is a game {name} already, so not {package}")
        try:
            home = import_module(f"{package}.{module}")
            found = getattr(home, attribute, default)
            registry[name] = getattr(home, attribute) if found is None else found
        except AttributeError:
            # Also where the package is imported first and this while it still is.
            problem = f"{package}.{module} has no {attribute}: import fourfold.games before it"
            raise PluginError(f"{VARIABLE}: {problem}") from None
        except ModuleNotFoundError as error:
            if error.name != f"{package}.{module}":
                raise PluginError(f"{VARIABLE}: {package}: {error}") from error
