"""Chat phrases, which each player reads in their own language.

There is no free text, so chat needs no moderation.
"""

PHRASES = (
    "hello",
    "good-luck",
    "nice-move",
    "well-played",
    "thanks",
    "oops",
    "interesting",
    "wow",
    "take-your-time",
    "one-moment",
    "sorry",
    "good-game",
    "another-game",
    "goodbye",
)
"""The phrases, in the order they come up in a game; `phrase-NAME` is the text's message id."""

NUDGE = "nudge"
"""Stored like a phrase, but sent by its own action: it makes the other player's page ring."""
