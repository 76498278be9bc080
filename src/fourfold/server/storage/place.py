"""Where the games are kept if nobody says: a file in the user's data folder."""

from platformdirs import user_data_path


def default_database() -> str:
    """Return the address of the user's own database."""
    return str(user_data_path("fourfold") / "games.db")
