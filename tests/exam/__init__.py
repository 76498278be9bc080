"""Tests of the exams."""
