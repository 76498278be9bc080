"""Checks that the database is reachable, intact and current, and that its clock agrees."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime

from sqlalchemy import func, select, text

from fourfold.server.doctor.finding import Finding, fault, ok, warning
from fourfold.server.storage import StorageError
from fourfold.server.storage.database import UNREACHABLE, Reader
from fourfold.server.storage.integrity import (
    LAX,
    check_file,
    check_tables,
    find_lax_settings,
    find_secret,
)
from fourfold.server.storage.migration import check_revision
from fourfold.server.storage.sql_table import PROCESSES
from fourfold.server.storage.survey import take_survey

MAX_CLOCK_SECONDS = 2.0
"""Maximum clock difference that is not reported."""

ADVICE = "see docs/operations.md, no. 2 and 4"

SELECT_NOW = text("SELECT clock_timestamp()")
SELECT_LAST_BEAT = select(func.max(PROCESSES.c.at))


async def check_database(reader: Reader) -> AsyncIterator[Finding]:
    """Check the database; stop after a fault."""
    place = str(reader.address)
    try:
        await reader.check_file()
        await reader.reader.use(check_revision)
        await check_file(reader)
        await check_tables(reader)
        survey = await take_survey(reader)
        yield ok(
            "database",
            f"{place}: intact, tables {survey.revision}, {survey.total:,} games, "
            f"{survey.guests:,} guests, {survey.size / 1e6:,.1f} MB",
        )
        if await find_secret(reader) is None:
            yield warning("secret", "none yet", "start the server once to create it")
        else:
            yield ok("secret", "present")
        if not reader.is_sqlite:
            yield await _check_durability(reader)
        yield await _check_clock(reader)
    except StorageError as error:
        yield fault("database", str(error), ADVICE)
    except UNREACHABLE as error:
        yield fault("database", reader.explain(error), ADVICE)
    except ValueError:
        # The message may quote part of the password.
        advice = "in the password, write characters such as @ and / as %40 and %2F"
        yield fault("database", "the database URL can't be read", advice)


async def _check_durability(reader: Reader) -> Finding:
    """Check that PostgreSQL flushes commits to disk; on SQLite, the server sets this itself."""
    lax = await find_lax_settings(reader)
    if not lax:
        return ok("durability", "PostgreSQL flushes commits to disk")
    text = f"PostgreSQL runs with {' and '.join(lax)} off: {LAX}"
    return fault(
        "durability", text, "turn these settings on for the server, the database and the user"
    )


async def _check_clock(reader: Reader) -> Finding:
    """Compare this machine's clock with PostgreSQL's, or with the last heartbeat in SQLite."""
    if not reader.is_sqlite:
        [(there,)] = await reader.read(SELECT_NOW)
        apart = abs((datetime.now(UTC) - there).total_seconds())
        text = f"{apart:.1f} s from the database's"
        return (
            ok("clock", text)
            if apart <= MAX_CLOCK_SECONDS
            else warning("clock", text, "run an NTP client such as chrony on both machines")
        )
    [(last,)] = await reader.read(SELECT_LAST_BEAT)
    if last is None:
        return ok("clock", "no server has written to the database yet")
    ago = (datetime.now(UTC) - last).total_seconds()
    if ago < -MAX_CLOCK_SECONDS:
        text = f"the last server's heartbeat is {-ago:,.0f} s in the future"
        return warning(
            "clock", text, "set this machine's clock, or run an NTP client such as chrony"
        )
    return ok("clock", f"last server heartbeat {ago:,.0f} s ago")
