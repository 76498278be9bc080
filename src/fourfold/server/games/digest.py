"""Short digests for position keys."""

from hashlib import blake2b

KEY_BYTES = 12
"""Among a million positions, two share a key with probability 1 in 10^17."""


def digest(*parts: bytes) -> str:
    """Return the digest of these parts, stable across machines and versions."""
    return blake2b(b"/".join(parts), digest_size=KEY_BYTES).hexdigest()
