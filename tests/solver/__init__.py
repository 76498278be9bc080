"""Tests for the solver and the compiled core."""
