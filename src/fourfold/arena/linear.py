"""Solves small systems of linear equations: enough for a few dozen bots."""

from collections.abc import Sequence


def solve(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Solve `matrix` · x = `right`; raise `ZeroDivisionError` if the matrix is singular.

    Uses Gaussian elimination with partial pivoting.
    """
    return [row[0] for row in _eliminate(matrix, [[value] for value in right])]


def invert(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """Return the inverse of a matrix; raise `ZeroDivisionError` if it is singular."""
    size = len(matrix)
    return _eliminate(matrix, [[float(i == j) for j in range(size)] for i in range(size)])


def _eliminate(
    matrix: Sequence[Sequence[float]], right: Sequence[Sequence[float]]
) -> list[list[float]]:
    """Reduce the matrix to the identity, and return the transformed right side."""
    size = len(matrix)
    rows = [[*left, *rest] for left, rest in zip(matrix, right, strict=True)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        factor = 1 / rows[column][column]
        rows[column] = [value * factor for value in rows[column]]
        for row in range(size):
            if row != column and rows[row][column]:
                factor = rows[row][column]
                rows[row] = [
                    value - factor * above
                    for value, above in zip(rows[row], rows[column], strict=True)
                ]
    return [row[size:] for row in rows]
