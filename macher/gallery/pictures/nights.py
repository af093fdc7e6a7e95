"""Pictures of elections, of the final scoring, and of the curtain between two people."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

from macher.gallery.pictures.classic import ClassicStory, classic_editions
from macher.gallery.pictures.positions import PEOPLE, Story, between_people, finished, moment, still
from macher.session.session import GameSession
from macher.ui.features.night.beats import BeatName
from macher.ui.game.controller import GameController
from macher.ui.game.vocabulary import words_of

if TYPE_CHECKING:
    from macher.ui.features.ending.page import FinalScreen
    from macher.ui.shell.shell import Shell

__all__ = ["NIGHTS", "OUTCOMES", "Night", "NothingToShow", "controller_of", "number_of", "posted"]

OUTCOMES: Final = ("none", "sole", "several", "coalition")
_BEATS: Final[tuple[BeatName, ...]] = ("title", "count", "line", "partner", "result")
"""The beats of an election night in their order."""
_MOMENTS: Final = {"begin": 0.3, "middle": 0.65, "end": 1.0}
"""Parts of a beat's time at which the pictures of its strip are taken."""

Night = Callable[["Shell", GameSession], None]


class NothingToShow(ValueError):
    """A saved game has nothing that belongs on the wished screen; ``reason`` is a text key with ``args_of_reason``."""

    def __init__(self, reason: str, **args: str) -> None:
        self.reason, self.args_of_reason = reason, args
        super().__init__(reason, args)


def controller_of(shell: Shell, session: GameSession) -> GameController:
    """A controller over a game, for a screen that shows it."""
    shell.controller = GameController(still(session), "instant")
    shell.texts.play(words_of(shell.controller.edition))
    return shell.controller


# -- elections --------------------------------------------------------------------------------------------------------


def _election(outcome: str = "", beat: BeatName | None = None, share: float = 1.0) -> Night:
    def show(shell: Shell, session: GameSession) -> None:
        from macher.ui.features.night.page import ElectionScreen

        number = number_of(session, outcome)
        screen = ElectionScreen(shell, controller_of(shell, session), number, at_once=True)
        shell.app.push(screen)
        if beat is not None:
            screen.hold(beat, share)

    return show


def number_of(session: GameSession, outcome: str) -> int:
    """Number of the election to show: the last with this outcome; if empty, the last coalition, or the last of all."""
    results = session.view(-1).results
    fitting = [result for result in results if result.outcome == (outcome or "coalition")]
    if not fitting and not outcome:
        fitting = list(results)
    if not fitting:
        raise NothingToShow("cli-save-no-election")
    return max(result.number for result in fitting)


# -- between two rounds ------------------------------------------------------------------------------------------------


def _interlude(drawn: float = 1.0, lift: float = 1.0) -> Night:
    def show(shell: Shell, session: GameSession) -> None:
        from macher.ui.features.interlude.page import InterludeScreen

        screen = InterludeScreen(shell, controller_of(shell, session))
        shell.app.push(screen)
        screen.drawn, screen.lift = drawn, lift

    return show


def _begins(round_number: int, story: Story | None = None) -> Callable[[], GameSession]:
    """A game at the first decision of a round."""
    return lambda: moment(lambda one: one.round == round_number, story or Story())


# -- final scoring ----------------------------------------------------------------------------------------------------


def _final(page: str = "points", curve: str = "points", table: bool = False, counting: int = -1) -> Night:
    def show(shell: Shell, session: GameSession) -> None:
        from macher.ui.features.ending.page import FinalScreen

        if not session.over:
            raise NothingToShow("cli-save-going-on")
        screen = FinalScreen(shell, controller_of(shell, session))
        screen.page, screen.curve, screen.as_table = page, curve, table  # type: ignore[assignment]  # a kind of curve
        shell.app.push(screen)
        if counting >= 0:
            screen.hold(counting)

    return show


def _poster(shell: Shell, session: GameSession) -> None:
    posted(shell, session)


def posted(shell: Shell, session: GameSession) -> FinalScreen:
    """Opens the poster of a game that is over."""
    from macher.ui.features.ending.page import FinalScreen

    if not session.over:
        raise NothingToShow("cli-save-going-on")
    screen = FinalScreen(shell, controller_of(shell, session), poster=True)
    shell.app.push(screen)
    return screen


def _poster_tie(shell: Shell, session: GameSession) -> None:
    """A shared victory is rare: the second gets the points that are missing for one."""
    screen = posted(shell, session)
    first, second, *others = screen.facts.rows
    scored = (*second.scored[:-1], second.scored[-1] + screen.facts.lead)
    course = (*second.course[:-1], first.total)
    level = replace(second, rank=1, total=first.total, scored=scored, course=course)
    facts = replace(screen.facts, rows=(first, level, *others))
    screen.finished = replace(screen.finished, facts=facts)
    screen.rebuild()


def _final_log(shell: Shell, session: GameSession) -> None:
    from macher.ui.features.ending.page import FinalScreen

    _final()(shell, session)
    shell.app.step()
    screen = shell.app.scene
    assert isinstance(screen, FinalScreen)
    screen.open_log()


# -- between two people -----------------------------------------------------------------------------------------------


def _handover(shell: Shell, session: GameSession) -> None:
    from macher.ui.features.handover.page import HandoverScreen

    people = [seat for seat in session.deciding() if seat in session.humans]
    if not people:
        raise NothingToShow("cli-save-nobody")
    shell.app.push(HandoverScreen(shell, controller_of(shell, session), people[0]))


_SIDES: Final = ("single", "coalition", "narrow")
"""Outcomes of elections in which sides stand against each other."""
_ENDS: Final = {"elections": 0, "members": 2, "largest": 3, "opinion": 4}
"""Steps of the final scoring with a national board, besides the media."""


def _between_classic(step: str, from_round: int) -> Callable[[], GameSession]:
    return lambda: between_people(step, from_round, ClassicStory(people=PEOPLE))


def _classic_end(key: str = "", elections: int = 7) -> Callable[[], GameSession]:
    story = ClassicStory(edition=key, elections=elections) if key else ClassicStory(elections=elections)
    return lambda: finished(story=story)


_CLASSIC_NIGHTS: Final[Mapping[str, tuple[Night, Callable[[], GameSession]]]] = {
    "handover:classic-start-sheet": (_handover, _between_classic("start_sheet", 0)),
    "handover:classic-first-bid": (_handover, _between_classic("first_bid", 2)),
    "handover:classic-contributions": (_handover, _between_classic("contributions", 1)),
    **{f"election:classic-{each}": (_election(each), partial(finished, each, story=ClassicStory())) for each in _SIDES},
    **{
        f"election:classic-night{at}-{beat}": (
            _election("coalition", beat, 0.8 if beat == "count" else 1.0),
            partial(finished, "coalition", story=ClassicStory()),
        )
        for at, beat in enumerate(_BEATS[:4], 1)
    },
    "election:classic-night3-line-narrow": (
        _election("narrow", "line"),
        partial(finished, "narrow", story=ClassicStory()),
    ),
    **{f"final:classic-{key}": (_final(), _classic_end(key)) for key in classic_editions()},
    "final:classic-short": (_final(), _classic_end(elections=5)),
    **{f"final:classic-count-{name}": (_final(counting=at), _classic_end()) for name, at in _ENDS.items()},
    "final:classic-decided": (_final("decided"), _classic_end()),
    "final:classic-winners": (_final("winners"), _classic_end()),
    "final:classic-curve-members": (_final("course", "base"), _classic_end()),
}

NIGHTS: Final[Mapping[str, tuple[Night, Callable[[], GameSession]]]] = {
    "handover": (_handover, between_people),
    "handover:draft": (_handover, lambda: between_people("draft", 0)),
    "handover:cabinet": (_handover, lambda: between_people("cabinet_placement", 1)),
    "election": (_election(), lambda: finished("coalition")),
    **{f"election:{each}": (_election(each), partial(finished, each)) for each in OUTCOMES},
    **{
        f"election:night{at}-{beat}-{moment}": (_election("coalition", beat, share), lambda: finished("coalition"))
        for at, beat in enumerate(_BEATS, 1)
        for moment, share in _MOMENTS.items()
    },
    "interlude": (_interlude(), _begins(3)),
    "interlude:first": (_interlude(), _begins(2)),
    "interlude:last": (_interlude(), _begins(4)),
    "interlude:seven": (_interlude(), _begins(5, Story(elections=7))),
    "interlude:classic": (_interlude(), _begins(4, ClassicStory())),
    "interlude:drawn": (_interlude(0.5, 0.0), _begins(3)),
    "election:night3-line-alone": (_election("sole", "line"), partial(finished, "sole")),
    "election:night3-line-several": (_election("several", "line"), partial(finished, "several")),
    "election:night4-partner-nobody": (_election("none", "partner"), partial(finished, "none")),
    "final": (_final(), lambda: finished("coalition")),
    **{
        f"final:step{at + 1}-{step}": (_final(counting=at), lambda: finished("coalition"))
        for at, step in enumerate(("elections", "presence", "base", "money"))
    },
    "final:decided": (_final("decided"), lambda: finished("coalition")),
    "final:elections": (_final("winners"), lambda: finished("coalition")),
    "final:curve-points": (_final("course"), lambda: finished("coalition")),
    "final:curve-money": (_final("course", "money"), lambda: finished("coalition")),
    "final:curve-base": (_final("course", "base"), lambda: finished("coalition")),
    "final:figures": (_final("course", table=True), lambda: finished("coalition")),
    "final:log": (_final_log, lambda: finished("coalition")),
    "poster": (_poster, lambda: finished("coalition")),
    "poster:tie": (_poster_tie, lambda: finished("coalition")),
    **{f"poster:classic-{key}": (_poster, _classic_end(key)) for key in classic_editions()},
    "final:seven": (_final(), lambda: finished(elections=7)),
    **_CLASSIC_NIGHTS,
}
"""How each of these is reached, and the game it shows."""
