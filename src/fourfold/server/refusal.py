"""Refusals: typed error answers to clients."""

from enum import StrEnum


class Code(StrEnum):
    """The kind of refusal; each language's text `refusal-…` explains it to players."""

    BAD_MESSAGE = "bad_message"
    TOO_LARGE = "too_large"
    TOO_MANY_REQUESTS = "too_many_requests"
    ADDRESS_BUSY = "address_busy"
    BUSY = "busy"
    UNAVAILABLE = "unavailable"
    OUTDATED_CLIENT = "outdated_client"
    UNKNOWN_GAME = "unknown_game"
    NOT_FOUND = "not_found"
    FORBIDDEN = "forbidden"
    NOT_YOUR_SEAT = "not_your_seat"
    NOT_YOUR_TURN = "not_your_turn"
    STALE = "stale"
    ILLEGAL_MOVE = "illegal_move"
    GAME_OVER = "game_over"
    NOT_STARTED = "not_started"
    SEAT_TAKEN = "seat_taken"
    ROOM_FULL = "room_full"
    TOO_MANY_ROOMS = "too_many_rooms"
    ADDRESS_ROOMS = "address_rooms"
    INVITATION_NEEDED = "invitation_needed"
    NO_OFFER = "no_offer"
    DRAW_DECLINED = "draw_declined"
    CANNOT_TAKE_BACK = "cannot_take_back"
    ANALYSIS_REFUSED = "analysis_refused"
    QUOTA_USED_UP = "quota_used_up"
    TIME_IS_UP = "time_is_up"
    SERVER_RESTARTING = "server_restarting"
    UNKNOWN_PHRASE = "unknown_phrase"
    BAD_NAME = "bad_name"
    INTERNAL = "internal"


HTTP_STATUS = {
    Code.BAD_MESSAGE: 422,
    Code.TOO_LARGE: 413,
    Code.TOO_MANY_REQUESTS: 429,
    Code.ADDRESS_BUSY: 429,
    Code.BUSY: 503,
    Code.UNAVAILABLE: 503,
    Code.UNKNOWN_GAME: 404,
    Code.NOT_FOUND: 404,
    Code.FORBIDDEN: 403,
    Code.NOT_YOUR_SEAT: 403,
    Code.INVITATION_NEEDED: 403,
    Code.ANALYSIS_REFUSED: 403,
    Code.TOO_MANY_ROOMS: 429,
    Code.ADDRESS_ROOMS: 429,
    Code.QUOTA_USED_UP: 429,
    Code.SERVER_RESTARTING: 503,
    Code.UNKNOWN_PHRASE: 422,
    Code.BAD_NAME: 422,
    Code.INTERNAL: 500,
}
"""HTTP status codes; 409 (conflict) for codes not listed."""

TRANSIENT = {
    Code.TOO_MANY_REQUESTS,
    Code.ADDRESS_BUSY,
    Code.BUSY,
    Code.UNAVAILABLE,
    Code.SERVER_RESTARTING,
    Code.INTERNAL,
}
"""Refusals unrelated to the action itself: the client may retry it."""


class Refusal(Exception):  # noqa: N818 - a refusal is an answer, not a fault
    """A refused request; nothing has changed."""

    def __init__(self, code: Code, detail: str, *, wait: float | None = None) -> None:
        """Store the code, an English sentence, and the seconds after which to retry."""
        super().__init__(detail)
        self.code = code
        self.detail = detail
        self.wait = wait
        self.version: int | None = None
        """The room's version, if a room was involved."""

    @property
    def status(self) -> int:
        """The HTTP status code."""
        return HTTP_STATUS.get(self.code, 409)
