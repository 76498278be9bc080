"""Quartino as the server plays it."""
