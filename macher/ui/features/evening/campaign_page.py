"""The map of the campaign: what was won, what is open, and the card of the state that is chosen."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from macher.i18n import names
from macher.session.campaign import SetUp
from macher.ui.features.evening.campaign import Campaign
from macher.ui.features.evening.campaign_card import PLAY, campaign_card
from macher.ui.features.evening.campaign_map import CampaignMap, MapState, Standing
from macher.ui.features.evening.column import EveningWords, evening_page
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, column, grid, part, row
from macher.ui.kit.underway import Underway
from macher.ui.layout import Rect
from macher.ui.paint.faces import paint_character
from macher.ui.paint.painter import Painter
from macher.ui.paint.small_prints import paint_star
from macher.ui.scene import Actions, Context, Node, Scene
from macher.ui.widgets import Drawing, Hairline, Paragraph, Segment

if TYPE_CHECKING:
    from macher.ui.program import Program

__all__ = ["CampaignScreen"]

_LAST = "BE"
"""The state that is always named."""
_CARD: Final = 0.46
"""Least share of a narrow window that the card takes; where it is taller than wide, the map has no use for more."""
_STARS = 3


class CampaignScreen(Scene):
    """The set-ups are read once, when the page is opened; those of mods when their campaign is chosen."""

    name = "campaign"

    def __init__(self, program: Program, source: str = "") -> None:
        self.program = program
        self.underway = Underway(program.texts, self)
        self.sources = program[Campaign].sources()
        self._narrow = False
        """Whether there is no room beside the map."""
        self.turn(source, rebuild=False)

    def turn(self, source: str, *, rebuild: bool = True) -> None:
        """Shows the campaign of the game, or that of a mod."""
        self.source = source
        self.set_ups, self.problems = self.program[Campaign].load(source)
        self.chosen = self._first_choice()
        if rebuild:
            self.rebuild()

    def _first_choice(self) -> str:
        """The state played last if it waits or was lost, else the first open one that is not won."""
        campaign = self.program[Campaign]
        opened = campaign.opened(self.set_ups)
        last = campaign.last
        waiting = [each.key for each in self.set_ups if campaign.waits(each)]
        fresh = [each.key for each in self.set_ups if each.key in opened and campaign.won(each) is None]
        others = [each.key for each in self.set_ups if each.key in opened] or [each.key for each in self.set_ups]
        if waiting:
            return waiting[0]
        if last in fresh:
            return last
        behind = {near.key for each in self.set_ups if each.key == last for near in campaign.neighbours(each)}
        return next((key for key in fresh if key in behind), (fresh or others or [""])[0])

    # -- the page ------------------------------------------------------------------------------------------------------

    def build(self, ctx: Context) -> Node:
        """Column, map and card; in a small window the column becomes the head."""
        kit, texts = Kit(ctx), self.program.texts
        self._narrow = ctx.viewport.layout == "focus"
        won = [each for each in self.set_ups if self.program[Campaign].won(each) is not None]
        stars = sum(self._stars(each) for each in self.set_ups)
        all_ = len(self.set_ups)
        note = "campaign-full" if all_ == len(won) > 0 and not self.source else "campaign-note"
        words = EveningWords(
            "campaign", texts("campaign-title"), texts(note), texts.number(len(won)), texts("campaign-count", all=all_)
        )
        said = texts("campaign-stars", n=stars, all=_STARS * all_)
        below = [self._circles(kit, len(won)), self._star_line(kit, said), *self._more(kit)]
        head = [self._chooser(kit), self._star_line(kit, said, natural=True)]
        root, body = Node(ctx.rect, id=self.name), Part(partial(self._fill, kit))
        evening_page(kit, texts, words, body, self.app.pop, below, head).place(root, ctx.rect)
        return root

    def _fill(self, kit: Kit, root: Node, room: Rect) -> None:
        texts = self.program.texts
        pick = kit.ctx.viewport.pick
        room = self._problems(kit, root, room)
        if not self.set_ups:
            root.add(Paragraph(room.inset(kit.step("margin"), kit.step("top")), texts("campaign-empty"), "text"))
            return
        edge = pick(40.0, 14.0, 8.0)
        narrow = max(room.w * _CARD, room.w - 2 * edge - (room.h - 2 * edge) * 0.92)
        width = pick(524.0, 380.0, narrow)
        card, room = room.trim(right=pick(48.0, 14.0, 8.0)).take_right(width, kit.step("gap"))
        shown = next((each for each in self.set_ups if each.key == self.chosen), self.set_ups[0])
        opened = self.program[Campaign].opened(self.set_ups)
        states = [self._state(each, each.key in opened) for each in self.set_ups]
        title, mark = texts("campaign-map"), texts("campaign-postmark")
        root.add(
            CampaignMap(kit.ctx, room.inset(0, edge), states, shown.key, self.choose, (title, mark)),
            campaign_card(kit, card.inset(0, edge), self.program, shown, shown.key in opened, self.underway),
        )

    def _problems(self, kit: Kit, root: Node, room: Rect) -> Rect:
        """Files that are left out are named below the map; returns the room above."""
        if not self.problems:
            return room
        texts = self.program.texts
        said = "\n".join(texts(each.reason, file=each.path.name, **each.args_of_reason) for each in self.problems[:3])
        words = row(
            kit.icon("triangle-alert", "warn"), kit.paragraph(said, "body", id="campaign.problems"), gap=kit.step("gap")
        )
        tall = kit.ctx.height(said, "body", room.w - 4 * kit.step("wide")) + kit.step("gap")
        lower, upper = room.take_bottom(min(tall, room.h * 0.3))
        words.place(root, lower.inset(kit.step("wide"), 0))
        return upper

    def _state(self, made: SetUp, opens: bool) -> MapState:
        texts, campaign = self.program.texts, self.program[Campaign]
        forms = (names.land(texts, made.land), names.land_short(texts, made.land), names.land_code(texts, made.land))
        won = campaign.won(made)
        standing: Standing = "won" if won is not None else "open" if opens else "closed"
        if won is not None:
            party = names.party_short(texts, won.party)
            said = texts("campaign-state-won", land=forms[0], party=party, stars=won.stars)
            return MapState(made.key, made.land, forms, said, standing, made.rivals[0], won.party, won.stars)
        rivals = texts.listing([campaign.first_name(style) for style in made.rivals])
        said = texts(f"campaign-state-{standing}", land=forms[0], rival=rivals)
        named = made.land == _LAST and standing == "closed" and not self._narrow
        note = texts("campaign-last") if named else ""
        return MapState(made.key, made.land, forms, said, standing, made.rivals[0], note=note)

    # -- the column ----------------------------------------------------------------------------------------------------

    def _stars(self, made: SetUp) -> int:
        won = self.program[Campaign].won(made)
        return won.stars if won is not None else 0

    def _circles(self, kit: Kit, won: int) -> Part:
        """A ballot circle for each state, crossed for those that are won."""
        all_ = len(self.set_ups)
        said = self.program.texts("campaign-counted", n=won, all=all_)
        columns = 8
        lines = max(1, -(-all_ // columns))

        def draw(p: Painter, box: Rect) -> None:
            side = min(box.w / columns, box.h / lines)
            for at in range(all_):
                spot = Rect(box.x + at % columns * (box.w / columns), box.y + at // columns * side, side, side)
                p.ballot(spot.inset(side * 0.1), at < won, "on_bar" if at < won else "bar_quiet", None)

        tall = kit.ctx.viewport.pick(42.0, 26.0, 20.0)
        return part(lambda box: Drawing(box, draw, name=said, tooltip=said), tall * lines)

    def _star_line(self, kit: Kit, said: str, *, natural: bool = False) -> Part:
        side = kit.step("sign")
        sign = part(lambda box: Drawing(box, lambda p, spot: paint_star(p, spot, True, "on_bar")), side, side)
        return row(sign, kit.words(said, "name", "on_bar", natural=natural), gap=kit.step("gap"))

    def _more(self, kit: Kit) -> list[Part | None]:
        """The choice of a campaign where mods bring some, and who was beaten."""
        line = part(lambda box: Hairline(box, "bar_line"), 1.0)
        return [self._chooser(kit), line, self._rivals(kit)]

    def _chooser(self, kit: Kit) -> Part | None:
        if not self.sources:
            return None
        texts = self.program.texts
        segments = [Segment("", texts("campaign-source-own")), *(Segment(mod, mod) for mod in self.sources)]
        choice = kit.dropdown(segments, self.source, self.turn, id="campaign.source", name=texts("campaign-source"))
        return column(choice)

    def _rivals(self, kit: Kit) -> Part:
        texts, campaign = self.program.texts, self.program[Campaign]
        beaten = campaign.beaten(self.set_ups)
        rivals = list(dict.fromkeys(style for each in self.set_ups for style in each.rivals))
        head = row(
            kit.words(texts("campaign-rivals"), "strong", "bar_text", natural=True),
            kit.words(texts("campaign-beaten", n=len(beaten), all=len(rivals)), "label", "bar_quiet", "right"),
            gap=kit.step("tight"),
        )
        faces = [self._face(kit, style, style in beaten) for style in rivals]
        return column(head, grid(faces, 3, kit.step("gap", 0.9)), gap=kit.step("tight", 1.4))

    def _face(self, kit: Kit, style: str, beaten: bool) -> Part:
        """A rival: on paper with a cross if beaten, in the dark if not."""
        texts, first = self.program.texts, self.program[Campaign].first_name(style)
        tall = kit.ctx.viewport.pick(88.0, 58.0, 40.0)
        line = kit.ctx.type.style("label").size * 1.7
        said = texts("campaign-rival-met" if beaten else "campaign-rival-new", rival=first)

        def draw(p: Painter, box: Rect) -> None:
            face, below = box.take_top(tall)
            paint_character(p, face, style)
            if not beaten:
                p.veil(face, "bar", 150)
            side = line * 0.72
            spot, label = below.take_right(side, 4)
            p.ballot(spot.centred(side, side), beaten, "on_bar" if beaten else "bar_quiet", None)
            p.text(first, label, "label:bold" if beaten else "label", "bar_text" if beaten else "bar_quiet")

        return part(lambda box: Drawing(box, draw, name=said, tooltip=said), tall + line)

    # -- what can be done ----------------------------------------------------------------------------------------------

    def choose(self, key: str) -> None:
        """Shows the card of a state."""
        if key != self.chosen:
            self.chosen = key
            self.rebuild()

    def play(self) -> None:
        """Begins the chosen set-up, or goes on with it, if it is open."""
        campaign = self.program[Campaign]
        for each in self.set_ups:
            if each.key == self.chosen and (each.key in campaign.opened(self.set_ups) or campaign.waits(each)):
                self.underway.begin(PLAY, partial(campaign.begin, each))

    def actions(self) -> Actions:
        """Esc goes back, Enter plays."""
        return {"back": self.app.pop, "confirm": self.play}
