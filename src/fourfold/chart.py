"""Draws a bar chart as SVG: a bar per value, with its 95% confidence interval as a whisker."""

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10
from typing import Protocol

WIDTH, LEFT, RIGHT, TOP, ROW = 720, 200, 60, 48, 32
MAX_LABEL_CHARACTERS = 26


class Bar(Protocol):
    """A value to draw, such as a bot's rating or a share of right answers."""

    @property
    def label(self) -> str:
        """The text to the left of the bar."""

    @property
    def value(self) -> float:
        """Where the bar ends."""

    @property
    def low(self) -> float:
        """The lower end of the 95% confidence interval."""

    @property
    def high(self) -> float:
        """The upper end of the 95% confidence interval."""


def draw_chart(title: str, rows: Sequence[Bar], *, is_share: bool) -> str:
    """Return the SVG; the axis is 0 to 1 for shares, and covers all intervals for ratings."""
    ends = [0.0, *(row.low for row in rows), *(row.high for row in rows)]
    axis = _Axis(0.0, 1.0) if is_share else _Axis(min(ends), max(ends))
    height = TOP + ROW * len(rows) + 40
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" '
        f'viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" font-size="13">',
        f'<rect width="{WIDTH}" height="{height}" fill="#ffffff"/>',
        f'<text x="{LEFT}" y="26" font-size="16" font-weight="bold">{escape(title)}</text>',
    ]
    bottom = TOP + ROW * len(rows)
    for tick in axis.ticks():
        x, label = axis.x(tick), f"{tick:.0%}" if is_share else f"{tick:g}"
        parts.append(f'<path d="M{x:.1f} {TOP}V{bottom}" stroke="#d5d8de"/>')
        parts.append(
            f'<text x="{x:.1f}" y="{bottom + 20}" text-anchor="middle" fill="#444">{label}</text>'
        )
    for number, row in enumerate(rows):
        parts += _bar(row, axis, TOP + ROW * number, is_share)
    return "\n".join([*parts, "</svg>"]) + "\n"


def _bar(row: Bar, axis: "_Axis", top: int, is_share: bool) -> list[str]:
    middle = top + ROW / 2
    zero, end, low, high = (axis.x(value) for value in (0.0, row.value, row.low, row.high))
    label = row.label
    if len(label) > MAX_LABEL_CHARACTERS:
        label = label[: MAX_LABEL_CHARACTERS - 1] + "…"
    value = f"{row.value:.1%}" if is_share else f"{row.value:+.0f}"
    return [
        f'<text x="{LEFT - 12}" y="{middle + 4:.1f}" text-anchor="end">{escape(label)}</text>',
        f'<rect x="{min(zero, end):.1f}" y="{top + 6}" width="{abs(end - zero):.1f}" '
        f'height="{ROW - 12}" fill="#5b8def"/>',
        f'<path d="M{low:.1f} {middle:.1f}H{high:.1f}M{low:.1f} {middle - 5:.1f}v10'
        f'M{high:.1f} {middle - 5:.1f}v10" stroke="#1c2b4a" stroke-width="1.5" fill="none"/>',
        f'<text x="{high + 6:.1f}" y="{middle + 4:.1f}" fill="#1c2b4a">{value}</text>',
    ]


class _Axis:
    """Maps values to x coordinates."""

    def __init__(self, low: float, high: float) -> None:
        span = max(high - low, 1e-9)
        power = 10.0 ** floor(log10(span))
        self.step: float = next(power * f for f in (0.2, 0.5, 1, 2) if span / (power * f) <= 8)
        self.low, self.high = floor(low / self.step), ceil(high / self.step)
        self.high = max(self.high, self.low + 1)

    def x(self, value: float) -> float:
        share = (value / self.step - self.low) / (self.high - self.low)
        return LEFT + share * (WIDTH - LEFT - RIGHT)

    def ticks(self) -> list[float]:
        return [round(n * self.step, 10) + 0.0 for n in range(self.low, self.high + 1)]
