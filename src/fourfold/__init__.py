"""The board games Quarto! and Quartino: rules, solver, bots and a game for the terminal."""

__version__ = "0.1.0"
"""The version of the package, the same as in pyproject.toml."""
