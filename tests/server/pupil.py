"""A pupil in a school class: loads what a browser loads, keeps its cookie, and plays."""

import re
from collections import Counter

from tests.server.guest import Guest

FILES = re.compile(r'(?:src|href)="(/[^"]+)"')
NAVIGATION = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8", "accept-language": "en"}


class Pupil(Guest):
    """A person at a browser."""

    def __init__(self, url: str) -> None:
        """Skip loading certificates, which takes a third of a second: no address here uses TLS."""
        super().__init__(url)

    async def visit(self) -> Counter[int]:
        """Open the start page for the first time; return the number of each status.

        The real page's scripts load more files than its document references: here it references
        all.
        """
        document = await self.http.get("/", headers=NAVIGATION)
        # The service worker requests the document again.
        wanted = [*FILES.findall(document.text), "/", "/api/games/lobby"]
        answers = [document, *[await self.http.get(link) for link in wanted]]
        return Counter(answer.status_code for answer in answers)

    async def enter(self, game_id: str) -> Counter[int]:
        """Open a game; the files are cached by now."""
        document = await self.http.get(f"/g/{game_id}", headers=NAVIGATION)
        wanted = ("/api/me", f"/api/games/{game_id}/keys")
        answers = [document, *[await self.http.get(link) for link in wanted]]
        return Counter(answer.status_code for answer in answers)

    async def review(self, game_id: str) -> Counter[int]:
        """Open a game's review, which the page judges itself; the files are cached by now."""
        document = await self.http.get(f"/g/{game_id}/review", headers=NAVIGATION)
        api = f"/api/games/{game_id}"
        answers = [document, *[await self.http.get(f"{api}{path}") for path in ("", "/moments")]]
        return Counter(answer.status_code for answer in answers)
