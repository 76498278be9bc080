"""Tests for the worker processes."""
