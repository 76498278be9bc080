"""Quartino as the server plays it."""

from fourfold.server.games.quartino.adapter import QUARTINO_ADAPTER

__all__ = ["QUARTINO_ADAPTER"]
