"""Pictures of a replay: amid games of every kind, with plots or tables, as one seat saw it, and the board."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Final

from macher.gallery.pictures.classic import ClassicStory, classic_editions
from macher.gallery.pictures.nights import Night
from macher.gallery.pictures.positions import Story, finished
from macher.session.session import GameSession
from macher.session.worker import think

if TYPE_CHECKING:
    from macher.ui.features.replay.tabs import ReplayTab
    from macher.ui.shell.shell import Shell

__all__ = ["REPLAYS"]

_SAVED: Final = "2025-11-14 20:14:05"
"""When the games of the pictures were saved."""


def _replay(share: float = 0.66, deed: Callable[[ReplayTab], object] | None = None) -> Night:
    """A replay at this share of all moments, after ``deed``."""

    def show(shell: Shell, session: GameSession) -> None:
        from macher.ui.features.replay.review import ReviewScreen
        from macher.ui.features.replay.tabs import ReplayTab
        from macher.ui.game.reviewed import ReviewedGame

        game = ReviewedGame(session, _SAVED)
        screen = ReviewScreen(shell, game, "replay")
        shell.app.push(screen)
        shell.app.step()
        tab = screen.body
        assert isinstance(tab, ReplayTab)
        tab.go(int(game.course.end * share))
        if deed is not None:
            deed(tab)
        screen.rebuild()

    return show


def _careless(story: Story | ClassicStory) -> GameSession:
    """A game that is over, in which the person decided without much thought."""
    session = GameSession.new(story.config(), None, "none")
    while not session.over:
        seat = session.deciding()[0]
        decision = session.decision(seat)
        assert decision is not None
        level = "sane" if seat in session.humans and session.version % 3 == 0 else "normal"
        command = think(level, session.view(seat), decision, session.edition, session.config.seed)
        if command is None or session.submit(command, version=session.version) is not None:
            session.submit(next(iter(decision.options)), version=session.version)
    return session


def _decisions(shell: Shell, session: GameSession) -> None:
    """The costliest decisions, once they are found."""
    from macher.ui.features.replay.review import ReviewScreen
    from macher.ui.features.replay.tabs import DecisionsTab
    from macher.ui.game.reviewed import ReviewedGame

    screen = ReviewScreen(shell, ReviewedGame(session, _SAVED), "decisions")
    shell.app.push(screen)
    tab = screen.body
    assert isinstance(tab, DecisionsTab)
    while tab.found is None:
        shell.app.step()
    screen.rebuild()


def _after(shell: Shell, session: GameSession) -> None:
    """The page with the turning points, once they are found."""
    from macher.ui.features.replay.after_game import AfterGameScreen
    from macher.ui.program import AfterGame

    acts = AfterGame(lambda: None, lambda over: None, lambda: None)
    screen = AfterGameScreen(shell, session, acts)
    shell.app.push(screen)
    screen.wait()
    shell.app.step()
    screen.pictures.finish()


def _board(shell: Shell, session: GameSession) -> None:
    """The replay as board and play button, at its second turning point."""
    from macher.ui.features.replay.board import open_board
    from macher.ui.features.replay.turning import turning
    from macher.ui.game.reviewed import ReviewedGame

    game = ReviewedGame(session, _SAVED)
    found = turning(game, 0)
    open_board(shell, game, found.turns[1].start, found)


def _classic(key: str) -> Callable[[], GameSession]:
    return partial(finished, story=ClassicStory(edition=key))


REPLAYS: Final[Mapping[str, tuple[Night, Callable[[], GameSession]]]] = {
    "replay": (_replay(), finished),
    "replay:seven": (_replay(0.75), partial(finished, elections=7)),
    "replay:three": (_replay(), partial(finished, story=Story(parties=("spd", "fdp", "linke")))),
    "replay:table": (_replay(0.66, lambda tab: tab.switch_table()), finished),
    "replay:votes": (_replay(0.75, lambda tab: tab.turn("votes")), partial(finished, elections=7)),
    "replay:now": (_replay(0.75, lambda tab: tab.turn("now")), partial(finished, elections=7)),
    "replay:seat": (_replay(0.5, lambda tab: tab.look_as(1)), partial(finished, elections=7)),
    "replay:decisions": (_decisions, lambda: _careless(Story())),
    "replay:decisions-classic": (_decisions, lambda: _careless(ClassicStory(edition=classic_editions()[0]))),
    "replay:play-on": (_replay(0.5, lambda tab: tab.deeds.ask_to_play_on()), finished),
    "after-game": (_after, finished),
    "after-game:seven": (_after, partial(finished, elections=7)),
    "after-game:classic": (_after, _classic(classic_editions()[0])),
    "replay:play": (_board, finished),
    "replay:play-classic": (_board, _classic(classic_editions()[0])),
    "replay:board": (_replay(0.55, lambda tab: tab.deeds.show_board()), finished),
    **{f"replay:classic-{key}": (_replay(0.5), _classic(key)) for key in classic_editions()},
    "replay:classic-table": (_replay(0.9, lambda tab: tab.switch_table()), _classic(classic_editions()[0])),
}
"""How each of these is reached, and the game it shows."""
