"""Tests of exact knowledge and the compiled core."""
