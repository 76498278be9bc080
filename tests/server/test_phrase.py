"""The phrases and refusals that every language has."""

import pytest
from fluent.syntax import FluentParser, ast

from fourfold.language import LANGUAGES, Language
from fourfold.server.phrase import PHRASES
from fourfold.server.refusal import Code
from tests.test_language import LOCALES

REFUSALS = [code.value for code in Code]


def ids_of(code: str, prefix: str) -> list[str]:
    """List the ids of a language's server messages with a prefix, in order."""
    body = FluentParser().parse((LOCALES / code / "server.ftl").read_text("utf-8")).body
    ids = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    return [name.removeprefix(prefix) for name in ids if name.startswith(prefix)]


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_language_has_exactly_the_phrases(code: str) -> None:
    assert tuple(ids_of(code, "phrase-")) == PHRASES


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_refusal_has_a_text(code: str) -> None:
    assert ids_of(code, "refusal-") == [each.replace("_", "-") for each in REFUSALS]


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_two_texts_are_the_same_and_each_is_short(code: str) -> None:
    language = Language(code)
    texts = [language.text(f"phrase-{name}") for name in PHRASES]
    texts += [language.text(f"refusal-{name}") for name in ids_of(code, "refusal-")]
    assert len(set(texts)) == len(texts)
    assert all(text[-1] in ".!?" and len(text) <= 90 for text in texts)
