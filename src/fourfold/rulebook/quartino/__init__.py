"""The sections and figures of Quartino's rules."""

from fourfold.rulebook.quartino.section import FIGURES, SECTIONS

__all__ = ["FIGURES", "SECTIONS"]
