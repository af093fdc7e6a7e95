"""The level of the next quick game, as the menu says it."""

from __future__ import annotations

from macher.i18n import Texts
from macher.session.levels import proposal
from macher.session.progress import Profile

__all__ = ["level_said"]


def level_said(texts: Texts, profile: Profile) -> list[str]:
    """The level and why, and shorter; nothing before any game is known."""
    found = proposal(profile)
    if found.way == "same" and not found.played:
        return []
    plain = texts("menu-quick-level", level=texts(f"newgame-level-{found.level}"))
    if found.way not in ("up", "down"):
        return [plain]
    level, before = texts(f"rivals-level-{found.level}"), texts(f"newgame-level-{found.before}")
    why = texts(f"menu-quick-{found.way}", level=level, won=found.won, all=found.played, before=before)
    return [why, plain]
