"""Rooms loaded in this process, with their locks, clocks, bots and viewers."""
