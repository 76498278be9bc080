"""Why a request or a socket was refused, kept in its scope for the log and the metrics."""

from starlette.types import Scope

from fourfold.server.refusal import Code

_KEY = "fourfold.refusal_note"

GUARDED = {Code.FORBIDDEN, Code.NOT_YOUR_SEAT, Code.INVITATION_NEEDED, Code.ANALYSIS_REFUSED}
"""What somebody asked for who may not have it: such actions are logged one by one."""


def note_refusal(scope: Scope, code: Code | str) -> None:
    """Keep why a request is refused, or a socket closed."""
    scope[_KEY] = str(code)


def find_refusal(scope: Scope) -> str | None:
    """Return why a request was refused; None if it was not, or nobody said why."""
    code: str | None = scope.get(_KEY)
    return code
