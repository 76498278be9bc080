"""The server: rooms, their logs, and everything that reaches a player over the net."""
