"""Quarto! as the server plays it."""

from fourfold.server.games.quarto.adapter import QUARTO_ADAPTER

__all__ = ["QUARTO_ADAPTER"]
