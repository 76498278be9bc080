"""Seats the players at a table, for the first game and for the next ones."""

from collections.abc import Sequence
from datetime import UTC, datetime
from random import Random

from fourfold.bots import AnyBot
from fourfold.games.game import AnyGame
from fourfold.games.setup import AnySetup, Setup
from fourfold.language import Language
from fourfold.match import Match
from fourfold.table import AnyTable, Player, Table
from fourfold.terminal.starter import StarterPolicy, default_starter_policy


def new_table(setup: AnySetup, players: Sequence[Player], random: Random) -> AnyTable:
    """Set up a table; `random` draws the deal, if any, and the bots' seed."""
    deal = setup.game.draw_deal(setup.seats, random.getrandbits(32))
    setup = Setup(setup.game, setup.rules, setup.seats, setup.starter, deal)
    match = Match(setup, names=[player.name for player in players])
    match.headers["Date"] = datetime.now(UTC).date().isoformat()
    return Table(match, players, random.getrandbits(32))


def next_table(table: AnyTable, random: Random, policy: StarterPolicy | None = None) -> AnyTable:
    """Return a table for the same players' next game; they may have agreed who starts."""
    setup = table.match.setup
    start = (policy or default_starter_policy(setup.game)).following(table.match, random)
    return new_table(Setup(setup.game, setup.rules, setup.seats, start), table.players, random)


def seat_players(
    language: Language,
    game: AnyGame,
    seats: int,
    *,
    bots: Sequence[AnyBot] = (),
    names: Sequence[str] = (),
) -> list[Player]:
    """Return the players in seat order, people first, with the given names or default ones."""
    first_bot = seats - len(bots) + 1
    players = []
    for seat in range(1, seats + 1):
        bot = bots[seat - first_bot] if seat >= first_bot else None
        if seat <= len(names):
            name = names[seat - 1]
        elif bot is None:
            name = language.text(
                "play-player-alone" if first_bot == 2 else "play-player", seat=seat
            )
        else:
            level = f"bot-{game.name}-{bot.name}"
            # Two bots may have the same level: add their seats to tell them apart.
            is_named = len(bots) == 1 and language.has(level)
            name = language.text(level if is_named else "play-bot", seat=seat)
        players.append(Player(name, bot))
    return players
