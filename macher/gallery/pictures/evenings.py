"""Pictures of the pages for an evening: the campaign, its tables and ends, the album, the rivals."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from macher.session.campaign import SetUpError, open_set_up
from macher.session.progress import (
    LandWon,
    LevelResult,
    MarkEarned,
    NearMark,
    Profile,
    with_land,
    with_marks,
    with_near,
    with_result,
)
from macher.session.session import GameSession
from macher.ui.features.evening.campaign import Campaign
from macher.ui.features.evening.rivals import Rivals

if TYPE_CHECKING:
    from macher.session.campaign import SetUp
    from macher.ui.shell.shell import Shell

__all__ = ["EVENINGS"]

_SOME: Final = {"SL": ("spd", 3), "RP": ("linke", 2), "NRW": ("spd", 2), "HE": ("gruene", 3), "BW": ("fdp", 1)}
"""States won after an evening, with party and stars."""
_PARTIES: Final = ("spd", "linke", "gruene", "fdp", "cdu")


def _won(shell: Shell, states: Mapping[str, tuple[str, int]]) -> None:
    def fill(profile: Profile) -> Profile:
        for land, (party, stars) in states.items():
            profile = with_land(profile, land, LandWon(stars=stars, party=party, margin=7, day="2026-11-14"))
        return profile

    shell.games.progress.change(fill)


def _map(chosen: str = "", states: Mapping[str, tuple[str, int]] | None = None) -> Callable[[Shell], None]:
    """The map after some states were won, with one of them chosen."""

    def show(shell: Shell) -> None:
        from macher.ui.features.evening.campaign_page import CampaignScreen

        _won(shell, states or {})
        screen = CampaignScreen(shell)
        screen.chosen = chosen or screen.chosen
        shell.app.push(screen)

    return show


def _all() -> dict[str, tuple[str, int]]:
    """All sixteen states, won with all parties."""
    from macher.resources import asset
    from macher.session.campaign import load_campaign

    made = load_campaign(asset("campaign"))[0]
    return {each.land: (_PARTIES[at % len(_PARTIES)], 1 + at % 3) for at, each in enumerate(made)}


def _left_out(shell: Shell) -> None:
    """A campaign of which some files could not be used."""
    from macher.ui.features.evening.campaign_page import CampaignScreen

    screen = CampaignScreen(shell)
    screen.problems = [
        SetUpError(Path("Schleswig-Holstein.toml"), "campaign-wrong", place="lands.0.votes"),
        SetUpError(Path("SN.toml"), "campaign-no-way"),
    ]
    shell.app.push(screen)


def _set_up(shell: Shell, land: str) -> SetUp:
    made = shell[Campaign].find(land)
    assert made is not None
    return made


def _table(land: str) -> Callable[[Shell], None]:
    """The table at rest: what a rival says lies over its band for a moment only."""

    def show(shell: Shell) -> None:
        shell.settings.talk = "elections"
        shell[Campaign].begin(_set_up(shell, land))

    return show


def _over(land: str, *, won: bool) -> Callable[[Shell], None]:
    """The end of a set-up played by its way, or by passing and the smallest answers."""

    def show(shell: Shell) -> None:
        made = _set_up(shell, land)
        _won(shell, {"SL": ("spd", 3)})
        session = open_set_up(made)
        _play(session, made if won else None)
        shell.play(session)
        shell.app.step()
        if shell.app.scene.name == "table":
            shell.show_final()

    return show


def _play(session: GameSession, made: SetUp | None) -> None:
    way = list(made.way) if made is not None else []
    while True:
        session.pump()
        decision = None if session.over else session.decision(0)
        if decision is None:
            return
        command = way.pop(0) if way else next(iter(decision.options))
        assert session.submit(command, version=session.version) is None


_EARNED: Final = {
    "landslide": ("2026-11-12", "spd"),
    "forty-nine": ("2026-11-14", "fdp"),
    "nowhere": ("2026-11-02", "gruene"),
    "square": ("2026-10-29", "spd"),
    "word": ("2026-11-02", "gruene"),
    "after-count": ("2026-11-20", "linke"),
    "channel": ("2026-11-14", "fdp"),
    "minds": ("2026-11-07", "cdu"),
    "yes-please": ("2026-10-29", "spd"),
    "drawer": ("2026-11-20", "linke"),
    "everybody": ("2026-11-07", "cdu"),
}
"""Marks of a player after a month, with day and party."""


def _album(*, full: bool) -> Callable[[Shell], None]:
    """The album of a player after a month, or of somebody who has just begun."""

    def show(shell: Shell) -> None:
        def fill(profile: Profile) -> Profile:
            earned = {
                key: MarkEarned(day=day, numbers={"party": party}) for key, (day, party) in _EARNED.items() if full
            }
            close = {
                "narrow": NearMark(day="2026-11-14", missing=1, figure=2),
                "all-four": NearMark(day="2026-11-02", missing=1, figure=3),
            }
            return with_near(with_marks(profile, earned), close if full else {})

        shell.games.progress.change(fill)
        shell.go.album()

    return show


def _rivals(wins: int) -> Callable[[Shell], None]:
    """The page of the six after some games that were won, or before any."""

    def show(shell: Shell) -> None:
        def fill(profile: Profile) -> Profile:
            for _ in range(wins):
                result = LevelResult(level="normal", edition="2019", place=1, seats=4, rivals=("broker",))
                profile = with_result(profile, result)
            return profile

        shell.games.progress.change(fill)
        shell[Rivals].draw(7)
        shell.go.rivals()

    return show


def _new_marks(shell: Shell) -> None:
    """The poster of a game that has earned three marks."""
    from macher.gallery.pictures.positions import finished, still
    from macher.ui.features.ending.page import FinalScreen

    shell.play(still(finished()), result=True)
    shell.app.pop()
    assert shell.controller is not None
    screen = FinalScreen(shell, shell.controller, poster=True, marks=("after-count", "tail", "wind"))
    screen.reveal.finish()
    shell.app.push(screen)


EVENINGS: Final[Mapping[str, Callable[[Shell], None]]] = {
    "campaign": _map("NDS", _SOME),
    "campaign:new": _map(),
    "campaign:last": lambda shell: _map("BE", _all())(shell),
    "campaign:closed": _map("BE", _SOME),
    "campaign:left-out": _left_out,
    "campaign:table": _table("SL"),
    "campaign:two": _table("HE"),
    "campaign:three": _table("BE"),
    "campaign:won": _over("RP", won=True),
    "campaign:lost": _over("HE", won=False),
    "album": _album(full=True),
    "album:empty": _album(full=False),
    "poster:marks": _new_marks,
    "rivals": _rivals(wins=3),
    "rivals:new": _rivals(wins=0),
}
"""How each picture is reached from the menu, by its name."""
