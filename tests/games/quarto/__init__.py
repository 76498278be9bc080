"""Tests for Quarto!."""
