"""Tournament reports as text for the terminal, Markdown and JSON."""

from collections.abc import Sequence
from typing import Any

from fourfold.arena.ranking import RankedBot, rank_bots
from fourfold.arena.tally import WDL, Tally, check_tally

Rows = Sequence[Sequence[str]]
"""A table: the header row, then the other rows."""


def text_report(tally: Tally) -> str:
    """Return the tables as text for a terminal."""
    check_tally(tally)
    parts = [_summary(tally)]
    parts += [f"{title}\n\n{_columns(rows)}" for title, rows in _tables(tally)]
    return "\n\n".join(parts) + "\n"


def markdown_report(tally: Tally) -> str:
    """Return the tables as Markdown, with the chart `ratings.svg` from the same folder."""
    check_tally(tally)
    settings = tally.settings
    parts = [f"# Arena: {settings.game}", _summary(tally), "![Ratings](ratings.svg)"]
    parts += [f"## {title}\n\n{_markdown(rows)}" for title, rows in _tables(tally)]
    parts.append(_explanation(tally))
    return "\n\n".join(parts) + "\n"


def json_report(tally: Tally) -> dict[str, Any]:  # Any: JSON
    """Return the tables as JSON values."""
    check_tally(tally)
    settings, labels = tally.settings, tally.settings.labels
    value = "rating" if settings.seats == 2 else "share"
    rows = rank_bots(tally)
    return {
        **settings.to_json(),
        "players": settings.seats,
        "planned": len(tally.jobs),
        "finished": len(tally.numbers),
        "pairs": [
            {"a": labels[a], "b": labels[b], **_score_values(score)}
            for (a, b), score in tally.pairs.items()
        ],
        "ratings": [
            {
                "bot": row.label,
                value: _rounded(row.value),
                "low": _rounded(row.low),
                "high": _rounded(row.high),
                **_score_values(row.score),
            }
            for row in rows
        ],
        "seats": [
            {"bot": labels[bot], "seat": seat, **_score_values(score)}
            for (bot, seat), score in sorted(tally.seats.items())
        ],
        "starts": [
            {"bot": labels[bot], "began": began, **_score_values(score)}
            for (bot, began), score in sorted(tally.starts.items())
        ],
        "times": [
            {
                "bot": labels[bot],
                "decisions": times.decisions,
                "mean": round(times.seconds / max(1, times.decisions), 6),
                "worst": round(times.worst, 6),
            }
            for bot, times in sorted(tally.thinking.items())
        ],
        "forfeits": {labels[bot]: number for bot, number in sorted(tally.forfeits.items())},
    }


def _score_values(score: WDL) -> dict[str, int]:
    return {"wins": score.wins, "draws": score.draws, "losses": score.losses}


def _rounded(value: float) -> float:
    return round(value, 4)


def _summary(tally: Tally) -> str:
    settings = tally.settings
    played, planned = len(tally.numbers), len(tally.jobs)
    games = f"{played} games" if played == planned else f"{played} of {planned} games"
    seats = f", {settings.seats} seats" if settings.seats > 2 else ""
    return f"{settings.game} {settings.rules}{seats}: {games}, seed {settings.seed}"


def _explanation(tally: Tally) -> str:
    settings = tally.settings
    cap = "" if settings.turn_cap is None else f" Games are drawn after {settings.turn_cap} turns."
    if settings.seats > 2:
        return (
            "A share is the proportion of games that a bot won alone against others, with its 95% "
            f"Wilson interval; equally strong bots would each win {1 / settings.seats:.0%}." + cap
        )
    return (
        "Ratings are in Elo points, fitted to all games at once (the Davidson model), with a mean "
        "of 0 and 95% confidence intervals; a lead of 400 points means ten wins for every loss."
        + cap
    )


def _tables(tally: Tally) -> list[tuple[str, Rows]]:
    rows = rank_bots(tally)
    tables = [
        ("Ratings" if tally.settings.seats == 2 else "Shares", _rating_rows(tally, rows)),
        ("Pairings", _pair_rows(tally)),
        ("By seat and start", _seat_rows(tally, rows)),
        ("Time per decision", _time_rows(tally, rows)),
        ("Why games were forfeited", _problem_rows(tally)),
    ]
    return [(title, table) for title, table in tables if len(table) > 1]


def _rating_rows(tally: Tally, rows: Sequence[RankedBot]) -> Rows:
    is_rating = tally.settings.seats == 2
    head = ("bot", "rating" if is_rating else "share", "95%", *_SCORE_HEAD, "forfeits")
    form = "{:+.0f}" if is_rating else "{:.1%}"
    return [
        head,
        *(
            (
                row.label,
                form.format(row.value),
                f"{form.format(row.low)} … {form.format(row.high)}",
                *_score_cells(row.score),
                str(row.forfeits),
            )
            for row in rows
        ),
    ]


_WORDS = ("bot", "against", "alone against", "where", "problem")
"""The headers of text columns."""

_SCORE_HEAD = ("games", "wins", "draws", "losses")


def _score_cells(score: WDL) -> tuple[str, ...]:
    return tuple(map(str, (score.games, score.wins, score.draws, score.losses)))


def _pair_rows(tally: Tally) -> Rows:
    labels, is_alone = tally.settings.labels, tally.settings.seats > 2
    table: list[Sequence[str]] = [
        ("bot", "alone against" if is_alone else "against", *_SCORE_HEAD, "score")
    ]
    for (a, b), score in tally.pairs.items():
        if score.games:
            points = score.wins if is_alone else score.points
            share = f"{points / score.games:.1%}"
            table.append((labels[a], labels[b], *_score_cells(score), share))
    return table


def _seat_rows(tally: Tally, rows: Sequence[RankedBot]) -> Rows:
    table: list[Sequence[str]] = [("bot", "where", *_SCORE_HEAD)]
    for row in rows:
        places = {f"seat {s}": v for (b, s), v in sorted(tally.seats.items()) if b == row.bot}
        for began, words in ((True, "started"), (False, "didn't start")):
            if (row.bot, began) in tally.starts:
                places[words] = tally.starts[row.bot, began]
        table += [(row.label, place, *_score_cells(score)) for place, score in places.items()]
    return table


def _time_rows(tally: Tally, rows: Sequence[RankedBot]) -> Rows:
    return [
        ("bot", "decisions", "mean", "worst"),
        *(
            (
                row.label,
                str(times.decisions),
                _milliseconds(times.seconds / max(1, times.decisions)),
                _milliseconds(times.worst),
            )
            for row in rows
            if (times := tally.thinking.get(row.bot))
        ),
    ]


def _problem_rows(tally: Tally) -> Rows:
    labels, problems = tally.settings.labels, sorted(tally.problems.items())
    return [
        ("bot", "games", "problem"),
        *((labels[bot], str(count), problem) for (bot, problem), count in problems),
    ]


def _milliseconds(seconds: float) -> str:
    return f"{seconds * 1000:,.1f} ms"


def _columns(rows: Rows) -> str:
    """Return a table in columns, text left-aligned and numbers right-aligned."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    is_word = [head in _WORDS for head in rows[0]]
    lines = []
    for row in rows:
        cells = (
            cell.ljust(width) if left else cell.rjust(width)
            for cell, width, left in zip(row, widths, is_word, strict=True)
        )
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines)


def _markdown(rows: Rows) -> str:
    lines = [f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in row)} |" for row in rows]
    lines.insert(1, f"|{'---|' * len(rows[0])}")
    return "\n".join(lines)
