"""Exact knowledge of Quarto!; `native` is the only door to the compiled core."""
