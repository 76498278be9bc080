"""Tests of the Quarto! exam."""
