"""The table as a screen: builds it from the controller's view, keeps the prompt, and turns keys into its actions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from macher.engine.command import Command
from macher.engine.decision import Decision, Options
from macher.engine.errors import Refusal
from macher.i18n import names as naming
from macher.i18n.refusals import refusal as refusal_text
from macher.i18n.texts import Texts
from macher.rules.edition import Edition
from macher.rules.views import PlayerView
from macher.ui import prompts as _prompts  # importing it registers the prompts
from macher.ui.input.keys import KeyPress
from macher.ui.prompts.base import Act, Prompt, Spot, make_prompt
from macher.ui.scene import Context, Node, Scene
from macher.ui.table.follow import Following
from macher.ui.table.frame import Handlers, Outside, table_tree
from macher.ui.table.grid import grid_sheet
from macher.ui.table.log_lines import Filter, LogBook, log_panel, since
from macher.ui.table.model import TableController, TableModel, UndoState
from macher.ui.table.plan import Planning
from macher.ui.table.recap_strip import RecapActs
from macher.ui.table.topbar import Tool
from macher.ui.table.veil import VeiledPrompt, look_act
from macher.ui.widgets import Button, Scrim

__all__ = ["TableDesk", "TableScene"]

_REGISTERED = _prompts
_LIT_SIDES = {"opinions": "opinions", "programs": "programs", "polls": "polls", "presence": "polls", "base": "polls"}


@dataclass
class TableDesk:
    """What a prompt knows and may do."""

    scene: TableScene
    view: PlayerView
    decision: Decision
    edition: Edition
    texts: Texts
    names: Sequence[str]
    open_money: bool

    def preview(self, *commands: Command) -> PlayerView | None:
        """The own view after the commands' direct effect, or `None` if refused or not foreseeable."""
        return self.scene.controller.preview(*commands)

    def confirm(self, *commands: Command) -> None:
        """Hands the commands in; a refusal is shown as a sentence."""
        self.scene.controller.confirm(*commands)
        self.scene.rebuild()

    def changed(self) -> None:
        """The draft has changed: draw anew."""
        self.scene.dirty = True
        self.scene.rebuild()

    def auto_pass(self, scope: str) -> None:
        """Passes now and answers alike from here on."""
        self.scene.controller.auto_pass(scope)
        self.scene.rebuild()

    def events(self) -> Sequence[Any]:
        """All events this seat may know, oldest first."""
        return [logged.event for logged in self.scene.controller.log]


class TableScene(Scene):
    """The table of one game. The callbacks open what lies beside it; without one its button is not shown."""

    name = "table"

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
        self.prompt: Prompt[Any] | None = None
        self.dirty = False
        """Whether the draft has been changed since it was empty."""
        self.keep: Filter = "all"
        self.focus_land = 0
        self._picked = False
        """Whether the player has chosen that board, so that it stays although its state has voted."""
        self.side = "parties"
        self._prompt_key: tuple[object, ...] = ()
        self._aside: tuple[tuple[object, ...], Prompt[Any], bool] | None = None
        """A draft that waits while its question is covered."""
        self._looker = controller.looker
        self.planning = Planning(self._plan_desk, self.rebuild, self.choose_land)
        self.following = Following(self._light, self.rebuild)
        self._shown: TableModel | None = None
        """What the present tree shows."""
        self._books = {True: LogBook(), False: LogBook()}
        self._texts: Texts | None = None

    # -- life --------------------------------------------------------------------------------------------------------

    def enter(self) -> None:
        if getattr(self.controller, "on_refusal", None) is None and hasattr(self.controller, "on_refusal"):
            self.controller.on_refusal = self.show_refusal
        self.rebuild()

    def tick(self, now: float) -> None:
        if self.controller.poll(now):
            self.rebuild()
        self.following.tick(now)
        shown = self.following.current
        if shown is not None and shown.land not in (-1, self.focus_land) and self.app.viewport.layout == "focus":
            self.focus_land = shown.land
            self.rebuild()
        if self.controller.looker != self._looker:
            self.forget()

    def _light(self, ids: Sequence[str]) -> None:
        """Frames nodes of the table."""
        self.stage.glow(ids)

    def on_hover(self, node: Node | None) -> None:
        """What belongs together lights up together."""
        if self._shown is not None:
            self.following.point(self._shown, node, self.stage.root)

    def forget(self) -> None:
        """Somebody else looks from now on: nothing that was opened or said for the one before stays."""
        self._looker = self.controller.looker
        self.planning.discard()
        self.following.forget()
        stage = self.stage
        for layer in list(stage.layers):
            stage.close_layer(layer.id)
        stage.toasts.clear()
        stage.memory.clear()
        stage.renderer.forget()
        stage.build()

    def show_refusal(self, refusal: Refusal) -> None:
        """Why what was handed in is not possible."""
        self.stage.toast(refusal_text(self._speech(), refusal.reason, refusal.args), "warn")
        self.rebuild()

    def _speech(self) -> Texts:
        texts = self.app.texts
        if isinstance(texts, Texts):
            return texts
        if self._texts is None:
            self._texts = Texts.load(self.app.options.language)
        return self._texts

    # -- building ----------------------------------------------------------------------------------------------------

    def build(self, ctx: Context) -> Node:
        model = self._shown = self.model()
        short = not ctx.wide
        entries = self._books[short].entries(model, self.controller.log, short)
        waiting = self._waiting(model)
        recent = [entry.text for entry in entries if not entry.head][-3:][::-1]
        outside = Outside(
            entries=entries, keep=self.keep, newest=self._decides(model), waiting=waiting, recent=recent,
            tools=self._tools(ctx, model), extra=self._extra(ctx, model), side=self.side,
            recap=RecapActs(self.replay_recent, self.show_recent, self.following.current, self.following.number),
        )  # fmt: skip
        handlers = Handlers(
            spot=self.click_spot, press=self.press, filter=self.set_filter, menu=self.menu, land=self.choose_land,
            side=self.choose_side, rules=self.on_rules, election=self.on_election,
        )  # fmt: skip
        return table_tree(ctx, model, outside, handlers)

    def model(self) -> TableModel:
        """Everything the table shows now."""
        controller, texts = self.controller, self._speech()
        view = controller.view
        prompt = self._prompt(view, texts)
        if prompt is not None:
            prompt.desk.texts = texts
        preview = prompt.preview() if prompt is not None else view
        plan = self.planning.prompt
        view = view if plan is None else plan.plan.base
        self._turn_from_closed(view)
        model = TableModel(
            view=view, preview=preview, edition=controller.edition, texts=texts, names=controller.names,
            kinds=controller.kinds, seat=controller.seat, prompt=prompt, open_money=controller.open_money,
            projections=self.app.options.projections, thinking=tuple(controller.thinking),
            marks=controller.marks, spots=prompt.spots() if prompt is not None else {},
            focus_land=min(self.focus_land, len(view.lands) - 1), passed=self._passed(view),
            shared=controller.shared_screen, open_hands=controller.open_hands,
            watermark=texts("plan-word") if plan is not None else "", log=controller.log,
        )  # fmt: skip
        model.recap = self.following.items(model)
        return model

    def _passed(self, view: PlayerView) -> frozenset[int]:
        """Seats that have passed since the last marker was bought: they are asked again (EN19 phase 3)."""
        if view.phase != "media":
            return frozenset()
        found: set[int] = set()
        for logged in reversed(self.controller.log):
            name = type(logged.event).__name__
            if name in ("PhaseStarted", "MediaPlaced"):
                break
            if name == "Passed":
                found.add(logged.event.seat)
        return frozenset(found)

    def _prompt(self, view: PlayerView, texts: Texts) -> Prompt[Any] | None:
        """The prompt for the open decision; the same one as long as the decision stays open."""
        controller = self.controller
        if self.planning.on:
            return self._planned(view)
        if controller.veiled:
            return self._veiled(view, texts)
        decision = controller.decision
        if decision is None or not controller.show_prompts:
            self.prompt, self._prompt_key, self.dirty = None, (), False
            return None
        key = (view.version, decision.seat, decision.step, type(decision.options).__name__)
        if key != self._prompt_key or self.prompt is None:
            desk = TableDesk(
                self, view, decision, controller.edition, texts, controller.names, controller.open_money
            )  # fmt: skip
            laid = self._aside if self._aside is not None and self._aside[0] == key else None
            self.prompt, self.dirty = (laid[1], laid[2]) if laid is not None else (make_prompt(desk), False)
            self._prompt_key, self._aside = key, None
            self._follow(self.prompt, view)
        if controller.shared_screen:  # perhaps the same question, now with other things covered
            self.prompt.desk.view, self.prompt.desk.decision = view, decision
            self.prompt.options = decision.options
        return self.prompt

    def _planned(self, view: PlayerView) -> Prompt[Any]:
        """The plan in place of the question; a draft that was begun waits."""
        plan = self.planning.shown(view)
        if self.prompt is not plan:
            self._aside = (self._prompt_key, self.prompt, self.dirty) if self.prompt is not None else None
            self.prompt, self._prompt_key, self.dirty = plan, ("plan",), False
        return plan

    def _plan_desk(self, view: PlayerView, decision: Decision) -> TableDesk:
        controller = self.controller
        return TableDesk(
            self, view, decision, controller.edition, self._speech(), controller.names, controller.open_money
        )  # fmt: skip

    def toggle_plan(self) -> None:
        """Opens the what-if board, or goes back to the game."""
        view = self.controller.view
        reason = self.planning.reason(view, self.controller.veiled)
        if reason and not self.planning.on:
            self.stage.toast(self._speech()(reason), "warn")
        else:
            self.planning.toggle(view, self.controller.seat)

    def _veiled(self, view: PlayerView, texts: Texts) -> Prompt[Any]:
        """A private question waits for a look; a draft of it that was begun waits with it."""
        controller = self.controller
        key = ("veiled", view.version, controller.seat, view.step)
        if key != self._prompt_key or self.prompt is None:
            self._aside = (self._prompt_key, self.prompt, self.dirty) if self.prompt is not None else None
            decision = Decision(controller.seat, view.step, Options(controller.seat))
            desk = TableDesk(self, view, decision, controller.edition, texts, controller.names, controller.open_money)
            self.prompt, self._prompt_key, self.dirty = VeiledPrompt.of(desk, controller, view.step), key, False
        return self.prompt

    def _follow(self, prompt: Prompt[Any], view: PlayerView) -> None:
        """A new question: the focus layout turns to the board and the panel it is about."""
        lands = prompt.lands()
        self._picked = False
        if lands:
            self.focus_land = lands[0]
        lit = prompt.lit()
        self.side = _LIT_SIDES[lit[0]] if lit else "parties"

    def _turn_from_closed(self, view: PlayerView) -> None:
        """A state that has voted gives its large place to the next one."""
        if not self._picked and view.lands[min(self.focus_land, len(view.lands) - 1)].closed:
            self.focus_land = next((place for place, land in enumerate(view.lands) if not land.closed), self.focus_land)

    # -- words -------------------------------------------------------------------------------------------------------

    def _decides(self, model: TableModel) -> str:
        """Nicole decides on rallies."""
        view, texts = model.view, model.texts
        if not view.deciders:
            return ""
        what = texts(f"table-about-{view.step}")
        if len(view.deciders) > 2:
            return texts("table-decide-many", n=len(view.deciders), what=what)
        players = texts.listing([model.names[seat] for seat in view.deciders])
        return texts("table-decides", n=len(view.deciders), players=players, what=what)

    def _waiting(self, model: TableModel) -> tuple[str, str]:
        """Title and sentence while nobody at this screen decides."""
        view, texts = model.view, model.texts
        if not view.phase:
            return texts("table-over"), ""
        title = naming.phase(texts, view.phase)
        return title, self._decides(model)

    def _tools(self, ctx: Context, model: TableModel) -> list[Tool]:
        texts = model.texts
        back, forth = self.controller.undo_status(), self.controller.redo_status()
        plan = self.planning.prompt
        undo_reason = "" if self.dirty else self._reason(back)
        if plan is not None:
            undo_reason = "" if plan.plan.edits else texts("plan-nothing")
        redo_reason = texts("plan-no-redo") if plan is not None else self._reason(forth)
        tools = [
            Tool("undo", "undo-2", texts("table-undo"), self.undo, undo_reason, action="undo"),
            Tool("redo", "redo-2", texts("table-redo"), self.redo, redo_reason, action="redo"),
        ]
        if self.on_advice is not None:
            asked = model.prompt is not None and not self.planning.on
            reason = "" if asked else texts("table-advice-not-now")
            tools.append(Tool("advice", "lightbulb", texts("table-advice"), self.on_advice, reason, action="hint"))
        veiled = self.controller.veiled
        tools.append(self.planning.tool(texts, self.planning.reason(model.view, veiled), self.toggle_plan))
        tools.append(Tool("parties", "grid-3x3", texts("table-grid"), self.toggle_grid, action="parties"))
        tools.append(Tool("log", "scroll-text", texts("table-log-open"), self.toggle_log, action="log"))
        if self.on_rules is not None:
            tools.append(Tool("rules", "book-open", texts("table-rules"), self.rules, action="rules"))
        if self.on_settings is not None:
            tools.append(Tool("settings", "settings", texts("table-settings"), self.on_settings, action="settings"))
        return tools

    def _reason(self, status: UndoState) -> str:
        if status.possible:
            return ""
        texts = self._speech()
        return texts(status.reason) if texts.has(status.reason) else texts("table-undo-nothing")

    def _extra(self, ctx: Context, model: TableModel) -> list[Act]:
        """Buttons of the frame behind those of the prompt."""
        acts: list[Act] = []
        texts = model.texts
        if not model.view.phase and self.on_final is not None:
            return [Act("final", texts("table-final"), self.on_final, primary=True, icon="award")]
        if model.prompt is None or isinstance(model.prompt, VeiledPrompt) or self.planning.on:
            return acts
        if model.prompt is not None and self.controller.may_look:
            acts.append(look_act(self.controller, texts))
        if self.on_advice is not None:
            acts.append(Act("advice", texts("table-advice"), self.on_advice, icon="lightbulb"))
        clears = model.prompt is not None and any(act.id == "clear" for act in model.prompt.buttons())
        if not ctx.wide and not clears:
            reason = "" if self.dirty else texts("table-reset-nothing")
            acts.append(Act("reset", texts("table-reset"), self.reset, icon="rotate-ccw", reason=reason))
        return acts

    # -- what can be done --------------------------------------------------------------------------------------------

    def click_spot(self, spot: Spot) -> None:
        """A click on a place of the table that the prompt offers."""
        if self.prompt is not None:
            self.prompt.click(spot)
            self.rebuild()

    def press(self, act: Act) -> None:
        """A button, by click or key; a grey one says why."""
        if act.reason:
            self.stage.toast(act.reason, "warn")
            return
        act.on_click()
        self.rebuild()

    def reset(self) -> None:
        """Back to the empty draft."""
        if self.prompt is not None:
            self.prompt.reset()
        self.dirty = False
        self.rebuild()

    def undo(self) -> None:
        """Takes the last step of a plan back, the draft, or else the last decision."""
        if self.planning.prompt is not None:
            self.planning.prompt.undo()
            return
        if self.dirty:
            self.reset()
            return
        status = self.controller.undo_status()
        if status.possible:
            self.controller.undo()
        else:
            self.stage.toast(self._reason(status), "warn")
        self.rebuild()

    def redo(self) -> None:
        """Does again what was taken back; a plan only goes back."""
        if self.planning.on:
            return
        status = self.controller.redo_status()
        if status.possible:
            self.controller.redo()
        else:
            self.stage.toast(self._reason(status), "warn")
        self.rebuild()

    def menu(self) -> None:
        """Opens the menu of the game."""
        if self.on_menu is not None:
            self.on_menu()

    def rules(self) -> None:
        """Opens the rules of the phase that goes on."""
        if self.on_rules is not None:
            self.on_rules(self.controller.view.phase)

    def set_filter(self, keep: Filter) -> None:
        """Which lines the log shows; choosing the filter by state again goes on to the next state."""
        if keep == self.keep == "state":
            self.focus_land = (self.focus_land + 1) % len(self.controller.view.lands)
            self._picked = True
        self.keep = keep
        self.rebuild()

    def choose_land(self, place: int) -> None:
        """Shows a board large (focus layout) and in the log's filter."""
        self.focus_land, self._picked = place, True
        self.planning.look_at(place)
        self.rebuild()

    def choose_side(self, side: str) -> None:
        self.side = side
        self.rebuild()

    def toggle_projections(self) -> None:
        """Shows or hides the votes that converting now would bring."""
        self.app.set_options(replace(self.app.options, projections=not self.app.options.projections))

    def toggle_log(self) -> None:
        """Opens the whole log over the table."""
        if any(layer.id == "log" for layer in self.stage.layers):
            self.close_dialog("log")
        else:
            self.open_dialog(self._whole_log, id="log")

    def toggle_grid(self) -> None:
        """Opens every program against every state over the table."""
        if any(layer.id == "grid" for layer in self.stage.layers):
            self.close_dialog("grid")
        else:
            self.open_dialog(lambda ctx: grid_sheet(ctx, self.model(), self.toggle_grid), id="grid")

    def replay_recent(self) -> None:
        """Shows what has changed since the own last decision one after the other; again ends it."""
        items = self.following.items(self.model())
        if not items:
            self.stage.toast(self._speech()("table-recent-none"))
            return
        if self.app.viewport.layout == "focus":
            self.side = "log"
        self.following.toggle(items, getattr(self.controller, "speed", "normal"), self.app.clock())

    def show_recent(self) -> None:
        """What others did since the own last decision, over the table."""
        if not self.controller.marks:
            self.stage.toast(self._speech()("table-recent-none"))
            return
        self.open_dialog(self._recent, id="recent")

    def _recent(self, ctx: Context) -> Node:
        model = self.model()
        entries = self._books[False].entries(model, self.controller.log, False)
        first = model.marks[0].index if model.marks else len(entries)
        box = ctx.rect.centred(min(760.0, ctx.rect.w - 40), min(640.0, ctx.rect.h - 56))
        title = model.texts("table-recent")
        panel = log_panel(
            box, ctx, model, since(entries, first), "all", model.focus_land, None, id="recentlog", title=title
        )  # fmt: skip
        return Node(ctx.rect, Scrim(ctx.rect), panel)

    def _whole_log(self, ctx: Context) -> Node:
        model = self.model()
        entries = self._books[False].entries(model, self.controller.log, False)
        window = ctx.rect
        box = window.centred(min(760.0, window.w - 40), window.h - (120 if ctx.wide else 56))
        return Node(
            window,
            Scrim(window),
            log_panel(box, ctx, model, entries, self.keep, model.focus_land, self.set_filter, id="fulllog", most=600),
        )  # fmt: skip

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
        own = {
            "undo": self.undo, "redo": self.redo, "projections": self.toggle_projections, "log": self.toggle_log,
            "skip": self._hurry, "replay_recent": self.replay_recent, "parties": self.toggle_grid,
            "plan": self.toggle_plan,
        }  # fmt: skip
        if action in ("confirm", "pass"):
            return self._act(action)
        if action == "back":
            return self._back()
        number = action.removeprefix("state")
        turned = number.isdigit() and self._turn_to(int(number) - 1)
        if self.prompt is not None and self.prompt.on_action(action):
            if action.startswith("state"):  # the board that was chosen by its key is also the one to look at
                self.focus_land = min(int(action[5:]), len(self.controller.view.lands)) - 1
            self.rebuild()
            return True
        if action in own:
            own[action]()
            return True
        return turned or self._open(action)

    def _turn_to(self, place: int) -> bool:
        """The key of a state shows its board, whatever else the prompt makes of the key."""
        if not 0 <= place < len(self.controller.view.lands):
            return False
        self.choose_land(place)
        return True

    def _open(self, action: str) -> bool:
        opens = {
            "rules": self.rules if self.on_rules else None, "settings": self.on_settings,
            "hint": self.on_advice if self.prompt is not None and not self.planning.on else None,
        }  # fmt: skip
        call = opens.get(action)
        if call is None:
            return False
        call()
        return True

    def _act(self, action: str) -> bool:
        """Enter presses the primary button, P the one that passes."""
        found = self._found_act(action)
        if found is None:
            return False
        self.press(found)
        return True

    def _found_act(self, action: str) -> Act | None:
        acts = list(self.prompt.buttons()) if self.prompt is not None else []
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
        if self.following.stop():
            return
        self.controller.hurry()
        self.rebuild()
