"""Splits the printed rule sheets into sentences and checks them against tests/data/sheets.toml.

    python -m tools.sheets LT=FILE LV=FILE …     checks sheets, and prints their numbered sentences
    python -m tools.sheets --write LT=FILE …     records their fingerprints

The sheets are other people's texts, so the repository holds only a fingerprint of each sentence.
docs/rules.md says for each, by its number, where it is implemented and where players are told.
Exits with 1 if a sheet's sentences aren't the recorded ones.
"""

import argparse
import hashlib
import re
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path

FILE = Path(__file__).parents[1] / "tests" / "data" / "sheets.toml"
FINGERPRINT_DIGITS = 12

_BULLET = re.compile(r"^[\s#·\-*]*(?:(?:[IVX]+ )(?=\d)|\d[a-z]?\.\s)?[\s·*]*")
_BOUNDARY = re.compile(r"(?<=[.!?])\s+(?=[^\W\d_])")


def split_sheet(text: str) -> list[str]:
    """Return a sheet's sentences and list items, without headings, bullets and figure numbers."""
    lines = (_BULLET.sub("", line).replace("*", "") for line in text.splitlines())
    return [sentence for line in lines for sentence in _split_line(line) if _is_sentence(sentence)]


def _split_line(line: str) -> list[str]:
    """Split before each capital letter that follows the end of a sentence."""
    line = " ".join(line.split())
    ends = [match for match in _BOUNDARY.finditer(line) if line[match.end()].isupper()]
    starts = [0, *(match.end() for match in ends)]
    stops = [*(match.start() for match in ends), len(line)]
    return [line[start:stop] for start, stop in zip(starts, stops, strict=True)]


def _is_sentence(text: str) -> bool:
    """Return whether a text is more than a heading, which is all in capitals, or a number."""
    return any(letter.islower() for letter in text)


def fingerprint(sentence: str) -> str:
    """Return the start of a sentence's SHA-256."""
    return hashlib.sha256(sentence.encode()).hexdigest()[:FINGERPRINT_DIGITS]


def read_fingerprints() -> dict[str, list[str]]:
    """Return the recorded fingerprints of each sheet's sentences, in order."""
    return {sheet: list(each) for sheet, each in tomllib.loads(FILE.read_text("utf-8")).items()}


def format_fingerprints(sheets: dict[str, list[str]]) -> str:
    """Return the recorded file's text."""
    head = "# The printed sheets' sentences as fingerprints, written by `python -m tools.sheets`.\n"
    return "\n".join((head, *(_format_sheet(*each) for each in sheets.items())))


def _format_sheet(sheet: str, fingerprints: list[str]) -> str:
    lines = (f'    "{each}", # {number}\n' for number, each in enumerate(fingerprints, 1))
    return f"{sheet} = [\n{''.join(lines)}]\n"


def main(args: Sequence[str] | None = None) -> int:
    """Check or record sheets; return the exit status."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("sheets", nargs="+", metavar="SHEET=FILE", help="a sheet's code and text")
    parser.add_argument("--write", action="store_true", help="record the sentences' fingerprints")
    options = parser.parse_args(args)
    pairs = [each.partition("=") for each in options.sheets]
    sentences = {sheet: split_sheet(Path(file).read_text("utf-8")) for sheet, _, file in pairs}
    found = {sheet: [fingerprint(each) for each in listed] for sheet, listed in sentences.items()}
    if options.write:
        FILE.write_text(format_fingerprints(read_fingerprints() | found), "utf-8")
    recorded = read_fingerprints()
    for sheet, listed in sentences.items():
        print(*(f"{sheet}{number} {each}" for number, each in enumerate(listed, 1)), sep="\n")
    changed = [sheet for sheet in found if found[sheet] != recorded.get(sheet)]
    for sheet in changed:
        print(f"{sheet}: these aren't the sentences in {FILE.name}", file=sys.stderr)
    return 1 if changed else 0


if __name__ == "__main__":
    sys.exit(main())
