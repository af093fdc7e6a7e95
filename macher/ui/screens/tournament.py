"""A tournament: its tables, the standings after the preliminary round, and the final."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from macher.i18n import Texts
from macher.ui.game.vocabulary import words_of
from macher.ui.layout import Rect
from macher.ui.layout.side_by_side import side_by_side
from macher.ui.scene import Context, Node, Scene
from macher.ui.screens.tournament_standings import reason_forms, standings_table
from macher.ui.screens.tournament_tables import TableCard, card_height
from macher.ui.widgets import Banner, Button, Icon, Label, Panel, Paragraph, ScrollView, Segment, Segments

if TYPE_CHECKING:
    from macher.session.tournament_desk import TournamentDesk
    from macher.ui.program import Program

__all__ = ["TournamentScreen"]

_PAGES: Final = ("tables", "standings", "final")


class TournamentScreen(Scene):
    """Shows where the tournament stands; tables of AI seats are played meanwhile, also while people play."""

    name = "tournament"

    def __init__(self, program: Program, desk: TournamentDesk) -> None:
        self.program, self.desk = program, desk
        self.page = self._usual_page()
        self._stage = self._stand()

    @property
    def texts(self) -> Texts:
        """Texts in the words of the edition that is played."""
        return self.program.texts.in_words(words_of(self.desk.edition))

    def _usual_page(self) -> str:
        tournament = self.desk.tournament
        if tournament.final is not None:
            return "final"
        return "standings" if tournament.round_over else "tables"

    def _stand(self) -> tuple[bool, bool, bool]:
        tournament = self.desk.tournament
        return tournament.round_over, tournament.final is not None, tournament.over

    # -- life ----------------------------------------------------------------------------------------------------------

    def enter(self) -> None:
        """Starts the tables of AI seats at once; closes a final scoring that was looked at."""
        self.program.leave_game()
        if not self.desk.problem:
            self.desk.simulate()
        self._follow()

    def tick(self, now: float) -> None:
        """Takes in what has happened at the tables of AI seats."""
        if self.desk.poll():
            self._follow()

    def _follow(self) -> None:
        """Draws anew, and turns to the page with the newest result."""
        before, self._stage = self._stage, self._stand()
        if self._stage != before:
            self.page = self._usual_page()
        self.rebuild()

    # -- what can be done ----------------------------------------------------------------------------------------------

    def play(self, number: int) -> None:
        """Begins or goes on with the game of a table."""
        self.program.tournaments.play(number)

    def look(self, number: int) -> None:
        """The final scoring of a table that is over."""
        self.program.tournaments.look(number)

    def set_absent(self, player: int, absent: bool) -> None:
        """Notes who cannot come to the final."""
        reason = self.desk.set_absent(player, absent)
        if reason:
            self.stage.toast(self.texts(reason), "warn")
        self.rebuild()

    def begin_final(self) -> None:
        """Draws the final; without people it is played at once."""
        self.desk.begin_final()
        self.desk.simulate()
        self._follow()

    def retry(self) -> None:
        """Tries again to write what could not be written, and goes on."""
        if self.desk.write():
            self.desk.simulate()
        self.rebuild()

    def _next(self) -> tuple[str, str, str, Callable[[], None], str]:
        """What comes next, as a button: id, text, icon, call, and why it is not possible yet."""
        texts, tournament, table = self.texts, self.desk.tournament, self.desk.next_table
        if tournament.over:
            return "new", texts("tournament-new"), "plus", self.program.tournaments.set_up, ""
        if table >= 0:
            key = "tournament-resume" if self.desk.status(table) == "playing" else "tournament-play"
            final = table == len(tournament.tables)
            where = texts("tournament-tab-final") if final else texts("tournament-table", table=table + 1)
            return "play", f"{texts(key)} · {where}", "play", lambda: self.play(table), ""
        early = "" if tournament.round_over else texts("tournament-final-early")
        if tournament.final is not None:
            early = texts("tournament-final-ai")
        return "final", texts("tournament-final-begin"), "dices", self.begin_final, early

    def on_action(self, action: str) -> bool:
        """Enter does what comes next, Esc leads to the menu, F1 opens the rules."""
        if action == "confirm":
            *_, call, reason = self._next()
            if not reason:
                call()
            return not reason
        if action == "back":
            self.program.go.menu()
        elif action == "rules":
            self.program.go.rules()
        else:
            return False
        return True

    # -- tree ----------------------------------------------------------------------------------------------------------

    def build(self, ctx: Context) -> Node:
        """Header, pages, buttons."""
        root = Node(ctx.rect, id="tournament")
        pick = ctx.viewport.pick
        area = ctx.viewport.stage.inset(pick(72.0, 24.0, 14.0), 0).trim(bottom=pick(24.0, 14.0, 8.0))
        area = self._header(ctx, root, area)
        foot, area = area.take_bottom(pick(60.0, 42.0, 38.0), pick(20.0, 10.0, 8.0))
        self._buttons(ctx, root, foot)
        if self.desk.problem:
            banner, area = area.take_top(pick(56.0, 44.0, 42.0), pick(14.0, 8.0, 6.0))
            self._trouble(ctx, root, banner)
        if self.page == "tables" or not self.desk.tournament.round_over:
            self._tables(ctx, root, area)
        elif self.page == "standings":
            root.add(standings_table(ctx, area, self.texts, self.desk.tournament, self.set_absent))
        else:
            self._final(ctx, root, area)
        return root

    def title(self) -> str:
        """Where the tournament stands, in one line."""
        texts, tournament = self.texts, self.desk.tournament
        if tournament.over:
            winner = tournament.plan.players[tournament.places()[0].player].name
            return texts("tournament-stage-over", player=winner)
        if tournament.final is not None:
            return texts("tournament-stage-final")
        if tournament.round_over:
            return texts("tournament-stage-known")
        done = sum(board.over for board in tournament.tables)
        return texts("tournament-stage-round", done=done, tables=len(tournament.tables))

    def _header(self, ctx: Context, root: Node, area: Rect) -> Rect:
        texts, pick, plan = self.texts, ctx.viewport.pick, self.desk.tournament.plan
        line, area = area.trim(top=pick(44.0, 14.0, 6.0)).take_top(pick(30.0, 20.0, 18.0))
        side = pick(24.0, 17.0, 16.0)
        where = " · ".join(
            (
                texts("tournament-title"),
                texts(f"newgame-edition-{plan.edition}"),
                texts(f"newgame-length-{plan.elections}"),
                texts("tournament-entry", n=len(plan.players)),
            )
        )
        seed = texts("final-seed", seed=str(plan.seed))
        width = ctx.width(seed, "label") + 2
        root.add(
            Icon(Rect(line.x, line.cy - side / 2, side, side), "medal", "muted"),
            Label(line.trim(left=side + 12, right=width + 12), where, "strong", "muted"),
            Label(line.take_right(width)[0], seed, "label", "muted"),
        )
        head, area = area.take_top(pick(76.0, 46.0, 40.0), pick(14.0, 6.0, 4.0))
        tabs, area = area.take_top(pick(50.0, 36.0, 34.0), pick(18.0, 10.0, 8.0))
        style = ctx.type.style("headline")
        while ctx.width(self.title(), style) > head.w and style.size > 20:
            style = style.sized(style.size - 2)
        root.add(Label(head, self.title(), style, id="tournament.title"))
        early = (
            {}
            if self.desk.tournament.round_over
            else {
                "standings": texts("tournament-standings-early"),
                "final": f"{texts('tournament-final-early')}\n{texts('tournament-final-note')}",
            }
        )
        segments = [Segment(page, texts(f"tournament-tab-{page}"), reason=early.get(page, "")) for page in _PAGES]
        root.add(
            Segments(
                tabs, segments, self.page, self._turn, ctx=ctx, id="tournament.page", name=texts("tournament-title")
            )
        )
        return area

    def _turn(self, page: str) -> None:
        self.page = page
        self.rebuild()

    def _trouble(self, ctx: Context, root: Node, box: Rect) -> None:
        texts = self.texts
        text = texts("tournament-retry")
        width, _ = Button.natural(ctx, text, True)
        button, banner = box.take_right(width, 10)
        root.add(
            Banner(banner, texts("tournament-not-written", detail=self.desk.problem), "warn", id="tournament.problem"),
            Button(button, text, icon="repeat", on_click=self.retry, id="tournament.retry"),
        )

    def _tables(self, ctx: Context, root: Node, area: Rect) -> None:
        number = len(self.desk.tournament.tables)
        columns = min(ctx.viewport.pick(3, 3, 2), max(2, number))
        gap = ctx.viewport.pick(20.0, 12.0, 10.0)
        height = min(card_height(ctx), (area.h - gap) / 2)  # every window shows two rows of cards at once
        lines = -(-number // columns)
        view = ScrollView(
            area, content=lines * (height + gap) - gap, id="tables", name=self.texts("tournament-tab-tables")
        )
        cells = view.inner.columns(columns, gap)
        for at in range(number):
            cell = cells[at % columns]
            box = Rect(cell.x, at // columns * (height + gap), cell.w, height)
            view.add(self._card(ctx, box, at))
        root.add(view)

    def _card(self, ctx: Context, box: Rect, number: int) -> TableCard:
        return TableCard(ctx, box, self.texts, self.desk, number, self.play, self.look)

    def _final(self, ctx: Context, root: Node, area: Rect) -> None:
        tournament = self.desk.tournament
        width = min(area.w, ctx.viewport.pick(820.0, 620.0, 600.0))
        if tournament.final is not None:
            box = Rect(area.x, area.y, width, min(card_height(ctx), area.h))
            root.add(self._card(ctx, box, len(tournament.tables)))
            self._add_ways(ctx, root, area.trim(left=width + ctx.viewport.pick(28.0, 16.0, 14.0)))
            return
        note = self.texts("tournament-final-note")
        height = ctx.height(note, "text", width)
        root.add(Paragraph(Rect(area.x, area.y, width, height), note, "text", "ink_soft"))
        line, row = ctx.viewport.pick(20.0, 12.0, 10.0), ctx.viewport.pick(36.0, 28.0, 26.0)
        for at, player in enumerate(tournament.finalists()):
            box = Rect(area.x, area.y + height + line + at * row, width, row)
            root.add(Label(box, f"{at + 1}.  {tournament.plan.players[player].name}", "name"))

    def _add_ways(self, ctx: Context, root: Node, area: Rect) -> None:
        """How the finalists have qualified, where there is room for it."""
        texts, tournament = self.texts, self.desk.tournament
        final = tournament.final
        if final is None or area.w < 250:
            return
        row = ctx.viewport.pick(58.0, 44.0, 42.0)
        found = [one for one in tournament.qualification() if one.standing.player in final.seats.players]
        panel = Panel(area._replace(h=row * (len(found) + 1) + row * 0.25), edge="hairline")
        head, rest = panel.rect.local().inset(ctx.viewport.pick(20.0, 12.0, 10.0), 0).take_top(row)
        panel.add(Label(head, texts("tournament-why"), "land"))
        for one, box in zip(found, rest.trim(bottom=row * 0.25).rows(len(found)), strict=True):
            upper, lower = box.take_top(box.h / 2)
            panel.add(
                Label(upper, tournament.plan.players[one.standing.player].name, "strong"),
                Label(lower, reason_forms(ctx, texts, one, lower.w, "body"), "body", "muted"),
            )
        root.add(panel)

    def _buttons(self, ctx: Context, root: Node, foot: Rect) -> None:
        id, text, icon, call, reason = self._next()
        left = foot._replace(w=0.0)
        if not reason or self.desk.tournament.final is None:
            left = foot._replace(w=Button.natural(ctx, text, True)[0])
            root.add(Button(left, text, icon=icon, kind="primary", on_click=call, id=f"tournament.{id}", reason=reason))
        right = [("menu", self.texts("final-menu"), "house", self.program.go.menu)]
        if id != "new":
            right.insert(0, ("new", self.texts("tournament-new"), "plus", self.program.tournaments.set_up))
        sizes = [(Button.natural(ctx, each[1], True)[0], foot.h) for each in right]
        gap = ctx.viewport.pick(14.0, 8.0, 6.0)
        places = side_by_side(foot, sizes, gap, "right")
        if reason:
            start = left.right + gap if left.w else foot.x
            room = foot._replace(x=start, w=min(box.x for box in places) - gap - start)
            root.add(Paragraph(room, reason, "body", "ink_soft", valign="middle", id="tournament.why"))
        for (key, said, sign, deed), box in zip(right, places, strict=True):
            root.add(Button(box, said, icon=sign, kind="raised", on_click=deed, id=f"tournament.{key}"))
