"""Finished games and the screens around them, for tests of what comes after the playing.

session = evening(19)                       # no majority, a sole winner, several parties with a majority
pilot, shell = stage_of(session, "de", (1280, 720))
shell.app.push(ElectionScreen(shell, shell.controller, 1))
"""

from __future__ import annotations

from functools import cache

from drivers import keen_command

from macher.engine.chance import Stream
from macher.gallery.pictures.classic import ClassicStory
from macher.gallery.pictures.positions import finished
from macher.gallery.pilot import Pilot
from macher.i18n import Texts
from macher.rules.options import GameOptions
from macher.session.config import GameConfig, SeatConfig
from macher.session.session import GameSession
from macher.ui.game.controller import GameController
from macher.ui.game.games import Games
from macher.ui.game.vocabulary import words_of
from macher.ui.scene import Scene
from macher.ui.settings.settings import SettingsStore
from macher.ui.shell.shell import Shell

NAMES = {"linke": "Angie", "spd": "Marion", "cdu": "Nicole", "fdp": "Detlef", "gruene": "Petra"}
SIZES = (((1920, 1080), 1.0), ((1280, 720), 1.0), ((1920, 1080), 2.0), ((1280, 720), 1.38))
"""Windows with the player's size: wide, small, focus, the smallest focus."""

OUTCOMES = {"none": (19, 1), "sole": (19, 3), "several": (19, 4), "coalition": (2, 2)}
"""Seed and number of an election with each outcome; in that coalition two parties are the strongest."""
SHARED = 1
"""Seed of a game that two win."""
CLASSIC_OUTCOMES = ("single", "coalition", "narrow")
"""How elections of the classic editions end."""


def begin(
    seed: int,
    parties: str = "linke spd cdu fdp",
    elections: int = 4,
    options: GameOptions | None = None,
    humans: str = "linke spd cdu fdp gruene",
) -> GameSession:
    """A new game in which the test gives the commands of every seat."""
    kinds = {party: "human" if party in humans.split() else "normal" for party in parties.split()}
    seats = tuple(SeatConfig(party, NAMES[party], kind) for party, kind in kinds.items())
    config = GameConfig(seats, elections=elections, seed=seed, options=options or GameOptions())
    return GameSession.new(config, None, "none")


def play_on(session: GameSession, until: str = "") -> GameSession:
    """Seats with a taste for votes play until a step asks that is called like this, or to the end."""
    stream = Stream(session.config.seed, 7)
    while not session.over and (not until or session.view(-1).step != until):
        assert session.submit(keen_command(session.journal.state, stream), version=session.version) is None
    return session


@cache
def evening(seed: int, parties: str = "linke spd cdu fdp", elections: int = 4) -> GameSession:
    """A finished game; do not change it."""
    return play_on(begin(seed, parties, elections))


@cache
def classic_evening(key: str = "2006", elections: int = 7, outcome: str = "") -> GameSession:
    """A finished game of a classic edition, one with such an outcome if wished; do not change it."""
    return finished(outcome, story=ClassicStory(edition=key, elections=elections))


def stage_of(
    session: GameSession,
    lang: str = "en",
    size: tuple[int, int] = (1920, 1080),
    scale: float = 1.0,
    below: Scene | None = None,
) -> tuple[Pilot, Shell]:
    """A pilot with an empty screen, and the shell that shows this game."""
    texts = Texts.load(lang)
    pilot = Pilot(below or Scene(), size, scale, texts=texts)
    shell = Shell(pilot.app, texts, SettingsStore(None), Games(None, "none"))
    shell.controller = GameController(session, "instant")
    shell.texts.play(words_of(session.edition))
    return pilot, shell
