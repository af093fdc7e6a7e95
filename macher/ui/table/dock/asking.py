"""What is asked in the dock: the open question, a plan in its place, or what stands for a covered question."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from macher.engine.decision import Decision, Options
from macher.i18n.texts import Texts
from macher.rules.views import PlayerView
from macher.ui.prompts.base import Prompt, make_prompt
from macher.ui.table.desk import TableDesk
from macher.ui.table.dock.curtain import VeiledPrompt
from macher.ui.table.dock.plan import Planning
from macher.ui.table.model import TableController


@dataclass
class _Draft:
    """What a seat has begun to answer."""

    question: tuple[object, ...]
    """Which question it answers."""
    prompt: Prompt[Any]
    dirty: bool = False


class Asking:
    """Keeps the draft of every seat as long as its question is open.

    Nothing that others decide meanwhile touches a draft, nor does what is shown in its place: a plan, the cover of a
    private question, or the question of another person at the same screen.

    `texts` gives the language of the moment, `assists` the helpers that are switched on, `rebuild` draws the table
    anew, `choose_land` shows a board large, `asked` is called with every new question, and `key_of` says how the key of
    an action is written.
    """

    def __init__(
        self,
        controller: TableController,
        texts: Callable[[], Texts],
        assists: Callable[[], frozenset[str]],
        rebuild: Callable[[], None],
        choose_land: Callable[[int], None],
        asked: Callable[[Prompt[Any]], None],
        key_of: Callable[[str], str],
    ) -> None:
        self.controller = controller
        self.prompt: Prompt[Any] | None = None
        self.planning = Planning(self._plan_desk, rebuild, choose_land, key_of, self._planned)
        self._texts, self._assists, self._rebuild, self._asked = texts, assists, rebuild, asked
        self._drafts: dict[int, _Draft] = {}
        """By seat."""
        self._covered: tuple[object, ...] = ()
        """The question that the stand-in stands for."""

    @property
    def dirty(self) -> bool:
        """Whether the draft on the screen has been changed since it was empty."""
        draft = self._shown_draft()
        return draft is not None and draft.dirty

    def _shown_draft(self) -> _Draft | None:
        draft = self._drafts.get(self.controller.seat)
        return draft if draft is not None and draft.prompt is self.prompt else None

    def rebuild(self) -> None:
        """Draws the table anew."""
        self._rebuild()

    def changed(self) -> None:
        """The draft has been changed."""
        draft = self._shown_draft()
        if draft is not None:
            draft.dirty = True
        self._work_out()
        self._rebuild()

    def _work_out(self) -> None:
        """Asks the rules what follows from the draft, so that drawing needs not.

        Nothing follows where the game has gone on since the draft was drawn: the next drawing shows another question.
        """
        draft = self._shown_draft()
        passed = draft is not None and draft.question != self._question(self.controller.decision)
        if self.prompt is not None and not passed:
            self.prompt.outdate()
            self.prompt.speak(self._texts(), self._assists())
            _ = self.prompt.told

    def shown(self, view: PlayerView) -> Prompt[Any] | None:
        """What is asked now; the same prompt as long as the decision stays open. `None` if nothing is."""
        former, self.prompt = self.prompt, self._found(view)
        if former is not None and former is not self.prompt:
            former.outdate()  # what it told keeps it, and all that it knows
        if self.prompt is not None:
            self.prompt.speak(self._texts(), self._assists())
        return self.prompt

    def _found(self, view: PlayerView) -> Prompt[Any] | None:
        controller = self.controller
        if self.planning.on:
            return self.planning.shown(view)
        if controller.veiled:
            return self._veiled(view)
        decision = controller.decision if controller.show_prompts else None
        if decision is None:
            self._drafts.pop(controller.seat, None)  # nothing is asked of the seat: its draft is over
            return None
        return self._drafted(view, decision)

    def _drafted(self, view: PlayerView, decision: Decision) -> Prompt[Any]:
        """The draft of the seat at the screen, a new one for a new question."""
        question = self._question(decision)
        draft = self._drafts.get(decision.seat)
        if draft is None or draft.question != question:
            draft = _Draft(question, make_prompt(TableDesk.of(self, view, decision, self._texts())))
            self._drafts[decision.seat] = draft
        if self.prompt is not draft.prompt:
            self._asked(draft.prompt)
        draft.prompt.ask_again(view, decision)
        return draft.prompt

    def _question(self, decision: Decision | None) -> tuple[object, ...]:
        """How a question is known again: when it came, and of what kind it is."""
        return () if decision is None else (self.controller.asked_at, decision.step, type(decision.options))

    def reset(self) -> None:
        """Back to the empty draft."""
        if self.prompt is not None:
            self.prompt.reset()
            self._work_out()
        draft = self._shown_draft()
        if draft is not None:
            draft.dirty = False

    def look_at(self, place: int) -> None:
        """The player has chosen a board."""
        self.planning.look_at(place)
        if self.prompt is not None:
            self.prompt.look_at(place)
            self.prompt.outdate()

    def _planned(self, view: PlayerView, draft: bool) -> bool:
        """Whether a planned view answers the open question; if told to, that answer becomes its draft."""
        kept, controller = self._drafts.get(self.controller.seat), self.controller
        if kept is None or controller.veiled or kept.question != self._question(controller.decision):
            return False
        command = kept.prompt.planned(view)
        if draft and command is not None:
            kept.prompt.take_over(command)
            kept.prompt.outdate()
            kept.dirty = True
        return command is not None

    def _plan_desk(self, view: PlayerView, decision: Decision) -> TableDesk:
        return TableDesk.of(self, view, decision, self._texts())

    def _veiled(self, view: PlayerView) -> Prompt[Any]:
        """The stand-in for a question that its player has not asked to see yet."""
        controller = self.controller
        covered = (controller.asked_at, controller.seat, view.step)
        if covered != self._covered or not isinstance(self.prompt, VeiledPrompt):
            decision = Decision(controller.seat, view.step, Options(controller.seat))
            desk = TableDesk.of(self, view, decision, self._texts())
            self._covered = covered
            return VeiledPrompt.of(desk, controller, view.step)
        return self.prompt
