"""What players can say to each other: ready phrases, which everybody reads in their own language.

There is no free text, so nobody has to be kept from insulting others.
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
"""The phrases, in the order of a game; the text of one is the message `phrase-NAME`."""
