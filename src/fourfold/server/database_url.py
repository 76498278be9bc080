"""The default database URL, and how URLs are displayed.

Separate from the storage, which is slow to import, so that startup can be logged before it.
"""

import re

from platformdirs import user_data_path


def default_url() -> str:
    """Return the default database: a file in the user's data folder."""
    return str(user_data_path("fourfold", appauthor=False) / "games.db")


def hide_credentials(url: str) -> str:
    """Return a URL without user, password and options, for display."""
    scheme, _, rest = url.partition("://")
    place = re.split("[/?#]", rest, maxsplit=1)[0]
    path = rest.removeprefix(place)
    # An unescaped character in the password makes part of it look like the path: show nothing.
    if "@" in path:
        return f"{scheme}://…"
    return f"{scheme}://{place.rpartition('@')[2]}{re.split('[?#]', path, maxsplit=1)[0]}"
