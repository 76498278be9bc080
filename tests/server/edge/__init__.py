"""Tests for rare cases: races, lost connections, limits, full disks, clocks that jump."""
