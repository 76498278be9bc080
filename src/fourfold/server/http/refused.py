"""Responses to refused requests: JSON for programs, a page for people.

The page is in the user's language, and retries automatically if that may help.
"""

import html
import math
import re

from starlette.datastructures import Headers
from starlette.responses import HTMLResponse, JSONResponse, Response

from fourfold.language import LANGUAGES, Language
from fourfold.server.refusal import TRANSIENT, Refusal
from fourfold.server.wire.request import Problem

DEFAULT_WAIT_SECONDS = 5.0
"""Default retry delay of the page."""

SCRIPTLESS_WAIT_SECONDS = 5
"""Extra delay of the fallback for browsers that did not get the retry script."""

PAGE = """<!doctype html>
<html lang="{code}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    {head}
    <title>Fourfold</title>
    <link rel="stylesheet" href="/refused.css" />
  </head>
  <body>
    <main>
      <h1>Fourfold</h1>
      <p role="alert">{text}</p>
      <p><a href="{address}">{link}</a></p>
    </main>
  </body>
</html>
"""

RETRY = """<meta name="retry" content="{wait}" />
    <meta http-equiv="refresh" content="{later}" />
    <script src="/boot.js" defer></script>"""
"""The script preserves the URL fragment; without it, the refresh tag reloads the page."""


def problem(refusal: Refusal) -> Problem:
    """Convert a refusal to its wire format."""
    return Problem(
        code=refusal.code, detail=refusal.detail, version=refusal.version, wait=refusal.wait
    )


def answer_refusal(refusal: Refusal, headers: Headers, status: int | None = None) -> Response:
    """Return the response to a refused request, given the request's headers."""
    status = refusal.status if status is None else status
    more = {}
    if refusal.wait is not None:
        # Rounded up, because an early retry would be refused again.
        more["retry-after"] = str(max(1, math.ceil(refusal.wait)))
    if "text/html" not in headers.get("accept", ""):
        return JSONResponse(problem(refusal).model_dump(mode="json"), status, headers=more)
    more |= {"cache-control": "no-store", "vary": "accept-language"}
    return HTMLResponse(_page(refusal, find_language(headers)), status, headers=more)


def _page(refusal: Refusal, language: Language) -> str:
    text = language.text(f"refusal-{refusal.code.replace('_', '-')}")
    if refusal.code not in TRANSIENT and refusal.wait is None:
        link = language.text("page-to-start")
        return PAGE.format(
            code=language.code, head="", text=html.escape(text), address="/", link=link
        )
    wait = max(1, math.ceil(DEFAULT_WAIT_SECONDS if refusal.wait is None else refusal.wait))
    return PAGE.format(
        code=language.code,
        head=RETRY.format(wait=wait, later=wait + SCRIPTLESS_WAIT_SECONDS),
        text=html.escape(f"{text} {language.text('page-retrying')}"),
        # An empty address reloads the requested URL.
        address="",
        link=html.escape(language.text("page-try-again")),
    )


def find_language(headers: Headers) -> Language:
    """Return the first supported language in Accept-Language; English by default."""
    for preference in headers.get("accept-language", "").split(","):
        code = re.split(r"[-;]", preference.strip())[0].lower()
        if code in LANGUAGES:
            return Language(code)
    return Language("en")
