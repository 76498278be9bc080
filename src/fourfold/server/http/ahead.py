"""Preload links for files that a page would otherwise request one after another.

A browser discovers each file only when the previous one runs. The page's build lists them:
web/ahead.ts.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field

NAME = "ahead.json"


@dataclass(frozen=True, slots=True)
class Ahead:
    """Files that the page needs soon after its first script."""

    texts: dict[str, str] = field(default_factory=dict)
    """Each language's texts."""

    table: list[str] = field(default_factory=list)
    """Files that every game needs."""

    games: dict[str, str] = field(default_factory=dict)
    """The additional file for each game."""

    @classmethod
    def decode(cls, text: bytes) -> "Ahead":
        """Decode the file written by the page's build."""
        return cls(**json.loads(text))

    def links(self, language: str, game: str | None, root: str = "/") -> str:
        """Return the preload tags for a page, or for a game's page; `root` is the page's folder."""
        return "".join(
            f'<link rel="modulepreload" crossorigin href="{root}{name}" />'
            for name in self._files(language, game)
        )

    def _files(self, language: str, game: str | None) -> Iterator[str]:
        if language in self.texts:
            yield self.texts[language]
        if game in self.games:
            yield from self.table
            yield self.games[game]
