"""SQL statements, built once, including those that differ between the two databases."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlalchemy import (
    ARRAY,
    ColumnElement,
    Delete,
    Insert,
    Table,
    Text,
    Update,
    any_,
    bindparam,
    case,
    exists,
    func,
    insert,
    literal_column,
    null,
    or_,
    select,
    tuple_,
    type_coerce,
    union_all,
    update,
)
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine import Dialect

from fourfold.server.storage.listing import FINISHED, Cursor
from fourfold.server.storage.refusal import MAX_REFUSALS_PER_GAME
from fourfold.server.storage.sql_table import (
    EVENTS,
    GAMES,
    GUESTS,
    PROCESSES,
    REFUSALS,
    RENEWALS,
    SEATS,
    SETTINGS,
    RawMoment,
)
from fourfold.server.storage.sql_type import AnyColumns, AnySelect

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql

Change = Insert | Update | Delete

PER_MOVE = ("version", "position_key", "due_ms")
"""The columns of a game that every move changes."""

_BEFORE = EVENTS.alias("before")
# If the game already has a log, or the previous version is missing, the version is NULL, which the
# database refuses: no process can leave a gap, whatever it believes it has written.
INSERT_FIRST_ENTRY = insert(EVENTS).values(
    version=case(
        (exists().where(_BEFORE.c.game_id == bindparam("of_game")), null()),
        else_=literal_column("1"),
    )
)
INSERT_NEXT_ENTRY = insert(EVENTS).values(
    version=select(_BEFORE.c.version + 1)
    .where(
        _BEFORE.c.game_id == bindparam("of_game"),
        _BEFORE.c.version == bindparam("version_before"),
    )
    .scalar_subquery()
)
DELETE_BEFORE = EVENTS.delete().where(
    EVENTS.c.game_id == bindparam("of_game"), EVENTS.c.version < bindparam("last")
)
"""Deletes all of a log's rows but the last, which has been packed."""
UPDATE_ENTRY = update(EVENTS).where(
    EVENTS.c.game_id == bindparam("of_game"), EVENTS.c.version == bindparam("last")
)
DELETE_SEATS = SEATS.delete().where(SEATS.c.game_id == bindparam("of_game"))
INSERT_SEAT = insert(SEATS)

RENAME_GUEST = (
    update(GUESTS).where(GUESTS.c.id == bindparam("guest")).values(name=bindparam("new_name"))
)
SEE_GUEST = update(GUESTS).where(GUESTS.c.id == bindparam("guest")).values(seen_at=bindparam("now"))

# An invalid time must not fail the whole query: it is parsed later, row by row.
ENTRY = [
    type_coerce(column, RawMoment).label(column.name) if column is EVENTS.c.at else column
    for column in EVENTS.c
]
SELECT_ENTRIES = (
    select(*ENTRY)
    .where(EVENTS.c.game_id == bindparam("game"), EVENTS.c.version > bindparam("after"))
    .order_by(EVENTS.c.version)
)
SELECT_LISTING = (
    select(GAMES, SEATS)
    .outerjoin_from(GAMES, SEATS)
    .where(GAMES.c.id == bindparam("game"))
    .order_by(SEATS.c.seat)
)
COUNT_GAMES = select(func.count()).select_from(GAMES)
SELECT_GAMES = (
    select(GAMES.c.id, GAMES.c.version)
    .where(GAMES.c.id > bindparam("after"))
    .order_by(GAMES.c.id)
    .limit(bindparam("limit"))
)
SELECT_UNLISTED = (
    select(EVENTS.c.game_id)
    .distinct()
    .where(EVENTS.c.game_id > bindparam("after"), EVENTS.c.game_id.not_in(select(GAMES.c.id)))
    .order_by(EVENTS.c.game_id)
    .limit(bindparam("limit"))
)
SELECT_DUE = (
    select(GAMES.c.id)
    .where(GAMES.c.due_ms <= bindparam("now_ms"))
    .order_by(GAMES.c.due_ms, GAMES.c.id)
    .limit(bindparam("limit"))
)
PUT_OFF = (
    update(GAMES)
    .where(GAMES.c.id == bindparam("of_game"), GAMES.c.due_ms <= bindparam("now_ms"))
    .values(due_ms=bindparam("until_ms"))
)
COUNT_ROOMS = (
    select(func.count())
    .select_from(GAMES)
    .where(
        GAMES.c.opened_by == bindparam("guest"),
        GAMES.c.status.in_(("waiting", "playing")),
    )
)
SELECT_REFUSALS = (
    select(REFUSALS)
    .where(REFUSALS.c.game_id == bindparam("game"))
    .order_by(REFUSALS.c.at.desc())
    .limit(MAX_REFUSALS_PER_GAME)
)
_OLDEST_KEPT = (
    select(REFUSALS.c.at)
    .where(REFUSALS.c.game_id == bindparam("of_game"))
    .order_by(REFUSALS.c.at.desc())
    .limit(1)
    .offset(MAX_REFUSALS_PER_GAME - 1)
)
PRUNE_REFUSALS = REFUSALS.delete().where(
    REFUSALS.c.game_id == bindparam("of_game"), REFUSALS.c.at < _OLDEST_KEPT.scalar_subquery()
)
_HAS_GAME = or_(
    exists().where(SEATS.c.guest_id == GUESTS.c.id),
    exists().where(GAMES.c.opened_by == GUESTS.c.id),
)
SELECT_GUESTS_WITHOUT_GAME = (
    select(GUESTS.c.id)
    .where(GUESTS.c.seen_at < bindparam("before"), ~_HAS_GAME)
    .limit(bindparam("limit"))
)
SELECT_GUEST = select(GUESTS).where(GUESTS.c.id == bindparam("guest"))
SELECT_RENEWALS = select(RENEWALS.c["count"]).where(RENEWALS.c.key == bindparam("of_key"))
SELECT_LATEST_RENEWAL = select(func.max(RENEWALS.c.at))
SELECT_RENEWED = (
    select(RENEWALS)
    .where(RENEWALS.c.at >= bindparam("since"))
    .order_by(RENEWALS.c.at)
    .limit(bindparam("limit"))
)
SELECT_BEAT = select(func.max(PROCESSES.c.clock_ms))
SELECT_SETTING = select(SETTINGS.c.value).where(SETTINGS.c.name == bindparam("setting"))
SELECT_RULES = select(SETTINGS.c.value).where(SETTINGS.c.name == "house_rules")


class Statements:
    """The statements that differ between SQLite and PostgreSQL."""

    def __init__(self, dialect: Dialect) -> None:
        self._is_sqlite = dialect.name == "sqlite"
        self.put_listing = self._put(GAMES, "id")
        self.put_move = self._put(GAMES, "id", PER_MOVE)
        self.put_beat = self._put(PROCESSES, "process")
        self.add_guest = self._insert(GUESTS).on_conflict_do_nothing()
        self.add_refusal = self._insert(REFUSALS).on_conflict_do_nothing()
        self.renew = self._renew()
        self.put_setting = self._put(SETTINGS, "name")
        self.add_setting = self._insert(SETTINGS).on_conflict_do_nothing()
        self.select_versions = select(GAMES.c.id, GAMES.c.version).where(self._among(GAMES.c.id))
        self.delete_guests = GUESTS.delete().where(
            self._among(GUESTS.c.id), GUESTS.c.seen_at < bindparam("before"), ~_HAS_GAME
        )
        self.select_logs = (
            select(*ENTRY)
            .where(self._among(EVENTS.c.game_id))
            .order_by(EVENTS.c.game_id, EVENTS.c.version)
        )
        self.delete_logs = EVENTS.delete().where(self._among(EVENTS.c.game_id))
        self.delete_games = GAMES.delete().where(self._among(GAMES.c.id))
        self.select_finished = (
            select(GAMES.c.id)
            .where(
                GAMES.c.status.in_(FINISHED),
                GAMES.c.updated_at < bindparam("before"),
                ~self._among(GAMES.c.id),
            )
            .limit(bindparam("limit"))
        )
        self.find_positions = select(GAMES.c.position_key).where(self._among(GAMES.c.position_key))

    def texts(self, texts: Iterable[str]) -> str | list[str]:
        """Return texts as the single parameter that `_among` expects."""
        return json.dumps(list(texts)) if self._is_sqlite else list(texts)

    def _insert(self, table: Table) -> "sqlite.Insert | postgresql.Insert":
        if self._is_sqlite:
            return sqlite.insert(table)
        # Imported here because it is slow to import.
        from sqlalchemy.dialects import postgresql

        return postgresql.insert(table)

    def _put(self, table: Table, key: str, changed: Sequence[str] = ()) -> Insert:
        """Return an upsert; an existing row is changed in these columns, by default in all."""
        statement = self._insert(table)
        columns = changed or [column.name for column in table.columns if column.name != key]
        return statement.on_conflict_do_update(
            index_elements=[key], set_={name: statement.excluded[name] for name in columns}
        )

    def _renew(self) -> Insert:
        """Count a renewal."""
        statement = self._insert(RENEWALS)
        counted = {"count": RENEWALS.c["count"] + 1, "at": statement.excluded.at}
        return statement.on_conflict_do_update(index_elements=["key"], set_=counted)

    def _among(self, column: ColumnElement[str]) -> ColumnElement[bool]:
        # One parameter for any number of texts: both databases limit the number of parameters, and
        # every different number would need another compiled statement.
        if self._is_sqlite:
            return column.in_(
                select(func.json_each(bindparam("texts", type_=Text)).table_valued("value").c.value)
            )
        return column == any_(bindparam("texts", type_=ARRAY(Text)))


@dataclass(frozen=True, slots=True, kw_only=True)
class Filter:
    """Filters for a list of games; each sequence holds the accepted values."""

    statuses: Sequence[str]
    games: Sequence[str]
    privacies: Sequence[bool]
    rules: str | None
    before: Cursor | None
    limit: int


def select_listings(wanted: Filter) -> AnySelect:
    """Return the statement for one list page: the latest games first, with their seats.

    For each combination of game, status and privacy, an index yields the latest games; merging
    them gives the page. The cost depends neither on the number of games nor on how few match.
    """
    parts = [
        _select_part(
            wanted, GAMES.c.game == game, GAMES.c.status == status, GAMES.c.is_private == privacy
        )
        for game in wanted.games
        for status in wanted.statuses
        for privacy in wanted.privacies
    ]
    merged = union_all(*(select(part.subquery()) for part in parts)).subquery()
    return _with_seats(_page(select(merged), merged.c, wanted))


def _select_part(wanted: Filter, *where: ColumnElement[bool]) -> AnySelect:
    part = select(GAMES).where(*where)
    if wanted.rules is not None:
        part = part.where(GAMES.c.rules == wanted.rules)
    return _page(part, GAMES.c, wanted)


def select_listings_of(guest: str, wanted: Filter) -> AnySelect:
    """Return the statement for one page of the games where a guest has a seat."""
    held = GAMES.c.id.in_(select(SEATS.c.game_id).where(SEATS.c.guest_id == guest))
    # Materialised: otherwise the planner may scan all games in order and check their seats.
    own = select(GAMES).where(held).cte("own").prefix_with("MATERIALIZED")
    page = select(own).where(
        own.c.status.in_(wanted.statuses),
        own.c.game.in_(wanted.games),
        own.c.is_private.in_(wanted.privacies),
    )
    if wanted.rules is not None:
        page = page.where(own.c.rules == wanted.rules)
    return _with_seats(_page(page, own.c, wanted))


def _page(chosen: AnySelect, columns: AnyColumns, wanted: Filter) -> AnySelect:
    if wanted.before is not None:
        chosen = chosen.where(
            tuple_(columns.updated_at, columns.id)
            < tuple_(*wanted.before, types=(GAMES.c.updated_at.type, GAMES.c.id.type))
        )
    return chosen.order_by(columns.updated_at.desc(), columns.id.desc()).limit(wanted.limit)


def _with_seats(page: AnySelect) -> AnySelect:
    chosen = page.subquery()
    return (
        select(chosen, SEATS)
        .outerjoin_from(chosen, SEATS, SEATS.c.game_id == chosen.c.id)
        .order_by(chosen.c.updated_at.desc(), chosen.c.id.desc(), SEATS.c.seat)
    )
