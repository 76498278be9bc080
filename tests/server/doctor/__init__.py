"""Tests for the doctor."""
