"""Pictures of the table: every question with an empty and a filled draft, and all that can lie over the table."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from macher.engine.decision import Options
from macher.gallery.pictures.classic import CLASSIC_POSITIONS
from macher.gallery.pictures.drafts import DRAFTS, press
from macher.gallery.pictures.moves import MOVES
from macher.gallery.pictures.plain import KeptGame
from macher.gallery.pictures.positions import (
    Story,
    asked,
    between_people,
    finished,
    last_own,
    others,
    still,
    worst_told,
)
from macher.gallery.pictures.reveals import REVEALS
from macher.rules.cards import KINDS
from macher.rules.phases.cabinet_actions import ActionOptions
from macher.rules.phases.program import ChangeOptions, TakeOptions
from macher.session.plan import HoldElection, SetRallies, SetTrend
from macher.session.session import GameSession
from macher.ui.scene import Node
from macher.ui.settings.options import Handover

if TYPE_CHECKING:
    from macher.ui.shell.shell import Shell
    from macher.ui.table.screen import TableScene

__all__ = ["PHASES", "STEPS", "TABLES", "TablePicture", "open_table", "settle"]

Deed = Callable[["Shell", "TableScene"], None]
"""What is done at the table once it lies open."""

TablePicture = tuple[Callable[[], GameSession], Handover, Deed]
"""The game, how people hand the screen over, and what is done."""

_SETUP: Final = ("draft", "opening_program", "opening_hand", "deployment")
PHASES: Final = {
    "start_player": 1,
    "start_tie": 1,
    "program": 2,
    "media": 3,
    "rallies": 4,
    "cabinet_placement": 5,
    "cabinet_actions": 6,
    "media_influence": 7,
    "polls": 8,
    "poll_choice": 8,
    "conversion": 9,
    "election": 9,
    "income": 9,
}
"""Steps in which a seat decides in a round, with the number of their phase in the rulebook (EN19 section 06)."""
_QUESTIONS: Final[Mapping[str, tuple[str, type[Options]]]] = {
    "program-take": ("program", TakeOptions),
    "program-change": ("program", ChangeOptions),
    "cabinet-act": ("cabinet_actions", ActionOptions),
}
"""Questions that are not the first one of their step."""


class _DiskFull(GameSession):
    """A game that cannot be saved."""

    @property
    def save_problem(self) -> str:
        """What the system says."""
        return os.strerror(errno.ENOSPC)


def open_table(shell: Shell, session: GameSession) -> None:
    """Opens the table before the person's last decision and plays on, so that there is news since then."""
    start = last_own(session)
    shell.play(still(session, start))
    controller = shell.controller
    assert controller is not None
    for record in session.records[start:]:
        seat = record.command.seat
        if seat in session.humans and len(session.humans) == 1:
            controller.confirm(record.command)
        else:
            controller.session.submit(record.command, version=controller.session.version)


def settle(shell: Shell) -> TableScene:
    """Takes away whatever has opened over the table, and ends what is told: the game stands where it asks."""
    from macher.ui.table.screen import TableScene

    app = shell.app
    app.step()
    app.motion.finish_all()
    while not isinstance(app.scene, TableScene):
        app.pop()
        app.step()
    table, controller = app.scene, shell.controller
    while controller is not None and controller.holds():
        table.moves.skip()
        table.end_telling("skip")
        app.step()
    app.step()  # hands the table over to who is asked now
    if table.end_telling("skip"):  # what the round before has brought, told before the question
        app.step()
    return table


# -- what can be done at a table --------------------------------------------------------------------------------------


def _nothing(shell: Shell, table: TableScene) -> None:
    """The table without any change."""


def _point(*ids: str, tip: bool = True) -> Deed:
    """The pointer rests on the first of these nodes that exists."""

    def deed(shell: Shell, table: TableScene) -> None:
        stage = shell.app.stage
        found: list[Node | None] = [stage.find(id) for id in ids]
        node = next(node for node in found if node is not None and node.shown)
        stage.pointer.move(node.window_rect.cx, node.window_rect.cy)
        if tip:
            stage.tooltips.hasten()

    return deed


def _ghost(shell: Shell, table: TableScene) -> None:
    """The pointer rests on the gap that an opinion has left."""
    table.choose_side("mine")
    shell.app.step()
    kind = next(kind for kind in range(KINDS) if kind not in table.controller.view.opinion_display)
    _point(f"display.{kind}")(shell, table)


def _plan(shell: Shell, table: TableScene) -> None:
    table.toggle_plan()


def _full_plan(shell: Shell, table: TableScene) -> None:
    table.toggle_plan()
    shell.app.step()
    plan = table.planning.prompt
    assert plan is not None
    first, second = plan.open_lands()[:2]
    trend = plan.view.lands[second].trend[plan.seat]
    edits: list[Any] = [SetRallies(first, plan.seat, 8), SetTrend(second, plan.seat, trend + 1), HoldElection(first)]
    for edit in edits:
        plan.edit(edit)
    plan.choose(place=second)


def _coach(shell: Shell, table: TableScene) -> None:
    """The coach speaks before the worst command of which it can say what turns the choice."""
    controller = shell.controller
    assert controller is not None
    decision = controller.session.decision(controller.seat)
    assert decision is not None
    shell.settings.coach = "always"
    controller.confirm(worst_told(controller.own_view, decision, controller.edition))


def _advice(shell: Shell, table: TableScene) -> None:
    adviser = shell.adviser
    question = adviser.asked() if adviser is not None else None
    if adviser is not None and question is not None:
        adviser.answer(question).result()
    shell.advise()


def _grid(shell: Shell, table: TableScene) -> None:
    table.opened.grid()


def _log(shell: Shell, table: TableScene) -> None:
    table.opened.log()


def _retelling(shell: Shell, table: TableScene) -> None:
    table.retell()


def _keys(shell: Shell, table: TableScene) -> None:
    shell.app.inputs.alt_held = True


def _focus(shell: Shell, table: TableScene) -> None:
    stage = shell.app.stage
    stage.set_focus(next(node for node in (stage.find("act.pass"), stage.find("menu")) if node is not None), True)


def _found(query: str) -> Deed:
    """The log after a search."""

    def show(shell: Shell, table: TableScene) -> None:
        table.opened.search()
        table.opened.look(query)

    return show


def _ruled(shell: Shell, table: TableScene) -> None:
    """A refusal with the number of its rule: one rally more than the row has spots."""
    while (plus := table.stage.find("spot.plus.0")) is not None and not plus.reason:
        press(shell, "spot.plus.0")
    press(shell, "spot.plus.0", refused=True)


def _last_draft(shell: Shell, table: TableScene) -> None:
    """Six rallies in the state that votes last."""
    assert table.prompt is not None
    table.click_spot(next(spot for spot in table.prompt.spots() if spot.kind == "pip" and spot.index == 5))


def _game_menu(shell: Shell, table: TableScene) -> None:
    shell.go.game_menu()


def _agreement(shell: Shell, table: TableScene) -> None:
    shell.go.game_menu()
    press(shell, "game-menu.game-menu.take-back")


def _refused(shell: Shell, table: TableScene) -> None:
    """A click on a grey button."""
    press(shell, "act.confirm", refused=True)


def _crashed(shell: Shell, table: TableScene) -> None:
    shell.app.stage.toast(shell.texts("ui-unexpected-error", file="crash-20250921-183000-042.txt"), "warn", 12)


def _no_projections(shell: Shell, table: TableScene) -> None:
    shell.app.set_options(replace(shell.app.options, projections=False))


def _patterns(shell: Shell, table: TableScene) -> None:
    shell.app.set_options(replace(shell.app.options, patterns=True))


def _look(shell: Shell, table: TableScene) -> None:
    controller = shell.controller
    assert controller is not None
    controller.look()
    table.rebuild()


def _restored(shell: Shell, table: TableScene) -> None:
    """The same game, taken up again from the menu."""
    shell.games = KeptGame()
    shell.go.menu()
    shell.go.resume()


def _unsaved(shell: Shell, table: TableScene) -> None:
    controller = shell.controller
    assert controller is not None
    controller.session.__class__ = _DiskFull
    table.rebuild()


# -- the pictures -----------------------------------------------------------------------------------------------------


def _name(step: str) -> str:
    return step.replace("_", "-") if step in _SETUP else f"table:{step.replace('_', '-')}"


def _position(step: str, question: type[Options] | None = None) -> Callable[[], GameSession]:
    return lambda: asked(step, question)


STEPS: Final[Mapping[str, tuple[str, type[Options] | None]]] = {
    **{_name(step): (step, None) for step in (*_SETUP, *PHASES)},
    **{f"table:{name}": asked_for for name, asked_for in _QUESTIONS.items()},
}
"""Pictures of questions: the step that asks, and the class of its options where it is not the first one."""


def _drafted(name: str) -> Deed:
    return lambda shell, table: DRAFTS[name](shell, table)


_RALLIES = _position("rallies")


def _late() -> GameSession:
    return asked("rallies", from_round=3)


def _last() -> GameSession:
    return asked("rallies", from_round=4)


def _between() -> GameSession:
    return between_people("cabinet_placement", 1)


_RIVALS: Final = Story(parties=("cdu", "spd", "gruene", "linke"), rivals=("marketplace", "treasurer", "gambler"))
"""A game against three characters, who speak in the log."""

TABLES: Final[Mapping[str, TablePicture]] = {
    "table": (lambda: asked("rallies", from_round=2), "curtain", _nothing),
    **{name: (_position(*question), "curtain", _nothing) for name, question in STEPS.items()},
    **{f"{name}:draft": (_position(*STEPS[name]), "curtain", _drafted(name)) for name in DRAFTS},
    "table:waiting": (lambda: others("rallies", from_round=2), "curtain", _nothing),
    "table:watching": (lambda: others("rallies", from_round=2, story=Story(people=())), "curtain", _nothing),
    "table:late": (_late, "curtain", _nothing),
    "table:last": (_last, "curtain", _nothing),
    "table:last-draft": (_last, "curtain", _last_draft),
    "table:last-opinions": (lambda: asked("media_influence", from_round=4), "curtain", _nothing),
    "table:seven-last": (lambda: asked("rallies", from_round=5, story=Story(elections=7)), "curtain", _nothing),
    "table:over": (finished, "curtain", _nothing),
    "table:seven-elections": (lambda: asked("media", from_round=3, story=Story(elections=7)), "curtain", _nothing),
    "table:three-parties": (
        lambda: asked("rallies", from_round=2, story=Story(parties=("cdu", "spd", "gruene"))),
        "curtain",
        _nothing,
    ),
    "table:rivals": (lambda: asked("cabinet_placement", story=_RIVALS), "curtain", _nothing),
    "table:rivals-log": (lambda: finished(story=_RIVALS), "curtain", _log),
    "table:plan": (_RALLIES, "curtain", _plan),
    "table:plan-full": (_RALLIES, "curtain", _full_plan),
    "table:advice": (_RALLIES, "curtain", _advice),
    "table:coach": (_RALLIES, "curtain", _coach),
    "table:grid": (_RALLIES, "curtain", _grid),
    "table:log": (_late, "curtain", _log),
    "table:log-found": (_late, "curtain", _found("20")),
    "table:log-nothing-found": (_late, "curtain", _found("xylophon")),
    "table:replay": (_late, "curtain", _retelling),
    "table:derivation": (_RALLIES, "curtain", _point("votes.0.1")),
    "table:points": (_late, "curtain", _point("points.1", "party.1", "face.1")),
    "table:linked": (_RALLIES, "curtain", _point("opinion.0.2", tip=False)),
    "table:ghost": (_late, "curtain", _ghost),
    "table:keys": (_RALLIES, "curtain", _keys),
    "table:focused": (_RALLIES, "curtain", _focus),
    "table:no-projections": (_RALLIES, "curtain", _no_projections),
    "table:patterns": (_RALLIES, "curtain", _patterns),
    "table:menu": (_RALLIES, "curtain", _game_menu),
    "table:refused": (_RALLIES, "curtain", _refused),
    "table:refused-by-rule": (_RALLIES, "curtain", _ruled),
    "table:unsaved": (_RALLIES, "curtain", _unsaved),
    "table:restored": (_RALLIES, "curtain", _restored),
    "table:crashed": (_RALLIES, "curtain", _crashed),
    "table:peek": (_between, "peek", _nothing),
    "table:peek-look": (_between, "peek", _look),
    "table:open-hands": (_between, "open", _nothing),
    "table:agreement": (_between, "open", _agreement),
    **{name: (position, "curtain", _nothing) for name, position in CLASSIC_POSITIONS.items()},
    **REVEALS,
    **MOVES,
}
"""How each of these is reached."""
