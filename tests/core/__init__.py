"""Tests for the core's text interface."""
