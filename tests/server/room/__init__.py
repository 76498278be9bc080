"""Rooms as immutable values."""
