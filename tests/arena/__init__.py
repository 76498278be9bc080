"""Tests for the arena."""
