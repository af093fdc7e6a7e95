"""The final scoring: who has won, from what the points came, what decided it, and where to go from here."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from macher.ui.layout import Rect, side_by_side
from macher.ui.paint.fitting import shrunk
from macher.ui.paint.painter import Painter
from macher.ui.scene import Context, Node, Scene
from macher.ui.screens.election import ElectionScreen
from macher.ui.screens.final_bars import SOURCE_NAMES, ScoreRows
from macher.ui.screens.final_course import Course, Winners
from macher.ui.screens.final_decided import Decided
from macher.ui.screens.final_facts import Standings, standings
from macher.ui.screens.final_history import CurveKind, curves
from macher.ui.screens.final_reveal import PAUSE, REVEAL, Reveal
from macher.ui.screens.log_sheet import log_entries, log_sheet
from macher.ui.table.sheets import LogSearch
from macher.ui.widgets import Button, ButtonKind, Clickable, Icon, Label, Panel, Segment, Segments
from macher.words.names import GameNames

if TYPE_CHECKING:
    from macher.ui.game.controller import GameController
    from macher.ui.program import Program

__all__ = ["FinalScreen"]

_PAGES = (
    ("points", "final-tab-points"),
    ("decided", "final-decided"),
    ("course", "final-curves"),
    ("winners", "final-elections"),
)
"""Parts of the screen, which a small window shows one at a time, with their names."""
_BACK = (("game", "final-plots", "chart-line"), ("replay", "final-replay", "play"))
"""Tabs of the screen that looks back on a game, with the names of the buttons that lead there."""


class FinalScreen(Scene):
    """The end of a game. The table stays below it and can be looked at again."""

    name = "final"

    def __init__(self, program: Program, controller: GameController) -> None:
        self.program, self.controller = program, controller
        self.facts: Standings = standings(controller.view, controller.edition)
        self.seed = controller.session.config.seed
        self.assisted = controller.session.assisted
        self.played_on = controller.session.played_on > 0
        self.advice = controller.session.advised
        self.stood_in = controller.session.stood_in
        self.page = "points"
        self.curve: CurveKind = "points"
        self.as_table = False
        """Whether the course is shown as figures instead of lines."""
        self.reveal = Reveal(self.facts.sources)
        self._revealed = False
        self.log_query = ""
        """What is looked for in the log."""

    # -- life ----------------------------------------------------------------------------------------------------------

    def enter(self) -> None:
        """The points are counted once, source by source; the first press shows them all."""
        if self._revealed:
            return
        self._revealed = True
        if self.controller.speed != "instant" and not self.app.motion.reduced:
            self._count(0)

    def _count(self, at: int) -> None:
        self.reveal.at, self.reveal.share = at, 0.0
        self.rebuild()
        if not self.reveal.over:
            # The end of each step starts the next one, so that ending all movement ends the counting.
            self.app.motion.run("final", REVEAL, self._grow, delay=PAUSE, on_done=lambda: self._count(at + 1))

    def _grow(self, share: float) -> None:
        self.reveal.share = share
        scores = self.stage.find("final.scores")
        if scores is not None:
            scores.invalidate()

    def shown_page(self) -> bool:
        """Before and after the result are two pages."""
        return self.reveal.over

    def end_telling(self, press: str) -> bool:
        """A click, Enter, Space or Esc only ends the counting, so that nobody misses who has won."""
        if self.reveal.over or press not in ("click", "confirm", "skip", "back"):
            return False
        self.app.motion.finish("final")
        while not self.reveal.over:
            self.app.motion.finish("final")
        return True

    def board(self) -> None:
        """Back to the table, to look at it."""
        self.app.pop()

    def reconstructions(self) -> None:
        """Where the figures come from."""
        self.program.go.rules("figures")

    def open_election(self, number: int) -> None:
        """Shows an election again."""
        self.app.push(ElectionScreen(self.program, self.controller, number))

    def _looking_back(self, tab: str) -> Callable[[], None]:
        return lambda: self.program.go.replay(self.controller.session, tab)

    def open_log(self) -> None:
        """Everything that happened."""
        # If several people read it together, it tells only what all of them know.
        log = self.controller.session.events_for(-1) if self.controller.shared_screen else self.controller.log
        entries = log_entries(self.names(), log)

        def build(ctx: Context) -> Node:
            text = self.program.texts("final-close")
            size = Button.natural(ctx, text, True)
            close = Button(
                Rect(0, 0, *size),
                text,
                id="log.close",
                kind="primary",
                icon="x",
                on_click=lambda: self.close_dialog("log"),
                data="default",
            )
            search = LogSearch(self.log_query, self.look_in_log)
            return log_sheet(ctx, self.program.texts, entries, self._parties(), close, search)

        self.log_query = ""
        self.open_dialog(build, id="log")

    def search_log(self) -> None:
        """Opens the log with its search line."""
        self.open_log()
        self.stage.focus_id("log.search")

    def look_in_log(self, query: str) -> None:
        """Shows the lines of the log that hold these words."""
        self.log_query = query
        self.rebuild()

    def on_action(self, action: str) -> bool:
        """Back and confirming show the board; the others do what they do at the table."""
        calls: dict[str, Callable[[], None]] = {
            "confirm": self.board,
            "back": self.board,
            "log": self.open_log,
            "search": self.search_log,
            "new_game": self.program.go.new_game,
            "rules": lambda: self.program.go.rules("final"),
        }
        if action not in calls:
            return False
        calls[action]()
        return True

    # -- names ---------------------------------------------------------------------------------------------------------

    def names(self) -> GameNames:
        """What things are called in this game."""
        return GameNames(self.program.texts, self.controller.edition, self._parties(), players=self.controller.names)

    def players(self) -> list[str]:
        """Names by seat; a seat without one is called after its party."""
        return [self.names().player(seat) for seat in range(len(self.facts.rows))]

    def _parties(self) -> list[str]:
        return [row.party for row in sorted(self.facts.rows, key=lambda row: row.seat)]

    def title(self) -> str:
        """Who has won; before that is known, what is being counted."""
        if not self.reveal.over:
            source = self.reveal.source
            return self.program.texts("final-counted-elections" if source == "votes" else SOURCE_NAMES[source])
        texts, winners = self.program.texts, self.facts.winners
        points = winners[0].total
        said = [self.players()[row.seat] for row in winners]
        if len(said) > 1:
            return texts("final-title-shared", players=texts.listing(said), points=points)
        return texts("final-title", player=said[0], points=points)

    def margin(self) -> str:
        """By how much; nothing if several win."""
        facts = self.facts
        if facts.lead == 0 or not self.reveal.over:
            return ""
        second = self.players()[facts.rows[1].seat]
        return self.program.texts("final-ahead", points=self.program.texts.number(facts.lead), player=second)

    # -- tree ----------------------------------------------------------------------------------------------------------

    def build(self, ctx: Context) -> Node:
        """Header, the four parts, buttons."""
        root = Node(ctx.rect, id="final")
        pick = ctx.viewport.pick
        area = ctx.viewport.stage.inset(pick(72.0, 24.0, 14.0), 0).trim(bottom=pick(24.0, 14.0, 8.0))
        area = self._header(ctx, root, area)
        foot, area = area.take_bottom(pick(60.0, 42.0, 38.0), pick(20.0, 10.0, 8.0))
        self._buttons(ctx, root, foot)
        if ctx.viewport.layout == "focus":
            self._pages(ctx, root, area)
        else:
            self._all(ctx, root, area)
        return root

    def _all(self, ctx: Context, root: Node, area: Rect) -> None:
        gap = ctx.viewport.pick(20.0, 10.0)
        right = ctx.viewport.pick(576.0, 440.0)
        upper, lower = area.rows((498.0, 286.0), gap)
        if len(self.facts.elections) > 5:
            upper, lower = area.rows((460.0, 330.0), gap)
        above = upper.trim(right=right + gap), upper.take_right(right)[0]
        below = lower.trim(right=right + gap), lower.take_right(right)[0]
        for page, rect in zip(("points", "decided", "course", "winners"), (*above, *below), strict=True):
            root.add(self._part(ctx, page, rect))

    def _pages(self, ctx: Context, root: Node, area: Rect) -> None:
        texts = self.program.texts
        row, area = area.take_top(36, 8)
        segments = [Segment(page, texts(name)) for page, name in _PAGES]
        root.add(Segments(row, segments, self.page, self._turn, ctx=ctx, id="final.page", name=texts("final-total")))
        root.add(self._part(ctx, self.page, area))

    def _turn(self, page: str) -> None:
        self.page = page
        self.rebuild()

    def _show_curve(self, curve: CurveKind) -> None:
        self.curve = curve
        self.rebuild()

    def _switch_table(self) -> None:
        self.as_table = not self.as_table
        self.rebuild()

    def _part(self, ctx: Context, page: str, rect: Rect) -> Node:
        texts, facts = self.program.texts, self.facts
        if page == "points":
            return ScoreRows(ctx, rect, texts, facts, self.players(), self.reveal)
        if not self.reveal.over:  # the points come first, then what follows from them
            return Panel(rect)
        if page == "decided":
            return Decided(ctx, rect, texts, facts)
        if page == "course":
            log = self.controller.session.events  # the game is over: nobody's figures are secret any more
            found = curves(texts, facts, self.controller.view, log)[self.curve]
            return Course(
                ctx, rect, texts, facts, self.players(), found, self.as_table, self._show_curve, self._switch_table
            )
        return Winners(ctx, rect, texts, facts, self._parties(), self.open_election)

    def _header(self, ctx: Context, root: Node, area: Rect) -> Rect:
        texts, pick = self.program.texts, ctx.viewport.pick
        top, caption, head = pick(40.0, 10.0, 4.0), pick(30.0, 20.0, 18.0), pick(76.0, 46.0, 38.0)
        side, gap = pick(24.0, 17.0, 16.0), 4.0
        line, rest = area.trim(top=top).take_top(caption, gap)  # the gap leaves room for accents on capitals
        place = texts("final-place", elections=len(self.facts.elections))
        if ctx.viewport.layout == "focus" and self.margin():
            place += " · " + self.margin()
        quiet = self._quiet(ctx, root, line)
        root.add(
            Icon(Rect(line.x, line.cy - side / 2, side, side), "vote", "muted"),
            Label(line.trim(left=side + 12, right=quiet + 16), place, "strong", "muted"),
        )
        bar = rest.take_top(head)[0]
        margin = self.margin() if ctx.viewport.layout != "focus" else ""
        free = bar.w - (ctx.width(margin, "title") + 24 if margin else 0)
        style = ctx.type.style("headline")
        style = shrunk(ctx.width, self.title(), style, free, 22, 2)
        root.add(Label(bar._replace(w=free), self.title(), style))
        if margin:
            kind = pick("name", "strong", "strong")
            root.add(Label(bar.trim(left=free, top=bar.h * 0.35), margin, kind, "ink_soft", "right"))
        return area.trim(top=top + caption + gap + head + pick(24.0, 8.0, 4.0))

    def _quiet(self, ctx: Context, root: Node, line: Rect) -> float:
        """Seed, assistance, and whether figures are reconstructions, at the right; gives the width used."""
        texts = self.program.texts
        said = texts("final-seed", seed=str(self.seed))
        if self.assisted:
            said += " · " + texts("final-assisted")
        if self.played_on:
            said += " · " + texts("replay-marked")
        if self.stood_in:
            said += " · " + texts("final-stood-in", count=self.stood_in)
        if self.advice:
            said += " · " + texts("final-advice", count=self.advice)
        x = line.right
        if self.facts.reconstructed:
            text = texts("final-reconstructed")
            width = ctx.width(text, "label") + 4
            x -= width
            link = Rect(x, line.cy - 13, width, 26)
            root.add(_Link(link, text, self.reconstructions, texts("final-reconstructed-tip")))
            said += " ·"
            x -= 6
        width = ctx.width(said, "label") + 2
        root.add(Label(Rect(x - width, line.y, width, line.h), said, "label", "muted"))
        return line.right - x + width

    def _buttons(self, ctx: Context, root: Node, foot: Rect) -> None:
        texts, program = self.program.texts, self.program
        left = [
            ("rematch", "final-rematch", "repeat", program.go.rematch),
            ("new", "final-new", "plus", program.go.new_game),
        ]
        if program.tournaments.table >= 0:
            left = [("tournament", "tournament-back", "medal", program.tournaments.show)]
        right = [
            ("board", "final-board", "layout-grid", self.board),
            ("log", "final-log", "scroll-text", self.open_log),
            *[(tab, name, icon, self._looking_back(tab)) for tab, name, icon in _BACK],
            ("menu", "final-menu", "house", program.go.menu),
        ]
        gap = ctx.viewport.pick(14.0, 8.0, 6.0)
        forms = {key: [texts(name)] for key, name, _, _ in (*left, *right)}
        wanted = sum(Button.natural(ctx, form[0], True)[0] for form in forms.values()) + gap * 6
        if "rematch" in forms:
            forms["rematch"].append(texts("final-rematch-short"))
            forms["rematch"] = forms["rematch"][1:] if wanted > foot.w else forms["rematch"]
        for key, *_ in reversed(right):  # without room for all words, the last ones show only their signs
            if sum(Button.natural(ctx, form[0], True)[0] for form in forms.values()) + gap * len(forms) <= foot.w:
                break
            forms[key] = [""]
        for group, align in ((left, "left"), (right, "right")):
            sizes = [(Button.natural(ctx, forms[key][0], True)[0], foot.h) for key, *_ in group]
            boxes = side_by_side(foot, sizes, gap, align)  # type: ignore[arg-type]  # literals above
            for (key, name, icon, call), box in zip(group, boxes, strict=True):
                kind: ButtonKind = "primary" if key == left[0][0] else "raised"
                tip = texts(name) if key == "rematch" or not forms[key][0] else ""
                root.add(
                    Button(
                        box,
                        forms[key],
                        id=f"final.{key}",
                        icon=icon,
                        on_click=call,
                        kind=kind,
                        name=texts(name),
                        tooltip=tip,
                    )
                )


class _Link(Clickable):
    """A quiet line that leads to a page."""

    def __init__(self, rect: Rect, text: str, call: Callable[[], None], tip: str) -> None:
        super().__init__(rect, id="final.reconstructed", name=text, on_click=call, tooltip=tip)

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        ink = "action_text" if self.hovered else "muted"
        p.text(self.name, box, "label", ink)
        p.hline(0, box.cy + p.style("label").size * 0.62, box.w - 4, ink, 1)
