"""Takes screenshots of every page in light and dark, for a phone, a tablet and a desktop.

    python -m tests.web.screenshots [FOLDER] [--scenes NAME ...] [--looks 360-light ...]
    python -m tests.web.screenshots --words      a small phone and a desktop in every language
    python -m tests.web.screenshots --readme     the README's pictures, into docs/pictures

By default the folder is build/screenshots, with all scenes and looks. For people to look at;
nothing is compared, but texts that are cut off are listed.
"""

import argparse
import sys
import tempfile
from base64 import b64decode
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page, sync_playwright

from fourfold.language import LANGUAGES, Language
from tests.web.conftest import SETTINGS
from tests.web.faces import SCENES
from tests.web.faces.visitor import Visitor
from tests.web.fit import cut_texts
from tests.web.idle import finish_motion
from tests.web.server import Server
from tools.bring_programs import MISSING_CHROMIUM, find_chromium


@dataclass(frozen=True, slots=True)
class Look:
    """A screen, in light or dark."""

    width: int
    height: int
    scheme: Literal["light", "dark"] = "light"
    language: str = "en"

    def __str__(self) -> str:
        language = "" if self.language == "en" else f"-{self.language}"
        return f"{self.width}-{self.scheme}{language}"


LOOKS = [
    *(Look(w, h, s) for w, h in ((360, 740), (768, 1024), (1440, 900)) for s in ("light", "dark")),
    Look(320, 640),
    Look(740, 360),
    Look(2560, 1440),
    Look(360, 740, language="lt"),
]
"""The last four: the smallest phone, a phone in landscape, a very large screen, the longest words.
"""

WORD_LOOKS = [
    Look(width, height, language=code)
    for width, height in ((320, 640), (1440, 900))
    for code in LANGUAGES
]
"""For readers of the texts: where space is tight, and where it is not."""

README_FOLDER = Path("docs/pictures")
README_SCENES = ["start", "quarto", "quartino"]
README_SCALE = 1.5
README_PICTURES = {
    "quarto-placing": {
        "quarto-light": Look(1040, 640),
        "quarto-dark": Look(1040, 640, "dark"),
    },
    "quartino-claim": {
        "quartino-light": Look(1040, 640),
        "quartino-dark": Look(1040, 640, "dark"),
    },
    "start": {"phone-start": Look(360, 740)},
    "quarto-result": {"phone-quarto": Look(360, 740)},
    "quartino-placing": {"phone-quartino": Look(360, 740)},
}
"""The README's pictures by the moment they show."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", default=Path("build/screenshots"))
    parser.add_argument("--scenes", nargs="+", choices=SCENES, default=list(SCENES))
    parser.add_argument("--looks", nargs="+", choices=[str(look) for look in LOOKS])
    parser.add_argument("--words", action="store_true", help="show all texts in every language")
    parser.add_argument("--readme", action="store_true", help="write the README's pictures")
    chosen = parser.parse_args()
    folder: Path = README_FOLDER if chosen.readme else chosen.folder
    folder.mkdir(parents=True, exist_ok=True)
    looks = [look for look in LOOKS if not chosen.looks or str(look) in chosen.looks]
    if chosen.words:
        looks = WORD_LOOKS
    taking = take_readme_pictures if chosen.readme else partial(take_all, looks=looks)
    with tempfile.TemporaryDirectory() as data, studio(Path(data)) as (browser, server):
        for name in README_SCENES if chosen.readme else chosen.scenes:
            context = browser.new_context(
                locale="en",
                reduced_motion="reduce",
                viewport={"width": 1280, "height": 900},
            )
            context.add_init_script(SETTINGS)
            page = context.new_page()
            page.goto(server.address)
            for face in SCENES[name](Visitor(page, server, Language("en"))):
                taking(page, folder, face)
            context.close()
    print(f"{len(list(folder.iterdir()))} pictures in {folder}")


@contextmanager
def studio(data: Path) -> Iterator[tuple[Browser, Server]]:
    """Yield a browser, and a server that keeps its games in a folder."""
    chromium = find_chromium()
    if chromium is None:
        sys.exit(MISSING_CHROMIUM)
    with sync_playwright() as playwright:
        server = Server(data)
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        try:
            yield browser, server
        finally:
            browser.close()
            server.stop()


def take_all(page: Page, folder: Path, name: str, looks: list[Look]) -> None:
    """Take a picture of the current page in each of the looks."""
    for look in looks:
        show(page, look)
        page.screenshot(path=folder / f"{name}-{look}.png", full_page=True)
        for text in cut_texts(page):
            print(f"{name}-{look}: {text}")
    speak(page, "en")
    page.set_viewport_size({"width": 1280, "height": 900})


def take_readme_pictures(page: Page, folder: Path, name: str) -> None:
    """Take the README's pictures of this moment: one screen each, not the whole page."""
    for file, look in README_PICTURES.get(name, {}).items():
        show(page, look)
        page.locator(".news").wait_for(state="detached")
        page.evaluate("() => document.activeElement?.blur()")
        shot = page.context.new_cdp_session(page).send(
            "Page.captureScreenshot",
            {
                "format": "webp",
                "quality": 80,
                "clip": {
                    "x": 0,
                    "y": page.evaluate("() => scrollY"),
                    "width": look.width,
                    "height": look.height,
                    "scale": README_SCALE,
                },
            },
        )
        (folder / f"{file}.webp").write_bytes(b64decode(shot["data"]))
    page.set_viewport_size({"width": 1280, "height": 900})


def show(page: Page, look: Look) -> None:
    """Show the page on a screen, and wait until it is rendered."""
    page.set_viewport_size({"width": look.width, "height": look.height})
    page.emulate_media(color_scheme=look.scheme)
    speak(page, look.language)
    finish_motion(page)


def speak(page: Page, language: str) -> None:
    """Choose a language on the page, even behind a dialog."""
    if page.locator("html").get_attribute("lang") == language:
        return
    page.evaluate(
        """(code) => {
            const choice = document.querySelector("header select");
            choice.value = code;
            choice.dispatchEvent(new Event("change", { bubbles: true }));
        }""",
        language,
    )
    page.locator(f"html[lang={language}]").wait_for(state="attached")


if __name__ == "__main__":
    main()
