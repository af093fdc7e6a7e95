"""Pictures of elections, of the final scoring, and of the curtain between two people."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

from macher.gallery.pictures.classic import ClassicStory, classic_editions
from macher.gallery.pictures.positions import PEOPLE, between_people, finished, still
from macher.session.session import GameSession
from macher.ui.game.controller import GameController
from macher.ui.game.vocabulary import words_of

if TYPE_CHECKING:
    from macher.ui.screens.final import FinalScreen
    from macher.ui.shell.shell import Shell

__all__ = ["NIGHTS", "OUTCOMES", "Night", "NothingToShow"]

OUTCOMES: Final = ("none", "sole", "several", "coalition")
_STEPS: Final = ("title", "columns", "formula", "line", "points", "coalitions")
"""The steps of an election night in their order; the verdict ends it."""
_SHOWN: Final = {"formula": "convert", "points": "table", "coalitions": "pairs"}

Night = Callable[["Shell", GameSession], None]


class NothingToShow(ValueError):
    """A saved game has nothing that belongs on the wished screen; ``reason`` is a text key with ``args_of_reason``."""

    def __init__(self, reason: str, **args: str) -> None:
        self.reason, self.args_of_reason = reason, args
        super().__init__(reason, args)


def _controller(shell: Shell, session: GameSession) -> GameController:
    shell.controller = GameController(still(session), "instant")
    shell.texts.play(words_of(shell.controller.edition))
    return shell.controller


# -- elections --------------------------------------------------------------------------------------------------------


def _election(outcome: str = "", step: str = "") -> Night:
    def show(shell: Shell, session: GameSession) -> None:
        from macher.ui.screens.election import ElectionScreen

        number = _number(session, outcome)
        screen = ElectionScreen(shell, _controller(shell, session), number)
        shell.app.push(screen)
        if step and screen.show is not None:
            kind = _SHOWN.get(step, step)
            at = max(at for at, each in enumerate(screen.show.steps) if each.kind == kind)
            screen.show.go_to(at - 1 if step == "points" else at)
            screen.show.share = 0.5 if step == "formula" else 1.0
            screen.rebuild()

    return show


def _number(session: GameSession, outcome: str) -> int:
    """Number of the election to show: the last with this outcome; if empty, the last coalition, or the last of all."""
    results = session.view(-1).results
    fitting = [result for result in results if result.outcome == (outcome or "coalition")]
    if not fitting and not outcome:
        fitting = list(results)
    if not fitting:
        raise NothingToShow("cli-save-no-election")
    return max(result.number for result in fitting)


# -- final scoring ----------------------------------------------------------------------------------------------------


def _final(page: str = "points", curve: str = "points", table: bool = False, counting: int = -1) -> Night:
    def show(shell: Shell, session: GameSession) -> None:
        from macher.ui.screens.final import FinalScreen

        if not session.over:
            raise NothingToShow("cli-save-going-on")
        screen = FinalScreen(shell, _controller(shell, session))
        screen.page, screen.curve, screen.as_table = page, curve, table  # type: ignore[assignment]  # a kind of curve
        shell.app.push(screen)
        if counting >= 0:
            screen.reveal.at, screen.reveal.share = counting, 1.0

    return show


def _poster(shell: Shell, session: GameSession) -> None:
    _posted(shell, session)


def _posted(shell: Shell, session: GameSession) -> FinalScreen:
    from macher.ui.screens.final import FinalScreen

    if not session.over:
        raise NothingToShow("cli-save-going-on")
    screen = FinalScreen(shell, _controller(shell, session), poster=True)
    shell.app.push(screen)
    return screen


def _poster_tie(shell: Shell, session: GameSession) -> None:
    """A shared victory is rare: the second gets the points that are missing for one."""
    screen = _posted(shell, session)
    first, second, *others = screen.facts.rows
    scored = (*second.scored[:-1], second.scored[-1] + screen.facts.lead)
    course = (*second.course[:-1], first.total)
    level = replace(second, rank=1, total=first.total, scored=scored, course=course)
    screen.facts = replace(screen.facts, rows=(first, level, *others))
    screen.rebuild()


def _final_log(shell: Shell, session: GameSession) -> None:
    from macher.ui.screens.final import FinalScreen

    _final()(shell, session)
    shell.app.step()
    screen = shell.app.scene
    assert isinstance(screen, FinalScreen)
    screen.open_log()


# -- between two people -----------------------------------------------------------------------------------------------


def _handover(shell: Shell, session: GameSession) -> None:
    from macher.ui.screens.handover import HandoverScreen

    people = [seat for seat in session.deciding() if seat in session.humans]
    if not people:
        raise NothingToShow("cli-save-nobody")
    shell.app.push(HandoverScreen(shell, _controller(shell, session), people[0]))


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
    "election:classic-formula": (
        _election("coalition", "formula"),
        partial(finished, "coalition", story=ClassicStory()),
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
        f"election:step{at}-{step}": (_election(step=step), lambda: finished("coalition"))
        for at, step in enumerate(_STEPS, 1)
    },
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
