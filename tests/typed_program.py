"""A user's program under `mypy --strict`: what must pass, and what must be refused.

A line that must be refused has `type: ignore` with the error's code: mypy complains about unused
ones.
"""

from typing import assert_type

import fourfold
import fourfold.games
from fourfold import (
    AnyMatch,
    Bot,
    Budget,
    Choice,
    EngineBot,
    Match,
    Outcome,
    Player,
    Question,
    Setup,
    Table,
    make_bot,
    play_match,
    quartino,
    quarto,
    replay,
    serve,
)
from fourfold.arena import Settings, play_tournament
from fourfold.bots import AnyBot, AnyEngineBot
from fourfold.games.game import AnyReason
from fourfold.games.replay import AnyReplay
from fourfold.games.setup import AnySetup
from fourfold.table import ask_bot, next_question


class FirstSquare:
    """A bot only for Quarto!."""

    name = "first-square"

    def choose(self, question: Question[quarto.Position]) -> Choice[quarto.Move]:
        view = question.view
        assert_type(view, quarto.Position)
        assert_type(view.board[0], quarto.Piece | None)
        _ = view.racks  # type: ignore[attr-defined]
        if view.hand is not None:
            return Choice((quarto.Place(quarto.SQUARES[view.board.index(None)]),))
        if view.placed > 16:
            return Choice(("nonsense",))  # type: ignore[arg-type]
        if view.placed > 17:
            return Choice((quartino.End(),))  # type: ignore[arg-type]
        return Choice((quarto.Give(view.supply[0]),))


def play() -> None:
    match = Match.new(quarto.QUARTO, "CSHT")
    assert_type(match.position.board[0], quarto.Piece | None)
    match.play("=5")
    match.play(quarto.Place(quarto.SQUARES[0]))
    match.play(5)  # type: ignore[arg-type]
    match.play(quartino.End())  # type: ignore[arg-type]
    assert_type(match.moves, tuple[quarto.Move, ...])

    bot = make_bot(quarto.QUARTO, "perfect")
    assert_type(bot, Bot[quarto.Position, quarto.Move])
    question = next_question(match, budget=Budget(work=100))
    assert_type(question, Question[quarto.Position])
    assert_type(ask_bot(bot, question), Choice[quarto.Move])
    assert_type(bot.choose(question).line, tuple[quarto.Move, ...])

    play_match(match, [bot, FirstSquare()])
    other = make_bot(quartino.QUARTINO, "novice")
    play_match(match, [bot, other])  # type: ignore[list-item]
    other.choose(question)  # type: ignore[arg-type]

    table = Table(match, [Player("Ann"), Player("Bob", bot)])
    assert_type(table.view(1), quarto.Position)
    assert_type(table.question(), Question[quarto.Position])

    again = Match.from_record(match.record(), quarto.QUARTO)
    assert_type(again.moves, tuple[quarto.Move, ...])
    assert_type(Match.from_record(match.record()), AnyMatch)
    assert_type(again.positions, tuple[quarto.Position, ...])

    replayed = replay(match.record(), quarto.QUARTO)
    assert_type(replayed.position.board[0], quarto.Piece | None)
    assert_type(replayed.moves, tuple[quarto.Move, ...])
    assert_type(replayed.setup.rules, quarto.Rules)
    _ = replayed.position.racks  # type: ignore[attr-defined]
    assert_type(replay(match.record()), AnyReplay)
    assert_type(replay(match.record(), "quarto"), AnyReplay)

    with EngineBot(quarto.QUARTO, "program") as engine:
        assert_type(engine.choose(question).moves, tuple[quarto.Move, ...])
        play_match(match, [bot, engine])
    assert_type(EngineBot("quarto", "program"), AnyEngineBot)

    settings = Settings("quarto", "CSHT", ("random", "first"), games=1)
    play_tournament(settings, bots={"first": FirstSquare, "again": FirstSquare()})
    play_tournament(settings, bots={"first": 5})  # type: ignore[dict-item]

    # What the reprs of moves and outcomes look like.
    moves: tuple[quarto.Move | quartino.Move, ...] = (
        quarto.Give("A"),
        quarto.Place("b3"),
        quarto.Call("a1-d4"),
        quartino.Place("R", 3),
        quartino.Claim("RYGB", 5),
    )
    assert_type(quarto.Give("A").piece, quarto.Piece)
    assert_type(Outcome(2, "call").reason, AnyReason)
    quarto.Give(None)  # type: ignore[arg-type]
    quartino.Place("R", "3")  # type: ignore[arg-type]
    quarto.parse_position("..../..../..../.... - -", outcome=Outcome(None, "agreement"))
    assert_type(Setup("quarto", "CSHT"), AnySetup)
    assert_type(Setup(quarto.QUARTO, "CSHT").position(), quarto.Position)
    Setup(quarto.QUARTO, quartino.AS_PRINTED)  # type: ignore[misc]
    Settings(quarto.QUARTO, quarto.AS_PRINTED, ["random"] * len(moves), games=1)

    assert_type(Match.new("quarto"), AnyMatch)
    assert_type(make_bot("quarto", "random"), AnyBot)
    play_match(Match.new("quarto"), [make_bot("quarto", "random"), FirstSquare()])


if __name__ == "__main__":
    _ = fourfold.nonsense  # type: ignore[attr-defined]
    _ = fourfold.games.nonsense  # type: ignore[attr-defined]
    _ = quarto.nonsense  # type: ignore[attr-defined]
    serve(FirstSquare(), "quarto")
    serve(FirstSquare(), quarto.QUARTO)
    serve(FirstSquare(), quartino.QUARTINO)  # type: ignore[misc]
    serve(FirstSquare, "quarto")  # type: ignore[arg-type]
