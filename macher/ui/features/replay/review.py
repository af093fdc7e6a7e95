"""Looking back: the replay of a game, its statistics, and those of all games, under one bar with tabs.

A tab is loaded when it is chosen: the statistics need nothing of the table, with which the replay is drawn.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Final, Protocol

from macher.i18n import names
from macher.i18n.dates import moment
from macher.ui.game.costly_decisions import people
from macher.ui.game.games import figures_said
from macher.ui.game.reviewed import ReviewedGame
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, row, spring
from macher.ui.layout import Rect
from macher.ui.program import Program
from macher.ui.scene import Context, Node, Scene
from macher.ui.widgets import Panel

if TYPE_CHECKING:
    from macher.ui.features.replay.tabs import ReplayTab


class TabBody(Protocol):
    """What stands below the bar while its tab is chosen; it has the screen built anew by ``ReviewScreen.rebuild``."""

    def build(self, ctx: Context, rect: Rect, /) -> Node:
        """The tree in its place."""


@dataclass(frozen=True, slots=True)
class ReviewTab:
    """A tab of the bar; its body is made when it is chosen for the first time."""

    key: str
    icon: str
    make: Callable[[ReviewScreen], TabBody]
    of_game: bool = True
    """Whether it needs a game."""
    when_over: bool = False
    """Whether the game has to be over."""
    of_people: bool = False
    """Whether a person must have played."""


def _replay(screen: ReviewScreen) -> TabBody:
    from macher.ui.features.replay.tabs import ReplayTab

    assert screen.game is not None
    return ReplayTab(screen.program, screen.game, screen.rebuild)


def _decisions(screen: ReviewScreen) -> TabBody:
    from macher.ui.features.replay.tabs import DecisionsTab

    assert screen.game is not None
    return DecisionsTab(screen.program, screen.game, screen.rebuild, screen.show)


def _game(screen: ReviewScreen) -> TabBody:
    from macher.ui.features.career.door import GameStatsTab

    assert screen.game is not None
    course, texts = screen.game.course, screen.program.texts
    shorts = [names.party_short(texts, party) for party in course.parties]
    players = [name or short for name, short in zip(course.names, shorts, strict=True)]
    return GameStatsTab(screen.program, course.events, course.edition, players, screen.rebuild)


def _career(screen: ReviewScreen) -> TabBody:
    from macher.ui.features.career.door import CareerTab

    return CareerTab(screen.program, screen, screen.rebuild)


TABS: Final[dict[str, ReviewTab]] = {
    tab.key: tab
    for tab in (
        ReviewTab("replay", "play", _replay),
        ReviewTab("game", "table", _game, when_over=True),
        ReviewTab("decisions", "lightbulb", _decisions, when_over=True, of_people=True),
        ReviewTab("career", "chart-no-axes-combined", _career, of_game=False),
    )
}
"""In their order; a tab is called by the text ``review-tab-<key>``."""


class ReviewScreen(Scene):
    """One game looked back on, or without one the statistics of all of them; Esc leads back."""

    name = "review"

    def __init__(self, program: Program, game: ReviewedGame | None = None, tab: str = "") -> None:
        self.program, self.game = program, game
        over = game is not None and game.session.over
        played = game is not None and bool(people(game.session))
        self.tabs = [
            each
            for each in TABS.values()
            if (game is not None or not each.of_game)
            and (over or not each.when_over)
            and (played or not each.of_people)
        ]
        keys = [each.key for each in self.tabs]
        self.tab = tab if tab in keys else keys[0]
        self._bodies: dict[str, TabBody] = {}

    @property
    def body(self) -> TabBody:
        """What is shown below the bar."""
        if self.tab not in self._bodies:
            self._bodies[self.tab] = TABS[self.tab].make(self)
        return self._bodies[self.tab]

    def turn(self, tab: str) -> None:
        """Another tab; a replay that runs pauses."""
        self.leave()
        self.tab = tab
        self.rebuild()

    def show(self, moment: int, seat: int) -> None:
        """A moment of the replay as a seat saw it."""
        self.turn("replay")
        replay = self._replay
        assert replay is not None
        replay.look_as(seat)
        replay.go(moment)

    @property
    def _replay(self) -> ReplayTab | None:
        """The replay, while it is shown."""
        return self.body if self.tab == "replay" else None  # type: ignore[return-value]  # that is its body

    # -- life ----------------------------------------------------------------------------------------------------------

    def leave(self) -> None:
        """Nothing goes on under another screen."""
        if self._replay is not None:
            self._replay.pause()

    def tick(self, now: float) -> None:
        """A replay goes on."""
        if self._replay is not None:
            self._replay.tick(now)

    def tells_by_itself(self) -> bool:
        """While a replay runs."""
        return self._replay is not None and self._replay.player.playing

    def on_action(self, action: str) -> bool:
        """Esc leads back, F1 opens the rules; the rest is the replay's."""
        if action == "back":
            self.app.pop()
        elif action == "settings":
            self.program.go.settings()
        elif action == "rules":
            self.program.go.rules(edition_key=self.game.course.edition.key if self.game is not None else "")
        else:
            return self._replay is not None and self._replay.on_action(action)
        return True

    # -- tree ----------------------------------------------------------------------------------------------------------

    def title(self) -> list[str]:
        """Which game it is, in full and short."""
        texts = self.program.texts
        if self.game is None:
            return [texts("review-title-career")]
        course = self.game.course
        when = moment(texts, course.saved, "")
        seed = str(course.config.seed)
        title, figures = texts("review-title", when=when, seed=seed), figures_said(texts, course.config.data_file)
        forms = [f"{title} · {figures}"] if figures else []
        return [*forms, title, texts("review-title-short", seed=seed)]

    def build(self, ctx: Context) -> Node:
        """The bar, and the body of the tab below it."""
        root = Node(ctx.rect, id="review")
        bar, area = ctx.rect.take_top(ctx.step("control"))
        stage = ctx.viewport.stage
        pad = ctx.step("gap")
        area = Rect(stage.x, area.y, stage.w, area.h).inset(pad, pad)
        root.add(self._bar(ctx, bar), self.body.build(ctx, area))
        return root

    def _bar(self, ctx: Context, rect: Rect) -> Node:
        texts, kit = self.program.texts, Kit(ctx)
        bar, side = Panel(rect, fill="bar", id="review.bar", zone=True, name=texts("review-bar")), kit.step("line")
        tabs = [
            kit.button(
                texts(f"review-tab-{tab.key}"),
                partial(self.turn, tab.key),
                id=f"review.tab.{tab.key}",
                kind="bar",
                icon=tab.icon,
                style="strong",
                role="tab",
                selected=tab.key == self.tab,
            )
            for tab in self.tabs
        ]
        brand = kit.words("DIE MACHER", "brand", "on_bar", natural=True)
        title = kit.words(self.title(), "name", "bar_text", natural=True)
        shown = row(
            None if ctx.viewport.layout == "focus" else brand,
            replace(title, least=ctx.width(self.title()[-1], "name") + 2),
            spring(),
            kit.zone(row(*tabs, gap=4), id="review.tabs", name=texts("review-bar"), role="tablist"),
            spring(),
            self._sign(kit, "settings", "table-settings", self._settings, "settings"),
            self._sign(kit, "x", "review-close", self.app.pop, "back"),
            gap=kit.step("space"),
        )
        shown.place(bar, rect.local().inset(kit.step("space"), (rect.h - side) / 2))
        return bar

    def _sign(self, kit: Kit, icon: str, key: str, call: Callable[[], None], action: str) -> Part:
        name, id = self.program.texts(key), f"review.{key.split('-')[1]}"
        return kit.icon_button(icon, name, call, id=id, kind="bar", size=kit.step("sign"), action=action)

    def _settings(self) -> None:
        self.program.go.settings()
