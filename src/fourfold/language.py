"""Translates message ids into text, in six languages.

The texts are Fluent files, `locales/<code>/*.ftl`, in this package and in plugins. There is no
fallback to another language: tests check that every language has every message.
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING

from fourfold.plugin import plugin_packages

if TYPE_CHECKING:
    from fluent.runtime.resolver import Message, Pattern

LANGUAGES = {
    "en": "English",
    "lt": "Lietuvių",
    "lv": "Latviešu",
    "tr": "Türkçe",
    "et": "Eesti",
    "cs": "Čeština",
}
"""Each language's code and native name."""


class MissingMessageError(KeyError):
    """A language has no message with this id."""

    def __init__(self, code: str, message_id: str) -> None:
        super().__init__(code, message_id)
        self.code = code
        self.message_id = message_id

    def __str__(self) -> str:
        return f"no message {self.message_id!r} in language {self.code!r}"


class Language:
    """The messages of one language.

    A message id may name an attribute after a dot, as in `some-message.title`.
    """

    def __init__(self, code: str) -> None:
        if code not in LANGUAGES:
            raise ValueError(f"expected one of {', '.join(LANGUAGES)}, found {code!r}")
        self.code = code
        self._catalogue = _load(code)

    def __repr__(self) -> str:
        return f"Language({self.code!r})"

    def text(self, message_id: str, /, **arguments: str | float) -> str:
        """Return a message with its arguments filled in.

        Raise MissingMessageError if there is no message with this id, and ValueError if it can't be
        formatted, such as when an argument is missing. Unused arguments are ignored.
        """
        pattern = self._pattern(message_id)
        if pattern is None:
            raise MissingMessageError(self.code, message_id)
        text, errors = self._catalogue.bundle.format_pattern(pattern, arguments)
        if errors:
            problem = f"message {message_id!r} in language {self.code!r}: {errors[0]}"
            raise ValueError(problem) from errors[0]
        return str(text)

    def has(self, message_id: str) -> bool:
        """Return whether there is a message with this id."""
        return self._pattern(message_id) is not None

    def _pattern(self, message_id: str) -> "Pattern | None":
        name, dot, attribute = message_id.partition(".")
        message = self._catalogue.find(name)
        if message is None:
            return None
        return message.attributes.get(attribute) if dot else message.value


def preferred_language(environ: Mapping[str, str]) -> str:
    """Return the code of the environment's language, or `en` if it is not supported.

    The first variable that is set decides, in gettext's order: `LANGUAGE`, a list in order of
    preference, which is ignored in the C locale; then `LC_ALL`, `LC_MESSAGES` and `LANG`.
    """
    locales = map(environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next(filter(None, locales), "")
    listed = "" if locale in ("C", "POSIX") else environ.get("LANGUAGE", "")
    for preferred in (listed or locale).split(":"):
        code = re.split(r"[-_.@]", preferred)[0].lower()
        if code in LANGUAGES:
            return code
    return "en"


class _Catalogue:
    """All messages of one language, each parsed when it is first needed.

    A server needs only a few, and parsing them all takes longer than the rest of its first page.
    """

    def __init__(self, code: str, files: Sequence[str]) -> None:
        # Imported here because it would slow down start-up.
        from fluent.runtime import FluentBundle, FluentResource

        # Some terminals show Unicode bidi isolation marks as garbage.
        self.bundle = FluentBundle([code], use_isolating=False)
        self._unparsed: dict[str, str] = {}
        is_whole = any(map(_REFERENCE.search, files))
        for text in files:
            if is_whole:
                self.bundle.add_resource(FluentResource(text))
                continue
            for entry in _ENTRY.finditer(text):
                self._unparsed.setdefault(entry["name"], entry[0])

    def find(self, name: str) -> "Message | None":
        """Return a message; None if there is none with this name."""
        from fluent.runtime import FluentResource

        if (text := self._unparsed.pop(name, None)) is not None:
            self.bundle.add_resource(FluentResource(text))
        return self.bundle.get_message(name) if self.bundle.has_message(name) else None


_ENTRY = re.compile(r"^(?P<name>[a-zA-Z][\w-]*) *=.*\n?(?:(?![a-zA-Z#]).*\n?)*", re.MULTILINE)
"""A message: the line that begins it, and all lines up to the next message or comment."""

_REFERENCE = re.compile(r"^-|\{\s*-?[a-z]", re.MULTILINE)
"""A term, or a reference to a term or message: with one, messages can't be parsed separately."""


@cache
def _load(code: str) -> _Catalogue:
    """Read all files of a language."""
    from importlib.resources import files

    folders = (
        files(package).joinpath("locales", code) for package in ("fourfold", *plugin_packages())
    )
    return _Catalogue(
        code,
        [
            file.read_text("utf-8")
            for folder in folders
            if folder.is_dir()
            for file in folder.iterdir()
            if file.name.endswith(".ftl")
        ],
    )
