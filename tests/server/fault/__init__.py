"""Faults for a server under load, one file each: `python -m tests.server.faults`."""
