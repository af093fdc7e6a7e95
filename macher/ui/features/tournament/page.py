"""A tournament: its tables, the standings after the preliminary round, the final, and the winner's poster."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

from macher.i18n import Texts, names
from macher.rules.cards import PARTIES
from macher.session.tournament_desk import TournamentDesk
from macher.ui.features.ending.door import ROW_HEIGHTS, PosterScreen, PosterSide, PosterTelling, PosterUse, PosterWords
from macher.ui.features.tournament.tables import TableCard, card_height, reason_forms, standings_table, why
from macher.ui.features.tournament.tournaments import Tournaments
from macher.ui.game.vocabulary import words_of
from macher.ui.kit.button_row import RowButton
from macher.ui.kit.layers import no_taller, tall, wide
from macher.ui.kit.page import Kit, Page
from macher.ui.kit.parts import Part, at_most, column, grid, inset, part, row, spacer, spring
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.program import Program
from macher.ui.scene import Node
from macher.ui.widgets import Banner, Segment
from macher.ui.widgets.notes import PartyTag

if TYPE_CHECKING:
    from macher.session.tournament import Standing
    from macher.session.tournament_progress import Tournament

_PAGES: Final = ("tables", "standings", "final")


class TournamentScreen(Page):
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
            if self.desk.tournament.over:
                self.hang()
        self.rebuild()

    # -- what can be done ----------------------------------------------------------------------------------------------

    def hang(self) -> None:
        """The winner's poster, over this page."""
        texts, app = self.texts, self.program.app
        buttons = [
            RowButton("poster.tournament", texts("poster-cup-tables"), app.pop, "medal"),
            RowButton("poster.new", texts("tournament-new"), self.program.go.new_tournament, "plus"),
            RowButton("poster.menu", texts("final-menu"), self.program.go.menu, "house"),
        ]
        app.push(PosterScreen(tournament_use(texts, self.desk.tournament, buttons)))

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
        if self.desk.retry():
            self.desk.simulate()
        self.rebuild()

    def _next(self) -> tuple[str, str, str, Callable[[], None], str]:
        """What comes next, as a button: id, text, icon, call, and why it is not possible yet."""
        texts, tournament, table = self.texts, self.desk.tournament, self.desk.next_table
        if tournament.over:
            return "new", texts("tournament-new"), "plus", self.program.go.new_tournament, ""
        if table >= 0:
            key = "tournament-resume" if self.desk.status(table) == "playing" else "tournament-play"
            final = table == len(tournament.tables)
            where = texts("tournament-tab-final") if final else texts("tournament-table", table=table + 1)
            return "play", f"{texts(key)} · {where}", "play", partial(self.program[Tournaments].play, table), ""
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

    def compose(self, k: Kit) -> Part:
        """Header, pages, buttons."""
        page = column(
            self._about(k),
            k.headline(self.title(), id="tournament.title"),
            self._tabs(k),
            self._trouble(k) if self.desk.problem else None,
            self._body(k),
            spring(),
            self._foot(k),
            gap=k.step("gap"),
        )
        return inset(page, k.ctx.viewport.stage.x + k.step("margin"), k.step("wide"))

    def _body(self, kit: Kit) -> Part:
        """The page that is open."""
        if self.page == "tables" or not self.desk.tournament.round_over:
            return self._tables(kit)
        if self.page == "standings":
            return standings_table(kit, self.texts, self.desk.tournament, self.set_absent)
        return self._final(kit)

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

    def _about(self, kit: Kit) -> Part:
        """What is played, and the seed."""
        texts, plan = self.texts, self.desk.tournament.plan
        said = (
            texts("tournament-title"),
            texts(f"newgame-edition-{plan.edition}"),
            texts(f"newgame-length-{plan.elections}"),
            texts("tournament-entry", n=len(plan.players)),
        )
        seed = kit.words(texts("final-seed", seed=str(plan.seed)), "label", "muted", natural=True)
        where = kit.words(" · ".join(said), "strong", "muted")
        return row(kit.icon("medal"), where, seed, gap=kit.step("gap"))

    def _tabs(self, kit: Kit) -> Part:
        texts, early = self.texts, {}
        if not self.desk.tournament.round_over:
            early = {
                "standings": texts("tournament-standings-early"),
                "final": f"{texts('tournament-final-early')}\n{texts('tournament-final-note')}",
            }
        tabs = [Segment(page, texts(f"tournament-tab-{page}"), reason=early.get(page, "")) for page in _PAGES]
        return kit.segments(tabs, self.page, self._turn, id="tournament.page", name=texts("tournament-title"))

    def _turn(self, page: str) -> None:
        self.page = page
        self.rebuild()

    def _trouble(self, kit: Kit) -> Part:
        texts = self.texts
        said = texts("tournament-not-written", detail=self.desk.problem)
        banner = part(lambda box: Banner(box, said, "warn", id="tournament.problem"))
        return row(
            banner, kit.button(texts("tournament-retry"), self.retry, id="tournament.retry", icon="repeat"), gap=10
        )

    def _tables(self, kit: Kit) -> Part:
        """A card for each table; every window shows two rows of cards at once."""
        number, gap = len(self.desk.tournament.tables), kit.step("space")
        columns = min(2 if kit.ctx.viewport.layout == "focus" else 3, max(2, number))

        def place(page: Node, box: Rect) -> None:
            height = math.floor(min(card_height(kit), (box.h - gap) / 2))
            cards = [tall(self._card(kit, at), height) for at in range(number)]
            lines = [grid(cards[at : at + columns], columns, gap) for at in range(0, number, columns)]
            view = kit.rows(lines, id="tables", name=self.texts("tournament-tab-tables"), gap=gap)
            view.place(page, box)

        return Part(place)

    def _card(self, kit: Kit, number: int) -> Part:
        go = self.program[Tournaments]
        return TableCard(self.texts, self.desk, number, go.play, go.look).part(kit)

    def _final(self, kit: Kit) -> Part:
        """The table of the final; before it is drawn, who will sit there."""
        tournament = self.desk.tournament
        if tournament.final is not None:
            card = no_taller(self._card(kit, len(tournament.tables)), card_height(kit))
            return row(column(card), column(self._ways(kit)), gap=kit.step("wide"))
        listed = [
            kit.words(f"{at}.  {tournament.plan.players[player].name}", "name", height=kit.step("caption", 1.3))
            for at, player in enumerate(tournament.finalists(), 1)
        ]
        note = kit.paragraph(self.texts("tournament-final-note"), "text", "ink_soft")
        return at_most(column(note, spacer(kit.step("space")), *listed, spring()), kit.step("field", 2))

    def _ways(self, kit: Kit) -> Part:
        """How the finalists have qualified."""
        texts, tournament = self.texts, self.desk.tournament
        assert tournament.final is not None
        shown = [kit.words(texts("tournament-why"), "land", height=kit.step("line"))]
        for one in tournament.qualification():
            if one.standing.player in tournament.final.seats.players:
                shown.append(kit.words(tournament.plan.players[one.standing.player].name, "strong"))
                shown.append(kit.words(reason_forms(why(texts, one)), "body", "muted"))
                shown.append(spacer(kit.step("tight")))
        return kit.panel(column(*shown), kit.step("space"), kit.step("tight"), edge="hairline")

    def _foot(self, kit: Kit) -> Part:
        """What comes next, or why it cannot yet, and the ways out."""
        id, text, icon, call, reason = self._next()
        done = reason and self.desk.tournament.final is not None
        following = RowButton(f"tournament.{id}", text, call, icon, "primary", reason=reason)
        new = RowButton("tournament.new", self.texts("tournament-new"), self.program.go.new_tournament, "plus")
        why_not = kit.paragraph(reason, "body", "ink_soft", "middle", id="tournament.why") if reason else None
        return row(
            None if done else kit.buttons(following),
            part(lambda box: None) if why_not is None else replace(why_not, height=None),
            kit.buttons(
                RowButton("tournament.poster", self.texts("poster-cup-show"), self.hang, "trophy")
                if self.desk.tournament.over
                else None,
                None if id == "new" else new,
                RowButton("tournament.menu", self.texts("final-menu"), self.program.go.menu, "house"),
                align="right",
            ),
            gap=kit.step("gap"),
        )


# -- the poster --------------------------------------------------------------------------------------------------------


def tournament_use(
    texts: Texts, tournament: Tournament, buttons: Sequence[RowButton]
) -> Callable[[Kit, PosterTelling], PosterUse]:
    """The poster of a tournament that is over."""
    places = tournament.places()
    best = max(place.points for place in places)
    winners = [place for place in places if place.rank == 1 and place.points == best] or places[:1]

    def party(place: Standing) -> str:
        assert tournament.final is not None
        seats = tournament.final.seats
        return PARTIES[seats.parties[seats.players.index(place.player)]]

    def name(place: Standing) -> str:
        return tournament.plan.players[place.player].name

    word = texts("poster-points", points=best)

    second = next((place for place in places if place not in winners), places[-1])
    lead = best - second.points
    margin = texts("poster-margin", points=lead, player=name(second)) if len(winners) == 1 else ""
    head = texts.pair(texts("tournament-title"), texts("tournament-entry", n=len(tournament.plan.players)))
    words = PosterWords(
        tuple(PosterSide.of(texts, party(place), name(place), place.points, word) for place in winners),
        head,
        texts("poster-cup-won" if len(winners) == 1 else "poster-shared"),
        margin,
        word,
        texts(_headline(tournament, winners, lead)),
        texts(
            "poster-reason-against",
            what=texts("tournament-tab-final"),
            points=texts.number(best),
            other=texts.number(second.points),
        ),
    )

    def make(kit: Kit, telling: PosterTelling) -> PosterUse:
        high = ROW_HEIGHTS[kit.ctx.viewport.layout]
        lines = [
            tall(_finalist(kit, texts, each, party(each), name(each), each.points / max(1, best), telling), high)
            for each in places
        ]
        figures = kit.zone(column(*lines), id="poster.figures", name=texts("tournament-tab-final"))
        return PosterUse(words, figures, high * len(places), buttons)

    return make


def _headline(tournament: Tournament, winners: Sequence[Standing], lead: int) -> str:
    """The first sentence that the results bear out."""
    winner = winners[0].player
    ranks = [one.standing.rank for one in tournament.qualification() if one.standing.player == winner]
    if len(winners) > 1:
        return "poster-tie-two" if len(winners) == 2 else "poster-tie-many"
    if ranks and ranks[0] == 1:
        return "poster-cup-clean"
    if lead == 1:
        return "poster-by-one"
    if tournament.finalists()[-1:] == [winner]:
        return "poster-cup-last"
    return "poster-cup-final"


def _finalist(
    k: Kit, texts: Texts, place: Standing, party: str, name: str, share_of_best: float, telling: PosterTelling
) -> Part:
    """Place, party, name, bar and points of the final."""
    short = names.party_short(texts, party)
    said = texts("poster-row", place=place.rank, party=short, player=name, points=place.points)
    sizes = [PartyTag.natural(k.ctx, names.party_short(texts, each)) for each in PARTIES]
    wanted, high = max(sizes)
    tag = part(lambda box: PartyTag(box.centred(box.w, min(high, box.h - 4)), party, short), width=wanted)

    def bar(p: Painter, box: Rect) -> None:
        room = box.inset(0, box.h * 0.12)
        p.party_box(room._replace(w=max(3.0, room.w * share_of_best * telling.share("bars"))), party)

    return row(
        wide(k.words(str(place.rank), "figure", "muted", name=said), k.step("line") - k.step("gap")),
        tag,
        wide(k.words(name, "name"), k.step("side", 0.8)),
        k.art(bar),
        wide(k.words(texts.number(place.points), "figure", align="right"), 64),
        gap=k.step("gap"),
    )
