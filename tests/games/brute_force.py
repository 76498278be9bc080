"""Counts move sequences by brute force, independently of the package: the source of perft data.

Plain on purpose: strings, lists and dictionaries, with every rule rewritten from the rules' text.
It imports nothing from the package, so a mistake there can't repeat itself here.

    python -m tests.games.brute_force [--most 2000000]

regenerates the counts of all data files, except those larger than `--most`.
"""

import argparse
from itertools import permutations

from tests.games.perft_case import PerftCase, perft_files, read_cases

SQUARES = [file + rank for rank in "1234" for file in "abcd"]
LINES = [
    *([file + rank for file in "abcd"] for rank in "1234"),
    *([file + rank for rank in "1234"] for file in "abcd"),
    ["a1", "b2", "c3", "d4"],
    ["a4", "b3", "c2", "d1"],
]
BLOCKS = [
    [a + one, b + one, a + two, b + two]
    for a, b in ("ab", "bc", "cd")
    for one, two in ("12", "23", "34")
]


class Quarto:
    """A game of Quarto! that ignores who is to move: the counts don't depend on it."""

    def __init__(self, rules: str, text: str) -> None:
        key = rules.partition("/")[0]
        self.bits = ["CSHT".index(letter) for letter in key if letter in "CSHT"]
        self.groups = LINES + BLOCKS if "+" in key else LINES
        self.calls = "!" in key
        board, self.hand, *rest = text.split()
        self.passes = 1 if rest and "~" in rest[0] else 0
        self.board = {
            file + rank: piece
            for rank, row in zip("4321", board.split("/"), strict=True)
            for file, piece in zip("abcd", row, strict=True)
            if piece != "."
        }

    def is_won(self) -> bool:
        if self.calls:
            return False
        for group in self.groups:
            pieces = [int(self.board[s], 16) for s in group if s in self.board]
            for bit in self.bits:
                if len(pieces) == 4 and len({piece >> bit & 1 for piece in pieces}) == 1:
                    return True
        return False

    def count(self, depth: int) -> int:
        """Count without calls, which are not perft moves."""
        if depth == 0:
            return 1
        if self.is_won():
            return 0
        if len(self.board) == 16:
            return self.count_passes(depth)
        return self.count_gives(depth) if self.hand == "-" else self.count_places(depth)

    def count_passes(self, depth: int) -> int:
        passes_left = 2 - self.passes if self.calls else 0
        return 1 if depth <= passes_left else 0

    def count_gives(self, depth: int) -> int:
        total = 0
        for piece in "0123456789ABCDEF":
            if piece not in self.board.values():
                self.hand = piece
                total += self.count(depth - 1)
        self.hand = "-"
        return total

    def count_places(self, depth: int) -> int:
        total, piece = 0, self.hand
        for square in SQUARES:
            if square not in self.board:
                self.board[square], self.hand = piece, "-"
                total += self.count(depth - 1)
                del self.board[square]
        self.hand = piece
        return total


WINDOWS = {
    "wheel": ["0123", "0234", "0345", "0456", "0567", "0678", "0781", "0812"],
    "grid": ["1280", "2304", "8076", "0465"],
}
CARDS = ["".join(order) for order in permutations("RYGB")]


class Quartino:
    """A game of Quartino. Each move is tried on a copy."""

    def __init__(self, rules: str, text: str) -> None:
        self.windows = WINDOWS[rules.partition("/")[0]]
        stacks, seat, phase, racks = text.split()
        self.stacks = ["" if stack == "-" else stack for stack in stacks.split("/")]
        self.seat = int(seat) - 1
        self.phase, _, stones = phase.partition(":")
        self.stones = int(stones or 0)
        self.out = [rack.endswith("x") for rack in racks.split("/")]
        halves = [rack.rstrip("x").split(";") for rack in racks.split("/")]
        self.hidden = [hidden.split(",") if hidden else [] for hidden, _ in halves]
        self.claimed = [claimed.split(",") if claimed else [] for _, claimed in halves]

    def copy(self) -> "Quartino":
        other = object.__new__(Quartino)
        other.windows, other.out = self.windows, self.out
        other.stacks, other.seat = list(self.stacks), self.seat
        other.phase, other.stones = self.phase, self.stones
        other.hidden = [list(cards) for cards in self.hidden]
        other.claimed = [list(cards) for cards in self.claimed]
        return other

    def count(self, depth: int) -> int:
        if depth == 0:
            return 1
        if any(not cards for cards in self.hidden):
            return 0
        return sum(after.count(depth - 1) for after in self.successors())

    def successors(self) -> list["Quartino"]:
        if self.phase == "colour":
            return [self.after_colour(1), self.after_colour(0)]
        if self.phase == "place":
            return [
                self.after_stone(colour, field)
                for colour in "RYGB"
                if sum(stack.count(colour) for stack in self.stacks) < 7
                for field in range(9)
            ]
        claims = [(card, window) for card in self.possible_cards() for window in self.windows]
        return [self.after_turn(), *(self.after_claim(card, window) for card, window in claims)]

    def possible_cards(self) -> list[str]:
        own = self.hidden[self.seat]
        if "?" not in own:
            return own
        seen = [card for cards in self.hidden + self.claimed for card in cards]
        return [card for card in CARDS if card in own or card not in seen]

    def after_colour(self, extra: int) -> "Quartino":
        after = self.copy()
        has_column = any(len(stack) >= 4 for stack in self.stacks)
        after.stacks = ["" if len(stack) >= 4 else stack for stack in self.stacks]
        in_supply = 28 - sum(len(stack) for stack in after.stacks)
        after.phase, after.stones = "place", min(1 + extra + has_column, in_supply)
        return after

    def after_stone(self, colour: str, field: int) -> "Quartino":
        after = self.copy()
        after.stacks[field] += colour
        after.stones -= 1
        after.phase = "place" if after.stones else "claim"
        return after

    def after_turn(self) -> "Quartino":
        after = self.copy()
        while after.seat == self.seat or after.out[after.seat]:
            after.seat = (after.seat + 1) % len(after.hidden)
        stones = "".join(after.stacks)
        if any(stones.count(colour) >= 4 for colour in "RYGB"):
            after.phase, after.stones = "colour", 0
            return after
        return after.after_colour(0)

    def after_claim(self, card: str, window: str) -> "Quartino":
        fields = [int(field) for field in window]
        if "".join(self.stacks[field][-1:] or "-" for field in fields) != card:
            return self.after_turn()
        after = self.copy()
        own = after.hidden[self.seat]
        own.remove(card if card in own else "?")
        after.claimed[self.seat].append(card)
        for field in fields if own else []:
            after.stacks[field] = after.stacks[field][:-1]
        after.phase, after.stones = "place", 1
        return after


def count_sequences(case: PerftCase, depth: int) -> int:
    """Return the number of sequences of exactly this many moves, without Quarto! calls."""
    if case.game == "quarto":
        return Quarto(case.rules, case.position).count(depth)
    return Quartino(case.rules, case.position).count(depth)


def main() -> None:
    parser = argparse.ArgumentParser(description="Rewrite the counts in the perft data files.")
    parser.add_argument("--most", type=int, default=2_000_000, help="leave larger counts alone")
    most = parser.parse_args().most
    for path in perft_files():
        cases = iter(list(read_cases(path)))
        lines: list[str] = []
        case: PerftCase | None = None
        for line in path.read_text(encoding="utf-8").splitlines():
            if line.startswith("position "):
                case = next(cases)
            depth, colon, _ = line.partition(":")
            if case and colon and depth.isdecimal() and case.counts[int(depth)] <= most:
                lines.append(f"{depth}: {count_sequences(case, int(depth))}")
            else:
                lines.append(line)
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        print(path.name)


if __name__ == "__main__":
    main()
