"""The compiled rules of Quartino and the search for turns.

Only `native` calls the compiled core for this game.
"""
