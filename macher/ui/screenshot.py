"""Pictures of screens without a display: what each screen is called, and the game that stands behind it.

The games are always the same: a seed, AI seats, and one person whose decisions an AI seat makes up to the moment that
is shown.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Final

import pygame

from macher.i18n import Texts
from macher.i18n.families import DECIDING
from macher.rules.edition import GameOptions
from macher.saves.verify import Restored
from macher.session import HUMAN, GameConfig, GameSession, SeatConfig
from macher.session.worker import think
from macher.ui.app import App
from macher.ui.flow import Flow
from macher.ui.game.controller import GameController
from macher.ui.game.games import Games
from macher.ui.motion import ManualClock
from macher.ui.options import UiOptions
from macher.ui.settings import SettingsStore
from macher.ui.theme.tokens import ThemeName

__all__ = ["SCREENS", "NothingToShow", "ScreenUnknown", "draw", "show", "take"]

_SETUP: Final = ("draft", "opening_program", "opening_hand", "deployment")
_TABLES: Final = {
    (step if step in _SETUP else f"table:{step}").replace("_", "-"): step for step in DECIDING
}  # fmt: skip
"""Names of the pictures of the table, with the step that asks."""
_OUTCOMES: Final = ("none", "sole", "several", "coalition")
_FIRST: Final = ("first-start", "first-start-size", "first-start-game")
_SETTINGS: Final = {
    f"settings-{page}": page for page in ("game", "sound", "controls", "language", "data", "colours")
}  # fmt: skip
_PLAIN: Final = (*_FIRST, "menu", "new-game", "new-game-options", "settings", *_SETTINGS, "rules")

SCREENS: Final = (
    *_PLAIN, "table", *_TABLES, "handover", "election", *(f"election:{outcome}" for outcome in _OUTCOMES), "final",
)  # fmt: skip
"""Every screen that a picture can be taken of."""

_SAVED: Final = frozenset(("table", "handover", "election", "final", *(f"election:{each}" for each in _OUTCOMES)))
"""Screens that show a saved game."""

_SEED: Final = 48213
_RARE: Final = {"start_tie": 48217, "election": 48216}
"""Seeds of games in which a step comes up for the person that does not in every game."""
_MOST_GAMES: Final = 24
"""Games that are played at most in search of something rare."""

_PEOPLE: Final = {"spd": "Marion", "linke": "Angie", "gruene": "Petra", "cdu": "Nicole", "fdp": "Detlef"}
_PARTIES: Final = ("cdu", "spd", "gruene", "fdp", "linke")


class ScreenUnknown(ValueError):
    """There is no screen of this name; ``known`` lists those there are."""

    def __init__(self, screen: str) -> None:
        self.screen, self.known = screen, SCREENS
        super().__init__(f"there is no screen “{screen}”; there are: {', '.join(SCREENS)}")


class NothingToShow(ValueError):
    """A saved game has nothing that belongs on the wished screen; ``reason`` is a text key with ``args_of_reason``."""

    def __init__(self, reason: str, **args: str) -> None:
        self.reason, self.args_of_reason = reason, args
        super().__init__(reason, args)


def take(
    screen: str,
    *,
    lang: str,
    size: tuple[int, int],
    scale: float,
    out: Path,
    saved: Restored | None = None,
    theme: ThemeName = "paper",
) -> None:
    """Draws a screen of this size in pixels into a PNG file; ``saved`` is a game to show instead of the usual one.

    Raises ``ScreenUnknown``, ``NothingToShow``, or ``OSError`` if the file cannot be written.
    """
    if screen not in SCREENS:
        raise ScreenUnknown(screen)
    if saved is not None and screen not in _SAVED:
        raise NothingToShow(
            "cli-screen-no-save", screen=screen, known=", ".join(each for each in SCREENS if each in _SAVED)
        )
    picture = draw(screen, lang, size, scale, saved, theme)
    try:
        pygame.image.save(picture, str(out))
    except pygame.error as error:
        raise OSError(str(error)) from None


def draw(
    screen: str, lang: str, size: tuple[int, int], scale: float, saved: Restored | None, theme: ThemeName
) -> pygame.Surface:
    """The picture itself."""
    texts = Texts.load(lang)
    options = UiOptions(scale=scale, theme=theme, language=lang)
    app = App(size, options=options, texts=texts, clock=ManualClock(), strict=True)
    flow = Flow(app, texts, SettingsStore(None), Games(None, "none"))
    flow.settings.scale, flow.settings.theme, flow.settings.language = scale, theme, lang
    show(flow, screen, saved)
    app.step()
    surface = pygame.Surface(size)
    app.draw(surface)
    return surface


def show(flow: Flow, screen: str, saved: Restored | None = None) -> None:
    """Leads to a screen; nothing moves on it.  Raises ``NothingToShow``."""
    app = flow.app
    if screen in _PLAIN:
        _open_plain(flow, screen)
    else:
        _open_game(flow, screen, saved)
    app.step()
    app.motion.finish_all()
    if screen == "table" or screen in _TABLES:
        while app.scene.name != "table":  # what announces itself over the table: a curtain, the final scoring
            app.pop()


def _open_plain(flow: Flow, screen: str) -> None:
    from macher.ui.screens.first_start import FirstStartScreen
    from macher.ui.screens.new_game import NewGameScreen
    from macher.ui.screens.settings import SettingsScreen

    flow.menu()
    if screen == "settings":
        flow.open_settings()
    elif screen in _SETTINGS:
        flow.app.push(SettingsScreen(flow, _SETTINGS[screen]))
    elif screen in _FIRST:
        first = FirstStartScreen(flow)
        first.step = _FIRST.index(screen)
        flow.app.push(first)
    elif screen == "rules":
        flow.open_rules()
    elif screen != "menu":
        page = NewGameScreen(flow)
        page.page, page.seed = "options" if screen == "new-game-options" else "seats", str(_SEED)
        flow.app.push(page)


def _open_game(flow: Flow, screen: str, saved: Restored | None) -> None:
    """The screens of a game: the table is opened first, whatever else is shown lies over it."""
    from macher.ui.screens.election import ElectionScreen
    from macher.ui.screens.final import FinalScreen
    from macher.ui.screens.handover import HandoverScreen

    kind, _, outcome = screen.partition(":")
    if saved is not None:
        session = GameSession.resume(saved, None, "none")
    elif kind in ("election", "final"):
        session = _finished(outcome or "coalition")
    elif kind == "handover":
        session = _between_people()
    else:
        session = _asked(_TABLES.get(screen, "rallies"))
    # What is shown stands still: nobody thinks, and the games that are kept stay as they are.
    session = GameSession(
        session.config, session.edition, session.journal, session.setup_events, workers="none",
        assisted=session.assisted,
    )  # fmt: skip
    if kind == "election":
        number = _number(session, outcome)
        controller = _controller(flow, session)
        flow.app.push(ElectionScreen(flow, controller, number))
    elif kind == "final":
        if not session.over:
            raise NothingToShow("cli-save-going-on")
        controller = _controller(flow, session)
        flow.app.push(FinalScreen(flow, controller))
    elif kind == "handover":
        people = [seat for seat in session.deciding() if seat in session.humans]
        if not people:
            raise NothingToShow("cli-save-nobody")
        controller = _controller(flow, session)
        flow.app.push(HandoverScreen(flow, controller, people[0]))
    else:
        flow.play(session)


def _controller(flow: Flow, session: GameSession) -> GameController:
    flow.controller = GameController(session, "instant")
    return flow.controller


def _number(session: GameSession, outcome: str) -> int:
    """The election to show: the last with the wished outcome; without a wish the last coalition, or the last one."""
    results = session.view(-1).results
    fitting = [result for result in results if result.outcome == (outcome or "coalition")]
    if not fitting and not outcome:
        fitting = list(results)
    if not fitting:
        raise NothingToShow("cli-save-no-election")
    return max(result.number for result in fitting)


# -- games ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Game:
    """A game to play: its seed and who sits there as a person."""

    seed: int
    people: tuple[str, ...] = ("spd",)
    options: GameOptions = field(default_factory=GameOptions)

    def begin(self) -> GameSession:
        """The game before its first decision."""
        seats = tuple(
            SeatConfig(party, _PEOPLE[party], HUMAN if party in self.people else "normal") for party in _PARTIES
        )
        return GameSession.new(GameConfig(seats, seed=self.seed, options=self.options), None, "inline")


def _play(session: GameSession, stop: Callable[[GameSession], bool]) -> bool:
    """Plays until a moment has come, or to the end; says whether it has come.  People decide like an AI seat."""
    while not session.over:
        if stop(session):
            return True
        session.pump()
        seat = next((seat for seat in session.deciding() if seat in session.humans), -1)
        decision = session.decision(seat) if seat >= 0 else None
        if stop(session):
            return True
        if decision is not None:
            command = think("normal", session.view(seat), decision, session.edition, session.config.seed)
            if command is None or session.submit(command, version=session.version) is not None:
                session.submit(next(iter(decision.options)), version=session.version)
    return stop(session)


@lru_cache(maxsize=32)
def _asked(step: str) -> GameSession:
    """A game at the first decision of this kind that the person has."""

    def stop(session: GameSession) -> bool:
        decides = any(seat in session.humans for seat in session.deciding())
        return decides and session.view(session.humans[0]).step == step

    options = GameOptions(partners_may_decline=step == "election")
    for more in range(_MOST_GAMES):
        session = _Game(_RARE.get(step, _SEED) + more, options=options).begin()
        if _play(session, stop):
            return session
    raise LookupError(f"no game with a decision of the kind “{step}” was found")


@lru_cache(maxsize=8)
def _finished(outcome: str) -> GameSession:
    """A game that is over and has had such an election."""
    for more in range(_MOST_GAMES):
        session = _Game(_SEED + more).begin()
        _play(session, lambda _: False)
        if any(result.outcome == outcome for result in session.view(-1).results):
            return session
    raise LookupError(f"no game with the outcome “{outcome}” was found")


@lru_cache(maxsize=1)
def _between_people() -> GameSession:
    """Three people bid in secret in the second round; the first of them has done so."""
    session = _Game(_SEED, ("spd", "gruene", "linke")).begin()

    def stop(game: GameSession) -> bool:
        view = game.view(-1)
        return view.round == 2 and view.step == "start_player" and view.parties[game.humans[0]].answered

    _play(session, stop)
    return session
