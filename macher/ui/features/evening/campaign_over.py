"""How a set-up of the campaign ended: the winner's poster with stars, goal, and what opens."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from macher.i18n import names
from macher.rules.cards import PARTIES
from macher.session.campaign import PLAYER
from macher.ui.features.ending.door import (
    FinalScreen,
    PosterScreen,
    PosterSide,
    PosterTelling,
    PosterUse,
    PosterWords,
    with_new_marks,
)
from macher.ui.features.evening.album import Album
from macher.ui.features.evening.campaign import Campaign
from macher.ui.features.evening.campaign_card import stamp_row
from macher.ui.features.evening.set_ups import goal_text, title_of
from macher.ui.kit.button_row import RowButton
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, column, part, row
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.paint.small_prints import paint_stars
from macher.ui.scene import Context, Node
from macher.ui.widgets import Drawing

if TYPE_CHECKING:
    from macher.session.campaign import Ended
    from macher.session.session import GameSession
    from macher.ui.program import Program

__all__ = ["over_poster"]


def over_poster(program: Program, ended: Ended, session: GameSession) -> PosterScreen:
    """The poster, made anew with every build in the current language."""

    marks = program[Album].note_campaign(session, ended)

    def use(kit: Kit, telling: PosterTelling) -> PosterUse:
        tall = kit.ctx.viewport.pick(132.0, 88.0, 78.0)
        texts = program.texts

        def dressed(ctx: Context, page: Node) -> Node:
            return with_new_marks(ctx, page, texts, marks, telling, program.go.album)

        words, figures = _words(program, ended, session), _figures(kit, program, ended)
        return PosterUse(words, figures, tall, _buttons(program, ended), dressed)

    return PosterScreen(use)


def _words(program: Program, ended: Ended, session: GameSession) -> PosterWords:
    texts, outcome = program.texts, ended.outcome
    parties = session.view(-1).parties
    points = [party.points for party in parties]
    best = max(points)
    word, figure = texts("poster-points", points=best), texts.number(best)
    names_ = [seat.name or names.party_short(texts, seat.party) for seat in session.config.seats]
    winners = [seat for seat, got in enumerate(points) if got == best]
    sides = tuple(
        PosterSide(PARTIES[parties[seat].party], names_[seat], figure, texts.pair(names_[seat], f"{figure} {word}"))
        for seat in winners
    )
    margin = texts("campaign-lead-by" if outcome.won else "campaign-lost-by", points=abs(outcome.margin))
    own = points[PLAYER]
    land = names.land(texts, ended.made.land)
    headline = texts("campaign-over-won" if outcome.won else "campaign-over-lost", land=land)
    return PosterWords(
        sides,
        texts.pair(texts("campaign-title"), title_of(texts, ended.made)),
        texts("poster-won" if len(winners) == 1 else "poster-shared"),
        margin if outcome.won else texts("campaign-own-points", points=own),
        word,
        headline,
        texts("campaign-goal-met" if outcome.reached else "campaign-goal-missed") if outcome.won else margin,
    )


def _figures(kit: Kit, program: Program, ended: Ended) -> Part:
    """Stars, the goal and whether it was met, and what is open now."""
    texts, outcome, made = program.texts, ended.outcome, ended.made
    side = kit.ctx.viewport.pick(52.0, 34.0, 28.0)
    stars = outcome.stars if ended.counted else 0
    said = texts("campaign-stars", n=stars, all=3)

    def draw(p: Painter, box: Rect) -> None:
        paint_stars(p, box, stars, "ink", side, left=True)

    note = ""
    if not ended.counted:
        note = texts("campaign-not-counted")
    elif ended.kept:
        note = texts("campaign-kept")
    first = column(
        part(lambda box: Drawing(box, draw, name=said), side * 1.1, side * 3.6), kit.words(said, "label", "muted")
    )

    def circle(p: Painter, box: Rect) -> None:
        p.ballot(box.centred(side * 0.8, side * 0.8), outcome.reached, "ink", None)

    goal = row(
        part(lambda box: Drawing(box, circle), width=side * 0.9),
        column(
            kit.words(texts("campaign-goal-met" if outcome.reached else "campaign-goal-missed"), "strong"),
            kit.paragraph(goal_text(texts, made), "name" if kit.ctx.wide else "body"),
            kit.paragraph(note, "label", "muted") if note else None,
        ),
        gap=kit.step("gap"),
    )
    return row(_of_width(first, side * 4), goal, _opened(kit, program, ended), gap=kit.step("wide"))


def _of_width(one: Part, width: float) -> Part:
    return Part(one.place, one.height, width)


def _opened(kit: Kit, program: Program, ended: Ended) -> Part:
    texts = program.texts
    if not ended.fresh:
        return kit.paragraph("", "body")
    tall = kit.ctx.viewport.pick(84.0, 56.0, 48.0)
    lands = [each.land for each in ended.fresh]
    said = texts("campaign-opened", lands=texts.listing([names.land(texts, land) for land in lands]))
    head = [said, texts("campaign-opened-short", n=len(lands))]
    return column(kit.words(head, "strong"), stamp_row(kit, program, lands, tall), gap=kit.step("hair"))


def _buttons(program: Program, ended: Ended) -> list[RowButton]:
    texts, campaign = program.texts, program[Campaign]
    again = RowButton("campaign-over.again", texts("campaign-again"), partial(campaign.begin, ended.made), "rotate-ccw")
    to_map = RowButton("campaign-over.map", texts("campaign-back-to-map"), partial(_back, program), "map")
    look = RowButton("campaign-over.board", texts("final-board"), program.app.pop, "layout-grid")
    more = RowButton("campaign-over.points", texts("final-tab-points"), partial(_show_points, program), "chart-column")
    first = [to_map, again] if ended.outcome.won else [again, to_map]
    return [*first, more, look]


def _back(program: Program) -> None:
    """To the map on which the set-up lies."""
    program.go.menu()
    program.go.campaign(program[Campaign].last.rpartition("/")[0])


def _show_points(program: Program) -> None:
    """The final scoring of the game that has ended, without a poster."""
    if program.controller is not None:
        program.app.push(FinalScreen(program, program.controller))
