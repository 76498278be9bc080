"""Benchmarks: each asserts its answer before it reports a time."""
