"""Thousands of players and spectators, and a checker of what a server sent and stored."""
