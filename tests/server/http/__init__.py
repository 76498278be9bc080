"""Tests for fourfold.server.http."""
