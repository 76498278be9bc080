"""The themes of Quarto! puzzles, and how many of each are shipped."""

from fourfold.puzzles.adapter import Section, Theme

SAFE_PIECE, ONLY_DRAW, JUDGE, SPOT = "safe-piece", "only-draw", "judge", "spot"

MAX_WIN = 4
"""Maximum length of a win, in the winner's own turns."""

WINS = {f"win-{turns}": turns for turns in range(1, MAX_WIN + 1)}
"""The themes whose goal is a win, with the number of the winner's own turns."""

THEMES = {
    theme.name: theme
    for theme in (
        *(Theme(name, f"win in {turns}") for name, turns in WINS.items()),
        Theme(SAFE_PIECE, "don't lose"),
        Theme(ONLY_DRAW, "draw"),
        Theme(JUDGE, "win, draw or loss", kinds=3),
        Theme(SPOT, "call or pass", kinds=2),
    )
}
"""The themes by name."""

PLACED = {
    "win-1": range(6, 14),
    "win-2": range(7, 13),
    "win-3": range(7, 12),
    "win-4": range(7, 10),
    SAFE_PIECE: range(6, 13),
    ONLY_DRAW: range(8, 13),
    JUDGE: range(8, 13),
    SPOT: range(12, 17),
}
"""How many pieces are on the board, by theme: enough to see the end, and few enough to go wrong."""

PLAN = (
    Section("CSHT", "win-1", 500),
    Section("CSHT", "win-2", 1200),
    Section("CSHT", "win-3", 1100),
    Section("CSHT", "win-4", 700),
    Section("CSHT", SAFE_PIECE, 1000),
    Section("CSHT", ONLY_DRAW, 800),
    Section("CSHT", JUDGE, 600),
    Section("CSHT!", SPOT, 600),
    Section("CSHT+", "win-1", 300),
    Section("CSHT+", "win-2", 500),
    Section("CSHT+", "win-3", 400),
    Section("CSHT+", SAFE_PIECE, 400),
    Section("CSHT+", ONLY_DRAW, 200),
    Section("CSHT+", JUDGE, 200),
    Section("CSHT+!", SPOT, 400),
    Section("CSH", "win-1", 150),
    Section("CSH", "win-2", 150),
    Section("CSH", SAFE_PIECE, 150),
    Section("CSH!", SPOT, 100),
    Section("CS", "win-1", 150),
    Section("CS", "win-2", 100),
    Section("CS", SAFE_PIECE, 100),
    Section("CS!", SPOT, 100),
    Section("C", "win-1", 100),
    Section("C!", SPOT, 100),
)
"""The shipped puzzles: the standard game, the advanced one, and three for children."""
