"""Tests for the puzzles."""
