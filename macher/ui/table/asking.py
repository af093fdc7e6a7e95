"""What is asked in the dock: the open question, a plan in its place, or what stands for a covered question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from macher.engine.decision import Decision, Options
from macher.i18n.texts import Texts
from macher.rules.views import PlayerView
from macher.ui import prompts as _prompts  # importing it registers the prompts
from macher.ui.prompts.base import Prompt, make_prompt
from macher.ui.table.desk import TableDesk
from macher.ui.table.model import TableController
from macher.ui.table.plan import Planning
from macher.ui.table.veil import VeiledPrompt

_REGISTERED = _prompts


class Asking:
    """Keeps the prompt while its decision is open, and a begun draft while something else takes its place.

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
        self.dirty = False
        """Whether the draft has been changed since it was empty."""
        self.planning = Planning(self._plan_desk, rebuild, choose_land, key_of)
        self._texts, self._assists, self._rebuild, self._asked = texts, assists, rebuild, asked
        self._key: tuple[object, ...] = ()
        self._aside: tuple[tuple[object, ...], Prompt[Any], bool] | None = None
        """A draft that waits while its question is covered."""

    def rebuild(self) -> None:
        """Draws the table anew."""
        self._rebuild()

    def changed(self) -> None:
        """The draft has been changed."""
        self.dirty = True
        self._work_out()
        self._rebuild()

    def _work_out(self) -> None:
        """Asks the rules what follows from the draft, so that drawing needs not."""
        if self.prompt is not None:
            self.prompt.outdate()
            self.prompt.speak(self._texts(), self._assists())
            _ = self.prompt.told

    def shown(self, view: PlayerView) -> Prompt[Any] | None:
        """What is asked now; the same prompt as long as the decision stays open. `None` if nothing is."""
        prompt = self._found(view)
        if prompt is not None:
            prompt.speak(self._texts(), self._assists())
        return prompt

    def _found(self, view: PlayerView) -> Prompt[Any] | None:
        controller = self.controller
        if self.planning.on:
            return self._planned(view)
        if controller.veiled:
            return self._veiled(view)
        decision = controller.decision
        if decision is None or not controller.show_prompts:
            self.prompt, self._key, self.dirty = None, (), False
            return None
        key = (view.version, decision.seat, decision.step, type(decision.options))
        if key != self._key or self.prompt is None:
            desk = TableDesk.of(self, view, decision, self._texts())
            laid = self._aside if self._aside is not None and self._aside[0] == key else None
            self.prompt, self.dirty = (laid[1], laid[2]) if laid is not None else (make_prompt(desk), False)
            self._key, self._aside = key, None
            self._asked(self.prompt)
        if controller.shared_screen:  # perhaps the same question, now with other things covered
            self.prompt.ask_again(view, decision)
        return self.prompt

    def reset(self) -> None:
        """Back to the empty draft."""
        if self.prompt is not None:
            self.prompt.reset()
            self._work_out()
        self.dirty = False

    def look_at(self, place: int) -> None:
        """The player has chosen a board."""
        self.planning.look_at(place)
        if self.prompt is not None:
            self.prompt.look_at(place)
            self.prompt.outdate()

    def _planned(self, view: PlayerView) -> Prompt[Any]:
        """Shows the plan in place of the question; a begun draft is kept."""
        plan = self.planning.shown(view)
        if self.prompt is not plan:
            self._lay_aside()
            self.prompt, self._key, self.dirty = plan, ("plan",), False
        return plan

    def _plan_desk(self, view: PlayerView, decision: Decision) -> TableDesk:
        return TableDesk.of(self, view, decision, self._texts())

    def _veiled(self, view: PlayerView) -> Prompt[Any]:
        """The stand-in for a question its player has not asked to see yet; a begun draft is kept."""
        controller = self.controller
        key = ("veiled", view.version, controller.seat, view.step)
        if key != self._key or self.prompt is None:
            self._lay_aside()
            decision = Decision(controller.seat, view.step, Options(controller.seat))
            desk = TableDesk.of(self, view, decision, self._texts())
            self.prompt, self._key, self.dirty = VeiledPrompt.of(desk, controller, view.step), key, False
        return self.prompt

    def _lay_aside(self) -> None:
        self._aside = (self._key, self.prompt, self.dirty) if self.prompt is not None else None
