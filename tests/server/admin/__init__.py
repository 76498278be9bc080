"""Tests for the admin commands."""
