"""The server's registry of games: one adapter each."""

from fourfold.plugin import load_plugins
from fourfold.server.games.adapter import AnyAdapter
from fourfold.server.games.quartino.adapter import QUARTINO_ADAPTER
from fourfold.server.games.quarto.adapter import QUARTO_ADAPTER

ADAPTERS: dict[str, AnyAdapter] = {
    "quarto": QUARTO_ADAPTER,
    "quartino": QUARTINO_ADAPTER,
}
"""The adapters by game name."""

load_plugins(ADAPTERS, "server", "ADAPTER")
