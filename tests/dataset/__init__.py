"""Tests for the datasets."""
