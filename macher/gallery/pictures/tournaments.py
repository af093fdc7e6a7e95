"""Pictures of a tournament: set up, with tables open and played, its standings, its final."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from macher.gallery.pictures.positions import SEED
from macher.session.tournament_desk import TournamentDesk
from macher.session.tournament_progress import Board, Entrant, Plan, with_result
from macher.session.tournament_store import TournamentStore
from macher.ui.features.tournament.tournaments import Tournaments

if TYPE_CHECKING:
    from macher.ui.shell.shell import Shell

__all__ = ["PEOPLE", "TOURNAMENTS"]

_PLAYERS: Final = 23
PEOPLE: Final = ("Marion", "Ewa", "Jean")
"""Names of the people at the screen."""
_POINTS: Final = (148, 131, 117, 96, 74)
"""Points of the seats of a finished table; each table varies them a little."""
_ORDER: Final = (2, 0, 4, 1, 3)
"""Seats by points, the highest first."""


def _setup(page: str = "players", players: int = _PLAYERS) -> Callable[[Shell], None]:
    def show(shell: Shell) -> None:
        from macher.ui.features.tournament.set_up import TournamentSetupScreen

        screen = TournamentSetupScreen(shell)
        screen.page, screen.players, screen.seed = page, players, str(SEED)
        screen.names = list(PEOPLE)
        shell.app.push(screen)

    return show


def _played(board: Board, table: int) -> Board:
    """A table with a made-up result."""
    size = len(board.seats.players)
    seats = [seat for seat in _ORDER if seat < size]
    points, mandates = [0] * size, [0] * size
    for at, seat in enumerate(seats):
        points[seat] = _POINTS[at] + (7 * table + 3 * at) % 11
        mandates[seat] = points[seat] // 3 + (5 * table + seat) % 7
    return replace(board, points=tuple(points), mandates=tuple(mandates), digest="0")


def _desk(shell: Shell, over: int, *, absent: bool = False, final: str = "") -> None:
    """A tournament with ``over`` tables finished, and none being played."""
    from macher.ui.features.tournament.set_up import AI_NAMES

    people = [Entrant(name, "human") for name in PEOPLE]
    plan = Plan((*people, *(Entrant(name, "normal") for name in AI_NAMES[: _PLAYERS - len(PEOPLE)])), seed=SEED)
    desk = TournamentDesk.new(TournamentStore(), plan, "none")
    boards = list(desk.tournament.tables)
    for at in range(len(boards) - 1, len(boards) - 1 - over, -1):
        boards[at] = _played(boards[at], at)
    desk.change(lambda known: replace(known, tables=tuple(boards)))
    desk.rounds = dict.fromkeys(desk.to_simulate[:1], 3)
    if absent:
        desk.set_absent(desk.tournament.finalists()[1], True)
    if final:
        desk.begin_final()
        desk.rounds = dict.fromkeys(desk.to_simulate, 3)
    if final == "over" and desk.tournament.final is not None:
        last = _played(desk.tournament.final, 1)
        desk.change(lambda known: with_result(known, last))
    shell[Tournaments].desk = desk
    shell[Tournaments].show()


def _poster(shell: Shell) -> None:
    """The winner's poster of a tournament."""
    from macher.ui.features.tournament.page import TournamentScreen

    _desk(shell, 5, absent=True, final="over")
    shell.app.step()
    scene = shell.app.scene
    assert isinstance(scene, TournamentScreen)
    scene.hang()
    shell.app.motion.finish_all()


TOURNAMENTS: Final[Mapping[str, Callable[[Shell], None]]] = {
    "tournament-setup": _setup(),
    "tournament-setup:refused": _setup(players=11),
    "tournament-setup:options": _setup("options"),
    "tournament:tables": lambda shell: _desk(shell, 2),
    "tournament:standings": lambda shell: _desk(shell, 5, absent=True),
    "tournament:final": lambda shell: _desk(shell, 5, absent=True, final="drawn"),
    "tournament:poster": _poster,
    "tournament:winner": lambda shell: _desk(shell, 5, absent=True, final="over"),
}
"""How each of these is reached from the menu."""
