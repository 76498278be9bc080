"""Rooms as pure values."""
