"""How the rules of tic-tac-toe are divided; the texts are in locales."""

SECTIONS = ("goal", "turn")
"""The sections of the rules in their order."""
