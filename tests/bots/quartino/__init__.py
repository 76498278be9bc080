"""Tests for the Quartino bots."""
