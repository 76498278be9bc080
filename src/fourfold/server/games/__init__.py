"""One server adapter per game, listed in `registry`.

Nothing is imported here: worker processes need only the games' judges.
"""
