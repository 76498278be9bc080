"""Draws the README's pictures of the terminal games; every run draws the same ones.

`python tools/screenshots.py` writes docs/quarto.svg and docs/quartino.svg.
"""

import asyncio
import re
from pathlib import Path
from random import Random

from fourfold.games import GAMES
from fourfold.games.record import parse_record
from fourfold.language import Language
from fourfold.match import Match
from fourfold.table import Table
from fourfold.terminal.app import FourfoldApp
from fourfold.terminal.seating import seat_players

DOCS = Path(__file__).parent.parent / "docs"

RECORDS = {
    "quarto": """[Game "quarto"]
[Rules "CSHT!"]

=5 b2=A c3=7 a4=C d1=1 b3=E c1=3 a2=9 d4=6""",
    "quartino": """[Game "quartino"]
[Rules "wheel"]
[Deal "RYGB,BGYR,GRYB,YBRG/BYRG,GYBR,RGBY,YRGB"]

R0,. Y2,. G3,. B4,. B8,RYGB@2,R1,. G5,. B5,. Y6,. R6,. R7,. B4""",
}

KEYS = {"quarto": ("d", "2"), "quartino": ("enter", "2", "right", "right", "right")}


def main() -> None:
    for name in GAMES:
        picture = asyncio.run(_draw(name))
        (DOCS / f"{name}.svg").write_text(picture, encoding="utf-8")


async def _draw(name: str) -> str:
    language = Language("en")
    match = Match.from_record(parse_record(RECORDS[name]))
    players = seat_players(language, match.setup.game, match.setup.seats)
    app = FourfoldApp(language, Random(1), Table(match, players))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press(*KEYS[name])
        await pilot.pause()
        picture = app.export_screenshot(title=name.capitalize())
    # Use the viewer's own monospace font: no page should download one for this.
    return re.sub(r"\s*@font-face \{.*?\}", "", picture, flags=re.DOTALL)


if __name__ == "__main__":
    main()
