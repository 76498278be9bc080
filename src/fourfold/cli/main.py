"""The command `fourfold`: dispatches subcommands and turns errors into one line."""

import io
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any, TextIO

import click

from fourfold import __version__
from fourfold.cli.games import COMMAND_LINES, examples
from fourfold.cli.games.adapter import OwnCommand
from fourfold.cli.option import epilog
from fourfold.games import GAMES
from fourfold.plugin import PluginError

_COMMON = {
    "web": "Play in the browser (the default command).",
    "play": "Play a game in the terminal.",
    "serve": "Run a server for online play.",
    "backup": "Back up a server's data to a file.",
    "restore": "Restore a server's data from a backup.",
    "move": "Copy a server's data to another database.",
    "admin": "Administer a server: games, people, blocks, announcements.",
    "doctor": "Check a server's deployment and suggest fixes.",
    "rules": "Print a game's rules in one of six languages.",
    "replay": "Validate game records and report their results.",
    "puzzle": "Solve puzzles in the terminal.",
    "puzzles": "Make, verify and list puzzles.",
    "analyse": "Explain a position: its value, every move's, and why.",
    "show": "Draw a position as text or as an SVG picture.",
    "arena": "Run a tournament between bots and rate them.",
    "engine": "Run a bot as an engine over stdin/stdout.",
    "perft": "Count the move sequences from a position.",
}
"""The commands for all games; each is in the module of the same name."""

_EXTRAS = {
    **dict.fromkeys(("serve", "backup", "restore", "move", "admin", "doctor"), "server"),
    **dict.fromkeys(("play", "puzzle", "rules"), "terminal"),
    "dataset": "dataset",
}
"""The package extra that a command needs."""

COMMANDS: dict[str, OwnCommand] = {
    **{name: OwnCommand(f"fourfold.cli.{name}", text) for name, text in _COMMON.items()},
    **{name: own for line in COMMAND_LINES.values() for name, own in line.commands.items()},
}
"""All commands, with those of single games last."""


def _command(name: str) -> click.Command:
    command = import_module(COMMANDS[name].module).command
    assert isinstance(command, click.Command)
    return command


class _ClosedPipeError(Exception):
    """The reader of the output has closed the pipe, as `| head` does."""


@contextmanager
def _renaming_broken_pipe() -> Iterator[None]:
    """Replace BrokenPipeError with our own exception: click would exit with code 1."""
    try:
        yield
    except BrokenPipeError as error:
        raise _ClosedPipeError from error


class _LazyGroup(click.Group):
    """Imports subcommands on demand, to start faster."""

    # Any: click's own arguments.
    def make_context(self, *args: Any, **extra: Any) -> click.Context:
        with _renaming_broken_pipe():  # the help is printed here
            return super().make_context(*args, **extra)

    # Any: a command's return value.
    def invoke(self, ctx: click.Context) -> Any:
        with _renaming_broken_pipe():
            return super().invoke(ctx)

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        return _command(cmd_name) if cmd_name in COMMANDS else None

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002
        with formatter.section("Commands"):
            formatter.write_dl([(name, command.help) for name, command in COMMANDS.items()])


@click.group(
    cls=_LazyGroup,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog=epilog(*examples("")),
    help=f"""Board games ({", ".join(GAMES)}): play, host, analyse.

    Without a command, the game opens in the browser, as with `fourfold web`.
    """,
)
@click.version_option(__version__, "-V", "--version", prog_name="fourfold")
@click.pass_context
def _fourfold(context: click.Context) -> None:
    if context.invoked_subcommand is None:
        context.invoke(_command("web"))


def main() -> None:
    """Run the command line and exit with its code."""
    _repair_streams()
    sys.exit(run(sys.argv[1:]))


def _open_null(mode: str) -> TextIO:
    """Open the null device."""
    stream = os.fdopen(os.open(os.devnull, os.O_RDWR), mode)
    assert isinstance(stream, io.TextIOWrapper)
    return stream


def _repair_streams() -> None:
    """Replace closed standard streams with the null device, and unencodable characters with `?`."""
    sys.stdin = sys.stdin or _open_null("r")
    sys.stdout = sys.stdout or _open_null("w")
    sys.stderr = sys.stderr or _open_null("w")
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def run(arguments: list[str]) -> int:
    """Run the command line on arguments; return the exit code."""
    try:
        code = _fourfold.main(arguments, prog_name="fourfold", standalone_mode=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except click.UsageError as error:
        command = error.ctx.command_path if error.ctx else "fourfold"
        _complain(command, f"{error.format_message()} See: {command} --help")
        return 2
    except click.ClickException as error:
        _complain("fourfold", error.format_message())
        return 1
    except (click.Abort, KeyboardInterrupt):
        _complain("fourfold", "interrupted")
        return 130
    except (_ClosedPipeError, BrokenPipeError):
        # Not an error: the reader has seen enough.
        _drop_output()
        return 0
    except MemoryError:
        _complain("fourfold", "not enough memory")
        return 1
    except PluginError as error:
        _complain("fourfold", str(error))
        return 1
    except ModuleNotFoundError as error:
        command = next((word for word in arguments if word in COMMANDS), "web")
        if command not in _EXTRAS or (error.name or "").partition(".")[0] == "fourfold":
            raise
        install = f"pip install 'fourfold[{_EXTRAS[command]}]'"
        _complain(
            "fourfold",
            f"{command} needs the module {error.name}, which is not installed: {install}",
        )
        return 1
    except OSError as error:
        _complain("fourfold", f"{error.filename or 'the output'}: {error.strerror or error}")
        _drop_output()
        return 1


def _drop_output() -> None:
    """Redirect stdout to the null device, so that the flush at exit can't fail."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _complain(command: str, message: str) -> None:
    click.echo(f"{command}: {' '.join(message.split())}", err=True)
