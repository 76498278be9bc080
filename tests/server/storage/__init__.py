"""Tests of the storage, most of them on both databases."""
