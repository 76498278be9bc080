"""Removes secrets from text before it is logged, by exact value and by pattern.

Guaranteed to be removed, as long as the secret is in one piece:

- tokens (cookies, seat links, invitations), including fragments of 20 characters or more
- cards in any form: as four letters, in a deal, or as Python's `repr`
- RNG seeds of ten digits or more (all but one in a billion)
- values registered with `hide_value` and `hide_url`: the server's secret, passwords
- bytes literals, the userinfo part of any URL, and values named like a secret, such as `token=…`

Not guaranteed: secrets that are split, encoded or reversed, and data without a pattern, such as
names. When in doubt, text is removed. Source lines in tracebacks are not redacted.
"""

import re
from base64 import b64encode, urlsafe_b64encode
from functools import lru_cache
from urllib.parse import unquote

MARK = "[redacted]"

MIN_VALUE_CHARACTERS = 6
"""Shorter values are not registered: they would match inside ordinary words."""

MIN_FRAGMENT_CHARACTERS = 20
"""A run of this many base64url characters (120 bits) counts as a token, unless it is a word."""

MIN_SEED_DIGITS = 10

MAX_CACHED_TEXTS = 2_000
MAX_CACHED_CHARACTERS = 200
"""Texts up to this length are cached: they repeat, and redacting takes longer than writing."""

_NAMES = "cookie|deal|invitation|passphrase|password|passwd|pwd|secret|seed|token"

_RULES: tuple[tuple[re.Pattern[str], str], ...] = (
    # scheme://user:password@host; the password may contain an @.
    (re.compile(r"(?<=://)[^\s/?#]*@|(?<=://)\S*@"), f"{MARK}@"),
    (re.compile(r"\bb'(?:[^'\\]|\\.)*'?|\bb\"(?:[^\"\\]|\\.)*\"?"), f"b'{MARK}'"),
    # token=…, "seed": …, --password …; up to the end of the value.
    (
        re.compile(
            rf"(?i)((?:{_NAMES})s?[\"']?\s*[:=]\s*)"
            r"(\"(?:[^\"\\]|\\.)*\"?|'(?:[^'\\]|\\.)*'?|[^\s,;&)\]}]+)"
        ),
        rf"\1{MARK}",
    ),
    # Cards: RYGB; 'R', 'Y', 'G', 'B'; <Colour.RED: 'R'>, even if truncated.
    (re.compile(r"[RYGB]{4}(?:[,/;][RYGB?]*)*"), MARK),
    (re.compile(r"(?:['\"][RYGB]['\"]\W{0,3}){3,}"), MARK),
    (re.compile(r"<?Colour\.[A-Z]*(?::? ?'?[A-Z]?'?>?)"), MARK),
    (re.compile(rf"\d{{{MIN_SEED_DIGITS},}}"), MARK),
)

_RUN = re.compile(rf"[0-9A-Za-z_-]{{{MIN_FRAGMENT_CHARACTERS},}}")

_WORDS = re.compile(
    # Identifiers and words: the probability that a token looks like one is 1 in 10^12.
    r"[a-z_-]+|[A-Z_-]+|[A-Za-z]*(?:Error|Exception|Warning)"
    # The page's file names: words and an 8-character hash.
    r"|[a-z_-]{12,}[0-9A-Za-z_-]{8}"
)

_values: set[str] = set()


def hide_value(value: str | bytes) -> None:
    """Register a value to be redacted from now on, for bytes also in the usual encodings."""
    if isinstance(value, str):
        forms = [value]
    else:
        forms = [encode(value).decode().rstrip("=") for encode in (b64encode, urlsafe_b64encode)]
        forms += [value.hex(), repr(value)[2:-1]]
    _values.update(form for form in forms if len(form) >= MIN_VALUE_CHARACTERS)
    _redact_short.cache_clear()


def hide_url(url: str | None) -> None:
    """Register a URL's password to be redacted from now on, as written and decoded."""
    userinfo, at, _ = (url or "").partition("://")[2].rpartition("@")
    password = userinfo.partition(":")[2]
    if at and password:
        hide_value(password)
        hide_value(unquote(password))


def redact(text: str) -> str:
    """Return a text without known secrets and anything that looks like one."""
    return _redact_short(text) if len(text) <= MAX_CACHED_CHARACTERS else _redact(text)


def _redact(text: str) -> str:
    # Longest first, because a value may be part of another.
    for value in sorted(_values, key=len, reverse=True):
        text = text.replace(value, MARK)
    for pattern, replacement in _RULES:
        text = pattern.sub(replacement, text)
    return _RUN.sub(_hide_run, text)


_redact_short = lru_cache(MAX_CACHED_TEXTS)(_redact)


def _hide_run(run: re.Match[str]) -> str:
    return run[0] if _WORDS.fullmatch(run[0]) else MARK
