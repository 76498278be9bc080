"""Rooms that live in this process: their locks, clocks, bots and viewers."""
