"""What the doctor found out about one part of a deployment."""

from dataclasses import dataclass
from enum import StrEnum


class Level(StrEnum):
    """How bad it is."""

    OK = "ok"
    WARNING = "warning"
    FAULT = "fault"


@dataclass(frozen=True, slots=True)
class Finding:
    """One part, how it is, and what to do about it."""

    level: Level
    part: str
    text: str
    advice: str = ""

    def __str__(self) -> str:
        advice = f" → {self.advice}" if self.advice else ""
        return f"{self.level:<7}  {self.part:<11}  {self.text}{advice}"


def ok(part: str, text: str) -> Finding:
    """Return that a part is as it should be."""
    return Finding(Level.OK, part, text)


def warning(part: str, text: str, advice: str) -> Finding:
    """Return what works and should be mended."""
    return Finding(Level.WARNING, part, text, advice)


def fault(part: str, text: str, advice: str) -> Finding:
    """Return what does not work, or loses games or secrets."""
    return Finding(Level.FAULT, part, text, advice)
