"""Tests for the exams."""
