"""Explains a Quarto! position: its exact value, every turn's, and what the pieces threaten."""

from collections.abc import Iterator

from fourfold.cli.games.adapter import Explanation
from fourfold.games.quarto import Piece, Position, format_rules, format_turn
from fourfold.games.quarto.outlook import Outlook, look_ahead
from fourfold.games.quarto.threat import Threat
from fourfold.solver import Verdict, analyse
from fourfold.solver.quarto.opening import Opening, find_opening


def explain(position: Position) -> Explanation:
    """Solve a position and every move in it, and list what each piece completes."""
    analysis, outlook, opening = analyse(position), look_ahead(position), find_opening(position)
    lines = [str(position), "", str(analysis), "", *_lines(position, outlook)]
    return Explanation(
        "\n".join([*lines, *_describe_opening(opening)]),
        {
            "game": "quarto",
            "rules": format_rules(position.rules),
            "position": position.notation,
            **_values(analysis.verdict),
            "line": format_turn(analysis.line),
            "moves": [
                {"move": format_turn(judged.moves), **_values(judged.verdict)}
                for judged in analysis.moves
            ],
            "live": [str(group) for group in position.live_groups()],
            "pieces": [
                {"piece": str(piece), "completes": [_completion(piece, each) for each in threats]}
                for piece, threats in outlook.threats.items()
            ],
            "safe": list(map(str, outlook.safe)),
            "poisoned": list(map(str, outlook.poisoned)),
            "giver": outlook.giver,
            "runs_out": outlook.runs_out,
            "opening": opening,
        },
    )


def _values(verdict: Verdict) -> dict[str, int | None]:
    return {"value": verdict.value, "distance": verdict.distance}


def _completion(piece: Piece, threat: Threat) -> dict[str, object]:
    return {
        "square": str(threat.square),
        "group": str(threat.group),
        "traits": list(_shared_words(piece, threat)),
    }


def _shared_words(piece: Piece, threat: Threat) -> Iterator[str]:
    """Yield the values that the piece shares with the three on the board."""
    for trait, value in threat.traits:
        if piece.value(trait) == value:
            yield trait.values[value]


def _place(piece: Piece, threat: Threat) -> str:
    words = ", ".join(_shared_words(piece, threat))
    return f"{threat.square} completes {threat.group} ({words})"


def _lines(position: Position, outlook: Outlook) -> Iterator[str]:
    """Yield human-readable sentences about the pieces."""
    for group in position.live_groups():
        yield f"Group {group} is complete and can be called."
    for piece, threats in outlook.threats.items():
        if threats:
            name = "In hand" if piece == position.hand else "Poisoned"
            places = "; ".join(_place(piece, threat) for threat in threats)
            yield f"{name} {piece}: {places}"
    if outlook.giver is None or not position.supply:
        return
    safe = " ".join(map(str, outlook.safe)) or "none"
    yield f"Safe to give on this board: {safe}"
    yield (
        f"{len(outlook.safe)} safe and seat {outlook.giver} gives next: unless threats change, "
        f"seat {outlook.runs_out} runs out of safe pieces first."
    )


def _describe_opening(opening: Opening | None) -> Iterator[str]:
    if opening is None:
        return
    yield ""
    yield f"From here each bot has played {opening['games']} games against itself:"
    for level in opening["levels"]:
        won, lost = level["won"], level["lost"]
        first = level["first_turn"]
        mistakes = "no mistakes" if first is None else f"the first mistake usually on turn {first}"
        share = level["faulty"] / opening["games"]
        yield (
            f"  {level['bot']:<8}{share:4.0%} with a mistake, {mistakes}; "
            f"{won} won, {opening['games'] - won - lost} drawn, {lost} lost by the player to move"
        )
