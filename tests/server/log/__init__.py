"""Tests for the log."""
