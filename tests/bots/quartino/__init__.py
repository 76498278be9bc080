"""Tests of the Quartino bots."""
