"""Renews keys for their holders, rate-limited per address."""

import logging

from fastapi import Request

from fourfold.server.http.address import find_host, find_shares
from fourfold.server.http.application import Application
from fourfold.server.refusal import Code, Refusal

log = logging.getLogger(__name__)


async def renew(app: Application, request: Request, guest: str | None, *keys: str) -> None:
    """Renew keys, which revokes all links and cookies made with them.

    Raise `Refusal` if the address renews too often.
    """
    # Rate-limited because each renewed key is stored forever.
    now = app.hall.clock.monotonic()
    shares = find_shares(find_host(request.scope), len(keys))
    for quota in app.renewal_quotas:
        if wait := quota.take_all(shares, now):
            raise Refusal(Code.QUOTA_USED_UP, "too many renewals in a short time", wait=wait)
    await app.hall.keyring.renew(*keys)
    log.info("keys renewed", extra={"guest": guest})
