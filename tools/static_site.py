"""Write the page as a folder of static files: `make site`.

Any web host can serve the folder from any path. It has the bots, games on one screen, rules and
reviews, each language at its own address; only playing with others needs a server.
"""

import argparse
import shutil
from pathlib import Path

from fourfold.games import GAMES
from fourfold.language import LANGUAGES, Language
from fourfold.lessons import LESSON_GAMES, shipped_lessons
from fourfold.server import built_page
from fourfold.server.document import CONTENT_POLICY, PICTURE, SUMMARY, Document
from fourfold.server.http import ahead
from fourfold.server.http.ahead import Ahead

DEFAULT_FOLDER = Path("build/site")

LEFT_OUT = ("index.html", ahead.NAME)
"""Files that only a server needs."""


def write_site(folder: Path, address: str) -> None:
    """Write the site into an empty folder; `address` is its URL, or empty if unknown."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(built_page.FOLDER, folder, ignore=shutil.ignore_patterns("*.gz", *LEFT_OUT))
    built = (built_page.FOLDER / "index.html").read_text()
    files = Ahead.decode((built_page.FOLDER / ahead.NAME).read_bytes())
    for code in ("", *LANGUAGES):
        language = Language(code or "en")
        for path, title, text in _parts(language):
            place = f"{code}/{path}" if code else path
            root = "../" * place.count("/") or "./"
            document = Document(
                language=language,
                title=title,
                text=text,
                address=address and address + place,
                # Previews need an absolute URL; some readers can resolve a relative one too.
                picture=(address or root) + PICTURE,
                root=root,
                links=_write_links(path, root) + files.links(code, None, root),
            )
            target = folder / place / "index.html"
            target.parent.mkdir(parents=True, exist_ok=True)
            filled = document.fill(built)
            target.write_text(filled.replace("<title>Fourfold</title>", f"<title>{title}</title>"))


def _parts(language: Language) -> list[tuple[str, str, str]]:
    """Return the path, title and description of each part of the page that has an address."""
    say = language.text
    start = say("start-title")
    rules = [
        (
            f"rules/{name}/",
            f"{say('start-rules')} – {say(f'play-title-{name}')}",
            say(f"{name}-rules.summary"),
        )
        for name in GAMES
    ]
    others = [
        ("", start),
        ("me/", f"{say('page-results')} – {start}"),
        ("puzzles/", f"{say('page-puzzles')} – {start}"),
        ("analysis/", f"{say('page-analysis')} – {start}"),
        ("learn/", f"{say('page-learn')} – {start}"),
        ("training/", f"{say('training-title')} – {start}"),
        ("local/", start),
    ]
    others += [
        (f"learn/{game}/{lesson.name}/", f"{say(lesson.message)} – {start}")
        for game in LESSON_GAMES
        for lesson in shipped_lessons(game)
    ]
    return [(path, title, say(SUMMARY)) for path, title in others] + rules


def _write_links(path: str, root: str) -> str:
    """Return the content policy, and links to the same part in every language."""
    policy = f'<meta http-equiv="content-security-policy" content="{CONTENT_POLICY}" />'
    return policy + "".join(
        f'<link rel="alternate" hreflang="{code}" href="{root}{code}/{path}" />'
        for code in LANGUAGES
    )


def main() -> None:
    """Write the site."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, default=DEFAULT_FOLDER)
    parser.add_argument("--address", default="", help="the site's URL, for link previews")
    options = parser.parse_args()
    address = options.address and options.address.rstrip("/") + "/"
    write_site(options.folder, address)
    print(
        f"site: {options.folder}; try it with: python -m http.server --directory {options.folder}"
    )


if __name__ == "__main__":
    main()
