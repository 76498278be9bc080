"""Tests for the bots."""
