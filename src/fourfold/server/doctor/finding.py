"""The result of one check of a deployment."""

from dataclasses import dataclass
from enum import StrEnum


class Level(StrEnum):
    """The severity of a finding."""

    OK = "ok"
    WARNING = "warning"
    FAULT = "fault"


@dataclass(frozen=True, slots=True)
class Finding:
    """One part's condition, and what to do about it."""

    level: Level
    part: str
    text: str
    advice: str = ""

    def __str__(self) -> str:
        advice = f" → {self.advice}" if self.advice else ""
        return f"{self.level:<7}  {self.part:<11}  {self.text}{advice}"


def ok(part: str, text: str) -> Finding:
    """Return a finding for a part that is in order."""
    return Finding(Level.OK, part, text)


def warning(part: str, text: str, advice: str) -> Finding:
    """Return a finding for a part that works but should be fixed."""
    return Finding(Level.WARNING, part, text, advice)


def fault(part: str, text: str, advice: str) -> Finding:
    """Return a finding for a part that fails, or puts games or secrets at risk."""
    return Finding(Level.FAULT, part, text, advice)
