"""Tests of the core's text interface."""
