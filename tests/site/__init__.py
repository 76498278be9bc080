"""Tests for the static site's server."""
