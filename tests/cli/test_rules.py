"""`fourfold rules` prints the rules in six languages."""

import os
import re
import subprocess
from importlib.resources import files

import pytest

from fourfold.games import GAMES
from fourfold.language import LANGUAGES, Language
from fourfold.rulebook import SECTIONS, rules_text
from tests.cli.command import COMMAND, run

CREDITS = {
    "quarto": ("© 1991 Gigamic", "Blaise Muller"),
    "quartino": ("© 2018 Loris Games", "Petr Doubek", "www.quartino.cz"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_have_every_section(game: str, lang: str) -> None:
    done = run("rules", game, "--lang", lang)
    assert done.returncode == 0
    language = Language(lang)
    for section in SECTIONS[game]:
        assert f"\n{language.text(f'{game}-rules-{section}.title')}\n--" in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 88


@pytest.mark.parametrize(("game", "who"), CREDITS.items())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_end_with_credits(game: str, who: tuple[str, ...], lang: str) -> None:
    last = rules_text(Language(lang), game).splitlines()[-1]
    assert [name for name in who if name not in last] == []


def test_every_section_of_the_catalogue_is_printed() -> None:
    catalogue = files("fourfold").joinpath("locales/en/rules.ftl").read_text("utf-8")
    for game, sections in SECTIONS.items():
        known = re.findall(rf"^{game}-rules-(\w+) =", catalogue, re.MULTILINE)
        assert sorted(known) == sorted(sections)


def test_the_language_comes_from_the_environment() -> None:
    environment = {**os.environ, "LC_ALL": "cs_CZ.UTF-8", "LANGUAGE": ""}
    done = subprocess.run(
        [COMMAND, "rules", "quartino"], env=environment, capture_output=True, check=True
    )
    assert Language("cs").text("quartino-rules-goal.title") in done.stdout.decode()
