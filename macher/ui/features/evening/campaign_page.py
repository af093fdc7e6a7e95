"""The page of the campaign: what was won, what is open, and the card of the state that is chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from macher.editions.registry import edition
from macher.i18n import names
from macher.ui.features.evening.campaign import Campaign
from macher.ui.features.evening.campaign_map import CampaignMap, MapState
from macher.ui.features.evening.made_words import BEGIN_ICONS, begin_text, goal_text, left_out, title_of
from macher.ui.features.evening.parts import (
    EveningWords,
    character,
    evening_page,
    framed_face,
    play_button,
    stamp_row,
    stars,
)
from macher.ui.game.quick import rival_name
from macher.ui.kit.button_row import Underway
from macher.ui.kit.layers import pad, paper, share, tall, wide
from macher.ui.kit.page import Kit, Page
from macher.ui.kit.parts import Part, air, column, grid, inset, part, row, spring
from macher.ui.layout import Rect
from macher.ui.paint.faces import paint_character
from macher.ui.paint.painter import Painter
from macher.ui.paint.small_prints import paint_star
from macher.ui.scene import Actions
from macher.ui.widgets import Segment
from macher.ui.widgets.basic import BallotPaper

if TYPE_CHECKING:
    from macher.session.campaign import SetUp
    from macher.session.progress import LandWon
    from macher.ui.program import Program

__all__ = ["CampaignScreen"]

PLAY: Final = "campaign.play"
"""Id of the button that begins the set-up of a state."""
_LAST = "BE"
"""The state that is always named."""
_CARD: Final = 0.46
"""Least share of a small window that the card takes; where it is taller than wide, the map has no use for more."""
_MAP: Final = 0.92
"""Most width of the map in a small window, as a share of its height."""
_STARS: Final = (1, 2, 3)
_COLUMNS: Final = 8
"""States in a row of circles."""
_MOST_PROBLEMS: Final = 3


class CampaignScreen(Page):
    """The set-ups are read once, when the page is opened; those of mods when their campaign is chosen."""

    name = "campaign"

    def __init__(self, program: Program, source: str = "") -> None:
        self.program, self.campaign = program, program[Campaign]
        self.underway = Underway(program.texts, self)
        self.sources = self.campaign.sources()
        self._read(source)

    def _read(self, source: str) -> None:
        self.source = source
        self.set_ups, self.problems = self.campaign.load(source)
        self.chosen = self._first_choice()

    def _first_choice(self) -> str:
        """The state played last if it waits or was lost, else the first open one that is not won."""
        campaign, last = self.campaign, self.campaign.last
        opened = campaign.opened(self.set_ups)
        waiting = [each.key for each in self.set_ups if campaign.waits(each)]
        fresh = [each.key for each in self.set_ups if each.key in opened and campaign.won(each) is None]
        others = [each.key for each in self.set_ups if each.key in opened] or [each.key for each in self.set_ups]
        if waiting:
            return waiting[0]
        if last in fresh:
            return last
        behind = {near.key for each in self.set_ups if each.key == last for near in campaign.neighbours(each)}
        return next((key for key in fresh if key in behind), (fresh or others or [""])[0])

    # -- what can be done ----------------------------------------------------------------------------------------------

    def turn(self, source: str) -> None:
        """Shows the campaign of the game, or that of a mod."""
        self._read(source)
        self.rebuild()

    def choose(self, key: str) -> None:
        """Shows the card of a state."""
        if key != self.chosen:
            self.chosen = key
            self.rebuild()

    def play(self) -> None:
        """Begins the chosen set-up, or goes on with it, if it is open."""
        opened = self.campaign.opened(self.set_ups)
        for each in self.set_ups:
            if each.key == self.chosen and (each.key in opened or self.campaign.waits(each)):
                self.underway.begin(PLAY, partial(self.campaign.begin, each))

    def actions(self) -> Actions:
        """Esc goes back, Enter plays."""
        return {"back": self.app.pop, "confirm": self.play}

    # -- the page ------------------------------------------------------------------------------------------------------

    def compose(self, k: Kit) -> Part:
        """Column, map and card; in a small window the column becomes the head."""
        texts, all_, kept = self.program.texts, len(self.set_ups), self.campaign.profile.campaign
        won = {each.key: kept[each.key] for each in self.set_ups if each.key in kept}
        said = texts("campaign-stars", n=sum(each.stars for each in won.values()), all=len(_STARS) * all_)
        note = texts("campaign-full" if all_ == len(won) > 0 and not self.source else "campaign-note")
        count = texts("campaign-count", all=all_)
        words = EveningWords(self.name, texts("campaign-title"), note, texts.number(len(won)), count)
        side = k.step("sign")
        star = k.art(lambda p, box: paint_star(p, box.centred(side, side), True, "on_bar"), side)
        line = row(star, k.say(said, "name", "on_bar"), gap=k.step("gap"))
        below = [
            self._circles(k, len(won)) if all_ else None,
            line,
            self._chooser(k),
            k.hairline("bar_line"),
            self._rivals(k),
        ]
        return evening_page(k, texts, words, self._body(k, won), self.app.pop, below, [self._chooser(k), line])

    def _body(self, k: Kit, won: Mapping[str, LandWon]) -> Part:
        """Map and card; files that are left out are named below."""
        texts, edge = self.program.texts, k.size(40, 8)
        wrong = left_out(texts, self.problems[:_MOST_PROBLEMS])
        named = row(
            k.icon("triangle-alert", "warn"), k.paragraph(wrong, "body", id="campaign.problems"), gap=k.step("gap")
        )
        below = pad(named, k.step("wide"), 0, k.step("wide"), k.step("gap")) if wrong else None
        if not self.set_ups:
            none = k.paragraph(texts("campaign-empty"), "text")
            return column(inset(none, k.step("margin"), k.step("top")), spring(), below)
        shown = next((each for each in self.set_ups if each.key == self.chosen), self.set_ups[0])
        opened = self.campaign.opened(self.set_ups)
        states = [self._state(k, each, won.get(each.key), each.key in opened) for each in self.set_ups]
        said = texts("campaign-map"), texts("campaign-postmark")
        ground = part(lambda box: CampaignMap(k.ctx, box, states, shown.key, self.choose, said))
        card = self._card(k, shown, won.get(shown.key), shown.key in opened)
        both = row(ground, wide(share(card), self._width(k, edge)), gap=k.step("gap"))
        return column(pad(both, 0, edge, k.size(48, 8), edge), below)

    def _width(self, k: Kit, edge: float) -> float:
        """Width of the card; in a small window what the map leaves."""
        room = k.ctx.rect.trim(bottom=k.step("row")).inset(edge, edge)
        return k.size(524, max(k.ctx.rect.w * _CARD, room.w - room.h * _MAP))

    def _state(self, k: Kit, made: SetUp, won: LandWon | None, opens: bool) -> MapState:
        texts, land = self.program.texts, made.land
        forms = names.land(texts, land), names.land_short(texts, land), names.land_code(texts, land)
        if won is not None:
            party = names.party_short(texts, won.party)
            said = texts("campaign-state-won", land=forms[0], party=party, stars=won.stars)
            return MapState(made.key, land, forms, said, "won", made.rivals[0], won.party, won.stars)
        rivals = texts.listing([rival_name(style) for style in made.rivals])
        said = texts("campaign-state-open" if opens else "campaign-state-closed", land=forms[0], rival=rivals)
        note = texts("campaign-last") if land == _LAST and not opens and not k.low else ""
        return MapState(made.key, land, forms, said, "open" if opens else "closed", made.rivals[0], note=note)

    # -- the column ----------------------------------------------------------------------------------------------------

    def _circles(self, k: Kit, won: int) -> Part:
        """A ballot circle for each state, crossed for those that are won."""
        all_ = len(self.set_ups)
        said, lines = self.program.texts("campaign-counted", n=won, all=all_), -(-all_ // _COLUMNS)

        def paint(p: Painter, box: Rect) -> None:
            side = min(box.w / _COLUMNS, box.h / lines)
            for at in range(all_):
                spot = Rect(box.x + at % _COLUMNS * (box.w / _COLUMNS), box.y + at // _COLUMNS * side, side, side)
                p.ballot(spot.inset(side * 0.1), at < won, "on_bar" if at < won else "bar_quiet", None)

        return k.art(paint, height=k.size(42, 20) * lines, name=said, tooltip=said)

    def _chooser(self, k: Kit) -> Part | None:
        """The choice of a campaign, where mods bring some."""
        if not self.sources:
            return None
        texts = self.program.texts
        segments = [Segment("", texts("campaign-source-own")), *(Segment(mod, mod) for mod in self.sources)]
        return k.dropdown(segments, self.source, self.turn, id="campaign.source", name=texts("campaign-source"))

    def _rivals(self, k: Kit) -> Part:
        """Who was beaten, and who was not."""
        texts, beaten = self.program.texts, self.campaign.beaten(self.set_ups)
        rivals = list(dict.fromkeys(style for each in self.set_ups for style in each.rivals))
        head = row(
            k.say(texts("campaign-rivals"), "strong", "bar_text"),
            k.words(texts("campaign-beaten", n=len(beaten), all=len(rivals)), "label", "bar_quiet", "right"),
            gap=k.step("tight"),
        )
        faces = [self._face(k, style, style in beaten) for style in rivals]
        return column(head, grid(faces, 3, k.step("gap", 0.9)), gap=k.step("tight", 1.4))

    def _face(self, k: Kit, style: str, beaten: bool) -> Part:
        """A rival: on paper with a cross if beaten, in the dark if not."""
        first, ink = rival_name(style), "bar_text" if beaten else "bar_quiet"
        said = self.program.texts("campaign-rival-met" if beaten else "campaign-rival-new", rival=first)
        line = k.ctx.type.style("label").size * 1.7

        def paint(p: Painter, box: Rect) -> None:
            paint_character(p, box, style)
            if not beaten:
                p.veil(box, "bar", 150)

        circle = k.circle(beaten, line * 0.72, "on_bar" if beaten else "bar_quiet")
        name = row(k.words(first, "label:bold" if beaten else "label", ink), circle, gap=4)
        return column(k.art(paint, height=k.size(88, 40), name=said, tooltip=said), tall(name, line))

    # -- the card ------------------------------------------------------------------------------------------------------

    def _card(self, k: Kit, made: SetUp, won: LandWon | None, opens: bool) -> Part:
        """Who waits there, how it begins, the goal, the stars, what opens, and the way in."""
        texts, gap = self.program.texts, k.size(26, 8)
        first = [self._head(k, made), self._begin(k, made)]
        then = [self._goal(k, made), self._stars(k, made, won), self._behind(k, made)]
        foot = self._foot(k, made, won, opens)
        if k.low:
            body = row(_loose(first, gap), _loose(then, gap), gap=k.step("wide"))
            shown = column(share(body), foot, gap=gap)
        else:
            shown = column(share(_loose([*first, *then], gap)), foot)
        inner = inset(shown, k.step("wide", 1.5), k.step("space"))
        land = names.land(texts, made.land)
        return paper(inner, node=BallotPaper, fill="own", id="campaign.card", zone=True, name=land)

    def _head(self, k: Kit, made: SetUp) -> Part:
        texts = self.program.texts
        minutes = edition(made.edition).lengths[made.elections].minutes[0]
        about = texts("campaign-about", elections=made.elections, parties=len(made.parties), minutes=minutes)
        return column(
            k.shrinking(names.land(texts, made.land), "column", least=20.0, id="campaign.card.land"),
            k.words(texts("campaign-quoted", text=title_of(texts, made)), "name"),
            k.paragraph(about, "body", "muted"),
            k.rule("rule"),
            self._opponents(k, made),
            gap=k.step("tight"),
        )

    def _opponents(self, k: Kit, made: SetUp) -> Part:
        """The rival with role and words; several side by side with their names."""
        if len(made.rivals) == 1:
            return character(k, self.program.texts, made.rivals[0], k.size(148, 58, 124), k.size(168, 64, 140))
        width, height = k.size(120, 52), k.size(128, 58)
        faces = [
            column(framed_face(k, style, width, height), k.words(rival_name(style), "strong"), gap=k.step("hair"))
            for style in made.rivals
        ]
        return row(*faces, spring(), gap=k.step("space"))

    def _begin(self, k: Kit, made: SetUp) -> Part:
        texts = self.program.texts
        lines = [
            row(k.icon(BEGIN_ICONS[each.kind], "ink"), k.paragraph(begin_text(texts, made, each), "body"),
                gap=k.step("gap"))
            for each in made.begin
        ]  # fmt: skip  # sign and words
        return column(k.words(texts("campaign-begin"), "label", "muted"), *lines, gap=k.step("tight"))

    def _goal(self, k: Kit, made: SetUp) -> Part:
        """The goal in the frame of what can be done, with the circle of a ballot."""
        texts = self.program.texts
        said = goal_text(texts, made)
        words = column(k.words(texts("campaign-goal"), "strong", "action_text"), k.paragraph(said, "points"))
        inner = row(k.circle(False, k.size(56, 28), "action_text"), words, gap=k.step("space"))
        look = {"fill": None, "edge": "action", "edge_width": 3}
        return k.panel(inner, k.step("gap"), k.step("tight", 1.6), name=said, **look)

    def _stars(self, k: Kit, made: SetUp, won: LandWon | None) -> Part:
        """What brings each star, and which are won."""
        lines = []
        for each in _STARS:
            has = won is not None and won.stars >= each
            said = self.program.texts(f"campaign-star-{each}", points=made.ahead)
            words = k.paragraph(said, "body:bold" if has else "body", valign="middle")
            lines.append(row(stars(k, each, k.step("sign")), words, k.icon("check", "pro") if has else None,
                             gap=k.step("gap")))  # fmt: skip  # stars, words, check
        return column(*lines, gap=k.step("hair"))

    def _behind(self, k: Kit, made: SetUp) -> Part | None:
        """What is still closed and opens behind a state, as stamps."""
        texts, near = self.program.texts, self.campaign.neighbours(made)
        opened = self.campaign.opened([made, *near])
        lands = [each.land for each in near if each.key not in opened]
        if not lands:
            return None if near else k.paragraph(texts("campaign-opens-none"), "body", "muted")
        label = k.words(texts("campaign-opens"), "label", "muted")
        return column(label, stamp_row(k, texts, lands, k.size(63, 56)), gap=k.step("hair"))

    def _foot(self, k: Kit, made: SetUp, won: LandWon | None, opens: bool) -> Part:
        """The button, and the party with which it goes on."""
        texts, campaign = self.program.texts, self.campaign
        waits, party = campaign.waits(made), campaign.party
        forms = [texts("campaign-play-land", land=names.land(texts, made.land)), texts("campaign-play")]
        if waits or won is not None:
            forms = [texts("campaign-go-on" if waits else "campaign-again")]
        reason = "" if opens or waits else texts("campaign-closed")
        button = play_button(
            k, self.underway, PLAY, forms, partial(campaign.begin, made),
            tooltip=forms[0], icon="arrow-right", kind="primary", reason=reason, action="confirm",
        )  # fmt: skip  # what, then how
        if waits:
            return row(button, spring())
        said = texts("campaign-party", party=names.party(texts, party))
        change = [texts("campaign-other"), texts("campaign-other-short")]
        other = k.button(change, campaign.other_party, id="campaign.party", kind="plain", name=said, tooltip=said)
        return row(button, spring(), k.tag(party, names.party_short(texts, party)), other, gap=k.step("tight"))


def _loose(parts: Sequence[Part | None], gap: float) -> Part:
    """Parts one below the other; the gaps become lower where the room is short."""
    spaced = [each for one in parts if one is not None for each in (one, air(gap))]
    return column(*spaced, spring())
