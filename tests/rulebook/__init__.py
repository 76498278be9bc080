"""Tests for the rules as text for players."""
