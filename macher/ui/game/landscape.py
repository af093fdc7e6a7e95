"""Who governs where: a small file about the last game and the states of those before it, for the map of the menu."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from macher.checked import Checked, Wrong, entry, flag, listed, part, table, text, whole
from macher.rules.cards import PARTIES
from macher.ui.settings.settings import Kept

FILE: Final = "landscape.json"
_MOST_LANDS: Final = 40
_SHORT: Final = text(80)


def _parties(value: Any) -> list[str]:
    """Parties, without those that this program does not know."""
    if not isinstance(value, list):
        raise Wrong
    return [each for each in value if each in PARTIES][: len(PARTIES)]


def _count(value: Any) -> int:
    """A number, forced into range, so that a wrong one does not spoil the whole file."""
    if type(value) is not int:
        raise Wrong
    return min(max(value, 0), 9_999)


class Governed(Checked):
    """A state and the parties that won there."""

    parties: list[str] = entry(_parties, default=[])
    votes: list[int] = entry(listed(_count, 20), default=[])
    """Votes of each of them."""
    number: int = entry(_count, default=0)
    """Number of the election."""

    def shares(self) -> list[tuple[str, float]]:
        """Each party with its part of their votes."""
        votes = self.votes if len(self.votes) == len(self.parties) else [1] * len(self.parties)
        total = sum(votes) or 1
        return [(party, count / total) for party, count in zip(self.parties, votes, strict=True)]


class Place(Checked):
    """What a seat had won when the game was left."""

    party: str = entry(_SHORT)
    name: str = entry(_SHORT, default="")
    points: int = entry(whole(-9_999, 9_999), default=0)


_LANDS: Final = table(_SHORT, part(Governed), _MOST_LANDS)


class LastGame(Checked):
    """The game that was played last."""

    mark: str = entry(_SHORT, default="")
    """Fingerprint of its start, so that it is found again among the saves."""
    rounds: int = entry(_count, default=0)
    worth: int = entry(_count, default=0)
    """What 50 votes bring in the state that votes next; 0 if none does."""
    seats: bool = entry(flag, default=False)
    """Whether seats are counted until the end instead of points."""
    last: bool = entry(flag, default=False)
    """Whether the next election is the last one."""
    lands: dict[str, Governed] = entry(_LANDS, default={})
    places: list[Place] = entry(listed(part(Place), 20), default=[])


class _Kept(Checked):
    game: LastGame = entry(part(LastGame), default={})
    earlier: dict[str, Governed] = entry(_LANDS, default={})


class Landscape(Kept[_Kept]):
    """The file in a folder; without a folder it lasts as long as the program runs."""

    def __init__(self, folder: Path | None) -> None:
        super().__init__(folder / FILE if folder is not None else None, _Kept)

    @property
    def game(self) -> LastGame:
        """The game that was played last."""
        return self.value.game

    @property
    def earlier(self) -> dict[str, Governed]:
        """Who governs in states that have not voted in the last game."""
        return {land: won for land, won in self.value.earlier.items() if land not in self.game.lands}

    def note(self, game: LastGame) -> None:
        """Notes the game that is played now; those before it become earlier ones."""

        def noted(known: _Kept) -> _Kept:
            earlier = known.earlier
            if game.mark != known.game.mark:
                earlier = dict(list({**earlier, **known.game.lands}.items())[-_MOST_LANDS:])
            return _Kept(game=game, earlier=earlier)

        self.change(noted)
