"""Exams: grade any bot or engine against exact answers."""
