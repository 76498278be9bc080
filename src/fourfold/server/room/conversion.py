"""Converts log events to wire events, leaving out secrets."""

from typing import assert_never

from fourfold.games.game import AnyPosition
from fourfold.server.event import event as log
from fourfold.server.games.adapter import AnyAdapter
from fourfold.server.wire import event as wire


def convert_step(
    step: log.Step, before: AnyPosition, after: AnyPosition, adapter: AnyAdapter
) -> wire.Step:
    """Convert an event that changed the position, with its consequences."""
    match step:
        case log.Moved(seat, move, is_forced):
            played = adapter.describe_played(before, move, after)
            return wire.Moved(seat=seat, is_forced=is_forced, played=played)
        case log.Departed(seat, reason):
            aftermath = adapter.describe_aftermath(before, after)
            return wire.Departed(seat=seat, reason=reason, aftermath=aftermath)
        case log.DrawAgreed(absent):
            return wire.DrawAgreed(absent=absent)
        case _:
            assert_never(step)


def convert_note(note: log.Note) -> wire.Event:
    """Convert any other event; the deal and the seed stay secret."""
    match note:
        case log.Opened():
            return wire.Opened(
                game=note.game,
                rules=note.rules,
                seats=tuple(wire.SeatPlan(bot=bot) for bot in note.bots),
                is_private=note.is_private,
                starter=note.starter,
                keeps_starter=note.keeps_starter,
                is_seek=note.is_seek,
                host=note.host,
                previous=note.previous,
            )
        case log.Joined(seat, guest, name):
            return wire.Joined(seat=seat, guest=guest, name=name)
        case log.Left(seat):
            return wire.Left(seat=seat)
        case log.Started(start):
            return wire.Started(start=start)
        case log.DrawOffered(seat):
            return wire.DrawOffered(seat=seat)
        case log.DrawDeclined(seat):
            return wire.DrawDeclined(seat=seat)
        case log.TakenBack(seat, count):
            return wire.TakenBack(seat=seat, count=count)
        case log.Said(seat, phrase):
            return wire.Said(seat=seat, phrase=phrase)
        case log.RematchOffered(seat):
            return wire.RematchOffered(seat=seat)
        case log.RematchOpened(game_id):
            return wire.RematchOpened(game_id=game_id)
        case log.Closed():
            return wire.Closed()
        case _:
            assert_never(note)
