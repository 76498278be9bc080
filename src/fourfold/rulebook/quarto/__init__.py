"""The sections and figures of Quarto!'s rules."""

from fourfold.rulebook.quarto.section import FIGURES, SECTIONS

__all__ = ["FIGURES", "SECTIONS"]
