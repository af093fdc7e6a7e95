"""The interlude between two rounds: who won where, which state votes next; it goes on by itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from macher.ui.features.interlude.facts import Coming, InterludeFacts, interlude_facts
from macher.ui.features.interlude.map import TourMap
from macher.ui.features.interlude.parts import InterludeParts
from macher.ui.keys.keys import KeyPress
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.paint.stamps import ASPECT, paint_place
from macher.ui.scene import Actions, Context, Node, Scene
from macher.ui.widgets import Button, Drawing, Label, Panel
from macher.ui.widgets.cards import Say
from macher.words.names import GameNames

if TYPE_CHECKING:
    from macher.ui.game.controller import GameController
    from macher.ui.program import Program

__all__ = ["STAYS", "InterludeScreen"]

STAYS: Final = 4.0
"""Seconds until it goes on by itself."""
_DRAWN: Final = 0.6
_RISES: Final = 0.4
_GOES_ON: Final = ("click", "confirm", "back", "skip")
"""Inputs that only go on: what lies below was not to be seen when they were made."""


class InterludeScreen(Scene):
    """One page between two rounds.  Any input goes on at once; a key of the table is then carried out there."""

    name = "interlude"

    def __init__(self, program: Program, controller: GameController) -> None:
        self.program, self.controller = program, controller
        self.names = GameNames.of(program.texts, controller.edition, controller.view, controller.names)
        self.facts: InterludeFacts | None = interlude_facts(
            controller.view, controller.edition, controller.log, self._own()
        )
        self.afterwards: list[Callable[[], None]] = []
        """What follows when this screen is left, one after the other."""
        self.drawn, self.lift = 1.0, 1.0
        """How much of the next leg of the tour is drawn, and how far the next state has risen."""
        self._since: float | None = None
        self._moved = False

    # -- life ----------------------------------------------------------------------------------------------------------

    def enter(self) -> None:
        """The next leg of the tour is drawn once, then the state rises."""
        if self._moved or self.app.motion.reduced:
            return
        self._moved, self.drawn, self.lift = True, 0.0, 0.0
        rise = lambda: self.app.motion.run("interlude", _RISES, self._rise)  # noqa: E731 - a step of the movement
        self.app.motion.run("interlude", _DRAWN, self._draw, on_done=rise)

    def _draw(self, share: float) -> None:
        self.drawn = share
        self._redraw()

    def _rise(self, share: float) -> None:
        self.drawn, self.lift = 1.0, share
        self._redraw()

    def _redraw(self) -> None:
        shown = self.stage.find("interlude.map")
        if shown is not None:
            shown.invalidate()

    @property
    def stays(self) -> bool:
        """Whether it waits for the player: with a screen reader, and once the keyboard moves about in it."""
        bridge = self.program.app.access.bridge
        return self.stage.keyboard or bool(bridge is not None and bridge.asked)

    def tick(self, now: float) -> None:
        """Goes on when its time is over."""
        if self._since is None:
            self._since = now
        elif now - self._since >= STAYS and not self.stays:
            self.done()

    def done(self) -> None:
        """Back to the table, or on to what has been waiting."""
        if self.app.scene is not self:
            return
        self.app.pop()
        waiting, self.afterwards = self.afterwards, []
        while waiting:
            waiting.pop(0)()
            if isinstance(self.app.scene, InterludeScreen):
                self.app.scene.afterwards += waiting
                break

    def end_telling(self, press: str) -> bool:
        """Any input goes on; a key of the table is then carried out there."""
        if press:
            self.done()
        return press in _GOES_ON

    def on_key(self, press: KeyPress) -> bool:
        """A digit is an answer at the table."""
        if not press.name.removeprefix("keypad ").isdecimal():
            return False
        self.done()
        return self.app.scene is not self and self.app.scene.on_key(press)

    def actions(self) -> Actions:
        """Enter, Esc and Space go on."""
        return dict.fromkeys(("confirm", "back", "skip"), self.done)

    # -- tree ----------------------------------------------------------------------------------------------------------

    def build(self, ctx: Context) -> Node:
        """The page; nothing but a button if what it tells was taken back while it waited."""
        root = Node(ctx.rect, id="interlude")
        if self.facts is None:
            return root.add(self._button(ctx, ctx.rect.centred(300, ctx.step("foot"))))
        parts = InterludeParts(ctx, self.names, self.facts, self._own())
        low = ctx.viewport.layout == "focus"
        edge = ctx.step("margin") * (1.33 if ctx.wide else 1.6 if not low else 1.5)
        foot, page = ctx.rect.take_bottom(ctx.viewport.pick(248.0, 168.0, 132.0))
        if not low:
            room = page.trim(left=page.w * 0.58)
            won = [InterludeParts.held_sentence(self.names, held) for held in self.facts.held]
            root.add(TourMap(ctx, room, self.names, self.facts, lambda: self.drawn, lambda: self.lift, won))
            root.add(Drawing(self._stamp_place(ctx, page), self._stamp))
        left = page.trim(left=edge, right=edge if low else page.w * 0.42 + edge * 0.2, top=ctx.step("top"))
        root.add(Say(left, self.told(), id="interlude.told", role="text"))
        parts.place(root, left)
        root.add(
            Panel(foot, id="interlude.standings", zone=True), Drawing(foot.inset(0, -8)._replace(h=16), _perforated)
        )
        parts.place_standings(root, foot.inset(edge, 0))
        root.add(self._button(ctx, self._button_place(ctx, foot, edge)))
        hint = self._button_place(ctx, foot, edge)
        width = self._button_width(ctx)
        said = self.program.texts("interlude-hint" if not self.stays else "interlude-hint-stays")
        root.add(Label(hint.trim(left=width + ctx.step("space"))._replace(w=foot.w / 2), said, "body", "muted"))
        return root

    @staticmethod
    def _stamp_place(ctx: Context, page: Rect) -> Rect:
        """At the lower right of the map, where no state lies."""
        high = ctx.viewport.pick(138.0, 84.0, 0.0)
        gap = ctx.step("gap")
        return Rect(page.right - gap - high * ASPECT, page.bottom - gap - high, high * ASPECT, high)

    def _stamp(self, p: Painter, box: Rect) -> None:
        """The stamp of the state that votes next."""
        if p.pictures == "off" or self.facts is None:
            return
        place = self.facts.places[0]
        paint_place(p, box, self.names.land_key(place), self.names.land_code(place))

    def _own(self) -> int:
        """The one human seat, or -1."""
        humans = self.controller.session.humans
        return humans[0] if len(humans) == 1 else -1

    def _go_text(self) -> str:
        """The next state by name, if it is one."""
        texts = self.program.texts
        if self.facts is None or len(self.facts.places) > 1:
            return texts("election-continue")
        return texts("interlude-go", land=self.names.land(self.facts.places[0]))

    def _button_width(self, ctx: Context) -> float:
        return Button.natural(ctx, self._go_text(), True)[0] + ctx.step("wide")

    def _button_place(self, ctx: Context, foot: Rect, edge: float) -> Rect:
        line, _ = foot.trim(left=edge, bottom=ctx.viewport.pick(28.0, 14.0, 10.0)).take_bottom(ctx.step("foot"))
        return line

    def _button(self, ctx: Context, place: Rect) -> Button:
        box = place._replace(w=self._button_width(ctx))
        return Button(
            box,
            self._go_text(),
            id="interlude.continue",
            kind="primary",
            icon="arrow-right",
            on_click=self.done,
            action="confirm",
        )

    def told(self) -> str:
        """Everything as sentences, for screen readers."""
        assert self.facts is not None
        texts, facts, names = self.program.texts, self.facts, self.names
        said = [texts("table-round-of", round=facts.round, rounds=facts.rounds)]
        lands = texts.listing([names.land(place) for place in facts.places])
        said.append(f"{lands} {InterludeParts.vote_next(texts, facts)[-1]}")
        said += [InterludeParts.held_sentence(names, held) for held in facts.held]
        for coming in facts.coming:
            said += self._told_of(coming, len(facts.coming) > 1)
        said += [f"{row.place} {names.player(row.seat)} {row.points}" for row in facts.ranked]
        return ". ".join(each.removesuffix(".") for each in said) + "."

    def _told_of(self, coming: Coming, named: bool) -> list[str]:
        """What people in a state think, and who leads there."""
        texts, names = self.program.texts, self.names
        known = [names.card(kind) for kind in coming.opinions if kind >= 0]
        head = names.land(coming.place) if named else texts("interlude-opinions")
        said = [texts.pair(head, texts.listing(known))]
        if coming.leader >= 0:
            said.append(texts("interlude-leads", player=names.player(coming.leader)))
        return said


def _perforated(p: Painter, box: Rect) -> None:
    """The paper of the standings is torn off along its upper edge."""
    radius = max(3.0, box.h * 0.4)
    with p.within(Rect(box.x, box.cy - 1, box.w, box.h), clip=True):
        x = radius
        while x < box.w + radius:
            p.disc(Rect(x - radius, 1 - radius, 2 * radius, 2 * radius), "table")
            x += 3.0 * radius
