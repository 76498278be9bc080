"""Tests of the log's own events."""
