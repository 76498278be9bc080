"""The migrations; each is passed alembic's operations."""
