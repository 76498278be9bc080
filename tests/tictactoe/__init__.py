"""Tic-tac-toe: a third game, added from outside by following docs/adding-a-game.md.

The modules without `test_` are the game as its author writes it; the tests show that it works.
"""
