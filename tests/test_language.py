"""The languages, and the check that all catalogues match."""

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import fourfold.language
from fourfold.language import LANGUAGES, Language, MissingMessageError, preferred_language

LOCALES = Path(__file__).parent.parent / "src" / "fourfold" / "locales"
TRANSLATIONS = [code for code in LANGUAGES if code != "en"]
FILES = sorted(file.name for file in (LOCALES / "en").glob("*.ftl"))
PLURAL_CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
NUMBERS = (0, 1, 2, 5, 10, 11, 21, 22, 100, 101, 111)

# Misspelt in the printed rules.
MISSPELLINGS = {
    "lt": r"\bi bet kurį",
    "lv": r"novietojs",
    "tr": r"karekter|\bquato",
    "et": r"lühikene|\bühete\b",
    "cs": r"umístov|vratěte|vyhodnotte",
}


# The checker: each of these functions returns the faults that it has found, in words.


def find_junk(source: str) -> list[str]:
    """Return Fluent's parse errors, and duplicate ids."""
    body = FluentParser().parse(source).body
    junk = [f"junk: {entry.content!r}" for entry in body if isinstance(entry, ast.Junk)]
    ids = [entry.id.name for entry in body if isinstance(entry, ast.Message | ast.Term)]
    return junk + [f"duplicate: {name}" for name in sorted({n for n in ids if ids.count(n) > 1})]


def find_differences(english: str, translation: str) -> list[str]:
    """Return messages and attributes that one side lacks, and variables that one side ignores."""
    left, right = patterns(english), patterns(translation)
    faults = [f"missing: {name}" for name in sorted(left.keys() - right.keys())]
    faults += [f"unknown: {name}" for name in sorted(right.keys() - left.keys())]
    for name in sorted(left.keys() & right.keys()):
        for variable in sorted(variables(left[name]) ^ variables(right[name])):
            faults.append(f"variable on one side only: {name} ${variable}")
    return faults


def find_untranslated(english: str, translation: str) -> list[str]:
    """Return texts of three or more words that are identical to the English ones."""
    left, right = patterns(english), patterns(translation)
    return [
        f"untranslated: {name}"
        for name in sorted(left.keys() & right.keys())
        if left[name].equals(right[name]) and word_count(left[name]) > 2
    ]


def find_plural_gaps(code: str, english: str, translation: str) -> list[str]:
    """Return selectors by number with missing or superfluous plural forms."""
    theirs, ours = patterns(english), patterns(translation)
    faults = []
    for name, pattern in ours.items():
        numeric = number_variables(pattern) | number_variables(theirs.get(name))
        for choice in selects(pattern):
            if selected_variable(choice) not in numeric:
                continue
            keys = {key for key in variant_keys(choice) if not key.isdigit()}
            faults += [f"no [{key}]: {name}" for key in sorted(integer_categories(code) - keys)]
            faults += [f"never [{key}]: {name}" for key in sorted(keys - categories(code))]
    return faults


def find_format_errors(code: str, sources: list[str]) -> list[str]:
    """Return messages that fail to format with some of the sample arguments."""
    bundle = FluentBundle([code], use_isolating=False)
    for source in sources:
        bundle.add_resource(FluentResource(source))
    faults = []
    for source in sources:
        for name, parsed in patterns(source).items():
            message_id, _, attribute = name.partition(".")
            message = bundle.get_message(message_id)
            pattern = message.attributes[attribute] if attribute else message.value
            assert pattern is not None
            for arguments in sample_arguments(parsed):
                text, errors = bundle.format_pattern(pattern, arguments)
                faults += [f"{name} {arguments}: {error}" for error in errors]
                if not str(text).strip():
                    faults.append(f"{name} {arguments}: empty")
    return faults


def patterns(source: str) -> dict[str, ast.Pattern]:
    """Return every text of a file except terms, by its id: `message` or `message.attribute`."""
    found = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                found[entry.id.name] = entry.value
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return found


class _Collector(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selects: list[ast.SelectExpression] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.selects.append(node)
        self.generic_visit(node)


def word_count(pattern: ast.Pattern) -> int:
    texts = [part.value for part in pattern.elements if isinstance(part, ast.TextElement)]
    return len(re.findall(r"[^\W\d_]{2,}", " ".join(texts)))


def variables(pattern: ast.Pattern) -> set[str]:
    collector = _Collector()
    collector.visit(pattern)
    return collector.variables


def selects(pattern: ast.Pattern) -> list[ast.SelectExpression]:
    collector = _Collector()
    collector.visit(pattern)
    return collector.selects


def selected_variable(choice: ast.SelectExpression) -> str:
    """Return a selector's variable, bare or inside NUMBER()."""
    return next(iter(variables(ast.Pattern([ast.Placeable(choice.selector)]))), "")


def variant_keys(choice: ast.SelectExpression) -> list[str]:
    keys = (variant.key for variant in choice.variants)
    return [key.value if isinstance(key, ast.NumberLiteral) else key.name for key in keys]


def number_variables(pattern: ast.Pattern | None) -> set[str]:
    """Return the variables that a selector uses as numbers: it has a digit or a plural form."""
    return {
        selected_variable(choice)
        for choice in (selects(pattern) if pattern else [])
        if any(
            key.isdigit() or key in PLURAL_CATEGORIES - {"other"} for key in variant_keys(choice)
        )
    }


def categories(code: str) -> set[str]:
    return {*Locale(code).plural_form.tags, "other"}


def integer_categories(code: str) -> set[str]:
    plural_form = Locale(code).plural_form
    return {plural_form(number) for number in range(1000)}


def sample_arguments(pattern: ast.Pattern) -> Iterator[dict[str, str | int]]:
    """Yield arguments for all variants: many numbers, every selector key, else a name."""
    samples: dict[str, tuple[str | int, ...]] = dict.fromkeys(variables(pattern), ("Žaidėjas 1",))
    for choice in selects(pattern):
        variable = selected_variable(choice)
        if variable in number_variables(pattern):
            samples[variable] = NUMBERS
        else:
            samples[variable] = (*samples.get(variable, ()), *variant_keys(choice))
    for values in product(*samples.values()):
        yield dict(zip(samples, values, strict=True))


# The catalogues.


def read(code: str, file: str) -> str:
    return (LOCALES / code / file).read_text("utf-8")


def test_every_language_has_a_folder_and_there_is_no_other_folder() -> None:
    assert {folder.name for folder in LOCALES.iterdir()} == set(LANGUAGES)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_language_has_the_same_files(code: str) -> None:
    assert sorted(file.name for file in (LOCALES / code).iterdir()) == FILES


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_id_is_duplicated_in_a_language_and_nothing_is_junk(code: str) -> None:
    assert find_junk("\n".join(read(code, file) for file in FILES)) == []


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("code", TRANSLATIONS)
def test_every_translation_has_the_messages_and_variables_of_english(code: str, file: str) -> None:
    assert find_differences(read("en", file), read(code, file)) == []


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("code", TRANSLATIONS)
def test_no_text_is_left_in_english(code: str, file: str) -> None:
    assert find_untranslated(read("en", file), read(code, file)) == []


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_choice_by_number_has_the_plural_forms_of_its_language(code: str, file: str) -> None:
    assert find_plural_gaps(code, read("en", file), read(code, file)) == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_message_formats(code: str) -> None:
    assert find_format_errors(code, [read(code, file) for file in FILES]) == []


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("code", MISSPELLINGS)
def test_no_misspelling_of_the_printed_rules_is_copied(code: str, file: str) -> None:
    assert re.findall(MISSPELLINGS[code], read(code, file), re.IGNORECASE) == []


def shape(text: str) -> tuple[list[int], set[str], set[str]]:
    """Return the lines of each block of a text, its notation and its numbers."""
    prose = re.sub(r"`[^`]*`", "", text)
    blocks = [len(block.splitlines()) for block in text.split("\n\n")]
    return blocks, set(re.findall(r"`[^`]*`", text)), set(re.findall(r"\d+", prose))


@pytest.mark.parametrize("code", TRANSLATIONS)
def test_the_rules_say_the_same_in_every_language(code: str) -> None:
    english, translation = Language("en"), Language(code)
    for name in patterns(read("en", "rules.ftl")):
        assert shape(translation.text(name)) == shape(english.text(name)), name


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_block_of_the_rules_is_a_paragraph_a_list_or_a_table(code: str) -> None:
    for name in patterns(read(code, "rules.ftl")):
        for block in Language(code).text(name).split("\n\n"):
            lines = block.splitlines()
            is_list = all(line.startswith("- ") for line in lines)
            is_table = all(re.fullmatch(r"\|( [^|]+ \|)+", line) for line in lines)
            assert len(lines) == 1 or is_list or is_table, name
            assert not is_table or len({line.count("|") for line in lines}) == 1, name


# Tests of the checker: each fault is planted once.

GOOD = """
goal = Place { $count ->
        [one] one stone
       *[other] { $count } stones
    }.
    .title = The goal of { $name }
"""


def test_the_checker_finds_nothing_when_nothing_is_wrong() -> None:
    assert find_junk(GOOD) == []
    assert find_differences(GOOD, GOOD) == []
    assert find_plural_gaps("et", GOOD, GOOD) == []
    assert find_format_errors("et", [GOOD]) == []


def test_the_checker_finds_a_missing_message() -> None:
    assert find_differences("a = A\nb = B", "a = A") == ["missing: b"]


def test_the_checker_finds_a_missing_attribute() -> None:
    assert find_differences("a = A\n    .title = T", "a = A") == ["missing: a.title"]


def test_the_checker_finds_a_message_without_its_value() -> None:
    assert find_differences("a = A\n    .title = T", "a =\n    .title = T") == ["missing: a"]


def test_the_checker_finds_an_unknown_message() -> None:
    assert find_differences("a = A", "a = A\nb = B") == ["unknown: b"]


@pytest.mark.parametrize(
    ("english", "translation"),
    [("a = { $name }", "a = { $nmae } { $name }"), ("a = { $nmae } A", "a = A")],
)
def test_the_checker_finds_a_variable_on_one_side_only(english: str, translation: str) -> None:
    assert find_differences(english, translation) == ["variable on one side only: a $nmae"]


def test_the_checker_finds_a_variable_inside_a_variant() -> None:
    assert find_differences(GOOD, GOOD.replace("{ $count } stones", "{ $cuont } stones")) == [
        "variable on one side only: goal $cuont"
    ]


def test_the_checker_finds_a_text_left_in_english() -> None:
    english = "a = Whose turn is it?\nb = Quarto!\nc = Bot { $seat }\n"
    assert find_untranslated(english, english) == ["untranslated: a"]
    assert find_untranslated(english, english.replace("Whose turn is it", "Kdo je na tahu")) == []


def test_the_checker_finds_junk() -> None:
    assert len(find_junk("a = { $name\nb = B\n")) == 1


def test_the_checker_finds_a_duplicate_id() -> None:
    assert find_junk("a = A\na = B") == ["duplicate: a"]


@pytest.mark.parametrize(
    ("code", "gaps"),
    [
        ("en", []),
        ("tr", []),
        ("et", []),
        ("lt", ["no [few]: goal"]),
        ("lv", ["no [zero]: goal"]),
        ("cs", ["no [few]: goal"]),
    ],
)
def test_the_checker_finds_a_missing_plural_form(code: str, gaps: list[str]) -> None:
    assert find_plural_gaps(code, GOOD, GOOD) == gaps


def test_the_checker_finds_plural_forms_left_out_altogether() -> None:
    bare = "goal = Place { $count ->\n       *[other] { $count } stones\n    }.\n"
    assert find_plural_gaps("cs", GOOD, bare) == ["no [few]: goal", "no [one]: goal"]


def test_the_checker_finds_a_plural_form_that_the_language_does_not_have() -> None:
    assert find_plural_gaps("lt", "", GOOD.replace("[one]", "[two]")) == [
        "no [few]: goal",
        "no [one]: goal",
        "never [two]: goal",
    ]


def test_the_checker_needs_no_plural_forms_when_a_selector_is_a_word() -> None:
    choice = "a = { $colour ->\n    [red] R\n   *[other] B\n }"
    assert find_plural_gaps("cs", choice, choice) == []


@pytest.mark.parametrize("source", ["a = { b }", "a = { -b }", "a = { b.title }\nb = B"])
def test_the_checker_finds_a_reference_to_nothing(source: str) -> None:
    assert len(find_format_errors("en", [source])) == 1


def test_the_checker_finds_a_text_too_long_to_format() -> None:
    assert len(find_format_errors("en", [f"a = {2501 * 'x'} {{ $name }}"])) == 1


# The languages.


def test_a_text_and_its_title_are_found_by_id() -> None:
    czech = Language("cs")
    assert czech.text("quarto-rules") == "Quarto!"
    assert czech.text("quarto-rules-goal.title") == "Cíl hry"
    assert repr(czech) == "Language('cs')"


def test_a_language_says_what_it_has() -> None:
    english = Language("en")
    assert english.has("quarto-rules")
    assert english.has("quarto-rules.summary")
    assert not english.has("quarto-rules.nothing")
    assert not english.has("nothing")
    assert not english.has("nothing.title")


@pytest.mark.parametrize("message_id", ["nothing", "quarto-rules.nothing", ""])
def test_a_missing_message_is_an_error_without_a_fallback(message_id: str) -> None:
    with pytest.raises(MissingMessageError, match=f"no message '{message_id}' in language 'lv'"):
        Language("lv").text(message_id)
    assert issubclass(MissingMessageError, KeyError)


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="found 'de'"):
        Language("de")


@pytest.fixture
def with_variable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Language:
    """Return English with one message replaced, loaded the same way."""
    folder = tmp_path / "locales" / "en"
    folder.mkdir(parents=True)
    (folder / "greeting.ftl").write_text("greeting = Hello, { $name }", "utf-8")
    (folder / "notes.txt").write_text("notes = No messages", "utf-8")
    english = Language("en")
    monkeypatch.setattr("importlib.resources.files", lambda _package: tmp_path)
    monkeypatch.setattr(english, "_catalogue", fourfold.language._load.__wrapped__("en"))
    return english


@pytest.mark.parametrize("code", LANGUAGES)
def test_messages_parsed_one_by_one_match_the_files(code: str) -> None:
    whole = FluentBundle([code], use_isolating=False)
    names: list[str] = []
    for source in (read(code, file) for file in FILES):
        whole.add_resource(FluentResource(source))
        names += (name.partition(".")[0] for name in patterns(source))
    alone = fourfold.language._load.__wrapped__(code)
    for name in names:
        message, found = whole.get_message(name), alone.find(name)
        assert found is not None, name
        assert (found.value is None) == (message.value is None), name
        assert found.attributes.keys() == message.attributes.keys(), name


def test_a_message_may_refer_to_another_one_and_to_a_term(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "locales" / "en"
    folder.mkdir(parents=True)
    (folder / "greeting.ftl").write_text("greeting = Hello, { world } of { -game }", "utf-8")
    (folder / "world.ftl").write_text("world = world\n-game = Quarto!", "utf-8")
    english = Language("en")
    monkeypatch.setattr("importlib.resources.files", lambda _package: tmp_path)
    monkeypatch.setattr(english, "_catalogue", fourfold.language._load.__wrapped__("en"))
    assert english.text("greeting") == "Hello, world of Quarto!"


def test_only_fluent_files_are_loaded(with_variable: Language) -> None:
    assert with_variable.has("greeting")
    assert not with_variable.has("notes")


def test_an_argument_appears_in_the_text_without_any_marks(with_variable: Language) -> None:
    assert with_variable.text("greeting", name="Seat 1", unused=1) == "Hello, Seat 1"


def test_a_missing_argument_is_an_error(with_variable: Language) -> None:
    with pytest.raises(ValueError, match=r"'greeting' in language 'en': .*name"):
        with_variable.text("greeting")


@pytest.mark.parametrize(
    ("environ", "code"),
    [
        ({}, "en"),
        ({"LANG": "lt_LT.UTF-8"}, "lt"),
        ({"LANG": "lv"}, "lv"),
        ({"LANG": "et_EE@euro"}, "et"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LC_MESSAGES": "tr_TR.UTF-8", "LANG": "cs_CZ.UTF-8"}, "tr"),
        ({"LC_ALL": "en_GB.UTF-8", "LC_MESSAGES": "tr_TR.UTF-8"}, "en"),
        ({"LC_ALL": "", "LANG": "cs_CZ.UTF-8"}, "cs"),
        ({"LANGUAGE": "de:cs:lt", "LANG": "tr_TR.UTF-8"}, "cs"),
        ({"LANGUAGE": "de:fr", "LANG": "tr_TR.UTF-8"}, "en"),
        ({"LANGUAGE": "lt", "LC_ALL": "C.UTF-8"}, "lt"),
        ({"LANGUAGE": "lt", "LC_ALL": "C"}, "en"),
        ({"LANGUAGE": "lt", "LANG": "POSIX"}, "en"),
    ],
)
def test_the_environment_chooses_the_language(environ: dict[str, str], code: str) -> None:
    assert preferred_language(environ) == code
