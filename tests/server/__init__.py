"""Tests for the server."""
