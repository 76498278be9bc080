"""Stored event types, separate from the wire's: stored logs stay readable forever."""
