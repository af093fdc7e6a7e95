"""The main menu."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from macher import __version__
from macher.editions.registry import editions
from macher.editions.shipped import words_of_edition
from macher.i18n import available_languages, names
from macher.i18n.vocabulary import Vocabulary
from macher.rules.cards import PARTIES
from macher.ui.kit.parts import part, row
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.scene import Context, Node, Scene
from macher.ui.screens.barrier import safely
from macher.ui.widgets import Clickable, Drawing
from macher.ui.widgets.column import Entry, column_width, dark_column

if TYPE_CHECKING:
    from macher.ui.game.games import WaitingGame
    from macher.ui.program import Program

__all__ = ["MenuScreen"]


class MenuScreen(Scene):
    """Continue first, then the other ways into a game."""

    name = "menu"

    def __init__(self, program: Program) -> None:
        self.program = program
        self.waiting = program.games.summary()

    def build(self, ctx: Context) -> Node:
        """The dark column with the entries, and the map of the lands on the paper beside it."""
        root = Node(ctx.rect)
        low = ctx.viewport.layout == "focus"
        foot = 2 * ctx.step("line") + ctx.step("wide")
        panel, below = dark_column(ctx, self._entries(ctx), small=low, foot=foot)
        self._add_languages(ctx, panel, below)
        paper = ctx.rect.trim(left=column_width(ctx))
        root.add(panel, Drawing(paper, self._draw_map))
        return root

    def _entries(self, ctx: Context) -> list[Entry]:
        texts, program = self.program.texts, self.program
        entries = []
        if self.waiting is not None:
            detail = [texts("menu-continue-setup")]
            if self.waiting.round:
                detail = safely(partial(self._place, self.waiting), [texts("saves-broken")])
            if self.waiting.edition in editions()[1:]:  # the usual one needs no word
                played = texts(f"newgame-edition-{self.waiting.edition}")
                detail = [*(f"{played} · {each}" for each in detail), *detail]
            entries.append(Entry("menu.continue", texts("menu-continue"), program.go.resume, detail, tooltip=detail[0]))
        quick = texts("menu-quick-detail") if ctx.wide else ""
        entries += [
            Entry("menu.quick", texts("menu-quick"), program.go.quick_game, quick, tooltip=texts("menu-quick-detail")),
            Entry("menu.new", texts("menu-new"), program.go.new_game),
            Entry("menu.tournament", texts("menu-tournament"), program.go.tournament),
            self._learn(),
            Entry("menu.load", texts("menu-load"), program.go.saves, apart=True),
            Entry("menu.replays", texts("menu-replays"), program.go.replays),
            Entry("menu.statistics", texts("menu-statistics"), program.go.statistics),
            Entry("menu.settings", texts("menu-settings"), program.go.settings, apart=True),
            Entry("menu.rules", texts("menu-rules"), program.go.rules),
            Entry("menu.quit", texts("menu-quit"), program.go.quit),
        ]
        return entries

    def _learn(self) -> Entry:
        """The entry for the lessons; a second text points to them until one is finished or they are refused."""
        texts, progress = self.program.texts, self.program.teaching.progress
        if not progress.offered:
            return Entry("menu.learn", texts("menu-learn"), self.program.go.learn)

        def refuse() -> None:
            progress.refuse()
            self.rebuild()

        offer = [texts("menu-learn-offer"), texts("menu-learn-offer-short")]
        return Entry(
            "menu.learn",
            texts("menu-learn"),
            self.program.go.learn,
            offer,
            tooltip=offer[0],
            dismiss=(texts("menu-learn-refuse"), refuse),
        )

    def _place(self, waiting: WaitingGame) -> list[str]:
        """How far the waiting game is, and shorter: its round, phase and player, else the state that votes."""
        texts = self.program.texts
        place = texts("saves-round", round=waiting.round)
        known = waiting.edition in editions()
        words = texts.in_words(Vocabulary(words_of_edition(waiting.edition))) if known else texts
        if not words.has(f"phase-{waiting.phase}-short"):
            lands = [names.land(texts, waiting.land), names.land_code(texts, waiting.land)] if waiting.land else []
            return [*(texts("menu-continue-detail", round=waiting.round, land=land) for land in lands), place]
        phase = names.phase_short(words, waiting.phase)
        whole = [place, phase, waiting.player] if waiting.player else [place, phase]
        return [" · ".join(part) for part in (whole, [place, phase], [place])]

    def _add_languages(self, ctx: Context, panel: Node, below: Rect) -> None:
        """Each language under its own name; no flags.  Above them the version."""
        line = ctx.step("line")
        lower, rest = below.trim(bottom=ctx.step("wide")).take_bottom(line)
        languages = available_languages(added=False)
        written = [ctx.width(language.name, "label") for language in languages]
        air = (panel.rect.w - below.x - sum(written)) / (2 * len(languages)) - 2
        side = max(4.0, min(10.0, air))
        links = [
            part(
                partial(
                    _LanguageLink,
                    code=language.code,
                    name=language.name,
                    chosen=language.code == self.program.texts.lang,
                    program=self.program,
                    side=side,
                ),
                width=width + 2 * side,
            )
            for language, width in zip(languages, written, strict=True)
        ]
        row(*links, gap=4).place(panel, lower.inset(-side, 0))
        version = self.program.texts("menu-version", version=__version__)
        whole = f"{version} · {self.program.texts('settings-about')}"
        said = whole if ctx.width(whole, "label") <= below.w else version
        box, _ = rest.take_bottom(line)
        about = box._replace(w=ctx.width(said, "label") + 2)
        panel.add(_AboutLink(about, said, whole, lambda: self.program.go.settings("about")))

    def _draw_map(self, p: Painter, box: Rect) -> None:
        """The map of Germany; if a game waits, its land has the colour of its party."""
        lit = {self.waiting.land: PARTIES[self.waiting.party]} if self.waiting and self.waiting.land else None
        side = min(box.w, box.h) * 0.78
        p.germany(box.centred(side, side), lit)  # type: ignore[arg-type]  # keys are land keys, values party colours

    def on_action(self, action: str) -> bool:
        """Enter goes on with the game that waits, or starts one."""
        if action == "confirm":
            if self.waiting is not None:
                self.program.go.resume()
            else:
                self.program.go.quick_game()
            return True
        if action == "new_game":
            self.program.go.new_game()
            return True
        return action == "back"


class _AboutLink(Clickable):
    """The version; a click leads to the page about the game."""

    def __init__(self, rect: Rect, said: str, name: str, call: Callable[[], None]) -> None:
        super().__init__(rect, id="menu.about", name=name, on_click=call)
        self.said = said

    def draw(self, p: Painter) -> None:
        p.text(self.said, self.rect.local(), "label", "on_bar" if self.hovered else "bar_quiet")


class _LanguageLink(Clickable):
    def __init__(self, rect: Rect, code: str, name: str, chosen: bool, program: Program, side: float) -> None:
        super().__init__(rect, id=f"menu.lang.{code}", name=name, on_click=lambda: program.prefer.language(code))
        self.chosen, self.side = chosen, side

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        p.text(self.name, box, "label", "on_bar" if self.chosen or self.hovered else "bar_quiet", "centre")
        if self.chosen:
            p.hline(self.side, box.h - 5, box.w - 2 * self.side, "on_bar", 2)
