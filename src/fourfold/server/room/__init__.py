"""Rooms as pure values: what a log folds to, and what an action would add to it.

Nothing here waits, stores, sends, or looks at a clock.
"""
