"""The curtain between two people at one screen: whose turn it is and what will be asked, and nothing that is secret.

It draws from what everybody knows; the view of the next person is opened by the button and not before.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

import pygame

from macher.i18n.names import phase as phase_name
from macher.rules.edition import Edition
from macher.rules.views import PlayerView
from macher.ui.features.handover.pins import DIGITS, Pins
from macher.ui.game.controller import GameController
from macher.ui.keys import KeyPress
from macher.ui.kit.page import Kit, sheet
from macher.ui.kit.parts import Part, air, column, grid, part, row, spacer, spring
from macher.ui.layout import Rect, side_by_side
from macher.ui.paint.fonts import shrunk
from macher.ui.paint.painter import Painter
from macher.ui.program import Program
from macher.ui.scene import Context, Node, Scene
from macher.ui.table.scene import TableScene
from macher.ui.widgets import Button, Drawing, Hairline, Icon, KeyCap, Label, Panel, PartyMark
from macher.ui.widgets.marks import shortened
from macher.words.names import GameNames

CURTAIN: Final = 0.25
"""Seconds for which the curtain ignores all keys, so that one Enter too many opens nobody's secrets."""

_PHASES = 9
"""Phases of a round in the rulebook; the last one has several steps."""

# By glyph: the middle of its widest part, and the width of writing that fits there, as shares of its size.
_INSIDE = {
    "square": (0.5, 0.66),
    "circle": (0.5, 0.7),
    "triangle": (0.68, 0.44),
    "hexagon": (0.5, 0.72),
    "diamond": (0.5, 0.56),
}


class HandoverScreen(Scene):
    """Full and opaque in the colour of the next person's party."""

    name = "handover"

    def __init__(self, program: Program, controller: GameController, seat: int) -> None:
        self.program, self.controller, self.seat = program, controller, seat
        self.view: PlayerView = controller.session.view(-1)
        self.edition: Edition = controller.edition
        self.humans = controller.session.humans
        self.names = GameNames.of(program.texts, self.edition, self.view, controller.names)
        self.key = self.names.party_key(seat)
        self._closed_at: float | None = None

    # -- what happens --------------------------------------------------------------------------------------------------

    def enter(self) -> None:
        """Shows everything at once, without movement: the next frame already hides the whole table."""
        if self._closed_at is None:
            self._closed_at = self.app.clock()

    def open_view(self) -> None:
        """Opens the view of the person who is there, after the PIN if there is one."""
        if self._closed_at is None or self.app.clock() - self._closed_at < CURTAIN:
            return
        if self.program[Pins].has(self.names.player(self.seat)):
            ask_pin(self.program, self, self.names.player(self.seat), self._open)
        else:
            self._open()

    def _open(self) -> None:
        """From now on the screen shows what only this person may see."""
        self.controller.reveal(self.seat)
        self.app.pop()
        if isinstance(self.app.scene, TableScene):
            self.app.scene.clock.lift(self.key, self.app.viewport.rect)

    # -- PIN -----------------------------------------------------------------------------------------------------------

    def _pad(self, title: str, note: str, done: Callable[[str], str]) -> None:
        _open_pad(self.program, self, title, note, done)

    def change_pin(self) -> None:
        """Sets or removes the PIN of the next person, which only that person may do."""
        if self.program[Pins].has(self.names.player(self.seat)):
            ask_pin(self.program, self, self.names.player(self.seat), self._remove_pin)
        else:
            self._new_pin("")

    def _remove_pin(self) -> None:
        self.program[Pins].remove(self.names.player(self.seat))
        self.rebuild()

    def _new_pin(self, first: str, note: str = "handover-pin-new-note") -> None:
        """Asks for the digits twice, since nobody sees them."""
        said, name = self.program.texts, self.names.player(self.seat)

        def done(pin: str) -> str:
            if not first:
                self.app.after(0, lambda: self._new_pin(pin, "handover-pin-again"))
            elif pin != first:
                self.app.after(0, lambda: self._new_pin("", "handover-pin-differs"))
            else:
                self.program[Pins].set(name, pin)
                if not self.program.store.problem:
                    self.stage.toast(said("handover-pin-kept", player=name))
                self.rebuild()
            return ""

        self._pad(said("handover-pin-new", player=name), said(note), done)

    def on_action(self, action: str) -> bool:
        """Enter and Space open the private view, Esc the menu; nothing else leads past the curtain."""
        if action in ("confirm", "skip"):
            self.open_view()
            return True
        if action == "back":
            self.open_menu()
            return True
        return action in ("undo", "redo", "pass")

    def open_menu(self) -> None:
        """Opens a menu for leaving without seeing the private view; it tells nothing of the game."""
        self.program.go.game_menu(behind_curtain=True)

    # -- tree ----------------------------------------------------------------------------------------------------------

    def build(self, ctx: Context) -> Node:
        """The colour, name and glyph above; below what will be asked, who decides here, and the button."""
        kit, ink = Kit(ctx), f"{self.key}.on"
        root = Panel(ctx.rect, fill=f"{self.key}.small", id="handover")
        strip, above = ctx.rect.inset(kit.step("tight", 2)).take_bottom(kit.step("row", 3.6))
        sky = Rect(0, 0, ctx.rect.w, above.bottom).inset(kit.step("wide", 2), 0)
        tight = spacer(kit.step("tight"))
        rule = part(lambda box: Hairline(box, ink, 2), 2)
        file = kit.words(self.program.texts("handover-file"), "text", ink, id="handover.file")
        column(spacer(kit.step("top")), self._head(kit, ink), tight, rule, self._who(kit, ink), file, tight).place(
            root, sky
        )
        return root.add(self._asked(kit, strip))

    def _head(self, kit: Kit, ink: str) -> Part:
        said = self.program.texts("game-menu-title")
        menu = kit.button(said, self.open_menu, kind="raised", icon="menu", id="handover.menu", action="back")
        brand = kit.words("DIE MACHER", "brand", ink, natural=True)
        where = replace(kit.words(self._where(), "name", ink, "right"), height=None)
        gap = kit.step("space")
        return replace(row(menu, brand, where, gap=gap), height=lambda _: kit.step("line"))

    def _where(self) -> str:
        """Round and phase of the game."""
        texts, view = self.program.texts, self.view
        if not view.round:
            return texts("handover-place-setup")
        rounds = self.edition.lengths[view.elections].rounds
        said = texts("handover-place", round=view.round, rounds=rounds, phase=self._phase_number())
        # No rulebook of the editions with a national opinion numbers its steps.
        return said + (" · " + phase_name(texts, view.phase) if view.national is not None else "")

    def _phase_number(self) -> int:
        """Number of the phase in the rulebook; all steps after the eighth belong to the ninth."""
        phases = self.edition.phases
        return min(_PHASES, phases.index(self.view.phase) + 1) if self.view.phase in phases else 1

    def _who(self, kit: Kit, ink: str) -> Part:
        """The person's name, as large as fits, between two lines; at the right the glyph of the party."""
        texts, ctx, name = self.program.texts, kit.ctx, self.names.player(self.seat)

        def place(root: Node, box: Rect) -> None:
            glyph, words = box.take_right(box.w * 0.32, kit.step("wide", 2))
            side = min(box.h * 0.78, glyph.w)
            wordmark = ctx.type.style("wordmark")
            big = shrunk(ctx.width, name, wordmark.sized(words.h * 0.46), words.w, 30, 2)
            # Aligns the stem of the first letter with the beginnings of the lines above and below.
            stem = -ctx.bearing(name, big)
            label = part(
                lambda line: Label(line.moved(stem, 0), shortened(ctx, name, words.w, big), big, ink, name=name),
                big.size * 1.15,
            )
            column(
                spring(),
                kit.words(texts("handover-to"), "heading", ink),
                label,
                kit.words(self.names.party_full(self.seat), "title", ink),
                spring(),
            ).place(root, words)
            mark = glyph.anchored(side, side, 1.0, 0.5)
            root.add(Drawing(mark, self._draw_glyph, name=self.names.party(self.seat), id="handover.glyph"))

        return Part(place)

    def _draw_glyph(self, p: Painter, box: Rect) -> None:
        p.glyph(self.key, box, f"{self.key}.on")
        height, width = _INSIDE[p.theme.parties[self.key].glyph]
        short = self.names.party(self.seat)
        style = p.style("heading").sized(box.h * 0.24)
        room = box.w * width
        style = shrunk(p.width, short, style, room, 14)
        middle = Rect(box.x + (box.w - room) / 2, box.y + box.h * height - style.size, room, style.size * 2)
        p.text(short, middle, style, f"{self.key}.small", "centre")

    # -- the strip below -----------------------------------------------------------------------------------------------

    def _asked(self, kit: Kit, strip: Rect) -> Node:
        panel = Panel(strip, id="handover.asked", zone=True)
        edge, gap, high = kit.step("wide", 2) - kit.step("tight", 2), kit.step("space", 2), kit.step("wide")
        task, people, ready = strip.local().inset(0, high).columns((36, 33, 31))
        panel.add(*(Hairline(Rect(box.x, 0, 1, strip.h)) for box in (people, ready)))
        self._task(kit).place(panel, task.trim(left=edge, right=gap))
        self._people(kit).place(panel, people.trim(left=gap, right=gap))
        self._ready(kit).place(panel, ready.trim(left=gap, right=edge))
        return panel

    def _task(self, kit: Kit) -> Part:
        texts = self.program.texts
        step, player = self.view.step, self.names.player(self.seat)
        title, help_text = texts(f"handover-task-{step}"), texts(f"handover-task-{step}-help", player=player)
        asked = kit.words(texts("handover-asked"), "label", "muted")
        task, explained = kit.shrinking(title, "heading", least=18), kit.paragraph(help_text, ink="ink_soft")
        return column(asked, task, explained, gap=kit.step("hair"))

    @property
    def _sealed(self) -> bool:
        """Whether several decide in secret before all answers are opened."""
        return len(self.view.deciders) > 1 or any(party.answered for party in self.view.parties)

    def _people(self, kit: Kit) -> Part:
        title = self.program.texts("handover-here" if self._sealed else "handover-open")
        rows = [
            replace(column(kit.hairline(), self._person(kit, seat)), most=lambda _: kit.step("control"))
            for seat in self.humans
        ]
        caption = kit.shrinking(title, "label", "muted", least=14)
        return column(caption, spacer(kit.step("tight")), *rows)

    def _person(self, kit: Kit, seat: int) -> Part:
        """What this person is doing, name, and party."""
        here, answered = seat == self.seat, self.view.parties[seat].answered
        ink = "ink" if here else "muted"
        style = "name" if here else "name:medium"
        icon = "arrow-right" if here else "check" if answered else ""
        party, side, known = self.names.party_key(seat), kit.step("sign"), self.names.player(seat)
        short = self.names.party(seat)
        tag = kit.words(short, "strong", ink, "right", natural=True)
        return row(
            part(lambda box: Icon(box, icon, ink, 2.6) if icon else None, width=side),
            replace(kit.name(known, style, ink), height=None),
            replace(tag, height=None),
            part(lambda box: PartyMark(box.centred(side, side), party, name=short), width=side),
            gap=12,
        )

    def _ready(self, kit: Kit) -> Part:
        texts, player = self.program.texts, self.names.player(self.seat)
        key = "remove" if self.program[Pins].has(player) else "set"
        said, tip = texts(f"handover-pin-{key}"), texts(f"handover-pin-{key}-tip", player=player)
        look = {"kind": "secondary", "icon": "shield", "style": "label:semibold"}
        offered = self.program.settings.pins_offered or self.program[Pins].names
        pin = kit.button(said, self.change_pin, id="handover.pin", tooltip=tip, **look) if offered else None
        return column(
            kit.shrinking(texts("handover-only", player=player), "label", "muted", least=14),
            spacer(kit.step("tight")),
            part(partial(self._ready_button, kit.ctx), kit.step("row")),
            air(kit.step("tight")),
            part(partial(self._keys, kit), kit.step("caption", 1.3)),
            spring(),
            replace(row(pin), height=lambda _: kit.step("line")) if pin is not None else None,
        )

    def _ready_button(self, ctx: Context, box: Rect) -> Node:
        room = box.w - 24
        text, usual = self._ready_text(ctx, room), ctx.type.style("button_large")
        large = usual.sized(ctx.type.style("title").size)
        return Button(
            box,
            text,
            id="handover.ready",
            kind="primary",
            on_click=self.open_view,
            style=large if ctx.width(text, large) <= room else usual,
            data="default",
            name=self.program.texts("handover-ready", player=self.names.player(self.seat)),
        )

    def _ready_text(self, ctx: Context, width: float) -> str:
        """I am Angie, with as much of the name as the button holds."""
        name = self.names.player(self.seat)
        style = ctx.type.style("button_large")
        while True:
            text = self.program.texts("handover-ready", player=name)
            if ctx.width(text, style) <= width or len(name) < 3:
                return text
            name = name.removesuffix("…")[:-1].rstrip() + "…"

    def _keys(self, kit: Kit, box: Rect) -> list[Node]:
        """The keys that open the view, and what they do, as far as there is room."""
        ctx, says = kit.ctx, self.program.texts("handover-keys")
        between = self.program.texts("handover-keys-or")
        said: list[tuple[str, bool]] = []
        for key in filter(None, map(ctx.app.shortcut, ("confirm", "skip"))):
            said += [*([(between, False)] if said else []), (key, True)]
        said.append((says, False))
        wants = [
            ctx.width(text, "label:semibold") + kit.step("wide") if cap else ctx.width(text, "label") + 1
            for text, cap in said
        ]
        places = side_by_side(box, [(want, box.h) for want in wants], kit.step("tight"))
        nodes: list[Node] = [
            KeyCap(place, text) if cap else Label(place, text, "label", "muted")
            for place, (text, cap) in zip(places, said, strict=True)
        ]
        return [node for node in nodes if node.rect.right <= box.right + 1]


ID = "pin"
_KEYS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "delete", "0", "cancel")
_DIGITS = frozenset("0123456789")


def ask_pin(program: Program, scene: Scene, player: str, opened: Callable[[], None]) -> None:
    """Asks over a screen for a person's PIN, and calls `opened` once the pad has closed after the right digits."""
    said, app = program.texts, scene.app

    def done(pin: str) -> str:
        if not program[Pins].fits(player, pin):
            app.sounds.play("refusal")
            return said("handover-pin-wrong", player=player)
        app.after(0, opened)
        return ""

    _open_pad(program, scene, said("handover-pin-ask", player=player), said("handover-pin-note"), done)


def _open_pad(program: Program, scene: Scene, title: str, note: str, done: Callable[[str], str]) -> None:
    words = {key: program.texts(f"handover-pin-{key}") for key in ("delete", "cancel", "digits")}
    scene.open_dialog(PinPad(title, note, words, done).build, id=ID)


class PinPad:
    """Asks for four digits over a screen.

    `done` gets them and answers with a sentence if they are not taken; then they are asked for again.
    """

    def __init__(self, title: str, note: str, words: dict[str, str], done: Callable[[str], str]) -> None:
        """`words` are the texts of `delete`, `cancel` and `digits` (for assistive tools)."""
        self.title, self.note, self.words, self.done = title, note, words, done
        self.typed = ""
        self._ctx: Context | None = None

    def build(self, ctx: Context) -> Node:
        """The sheet; it stays as large whatever is said on it."""
        self._ctx = ctx
        kit, style = Kit(ctx), ctx.type.style("text")
        note = replace(
            kit.paragraph(self.note, "text", "ink_soft", id=f"{ID}.note"), height=lambda _: 2 * style.size * style.line
        )
        keys = [part(partial(_Key, key=key, pad=self), ctx.step("control", 1.25)) for key in _KEYS]
        circles = part(lambda box: _Circles(box, self), 32)
        title = kit.paragraph(self.title, "title")
        shown = column(title, note, circles, grid(keys, 3, ctx.step("tight")), gap=ctx.step("gap"))
        return sheet(ctx, shown, id=ID, name=self.title, width=ctx.step("side", 2), alpha=190)

    def press(self, key: str) -> None:
        """A digit, or one of the two other buttons."""
        if key == "cancel":
            self._close()
            return
        self.typed = self.typed[:-1] if key == "delete" else self.typed + key
        if len(self.typed) == DIGITS:
            pin, self.typed = self.typed, ""
            refused = self.done(pin)
            if not refused:
                self._close()
                return
            self.note = refused
        if self._ctx is not None:
            self._ctx.stage.request_rebuild()

    def _close(self) -> None:
        if self._ctx is not None:
            self._ctx.stage.close_layer(ID)


class _Circles(Node):
    """As many crosses as there are digits."""

    def __init__(self, rect: Rect, pad: PinPad) -> None:
        super().__init__(rect, id=f"{ID}.digits", name=pad.words["digits"], tooltip=pad.words["digits"])
        self.count = len(pad.typed)

    def draw(self, p: Painter) -> None:
        side, gap = 28.0, 16.0
        x = (self.rect.w - DIGITS * side - (DIGITS - 1) * gap) / 2
        for at in range(DIGITS):
            p.ballot(Rect(x + at * (side + gap), 2, side, side), at < self.count)


class _Key(Button):
    """A button of the pad; typed digits count, whichever button has the focus."""

    def __init__(self, rect: Rect, key: str, pad: PinPad) -> None:
        word = pad.words.get(key, key)
        super().__init__(
            rect,
            word,
            id=f"{ID}.{key}",
            kind="secondary",
            on_click=lambda: pad.press(key),
            data="default" if key == _KEYS[0] else None,
            style="button" if key.isdecimal() else "strong",
        )
        self.pad = pad

    def key(self, press: KeyPress) -> bool:
        if not (press.ctrl or press.alt):
            # The typed character counts before the key: on French keyboards digits need Shift.
            for digit in (press.text, press.name.removeprefix("keypad ")):
                if digit in _DIGITS:
                    self.pad.press(digit)
                    return True
        if press.key in (pygame.K_BACKSPACE, pygame.K_DELETE):
            self.pad.press("delete")
            return True
        return super().key(press)

    def text_spot(self) -> Rect:
        return self.window_rect

    def text_input(self, text: str) -> bool:
        return True
