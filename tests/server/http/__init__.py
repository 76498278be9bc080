"""Tests of fourfold.server.http."""
