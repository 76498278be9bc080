"""A progress bar on the terminal, with the estimated time left."""

from shutil import get_terminal_size
from time import monotonic
from typing import TextIO

from fourfold.arena.result import Result
from fourfold.arena.tally import Tally

BAR_CHARACTERS = 24
REDRAW_INTERVAL_SECONDS = 0.1
"""Seconds between redraws."""


class Progress:
    """Draws a progress bar on a stream if it is a terminal."""

    def __init__(self, stream: TextIO, tally: Tally) -> None:
        """Start the clock; games played earlier don't count towards the estimate."""
        self._stream, self._tally = stream, tally
        self._before, self._start = len(tally.numbers), monotonic()
        self._drawn = 0.0
        self._is_on = stream.isatty()

    def show(self, result: Result | None = None) -> None:
        """Redraw the line, with the score of the latest game's pairing."""
        now, is_last = monotonic(), len(self._tally.numbers) == len(self._tally.jobs)
        if self._is_on and (is_last or now - self._drawn >= REDRAW_INTERVAL_SECONDS):
            self._drawn = now
            columns = get_terminal_size().columns - 1
            self._stream.write(f"\r\x1b[K{self.line(result, now - self._start)[:columns]}")
            self._stream.flush()

    def line(self, result: Result | None, seconds: float) -> str:
        """Return the line, given the seconds since the start."""
        done, planned = len(self._tally.numbers), len(self._tally.jobs)
        filled = BAR_CHARACTERS * done // max(1, planned)
        line = f"[{'#' * filled}{'.' * (BAR_CHARACTERS - filled)}] {done}/{planned}"
        played = done - self._before
        if played and seconds > 0:
            left = round((planned - done) * seconds / played)
            line += f", {played / seconds:.1f} per second, {left // 60}:{left % 60:02} left"
        if result is not None:
            labels, pair = self._tally.settings.labels, self._tally.jobs[result.number].pair
            score = self._tally.pairs[pair]
            names = " – ".join(labels[bot][:20] for bot in pair)
            line += f"  {names} +{score.wins} ={score.draws} -{score.losses}"
        return line

    def end(self) -> None:
        """Erase the line."""
        if self._is_on:
            self._stream.write("\r\x1b[K")
            self._stream.flush()
