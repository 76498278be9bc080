"""Tests of rooms that are open in this process."""
