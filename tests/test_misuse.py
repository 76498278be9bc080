"""Misuse of the public API: each mistake is one clear sentence."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from fourfold import (
    Budget,
    Choice,
    EngineBot,
    GameError,
    Match,
    Outcome,
    Player,
    Question,
    Record,
    RecordError,
    Setup,
    Solver,
    Table,
    Verdict,
    ask_bot,
    format_record,
    make_bot,
    next_question,
    parse_record,
    perft,
    play_match,
    quartino,
    quarto,
    read_records,
    replay,
)
from fourfold.arena import (
    ArenaError,
    Settings,
    json_report,
    markdown_report,
    play_tournament,
    rank_bots,
    text_report,
)
from fourfold.bots import judge_standing
from fourfold.envs.text import TextBot, parse_answer
from fourfold.games import GAMES
from fourfold.games.game import Departure, Reason, quote
from fourfold.games.record import scan_records
from fourfold.solver import MoveVerdict

# Any, because these tests pass what a type checker would refuse.
wrong: Any = "wrong"
five: Any = 5
DEAL = quartino.draw_deal(2, seed=1)
TABLE = quartino.start(deal=DEAL)
SETTINGS = Settings(game="quarto", rules="CSHT", bots=("random", "random"), games=1)


def with_header(key: Any, value: Any) -> Record:
    match = Match.new("quarto")
    match.headers[key] = value
    return match.record()


MISUSES: dict[str, tuple[Callable[[], object], type[Exception], str]] = {
    "a match made from a name": (
        lambda: Match(wrong),
        TypeError,
        "expected a set-up (Match.new takes the name of a game), found 'wrong'",
    ),
    "names that are numbers": (
        lambda: Match.new("quarto", names=[five, five]),
        TypeError,
        "expected a name, found 5",
    ),
    "a name of two lines": (
        lambda: Match.new("quarto", names=["a\nb", "c"]),
        GameError,
        "a name must be on one line: 'a\\nb'",
    ),
    "a name with a lone surrogate": (
        lambda: Match.new("quarto", names=["\ud800", "c"]),
        GameError,
        "a name has an unpaired surrogate: '\\ud800'",
    ),
    "a turn cap that is a string": (
        lambda: Match.new("quarto", turn_cap=wrong),
        TypeError,
        "expected a number of turns, found 'wrong'",
    ),
    "a header key of two words": (
        lambda: with_header("my key", "x"),
        GameError,
        "a header key has letters, digits and underscores, and starts with a letter, "
        "such as Date: 'my key'",
    ),
    "a header key that is a number": (
        lambda: with_header(5, "x"),
        TypeError,
        "expected a header key, such as 'Date', found 5",
    ),
    "a header that is a number": (
        lambda: with_header("Round", 5),
        TypeError,
        "expected a string for the header Round, found 5",
    ),
    "a header of two lines": (
        lambda: with_header("Event", "a\nb"),
        GameError,
        "a header value must be on one line: 'a\\nb'",
    ),
    "turns as one string": (
        lambda: Record({"Game": "quarto"}, wrong),
        TypeError,
        "expected a sequence of turns, found the string 'wrong'",
    ),
    "records of bytes": (
        lambda: read_records(b"[Game]"),  # type: ignore[arg-type]
        TypeError,
        "expected the path of a file, or its lines, found b'[Game]'",
    ),
    "records of a number": (
        lambda: read_records(five),
        TypeError,
        "expected the path of a file, or its lines, found 5",
    ),
    "records in a string": (
        lambda: read_records('[Game "quarto"]\n'),
        ValueError,
        "expected the path of a file, found text: parse_record reads one game",
    ),
    "records of numbers": (
        lambda: list(read_records([five])),
        TypeError,
        "expected a line of a file, found 5",
    ),
    "a replay of a word": (
        lambda: replay("x"),
        RecordError,
        'line 1: expected a header line, such as [Game "quarto"]',
    ),
    "a replay of a number": (
        lambda: replay(five),
        TypeError,
        "expected a record, or its text, found 5",
    ),
    "a record that is a number": (
        lambda: parse_record(five),
        TypeError,
        "expected the text of a record, found 5",
    ),
    "writing what is not a record": (
        lambda: format_record(wrong),
        TypeError,
        "expected a record, found 'wrong'",
    ),
    "the record of another game": (
        lambda: Match.from_record(str(Match.new("quarto")), quartino.QUARTINO),
        RecordError,
        "line 1: expected a game of quartino, found quarto",
    ),
    "the record of another game to replay": (
        lambda: replay(str(Match.new("quarto")), "quartino"),
        RecordError,
        "line 1: expected a game of quartino, found quarto",
    ),
    "a seat that leaves Quarto!": (
        lambda: quarto.start().leave(five),
        TypeError,
        "expected a departure, such as Departure(1, Reason.RESIGNATION), found 5",
    ),
    "a seat that leaves Quartino": (
        lambda: TABLE.leave(five),
        TypeError,
        "expected a departure, such as Departure(1, Reason.RESIGNATION), found 5",
    ),
    "a match that is a name": (
        lambda: play_match(wrong, []),
        TypeError,
        "expected a match (Match.new starts one), found 'wrong'",
    ),
    "a table without a match": (
        lambda: Table(wrong, []),
        TypeError,
        "expected a match (Match.new starts one), found 'wrong'",
    ),
    "players that are names": (
        lambda: Table(Match.new("quarto"), [wrong, wrong]),
        TypeError,
        "expected a player, such as Player('Ann'), found 'wrong'",
    ),
    "bots that are one name": (
        lambda: play_match(Match.new("quarto"), wrong),
        TypeError,
        "expected a list of bots, found the string 'wrong'",
    ),
    "a choice of nothing": (
        lambda: Choice(()),
        ValueError,
        "a choice has at least one move",
    ),
    "a choice of moves as text": (
        lambda: Choice((wrong,)),
        TypeError,
        "expected a move (the game's parse_move reads one), found 'wrong'",
    ),
    "a move that is a number": (
        lambda: quarto.start().play(five),
        TypeError,
        "expected a Quarto! move, found 5",
    ),
    "the number of a move that is a number": (
        lambda: quarto.index(five),
        TypeError,
        "expected a Quarto! move, found 5",
    ),
    "a move of the other game": (
        lambda: TABLE.play(quarto.Pass()),  # type: ignore[arg-type]
        TypeError,
        "expected a Quartino move, found quarto.Pass()",
    ),
    "the legality of a number": (
        lambda: quarto.start().is_legal(five),
        TypeError,
        "expected a Quarto! move, found 5",
    ),
    "a piece that can't be decoded": (
        lambda: quarto.decode(bytes([*bytes(16), 99, *bytes(7)]), "CSHT"),
        GameError,
        "these bytes are not a position: byte 16 is 99; its maximum is 16",
    ),
    "a phase that can't be decoded": (
        lambda: quartino.decode(bytes([*bytes(37), 2, 1, 9, *bytes(39)]), "wheel"),
        GameError,
        "these bytes are not a position: byte 39 is 9; its maximum is 3",
    ),
    "a turn for a move": (
        lambda: quarto.start().play("b3=A"),
        GameError,
        "column 3: expected the end of the move (parse_turn and play_turn take several), "
        "found '=A'",
    ),
    "a Quartino turn for a move": (
        lambda: TABLE.play("R0."),
        GameError,
        "column 3: expected the end of the move (parse_turn and play_turn take several), found '.'",
    ),
    "a square in upper case": (
        lambda: quarto.start().play("A1"),
        GameError,
        "column 1: expected a move (such as =5, b3, !a1-d4 or --), found 'A1' "
        "(upper and lower case differ)",
    ),
    "a piece in lower case": (
        lambda: quarto.start().play("=a"),
        GameError,
        "column 2: expected a piece (0 to 9 or A to F), found 'a' (upper and lower case differ)",
    ),
    "rules in lower case": (
        lambda: quarto.start("csht"),
        GameError,
        "column 1: expected a trait in play (C, S, H or T), found 'csht' "
        "(upper and lower case differ)",
    ),
    "call windows of the other game": (
        lambda: list(quarto.call_windows(Match.new("quartino", seed=1))),
        TypeError,
        "expected a match of Quarto!, found one of quartino",
    ),
    "call windows of a record": (
        lambda: list(quarto.call_windows(Match.new("quarto").record())),  # type: ignore[arg-type]
        TypeError,
        "expected a match of Quarto!, found a Record",
    ),
    "a wrong position among many": (
        lambda: Solver().solve_many([quarto.start(), wrong]),
        TypeError,
        "positions[1]: expected a Quarto! position, found 'wrong'",
    ),
    "a position by other rules among many": (
        lambda: Solver().solve_many([quarto.start(), quarto.start("CSH")]),
        GameError,
        "positions[1]: the position's rules (CSH) differ from the solver's (CSHT!)",
    ),
    "a game of Quartino without cards": (
        lambda: Match.new("quartino"),
        GameError,
        "quartino needs cards: pass a seed, such as seed=1",
    ),
    "a first Quartino position without cards": (
        lambda: quartino.start(seats=3),
        GameError,
        "Quartino needs a deal, such as quartino.draw_deal(3, seed=1)",
    ),
    "a record without cards": (
        lambda: replay('[Game "quartino"]\n[Rules "wheel"]\n\nR0.\n'),
        RecordError,
        "line 1: Deal: the header line is missing",
    ),
    "an engine with negative time": (
        lambda: EngineBot("quarto", "program", limit=-5),
        ValueError,
        "the limit must be more than 0 seconds, not -5",
    ),
    "an engine with a word for a limit": (
        lambda: EngineBot("quarto", "program", limit=wrong),
        TypeError,
        "expected a number of seconds, found 'wrong'",
    ),
    "an engine of numbers": (
        lambda: EngineBot("quarto", [five]),
        TypeError,
        "expected a word of a command, found 5",
    ),
    "an outcome without a reason": (
        lambda: Outcome(1, five),
        TypeError,
        "expected a reason, such as Reason.RESIGNATION, found 5",
    ),
    "an outcome with a reason that no game has": (
        lambda: Outcome(1, "bored"),
        GameError,
        "expected a reason, such as Reason.RESIGNATION, found 'bored'",
    ),
    "a record with a reason that the game does not have": (
        lambda: replay('[Game "quarto"]\n[Rules "CSHT"]\n[Result "1"]\n[Reason "bored"]\n\n=0\n'),
        RecordError,
        "line 4: Reason: expected time, resignation, agreement, call, line or full board, "
        "found 'bored'",
    ),
    "the fault of a placement": (
        lambda: quarto.start().fault("a1"),
        TypeError,
        "expected a call, such as !a1-d4, found 'a1'",
    ),
    "a tournament by the rules of the other game": (
        lambda: replace(SETTINGS, rules=quartino.AS_PRINTED),  # type: ignore[arg-type]
        TypeError,
        "expected a Quarto! rule set, or its key such as 'CSHT!', found a quartino.Rules",
    ),
    "a winner that is a string": (
        lambda: Outcome(wrong, Reason.TIME),
        TypeError,
        "expected the number of a seat, found 'wrong'",
    ),
    "a winner that is not a seat": (
        lambda: Outcome(0, Reason.TIME),
        GameError,
        "there is no seat 0: the first is 1",
    ),
    "a seed that is None": (
        lambda: quartino.draw_deal(2, seed=None),  # type: ignore[arg-type]
        TypeError,
        "expected an integer as the RNG seed, found None",
    ),
    "a starter of Quartino that doesn't exist": (
        lambda: quartino.parse_position(TABLE.notation, starter=77),
        GameError,
        "there is no seat 77: the game has 2 seats",
    ),
    "a deal that is a number": (
        lambda: Match.new("quartino", deal=5),
        TypeError,
        "expected a deal: its notation, or each seat's cards, found 5",
    ),
    "a deal of numbers": (
        lambda: Match.new("quartino", deal=((five,) * 4,) * 2),
        TypeError,
        "expected a card, such as parse_card('RYGB'), found 5",
    ),
    "a deal for Quarto!": (
        lambda: Match.new("quarto", deal=DEAL),
        GameError,
        "Quarto! has no deal",
    ),
    "a tournament of one name": (
        lambda: replace(SETTINGS, bots=wrong),
        TypeError,
        "expected a list of bots, found the string 'wrong'",
    ),
    "a tournament of one bot": (
        lambda: replace(SETTINGS, bots=("random",)),
        ArenaError,
        "a tournament needs at least two bots, not 1",
    ),
    "a tournament of bots that are numbers": (
        lambda: replace(SETTINGS, bots=(five, five)),
        TypeError,
        "expected the name of a bot, found 5",
    ),
    "a tournament without a game": (
        lambda: replace(SETTINGS, games=0),
        ArenaError,
        "a pairing has at least one game, not 0",
    ),
    "a tournament for three at Quarto!": (
        lambda: replace(SETTINGS, seats=3),
        ArenaError,
        "quarto has 2 seats, not 3",
    ),
    "a tournament with invalid rules": (
        lambda: replace(SETTINGS, rules="x"),
        ArenaError,
        "the rules 'x' can't be parsed: "
        "column 1: expected a trait in play (C, S, H or T), found 'x'",
    ),
    "a tournament of an unknown game": (
        lambda: replace(SETTINGS, game="chess"),
        ArenaError,
        "there is no game 'chess': the games are quarto, quartino",
    ),
    "a tournament of five at Quartino": (
        lambda: replace(SETTINGS, game="quartino", rules="wheel", seats=5),
        ArenaError,
        "quartino has 2, 3 or 4 seats, not 5",
    ),
    "a tournament with an unknown bot": (
        lambda: play_tournament(replace(SETTINGS, bots=("random", "nobody"))),
        ArenaError,
        "quarto has no bot 'nobody': it has random, novice, casual, keen, club, expert, perfect",
    ),
    "a tournament with a missing engine": (
        lambda: play_tournament(replace(SETTINGS, bots=("random", "engine:nosuch"))),
        ArenaError,
        "the bot 'engine:nosuch' can't play: nosuch can't be started: No such file or directory",
    ),
    "a tournament with an engine that speaks no protocol": (
        lambda: play_tournament(replace(SETTINGS, bots=("random", "engine:true"))),
        ArenaError,
        "the bot 'engine:true' can't play: no answer to 'identify': the program exited with code 0",
    ),
    "a tournament that is a word": (
        lambda: play_tournament(wrong),
        TypeError,
        "expected the settings of a tournament, found 'wrong'",
    ),
    "a tournament with a list of bots": (
        lambda: play_tournament(SETTINGS, bots=[five]),  # type: ignore[arg-type]
        TypeError,
        "expected bots by name, such as {'mine': MyBot}, found a list",
    ),
    "a tournament with a word for workers": (
        lambda: play_tournament(SETTINGS, workers=wrong),
        TypeError,
        "expected a number of workers, found 'wrong'",
    ),
    "a tournament with a negative number of workers": (
        lambda: play_tournament(SETTINGS, workers=-1),
        ArenaError,
        "a tournament needs at least one worker, not -1",
    ),
    "a tournament with a word for a seed": (
        lambda: replace(SETTINGS, seed=wrong),
        TypeError,
        "expected an integer as the RNG seed, found 'wrong'",
    ),
    "a tournament with a word for seconds": (
        lambda: replace(SETTINGS, seconds=wrong),
        TypeError,
        "expected a number of seconds, found 'wrong'",
    ),
    "a tournament without time": (
        lambda: replace(SETTINGS, limit=0),
        ArenaError,
        "a bot can't answer in 0 seconds",
    ),
    "a tournament with a word for seats": (
        lambda: replace(SETTINGS, seats=wrong),
        TypeError,
        "expected a number of seats, found 'wrong'",
    ),
    "a ranking of a number": (
        lambda: rank_bots(five),
        TypeError,
        "expected a tally, which play_tournament returns, found 5",
    ),
    "a report on a word": (
        lambda: text_report(wrong),
        TypeError,
        "expected a tally, which play_tournament returns, found 'wrong'",
    ),
    "a report in Markdown on a word": (
        lambda: markdown_report(wrong),
        TypeError,
        "expected a tally, which play_tournament returns, found 'wrong'",
    ),
    "a report in JSON on a word": (
        lambda: json_report(wrong),
        TypeError,
        "expected a tally, which play_tournament returns, found 'wrong'",
    ),
    "a deal with a word for seats": (
        lambda: quartino.draw_deal(wrong, 1),
        TypeError,
        "expected a number of seats, found 'wrong'",
    ),
    "a window that is a string": (
        lambda: quartino.Claim(quartino.CARDS[0], "1"),  # type: ignore[arg-type]
        TypeError,
        "expected the number of a window, found '1'",
    ),
    "a field that is a string": (
        lambda: quartino.Place(quartino.COLOURS[0], "1"),  # type: ignore[arg-type]
        TypeError,
        "expected the number of a field, found '1'",
    ),
    "traits that are a key": (
        lambda: quarto.Rules(traits="CSHT"),  # type: ignore[arg-type]
        TypeError,
        "expected a trait, such as Trait.COLOUR (parse_rules reads a key), found 'C'",
    ),
    "a card of one colour": (
        lambda: quartino.Card("RRRR"),  # type: ignore[arg-type]
        GameError,
        "a card has each colour once, not 'RRRR'",
    ),
    "a card of no colour": (
        lambda: quartino.Card(()),  # type: ignore[arg-type]
        GameError,
        "a card has each colour once, not ''",
    ),
    "a rack of words": (
        lambda: replace(TABLE, racks=(quartino.Rack((wrong,)), TABLE.racks[1])),
        TypeError,
        "expected a card, such as parse_card('RYGB'), found 'wrong'",
    ),
    "a group that is a string": (
        lambda: quarto.start().is_complete("a1-d1"),  # type: ignore[arg-type]
        TypeError,
        "expected a group (parse_group reads one), found 'a1-d1'",
    ),
    "perft of a word": (lambda: perft(wrong, 1), TypeError, "expected a position, found 'wrong'"),
    "perft with a word for a depth": (
        lambda: perft(quarto.start(), wrong),
        TypeError,
        "expected a depth: a number of moves, found 'wrong'",
    ),
    "a question about a class": (
        lambda: Question(quarto.Position),  # type: ignore[type-var]
        TypeError,
        "expected a position, found the class quarto.Position",
    ),
    "a question with a word for a seed": (
        lambda: Question(quarto.start(), seed=wrong),
        TypeError,
        "expected an integer as the RNG seed, found 'wrong'",
    ),
    "a question with a number for a budget": (
        lambda: Question(quarto.start(), budget=five),
        TypeError,
        "expected a budget, such as Budget(seconds=1), found 5",
    ),
    "the next question of a position": (
        lambda: next_question(quarto.start()),  # type: ignore[arg-type]
        TypeError,
        "expected a match (Match.new starts one), found a quarto.Position",
    ),
    "a match with a word for a seed": (
        lambda: play_match(Match.new("quarto"), [make_bot("quarto", "random")] * 2, seed=wrong),
        TypeError,
        "expected an integer as the RNG seed, found 'wrong'",
    ),
    "a bot that is a name": (
        lambda: ask_bot(wrong, Question(quarto.start())),
        TypeError,
        "expected a bot with a name and choose(question), found 'wrong'",
    ),
    "a bot that is asked a word": (
        lambda: ask_bot(make_bot("quarto", "random"), wrong),
        TypeError,
        "expected a question, such as Question(position), found 'wrong'",
    ),
    "a budget of words": (
        lambda: Budget(seconds=wrong),
        TypeError,
        "expected a number of seconds, found 'wrong'",
    ),
    "a budget that is not a number": (
        lambda: Budget(seconds=float("nan")),
        ValueError,
        "a bot can't think for nan seconds",
    ),
    "work of words": (
        lambda: Budget(work=wrong),
        TypeError,
        "expected a number of nodes or iterations, found 'wrong'",
    ),
    "a budget that can't stop": (
        lambda: Budget(is_stopped=five),
        TypeError,
        "expected a function without arguments for is_stopped, found 5",
    ),
    "a player without a name": (lambda: Player(five), TypeError, "expected a name, found 5"),
    "a player whose bot is a word": (
        lambda: Player("Ann", wrong),
        TypeError,
        "expected a bot with a name and choose(question), found 'wrong'",
    ),
    "a player on two lines": (
        lambda: Player("Ann\nBob"),
        GameError,
        "a name must be on one line: 'Ann\\nBob'",
    ),
    "a match with one bot instead of a list": (
        lambda: play_match(Match.new("quarto"), make_bot("quarto", "novice")),  # type: ignore[arg-type]
        TypeError,
        "expected a list of bots, one for each seat, found a quarto.FallibleBot",
    ),
    "threats with a number for rules": (
        lambda: list(quarto.find_threats(quarto.start().board, five)),
        TypeError,
        "expected a Quarto! rule set, or its key such as 'CSHT!', found 5",
    ),
    "an outlook of another game": (
        lambda: quarto.look_ahead(TABLE),  # type: ignore[arg-type]
        TypeError,
        "expected a Quarto! position, found a quartino.Position",
    ),
    "missed groups of another game": (
        lambda: list(quarto.missed_groups(TABLE, [], is_over=True)),  # type: ignore[arg-type]
        TypeError,
        "expected a Quarto! position, found a quartino.Position",
    ),
    "missed groups of a match": (
        lambda: list(quarto.missed_groups(quarto.start(), Match.new("quarto"), is_over=True)),  # type: ignore[arg-type]
        TypeError,
        "expected a list of moves, such as match.moves, found a Match",
    ),
    "missed groups of other moves": (
        lambda: list(quarto.missed_groups(quarto.start(), [quartino.End()], is_over=True)),
        TypeError,
        "expected a Quarto! move, found quartino.End()",
    ),
    "a hand that is a string": (
        lambda: quarto.Position(hand="A"),  # type: ignore[arg-type]
        TypeError,
        "expected a piece, such as Piece(5), or None, found 'A'",
    ),
    "no board": (
        lambda: quarto.Position(board=None),  # type: ignore[arg-type]
        TypeError,
        "expected a board: 16 pieces or None (parse_position reads text), found None",
    ),
    "a board that is a string": (
        lambda: quarto.Position(board="...."),  # type: ignore[arg-type]
        TypeError,
        "expected a board: 16 pieces or None (parse_position reads text), found '....'",
    ),
    "a group without a direction": (
        lambda: quarto.Group(wrong, quarto.SQUARES[:4]),  # type: ignore[arg-type]
        TypeError,
        "expected a direction, such as Direction.ROW, found 'wrong'",
    ),
    "a group of three squares": (
        lambda: quarto.Group(quarto.Direction.ROW, quarto.SQUARES[:3]),  # type: ignore[arg-type]
        GameError,
        "a group has 4 squares, not 3",
    ),
    "a card that is a string": (
        lambda: TABLE.is_match("RYGB", 1),  # type: ignore[arg-type]
        TypeError,
        "expected a card, such as parse_card('RYGB'), found 'RYGB'",
    ),
    "a match in no window": (
        lambda: TABLE.is_match(quartino.CARDS[0], 0),
        GameError,
        f"there is no window 0: the windows are 1 to {len(TABLE.rules.geometry.windows)}",
    ),
    "stacks that are a number": (
        lambda: quartino.canonical_stacks("wheel", five),
        TypeError,
        "expected the stacks of a board, such as position.stacks, found 5",
    ),
    "a choice with a word for a value": (
        lambda: Choice(quarto.parse_turn("b3=A"), value=wrong),
        TypeError,
        "expected a value from -1 to 1, or None, found 'wrong'",
    ),
    "the next starter without an RNG": (
        lambda: Match.new("quarto").next_starter(None),  # type: ignore[arg-type]
        TypeError,
        "expected an RNG, such as random.Random(), found None",
    ),
    "the standing of a word": (
        lambda: judge_standing(wrong),
        TypeError,
        "expected a value from -1 to 1, found 'wrong'",
    ),
    "a set-up without rules": (
        lambda: Setup("quarto", None),
        TypeError,
        "expected a rule set or its key, such as 'CSHT!', found None",
    ),
    "a set-up with a fifth starter": (
        lambda: Setup("quarto", "CSHT", starter=5),
        GameError,
        "there is no seat 5: the game has 2 seats",
    ),
    "names that are one string": (
        lambda: Match.new("quarto", names="Ann"),
        TypeError,
        "expected a list of names, found the string 'Ann'",
    ),
    "lines that are strings": (
        lambda: list(scan_records(["abc"])),  # type: ignore[list-item]
        TypeError,
        "expected a line as bytes (read_records also takes text), found 'abc'",
    ),
    "a turn with spaces": (
        lambda: Match.new("quarto").play_turn("=5 b3"),
        GameError,
        "a turn is written without spaces, and has the moves of one seat: '=5 b3'",
    ),
    "a text bot without a game": (
        lambda: TextBot("chess", str),
        GameError,
        "there is no game 'chess': the games are quarto, quartino",
    ),
    "a text bot that can't complete": (
        lambda: TextBot("quarto", five),
        TypeError,
        "expected a function from a prompt to an answer, found 5",
    ),
    "an engine that is a number": (
        lambda: EngineBot("quarto", five),
        TypeError,
        "expected an engine's command: a string or a list of words, found 5",
    ),
    "a glance at a number": (
        lambda: Solver().glance(quarto.start(), [five]),
        TypeError,
        "expected a square or None, and a piece, found 5",
    ),
    "a glance at strings": (
        lambda: Solver().glance(quarto.start(), [("b3", "A")]),  # type: ignore[list-item]
        TypeError,
        "expected a square or None, and a piece, found a tuple",
    ),
    "progress that can't be called": (
        lambda: Solver(progress=five),
        TypeError,
        "expected a function of the number of nodes for progress, found 5",
    ),
    "a verdict of words": (
        lambda: Verdict(wrong, 1),
        TypeError,
        "expected a score from -17 to 17, found 'wrong'",
    ),
    "a verdict upside down": (
        lambda: Verdict(5, 1),
        ValueError,
        "a verdict's bounds are -17 to 17, lower first, not 5 and 1",
    ),
    "a tournament drawn before it begins": (
        lambda: replace(SETTINGS, turn_cap=0),
        ArenaError,
        "a game can't be drawn after 0 turns",
    ),
}


@pytest.mark.parametrize("misuse", MISUSES)
def test_each_misuse_is_refused_in_one_sentence(misuse: str) -> None:
    call, error, sentence = MISUSES[misuse]
    with pytest.raises(error) as caught:
        call()
    assert str(caught.value) == sentence


@pytest.mark.parametrize("position", [quarto.start(), TABLE], ids=["quarto", "quartino"])
def test_a_seat_must_be_a_number(position: Any) -> None:
    match = Match.new("quarto" if isinstance(position, quarto.Position) else "quartino", seed=1)
    for ask in (
        lambda: position.play(position.legal_moves()[0], "1"),
        lambda: position.view("1"),
        lambda: match.view_record("1"),  # type: ignore[arg-type]
        lambda: match.setup.view("1"),  # type: ignore[arg-type]
        lambda: Departure("1", Reason.TIME),  # type: ignore[arg-type]
    ):
        with pytest.raises(TypeError, match=r"^expected the number of a seat, found '1'$"):
            ask()
    for view in (position.view, match.view_record, match.setup.view):
        with pytest.raises(GameError, match=r"^there is no seat 9: the game has 2 seats$"):
            view(9)


def test_a_starter_must_be_a_number() -> None:
    for start in (
        lambda: quarto.start(starter="1"),  # type: ignore[arg-type]
        lambda: quartino.start(deal=DEAL, starter="1"),  # type: ignore[arg-type]
        lambda: Match.new("quarto", starter="1"),  # type: ignore[call-overload]
        lambda: quartino.parse_position(TABLE.notation, starter="1"),  # type: ignore[arg-type]
    ):
        with pytest.raises(TypeError, match=r"^expected the number of a seat, found '1'$"):
            start()


@pytest.mark.parametrize("name", ["random", "novice", "perfect"])
def test_a_bot_takes_only_a_question(name: str) -> None:
    bot: Any = make_bot("quarto", name)
    sentence = r"^expected a question, such as Question\(position\), found a quarto\.Position$"
    with pytest.raises(TypeError, match=sentence):
        bot.choose(quarto.start())
    assert bot.choose(Question(quarto.start())).moves
    with pytest.raises(TypeError, match=sentence):
        EngineBot("quarto", "no-program").choose(bot and quarto.start())  # type: ignore[arg-type]


def test_an_error_does_not_show_hidden_cards() -> None:
    for thing, words in (
        (TABLE, "a quartino.Position"),
        (TABLE.racks, "a tuple"),
        (TABLE.racks[0], "a quartino.Rack"),
        (Outcome(1, Reason.TIME), "an Outcome"),
        (quarto, "the module fourfold.games.quarto"),
        (Match, "the class Match"),
        (quarto.Position, "the class quarto.Position"),
        (quarto.Pass(), "quarto.Pass()"),
        ("x" * 100, "'" + "x" * 59 + "…"),
    ):
        assert quote(thing) == words
    with pytest.raises(TypeError, match=r"found a quartino\.Position$"):
        Solver().solve(TABLE)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"^expected a Quarto! move, found a quartino\.Position$"):
        quarto.start().play(TABLE)  # type: ignore[arg-type]


def test_a_deal_may_be_given_as_cards() -> None:
    deal = quartino.parse_deal(DEAL)
    assert Match.new("quartino", deal=deal).record() == Match.new("quartino", deal=DEAL).record()
    three = quartino.parse_deal(quartino.draw_deal(3, seed=4))
    assert Match.new(quartino.QUARTINO, deal=list(map(list, three))).position.seats == 3
    setup = Setup(quartino.QUARTINO, quartino.AS_PRINTED, deal=deal)
    assert setup.deal == DEAL
    assert repr(setup) == "<Setup of quartino wheel: 2 seats, seat 1 starts, dealt>"


def test_a_game_and_its_rules_may_be_given_as_values_or_strings() -> None:
    assert Setup("quarto", "CSHT") == Setup(quarto.QUARTO, quarto.parse_rules("CSHT"))
    assert Setup("quarto", "CSHT").position() == quarto.start("CSHT")
    bots = ["random", "random"]
    settings = Settings(quarto.QUARTO, quarto.parse_rules("CSHT"), bots, games=1)
    assert settings == SETTINGS
    assert (settings.game, settings.rules) == ("quarto", "CSHT")
    assert quarto.start().play("=0").play("a1").fault("!a1-d4") is quarto.Fault.EMPTY


def test_helpers_take_strings_too() -> None:
    position = quarto.parse_position("..../..../.5../43.. A -", "CSHT")
    rules = quarto.parse_rules("CSHT")
    board = position.board
    assert list(quarto.find_threats(board, "CSHT")) == list(quarto.find_threats(board, rules))
    assert quarto.canonical_board("CSHT", board, None) == quarto.canonical_board(rules, board, None)
    match = Match.new("quarto")
    for move in ("=0", "a1", "=1", "b1", "=2", "c1", "=3", "d1", "=4", "a2", "=5", "a3"):
        match.play(move)
    start, moves = match.positions[0], match.moves
    missed = list(quarto.missed_groups(start, moves, is_over=False))
    assert missed
    assert list(quarto.missed_groups(start, map(str, moves), is_over=False)) == missed
    asked = position.legal_moves()[0]
    assert parse_answer("quarto", position, f"bestmove {asked}").moves == (asked,)


def test_a_match_does_not_expose_its_own_lists() -> None:
    match = Match.new("quarto")
    events, positions = match.events, match.positions
    match.play("=5")
    assert (events, len(positions)) == ((), 1)
    assert (len(match.events), len(match.positions)) == (1, 2)


class OwnMatch(Match[Any, Any, Any]):
    """A user's own kind of match."""


def test_a_subclass_makes_matches_of_its_own_type() -> None:
    match = OwnMatch.new("quarto")
    match.play("=5")
    assert type(match) is OwnMatch
    assert type(match.copy()) is OwnMatch
    assert type(OwnMatch.from_record(match.record())) is OwnMatch


def test_bots_that_never_finish_a_game_are_stopped_by_the_games_own_cap() -> None:
    match = Match.new("quartino", seed=1)
    bots = [make_bot("quartino", "random")] * 2
    assert play_match(match, bots) is not None
    assert match.turn_cap == GAMES["quartino"].default_turn_cap == 200
    assert replace(SETTINGS, game="quartino", rules="wheel").turn_cap == 200
    assert SETTINGS.turn_cap is None


def test_a_tournament_returns_its_records() -> None:
    tally = play_tournament(replace(SETTINGS, games=2))
    assert [result.number for result in tally.results] == [1, 2]
    assert all(replay(result.record).outcome for result in tally.results)
    assert repr(tally) == "<Tally of quarto CSHT: 2 of 2 games>"


def test_settings_of_earlier_versions_are_read() -> None:
    values = replace(SETTINGS, game="quartino", rules="wheel", seats=3).to_json()
    old = {key: value for key, value in values.items() if key not in ("seats", "names")}
    assert Settings.from_json(old | {"players": 3}).seats == 3
    for bad in ({"game": "chess"}, {"bots": "ab"}, {"games": 0}, {"more": 1}):
        with pytest.raises(ArenaError):
            Settings.from_json(values | bad)


@pytest.mark.parametrize(
    "thing",
    [*quarto.MOVES[::7], *quartino.MOVES[::9], quartino.End(), quarto.Piece(10), quarto.Square(5)],
    ids=repr,
)
def test_a_repr_evaluates(thing: object) -> None:
    assert eval(repr(thing), {"quarto": quarto, "quartino": quartino}) == thing
    assert len(repr(thing)) <= 30


def test_reprs_are_short() -> None:
    assert repr(quarto.parse_move("b3")) == "quarto.Place('b3')"
    assert repr(quartino.parse_move("R3")) == "quartino.Place('R', 3)"
    assert (
        repr(EngineBot("quarto", "program --level 5")) == "EngineBot('quarto', 'program --level 5')"
    )
    rack = quartino.Rack((None,) * 4)
    assert repr(rack) == "quartino.Rack(hidden=(None, None, None, None), claimed=(), is_out=False)"
    assert repr(MoveVerdict(quarto.parse_turn("b3"), Verdict(0, 0))) == (
        "solver.MoveVerdict(moves=(quarto.Place('b3'),), verdict=Verdict(low=0, high=0))"
    )
    assert repr(quarto.symmetries("C")[0]).startswith("quarto.Symmetry(squares=(quarto.Square(0),")
    assert repr(quartino.symmetries("wheel")[0]).startswith(
        "quartino.Symmetry(board=quartino.FieldSymmetry(fields=(0, 1,"
    )
    assert repr(Choice(quarto.parse_turn("b3=A"), 0.25)) == "<Choice b3 =A, value 0.25>"
    assert repr(Setup(quarto.QUARTO, quarto.AS_PRINTED)) == (
        "<Setup of quarto CSHT!: 2 seats, seat 1 starts>"
    )


def test_a_solver_uses_the_printed_rules_by_default() -> None:
    assert Solver().rules == quarto.AS_PRINTED


def test_a_file_may_contain_several_records(tmp_path: Path) -> None:
    path = tmp_path / "games.txt"
    path.write_text(str(Match.new("quarto")) * 2)
    assert len(list(read_records(path))) == 2
    assert Player("Ann").bot is None
