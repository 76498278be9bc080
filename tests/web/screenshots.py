"""Takes pictures of every page in light and dark, for a phone, a tablet and a desktop.

    python -m tests.web.screenshots [FOLDER]     build/screenshots if left out

For people to look at; nothing is compared.
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.web.conftest import SETTINGS, find_chromium
from tests.web.server import Server
from tests.web.table import QuartoTable, open_game

WIDTHS = {360: 740, 768: 1024, 1440: 900}


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "build/screenshots")
    folder.mkdir(parents=True, exist_ok=True)
    chromium = find_chromium()
    if chromium is None:
        sys.exit("no Chromium: install Debian's chromium, or set FOURFOLD_CHROMIUM")
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        try:
            for width, height in WIDTHS.items():
                for scheme in ("light", "dark"):
                    context = browser.new_context(
                        viewport={"width": width, "height": height},
                        color_scheme="dark" if scheme == "dark" else "light",
                        locale="en",
                        reduced_motion="reduce",
                    )
                    context.add_init_script(SETTINGS)
                    _tour(context.new_page(), server.address, folder, f"{width}-{scheme}")
                    context.close()
        finally:
            browser.close()
            server.stop()
    print(f"{len(list(folder.glob('*.png')))} pictures in {folder}")


def _tour(page: Page, address: str, folder: Path, look: str) -> None:
    """Go through the page, and take a picture of each of its faces."""

    def take(name: str) -> None:
        page.wait_for_timeout(500)
        page.screenshot(path=folder / f"{name}-{look}.png", full_page=True)

    page.goto(address)
    page.locator("form").wait_for()
    take("start")
    open_game(page, "A friend")
    page.locator("input[readonly]").wait_for()
    take("invitation")
    page.goto(address)
    open_game(page, "At this screen")
    table = QuartoTable(page)
    table.play("=5", "b2", "=A", "c3", "=7", "a4", "=C", "d1", "=1")
    table.wait("place the piece")
    take("quarto")
    table.play("b1", "=9", "c1", "=D", "a1")
    table.wait("choose")
    table.button("QUARTO!").click()
    for square in ("a1", "b1", "c1"):
        table.square(square).click()
    take("quarto-call")
    table.square("d1").click()
    table.button("QUARTO!").click()
    page.wait_for_timeout(500)
    take("quarto-called")
    if table.result.count():
        page.get_by_role("link", name="Review").click()
        page.get_by_role("heading", name="The game move by move").wait_for()
        page.wait_for_timeout(8_000)
        take("review")
    page.goto(address)
    open_game(page, "Quartino", "A bot")
    page.locator("[data-field]").first.wait_for()
    take("quartino")
    for game in ("quarto", "quartino"):
        page.goto(f"{address}/rules/{game}")
        page.locator("article").wait_for()
        take(f"rules-{game}")


if __name__ == "__main__":
    main()
