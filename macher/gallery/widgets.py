"""Every widget on one page: to look at, to compare themes and sizes, and for the tests of the foundation."""

from __future__ import annotations

from functools import partial
from typing import Any

from macher.ui.kit.dialog import Choice, dialog
from macher.ui.layout import Rect
from macher.ui.paint import Ink, Painter, Run
from macher.ui.paint.prints import TOPICS
from macher.ui.scene import Context, Node, Scene
from macher.ui.theme import PARTIES
from macher.ui.widgets import (
    Ballot,
    Banner,
    Button,
    Drawing,
    Dropdown,
    IconButton,
    KeyCap,
    Label,
    Line,
    Panel,
    Paragraph,
    PartyMark,
    ScrollView,
    Segment,
    Segments,
    Slider,
    Stepper,
    TextEntry,
)
from macher.ui.widgets.cards import paint_card

__all__ = ["Gallery"]

_TOPICS = list(TOPICS)[:7]  # as many as an edition has


def _party_row(p: Painter, r: Rect, party: str) -> None:
    p.fill(r, "row")
    p.box(Rect(0, 0, 26, r.h), party, f"{party}.edge" if p.theme.parties[party].outlined else None, 1.5)
    p.upright({"gruene": "GRÜNE"}.get(party, party.upper()), Rect(0, 0, 26, r.h), "tab", f"{party}.on")
    p.text("+2", Rect(36, 8, 36, 26), "number", "pro")
    for i in range(8):
        cell = Rect(76 + 16 * i, 14, 13, 13)
        if i < 6:
            p.party_box(cell, party, "solid" if i < 5 else "hollow")
        else:
            p.frame(cell, "slot_line", 1)
    p.text("×3", Rect(r.w - 50, 8, 44, 26), "number", "ink", "right")
    p.fill(Rect(36, 40, 200, 22), "track")
    p.party_box(Rect(36, 40, 110, 22), party, "hatched")
    p.party_box(Rect(36, 40, 50, 22), party)
    p.vline(215, 36, 30, "ink", 2)
    runs = [Run("13", "votes"), Run("→", "body", "muted", 4), Run("40", "votes", "action_text", 1)]
    p.runs(runs, Rect(236, 36, r.w - 242, 30), "right")


def _topic_card(p: Painter, r: Rect, topic: str, positive: bool) -> None:
    paint_card(p, r, topic, positive, "named", name=topic.capitalize())


def _pattern(p: Painter, r: Rect, party: str) -> None:
    p.pattern(party, r)


def _hatched(p: Painter, r: Rect, party: str) -> None:
    p.party_box(r, party, "hatched")


class Gallery(Scene):
    """All widgets in their states. It works at any size from 1840 by 1000 logical pixels."""

    name = "Gallery"

    def __init__(self) -> None:
        self.count = 0
        self.values: dict[str, Any] = {
            "size": 1.0,
            "bid": 5000,
            "name": "Angie",
            "seed": "48213",
            "segment": "wide",
            "level": "normal",
            "palette": "default",
            "patterns": False,
        }

    def _set(self, key: str, value: Any) -> None:
        self.values[key] = value
        self.rebuild()

    def build(self, ctx: Context) -> Node:
        root = Node(ctx.rect)
        root.add(self._bar(), self._board(Rect(20, 76, 344, 640), "board"))
        root.add(self._forms(ctx, Rect(744, 76, 1080, 460)), self._lists(ctx, Rect(744, 556, 1080, 260)))
        root.add(self._paper(ctx, Rect(20, 736, 704, 250)), self._colours(Rect(744, 836, 1080, 150)))
        return root

    def _bar(self) -> Node:
        bar = Panel(Rect(0, 0, 1840, 56), fill="bar", id="bar", zone=True)
        bar.add(Label(Rect(24, 0, 220, 56), "DIE MACHER", "brand", "on_bar"))
        bar.add(Label(Rect(250, 0, 110, 56), "Round 1 of 4", "strong", "bar_text"))
        for i, icon in enumerate(("undo-2", "redo-2", "lightbulb", "scroll-text", "book-open", "settings")):
            box = Rect(1530 + 46 * i, 8, 40, 40)
            bar.add(IconButton(box, icon, icon.capitalize(), kind="bar", id=f"bar.{icon}", on_click=self._counted))
        return bar

    def _counted(self) -> None:
        self.count += 1
        self.rebuild()

    def _board(self, rect: Rect, id: str) -> Node:
        board = Panel(rect, id=id, cache_key=id)
        board.add(Line(Rect(14, 12, 200, 28), [Run("Election this round", "strong", "action_text")]))
        board.add(Label(Rect(14, 40, 240, 44), "Mecklenburg-Vorpommern", "land", shrink=12))
        board.add(Line(Rect(200, 10, 66, 30), [Run("21", "points"), Run("VP", "label", "muted", 4)], "right"))
        board.add(Drawing(Rect(272, 12, 58, 72), lambda p, r: p.germany(r, "MV")))
        for i, (topic, positive) in enumerate(((0, True), (4, False), (5, True))):
            box = Rect(14 + 81 * i, 96, 73, 73)
            key = _TOPICS[topic]
            board.add(Drawing(box, partial(_topic_card, topic=key, positive=positive)))
        board.add(Drawing(Rect(257, 96, 73, 73), self._back))
        board.add(Drawing(Rect(14, 180, 300, 26), self._media))
        for i, party in enumerate(PARTIES):
            box = Rect(14, 216 + 77 * i, 316, 72)
            board.add(Drawing(box, partial(_party_row, party=party)))
        return board

    @staticmethod
    def _back(p: Painter, r: Rect) -> None:
        p.hatch(r, "back_line", "back", 14, 0.5, "down")
        p.frame(r, "back_edge", 1.5)

    @staticmethod
    def _media(p: Painter, r: Rect) -> None:
        p.icon("newspaper", Rect(0, 3, 20, 20), "muted")
        for i, party in enumerate(PARTIES):
            p.media_marker(party, Rect(28 + 33 * i, 0, 26, 26), hollow=i == 2)
        p.media_place(Rect(28 + 33 * 5, 0, 26, 26))

    def _forms(self, ctx: Context, rect: Rect) -> Node:
        panel = Panel(rect, id="forms", zone=True)
        panel.add(Label(Rect(24, 16, 600, 40), "Organize party rallies", "title"))
        text = "Add rallies with + in any state. Each state is paid for separately; at most 8 rallies fit in a state."
        panel.add(Paragraph(Rect(24, 58, 520, 50), text, "body", "ink_soft"))
        panel.add(
            Button(
                Rect(24, 120, 190, 46),
                "Buy 6 rallies",
                kind="primary",
                icon="check",
                id="buy",
                on_click=self._counted,
                tooltip="Buy six rallies\nThis costs €6,000.",
            ),
            Button(Rect(226, 120, 90, 46), "Pass", id="pass", on_click=self._counted),
            Button(Rect(328, 120, 140, 46), "Advice", icon="lightbulb", id="advice", on_click=self._ask),
            Button(
                Rect(480, 120, 210, 46), "Seal deployment", lock=True, id="seal", reason="Choose five symbols first."
            ),
        )
        panel.add(
            Stepper(
                Rect(24, 196, 214, 50),
                self.values["bid"],
                lambda v: self._set("bid", v),
                low=0,
                high=18000,
                step=1000,
                unit=1000,
                show=lambda v: f"{v:,} €",
                id="bid",
                name="Bid",
            ),
            Slider(
                Rect(270, 192, 420, 64),
                self.values["size"],
                lambda v: self._set("size", v),
                low=0.75,
                high=2,
                step=0.05,
                limit=1.75,
                ticks=[(t, f"{t * 100:.0f}") for t in (0.75, 1, 1.25, 1.5, 1.75, 2)],
                show=lambda v: f"{v * 100:.0f} %",
                id="size",
                name="Size",
            ),
            Label(Rect(710, 192, 100, 40), f"{self.values['size'] * 100:.0f} %", "figure"),
        )
        choices = [
            Segment("auto", "Automatic"),
            Segment("wide", "Wide"),
            Segment("focus", "Focus", reason="The window is too large."),
        ]
        segments = Segments(
            Rect(24, 276, 700, 46),
            choices,
            self.values["segment"],
            lambda v: self._set("segment", v),
            ctx=ctx,
            id="segment",
            name="Layout",
            on_panel=True,
        )
        levels = [Segment(each, each.capitalize(), "bot") for each in ("easy", "normal", "hard")]
        panel.add(
            segments,
            Dropdown(
                ctx,
                Rect(560, 276, 200, 46),
                levels,
                self.values["level"],
                lambda v: self._set("level", v),
                id="level",
                name="Level",
            ),
            TextEntry(
                Rect(24, 342, 240, 46),
                self.values["name"],
                lambda v: self._set("name", v),
                id="name",
                name="Name",
                hint="Name",
            ),
            TextEntry(
                Rect(280, 342, 200, 46),
                self.values["seed"],
                lambda v: self._set("seed", v),
                id="seed",
                name="Seed",
                accept=str.isdecimal,
                limit=12,
            ),
            KeyCap(Rect(500, 348, 54, 32), "Esc"),
        )
        panel.add(Banner(Rect(24, 404, 700, 40), "Autosave 14:32 is damaged. Restored 14:31.", "warn"))
        for i, palette in enumerate(("default", "broadcast", "separation")):
            panel.add(
                Ballot(
                    Rect(800, 200 + 44 * i, 250, 36),
                    palette.capitalize(),
                    marked=self.values["palette"] == palette,
                    id=f"palette.{palette}",
                    on_click=partial(self._set, "palette", palette),
                )
            )
        panel.add(
            Ballot(
                Rect(800, 340, 250, 36),
                "Patterns in the bars",
                marked=self.values["patterns"],
                many=True,
                id="patterns",
                on_click=lambda: self._set("patterns", not self.values["patterns"]),
            ),
            Ballot(Rect(800, 384, 250, 36), "Closed choice", id="closed", reason="A card has been drawn."),
        )
        return panel

    def _ask(self) -> None:
        text = "The last autosave is from 14:31. Everything since then would be lost."
        choices = [Choice("yes", "Leave", self._counted, "primary"), Choice("no", "Stay", lambda: None, default=True)]
        self.open_dialog(lambda ctx: dialog(ctx, "Leave the game?", text, choices))

    def _lists(self, ctx: Context, rect: Rect) -> Node:
        panel = Panel(rect, id="lists")
        view = ScrollView(Rect(24, 20, 480, 220), content=20 * 36, id="log", name="Log", stick=True, zone=True)
        for i in range(20):
            party = PARTIES[i % 5]
            view.add(PartyMark(Rect(0, 36 * i + 7, 22, 22), party))
            view.add(Label(Rect(34, 36 * i, 420, 36), f"{i + 1}: 3 rallies in Bayern, €3,000", "body"))
        text = "Landesverfassungsgerichtspräsidentenkandidatur\nA\u00a0no-break space keeps 3\u00a0000\u00a0€ together."
        panel.add(view, Paragraph(Rect(540, 20, 220, 200), text, "text"))
        lit: dict[str, Ink] = {"BY": "cdu", "NRW": "spd", "BE": "linke"}
        panel.add(Drawing(Rect(790, 20, 180, 220), lambda p, r: p.germany(r, lit)))
        return panel

    def _paper(self, ctx: Context, rect: Rect) -> Node:
        panel = Panel(rect, id="paper", edge="action", edge_width=2)
        for i, (style, text) in enumerate(
            (
                ("heading", "Display"),
                ("title", "Organize"),
                ("name", "Marion"),
                ("text", "Plain text 18"),
                ("caption", "Caption 15"),
            )
        ):
            panel.add(Label(Rect(24, 12 + 46 * i, 240, 44), text, style))
        for i, topic in enumerate(_TOPICS):
            box = Rect(260 + 60 * i, 20, 54, 60)
            panel.add(Drawing(box, partial(_topic_card, topic=topic, positive=i % 2 == 0)))
        panel.add(Drawing(Rect(260, 100, 120, 60), lambda p, r: p.dashed(r, "action", 2)))
        curve = [(4.0, 50.0), (40.0, 20.0), (80.0, 36.0), (116.0, 6.0)]
        panel.add(Drawing(Rect(400, 100, 120, 60), lambda p, r: p.line(curve, "spd", 4)))
        return panel

    def _colours(self, rect: Rect) -> Node:
        panel = Panel(rect, id="colours")
        for i, party in enumerate(PARTIES):
            panel.add(PartyMark(Rect(24 + 60 * i, 20, 44, 44), party))
            panel.add(Drawing(Rect(24 + 60 * i, 80, 44, 44), partial(_pattern, party=party)))
            box = Rect(360 + 60 * i, 80, 44, 44)
            panel.add(Drawing(box, partial(_hatched, party=party)))
        return panel
