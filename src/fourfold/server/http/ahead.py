"""The files that a page will ask for one after the other, for the browser to load all at once.

A browser learns of each only when the one before it runs. The page's build writes down which they
are: web/ahead.ts.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field

NAME = "ahead.json"


@dataclass(frozen=True, slots=True)
class Ahead:
    """What the page needs soon after its first script."""

    texts: dict[str, str] = field(default_factory=dict)
    """The texts of each language."""

    table: list[str] = field(default_factory=list)
    """What any game needs."""

    games: dict[str, str] = field(default_factory=dict)
    """What each game needs besides."""

    @classmethod
    def decode(cls, text: bytes) -> "Ahead":
        """Read what the page's build has written."""
        return cls(**json.loads(text))

    def links(self, language: str, game: str | None) -> str:
        """Return the tags by which a browser loads what a page needs, or the page of a game."""
        return "".join(
            f'<link rel="modulepreload" crossorigin href="/{name}" />'
            for name in self._files(language, game)
        )

    def _files(self, language: str, game: str | None) -> Iterator[str]:
        if language in self.texts:
            yield self.texts[language]
        if game in self.games:
            yield from self.table
            yield self.games[game]
