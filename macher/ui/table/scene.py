"""The table as a screen: builds it from the controller's view, and turns clicks and keys into its actions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from macher.engine.errors import Refusal
from macher.i18n.refusals import refusal as refusal_text
from macher.i18n.texts import Texts
from macher.ui.game.vocabulary import words_of
from macher.ui.keys.keys import KeyPress
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.prompts.base import Act, Prompt, Spot
from macher.ui.scene import Context, Node, Scene
from macher.ui.scene.link import Link
from macher.ui.staging.staging import Staging
from macher.ui.table.arrival import Arrival
from macher.ui.table.asking import Asking
from macher.ui.table.assisting import off_link, switch_off
from macher.ui.table.attention import Attention
from macher.ui.table.flights import Flights
from macher.ui.table.follow import Following, passed_seats
from macher.ui.table.frame import Handlers, Outside, table_tree
from macher.ui.table.layouts import zones_for
from macher.ui.table.lifting import Lifting
from macher.ui.table.log_lines import Filter, LogBook
from macher.ui.table.looking import Looking
from macher.ui.table.model import TableController, TableModel, UndoState
from macher.ui.table.opened import Opened
from macher.ui.table.piles import Piles
from macher.ui.table.plan import Planning
from macher.ui.table.recap_strip import RecapActs
from macher.ui.table.rule_links import RuleLinks, refusal_link
from macher.ui.table.task import Task
from macher.ui.table.tools import bar_tools, decides, dock_acts, undo_reason, waiting
from macher.ui.widgets import Button

__all__ = ["TableScene"]


_QUESTION = ("dock.title", "dock.hint", "dock.lock")
"""What is asked."""


class TableScene(Scene):
    """The table of one game. The callbacks open what lies beside it; without one its button is not shown."""

    name = "table"
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
            self.rebuild,
            self.choose_land,
            self.looking.asked,
            lambda action: self.app.shortcut(action),
        )
        self.attention = Attention(lambda: self.app.clock(), lambda: self.app.inputs)
        self.keep: Filter = "all"
        self.opened = Opened(self)
        self.task: Task | None = None
        """What is to be reached besides winning."""
        self._looker = controller.looker
        arrival = Arrival(lambda: self.app.motion, lambda: self._redraw("happened", "recap.now"))
        self.following = Following(self._light, self.rebuild, arrival)
        self.flights = Flights(
            lambda: self.app.motion, lambda id: self.stage.find(id), lambda rect: self.stage.damage(rect)
        )
        self.lifting = Lifting(lambda: self.app.motion, lambda rect: self.stage.damage(rect))
        self.staging = Staging(
            lambda sound: self.app.sounds.play(sound),
            lambda seconds, call: self.app.after(seconds, call),
            self.rebuild,
            lambda: self._redraw("staging"),
        )
        boxes = [f"strip.{deck}" for deck in ("opinions", "programs", "polls")]
        self.piles = Piles(lambda: self.app.motion, lambda: self._redraw(*boxes))
        self._shown: TableModel | None = None
        """What the present tree shows."""
        self._codes = LogBook()
        self._texts: Texts | None = None
        self._resting = False
        """Whether Pass was given the focus for the open question."""
        self._asked_before: Prompt[Any] | None = None
        """What the former tree asked."""
        self._first_press: tuple[object, ...] | None = None
        """The button that was pressed once and asks for a second press, and the draft it was pressed for."""

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

    # -- life --------------------------------------------------------------------------------------------------------

    def enter(self) -> None:
        self.controller.on_refusal = self.show_refusal
        self.attention.come()
        self.rebuild()

    def leave(self) -> None:
        """What is told goes on behind no other screen."""
        self.staging.finish()

    def tick(self, now: float) -> None:
        self.controller.showing = self.staging.current is not None
        if self.controller.poll(now):
            self.rebuild()
        self.staging.tick(now)
        self.following.tick(now)
        if self.app.viewport.layout == "focus" and self.looking.told(self.following.current):
            self.rebuild()
        if self.controller.looker != self._looker:
            self.forget()

    def _redraw(self, *ids: str) -> None:
        for id in ids:
            node = self.stage.find(id)
            if node is not None:
                node.invalidate()

    def _light(self, ids: Sequence[str]) -> None:
        """Frames nodes of the table."""
        self.stage.glow(ids)

    def toast_room(self, ctx: Context) -> Rect:
        """Messages stand just above the action bar, near the buttons they are about."""
        national = self._shown is not None and self._shown.national
        return ctx.rect._replace(h=zones_for(ctx.viewport, national).dock.panel.y + 12)

    def banner_room(self, ctx: Context) -> Rect | None:
        """A banner covers the line of recent changes if the layout has one, else the phases; never the boards."""
        phases, national = ctx.stage.find("phases"), self._shown is not None and self._shown.national
        return zones_for(ctx.viewport, national).recap or (phases.window_rect if phases is not None else None)

    def mark_room(self, ctx: Context) -> Rect | None:
        """A mark stands at the end of the phases in the top bar."""
        phases = ctx.stage.find("phases")
        return phases.window_rect if phases is not None else None

    def kept_clear(self) -> list[Rect]:
        """The question and what answers it, in the dock."""
        shown = self._shown
        if shown is None or self.prompt is None:
            return []
        dock = zones_for(self.app.viewport, shown.national).dock
        answers = (dock.panel, dock.tray or dock.panel)
        found = []
        for node in self.stage.root.walk():
            if node.id in _QUESTION:
                found.append(node.window_rect)
            elif node.interactive and node.shown:
                box = node.window_rect
                if any(area.meets(box) for area in answers):
                    found.append(box)
        return found

    def on_away(self) -> None:
        """The player has turned to something else: a look at private things ends."""
        self.controller.look_away()

    def on_hover(self, node: Node | None) -> None:
        """What belongs together lights up together."""
        if self._shown is not None:
            self.following.point(self._shown, node, self.stage.root)

    def look_from_next(self) -> None:
        """Switches an onlooker of AI seats to the next viewpoint."""
        self.controller.look_from_next()
        self.forget()
        self.rebuild()

    def forget(self) -> None:
        """Another player looks from now on: closes all that was opened or said for the former one."""
        self._looker = self.controller.looker
        self.planning.discard()
        self.following.forget()
        self.piles.forget()
        self.flights.forget()
        self.staging.forget()
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
        self.stage.toast(sentence, "warn", link=refusal_link(self, self._speech(), sentence))

    def on_refused(self, node: Node, reason: str) -> None:
        """A click on what can't be used now."""
        self.refuse(reason)

    def terms(self) -> dict[str, str]:
        """The glossary, for words of a tooltip that has been pinned."""
        return RuleLinks(self.controller.edition).terms(self._speech())

    def tip_line(self, node: Node) -> str:
        """The rule about what a tooltip explains."""
        links = RuleLinks(self.controller.edition)
        return links.label(self._speech(), links.about(node, self.controller.view.phase))

    def tip_link(self, node: Node) -> Link | None:
        """Switches the helper off that a tooltip belongs to, as its key does."""
        return off_link(self, self._speech(), node)

    def _speech(self) -> Texts:
        texts = self.app.texts
        if isinstance(texts, Texts):
            return texts
        if self._texts is None:
            self._texts = Texts.load(self.app.options.language, words_of(self.controller.edition))
        return self._texts

    # -- building ----------------------------------------------------------------------------------------------------

    def build(self, ctx: Context) -> Node:
        model, following = self.model(), self.following
        self._shown = model
        following.line(model.recap)
        speed = self.controller.speed
        self.piles.note(model.log, speed)
        self.flights.note(model.recap, following.current, speed)
        reveals = "none" if speed == "instant" else self.app.options.reveals
        self.staging.note(model, reveals, self.app.motion.reduced)
        short = not ctx.wide
        entries = self._codes.entries(model, self.controller.log, True) if short else self.opened.entries(model)
        recent = [entry.text for entry in entries if not entry.head][-3:][::-1]
        outside = Outside(
            entries=entries,
            keep=self.keep,
            newest=decides(model),
            waiting=waiting(model),
            recent=recent,
            tools=bar_tools(self, model),
            extra=dock_acts(self, ctx, model),
            side=self.looking.side,
            recap=RecapActs(self.retell, self.opened.recent, following.arrival, following.current, following.number),
            task=self.task,
            staging=self.staging,
        )
        handlers = Handlers(
            spot=self.click_spot,
            press=self.press,
            filter=self.set_filter,
            menu=self.menu,
            land=self.choose_land,
            side=self.choose_side,
            rules=self.on_rules,
            election=self.on_election,
        )
        return table_tree(ctx, model, outside, handlers)

    def built(self) -> None:
        model, pressed = self._shown, self.stage.pointer.pressed
        if model is not None:
            self.flights.begin(model.names.party_key)
        if pressed is not None and pressed.id.startswith("act.") and self.prompt is not self._asked_before:
            self.stage.let_go()  # the press was meant for the former question
        self._asked_before = self.prompt

    def deaf_for(self) -> float:
        return self.attention.deaf_for

    def end_telling(self, press: str) -> bool:
        """Any press ends what is told and is carried out; Space only ends it."""
        if not self.staging.finish():
            return False
        self.stage.build()
        return press == "skip"

    def draw_over(self, p: Painter) -> None:
        self.attention.drawn()
        self.flights.draw(p)
        self.lifting.draw(p)

    def model(self) -> TableModel:
        """Everything the table shows now."""
        controller, texts = self.controller, self._speech()
        view = controller.view
        self.looking.begin_round(view)
        before = self.prompt
        prompt = self.asking.shown(view)
        if prompt is not before:
            self.attention.come()
        self._rest_focus(before, prompt)
        if prompt is not None:
            self.looking.drafted(prompt.drafted())
            prompt.speak(texts, self.app.options.assists - (set() if self.on_advice else {"advisor"}))
        preview = prompt.preview() if prompt is not None else view
        plan = self.planning.prompt
        view = view if plan is None else plan.plan.base
        self.looking.leave_closed(view)
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
            spots=prompt.spots() if prompt is not None else {},
            focus_land=min(self.looking.land, len(view.lands) - 1),
            passed=passed_seats(view, controller.log),
            shared=controller.shared_screen,
            open_hands=controller.open_hands,
            watermark=texts("plan-word") if plan is not None else "",
            log=controller.log,
            reasons=controller.reasons,
            pile_shown=self.piles.shown,
            remark=controller.remark,
        )
        model.recap = self.following.items(model)
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

    # -- what can be done --------------------------------------------------------------------------------------------

    def click_spot(self, spot: Spot) -> None:
        """A click on a place of the table that the prompt offers."""
        if self.prompt is not None:
            self.prompt.click(spot)
            self.rebuild()

    def press(self, act: Act) -> None:
        """Presses a button, by click or key; a grey one says why.  A press too soon after a new question is ignored."""
        if not self.attention.takes:
            return
        if act.reason:
            self._refuse(f"act.{act.id}", act.reason)
            return
        if act.lock and self.app.options.confirm_twice and not self._armed(act):
            self.stage.toast(self._speech()("table-press-again", reason=act.lock))
            return
        act.on_click()
        self.rebuild()

    def _refuse(self, button: str, reason: str) -> None:
        """A grey button says why and shakes, however it was pressed."""
        node = self.stage.find(button)
        if node is not None and node.reason:
            self.stage.refuse(node)
        else:
            self.refuse(reason)

    def _armed(self, act: Act) -> bool:
        """Whether the button was pressed before with the same draft; the first press only arms it."""
        draft = self.prompt.commands() if self.prompt is not None else ()
        wanted = (self.controller.view.version, act.id, draft)
        armed, self._first_press = self._first_press == wanted, wanted
        if armed:
            self._first_press = None
        return armed

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
        if keep == self.keep == "state":
            self.looking.pick((self.looking.land + 1) % len(self.controller.view.lands))
        self.keep = keep
        self.rebuild()

    def choose_land(self, place: int) -> None:
        """Shows a board large (focus layout) and in the log's filter."""
        self.looking.pick(place)
        self.planning.look_at(place)
        if self.prompt is not None:
            self.prompt.look_at(place)
        self.rebuild()

    def choose_side(self, side: str) -> None:
        self.looking.side = side
        self.rebuild()

    def toggle_projections(self) -> None:
        """Shows or hides the votes that converting now would bring."""
        self.app.set_options(replace(self.app.options, projections=not self.app.options.projections))

    def retell(self) -> None:
        """Shows what has changed since the player's last decision one after the other; again ends it."""
        items = self.following.items(self.model())
        if not items:
            self.say("table-recent-none")
            return
        self.following.toggle(items, self.controller.speed, self.app.clock())

    # -- keys --------------------------------------------------------------------------------------------------------

    def on_key(self, press: KeyPress) -> bool:
        plain = not (press.ctrl or press.alt)
        name = press.name.removeprefix("keypad ")
        if plain and name.isdigit() and len(name) == 1 and self.prompt is not None:
            return self.prompt.on_digit(int(name))
        return False

    def enter_confirms(self, node: Node) -> bool:
        """Enter confirms whatever card or spot has the focus; buttons and tabs it presses."""
        return not isinstance(node, Button) and node.role != "tab" and self._found_act("confirm") is not None

    def on_action(self, action: str) -> bool:
        own: dict[str, Callable[[], object]] = {
            "undo": self.undo,
            "redo": self.redo,
            "projections": self.toggle_projections,
            "log": self.opened.log,
            "search": self.opened.search,
            "skip": self._hurry,
            "replay_recent": self.retell,
            "parties": self.opened.grid,
            "plan": self.toggle_plan,
            "assist": lambda: switch_off(self, self._speech()),
        }
        if action in ("confirm", "pass"):
            return self._act(action)
        if action == "back":
            return self._back()
        number = action.removeprefix("state")
        turned = number.isdigit() and self._turn_to(int(number) - 1)
        if self.prompt is not None and self.prompt.on_action(action):
            if action.startswith("state"):  # the key of a board also shows it
                self.looking.land = min(int(action[5:]), len(self.controller.view.lands)) - 1
            self.rebuild()
            return True
        if action in own:
            own[action]()
            return True
        return turned or self._open(action)

    def _turn_to(self, place: int) -> bool:
        """The key of a state shows its board, even if the prompt uses the key too."""
        if not 0 <= place < len(self.controller.view.lands):
            return False
        self.choose_land(place)
        return True

    def _open(self, action: str) -> bool:
        opens = {
            "rules": self.rules if self.on_rules else None,
            "settings": self.on_settings,
            "hint": self.opened.advice if self.on_advice else None,
        }
        call = opens.get(action)
        if call is None:
            return False
        call()
        return True

    def _act(self, action: str) -> bool:
        """Enter presses the primary button, P the one that passes.

        Where Pass has the focus unseen, because the mouse was used last, the first Enter shows it.
        """
        if action == "confirm" and self._resting and not self.stage.keyboard:
            self.stage.set_keyboard(True)
            return True
        found = self._found_act(action)
        if found is None:
            return False
        self.press(found)
        return True

    def _found_act(self, action: str) -> Act | None:
        acts = self.prompt.acts() if self.prompt is not None else []
        found = next((act for act in acts if act.action == action), None)
        if found is None and action == "confirm":
            found = next((act for act in acts if act.primary), None)
        return found

    def _back(self) -> bool:
        if self.planning.on:
            self.planning.discard()
            self.rebuild()
            return True
        if self.dirty:
            self.reset()
            return True
        if self.on_menu is None:
            return False
        self.on_menu()
        return True

    def _hurry(self) -> None:
        if self.following.stop() or self.staging.finish():
            return
        self.controller.hurry()
        self.rebuild()
