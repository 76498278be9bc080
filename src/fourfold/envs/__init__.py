"""Environments for research: PettingZoo, Gymnasium, OpenSpiel.

They need the extra `fourfold[envs]`, and are documented in docs/environments.md.
"""
