"""Tests of the rules as text for players."""
