"""Tests for the full-screen game."""
