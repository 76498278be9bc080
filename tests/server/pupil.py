"""A pupil of a class: fetches what a browser fetches, keeps its cookie, and plays."""

import re
from collections import Counter

from tests.server.guest import Guest

FILES = re.compile(r'(?:src|href)="(/[^"]+)"')
NAVIGATION = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8", "accept-language": "en"}


class Pupil(Guest):
    """Somebody at a browser."""

    def __init__(self, url: str) -> None:
        """Load no certificates, which takes a third of a second: no address here is secure."""
        super().__init__(url)

    async def visit(self) -> Counter[int]:
        """Open the start page for the first time; return how often each status came.

        The scripts of the real page load more files than its document names: here it names all.
        """
        document = await self.http.get("/", headers=NAVIGATION)
        # The worker that keeps the page at hand asks for the document again.
        wanted = [*FILES.findall(document.text), "/", "/api/games/lobby"]
        answers = [document, *[await self.http.get(link) for link in wanted]]
        return Counter(answer.status_code for answer in answers)

    async def enter(self, game_id: str) -> Counter[int]:
        """Open a game; the files are at hand by now."""
        document = await self.http.get(f"/g/{game_id}", headers=NAVIGATION)
        wanted = ("/api/me", f"/api/games/{game_id}/keys")
        answers = [document, *[await self.http.get(link) for link in wanted]]
        return Counter(answer.status_code for answer in answers)
