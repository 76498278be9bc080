"""Runs attacks, each against a fresh server: `python -m tests.server.attack [NAMES]`."""

import asyncio
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

import click

from tests.server.house import ServerProcess, start_server
from tests.server.ledger import log_lines

FAILED = "THE SERVER GAVE IN, OR THE ATTACK IS BROKEN"


@dataclass(frozen=True)
class Attack:
    """An attack module of this package."""

    name: str
    purpose: str
    run: Callable[[ServerProcess], Coroutine[Any, Any, str]]
    prepare: Callable[[Path], Coroutine[Any, Any, None]] | None
    options: tuple[str, ...]
    module: str
    """What `python -m` starts; usually `fourfold`."""


def find_attacks() -> dict[str, Attack]:
    """Return all attacks by name: the sibling modules that have `run`."""
    found = {}
    for info in iter_modules([str(Path(__file__).parent)]):
        if info.name.startswith(("_", "test_")):
            continue
        module = import_module(f"{__package__}.{info.name}")
        if hasattr(module, "run"):
            purpose = (module.__doc__ or "").partition("\n")[0]
            found[info.name] = Attack(
                info.name,
                purpose,
                module.run,
                getattr(module, "prepare", None),
                getattr(module, "OPTIONS", ()),
                getattr(module, "MODULE", "fourfold"),
            )
    return found


def carry_out(attack: Attack) -> str | None:
    """Run an attack; return its figures, or None if the server failed or the attack raised."""
    with tempfile.TemporaryDirectory() as folder:
        try:
            if attack.prepare is not None:
                asyncio.run(attack.prepare(Path(folder)))
            options = ("--log-level", "warning", *attack.options)
            with start_server(Path(folder), *options, module=attack.module) as server:
                figures = asyncio.run(attack.run(server))
                assert server.is_alive, "the server has died"
            broken = [line for line in log_lines(server.log) if line["level"] == "error"]
            messages = {f"{line['message']} {line.get('exception', '')}" for line in broken}
            assert not broken, f"{figures}, but the log has {len(broken)} errors: {messages}"
        except Exception:
            # Even if the attack's own code is out of date, the others still run.
            traceback.print_exc()
            return None
    return figures


@click.command()
@click.argument("names", nargs=-1)
@click.option("--list", "is_list", is_flag=True, help="Only list the attacks.")
def main(names: tuple[str, ...], is_list: bool) -> None:
    """Attack our own servers; exit with 1 if an attack succeeds."""
    attacks = find_attacks()
    if unknown := [name for name in names if name not in attacks]:
        raise click.ClickException(f"no such attack: {', '.join(unknown)}")
    failed = 0
    for attack in [attacks[name] for name in names] or attacks.values():
        if is_list:
            print(f"{attack.name:<16} {attack.purpose}")
            continue
        began = time.monotonic()
        figures = carry_out(attack)
        failed += figures is None
        seconds = time.monotonic() - began
        print(f"{attack.name:<16} {seconds:5.1f} s  {figures or FAILED}", flush=True)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
