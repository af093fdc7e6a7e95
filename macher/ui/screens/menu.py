"""The main menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from macher import __version__
from macher.editions.registry import editions
from macher.i18n import available_languages, names
from macher.rules.cards import PARTIES
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.scene import Context, Node, Scene
from macher.ui.screens.column import Entry, column_width, dark_column
from macher.ui.widgets import Clickable, Drawing, Label

if TYPE_CHECKING:
    from macher.ui.flow import Flow

__all__ = ["MenuScreen"]


class MenuScreen(Scene):
    """Continue first, then the other ways into a game."""

    name = "menu"

    def __init__(self, flow: Flow) -> None:
        self.flow = flow
        self.waiting = flow.games.summary()

    def build(self, ctx: Context) -> Node:
        """The dark column with the entries, and the map of the lands on the paper beside it."""
        root = Node(ctx.rect)
        panel, below = dark_column(ctx, self._entries(ctx))
        self._add_languages(ctx, panel, below)
        paper = ctx.rect.trim(left=column_width(ctx))
        root.add(panel, Drawing(paper, self._draw_map))
        return root

    def _entries(self, ctx: Context) -> list[Entry]:
        texts, flow = self.flow.texts, self.flow
        entries = []
        if self.waiting is not None:
            detail = [texts("menu-continue-setup")]
            if self.waiting.round:
                key = self.waiting.land
                lands = [names.land(texts, key), names.land_code(texts, key)] if key else [""]
                detail = [texts("menu-continue-detail", round=self.waiting.round, land=land) for land in lands]
            if self.waiting.edition in editions()[1:]:  # the usual one needs no word
                played = texts(f"newgame-edition-{self.waiting.edition}")
                detail = [*(f"{played} · {each}" for each in detail), *detail]
            entries.append(Entry("menu.continue", texts("menu-continue"), flow.resume, detail))
        quick = texts("menu-quick-detail") if ctx.wide else ""
        entries += [
            Entry("menu.quick", texts("menu-quick"), flow.quick_game, quick, tooltip=texts("menu-quick-detail")),
            Entry("menu.new", texts("menu-new"), flow.open_new_game),
            Entry("menu.tournament", texts("menu-tournament"), flow.tournaments.open),
            Entry("menu.rules", texts("menu-rules"), flow.open_rules),
            Entry("menu.settings", texts("menu-settings"), flow.open_settings),
            Entry("menu.quit", texts("menu-quit"), flow.quit),
        ]
        return entries

    def _add_languages(self, ctx: Context, panel: Node, below: Rect) -> None:
        """Each language under its own name; no flags."""
        row = ctx.viewport.pick(40.0, 32.0, 32.0)
        x, y = below.x, below.bottom - row - ctx.viewport.pick(40.0, 16.0, 10.0)
        languages = available_languages()
        written = [ctx.width(language.name, "label") for language in languages]
        air = (panel.rect.w - below.x - sum(written)) / (2 * len(languages)) - 2
        side = max(4.0, min(10.0, air))
        for language, width in zip(languages, written, strict=True):
            chosen = language.code == self.flow.texts.lang
            box = Rect(x - side, y, width + 2 * side, row)
            panel.add(_LanguageLink(box, language.code, language.name, chosen, self.flow, side))
            x = box.right + 4 + side
        version = self.flow.texts("menu-version", version=__version__)
        panel.add(Label(Rect(below.x, y - row, below.w, row), version, "label", "bar_quiet"))

    def _draw_map(self, p: Painter, box: Rect) -> None:
        """Germany, with the lands in the order of the parties' colours where a game waits."""
        lit = {self.waiting.land: PARTIES[self.waiting.party]} if self.waiting and self.waiting.land else None
        side = min(box.w, box.h) * 0.78
        p.germany(box.centred(side, side), lit)  # type: ignore[arg-type]  # keys are land keys, values party colours

    def on_action(self, action: str) -> bool:
        """Enter goes on with the game that waits, or starts one."""
        if action == "confirm":
            if self.waiting is not None:
                self.flow.resume()
            else:
                self.flow.quick_game()
            return True
        if action == "new_game":
            self.flow.open_new_game()
            return True
        return action == "back"


class _LanguageLink(Clickable):
    def __init__(self, rect: Rect, code: str, name: str, chosen: bool, flow: Flow, side: float) -> None:
        super().__init__(rect, id=f"menu.lang.{code}", name=name, on_click=lambda: flow.use_language(code))
        self.chosen, self.side = chosen, side

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        p.text(self.name, box, "label", "on_bar" if self.chosen or self.hovered else "bar_quiet", "centre")
        if self.chosen:
            p.hline(self.side, box.h - 5, box.w - 2 * self.side, "on_bar", 2)
