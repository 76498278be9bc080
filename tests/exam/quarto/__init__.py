"""Tests for the Quarto! exam."""
