"""A table in play: what is open and asked on it, what can be done and taken back, and what it says."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from macher.engine.errors import Refusal
from macher.i18n.refusals import refusal as refusal_text
from macher.i18n.texts import Texts
from macher.rules.views import PlayerView
from macher.ui.game.vocabulary import words_of
from macher.ui.prompts.base import Prompt
from macher.ui.scene import Node, Scene
from macher.ui.scene.surroundings import Link
from macher.ui.staging.staging import Staging
from macher.ui.table.attention import Attention
from macher.ui.table.dock.asking import Asking
from macher.ui.table.dock.plan import Planning
from macher.ui.table.happening.clock import Clock, Manner
from macher.ui.table.happening.pointing import passed_seats
from macher.ui.table.happening.speaking import Speaking
from macher.ui.table.happening.telling_moves import Moves
from macher.ui.table.looking import Looking
from macher.ui.table.model import TableController, TableModel, UndoState
from macher.ui.table.panels.task_box import Task
from macher.ui.table.spotlight import light_of
from macher.ui.table.words.log_lines import Filter
from macher.ui.table.words.rule_links import RuleLinks

__all__ = ["TableInPlay", "undo_reason"]


def undo_reason(texts: Texts, status: UndoState) -> str:
    """Why nothing can be taken back or done again now; empty if it can."""
    return "" if status.possible else refusal_text(texts, status.reason, {})


class TableInPlay(Scene):
    """The table of one game, without its picture and its keys (``TableScene``).

    The callbacks open what lies beside it; without one its button is not shown.
    """

    on_pace: Callable[[str], None] | None = None
    """Remembers another pace for the moves of others."""
    on_return: Callable[[], None] | None = None
    """Leaves a table that is only looked at, back to where it was opened."""

    def __init__(
        self,
        controller: TableController,
        *,
        on_menu: Callable[[], None] | None = None,
        on_rules: Callable[[str], None] | None = None,
        on_settings: Callable[[], None] | None = None,
        on_advice: Callable[[], None] | None = None,
        on_election: Callable[[int], None] | None = None,
        on_final: Callable[[], None] | None = None,
    ) -> None:
        self.controller = controller
        self.on_menu, self.on_rules, self.on_settings, self.on_advice = on_menu, on_rules, on_settings, on_advice
        self.on_election, self.on_final = on_election, on_final
        self.looking = Looking()
        self.asking = Asking(
            controller,
            self._speech,
            lambda: self.app.options.assists - (set() if self.on_advice else {"advisor"}),
            self.rebuild,
            self.choose_land,
            self.looking.asked,
            lambda action: self.app.shortcut(action),
        )
        self.attention = Attention(lambda: self.app.clock(), lambda: self.app.inputs)
        self.keep: Filter = "all"
        self.task: Task | None = None
        """What is to be reached besides winning."""
        self._looker = controller.looker
        self.clock = Clock(self, controller)
        self.speaking = Speaking()
        self.on_quieter: Callable[[], None] | None = None
        """Has the people at the table speak less in this game."""
        controller.holds = lambda: self.clock.holds
        self._texts: Texts | None = None
        self._resting = False
        """Whether Pass was given the focus for the open question."""
        self._stale = True
        """Whether something may have changed since the last turn of the loop."""
        self._settled_for: tuple[object, ...] = ()

    @property
    def prompt(self) -> Prompt[Any] | None:
        """What is asked in the dock."""
        return self.asking.prompt

    @property
    def dirty(self) -> bool:
        """Whether the draft has been changed since it was empty."""
        return self.asking.dirty

    @property
    def planning(self) -> Planning:
        """The what-if board."""
        return self.asking.planning

    @property
    def staging(self) -> Staging:
        """The reveals."""
        return self.clock.staging

    @property
    def moves(self) -> Moves:
        """The moves of others."""
        return self.clock.moves

    def tells_by_itself(self) -> bool:
        """Where only AI seats play, until the game is over."""
        return self.controller.spectates and bool(self.controller.shared_view.phase)

    def look_from_next(self) -> None:
        """Switches an onlooker of AI seats to the next viewpoint."""
        self.controller.look_from_next()
        self.forget()
        self.rebuild()

    def forget(self) -> None:
        """Another player looks from now on: closes all that was opened or said for the former one."""
        self._looker = self.controller.looker
        self.planning.discard()
        self.clock.look_away()
        self.settle()
        self.stage.forget()

    def say(self, key: str) -> None:
        """A sentence over the table."""
        self.stage.toast(self._speech()(key))

    def show_refusal(self, refusal: Refusal) -> None:
        """Why what was handed in is not possible."""
        self.app.sounds.play("refusal")
        self.refuse(refusal_text(self._speech(), refusal.reason, refusal.args))
        self.rebuild()

    def refuse(self, sentence: str) -> None:
        """Says why something is not possible, with the rule behind it."""
        self.stage.toast(sentence, "warn", link=self._rule_behind(sentence))

    def _rule_behind(self, sentence: str) -> Link | None:
        """A link to the rule behind a refusal; none without such a rule or without a rulebook."""
        texts, links, opens = self._speech(), RuleLinks(self.controller.edition), self.on_rules
        anchor = links.refused(sentence, self.controller.view.phase)
        words = links.label(texts, anchor)
        if not words or opens is None:
            return None

        def show() -> None:
            self.stage.clear_toasts()
            opens(anchor)

        key = self.app.shortcut("rules")
        return Link(f"{words} ({key})" if key else words, show)

    def on_refused(self, node: Node, reason: str) -> None:
        """A click on what can't be used now."""
        self.refuse(reason)

    def terms(self) -> dict[str, str]:
        """The glossary, for words of a tooltip that has been pinned."""
        return RuleLinks(self.controller.edition).terms(self._speech())

    def tip_line(self, node: Node) -> str:
        """The word behind which the rule about what a tooltip explains is found; its number stands there."""
        links = RuleLinks(self.controller.edition)
        return links.where(self._speech(), links.about(node, self.controller.view.phase))

    def _speech(self) -> Texts:
        texts = self.app.texts
        if isinstance(texts, Texts):
            return texts
        if self._texts is None:
            self._texts = Texts.load(self.app.options.language, words_of(self.controller.edition))
        return self._texts

    def settle(self) -> None:
        """Takes over what is asked now, where the player looks, and what has happened since the last time."""
        self._stale, self._settled_for = False, self._surroundings()
        self.ask()
        model = self.model()
        _ = model.if_now, model.ending  # worked out here, so that drawing needs not
        self.clock.take(model, self.manner(), self.app.clock())
        self.speaking.take(model, self.app.clock(), shows=self._shows_lines())
        self.looking.follow(self.clock.told(self.prompt is not None))

    def _shows_lines(self) -> bool:
        """Whether the faces show who speaks; else what is said is in the log alone."""
        return self.controller.speed != "instant" and self.on_quieter is not None

    def quieter(self) -> None:
        """The people at the table speak less from now on."""
        self.speaking.current = None
        if self.on_quieter is not None:
            self.on_quieter()
        self.rebuild()

    def ask(self) -> None:
        """Takes over what is asked now, and where the player looks."""
        view = self.controller.view
        self.looking.begin_round(view)
        before = self.prompt
        prompt = self.asking.shown(view)
        if prompt is not before:
            self.attention.come()
            self.stage.let_go("act.")  # the press was meant for the former question
        self._rest_focus(before, prompt)
        if prompt is not None:
            self.looking.drafted(prompt.drafted())
        self.looking.leave_closed(self._view())

    def manner(self) -> Manner:
        """How the player wants to be told what happens."""
        options = self.app.options
        return Manner(self.controller.speed, options.reveals, options.stops, self.app.viewport.layout == "focus")

    def rebuild(self) -> None:
        self._stale = True
        super().rebuild()

    def _surroundings(self) -> tuple[object, ...]:
        """What the words and the places of the table depend on."""
        texts = self._speech()  # it may speak another language than before
        return texts, texts.lang, texts.grouping, self.app.options, self.app.viewport

    def _view(self) -> PlayerView:
        """The table that is shown: that of the game, or the one that a plan begins with."""
        plan = self.planning.prompt
        return self.controller.view if plan is None else plan.plan.base

    def model(self) -> TableModel:
        """Everything the table shows now."""
        controller, texts, prompt = self.controller, self._speech(), self.prompt
        view = self._view()
        preview = prompt.told.preview if prompt is not None else controller.view
        model = TableModel(
            view=view,
            preview=preview,
            edition=controller.edition,
            texts=texts,
            players=controller.names,
            kinds=controller.kinds,
            seat=controller.seat,
            prompt=prompt,
            open_money=controller.open_money,
            projections=self.app.options.projections,
            thinking=tuple(controller.thinking),
            marks=controller.marks,
            spots=prompt.told.spots if prompt is not None else {},
            focus_land=min(self.looking.land, len(view.lands) - 1),
            passed=passed_seats(view, controller.log),
            shared=controller.shared_screen,
            open_hands=controller.open_hands,
            planning=self.planning.prompt is not None,
            log=controller.log,
            reasons=controller.reasons,
            said=controller.said,
            recap=self.clock.recap,
            pile_shown=self.clock.pile,
            remark=controller.remark,
            told=self.clock.told(prompt is not None),
        )
        model.light = light_of(model)
        return model

    def _rest_focus(self, before: Prompt[Any] | None, now: Prompt[Any] | None) -> None:
        """Pass has the focus first where that is the usual answer; it goes to Confirm with the draft."""
        if now is not before and now is not None and now.passes_first:
            self.stage.focus_built("act.pass")
            self._resting = True
        elif self._resting and (now is not before or self.dirty):
            self._resting = False
            if self.stage.focus is not None and self.stage.focus.id == "act.pass":
                self.stage.focus_built("act.confirm" if now is before else "")

    def toggle_plan(self) -> None:
        """Opens the what-if board, or goes back to the game."""
        view = self.controller.view
        reason = self.planning.reason(view, self.controller.veiled)
        if reason and not self.planning.on:
            self.stage.toast(self._speech()(reason), "warn")
        else:
            self.planning.toggle(view, self.controller.seat)

    def _refuse(self, button: str, reason: str) -> None:
        """A grey button says why and shakes, however it was pressed."""
        node = self.stage.find(button)
        if node is not None and node.reason:
            self.stage.refuse(node)
        else:
            self.refuse(reason)

    def reset(self) -> None:
        """Back to the empty draft."""
        self.asking.reset()
        self.rebuild()

    def undo(self) -> None:
        """Takes back the last step of an open plan, else the draft, else the last decision."""
        if self.planning.prompt is not None:
            self.planning.prompt.undo()
            return
        if self.dirty:
            self.reset()
            return
        self._step_to("undo", self.controller.undo_status(), self.controller.undo)

    def redo(self) -> None:
        """Does again what was taken back; a plan has no redo."""
        if not self.planning.on:
            self._step_to("redo", self.controller.redo_status(), self.controller.redo)

    def _step_to(self, button: str, status: UndoState, go: Callable[[], object]) -> None:
        if not status.possible:
            self._refuse(button, undo_reason(self._speech(), status))
            return
        go()
        self.rebuild()

    def menu(self) -> None:
        """Opens the menu of the game."""
        if self.on_menu is not None:
            self.on_menu()

    def rules(self) -> None:
        """Opens the rule behind a refusal or an open tooltip, else those of the current phase."""
        if self.on_rules is None:
            return
        link, node = self.stage.linked(), self.stage.explained()
        if link is not None:
            link.open()
            return
        step = self.controller.view.phase
        anchor = RuleLinks(self.controller.edition).about(node, step) if node is not None else ""
        self.on_rules(anchor or step)

    def set_filter(self, keep: Filter) -> None:
        """Which lines the log shows; choosing the filter by state again goes on to the next state."""
        if keep == self.keep == "land":
            self.looking.pick((self.looking.land + 1) % len(self.controller.view.lands))
        self.keep = keep
        self.rebuild()

    def choose_land(self, place: int) -> None:
        """Shows a board large (focus layout) and in the log's filter."""
        self.looking.pick(place)
        self.looking.side = ""
        self.asking.look_at(place)
        self.rebuild()

    def choose_side(self, side: str) -> None:
        """Opens something over the board in the focus layout; what is open already is closed."""
        self.looking.side = "" if side == self.looking.side else side
        self.rebuild()

    def toggle_projections(self) -> None:
        """Shows or hides the votes that converting now would bring."""
        self.app.set_options(replace(self.app.options, projections=not self.app.options.projections))

    def go_on(self) -> None:
        """The player has read what somebody else did."""
        self.moves.go_on()
        self.rebuild()

    def tell_again(self) -> None:
        """Tells the move again that AI seats wait for, with its reveal and what it has changed."""
        move = self.moves.current
        if move is None or not move.items:
            return
        self.clock.stop()
        self.clock.reveal_again(self.model(), move, self.manner())
        self.clock.toggle(move.items, self.controller.speed, self.app.clock())
        self.rebuild()

    def choose_pace(self, speed: str) -> None:
        """Another pace for the moves of others, from now on."""
        if self.on_pace is not None:
            self.on_pace(speed)
        if speed != "told" and not self.moves.costly:
            self.moves.go_on()
        self.rebuild()

    def toggle_stops(self) -> None:
        """Whether the table waits where a move costs the player something."""
        self.app.set_options(replace(self.app.options, stops=not self.app.options.stops))

    def retell(self) -> None:
        """Shows what has changed since the player's last decision one after the other; again ends it."""
        if not self.clock.recap:
            self.say("table-recent-none")
            return
        self.clock.toggle(self.clock.recap, self.controller.speed, self.app.clock())
