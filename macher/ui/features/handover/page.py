"""The curtain between two people at one screen: whose turn it is and what will be asked, and nothing that is secret.

It draws from what everybody knows; the view of the next person is opened by the button and not before.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from macher.i18n.names import phase as phase_name
from macher.rules.edition import Edition
from macher.rules.views import PlayerView
from macher.ui.features.handover.pins import Pins, ask_pin, open_pad
from macher.ui.game.controller import GameController
from macher.ui.kit.layers import no_taller, pad, paper, share, tall
from macher.ui.kit.page import Kit, Page
from macher.ui.kit.parts import Part, air, column, part, row, spacer, spring
from macher.ui.layout import Rect
from macher.ui.paint.fonts import shrunk
from macher.ui.paint.painter import Painter
from macher.ui.program import Program
from macher.ui.scene import Context, Node
from macher.ui.table.screen import TableScene
from macher.ui.widgets import Button, Icon, KeyCap
from macher.ui.widgets.notes import shortened
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


class HandoverScreen(Page):
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

        open_pad(self.program, self, said("handover-pin-new", player=name), said(note), done)

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

    def compose(self, k: Kit) -> Part:
        """The colour, name and glyph above; below what will be asked, who decides here, and the button."""
        ink, edge, beside = f"{self.key}.on", k.step("tight", 2), k.step("wide", 2)
        file = k.words(self.program.texts("handover-file"), "text", ink, id="handover.file")
        tight = spacer(k.step("tight"))
        upper = column(spacer(k.step("top")), self._head(k, ink), tight, k.rule(ink), self._who(k, ink), file, tight)
        lower = pad(tall(self._asked(k), k.step("row", 3.6)), edge, 0, edge, edge)
        return paper(column(pad(upper, beside, 0, beside), lower), fill=f"{self.key}.small")

    def _head(self, k: Kit, ink: str) -> Part:
        said = self.program.texts("game-menu-title")
        menu = k.button(said, self.open_menu, kind="raised", icon="menu", id="handover.menu", action="back")
        where = k.words(self._where(), "name", ink, "right")
        return tall(row(menu, k.say("DIE MACHER", "brand", ink), where, gap=k.step("space")), k.step("line"))

    def _where(self) -> str:
        """Round and phase of the game."""
        texts, view, phases = self.program.texts, self.view, self.edition.phases
        if not view.round:
            return texts("handover-place-setup")
        rounds = self.edition.lengths[view.elections].rounds
        # All steps after the eighth belong to the ninth phase.
        phase = min(_PHASES, phases.index(view.phase) + 1) if view.phase in phases else 1
        said = texts("handover-place", round=view.round, rounds=rounds, phase=phase)
        # No rulebook of the editions with a national opinion numbers its steps.
        return said + (" · " + phase_name(texts, view.phase) if view.national is not None else "")

    def _who(self, k: Kit, ink: str) -> Part:
        """The person's name, as large as fits, between two lines; at the right the glyph of the party."""
        texts, ctx, name = self.program.texts, k.ctx, self.names.player(self.seat)

        def words(page: Node, box: Rect) -> None:
            wordmark = ctx.type.style("wordmark").sized(box.h * 0.46)
            big = shrunk(ctx.width, name, wordmark, box.w, 30, 2)
            # Aligns the stem of the first letter with the beginnings of the lines above and below.
            who = k.words(shortened(ctx, name, box.w, big), big, ink, height=big.size * 1.15, name=name)
            column(
                spring(),
                k.words(texts("handover-to"), "heading", ink),
                pad(who, -ctx.bearing(name, big), right=ctx.bearing(name, big)),
                k.words(self.names.party_full(self.seat), "title", ink),
                spring(),
            ).place(page, box)

        def glyph(p: Painter, box: Rect) -> None:
            side = min(box.h * 0.78, box.w)
            self._draw_glyph(p, box.anchored(side, side, 1.0, 0.5))

        mark = k.art(glyph, name=self.names.party(self.seat), id="handover.glyph")
        return row(share(Part(words), 0.68), share(mark, 0.32), gap=k.step("wide", 2))

    def _draw_glyph(self, p: Painter, box: Rect) -> None:
        p.glyph(self.key, box, f"{self.key}.on")
        height, width = _INSIDE[p.theme.parties[self.key].glyph]
        room, short = box.w * width, self.names.party(self.seat)
        style = shrunk(p.width, short, p.style("heading").sized(box.h * 0.24), room, 14)
        middle = Rect(box.x + (box.w - room) / 2, box.y + box.h * height - style.size, room, style.size * 2)
        p.text(short, middle, style, f"{self.key}.small", "centre")

    # -- the strip below -----------------------------------------------------------------------------------------------

    def _asked(self, k: Kit) -> Part:
        """What will be asked, who decides here, and the way in."""
        edge, gap, high = k.step("wide", 2) - k.step("tight", 2), k.step("space", 2), k.step("wide")
        line = k.art(lambda p, box: p.fill(box, "hairline"), 1.0)
        shown = row(
            share(pad(self._task(k), edge, high, gap, high), 36),
            line,
            share(pad(self._people(k), gap, high, gap, high), 33),
            line,
            share(pad(self._ready(k), gap, high, edge, high), 31),
        )
        return paper(shown, id="handover.asked", zone=True)

    def _task(self, k: Kit) -> Part:
        texts, step, player = self.program.texts, self.view.step, self.names.player(self.seat)
        return column(
            k.words(texts("handover-asked"), "label", "muted"),
            k.shrinking(texts(f"handover-task-{step}"), "heading", least=18),
            k.paragraph(texts(f"handover-task-{step}-help", player=player), ink="ink_soft"),
            gap=k.step("hair"),
        )

    def _people(self, k: Kit) -> Part:
        """Everybody who decides here; several may do so in secret before all answers are opened."""
        sealed = len(self.view.deciders) > 1 or any(party.answered for party in self.view.parties)
        said = self.program.texts("handover-here" if sealed else "handover-open")
        people = [
            no_taller(column(k.hairline(), share(self._person(k, seat))), k.step("control")) for seat in self.humans
        ]
        return column(k.shrinking(said, "label", "muted", least=14), spacer(k.step("tight")), *people)

    def _person(self, k: Kit, seat: int) -> Part:
        """What this person is doing, name, and party."""
        here, answered, short = seat == self.seat, self.view.parties[seat].answered, self.names.party(seat)
        ink, side = "ink" if here else "muted", k.step("sign")
        icon = "arrow-right" if here else "check" if answered else ""
        return row(
            part(lambda box: Icon(box, icon, ink, 2.6) if icon else None, width=side),
            k.name(self.names.player(seat), "name" if here else "name:medium", ink),
            k.say(short, "strong", ink),
            k.mark(self.names.party_key(seat), side, short),
            gap=12,
        )

    def _ready(self, k: Kit) -> Part:
        """The button of this person, the keys that press it, and the PIN."""
        texts, player = self.program.texts, self.names.player(self.seat)
        key = "remove" if self.program[Pins].has(player) else "set"
        said, tip = texts(f"handover-pin-{key}"), texts(f"handover-pin-{key}-tip", player=player)
        look = {"kind": "secondary", "icon": "shield", "style": "label:semibold"}
        offered = self.program.settings.pins_offered or self.program[Pins].names
        pin = k.button(said, self.change_pin, id="handover.pin", tooltip=tip, **look)
        return column(
            k.shrinking(texts("handover-only", player=player), "label", "muted", least=14),
            spacer(k.step("tight")),
            part(partial(self._ready_button, k.ctx), k.step("row")),
            air(k.step("tight")),
            tall(self._keys(k), k.step("caption", 1.3)),
            spring(),
            tall(row(pin), k.step("line")) if offered else None,
        )

    def _ready_button(self, ctx: Context, box: Rect) -> Node:
        """I am Angie, with as much of the name as the button holds."""
        name, room, usual = self.names.player(self.seat), box.w - 24, ctx.type.style("button_large")
        shorter = (f"{name[:end].rstrip()}…" for end in range(len(name) - 1, 1, -1))
        said = [self.program.texts("handover-ready", player=each) for each in (name, *shorter)]
        text = next((each for each in said if ctx.width(each, usual) <= room), said[-1])
        large = usual.sized(ctx.type.style("title").size)
        return Button(
            box,
            text,
            id="handover.ready",
            kind="primary",
            on_click=self.open_view,
            style=large if ctx.width(text, large) <= room else usual,
            data="default",
            name=said[0],
        )

    def _keys(self, k: Kit) -> Part:
        """The keys that open the view, and what they do, as far as there is room."""
        texts, gap = self.program.texts, k.step("tight")
        said: list[Part] = []
        for key in filter(None, map(k.ctx.app.shortcut, ("confirm", "skip"))):
            cap = part(partial(KeyCap, key=key), width=k.ctx.width(key, "label:semibold") + k.step("wide"))
            said += [*([k.say(texts("handover-keys-or"), "label", "muted")] if said else []), cap]
        said.append(k.say(texts("handover-keys"), "label", "muted"))

        def place(page: Node, box: Rect) -> None:
            shown = next(kept for kept in (said[:end] for end in range(len(said), -1, -1)) if _fits(kept, box.w, gap))
            row(*shown, gap=gap).place(page, box)

        return Part(place)


def _fits(parts: Sequence[Part], room: float, gap: float) -> bool:
    return (row(*parts, gap=gap).width or 0.0) <= room + 1
