"""The card of a state: who waits there, how it begins, the goal, the stars, what opens, and the way in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

from macher.editions.registry import edition
from macher.i18n import names
from macher.session.campaign import SetUp
from macher.ui.features.evening.campaign import Campaign
from macher.ui.features.evening.set_ups import BEGIN_ICONS, begin_text, goal_text, title_of
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, column, part, row, spring
from macher.ui.layout import Rect
from macher.ui.paint.faces import paint_character
from macher.ui.paint.painter import Painter
from macher.ui.paint.small_prints import paint_stars
from macher.ui.paint.stamps import ASPECT, paint_place
from macher.ui.scene import Node
from macher.ui.theme.typography import Style
from macher.ui.widgets import Drawing, Hairline
from macher.ui.widgets.basic import BallotPaper
from macher.ui.widgets.marks import PartyTag

if TYPE_CHECKING:
    from macher.ui.kit.underway import Underway
    from macher.ui.program import Program

__all__ = ["PLAY", "campaign_card", "face_part", "goal_part", "stamps_part"]

PLAY: Final = "campaign.play"
"""Id of the button that begins the set-up of a state."""


def campaign_card(kit: Kit, box: Rect, program: Program, made: SetUp, opens: bool, underway: Underway) -> Node:
    """The whole card in its place; `opens` says whether the state can be played, the button that it is `underway`."""
    texts = program.texts
    paper = BallotPaper(box, fill="own", id="campaign.card", zone=True, name=names.land(texts, made.land))
    inside = paper.rect.local().inset(kit.step("wide", 1.5), kit.step("space"))
    upper = _head(kit, program, made)
    begin, goal = _begin(kit, program, made), goal_part(kit, program, made)
    stars, opened = _stars(kit, program, made), stamps_part(kit, program, made)
    foot = _foot(kit, program, made, opens, underway)
    gap = kit.ctx.viewport.pick(26.0, 12.0, 8.0)
    if kit.ctx.viewport.layout == "focus":
        left = column(upper, begin, gap=gap)
        right = column(goal, stars, opened, gap=gap)
        body: Part = row(left, right, gap=kit.step("wide"))
        shown = column(replace(body, height=None), foot, gap=gap)
    else:
        shown = column(upper, begin, goal, stars, opened, spring(), foot, gap=gap)
    shown.place(paper, inside)
    return paper


def face_part(kit: Kit, style: str, width: float, height: float, *, party: str = "") -> Part:
    """A character in a frame: on plain ground, or in a party's colour."""

    def draw(p: Painter, box: Rect) -> None:
        paint_character(p, box, style, party)
        p.frame(box, "ink", 2)

    return part(lambda box: Drawing(Rect(box.x, box.y, width, height), draw), height, width)


def _head(kit: Kit, program: Program, made: SetUp) -> Part:
    texts, pick = program.texts, kit.ctx.viewport.pick
    land = names.land(texts, made.land)
    title = Style("condensed", "bold", pick(58.0, 34.0, 26.0), 1.15)
    minutes = edition(made.edition).lengths[made.elections].minutes[0]
    about = texts("campaign-about", elections=made.elections, parties=len(made.parties), minutes=minutes)
    return column(
        kit.shrinking(land, title, least=20.0, id="campaign.card.land"),
        kit.words(texts("campaign-quoted", text=title_of(texts, made)), "name"),
        kit.paragraph(about, "body", "muted"),
        part(lambda box: Hairline(box, "rule", 2), 2.0),
        _rivals(kit, program, made),
        gap=kit.step("tight"),
    )


def _rivals(kit: Kit, program: Program, made: SetUp) -> Part:
    """The rival with role and words; several side by side with their names."""
    texts, pick = program.texts, kit.ctx.viewport.pick
    if len(made.rivals) == 1:
        style = made.rivals[0]
        who = column(
            kit.words(program[Campaign].full_name(style), "title"),
            kit.words(texts(f"rival-{style}-role"), "strong", "muted"),
            kit.paragraph(texts("campaign-quoted", text=texts(f"rival-{style}-quote")), "body"),
            gap=kit.step("hair"),
        )
        w, h = pick((148.0, 168.0), (84.0, 94.0), (58.0, 64.0))
        return row(face_part(kit, style, w, h), who, gap=kit.step("space"))
    campaign = program[Campaign]
    w, h = pick((120.0, 128.0), (78.0, 78.0), (52.0, 58.0))
    faces = [
        column(face_part(kit, style, w, h), kit.words(campaign.first_name(style), "strong"), gap=kit.step("hair"))
        for style in made.rivals
    ]
    return row(*faces, spring(), gap=kit.step("space"))


def _begin(kit: Kit, program: Program, made: SetUp) -> Part:
    texts = program.texts
    lines = [
        row(
            kit.icon(BEGIN_ICONS[line.kind], "ink"),
            kit.paragraph(begin_text(texts, made, line), "body"),
            gap=kit.step("gap"),
        )
        for line in made.begin
    ]
    return column(kit.words(texts("campaign-begin"), "label", "muted"), *lines, gap=kit.step("tight"))


def goal_part(kit: Kit, program: Program, made: SetUp, reached: bool = False) -> Part:
    """The goal in the frame of what can be done, with the circle of a ballot."""
    texts, side = program.texts, kit.ctx.viewport.pick(56.0, 32.0, 28.0)

    def circle(p: Painter, box: Rect) -> None:
        p.ballot(box.centred(side, side), reached, "action_text", None)

    said = goal_text(texts, made)
    words = column(
        kit.words(texts("campaign-goal"), "strong", "action_text"),
        kit.paragraph(said, kit.ctx.type.style("title").sized(kit.ctx.viewport.pick(23.0, 17.0, 16.0))),
    )
    inner = row(part(lambda box: Drawing(box, circle), width=side), words, gap=kit.step("space"))
    pad = kit.step("tight", 1.6)
    return kit.panel(inner, kit.step("gap"), pad, fill=None, edge="action", edge_width=3, name=said)


def _stars(kit: Kit, program: Program, made: SetUp) -> Part:
    texts = program.texts
    won = program[Campaign].won(made)
    side = kit.step("sign")
    lines = []
    for stars in (1, 2, 3):
        has = won is not None and won.stars >= stars
        said = texts(f"campaign-star-{stars}", points=made.ahead)

        mark = part(partial(_StarMark, stars=stars, side=side), side * 1.3, side * 3.8)
        words = kit.paragraph(said, "body:bold" if has else "body", valign="middle")
        lines.append(row(mark, words, kit.icon("check", "pro") if has else None, gap=kit.step("gap")))
    return column(*lines, gap=kit.step("hair"))


class _StarMark(Node):
    """So many stars of three."""

    def __init__(self, rect: Rect, stars: int, side: float) -> None:
        super().__init__(rect)
        self.stars, self.side = stars, side

    def draw(self, p: Painter) -> None:
        paint_stars(p, self.rect.local(), self.stars, "ink", self.side, left=True)


def stamps_part(kit: Kit, program: Program, made: SetUp) -> Part | None:
    """What is still closed and opens behind a state, as stamps."""
    texts = program.texts
    near = program[Campaign].neighbours(made)
    opened = program[Campaign].opened([made, *near])
    fresh = [each for each in near if each.key not in opened]
    if not fresh:
        return None if near else kit.paragraph(texts("campaign-opens-none"), "body", "muted")
    tall = kit.ctx.viewport.pick(63.0, 56.0, 56.0)
    label = kit.words(texts("campaign-opens"), "label", "muted")
    return column(label, stamp_row(kit, program, [each.land for each in fresh], tall), gap=kit.step("hair"))


def stamp_row(kit: Kit, program: Program, lands: Sequence[str], tall: float) -> Part:
    """States as stamps side by side; smaller where there are many."""
    texts = program.texts

    def make(box: Rect) -> list[Node]:
        gap = kit.step("tight")
        step = min(tall * ASPECT + gap, (box.w + gap) / max(1, len(lands)))
        made: list[Node] = []
        for at, land in enumerate(lands):
            code = names.land_code(texts, land)

            def draw(p: Painter, spot: Rect, land: str = land, code: str = code) -> None:
                paint_place(p, spot, land, code)

            spot = Rect(box.x + at * step, box.y, step - gap, tall)
            made.append(Drawing(spot, draw, name=names.land(texts, land), tooltip=names.land(texts, land)))
        return made

    return part(make, tall)


def _foot(kit: Kit, program: Program, made: SetUp, opens: bool, underway: Underway) -> Part:
    """The button, and the party with which it goes on."""
    texts, campaign = program.texts, program[Campaign]
    waits = campaign.waits(made)
    land = names.land(texts, made.land)
    forms = [texts("campaign-play-land", land=land), texts("campaign-play")]
    if waits:
        forms = [texts("campaign-go-on")]
    elif campaign.won(made) is not None:
        forms = [texts("campaign-again")]
    button = kit.button(
        [underway.said(PLAY, form) for form in forms],
        partial(underway.begin, PLAY, partial(campaign.begin, made)),
        id=PLAY,
        tooltip=forms[0],
        icon="arrow-right",
        kind="primary",
        reason="" if opens or waits else texts("campaign-closed"),
        action="confirm",
    )
    short = names.party_short(texts, campaign.party)
    wide, tall = PartyTag.natural(kit.ctx, short)
    tag = part(lambda box: PartyTag(box.centred(box.w, tall), campaign.party, short), kit.step("control"), wide)
    said = texts("campaign-party", party=names.party(texts, campaign.party))
    change = [texts("campaign-other"), texts("campaign-other-short")]
    other = kit.button(change, campaign.other_party, id="campaign.party", kind="plain", name=said, tooltip=said)
    return row(button, spring(), *([] if waits else [tag, other]), gap=kit.step("tight"))
