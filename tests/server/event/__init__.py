"""Tests for the log's own events."""
