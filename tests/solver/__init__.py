"""Tests of the solver and the compiled core."""
