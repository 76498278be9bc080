"""Quarto! as the server plays it."""
