"""Tests of the players of Quarto!."""
