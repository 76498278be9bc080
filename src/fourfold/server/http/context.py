"""Route dependencies: the application, the guest, and strict JSON parsing."""

from collections.abc import Callable, Coroutine
from typing import Annotated, Any

from fastapi import Depends, HTTPException, Request, Response
from fastapi.routing import APIRoute

from fourfold.server.http.address import find_host, find_shares
from fourfold.server.http.application import Application
from fourfold.server.http.identity import (
    COOKIE,
    COOKIE_SECONDS,
    SECURE_COOKIE,
    find_guest,
    read_guest,
)
from fourfold.server.refusal import Code, Refusal
from fourfold.server.storage.guest import Guest
from fourfold.server.wire.text import read_json


async def get_application(request: Request) -> Application:
    """Return a request's application."""
    return _application(request)


def _application(request: Request) -> Application:
    application: Application = request.app.state.application
    return application


App = Annotated[Application, Depends(get_application)]


async def get_guest_id(request: Request) -> str | None:
    """Return the requesting guest's id; None for a newcomer."""
    return await read_guest(_application(request).hall, request.cookies)


GuestId = Annotated[str | None, Depends(get_guest_id)]


class Arrival:
    """A possibly new client; a guest and its cookie are created on demand."""

    def __init__(self, request: Request, response: Response) -> None:
        self._request = request
        self._response = response
        self._app = _application(request)
        self._hall = self._app.hall

    async def guest(self, new_id: str | None = None) -> Guest:
        """Return the guest with this id, by default the requesting one; create it if needed.

        The response signs the client in as this guest. Raise `Refusal` if the address has created
        too many guests.
        """
        guest = await self.find(new_id)
        await self.sign_in(guest)
        return guest

    async def find(self, new_id: str | None = None) -> Guest:
        """Return a guest as `guest` does, without signing the client in."""
        guest_id = new_id or await read_guest(self._hall, self._request.cookies)
        return await find_guest(self._hall, guest_id, self._spend)

    async def sign_in(self, guest: Guest) -> None:
        """Set the client's cookie."""
        cookie = await self._hall.keyring.cookie(guest.id)
        self._set_cookie(self._cookie_name, cookie, COOKIE_SECONDS)

    def _spend(self) -> None:
        """Count a new guest; raise `Refusal` if there were too many from this address."""
        shares = find_shares(find_host(self._request.scope))
        if wait := self._app.guest_quota.take_all(shares, self._app.clock.monotonic()):
            detail = "too many new guests from this address"
            raise Refusal(Code.TOO_MANY_REQUESTS, detail, wait=wait)

    def forget(self) -> None:
        """Delete the browser's cookie, including one from before the server had TLS."""
        for name in {self._cookie_name, COOKIE}:
            self._set_cookie(name, "", 0)

    @property
    def _cookie_name(self) -> str:
        return SECURE_COOKIE if self._is_secure else COOKIE

    @property
    def _is_secure(self) -> bool:
        scheme: str = self._request.scope["scheme"]
        return scheme == "https"

    def _set_cookie(self, name: str, value: str, max_age: int) -> None:
        self._response.set_cookie(
            name,
            value,
            max_age=max_age,
            httponly=True,
            samesite="lax",
            secure=self._is_secure,
        )


async def get_arrival(request: Request, response: Response) -> Arrival:
    """Return the requesting client."""
    return Arrival(request, response)


Newcomer = Annotated[Arrival, Depends(get_arrival)]


class _StrictRequest(Request):
    async def body(self) -> bytes:
        try:
            return await super().body()
        except Refusal as refusal:
            # FastAPI would take any other error for a parsing error.
            raise HTTPException(refusal.status, refusal.detail) from None

    async def json(self) -> object:
        try:
            return read_json(await self.body())
        except ValueError as error:
            raise HTTPException(400, f"body: {error}") from None


class StrictRoute(APIRoute):
    """A route that parses bodies as strictly as socket messages."""

    # Any: the types that asyncio sends and yields.
    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """Return a handler that uses strict requests."""
        handler = super().get_route_handler()

        async def handle(request: Request) -> Response:
            return await handler(_StrictRequest(request.scope, request.receive))

        return handle
