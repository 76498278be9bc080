"""Tests of the full-screen game."""
