"""Tests of what is rare: races, lost connections, limits, full disks, clocks that jump."""
