"""Tests of the exam of Quarto!."""
