"""Tests for the brokers."""
