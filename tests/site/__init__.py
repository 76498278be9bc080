"""Tests of the static site's server."""
