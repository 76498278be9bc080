"""The server's host names, and the origins whose pages may use it.

Any site can make its own name resolve to 127.0.0.1 or 192.168.1.5 (DNS rebinding), and browsers
then let its pages talk to a server there as if it were the same site. Such requests carry the
site's name in `Host`, so a server answers to only a few names. That holds on public addresses too:
behind a router that blocks incoming connections, only visitors at home can reach them.
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
"""Names that can't be registered in the public DNS, and so can't be used for DNS rebinding."""

HSTS = "max-age=31536000; includeSubDomains"
"""For a year, browsers use only TLS for this host and its subdomains."""

TLS_SCHEMES = ("https", "wss")

PREFLIGHT_SECONDS = "600"
METHODS = "GET, POST, PUT, DELETE"
REQUEST_HEADERS = "content-type, x-seat-token"
"""The headers that pages of other origins may send: every one that the API uses."""


class Site:
    """A server's host names, and the origins whose pages may use it."""

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
        """Raise `Refusal` if a request's host name is not this server's."""
        host = headers.get("host")
        if host is None or self._is_name(host):
            return
        if self._proxies.trusts(scope.get(PEER, "")) and not self._has_names:
            # A proxy knows which names it serves.
            return
        name = _split(host)[:80] or host[:80]
        detail = f"this server is not called {name}: name it with --host-name {name}"
        raise Refusal(Code.FORBIDDEN, detail)

    def _is_name(self, host: str) -> bool:
        name = _split(host)
        if not name:
            return False
        if name in self._names or name.endswith(LOCAL_ENDINGS):
            return True
        try:
            # An IP address can't be rebound: the page was loaded from it.
            ip_address(name)
        except ValueError:
            # Without a dot it is a local name.
            return "." not in name
        return True

    def check_origin(self, headers: Headers) -> None:
        """Raise `Refusal` for other sites' pages; programs, which send no origin, may pass."""
        origin = headers.get("origin")
        if origin is None:
            return
        _, _, place = origin.partition("://")
        is_own = bool(place) and place.lower() == headers.get("host", "").lower()
        if not is_own and origin not in self._origins:
            raise Refusal(Code.FORBIDDEN, "this origin is not allowed")

    def is_trusted(self, scope: Scope) -> bool:
        """Return whether a request comes from this machine or from a trusted proxy itself."""
        host = find_host(scope)
        try:
            # If everyone is trusted as a proxy, clients can choose their address.
            is_here = ip_address(host).is_loopback and not self._proxies.trusts_everyone
        except ValueError:
            is_here = False
        return is_here or self._proxies.lists(host)

    def may_measure(self, scope: Scope, headers: Headers) -> bool:
        """Return whether a client may read the metrics."""
        if self._metrics_token is not None:
            given = headers.get("authorization", "").encode()
            if hmac.compare_digest(given, f"Bearer {self._metrics_token}".encode()):
                return True
        return self.is_trusted(scope)

    def check_metrics(self, scope: Scope, headers: Headers) -> None:
        """Raise `Refusal` for a client that may not read the metrics."""
        if not self.may_measure(scope, headers):
            detail = (
                "metrics are only for this machine, its proxies, and clients with --metrics-token"
            )
            raise Refusal(Code.FORBIDDEN, detail)

    def is_preflight(self, scope: Scope, headers: Headers) -> bool:
        """Whether this is a CORS preflight request from an allowed origin."""
        return (
            scope.get("method") == "OPTIONS"
            and "access-control-request-method" in headers
            and headers.get("origin") in self._origins
        )

    def add_headers(self, scope: Scope, request: Headers, response: MutableHeaders) -> None:
        """Add CORS and HSTS headers."""
        if self._has_hsts and scope["scheme"] in TLS_SCHEMES:
            response["strict-transport-security"] = HSTS
        if not self._origins:
            return
        response.add_vary_header("origin")
        origin = request.get("origin")
        if origin is None or origin not in self._origins:
            return
        response["access-control-allow-origin"] = origin
        response["access-control-allow-credentials"] = "true"
        response["access-control-expose-headers"] = "retry-after, x-request-id"
        response["cross-origin-resource-policy"] = "cross-origin"
        if self.is_preflight(scope, request):
            response["access-control-allow-methods"] = METHODS
            response["access-control-allow-headers"] = REQUEST_HEADERS
            response["access-control-max-age"] = PREFLIGHT_SECONDS


def _split(host: str) -> str:
    """Return the name in a `Host` header, without the port; empty if invalid."""
    name, colon, port = host.rpartition(":")
    if not colon or "]" in port:
        name, port = host, "0"
    if not port.isdecimal():
        return ""
    if name.startswith("["):
        return name[1:-1] if name.endswith("]") else ""
    return name.lower().rstrip(".")
