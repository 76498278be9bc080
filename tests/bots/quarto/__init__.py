"""Tests of the Quarto! bots."""
