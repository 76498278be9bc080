"""Tests for rooms that are open in this process."""
