"""The page's HTML document, with the tags that shared links, browsers and its scripts need."""

import html
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from fourfold.games import GAMES
from fourfold.language import Language

HEAD = "<!--head-->"
"""The placeholder for the head's tags in the built document."""

SUMMARY = f"{next(iter(GAMES))}-rules.summary"
"""The preview text of links that don't lead to a game: the first game's summary."""

PICTURE = "share.jpg"
"""The preview image of links that don't lead to a game."""


CONTENT_POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "img-src 'self' data:; font-src 'self'; media-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'"
)
"""What the page may load and run: only what comes with it. Compiling the core counts as `eval`."""


@dataclass(frozen=True, slots=True)
class Document:
    """The head and language of the document at one URL."""

    language: Language
    title: str
    text: str
    address: str
    """The document's own URL; empty if it is unknown."""
    picture: str
    """The URL of the preview image."""
    root: str
    """How the document refers to the page's folder: `/`, or something like `../`."""
    tags: Mapping[str, str] = field(default_factory=dict)
    """The contents of further meta tags, by name."""
    links: str = ""
    """Further tags as HTML."""

    def fill(self, built: str) -> str:
        """Return the built document with this head, in this language."""
        document = built.replace('="./', f'="{self.root}').replace(HEAD, "".join(self._head()))
        return document.replace('lang="en"', f'lang="{self.language.code}"', 1)

    def _head(self) -> Iterator[str]:
        properties = {
            "og:type": "website",
            "og:site_name": "Fourfold",
            "og:title": self.title,
            "og:description": self.text,
            "og:url": self.address,
            "og:image": self.picture,
        }
        for name, content in properties.items():
            if content:
                yield f'<meta property="{name}" content="{html.escape(content)}" />'
        # For boot.js (if a script can't be loaded) and outdated.js; other texts are in a script.
        say = self.language.text
        named = {
            "description": self.text,
            "lack": f"{say('page-incomplete')} {say('page-retrying')}",
            "outdated": say("browser-outdated"),
            **self.tags,
        }
        for name, content in named.items():
            yield f'<meta name="{name}" content="{html.escape(content)}" />'
        yield self.links
