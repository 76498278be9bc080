"""Tests for Quartino."""
