"""The compiled rules of Quartino and the search for its turns.

`native` is this game's only door to the compiled core.
"""
