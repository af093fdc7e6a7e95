"""Figures of the player's own: which ones a new game takes, and how a game says which ones it was begun with."""

from __future__ import annotations

from pathlib import Path

from macher.i18n.texts import Texts
from macher.saves.box_names import count_in_name
from macher.ui.game.games import Games
from macher.ui.settings.settings import Settings

__all__ = ["figures_in_use", "figures_said"]


def figures_in_use(games: Games, settings: Settings, edition_key: str) -> Path | None:
    """The figures of a new game: those of the player's box if something is typed in and new games take them."""
    return games.boxes.in_use(edition_key) if settings.box_in_use else None


def figures_said(texts: Texts, file: str | Path | None) -> str:
    """In a few words which figures a game has, by their file; empty for those that come with the game."""
    if not file:
        return ""
    name = Path(file).name
    count = count_in_name(name)
    if count is None:
        return texts("box-in-game-file", file=name)
    return texts("box-in-game", done=texts.number(count.done), total=texts.number(count.total))
