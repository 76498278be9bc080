"""Tests for the storage, most of them on both databases."""
