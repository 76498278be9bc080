"""Records in the scope why a request or socket was refused, for logs and metrics."""

from starlette.types import Scope

from fourfold.server.refusal import Code

_KEY = "fourfold.refusal_note"

GUARDED = {Code.FORBIDDEN, Code.NOT_YOUR_SEAT, Code.INVITATION_NEEDED, Code.ANALYSIS_REFUSED}
"""Authorisation refusals, which are logged individually even for socket messages."""


def note_refusal(scope: Scope, code: Code | str) -> None:
    """Record why a request is refused or a socket closed."""
    scope[_KEY] = str(code)


def find_refusal(scope: Scope) -> str | None:
    """Return why a request was refused; None if it was not refused or no reason was recorded."""
    code: str | None = scope.get(_KEY)
    return code
