"""The rules of Quartino for people: their sections and figures."""

from fourfold.rulebook.quartino.section import FIGURES, SECTIONS

__all__ = ["FIGURES", "SECTIONS"]
