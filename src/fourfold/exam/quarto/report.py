"""A grade as text, as a Markdown row and as a chart."""

from collections.abc import Iterator
from dataclasses import dataclass

from fourfold.chart import draw_chart
from fourfold.exam.quarto.grade import Grade, Part, direction_name

MARKDOWN_HEADER = (
    "| bot | accuracy | regret | opening | middlegame | endgame | colour | shape | height | top "
    "| calls missed | wrong calls | ms |\n" + "|---" * 13 + "|"
)
"""The header of a table of `markdown_row`s."""


def text_report(name: str, grade: Grade) -> str:
    """Return a grade as text with a final newline."""
    whole, share = grade.whole, grade.whole.share
    lines = [
        f"{name}: {whole.accuracy:.2%} of {whole.questions:,} questions right "
        f"({share.low:.2%} to {share.high:.2%}), mean regret {grade.regret:.4f}",
        "",
        f"{'':14}{'questions':>10}{'wrong':>8}{'right':>10}",
    ]
    lines += [_row(str(phase), part) for phase, part in grade.phases.items()]
    lines += ["", f"{'blunders due to':14}{'':>9}{'blunders':>9}{'rate':>10}"]
    for trait, part in grade.traits.items():
        lines.append(_rate(trait.name.lower(), part.questions, part.wrong))
    lines += ["", f"{'calls':14}{'chances':>10}{'missed':>8}{'rate':>10}"]
    for direction, calls in grade.calls.items():
        lines.append(_rate(direction_name(direction), calls.chances, calls.missed))
    mean = grade.total_seconds / max(1, whole.questions)
    lines += [
        "",
        f"wrong calls {grade.wrong_calls}, illegal answers {grade.illegal}, "
        f"no answer {grade.failed}",
        f"time {grade.total_seconds:.1f} s: {1000 * mean:.1f} ms per question, at most "
        f"{grade.max_seconds:.2f} s",
    ]
    if grade.problem is not None:
        lines.append(f"first problem: {grade.problem}")
    return "\n".join(lines) + "\n"


def _row(label: str, part: Part) -> str:
    return f"{label:14}{part.questions:>10,}{part.wrong:>8,}{part.accuracy:>10.2%}"


def _rate(label: str, cases: int, hits: int) -> str:
    return f"{label:14}{cases:>10,}{hits:>8,}{hits / max(1, cases):>10.2%}"


def markdown_row(name: str, grade: Grade) -> str:
    """Return a grade as a row of a Markdown table; without the time it is the same everywhere."""
    calls = list(grade.calls.values())
    cells = [
        f"`{name}`",
        f"{grade.whole.accuracy:.2%}",
        f"{grade.regret:.4f}",
        *(f"{part.accuracy:.2%}" for part in grade.phases.values()),
        *(f"{part.wrong:,}" for part in grade.traits.values()),
        f"{sum(c.missed for c in calls):,} of {sum(c.chances for c in calls):,}",
        f"{grade.wrong_calls:,}",
        f"{1000 * grade.total_seconds / max(1, grade.whole.questions):.1f}",
    ]
    return f"| {' | '.join(cells)} |"


@dataclass(frozen=True, slots=True)
class _Bar:
    label: str
    value: float
    low: float
    high: float


def draw_grade(name: str, grade: Grade) -> str:
    """Return a bar chart as SVG: the share of right answers in every part of the exam."""
    title = f"{name}: {grade.whole.questions:,} questions"
    return draw_chart(title, list(_bars(grade)), is_share=True)


def _bars(grade: Grade) -> Iterator[_Bar]:
    def bar(label: str, part: Part) -> _Bar:
        share = part.share
        return _Bar(label, share.share, share.low, share.high)

    yield bar("all questions", grade.whole)
    for phase, part in grade.phases.items():
        yield bar(str(phase), part)
    for trait, part in grade.traits.items():
        yield bar(f"no blunder due to {trait.name.lower()}", part)
    for direction, calls in grade.calls.items():
        if calls.chances:
            yield bar(f"calls: {direction_name(direction)}", Part(calls.chances, calls.missed))
