"""Tests for the Quarto! bots."""
