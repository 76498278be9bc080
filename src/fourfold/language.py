"""The six languages: translates message ids to text.

The texts are Fluent files, `locales/<code>/*.ftl`, in this package and in plugins. There is no
fallback to another language: tests check that every language has every message.
"""

import re
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

from fourfold.plugin import plugin_packages

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

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
            raise ValueError(f"expected a language of {', '.join(LANGUAGES)}, found {code!r}")
        self.code = code
        self._bundle = _load(code)

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
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            problem = f"message {message_id!r} in language {self.code!r}: {errors[0]}"
            raise ValueError(problem) from errors[0]
        return str(text)

    def has(self, message_id: str) -> bool:
        """Return whether there is a message with this id."""
        return self._pattern(message_id) is not None

    def _pattern(self, message_id: str) -> "Pattern | None":
        name, dot, attribute = message_id.partition(".")
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if dot else message.value


def preferred_language(environ: Mapping[str, str]) -> str:
    """Return the code of the environment's language, or `en` if it is not supported.

    The first variable that is set decides, in gettext's order: `LANGUAGE`, a list by preference,
    which is ignored in the C locale; then `LC_ALL`, `LC_MESSAGES` and `LANG`.
    """
    locales = map(environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next(filter(None, locales), "")
    listed = "" if locale in ("C", "POSIX") else environ.get("LANGUAGE", "")
    for wish in (listed or locale).split(":"):
        code = re.split(r"[-_.@]", wish)[0].lower()
        if code in LANGUAGES:
            return code
    return "en"


@cache
def _load(code: str) -> "FluentBundle":
    """Read all files of a language; imports are local because they would slow down start-up."""
    from importlib.resources import files

    from fluent.runtime import FluentBundle, FluentResource

    # Some terminals show Unicode bidi isolation marks as garbage.
    bundle = FluentBundle([code], use_isolating=False)
    for package in ("fourfold", *plugin_packages()):
        folder = files(package).joinpath("locales", code)
        for file in folder.iterdir() if folder.is_dir() else ():
            if file.name.endswith(".ftl"):
                bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle
