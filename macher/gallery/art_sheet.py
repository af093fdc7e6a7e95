"""The picture sheet: every topic, politician, character, state, room, poster and material on one page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from macher.i18n import Texts
from macher.i18n import names as naming
from macher.ui.layout import Rect
from macher.ui.paint.engraving import paint_engraving, paint_party_back
from macher.ui.paint.faces import paint_portrait
from macher.ui.paint.materials import RubberKind, paint_paper, paint_rubber
from macher.ui.paint.painter import Painter
from macher.ui.paint.prints import TOPICS
from macher.ui.paint.rooms import Mood, RoomScene, paint_poster, paint_room
from macher.ui.paint.small_prints import paint_hole, paint_placard
from macher.ui.paint.stamps import paint_postmark, paint_stamp
from macher.ui.scene import Context, Node, Scene
from macher.ui.theme.tokens import PARTIES
from macher.ui.widgets import Drawing
from macher.ui.widgets.cards import Say
from macher.ui.widgets.topic_card import paint_topic
from macher.words.people import people

__all__ = ["STATES", "ArtScene"]

_W, _H = 1920.0, 1080.0
_WORDS: Final = 0.95
"""Size of the sheet, as a share of the whole, from which words stand on it."""
STATES: Final = ("SH", "HH", "MV", "HB", "NI", "BE", "BB", "ST", "NW", "HE", "TH", "SN", "RP", "SL", "BW", "BY")
"""Codes of the states, from the north."""
_MOODS: Final[tuple[Mood, ...]] = ("jubilation", "waiting", "emptying")
_VOTES: Final = (28, 46, 24, 9, 22)


class ArtScene(Scene):
    """The sheet in the theme of the moment; a small window shows it smaller."""

    name = "art"

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def on_action(self, action: str) -> bool:
        """Esc goes back."""
        if action == "back":
            self.app.pop()
            return True
        return False

    def build(self, ctx: Context) -> Node:
        """One drawing for each kind of picture."""
        window = ctx.rect
        self.unit = min(window.w / _W, window.h / _H)
        self.left, self.top = (window.w - _W * self.unit) / 2, (window.h - _H * self.unit) / 2
        root = Node(window, id="art")
        for paint in self.paints():
            root.add(Drawing(window, self._drawn(paint)))
        said = self.texts("settings-pictures")
        return root.add(Say(window, said, said, id="art.sheet", role="image"))

    def paints(self) -> Sequence[Callable[[Painter], None]]:
        """What is drawn one over the other."""
        return (self._topics, self._lines, self._states, self._backs, self._rubber, self._faces, self._characters,
                self._posters, self._rooms)  # fmt: skip

    @staticmethod
    def _drawn(paint: Callable[[Painter], None]) -> Callable[[Painter, Rect], None]:
        return lambda p, _: paint(p)

    def _at(self, x: float, y: float, w: float, h: float) -> Rect:
        u = self.unit
        return Rect(self.left + x * u, self.top + y * u, w * u, h * u)

    @property
    def _worded(self) -> bool:
        return self.unit >= _WORDS

    def _names(self, topic: str) -> list[str]:
        """The words of a topic's card; none on a small sheet."""
        return [naming.topic_card(self.texts, topic), naming.topic_short(self.texts, topic)] if self._worded else []

    # -- kinds of pictures ---------------------------------------------------------------------------------------------

    def _topics(self, p: Painter) -> None:
        """Each topic approved and rejected, with its scene."""
        for at, topic in enumerate(TOPICS):
            name = self._names(topic)
            for row, approves in enumerate((True, False)):
                box = self._at(24 + at * 117, 18 + row * 132, 112, 126)
                paint_topic(p, box, topic, approves, "print", name)

    def _lines(self, p: Painter) -> None:
        """The same as silhouettes in a row."""
        for at, topic in enumerate(TOPICS):
            for side, approves in enumerate((True, False)):
                paint_topic(p, self._at(24 + at * 117 + side * 58, 286, 54, 36), topic, approves, "line")

    def _states(self, p: Painter) -> None:
        """The stamps; some are postmarked."""
        for at, code in enumerate(STATES):
            box = self._at(24 + at * 66, 336, 60, 73)
            if self._worded:
                paint_stamp(p, box, code)
                if at % 4 == 3:
                    paint_postmark(p, self._at(18 + at * 66, 338, 62, 34), str(at // 4 + 1))

    def _backs(self, p: Painter) -> None:
        """Backs of cards, and placards."""
        paint_engraving(p, self._at(1092, 336, 56, 73))
        for at, party in enumerate(PARTIES):
            box = self._at(1154 + at * 60, 336, 56, 73)
            paint_party_back(p, box, party, (box.w, box.h))
            for place in range(4):
                spot = self._at(1092 + at * 92 + place * 20, 560, 16, 16)
                if place < 3:
                    paint_placard(p, spot, party, place, drafted=place == 2)
                else:
                    paint_hole(p, spot)

    def _rubber(self, p: Painter) -> None:
        """Rubber stamps on paper."""
        paper = self._at(1474, 330, 428, 92)
        paint_paper(p, paper, "panel")
        if not self._worded:
            return
        stamps: tuple[tuple[RubberKind, str], ...] = (
            ("sealed", self.texts("staging-bids-sealed")),
            ("published", self.texts("staging-poll-published").upper()),
            ("declined", self.texts("staging-donation-refused").upper()),
            ("voted", self.texts("table-voted")),
        )
        for at, (kind, word) in enumerate(stamps):
            paint_rubber(p, self._at(1500 + at % 2 * 205, 340 + at // 2 * 40, 170, 30), word, kind)

    def _faces(self, p: Painter) -> None:
        """Every office in every party."""
        for row, party in enumerate(PARTIES):
            for at, office in enumerate(people()["props"]):
                paint_portrait(p, self._at(24 + at * 52, 428 + row * 62, 48, 58), party, office, played=at == 13)

    def _characters(self, p: Painter) -> None:
        """The characters of AI seats."""
        for at, character in enumerate(people()["characters"]):
            box = self._at(768 + at % 3 * 104, 428 + at // 3 * 156, 98, 148)
            paint_portrait(p, box, PARTIES[at % 5], character)

    def _posters(self, p: Painter) -> None:
        for at, party in enumerate(PARTIES):
            short = [naming.party_short(self.texts, party), ""] if self._worded else [""]
            paint_poster(p, self._at(1092 + at * 162, 428, 154, 118), party, short)

    def _rooms(self, p: Painter) -> None:
        """The rooms of all parties in three moods."""
        votes = tuple(zip(PARTIES, _VOTES, strict=True))
        self._room(p, self._at(1092, 606, 804, 128), PARTIES[1], "jubilation", votes)
        for row, mood in enumerate(_MOODS):
            for at, party in enumerate(PARTIES):
                self._room(p, self._at(24 + at * 376, 748 + row * 108, 368, 100), party, mood, votes)

    def _room(self, p: Painter, box: Rect, party: str, mood: Mood, votes: tuple[tuple[str, int], ...]) -> None:
        short = naming.party_short(self.texts, party) if self._worded else ""
        clock = "18:00" if mood == "waiting" and self._worded else ""
        paint_room(p, box, RoomScene(party, mood, short, votes, clock))
