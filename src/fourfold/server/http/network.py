"""The address at which other machines on the network reach this server."""

import socket
from ipaddress import ip_address

from fastapi import APIRouter, Request

from fourfold.server.http.address import find_host
from fourfold.server.http.context import App
from fourfold.server.wire.request import Network

router = APIRouter(prefix="/api/network", tags=["network"])

ANYWHERE = {socket.AF_INET: ("192.0.2.1", 9), socket.AF_INET6: ("2001:db8::1", 9)}
"""Addresses reserved for documentation, outside every local network. Nothing is sent to them."""


@router.get("")
async def find_network(app: App, request: Request) -> Network:
    """Return the address for other machines on the network.

    Only clients on the server's own machine are told: the address they use works nowhere else.
    """
    host = find_lan_host(app.config.host) if _is_loopback(find_host(request.scope)) else None
    if host is None:
        return Network(address=None)
    shown = f"[{host}]" if ":" in host else host
    return Network(address=f"{request.scope['scheme']}://{shown}:{request.scope['server'][1]}")


def find_lan_host(bound: str) -> str | None:
    """Return a server's host for other machines, given what it is bound to; None if only local."""
    if _is_loopback(bound):
        return None
    try:
        is_unspecified = ip_address(bound).is_unspecified
    except ValueError:
        is_unspecified = False
    if not is_unspecified:
        return bound
    # A server bound to `::` answers IPv6 only.
    family = socket.AF_INET6 if ":" in bound else socket.AF_INET
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            # Sends nothing: it only selects the interface that leads there.
            probe.connect(ANYWHERE[family])
        except OSError:
            return None
        host: str = probe.getsockname()[0]
    return None if _is_loopback(host) else host


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
