"""What is done to a server under load, one file a fault: `python -m tests.server.faults`."""
