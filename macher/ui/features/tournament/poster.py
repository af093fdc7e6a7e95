"""What the poster says of a tournament that is over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from macher.i18n import Texts, names
from macher.rules.cards import PARTIES
from macher.ui.features.ending.door import ROW_HEIGHTS, PosterSide, PosterTelling, PosterUse, PosterWords
from macher.ui.kit.button_row import RowButton
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import part
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.scene import Context, Node
from macher.ui.widgets import Label
from macher.ui.widgets.notes import PartyTag

if TYPE_CHECKING:
    from macher.session.tournament import Standing
    from macher.session.tournament_progress import Tournament

__all__ = ["tournament_use"]


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

    def side(place: Standing) -> PosterSide:
        figure = texts.number(place.points)
        return PosterSide(party(place), name(place), figure, texts.pair(name(place), f"{figure} {word}"))

    second = next((place for place in places if place not in winners), places[-1])
    lead = best - second.points
    margin = texts("poster-margin", points=lead, player=name(second)) if len(winners) == 1 else ""
    head = texts.pair(texts("tournament-title"), texts("tournament-entry", n=len(tournament.plan.players)))
    words = PosterWords(
        tuple(side(place) for place in winners),
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
        tall = ROW_HEIGHTS[kit.ctx.viewport.layout]
        rows = [(place, party(place), name(place)) for place in places]
        figures = part(lambda box: _Finalists(kit.ctx, box, texts, rows, telling), tall * len(places))
        return PosterUse(words, figures, tall * len(places), buttons)

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


class _Finalists(Node):
    """A row for each finalist: place, party, name, bar, points of the final."""

    def __init__(
        self, ctx: Context, rect: Rect, texts: Texts, rows: Sequence[tuple[Standing, str, str]], telling: PosterTelling
    ) -> None:
        super().__init__(rect, id="poster.figures", zone=True, name=texts("tournament-tab-final"))
        most = max(1, *(place.points for place, _, _ in rows))
        tag = max(PartyTag.natural(ctx, names.party_short(texts, party))[0] for _, party, _ in rows)
        for (place, party, name), line in zip(rows, rect.local().rows(len(rows)), strict=True):
            short, height = names.party_short(texts, party), min(PartyTag.natural(ctx, "X")[1], line.h - 4)
            said = texts("poster-row", place=place.rank, party=short, player=name, points=place.points)
            x = line.x + ctx.step("line")
            self.add(Label(line._replace(w=ctx.step("line")), str(place.rank), "figure", "muted", name=said))
            self.add(PartyTag(Rect(x, line.cy - height / 2, tag, height), party, short))
            x += tag + ctx.step("gap")
            self.add(Label(Rect(x, line.y, ctx.step("side", 0.8), line.h), name, "name"))
            x += ctx.step("side", 0.8) + ctx.step("gap")
            room = Rect(x, line.y, line.right - x - 70, line.h).inset(0, line.h * 0.12)
            self.add(_Bar(room, party, place.points / most, telling))
            self.add(Label(line.take_right(64)[0], texts.number(place.points), "figure", align="right"))


class _Bar(Node):
    def __init__(self, rect: Rect, party: str, share: float, telling: PosterTelling) -> None:
        super().__init__(rect)
        self.party, self.share, self.telling = party, share, telling

    def draw(self, p: Painter) -> None:
        box = self.rect.local()
        p.party_box(box._replace(w=max(3.0, box.w * self.share * self.telling.share("bars"))), self.party)
