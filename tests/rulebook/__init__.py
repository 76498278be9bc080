"""Tests of the rules for people."""
