"""Tests of what administrators do."""
