"""A whole engine: it wins where one move wins, and plays at random elsewhere.

fourfold arena quarto random 'engine:python examples/engine.py quarto'
"""

import sys
from random import Random
from typing import Any

from fourfold.games import GAMES

game = GAMES[sys.argv[1] if len(sys.argv) > 1 else "quarto"]
rules: Any = game.default_rules
position: Any = None


def parse_position(words: list[str]) -> Any:
    keys = [i for i, word in enumerate(words) if word in ("starter", "moves", "events")]
    text = " ".join(words[: min(keys, default=len(words))])
    found = game.start(rules) if text == "start" else game.parse_position(text, rules)
    for move in words[words.index("moves") + 1 :] if "moves" in words else []:
        found = found.play(game.parse_move(move))
    return found


def choose(seed: int) -> Any:
    moves = [move for move in position.legal_moves() if not position.is_wrong(move)]
    winning = [move for move in moves if position.play(move).outcome]
    return winning[0] if winning else Random(seed).choice(moves)


for verb, *words in filter(None, map(str.split, sys.stdin)):
    if verb == "identify":
        print(f"id name one-move\nid protocol 1\nid game {game.name}\nidentified", flush=True)
    elif verb == "rules":
        rules = game.parse_rules(words[0])
    elif verb == "position":
        position = parse_position(words)
    elif verb == "go":
        seed = int(words[words.index("seed") + 1]) if "seed" in words else 0
        print("bestmove", game.format_move(choose(seed)), flush=True)
    elif verb == "quit":
        break
