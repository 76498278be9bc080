"""Analyses without worker processes."""

from fourfold.server.analysis import (
    MAX_ANALYSIS_SECONDS,
    PositionAnalysis,
    describe_end,
    describe_worth,
    read_position,
)
from fourfold.server.games.registry import ADAPTERS


def analyse_position(
    game: str, rules: str, position: str, seconds: float = MAX_ANALYSIS_SECONDS
) -> PositionAnalysis:
    """Evaluate a position in notation in this process."""
    found = read_position(game, rules, position)
    adapter = ADAPTERS[game]
    if found.outcome:
        return describe_end(adapter, found)
    return describe_worth(adapter, found, adapter.judge(found, seconds))
