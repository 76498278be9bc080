"""Serves the page: its built files, and the document behind all of its URLs."""

import re
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from mimetypes import guess_type

from fastapi import APIRouter, HTTPException, Request, Response
from fastapi.responses import PlainTextResponse, RedirectResponse

from fourfold.language import Language
from fourfold.server import built_page, document
from fourfold.server.document import SUMMARY, Document
from fourfold.server.http import ahead
from fourfold.server.http.ahead import Ahead
from fourfold.server.http.context import App
from fourfold.server.http.refused import find_language
from fourfold.server.public_id import ID_PATTERN
from fourfold.server.refusal import Refusal
from fourfold.server.room.room import Room
from fourfold.server.room.view import view_position
from fourfold.server.room.viewer import SPECTATOR

router = APIRouter(include_in_schema=False)

IMMUTABLE = "public, max-age=31536000, immutable"
"""Cache-Control of files whose names contain a content hash."""

FRESH = "no-cache"
"""Cache-Control of all other files: cache them, but revalidate."""

NOTICE = "fourfold-notice"
"""The name of the meta tag with the administrator's announcement."""

SERVER = "fourfold-server"
"""The name of the meta tag that tells the page that it has a server, and the server's settings."""

GAME_ADDRESS = re.compile(rf"g/({ID_PATTERN})(/.*)?")
"""The path of a game and of its subpages, such as its review."""

PICTURE = f"/{document.PICTURE}"
"""The preview image of links that don't lead to a game."""


@dataclass(frozen=True, slots=True)
class _File:
    """A built file, ready to send."""

    plain: bytes
    packed: bytes | None
    media_type: str
    cache_control: str


@lru_cache(maxsize=256)
def _read(name: str) -> _File | None:
    """Return a built file; None if it does not exist or lies outside the folder.

    Each file has only one valid name: others, such as `assets/./a.js`, would cache more copies.
    """
    folder = built_page.FOLDER.resolve()
    try:
        path = (folder / name).resolve()
        if path.relative_to(folder).as_posix() != name or not path.is_file():
            return None
    except (OSError, ValueError):
        return None  # Outside the folder, or not a file name: too long, or contains NUL.
    packed = path.with_name(f"{path.name}.gz")
    media_type = guess_type(path.name)[0] or "application/octet-stream"
    if path.suffix == ".webmanifest":
        media_type = "application/manifest+json"
    elif media_type.endswith("+xml"):
        # The response itself adds the charset to `text/…`.
        media_type += "; charset=utf-8"
    return _File(
        plain=path.read_bytes(),
        packed=packed.read_bytes() if packed.is_file() else None,
        media_type=media_type,
        cache_control=IMMUTABLE if name.startswith("assets/") else FRESH,
    )


def _send(request: Request, file: _File) -> Response:
    headers = {"cache-control": file.cache_control}
    body = file.plain
    if file.packed is not None:
        headers["vary"] = "accept-encoding"
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            body = file.packed
    return _answer(request, body, file.media_type, headers)


def _answer(request: Request, body: bytes, media_type: str, headers: dict[str, str]) -> Response:
    """Send a body, or 304 if the browser's copy is current."""
    if headers["cache-control"] == FRESH:
        headers["etag"] = f'"{sha256(body).hexdigest()[:16]}"'
        if headers["etag"] in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
    return Response(body, media_type=media_type, headers=headers)


@router.api_route("/assets/{name}", methods=["GET", "HEAD"])
async def send_asset(request: Request, name: str) -> Response:
    """Send a file whose name contains a content hash."""
    file = _read(f"assets/{name}")
    if file is None:
        raise HTTPException(404)
    return _send(request, file)


@router.api_route("/", methods=["GET", "HEAD"])
async def open_page(request: Request) -> Response:
    """Send the page."""
    language = find_language(request.headers)
    return _document(request, "Fourfold", language.text(SUMMARY), language)


@router.api_route("/g/{game_id}/picture.png", methods=["GET", "HEAD"])
async def send_picture(app: App, request: Request, game_id: str) -> Response:
    """Send the preview image of a game, as spectators see it, for shared links."""
    room = (await app.hall.room(game_id)).room
    position = view_position(room, SPECTATOR)
    if position is None:
        return RedirectResponse(PICTURE)
    picture = await app.gallery.draw(room.adapter, position)
    headers = {"cache-control": FRESH, "etag": picture.etag}
    if picture.etag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(picture.png, media_type="image/png", headers=headers)


@router.api_route("/{name:path}", methods=["GET", "HEAD"])
async def open_address(app: App, request: Request, name: str) -> Response:
    """Send a static file, or the page, which does its own routing."""
    if name.startswith("api/"):
        raise HTTPException(404)
    file = None if name == "index.html" or name.startswith(".") else _read(name)
    if file is not None:
        return _send(request, file)
    if "." in name.rpartition("/")[2]:
        raise HTTPException(404)
    language = find_language(request.headers)
    title, text, picture, game = "Fourfold", language.text(SUMMARY), PICTURE, None
    if address := GAME_ADDRESS.fullmatch(name):
        with suppress(Refusal):
            room = (await app.hall.room(address[1])).room
            title, text = _describe_game(room, language)
            picture = f"/g/{address[1]}/picture.png"
            game = None if address[2] else room.game.name
    return _document(request, title, text, language, picture, game)


def _describe_game(room: Room, language: Language) -> tuple[str, str]:
    """Return the title and description of a shared link: who plays what."""
    game = room.game
    names = []
    for seat in room.seats:
        bot = room.bot(seat)
        name = room.holder_name(seat)
        if bot is not None:
            bot_id = "bot-random" if bot == "random" else f"bot-{game.name}-{bot}"
            name = language.text(bot_id)
        names.append(name or "…")
    title = language.text(f"play-title-{game.name}")
    return f"{title} {' – '.join(names)}", language.text(f"{game.name}-rules.summary")


def _document(
    request: Request,
    title: str,
    text: str,
    language: Language,
    picture: str = PICTURE,
    game: str | None = None,
) -> Response:
    file = _read("index.html")
    if file is None:
        return PlainTextResponse(built_page.MISSING, 503)
    base = str(request.base_url).rstrip("/")
    application = request.app.state.application
    tags = {SERVER: f"bot-pause={application.hall.config.bot_pause}"}
    if (notice := application.hall.house_rules.notice) is not None:
        tags[NOTICE] = notice
    list_ahead = _read(ahead.NAME)
    links = "" if list_ahead is None else Ahead.decode(list_ahead.plain).links(language.code, game)
    page = Document(
        language=language,
        title=title,
        text=text,
        address=f"{base}{request.url.path}",
        picture=f"{base}{picture}",
        root="/",
        tags=tags,
        links=links,
    ).fill(file.plain.decode())
    headers = {"cache-control": FRESH, "vary": "accept-language"}
    return _answer(request, page.encode(), "text/html; charset=utf-8", headers)
