"""Tests for the lessons."""
