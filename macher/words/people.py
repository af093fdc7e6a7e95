"""Who holds which office in a party: a table of invented people, with the parts of their faces."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from typing import Any

from macher.resources import asset_text

__all__ = ["is_woman", "known_office", "people"]


@lru_cache(maxsize=1)
def people() -> dict[str, Any]:
    """The things of the offices (`props`), and the parts of the faces by party and office."""
    return tomllib.loads(asset_text("art", "faces", "people.toml"))


def known_office(office: str) -> str:
    """The office itself, or for one that is unknown here, as a mod's, always the same one of those that are known."""
    props: dict[str, str] = people()["props"]
    return office if office in props else list(props)[sum(map(ord, office)) % len(props)]


def is_woman(party: str, office: str) -> bool:
    """Whether the portrait of an office in a party shows a woman."""
    return "woman" in people()[party][known_office(office)]
