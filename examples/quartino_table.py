"""A game of Quartino between three bots, as seat 2 sees it: the others' cards stay secret."""

from fourfold import Match, Player, Table, make_bot, quartino

BOTS = ("novice", "builder", "blocker")
WATCHER = 2


def main() -> None:
    """Play the game, and print what seat 2 may know after each turn."""
    match = Match.new(quartino.QUARTINO, seed=7, names=BOTS)
    players = [Player(name, make_bot(quartino.QUARTINO, name)) for name in BOTS]
    table = Table(match, players, seed=1)
    while match.outcome is None:
        table.move_bot()
        turns = match.turns()
        seat, moves = turns[-1]
        if match.seat != seat:
            print(f"Turn {len(turns)}, seat {seat}: {quartino.format_turn(moves)}")
            print(table.view(WATCHER), end="\n\n")


if __name__ == "__main__":
    main()
