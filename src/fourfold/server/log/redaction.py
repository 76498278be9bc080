"""Removes secrets from text before it is logged: by their exact value, and by their shape.

Guaranteed, as long as the text holds the secret in one piece:

- tokens (cookies, seat links, invitations), also a fragment of 20 characters or more
- cards, however they are written: as four letters, in a deal, or as Python's `repr`
- RNG seeds of ten digits or more, which all but one in a billion have
- values registered with `hide_value` and `hide_url`: the server's secret, passwords
- bytes literals, the userinfo part of any URL, and values named like a secret, such as `token=…`

Not guaranteed: a secret that is split, encoded or reversed, and what has no shape, such as names.
Too much is removed rather than too little. What the program's own source says (the frames of a
traceback) never passes through here.
"""

import re
from base64 import b64encode, urlsafe_b64encode
from functools import lru_cache
from urllib.parse import unquote

MARK = "[redacted]"

MIN_VALUE_CHARACTERS = 6
"""Shorter values are not registered: they would turn up inside ordinary words."""

MIN_FRAGMENT_CHARACTERS = 20
"""A run of this many base64url characters is taken for a token: 120 bits. Ids are words."""

MIN_SEED_DIGITS = 10

MAX_CACHED_TEXTS = 2_000
MAX_CACHED_CHARACTERS = 200
"""Messages and paths come again and again; redacting one takes longer than writing it."""

_NAMES = "cookie|deal|invitation|passphrase|password|passwd|pwd|secret|seed|token"

_RULES: tuple[tuple[re.Pattern[str], str], ...] = (
    # scheme://user:password@host; a password may itself hold an @.
    (re.compile(r"(?<=://)[^\s/?#]*@|(?<=://)\S*@"), f"{MARK}@"),
    (re.compile(r"\bb'(?:[^'\\]|\\.)*'?|\bb\"(?:[^\"\\]|\\.)*\"?"), f"b'{MARK}'"),
    # token=…, "seed": …, --password …; as far as the value goes.
    (
        re.compile(
            rf"(?i)((?:{_NAMES})s?[\"']?\s*[:=]\s*)"
            r"(\"(?:[^\"\\]|\\.)*\"?|'(?:[^'\\]|\\.)*'?|[^\s,;&)\]}]+)"
        ),
        rf"\1{MARK}",
    ),
    # Cards: RYGB; 'R', 'Y', 'G', 'B'; <Colour.RED: 'R'>, also cut off in the middle.
    (re.compile(r"[RYGB]{4}(?:[,/;][RYGB?]*)*"), MARK),
    (re.compile(r"(?:['\"][RYGB]['\"]\W{0,3}){3,}"), MARK),
    (re.compile(r"<?Colour\.[A-Z]*(?::? ?'?[A-Z]?'?>?)"), MARK),
    (re.compile(rf"\d{{{MIN_SEED_DIGITS},}}"), MARK),
)

_RUN = re.compile(rf"[0-9A-Za-z_-]{{{MIN_FRAGMENT_CHARACTERS},}}")

_WORDS = re.compile(
    # Identifiers and words: a token is one of these by a chance of 1 in 10^12.
    r"[a-z_-]+|[A-Z_-]+|[A-Za-z]*(?:Error|Exception|Warning)"
    # File names of the page: words and a hash of 8 characters.
    r"|[a-z_-]{12,}[0-9A-Za-z_-]{8}"
)

_values: set[str] = set()


def hide_value(value: str | bytes) -> None:
    """Never log a value from now on, nor the usual encodings of bytes."""
    if isinstance(value, str):
        forms = [value]
    else:
        forms = [encode(value).decode().rstrip("=") for encode in (b64encode, urlsafe_b64encode)]
        forms += [value.hex(), repr(value)[2:-1]]
    _values.update(form for form in forms if len(form) >= MIN_VALUE_CHARACTERS)
    _redact_short.cache_clear()


def hide_url(url: str | None) -> None:
    """Never log the password of a URL from now on, as written and decoded."""
    userinfo, at, _ = (url or "").partition("://")[2].rpartition("@")
    password = userinfo.partition(":")[2]
    if at and password:
        hide_value(password)
        hide_value(unquote(password))


def redact(text: str) -> str:
    """Return a text without what looks like a secret or is known to be one."""
    return _redact_short(text) if len(text) <= MAX_CACHED_CHARACTERS else _redact(text)


def _redact(text: str) -> str:
    # Longest first: a value may be part of another.
    for value in sorted(_values, key=len, reverse=True):
        text = text.replace(value, MARK)
    for pattern, replacement in _RULES:
        text = pattern.sub(replacement, text)
    return _RUN.sub(_hide_run, text)


_redact_short = lru_cache(MAX_CACHED_TEXTS)(_redact)


def _hide_run(run: re.Match[str]) -> str:
    return run[0] if _WORDS.fullmatch(run[0]) else MARK
