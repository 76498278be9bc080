"""The tests of what administrators do."""
