"""Datasets of positions with exact labels. They need the extra `fourfold[dataset]`."""
