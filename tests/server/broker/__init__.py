"""Tests of the brokers."""
