"""The catalogues use the printed rule sheets' words, and no others for the same things."""

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import NotRequired, TypedDict, cast

import pytest
from fluent.syntax import FluentParser, ast, visitor

from fourfold.language import LANGUAGES

LOCALES = Path(__file__).parent.parent / "src" / "fourfold" / "locales"
GLOSSARY = tomllib.loads((Path(__file__).parent / "data" / "glossary.toml").read_text("utf-8"))


Thing = TypedDict("Thing", {"is": str, "in": list[str]})
Term = TypedDict(
    "Term",
    {
        "term": str,
        "stem": NotRequired[str],
        "not": NotRequired[list[str]],
        "except": NotRequired[list[str]],
        "within": NotRequired[list[str]],
    },
)

THINGS = cast("dict[str, Thing]", GLOSSARY["thing"])


def terms_of(code: str) -> dict[str, Term]:
    return cast("dict[str, Term]", GLOSSARY[code])


class Reader(visitor.Visitor):
    """Collects all variants of a text, with placeholders as `{}`."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.said.append(node.value)

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802
        if isinstance(node.expression, ast.SelectExpression):
            for variant in node.expression.variants:
                self.said.append("\n")
                self.visit(variant.value)
            self.said.append("\n")
        else:
            self.said.append("{}")


def words(pattern: ast.Pattern) -> str:
    reader = Reader()
    reader.visit(pattern)
    return re.sub(r" *\n *", "\n", "".join(reader.said)).strip()


@cache
def catalogue(code: str) -> Mapping[str, str]:
    """Return each message's text in a language, attributes as `message.attribute`."""
    said = {}
    for file in (LOCALES / code).glob("*.ftl"):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if not isinstance(entry, ast.Message):
                continue
            if entry.value:
                said[entry.id.name] = words(entry.value)
            for attribute in entry.attributes:
                said[f"{entry.id.name}.{attribute.id.name}"] = words(attribute.value)
    return said


def find_unused(terms: Mapping[str, Term], said: Mapping[str, str]) -> list[str]:
    """Return the messages about a thing that don't use its term."""
    faults = []
    for name, term in terms.items():
        stem = re.compile(rf"(?<!\w)(?:{term.get('stem', term['term'])})", re.IGNORECASE)
        faults += [
            f"{key}: {term['term']}" for key in THINGS[name]["in"] if not stem.search(said[key])
        ]
    return faults


def find_synonyms(terms: Mapping[str, Term], said: Mapping[str, str]) -> list[str]:
    """Return the messages with a synonym to avoid."""
    faults = []
    for term in terms.values():
        starts = tuple(term.get("within", [""]))
        for wrong in term.get("not", []):
            found = re.compile(
                rf"(?<!\w){wrong}" if wrong[0].isalpha() else wrong, re.IGNORECASE | re.MULTILINE
            )
            faults += [
                f"{key}: not {match.group()!r}, but {term['term']}"
                for key, text in said.items()
                if key.startswith(starts)
                and key not in term.get("except", [])
                and (match := found.search(text))
            ]
    return faults


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_language_has_a_term_for_every_thing(code: str) -> None:
    assert terms_of(code).keys() == THINGS.keys()


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_sheets_terms_are_used(code: str) -> None:
    assert find_unused(terms_of(code), catalogue(code)) == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_synonym_is_used(code: str) -> None:
    assert find_synonyms(terms_of(code), catalogue(code)) == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_exception_is_a_message_that_needs_it(code: str) -> None:
    terms = terms_of(code)
    bare = {name: cast("Term", {**term, "except": []}) for name, term in terms.items()}
    needed = {fault.split(":")[0] for fault in find_synonyms(bare, catalogue(code))}
    assert needed == {key for term in terms.values() for key in term.get("except", [])}


# Tests of the check: a synonym is planted in each language.

PLANTED = {
    "en": ("quarto-do-place", "space", "window"),
    "lt": ("quarto-rules-goal", "Sudarykite", "Užbaikite"),
    "lv": ("quarto-do-place", "brīva", "tukša"),
    "tr": ("figure-quartino-claim-right", "havuza", "stoka"),
    "et": ("page-move-declare", "hüüab", "kuulutab välja"),
    "cs": ("start-no-trait", "vlastnost", "charakteristiku"),
}


@pytest.mark.parametrize(("code", "plant"), PLANTED.items())
def test_a_planted_synonym_is_found(code: str, plant: tuple[str, str, str]) -> None:
    key, right, wrong = plant
    said = catalogue(code)
    assert right in said[key]
    faults = find_synonyms(terms_of(code), {**said, key: said[key].replace(right, wrong)})
    assert [fault.split(":")[0] for fault in faults] == [key]


def test_a_term_that_is_not_used_is_found() -> None:
    said = {**catalogue("et"), "page-give-this": "Anna see tükk"}
    assert find_unused(terms_of("et"), said) == ["page-give-this: nupp"]
