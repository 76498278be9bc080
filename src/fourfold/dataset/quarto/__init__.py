"""Datasets of Quarto!: positions with their value, distance and every move's value."""
