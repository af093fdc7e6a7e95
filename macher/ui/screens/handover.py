"""The curtain between two people at one screen: whose turn it is and what will be asked, and nothing that is secret.

It draws from what everybody knows; the view of the next person is opened by the button and not before.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from macher.i18n import Texts, names
from macher.rules.cards import PARTIES
from macher.rules.edition import Edition
from macher.rules.views import PlayerView
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.scene import Context, Node, Scene
from macher.ui.screens.pin_pad import PinPad
from macher.ui.table.scene import TableScene
from macher.ui.widgets import Button, Drawing, Hairline, Icon, KeyCap, Label, Panel, Paragraph, PartyMark
from macher.ui.widgets.marks import shortened

if TYPE_CHECKING:
    from macher.ui.game.controller import GameController
    from macher.ui.program import Program

__all__ = ["CURTAIN", "HandoverScreen"]

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
        self.key = self._party(seat)
        self._closed_at: float | None = None

    def _party(self, seat: int) -> str:
        return PARTIES[self.view.parties[seat].party]

    def player(self, seat: int) -> str:
        """A person's name, or the party's where none was given."""
        return self.controller.names[seat] or names.party_short(self.program.texts, self._party(seat))

    # -- what happens --------------------------------------------------------------------------------------------------

    def enter(self) -> None:
        """Shows everything at once, without movement: the next frame already hides the whole table."""
        if self._closed_at is None:
            self._closed_at = self.app.clock()

    def open_view(self) -> None:
        """Opens the view of the person who is there, after the PIN if there is one."""
        if self._closed_at is None or self.app.clock() - self._closed_at < CURTAIN:
            return
        if self.program.pins.has(self.player(self.seat)):
            self._ask_pin(self._unlock)
        else:
            self._open()

    def _open(self) -> None:
        """From now on the screen shows what only this person may see."""
        self.controller.reveal(self.seat)
        self.app.pop()
        if isinstance(self.app.scene, TableScene):
            self.app.scene.lifting.begin(self.key, self.app.viewport.rect)
        self.app.after(2 * CURTAIN, self.program.teaching.offer_helpers)  # only then the table belongs to them

    # -- PIN -----------------------------------------------------------------------------------------------------------

    def _ask_pin(self, done: Callable[[str], str]) -> None:
        said, name = self.program.texts, self.player(self.seat)
        self._pad(said("handover-pin-ask", player=name), said("handover-pin-note"), done)

    def _pad(self, title: str, note: str, done: Callable[[str], str]) -> None:
        said = self.program.texts
        words = {key: said(f"handover-pin-{key}") for key in ("delete", "cancel", "digits")}
        self.open_dialog(PinPad(title, note, words, done).build, id="pin")

    def _unlock(self, pin: str) -> str:
        if not self.program.pins.fits(self.player(self.seat), pin):
            return self._wrong()
        self.app.after(0, self._open)  # once the pad has closed
        return ""

    def _wrong(self) -> str:
        self.app.sounds.play("refusal")
        return self.program.texts("handover-pin-wrong", player=self.player(self.seat))

    def change_pin(self) -> None:
        """Sets or removes the PIN of the next person, which only that person may do."""
        if self.program.pins.has(self.player(self.seat)):
            self._ask_pin(self._remove_pin)
        else:
            self._new_pin("")

    def _remove_pin(self, pin: str) -> str:
        if not self.program.pins.fits(self.player(self.seat), pin):
            return self._wrong()
        self.program.pins.remove(self.player(self.seat))
        self.rebuild()
        return ""

    def _new_pin(self, first: str, note: str = "handover-pin-new-note") -> None:
        """Asks for the digits twice, since nobody sees them."""
        said, name = self.program.texts, self.player(self.seat)

        def done(pin: str) -> str:
            if not first:
                self.app.after(0, lambda: self._new_pin(pin, "handover-pin-again"))
            elif pin != first:
                self.app.after(0, lambda: self._new_pin("", "handover-pin-differs"))
            else:
                self.program.pins.set(name, pin)
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
        root = Panel(ctx.rect, fill=f"{self.key}.small", id="handover")
        pick = ctx.viewport.pick
        pad = pick(72.0, 40.0, 28.0)
        edge = pick(16.0, 10.0, 8.0)
        strip, above = ctx.rect.inset(edge).take_bottom(pick(274.0, 208.0, 190.0))
        sky = Rect(ctx.rect.x + pad, ctx.rect.y, ctx.rect.w - 2 * pad, above.bottom)
        body = self._file(ctx, root, self._head(ctx, root, sky))
        self._who(ctx, root, body)
        root.add(self._asked(ctx, strip, pad - edge))
        return root

    def _head(self, ctx: Context, root: Node, sky: Rect) -> Rect:
        texts, view, pick, ink = self.program.texts, self.view, ctx.viewport.pick, f"{self.key}.on"
        line = Rect(sky.x, pick(56.0, 16.0, 10.0), sky.w, pick(44.0, 28.0, 26.0))
        if view.round:
            rounds = self.edition.lengths[view.elections].rounds
            place = texts("handover-place", round=view.round, rounds=rounds, phase=self._phase_number())
            if view.national is not None:  # no rulebook of these editions numbers its steps
                place += " · " + names.phase(texts, view.phase)
        else:
            place = texts("handover-place-setup")
        text, style = texts("game-menu-title"), pick("strong", "label:semibold", "label:semibold")
        width, _ = Button.natural(ctx, text, True, style)
        root.add(
            Button(
                line._replace(w=width),
                text,
                id="handover.menu",
                kind="raised",
                icon="menu",
                style=style,
                on_click=self.open_menu,
                action="back",
            ),
            Label(
                line.trim(left=width + pick(24.0, 16.0, 12.0)),
                "DIE MACHER",
                ctx.type.style("brand").sized(pick(28.0, 18.0, 18.0)),
                ink,
            ),
            Label(line, place, pick("name", "strong", "strong"), ink, "right"),
            Hairline(Rect(sky.x, line.bottom + pick(12.0, 4.0, 2.0), sky.w, 2), ink, 2),
        )
        return sky.trim(top=line.bottom + pick(14.0, 6.0, 4.0))

    def _file(self, ctx: Context, root: Node, sky: Rect) -> Rect:
        """A line at the foot about what no curtain can hide."""
        pick = ctx.viewport.pick
        note, body = sky.take_bottom(pick(40.0, 26.0, 24.0), pick(8.0, 2.0, 2.0))
        root.add(Label(note, self.program.texts("handover-file"), "text", f"{self.key}.on", id="handover.file"))
        return body

    def _phase_number(self) -> int:
        """Number of the phase in the rulebook; all steps after the eighth belong to the ninth."""
        phases = self.edition.phases
        return min(_PHASES, phases.index(self.view.phase) + 1) if self.view.phase in phases else 1

    def _who(self, ctx: Context, root: Node, body: Rect) -> None:
        texts, pick, ink = self.program.texts, ctx.viewport.pick, f"{self.key}.on"
        side = min(body.h * 0.78, body.w * 0.32)
        glyph, words = body.take_right(body.w * 0.32, pick(60.0, 30.0, 20.0))
        mark = glyph.anchored(side, side, 1.0, 0.5)
        small = ctx.type.style("heading").sized(pick(38.0, 24.0, 20.0))
        party = ctx.type.style("heading").sized(pick(32.0, 20.0, 18.0))
        name = self.player(self.seat)
        big = ctx.type.style("wordmark").sized(min(pick(290.0, 170.0, 130.0), words.h * 0.5))
        while ctx.width(name, big) > words.w and big.size > 30:
            big = big.sized(big.size - 2)
        heights = small.size * 1.3, big.size * 1.15, party.size * 1.5
        y = words.y + (words.h - sum(heights)) / 2
        boxes = [Rect(words.x, y, words.w, heights[0])]
        # Aligns the stem of the first letter with the beginnings of the lines above and below.
        boxes += [Rect(words.x - ctx.bearing(name, big), boxes[0].bottom, words.w, heights[1])]
        boxes += [Rect(words.x, boxes[1].bottom, words.w, heights[2])]
        root.add(
            Label(boxes[0], texts("handover-to"), small, ink),
            Label(boxes[1], shortened(ctx, name, words.w, big), big, ink, name=name),
            Label(boxes[2], names.party(texts, self.key), party, ink),
            Drawing(mark, self._draw_glyph, name=names.party_short(texts, self.key), id="handover.glyph"),
        )

    def _draw_glyph(self, p: Painter, box: Rect) -> None:
        p.glyph(self.key, box, f"{self.key}.on")
        height, width = _INSIDE[p.theme.parties[self.key].glyph]
        short = names.party_short(self.program.texts, self.key)
        style = p.style("heading").sized(box.h * 0.24)
        room = box.w * width
        while p.width(short, style) > room and style.size > 14:
            style = style.sized(style.size - 1)
        middle = Rect(box.x + (box.w - room) / 2, box.y + box.h * height - style.size, room, style.size * 2)
        p.text(short, middle, style, f"{self.key}.small", "centre")

    # -- the strip below -----------------------------------------------------------------------------------------------

    def _asked(self, ctx: Context, strip: Rect, pad: float) -> Node:
        pick = ctx.viewport.pick
        panel = Panel(strip, id="handover.asked", zone=True)
        inner = strip.local().inset(0, pick(28.0, 14.0, 12.0))
        parts = inner.columns((758.0, 616.0, 514.0) if ctx.viewport.layout != "focus" else (640.0, 600.0, 560.0))
        task, list_, button = parts
        gap = pick(44.0, 22.0, 14.0)
        panel.add(Hairline(Rect(list_.x, 0, 1, strip.h)), Hairline(Rect(button.x, 0, 1, strip.h)))
        self._task(ctx, panel, task.trim(left=pad, right=gap))
        self._people(ctx, panel, list_.trim(left=gap, right=gap))
        self._ready(ctx, panel, button.trim(left=gap, right=pad))
        return panel

    def _task(self, ctx: Context, panel: Node, box: Rect) -> None:
        texts, pick = self.program.texts, ctx.viewport.pick
        caption, box = box.take_top(pick(26.0, 20.0, 20.0), pick(4.0, 2.0, 2.0))
        title, help_text = self._texts_of_task(texts)
        style = ctx.type.style("heading").sized(pick(44.0, 24.0, 22.0))
        while ctx.width(title, style) > box.w and style.size > 18:
            style = style.sized(style.size - 1)
        height = ctx.height(title, style, box.w)
        head, box = box.take_top(height, pick(8.0, 4.0, 4.0))
        panel.add(
            Label(caption, texts("handover-asked"), "label", "muted"),
            Paragraph(head, title, style),
            Paragraph(box, help_text, ctx.type.style("text").sized(pick(21.0, 15.0, 15.0)), "ink_soft"),
        )

    def _texts_of_task(self, texts: Texts) -> tuple[str, str]:
        step = self.view.step
        return texts(f"handover-task-{step}"), texts(f"handover-task-{step}-help", player=self.player(self.seat))

    @property
    def _sealed(self) -> bool:
        """Whether several decide in secret before all answers are opened."""
        return len(self.view.deciders) > 1 or any(party.answered for party in self.view.parties)

    def _people(self, ctx: Context, panel: Node, box: Rect) -> None:
        texts, pick = self.program.texts, ctx.viewport.pick
        caption, box = box.take_top(pick(26.0, 20.0, 20.0), pick(8.0, 4.0, 2.0))
        title = texts("handover-here") if self._sealed else texts("handover-open")
        style = ctx.type.style("label")
        while ctx.width(title, style) > caption.w and style.size > 14:
            style = style.sized(style.size - 1)
        height = ctx.height(title, style, caption.w)
        if height > caption.h:  # a long caption takes a second line from the list
            box = box.trim(top=height - caption.h)
            caption = caption._replace(h=height)
        panel.add(Paragraph(caption, title, style, "muted", valign="middle"))
        row = min(pick(56.0, 36.0, 32.0), box.h / len(self.humans))
        for at, seat in enumerate(self.humans):
            line = Rect(box.x, box.y + at * row, box.w, row)
            self._person(ctx, panel, line, seat)

    def _person(self, ctx: Context, panel: Node, line: Rect, seat: int) -> None:
        texts, pick = self.program.texts, ctx.viewport.pick
        here, answered = seat == self.seat, self.view.parties[seat].answered
        ink = "ink" if here else "muted"
        side = min(pick(26.0, 20.0, 20.0), line.h - 4)
        panel.add(Hairline(line.take_top(1)[0]))
        icon = "arrow-right" if here else "check" if answered else ""
        if icon:
            panel.add(Icon(Rect(line.x, line.cy - side / 2, side, side), icon, ink, 2.6))
        mark = Rect(line.right - side, line.cy - side / 2, side, side)
        short = names.party_short(texts, self._party(seat))
        style = pick("name", "strong", "strong") if here else pick("name:medium", "body", "body")
        tag = pick("strong", "label:bold", "label:bold")
        short_width = ctx.width(short, tag) + 2
        name = line.trim(left=side + pick(18.0, 10.0, 10.0), right=side + short_width + 24)
        known = self.player(seat)
        panel.add(
            PartyMark(mark, self._party(seat), name=short),
            Label(Rect(mark.x - short_width - 12, line.y, short_width, line.h), short, tag, ink, "right"),
            Label(name, shortened(ctx, known, name.w, style), style, ink, name=known),
        )

    def _ready(self, ctx: Context, panel: Node, box: Rect) -> None:
        texts, pick = self.program.texts, ctx.viewport.pick
        caption, box = box.take_top(pick(26.0, 20.0, 20.0), pick(10.0, 6.0, 4.0))
        only = texts("handover-only", player=self.player(self.seat))
        style = ctx.type.style("label")
        if ctx.width(only, style) > caption.w:
            height = ctx.height(only, style, caption.w)
            caption, box = caption._replace(h=height), box.trim(top=height - caption.h)
        panel.add(Paragraph(caption, only, style, "muted", valign="middle"))
        area, box = box.take_top(pick(84.0, 60.0, 54.0), pick(12.0, 12.0, 10.0))
        text = self._ready_text(ctx, area.w - 24)
        large = ctx.type.style("button_large").sized(pick(28.0, 18.0, 18.0))
        if ctx.width(text, large) > area.w - 24:
            large = ctx.type.style("button_large")
        panel.add(
            Button(
                area,
                text,
                id="handover.ready",
                kind="primary",
                on_click=self.open_view,
                style=large,
                data="default",
                name=texts("handover-ready", player=self.player(self.seat)),
            )
        )
        self._keys(ctx, panel, box)
        self._pin_button(ctx, panel, box.trim(top=pick(36.0, 26.0, 26.0)))

    def _pin_button(self, ctx: Context, panel: Node, box: Rect) -> None:
        texts = self.program.texts
        key = "remove" if self.program.pins.has(self.player(self.seat)) else "set"
        text, height = texts(f"handover-pin-{key}"), ctx.viewport.pick(40.0, 34.0, 32.0)
        width, _ = Button.natural(ctx, text, True, "label:semibold")
        spot = Rect(box.x, box.bottom - height, min(width, box.w), height)
        panel.add(
            Button(
                spot,
                text,
                id="handover.pin",
                kind="secondary",
                icon="shield",
                style="label:semibold",
                on_click=self.change_pin,
                tooltip=texts(f"handover-pin-{key}-tip", player=self.player(self.seat)),
            )
        )

    def _ready_text(self, ctx: Context, width: float) -> str:
        """I am Angie, with as much of the name as the button holds."""
        name = self.player(self.seat)
        style = ctx.type.style("button_large")
        while True:
            text = self.program.texts("handover-ready", player=name)
            if ctx.width(text, style) <= width or len(name) < 3:
                return text
            name = name.removesuffix("…")[:-1].rstrip() + "…"

    def _keys(self, ctx: Context, panel: Node, box: Rect) -> None:
        texts, pick = self.program.texts, ctx.viewport.pick
        height = pick(36.0, 26.0, 26.0)
        x = box.x
        for action in ("confirm", "skip"):
            word = ctx.app.shortcut(action)
            width = ctx.width(word, "label:semibold") + pick(28.0, 16.0, 14.0)
            if not word or x + width > box.right:
                continue
            panel.add(KeyCap(Rect(x, box.y, width, height), word))
            x += width + pick(12.0, 8.0, 6.0)
        says = texts("handover-keys")
        if x + ctx.width(says, "label") <= box.right:
            panel.add(Label(Rect(x, box.y, box.right - x, height), says, "label", "muted"))
