"""Names for SQLAlchemy's generic types.

Any in all of them: the tables are written without the ORM, so the type checker doesn't know the
types of their columns. `row.py` checks what it reads.
"""

from typing import Any, TypeAlias

from sqlalchemy import CursorResult, Row, Select
from sqlalchemy.sql.base import ReadOnlyColumnCollection
from sqlalchemy.types import TypeEngine

AnyRow: TypeAlias = Row[Any]
"""A row. Any: its columns."""

AnySelect: TypeAlias = Select[Any]
"""A query. Any: its columns."""

AnyResult: TypeAlias = CursorResult[Any]
"""A result. Any: its columns."""

AnyColumns: TypeAlias = ReadOnlyColumnCollection[str, Any]
"""The columns of a table or subquery. Any: their types."""

AnyType: TypeAlias = TypeEngine[Any]
"""A column's type. Any: its values."""
