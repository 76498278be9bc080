"""The config file: every option of `fourfold serve`, and a one-sentence error for each mistake."""

from pathlib import Path

import click
import pytest

from fourfold.cli.config_file import NOT_IN_A_FILE
from fourfold.cli.main import run
from fourfold.cli.serve import command
from fourfold.server.config import Config

SHIPPED = Path(__file__).parents[2] / "deploy" / "fourfold.toml"


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[Config]:
    """Collect the settings that a server would run with."""
    found: list[Config] = []
    monkeypatch.setattr("fourfold.server.serve.serve", lambda config, _: found.append(config))
    monkeypatch.setattr("fourfold.server.log.set_up_logs", lambda _, chosen=None: chosen or "json")
    for name in ("FOURFOLD_DATABASE", "FOURFOLD_BROKER", "FOURFOLD_CONFIG"):
        monkeypatch.delenv(name, raising=False)
    return found


def test_the_command_line_overrides_the_file(
    served: list[Config], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "fourfold.toml"
    file.write_text(
        'port = 1234\nhost = "0.0.0.0"\nbot-pause = 1\nworkers = 3\nbroker = "redis://file"\n'
        'trusted-proxy = ["127.0.0.1", "10.0.0.0/8"]\norigin = ["https://a.example"]\n'
        'database = "file.db"\nunlimited = true\nlog-level = "error"\nlog-format = "text"\n'
    )
    monkeypatch.setenv("FOURFOLD_BROKER", "redis://environment")
    assert run(["serve", "--config", str(file), "--workers", "5"]) == 0
    [config] = served
    assert (config.port, config.host, config.bot_pause) == (1234, "0.0.0.0", 1.0)
    assert (config.workers, config.broker) == (5, "redis://environment")
    assert config.trusted_proxies == ("127.0.0.1", "10.0.0.0/8")
    assert config.origins == ("https://a.example",)
    assert (config.database, config.log_format) == ("file.db", "text")
    assert config.limits.sockets_per_address == 0
    monkeypatch.setenv("FOURFOLD_CONFIG", str(file))
    assert run(["serve"]) == 0
    assert served[1].port == 1234


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "ports = 1",
            "unknown option 'ports'; valid options: bot-pause, broker, claim-after,",
        ),
        ("check = true", "unknown option 'check'"),
        ('port = "8004"', "port: expected a whole number."),
        ("port = 70000", "port: 70000 is not in the range 0<=x<=65535."),
        ("port = true", "port: expected a whole number."),
        ('bot-pause = "1"', "bot-pause: expected a number."),
        ("host = 1", "host: expected a string in quotes."),
        ('unlimited = "yes"', "unlimited: expected true or false."),
        ('trusted-proxy = "127.0.0.1"', "trusted-proxy: expected a list of strings"),
        ('trusted-proxy = ["nonsense"]', "trusted-proxy: 'nonsense' is not an IP address"),
        ('log-level = "loud"', "log-level: 'loud' is not one of"),
        ("port = ", "is not TOML: "),
    ],
)
def test_errors_name_the_file_and_key(
    text: str, said: str, served: list[Config], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "fourfold.toml"
    file.write_text(text)
    assert run(["serve", "--config", str(file)]) == 2
    complaint = capsys.readouterr().err
    assert str(file) in complaint
    assert said in complaint
    assert not served


def test_a_missing_config_file_is_refused(
    served: list[Config], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["serve", "--config", "/nowhere/fourfold.toml"]) == 2
    assert "/nowhere/fourfold.toml: No such file or directory." in capsys.readouterr().err
    assert not served


def test_the_shipped_file_is_read_and_names_every_option(served: list[Config]) -> None:
    assert run(["serve", "--config", str(SHIPPED)]) == 0
    [config] = served
    assert (config.host, config.port) == ("127.0.0.1", 8004)
    text = SHIPPED.read_text("utf-8")
    for parameter in command.params:
        assert isinstance(parameter, click.Option)
        name = parameter.opts[0].removeprefix("--")
        if name not in NOT_IN_A_FILE | {"unlimited"}:
            assert f"{name} = " in text, name


def test_the_help_names_the_environment(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["serve", "--help"]) == 0
    output = capsys.readouterr().out
    for name in ("FOURFOLD_CONFIG", "FOURFOLD_DATABASE", "FOURFOLD_BROKER"):
        assert name in output


def test_other_commands_find_their_database_in_the_config_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("FOURFOLD_DATABASE", raising=False)
    file = tmp_path / "fourfold.toml"
    file.write_text(f'port = 1\ndatabase = "{tmp_path}/absent.db"\n')
    assert run(["backup", "--config", str(file), str(tmp_path / "backup.db")]) == 1
    assert f"{tmp_path}/absent.db: no such file" in capsys.readouterr().err
