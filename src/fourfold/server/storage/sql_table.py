"""The SQL tables. A change here needs a migration; a test compares the two."""

from datetime import UTC, datetime

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    TypeDecorator,
)

from fourfold.server.storage.sql_type import AnyType


class Moment(TypeDecorator[datetime]):
    """A UTC time. SQLite has no time zones: it stores text that sorts chronologically."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Convert to UTC; raise ValueError for a time without a zone."""
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError("a time needs a time zone")
        value = value.astimezone(UTC)
        return value.replace(tzinfo=None) if dialect.name == "sqlite" else value

    def process_result_value(self, value: object, dialect: Dialect) -> datetime | None:
        """Add the zone."""
        if value is None:
            return None
        assert isinstance(value, datetime)
        return value.replace(tzinfo=UTC) if dialect.name == "sqlite" else value.astimezone(UTC)


class RawMoment(TypeDecorator[object]):
    """A time as the driver returns it: from SQLite, text that may not be a valid time."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def load_dialect_impl(self, dialect: Dialect) -> AnyType:
        """Read text from SQLite."""
        return Text() if dialect.name == "sqlite" else self.impl_instance


# Constraints have the same names on both databases, so that migrations can refer to them.
METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

EVENTS = Table(
    "events",
    METADATA,
    Column("game_id", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    # JSON as text: PostgreSQL's own types refuse some strings that JSON allows.
    Column("body", Text, nullable=False),
    Column("actor", Text),
    Column("action_id", Text),
    Column("rules_version", Integer, nullable=False),
    Column("at", Moment, nullable=False),
    Column("process", Text, nullable=False),
    Column("clock_ms", BigInteger, nullable=False),
    # The default is for processes of an older version running alongside this one.
    Column("schema", Integer, nullable=False, server_default="1"),
    # The whole log of a finished game, which then has only this row.
    Column("pack", LargeBinary),
    # Of two processes that write the same version, only one succeeds.
    PrimaryKeyConstraint("game_id", "version"),
    # SQLite stores the rows in primary key order, which is the order in which they are read.
    sqlite_with_rowid=False,
)
# This index makes repeated actions harmless. Like all partial indexes here, it is partial on
# PostgreSQL too, through its migration: declaring that here would load that dialect at startup.
Index(
    None,
    *(EVENTS.c[name] for name in ("game_id", "actor", "action_id")),
    unique=True,
    sqlite_where=EVENTS.c.action_id.is_not(None),
)

GAMES = Table(
    "games",
    METADATA,
    Column("id", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("rules", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("is_private", Boolean, nullable=False),
    Column("opened_by", Text),
    Column("people", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("winner", Integer),
    Column("reason", Text),
    Column("position_key", Text),
    Column("due_ms", BigInteger),
    Column("created_at", Moment, nullable=False),
    Column("updated_at", Moment, nullable=False),
    PrimaryKeyConstraint("id"),
    # Each of the first two indexes alone can serve any list page, whatever its filters.
    Index(None, "game", "status", "is_private", "updated_at", "id"),
    Index(None, "game", "rules", "status", "is_private", "updated_at", "id"),
    Index(None, "opened_by", "status"),
)
# Partial indexes: most games are over, and have neither value.
for name in ("position_key", "due_ms"):
    Index(None, GAMES.c[name], sqlite_where=GAMES.c[name].is_not(None))

SEATS = Table(
    "seats",
    METADATA,
    Column("game_id", Text, ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("guest_id", Text),
    Column("bot", Text),
    Column("name", Text, nullable=False),
    PrimaryKeyConstraint("game_id", "seat"),
    Index(None, "guest_id", "game_id"),
)

GUESTS = Table(
    "guests",
    METADATA,
    Column("id", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("created_at", Moment, nullable=False),
    Column("seen_at", Moment, nullable=False),
    PrimaryKeyConstraint("id"),
    Index(None, "seen_at"),
)

REFUSALS = Table(
    "refusals",
    METADATA,
    Column("game_id", Text, ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("actor", Text, nullable=False),
    Column("action_id", Text, nullable=False),
    Column("code", Text, nullable=False),
    Column("detail", Text, nullable=False),
    Column("at", Moment, nullable=False),
    PrimaryKeyConstraint("game_id", "actor", "action_id"),
)

RENEWALS = Table(
    "renewals",
    METADATA,
    Column("key", Text, nullable=False),
    Column("count", Integer, nullable=False),
    Column("at", Moment, nullable=False),
    PrimaryKeyConstraint("key"),
    Index(None, "at"),
)

PROCESSES = Table(
    "processes",
    METADATA,
    Column("process", Text, nullable=False),
    Column("clock_ms", BigInteger, nullable=False),
    Column("at", Moment, nullable=False),
    PrimaryKeyConstraint("process"),
)

SETTINGS = Table(
    "settings",
    METADATA,
    Column("name", Text, nullable=False),
    Column("value", LargeBinary, nullable=False),
    PrimaryKeyConstraint("name"),
)
