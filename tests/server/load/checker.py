"""Compares what clients sent and received with what the database stored.

Of the server's code it uses only the wire types and the fold, nothing that stores or sends.
"""

from collections.abc import Iterator
from typing import Any

from pydantic import BaseModel

from fourfold.server.room.fold import fold
from fourfold.server.room.room import Room
from fourfold.server.storage.error import UnreadableLogError
from fourfold.server.wire.message import Entry
from tests.server.load.complaint import Complaint, Law
from tests.server.load.journal import Journal, Sent
from tests.server.load.ledger import Ledger, StoredEntry
from tests.server.load.viewer import CHANGES

EFFECTS = {"move": "moved", "say": "said", "resign": "departed", "rematch": "rematch_offered"}
"""The event of each kind of action."""


def check(journal: Journal, ledger: Ledger) -> list[Complaint]:
    """Return everything that is wrong."""
    complaints = [*journal.complaints, *_check_actions(journal, ledger)]
    for game, log in ledger.logs.items():
        complaints += _check_log(log, journal)
        try:
            room = fold(game, (kept.entry() for kept in log))
        except UnreadableLogError as error:
            complaints.append(Complaint(Law.LISTED, game, f"the log cannot be played: {error}"))
            continue
        complaints += _check_sent_entries(room, journal)
        complaints += _check_listing(room, ledger)
    for game in journal.entries.keys() - ledger.logs.keys():
        complaints.append(Complaint(Law.TRUE, game, "a game was shown that is not stored"))
    return complaints


def _check_actions(journal: Journal, ledger: Ledger) -> Iterator[Complaint]:
    """Compare every action sent with the entries that have its id."""
    found: dict[str, list[StoredEntry]] = {}
    for log in ledger.logs.values():
        for entry in log:
            if entry.action is not None:
                found.setdefault(entry.action, []).append(entry)
    for sent in journal.actions.values():
        kept = found.get(sent.id, [])
        versions = [entry.version for entry in kept]
        if len(kept) > 1:
            yield Complaint(Law.ONCE, sent.game, f"{sent.id} is in the log as {versions}")
        if sent.accepted is not None and sent.accepted not in versions:
            detail = f"{sent.id} was acknowledged as {sent.accepted}, the log has it as {versions}"
            yield Complaint(Law.KEPT, sent.game, detail)
        if sent.refused is not None and kept:
            detail = f"{sent.id} was refused ({sent.refused}), the log has it as {versions}"
            yield Complaint(Law.REFUSED, sent.game, detail)


def _check_log(log: list[StoredEntry], journal: Journal) -> Iterator[Complaint]:
    """Check that a log has no gap and no entry that nobody asked for."""
    changed = 0
    for number, entry in enumerate(log, 1):
        if entry.version != number:
            detail = f"version {entry.version} is where {number} should be"
            yield Complaint(Law.UNBROKEN, entry.game, detail)
            return
        if entry.action is not None:
            sent = journal.actions.get(entry.action)
            if sent is None or not _is_made_by(entry, sent):
                yield Complaint(Law.ASKED, entry.game, f"nobody sent the action of {entry}")
            elif sent.action["kind"] == "move" and not changed <= sent.version < number:
                detail = (
                    f"{sent.id} answers version {sent.version} and became {number}, "
                    f"when the position was from {changed}"
                )
                yield Complaint(Law.FRESH, entry.game, detail)
        if entry.kind in CHANGES:
            changed = number


def _is_made_by(entry: StoredEntry, sent: Sent) -> bool:
    action = sent.action
    return (
        entry.game == sent.game
        and entry.actor is not None
        and entry.kind == EFFECTS[action["kind"]]
        and entry.body["seat"] == sent.seat
        and entry.body.get("move") == action.get("move")
        and entry.body.get("phrase") == action.get("phrase")
    )


def _check_sent_entries(room: Room, journal: Journal) -> Iterator[Complaint]:
    """Check that viewers were sent what is in the log, and nothing else."""
    received = dict(journal.entries.get(room.id, {}))
    for entry in map(Entry.model_validate_json, room.entries):
        at, event = received.pop(entry.version, (None, None))
        if event is None:
            continue
        if at != entry.at or not _is_same_event(entry.event, event):
            detail = f"version {entry.version} was sent as {at} {event}, the log has {entry}"
            yield Complaint(Law.TRUE, room.id, detail)
    for version, (_, event) in received.items():
        yield Complaint(Law.TRUE, room.id, f"version {version} was sent but is not stored: {event}")


def _is_same_event(event: BaseModel, sent: dict[str, Any]) -> bool:
    """Check an event as it was sent; an older server leaves out newer fields, all with defaults."""
    needed = event.model_dump(exclude_defaults=True)
    is_complete = needed.keys() <= sent.keys()
    return is_complete and sent.items() <= event.model_dump(mode="json").items()


def _check_listing(room: Room, ledger: Ledger) -> Iterator[Complaint]:
    """Check that the listing matches the folded log."""
    listed = ledger.listings.get(room.id)
    if listed is None:
        yield Complaint(Law.LISTED, room.id, "the game has a log but is not listed")
        return
    outcome = None if room.match is None else room.match.outcome
    folded = (
        room.status,
        None if outcome is None else outcome.winner,
        None if outcome is None else outcome.reason.value,
        room.version,
    )
    stored = (listed.status, listed.winner, listed.reason, listed.version)
    if folded != stored:
        yield Complaint(Law.LISTED, room.id, f"listed as {stored}, the log gives {folded}")
