"""Who governs where: a small file about the last game and the states of those before it, for the map of the menu."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Final

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field

from macher.rules.cards import PARTIES
from macher.ui.settings.kept import Kept

FILE: Final = "landscape.json"
_MOST_LANDS: Final = 40

Short = Annotated[str, Field(max_length=80)]


def _known_parties(found: Any) -> Any:
    """Parties that this program does not know are left out."""
    return [each for each in found if each in PARTIES][: len(PARTIES)] if isinstance(found, list) else found


Parties = Annotated[list[str], BeforeValidator(_known_parties)]
Count = Annotated[int, AfterValidator(lambda count: min(max(count, 0), 9_999))]


class Governed(BaseModel):
    """A state and the parties that won there."""

    model_config = ConfigDict(extra="ignore", defer_build=True)

    parties: Parties = Field(default_factory=list)
    votes: list[Count] = Field(default_factory=list, max_length=20)
    """Votes of each of them."""
    number: Count = 0
    """Number of the election."""

    def shares(self) -> list[tuple[str, float]]:
        """Each party with its part of their votes."""
        votes = self.votes if len(self.votes) == len(self.parties) else [1] * len(self.parties)
        total = sum(votes) or 1
        return [(party, count / total) for party, count in zip(self.parties, votes, strict=True)]


class Place(BaseModel):
    """What a seat had won when the game was left."""

    model_config = ConfigDict(extra="ignore", defer_build=True)

    party: Short
    name: Short = ""
    points: int = Field(default=0, ge=-9_999, le=9_999)


class LastGame(BaseModel):
    """The game that was played last."""

    model_config = ConfigDict(extra="ignore", defer_build=True)

    mark: Short = ""
    """Fingerprint of its start, so that it is found again among the saves."""
    rounds: Count = 0
    worth: Count = 0
    """What 50 votes bring in the state that votes next; 0 if none does."""
    seats: bool = False
    """Whether seats are counted until the end instead of points."""
    last: bool = False
    """Whether the next election is the last one."""
    lands: dict[Short, Governed] = Field(default_factory=dict, max_length=_MOST_LANDS)
    places: list[Place] = Field(default_factory=list, max_length=20)


class _Kept(BaseModel):
    model_config = ConfigDict(extra="ignore", validate_assignment=True, defer_build=True)

    game: LastGame = Field(default_factory=LastGame)
    earlier: dict[Short, Governed] = Field(default_factory=dict, max_length=_MOST_LANDS)


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
