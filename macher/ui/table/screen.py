"""The table as a screen: builds it from the controller's view, and turns clicks and keys into what can be done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Literal

from macher.rules.views import PlayerView
from macher.ui.keys import KeyPress
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.prompts.base import Act, Spot
from macher.ui.scene import Context, Node
from macher.ui.scene.parts import Parts
from macher.ui.scene.surroundings import Link
from macher.ui.staging.table_behind import entries_before, light_during
from macher.ui.table.dock.tools import bar_tools, dock_acts, off_link, switch_off, waiting
from macher.ui.table.happening.changes_strip import RecapActs
from macher.ui.table.happening.move_dock import Followed
from macher.ui.table.layouts.frame import Handlers, Outside
from macher.ui.table.layouts.layout_tree import table_tree, zones_for
from macher.ui.table.layouts.zones import Zones
from macher.ui.table.model import TableModel
from macher.ui.table.reuse_keys import ground
from macher.ui.table.spotlight import light_of
from macher.ui.table.table import TableInPlay
from macher.ui.table.words.log_lines import LogBook
from macher.ui.table.words.sheets import Opened
from macher.ui.widgets import Button, Paragraph

_LEADING = 4.0
"""Space below the last line of a paragraph."""
_QUESTION = ("dock.title", "dock.hint", "dock.lock")
"""What is asked."""


class TableScene(TableInPlay):
    """The table on the screen."""

    name = "table"
    _shown: TableModel | None = None
    """What the present tree shows."""
    _drawn: TableModel | None = None
    """What the nodes of the present tree look at: the same one as long as some of them are kept."""
    _waiting_acts: Sequence[Act] = ()
    """The buttons that the frame has added."""
    _first_press: tuple[object, ...] | None = None
    """The button that was pressed once and asks for a second press, and the draft it was pressed for."""

    @cached_property
    def parts(self) -> Parts:
        """What the present tree consists of."""
        return Parts()

    @cached_property
    def opened(self) -> Opened:
        """The sheets over the table."""
        return Opened(self)

    @cached_property
    def _codes(self) -> LogBook:
        """The log in codes and short names."""
        return LogBook()

    # -- life --------------------------------------------------------------------------------------------------------

    def enter(self) -> None:
        self.controller.on_refusal = self.show_refusal
        self.attention.come()
        self.parts.forget()
        if not self._settled_for:  # from now on as the loop turns
            self.ask()
        self.rebuild()

    def forget(self) -> None:
        self.parts.forget()
        super().forget()

    def leave(self) -> None:
        """What is told goes on behind no other screen."""
        self.staging.finish()

    def tick(self, now: float) -> None:
        """Takes what has happened: once its record has come, and whatever is drawn."""
        changed = self.controller.poll(now)
        if self.app.scene is not self:  # another screen tells it first
            return
        if self.controller.looker != self._looker:
            self.forget()
        if self.clock.tick(now, self.controller.speed) or self.speaking.tick(now) or changed:
            self.rebuild()
        if self.app.viewport.layout == "focus" and self.looking.told(self.clock.retold):
            self.rebuild()
        if self._stale or self._settled_for != self._surroundings():
            self.settle()

    def prepare(self) -> None:
        """What is asked may have changed since the last turn of the loop, by an earlier event of this one."""
        if self._stale and self.app.scene is self:
            self.settle()

    def toast_room(self, ctx: Context) -> Rect:
        """Messages lie where the layout has room: above the buttons, or over the ribbon or the faces."""
        zones = self._zones()
        if zones.line is not None:
            return ctx.rect._replace(h=zones.line.bottom + 11)
        dock = zones.dock
        if dock.tray is None:
            return ctx.rect._replace(x=dock.title.cx - ctx.rect.w / 2, h=dock.buttons.y + 7)
        return ctx.rect._replace(h=dock.title.y + 7)

    def advice_room(self) -> Rect | None:
        """Beside the question and over no board."""
        zones = self._zones()
        return None if zones.if_now is None else zones.if_now.around(zones.dock.context)

    def pictured(self) -> list[Rect]:
        """Boards, panels, parties and cards."""
        return self._zones().pictured()

    def _zones(self) -> Zones:
        """Where the parts of this table stand, whatever is folded."""
        return zones_for(self.app.viewport, self._shown.columns if self._shown is not None else None)

    def banner_room(self, ctx: Context) -> Rect | None:
        """A banner covers the line of the faces if the layout has one, else the phases; never the boards."""
        phases = ctx.stage.find("phases")
        return self._zones().line or (phases.window_rect if phases is not None else None)

    def mark_room(self, ctx: Context) -> Rect | None:
        """A mark stands at the end of the phases in the top bar."""
        phases = ctx.stage.find("phases")
        return phases.window_rect if phases is not None else None

    def kept_clear(self) -> list[Rect]:
        """The ribbon that says whose turn it is, the question, and what answers it in the dock."""
        shown = self._shown
        if shown is None or self.prompt is None:
            return []
        dock = self._zones().dock
        answers = (dock.panel, dock.tray or dock.panel)
        found = [dock.band] if dock.tray is None else []  # smaller layouts have no other place for messages
        for node in self.stage.root.walk():
            if node.id in _QUESTION:
                box = node.window_rect
                if isinstance(node, Paragraph) and node.valign == "top":
                    written = self.stage.context().height(node.text, node.style, box.w)
                    box = box._replace(h=min(box.h, written - _LEADING))
                found.append(box)
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
            told = self.clock.again.lit if self.clock.again is not None else ()
            self.clock.pointing.point(self._shown, node, self.stage.root, told)

    def tip_link(self, node: Node) -> Link | None:
        """Switches the helper off that a tooltip belongs to, as its key does."""
        return off_link(self, self._speech(), node)

    # -- building ----------------------------------------------------------------------------------------------------

    def build(self, ctx: Context) -> Node:
        model = self.model()
        self._shown = model
        short = not ctx.wide
        entries = self._codes.entries(model, self.controller.log, True) if short else self.opened.entries(model)
        told = self.staging.current
        if told is not None:
            model, entries = self.staging.before(model), entries_before(entries, told.first)
        model.light = light_of(model) if told is None or told.private else light_during(model, told)
        recent = [entry.text for entry in entries if not entry.head][-3:][::-1]
        self._waiting_acts = dock_acts(self, ctx, model) if told is None else []
        outside = Outside(
            entries=entries,
            keep=self.keep,
            waiting=waiting(model) if told is None else (self.staging.titles, ""),
            recent=recent if told is None else None,
            tools=bar_tools(self, self.opened, model),
            extra=self._waiting_acts,
            side=self.looking.side,
            recap=self._recap_acts(),
            task=self.task,
            staging=self.staging,
            followed=self._followed(),
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
        values, things = ground(ctx, model)
        if self.parts.settle((values, handlers), things) and self._drawn is not None:
            self._drawn.become(model)
        else:
            self._drawn = model
        root = table_tree(ctx, self._drawn, outside, handlers, self.parts)
        if told is None:
            root.add(*self.speaking.node(ctx, model, root, self.quieter, self.app.motion.reduced))
        return root

    def tell_from(self, before: PlayerView, newest: int) -> None:
        """The table is opened after this view and the event with this number: what has happened since is told."""
        self.clock.begin(before, newest)

    def _recap_acts(self) -> RecapActs:
        clock, opened = self.clock, self.opened
        return RecapActs(self.retell, opened.search, clock.under_way, clock.retold, clock.number)

    def _followed(self) -> Followed:
        moves, told = self.moves, self.staging.current
        return Followed(
            turn=moves.turn if told is None else [move for move in moves.turn if move.version < told.version],
            held=moves.held,
            hit=moves.hit if told is None else None,
            speed=self.controller.speed,
            stops=self.app.options.stops,
            choose_speed=self.choose_pace if self.on_pace is not None else None,
            choose_stops=self.toggle_stops,
        )

    def built(self) -> None:
        if self._shown is not None:
            self.clock.begin_flights(self.controller.speed, self._shown.names.party_key)

    def deaf_for(self) -> float:
        return self.attention.deaf_for

    def end_telling(self, press: str) -> bool:
        """Any press ends what is told and is carried out; Space only ends it."""
        dismissed = self.moves.dismiss()
        if not self.staging.finish():
            if dismissed:
                self.rebuild()
            return False
        self.attention.come()  # the question that comes into sight now was not meant
        self.stage.build()
        return press == "skip"

    def reads_telling(self) -> Literal["no", "begins", "reads"]:
        """A reveal stands still for whoever goes through it with Tab and the arrows, and its sheet gets the focus."""
        if not self.staging.stop():
            return "reads" if self.staging.stopped else "no"
        self.stage.build()
        parts = (self.stage.find(id) for id in ("staging.part.0", "staging.line", "staging.spot.0"))
        self.stage.set_focus(next((part for part in parts if part is not None), None), True)
        return "begins"

    def draw_over(self, p: Painter) -> None:
        self.attention.drawn()
        self.clock.draw(p, self._drawn)

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
        why = self.asks_again(act)
        if why and not self._armed(act):
            self.stage.toast(self._speech()("table-press-again", reason=why))
            self.attention.come()  # a double click does not answer
            return
        if why:
            self.stage.clear_toasts()  # the request to press again is answered
        act.on_click()
        self.rebuild()

    def asks_again(self, act: Act) -> str:
        """Why a button has to be pressed twice; empty if once is enough."""
        return act.forgets or (act.lock if self.app.options.confirm_twice else "")

    def _armed(self, act: Act) -> bool:
        """Whether the button was pressed before with the same draft; the first press only arms it."""
        draft = self.prompt.commands() if self.prompt is not None else ()
        wanted = (self.controller.asked_at, act.id, draft)
        armed, self._first_press = self._first_press == wanted, wanted
        if armed:
            self._first_press = None
        return armed

    # -- keys --------------------------------------------------------------------------------------------------------

    def on_key(self, press: KeyPress) -> bool:
        plain = not (press.ctrl or press.alt)
        name = press.name.removeprefix("keypad ")
        if plain and name.isdecimal() and len(name) == 1 and self.prompt is not None:
            return self.prompt.on_digit(int(name))
        return False

    def arrows_begin(self) -> bool:
        """Only where the player decides: while others move, Enter goes on and must not press something else."""
        return self.prompt is not None

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
            "result": self._to_own_decision,
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
        turned = number.isdecimal() and self._turn_to(int(number) - 1)
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
        acts = self.prompt.told.acts if self.prompt is not None else self._waiting_acts
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

    def _to_own_decision(self) -> None:
        """Everything up to the next own decision at once, and a stop at nothing."""
        self.clock.stop()
        self.staging.finish()
        self.moves.skip()
        self.controller.hurry()
        self.rebuild()

    def _hurry(self) -> None:
        if self.clock.stop() or self.staging.finish():
            return
        if self.moves.go_on():
            self.rebuild()
            return
        self.moves.hurry()
        self.controller.hurry()
        self.rebuild()
