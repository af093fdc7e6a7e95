"""Pictures of the statistics: every plot about a game, as a plot and as a table, and those of a made-up career."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from macher.ai.kinds import HUMAN
from macher.engine.chance import Stream
from macher.gallery.pictures.classic import ClassicStory, classic_editions
from macher.gallery.pictures.positions import finished
from macher.rules.cards import PARTIES
from macher.saves.library import Library
from macher.session.career import GameSummary, SeatDetails, SeatSummary
from macher.session.career_store import CareerStore
from macher.session.session import GameSession

if TYPE_CHECKING:
    from macher.ui.shell.shell import Shell

__all__ = ["STATISTICS", "PreparedCareer", "made_up_games"]

_PAGES: Final = ("points", "rounds", "money", "votes", "auctions", "rallies")
_CAREER: Final = ("party", "players", "level", "edition", "bests")
_LANDS: Final = ("NRW", "BY", "BW", "NDS", "SN", "BB")
_SAVED: Final = "2025-11-14 22:10:00"
_STREAM: Final = 2718
"""Number of the random stream that makes up games."""


class PreparedCareer(CareerStore):
    """A career of ready-made summaries, without any file."""

    def __init__(self, games: Sequence[GameSummary]) -> None:
        super().__init__(None, Library(Path(), Path()))
        self.games = {game.file: game for game in games}

    def refresh(self) -> list[Path]:
        """Returns no files: nothing has to be read."""
        return []


def made_up_games(count: int, seed: int = 1) -> list[GameSummary]:
    """Games of two persons against AI seats, in several editions."""
    stream = Stream(seed, _STREAM)
    kinds = [("2019", 4), ("2019", 4), ("2019", 7), *((key, 7) for key in classic_editions()[:2])]
    found = []
    for number in range(count):
        edition, elections = kinds[stream.below(len(kinds))]
        seats = 3 + stream.below(3)
        parties = [PARTIES[(number + at) % len(PARTIES)] for at in range(seats)]
        level = ("easy", "normal", "normal", "hard:pollster")[stream.below(4)]
        points = [70 + stream.below(70) for _ in parties]
        points[0] += 12
        people = {0: "Marion"} if number % 4 else {0: "Marion", 1: "Detlef"}
        chairs = tuple(
            SeatSummary(party, people.get(at, "Angie"), HUMAN if at in people else level, points[at])
            for at, party in enumerate(parties)
        )
        details = tuple(
            SeatDetails(20 + stream.below(45), stream.choice(_LANDS), stream.below(4), 8 + stream.below(20))
            for _ in parties
        )
        winners = tuple(at for at, each in enumerate(points) if each == max(points))
        written = f"2025-{1 + number // 28 % 12:02}-{1 + number % 28:02} 20:15:00"
        found.append(
            GameSummary(
                f"~game-{number:04}.json", written, edition, elections, chairs, winners, number % 7 == 0, False, details
            )
        )
    return found


def _game(page: str, table: bool, position: Callable[[], GameSession]) -> Callable[[Shell], None]:
    def show(shell: Shell) -> None:
        from macher.ui.features.career.of_a_game import GameStatsTab
        from macher.ui.features.replay.review import ReviewScreen
        from macher.ui.game.reviewed import ReviewedGame

        screen = ReviewScreen(shell, ReviewedGame(position(), _SAVED), "game")
        shell.app.push(screen)
        body = screen.body
        assert isinstance(body, GameStatsTab)
        body.page, body.as_table = page, table
        screen.rebuild()

    return show


def _career(page: str = "party", table: bool = False, games: int = 42) -> Callable[[Shell], None]:
    def show(shell: Shell) -> None:
        from macher.ui.features.career.page import CareerTab
        from macher.ui.features.replay.review import ReviewScreen

        shell.games.career = PreparedCareer(made_up_games(games))
        shell.go.statistics()
        screen = shell.app.scene
        assert isinstance(screen, ReviewScreen)
        body = screen.body
        assert isinstance(body, CareerTab)
        body.page, body.as_table = page, table
        body.begin()
        body.looking = False
        screen.rebuild()

    return show


def _usual() -> GameSession:
    return finished("coalition")


def _seven() -> GameSession:
    return finished(elections=7)


def _classic() -> GameSession:
    return finished(story=ClassicStory())


STATISTICS: Final[Mapping[str, Callable[[Shell], None]]] = {
    **{f"statistics:{page}": _game(page, False, _usual) for page in _PAGES},
    **{f"statistics:{page}-table": _game(page, True, _usual) for page in _PAGES},
    **{f"statistics:{page}-seven": _game(page, False, _seven) for page in ("rounds", "money", "votes", "auctions")},
    **{f"statistics:{page}-classic": _game(page, False, _classic) for page in _PAGES},
    **{f"career:{page}": _career(page) for page in _CAREER},
    **{f"career:{page}-table": _career(page, True) for page in _CAREER},
    "career:first": _career(games=1),
    "career:empty": _career(games=0),
}
"""How each of these is reached from the menu."""
