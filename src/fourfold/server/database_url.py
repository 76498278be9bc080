"""The URL of the database: which one by default, and how it is shown.

Apart from the storage, which takes long to import: a start is logged before that.
"""

import re

from platformdirs import user_data_path


def default_url() -> str:
    """Return the default database: a file in the user's data folder."""
    return str(user_data_path("fourfold", appauthor=False) / "games.db")


def hide_credentials(url: str) -> str:
    """Return a URL without user, password and options, for people to read."""
    scheme, _, rest = url.partition("://")
    place = re.split("[/?#]", rest, maxsplit=1)[0]
    path = rest.removeprefix(place)
    # An unescaped character in a password makes it reach into the path: then show nothing.
    if "@" in path:
        return f"{scheme}://…"
    return f"{scheme}://{place.rpartition('@')[2]}{re.split('[?#]', path, maxsplit=1)[0]}"
