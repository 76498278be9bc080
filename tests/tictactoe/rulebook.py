"""The sections of tic-tac-toe's rules; the texts are in locales."""

SECTIONS = ("goal", "turn")
"""The sections of the rules, in order."""
