"""Recomputes the known numbers of Quarto! theory, and compares.

    python -m tests.theory [sequences] [boards] [openings] [book] [start]

Without names, it checks all sections. The known numbers and their sources are in
`tests/data/theory.toml`. Any difference makes the exit code 1.
"""

import argparse
import sys
import time
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fourfold.games import quarto
from fourfold.solver import Solver
from fourfold.solver.quarto import native
from fourfold.solver.quarto.book import load_book
from fourfold.solver.quarto.native import OpeningSolver, list_openings

KNOWN = Path(__file__).parent / "data" / "theory.toml"
VALUES = {1: "a win", 0: "a draw", -1: "a loss"}

Known = dict[str, Any]
"""A section's numbers by rule set."""


@dataclass(frozen=True, slots=True)
class Finding:
    """A recomputed fact."""

    what: str
    found: str
    known: str

    @property
    def is_known(self) -> bool:
        return self.found == self.known

    def __str__(self) -> str:
        verdict = "" if self.is_known else f"   DIFFERS from {self.known}"
        return f"{self.what:<24}{self.found}{verdict}"


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the theory: facts of one kind, from one key of the data file."""

    title: str
    find: Callable[[str, Any], Iterator[Finding]]
    """Yields a rule set's findings, given its key and the known numbers."""


def find_sequences(key: str, known: Any) -> Iterator[Finding]:
    start = quarto.start(quarto.parse_rules(key))
    for depth, counts in enumerate(zip(known["all"], known["ended"], strict=True), 1):
        found = native.perft(start, depth), native.perft_ended(start, depth)
        yield Finding(f"{key} depth {depth}", _ended(*found), _ended(*counts))


def find_boards(key: str, known: Any) -> Iterator[Finding]:
    found = native.full_boards(quarto.parse_rules(key))
    yield Finding(key, f"{found:,}", f"{known:,}")


def find_openings(key: str, known: Any) -> Iterator[Finding]:
    for pieces, number in enumerate(known):
        found = len(list_openings(**_rule_class(key), pieces=pieces))
        yield Finding(f"{key} {pieces} pieces", f"{found:,}", f"{number:,}")


def find_values_in_book(key: str, known: Any) -> Iterator[Finding]:
    """Read the values from the shipped book; empty if there is none."""
    book = load_book(**_rule_class(key))
    solver = OpeningSolver(**_rule_class(key))
    for pieces, numbers in enumerate(known):
        if book is None or pieces > book.max_pieces:
            return
        values: Counter[int] = Counter()
        for opening in list_openings(**_rule_class(key), pieces=pieces):
            score = book.scores.get(solver.key(opening), 0)
            values[(score > 0) - (score < 0)] += 1
        found = _values(values[1], values[0], values[-1])
        yield Finding(f"{key} {pieces} pieces", found, _values(*numbers))


def find_value_of_the_start(key: str, known: Any) -> Iterator[Finding]:
    rules = quarto.parse_rules(key)
    solution = Solver(rules, use_book=False).solve(quarto.start(rules), distance=False)
    assert solution.verdict.value is not None
    yield Finding(key, VALUES[solution.verdict.value], VALUES[known])


SECTIONS = {
    "sequences": Section("sequences of half-moves from the empty board", find_sequences),
    "boards": Section("full boards without a group", find_boards),
    "openings": Section("openings up to symmetry, with a piece in hand", find_openings),
    "book": Section("their values, by the opening book", find_values_in_book),
    "start": Section("the empty board, by search without a book", find_value_of_the_start),
}
"""The sections by their key in the data file, quick ones first."""


def check(name: str, known: Known) -> bool:
    """Print a section's findings; return whether all match the known numbers."""
    section, started = SECTIONS[name], time.monotonic()
    source = " ".join(known["source"].split())
    print(f"{name}: {section.title}\nSource: {source}")
    findings = []
    for key in known:
        if key == "source":
            continue
        for finding in section.find(key, known[key]):
            findings.append(finding)
            print(f"  {finding}", flush=True)
    wrong = sum(not finding.is_known for finding in findings)
    verdict = f"{wrong} DIFFER" if wrong else "as known" if findings else "there is no book"
    print(f"  {len(findings)} numbers, {verdict}, in {time.monotonic() - started:,.1f} s\n")
    return wrong == 0


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Recompute the known numbers of the theory.")
    parser.add_argument("sections", nargs="*", metavar="section", help=", ".join(SECTIONS))
    names = parser.parse_args(arguments).sections or list(SECTIONS)
    if unknown := [name for name in names if name not in SECTIONS]:
        parser.error(f"there is no section {unknown[0]!r}")
    known = tomllib.loads(KNOWN.read_text(encoding="utf-8"))
    results = [check(name, known[name]) for name in names]
    return 0 if all(results) else 1


def _ended(number: int, ended: int) -> str:
    return f"{number:,}, {ended:,} of them ended"


def _values(wins: int, draws: int, losses: int) -> str:
    return f"{wins:,} won, {draws:,} drawn, {losses:,} lost"


def _rule_class(key: str) -> dict[str, Any]:
    rules = quarto.parse_rules(key)
    return {"traits": len(rules.traits), "squares": rules.squares}


if __name__ == "__main__":
    sys.exit(main())
