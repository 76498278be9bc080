"""Tests for the rules."""
