"""Short digests for the keys of positions."""

from hashlib import blake2b

KEY_BYTES = 12
"""Two of a million positions share a key with probability 1 in 10^17."""


def digest(*parts: bytes) -> str:
    """Return the digest of these parts; the same on every machine and in every version."""
    return blake2b(b"/".join(parts), digest_size=KEY_BYTES).hexdigest()
