"""Rooms as pure values: folded from a log, changed by deciding actions.

No I/O, no locks and no clocks here.
"""
