"""What the server is called, and whose pages may talk to it.

A page on any site can have its own name resolve to 127.0.0.1 or 192.168.1.5 (DNS rebinding): the
browser then lets it talk to a server there as if both were one site. Such a request carries the
site's name in `Host`, so a server that only its own net can reach answers to few names.
"""

import hmac
from ipaddress import ip_address
from socket import gethostname
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import Scope

from fourfold.server.config import Config
from fourfold.server.http.address import find_host
from fourfold.server.http.proxy import Proxies
from fourfold.server.http.request_id import PEER
from fourfold.server.refusal import Code, Refusal

LOCAL_ENDINGS = (".local", ".localhost", ".internal", ".home.arpa", ".lan", ".home", ".corp")
"""Names that nobody can register: the public DNS does not have them, so they can't be rebound."""

HSTS = "max-age=31536000; includeSubDomains"
"""For a year, browsers ask for this name, and those below it, by TLS only."""

TLS_SCHEMES = ("https", "wss")

PREFLIGHT_SECONDS = "600"
METHODS = "GET, POST, PUT, DELETE"
REQUEST_HEADERS = "content-type, x-seat-token"
"""What a page of another origin may send: all that the API takes."""


class Site:
    """The names of a server, and the origins whose pages may talk to it."""

    def __init__(self, config: Config) -> None:
        self._origins = frozenset(config.origins)
        named = {urlsplit(origin).hostname or "" for origin in config.origins}
        named |= {name.lower().rstrip(".") for name in config.host_names}
        self._has_names = bool(config.host_names)
        self._names = named | {"localhost", gethostname().lower(), config.host.lower()}
        self._proxies = Proxies(config.trusted_proxies)
        self._metrics_token = config.metrics_token
        self._has_hsts = config.hsts

    def check_host(self, scope: Scope, headers: Headers) -> None:
        """Raise `Refusal` where a request is for another server's name."""
        host = headers.get("host")
        if host is None or self._is_public(scope) or self._is_name(host):
            return
        if self._proxies.trust(scope.get(PEER, "")) and not self._has_names:
            # A proxy knows which names it serves.
            return
        name = _split(host)[:80] or host[:80]
        detail = f"this server is not called {name}: name it with --host-name {name}"
        raise Refusal(Code.FORBIDDEN, detail)

    def _is_public(self, scope: Scope) -> bool:
        """Whether it was reached where everybody can: no name would get anybody further in."""
        try:
            return ip_address((scope.get("server") or ("",))[0]).is_global
        except ValueError:
            return False

    def _is_name(self, host: str) -> bool:
        name = _split(host)
        if not name:
            return False
        if name in self._names or name.endswith(LOCAL_ENDINGS):
            return True
        try:
            # A page whose address is a number was loaded from there.
            ip_address(name)
        except ValueError:
            # Without a dot it is a name of the local net.
            return "." not in name
        return True

    def check_origin(self, headers: Headers) -> None:
        """Let only our own pages talk to the server, and programs, which send no origin."""
        origin = headers.get("origin")
        if origin is None:
            return
        _, _, place = origin.partition("://")
        is_own = bool(place) and place.lower() == headers.get("host", "").lower()
        if not is_own and origin not in self._origins:
            raise Refusal(Code.FORBIDDEN, "this origin may not talk to the server")

    def check_metrics(self, scope: Scope, headers: Headers) -> None:
        """Raise `Refusal` where metrics are asked for by somebody who may not see them."""
        if self._metrics_token is not None:
            given = headers.get("authorization", "").encode()
            if hmac.compare_digest(given, f"Bearer {self._metrics_token}".encode()):
                return
        host = find_host(scope)
        try:
            # Where everybody is trusted as a proxy, clients choose their address.
            is_here = ip_address(host).is_loopback and not self._proxies.has_everyone
        except ValueError:
            is_here = False
        if not is_here and not self._proxies.name(host):
            detail = "metrics are for this machine, its proxies, and holders of --metrics-token"
            raise Refusal(Code.FORBIDDEN, detail)

    def is_preflight(self, scope: Scope, headers: Headers) -> bool:
        """Whether a browser asks if a page of one of the further origins may ask something."""
        return (
            scope.get("method") == "OPTIONS"
            and "access-control-request-method" in headers
            and headers.get("origin") in self._origins
        )

    def add_headers(self, scope: Scope, asked: Headers, answer: MutableHeaders) -> None:
        """Tell the browser what pages of further origins may read, and to stay with TLS."""
        if self._has_hsts and scope["scheme"] in TLS_SCHEMES:
            answer["strict-transport-security"] = HSTS
        if not self._origins:
            return
        answer.add_vary_header("origin")
        origin = asked.get("origin")
        if origin is None or origin not in self._origins:
            return
        answer["access-control-allow-origin"] = origin
        answer["access-control-allow-credentials"] = "true"
        answer["access-control-expose-headers"] = "retry-after, x-request-id"
        answer["cross-origin-resource-policy"] = "cross-origin"
        if self.is_preflight(scope, asked):
            answer["access-control-allow-methods"] = METHODS
            answer["access-control-allow-headers"] = REQUEST_HEADERS
            answer["access-control-max-age"] = PREFLIGHT_SECONDS


def _split(host: str) -> str:
    """Return the name of a `Host` header, without its port; empty where there is none."""
    name, colon, port = host.rpartition(":")
    if not colon or "]" in port:
        name, port = host, "0"
    if not port.isdecimal():
        return ""
    if name.startswith("["):
        return name[1:-1] if name.endswith("]") else ""
    return name.lower().rstrip(".")
