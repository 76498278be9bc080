"""The rules of Quarto! for people: their sections and figures."""

from fourfold.rulebook.quarto.section import FIGURES, SECTIONS

__all__ = ["FIGURES", "SECTIONS"]
