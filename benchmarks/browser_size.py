"""How much a visitor to the page downloads, compressed, by part."""

import gzip
import re
from pathlib import Path

from fourfold.language import LANGUAGES
from fourfold.server.built_page import FOLDER

MAX_SCRIPT_BYTES = 150_000
"""The budget of a first load: web/size.mjs."""

GZIP_LEVEL = 9

TEXTS = "(page|rules|lessons)"
"""How the names of a language's files begin."""


def compressed(path: Path) -> int:
    """Return the size of a file as a host sends it; fonts and pictures are already compressed."""
    data = path.read_bytes()
    return (
        len(data)
        if path.suffix in (".woff2", ".png", ".jpg")
        else len(gzip.compress(data, GZIP_LEVEL))
    )


def size_table(scripts: set[str]) -> str:
    """Return the sizes of all parts; `scripts` are the files of a first load."""
    files = {
        file.name: compressed(file)
        for file in (FOLDER / "assets").iterdir()
        if file.suffix != ".gz"
    }

    def total(pattern: str) -> int:
        found = [size for name, size in files.items() if re.fullmatch(pattern, name)]
        assert found, f"no file matches {pattern}"
        return sum(found)

    first = sum(files[name] for name in scripts)
    assert first <= MAX_SCRIPT_BYTES, f"a first load has {first} bytes of script"
    rows = [
        (f"JavaScript for a first load with a game, at most {MAX_SCRIPT_BYTES // 1000} kB", first),
        ("style sheet", total(r"style-.*\.css")),
        ("typeface, Latin", total(r"figtree-latin-wght.*\.woff2")),
        ("typeface, other Latin letters", total(r"figtree-latin-ext.*\.woff2")),
        ("core", total(r"core-.*\.wasm")),
        ("core's worker", total(r"worker-.*\.js")),
        ("opening book", total(r"openings-.*\.book")),
        *(
            (f"texts, rules and lessons, {code}", total(rf"{TEXTS}-{code}-.*\.js"))
            for code in LANGUAGES
        ),
        ("everything, in one language", sum(files.values()) - _other_languages(files)),
    ]
    return "\n".join(
        (
            "| part | gzipped |",
            "|---|---|",
            *(f"| {name} | {size / 1000:.1f} kB |" for name, size in rows),
        )
    )


def _other_languages(files: dict[str, int]) -> int:
    return sum(
        size for name, size in files.items() if re.match(rf"{TEXTS}-(?!en-)[a-z]{{2}}-", name)
    )
