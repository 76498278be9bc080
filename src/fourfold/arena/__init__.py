"""Many games between bots: planned, played anywhere, kept in a folder, counted and rated.

A game is a job that depends on nothing but its settings: whoever plays it, in this process, in
others or on other machines, gets the same game.
"""
