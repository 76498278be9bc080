"""The server's config file: TOML with the options of `fourfold serve` by name."""

import tomllib
from collections.abc import Mapping
from pathlib import Path

import click

NOT_IN_A_FILE = {"config", "check", "help"}
"""Options that can't be set in a config file."""


def read_config(
    context: click.Context, _parameter: click.Parameter, path: Path | None
) -> Path | None:
    """Load a command's defaults from a file; the command line and environment take precedence.

    The file may set any option of `fourfold serve`; other commands use only their own. Raise
    `UsageError` for an unreadable file, an unknown key or a bad value.
    """
    if path is not None:
        values = _check(path, _read(path))
        own = {parameter.name for parameter in context.command.params}
        context.default_map = {name: value for name, value in values.items() if name in own}
    return path


def _read(path: Path) -> dict[str, object]:
    """Return the values of a TOML file."""
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise click.UsageError(f"{path}: {error.strerror}.") from None
    except ValueError as error:
        raise click.UsageError(f"{path} is not TOML: {error}.") from None


def _check(path: Path, values: Mapping[str, object]) -> dict[str, object]:
    """Return the values by parameter name; raise `UsageError`."""
    options = _options()
    if unknown := sorted(values.keys() - options.keys()):
        raise click.UsageError(
            f"{path}: unknown option {unknown[0]!r}; valid options: {', '.join(sorted(options))}."
        )
    checked = {}
    for key, value in values.items():
        option = options[key]
        if not _has_type(option, value):
            raise click.UsageError(f"{path}: {key}: expected {_expected(option)}.")
        try:
            option.type_cast_value(click.Context(click.Command("serve")), value)
        except click.BadParameter as error:
            raise click.UsageError(f"{path}: {key}: {error.message}") from None
        checked[str(option.name)] = value
    return checked


def _options() -> dict[str, click.Option]:
    """Return the server's options by their names in a file, such as `trusted-proxy`."""
    from fourfold.cli.serve import command

    return {
        name.removeprefix("--"): parameter
        for parameter in command.params
        if isinstance(parameter, click.Option)
        for name in parameter.opts
        if name.startswith("--") and name.removeprefix("--") not in NOT_IN_A_FILE
    }


def _has_type(option: click.Option, value: object) -> bool:
    """Return whether a TOML value has an option's type; click would convert it silently."""
    if option.multiple:
        return isinstance(value, list) and all(isinstance(each, str) for each in value)
    if option.is_flag:
        return isinstance(value, bool)
    if isinstance(option.type, click.types.IntParamType | click.types.FloatParamType):
        is_whole = isinstance(option.type, click.types.IntParamType)
        return isinstance(value, int if is_whole else int | float) and not isinstance(value, bool)
    return isinstance(value, str)


def _expected(option: click.Option) -> str:
    if option.multiple:
        return 'a list of strings, such as ["…", "…"]'
    if option.is_flag:
        return "true or false"
    if isinstance(option.type, click.types.IntParamType):
        return "a whole number"
    if isinstance(option.type, click.types.FloatParamType):
        return "a number"
    return "a string in quotes"
