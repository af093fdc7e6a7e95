"""The seed of the AI seats: a number that follows from the seed of the deal and does not lead back to it.

The same seed and the same choices give the same game, so the seats' own luck must follow from that seed, too.  It is
slow to work out on purpose: trying all seeds until one fits takes no less time than dealing as many games.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import pbkdf2_hmac
from typing import Final

_SALT: Final = b"macher: AI seats"
_REPEATED: Final = 1000
_BYTES: Final = 8
_BITS: Final = 63


@lru_cache(maxsize=256)
def bot_seed(deal: int) -> int:
    """The seed of the AI seats in the game that is dealt from a seed."""
    found = pbkdf2_hmac("sha256", str(deal).encode(), _SALT, _REPEATED, _BYTES)
    return int.from_bytes(found, "big") >> (8 * _BYTES - _BITS)
