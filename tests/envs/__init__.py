"""Tests for the environments."""
