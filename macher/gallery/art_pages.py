"""Further picture sheets: topics in all sizes, politicians with the kit of their faces, states with stamps and map."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from macher.editions.registry import edition
from macher.gallery.art_sheet import STATES, ArtScene
from macher.session.marks import MARKS
from macher.ui.game.vocabulary import words_of
from macher.ui.paint import prints
from macher.ui.paint.engraving import paint_engraving, paint_party_back, paint_poll_back
from macher.ui.paint.faces import bust, colours_of
from macher.ui.paint.lands import draw_silhouette, paint_watermark
from macher.ui.paint.painter import Painter
from macher.ui.paint.prints import TOPICS, drawn
from macher.ui.paint.shapes import land_keys
from macher.ui.paint.small_prints import paint_flap, paint_pocket
from macher.ui.paint.stamps import paint_mark, paint_mark_place, paint_postmark, paint_stamp
from macher.ui.prompts.shared.politician_card import front_of, paint_front
from macher.ui.theme.tokens import PARTIES
from macher.ui.widgets.topic_card import paint_topic

__all__ = ["KIT", "PROPS", "PoliticianSheet", "StateSheet", "TopicSheet"]

_SIDES: Final = (True, False)
_PLAIN: Final = {"head": "oval", "tone": "1", "hair": "part", "shade": "1", "age": "middle", "mouth": "smile",
                 "brows": "straight", "collar": "suit"}  # fmt: skip
"""The face on which the parts of the kit are shown."""
KIT: Final = {
    "head": ("oval", "round", "heart", "long", "square"),
    "tone": ("2", "3", "4"),
    "age": ("old",),
    "hair": ("part", "bald", "bob", "long", "afro", "bun", "curls", "crew", "quiff", "receding", "pixie", "braid",
             "pony"),
    "glasses": ("round", "square", "half", "cat"),
    "beard": ("full", "goatee"),
    "earrings": ("yes",),
    "mouth": ("smile", "grin", "flat", "stern", "side", "talk", "lips"),
    "brows": ("straight", "arch", "low"),
    "collar": ("suit", "bow", "turtle", "blouse", "pearls", "scarf", "open", "cardigan"),
}  # fmt: skip
"""The parts of faces by what they are."""
PROPS: Final = ("desk", "badge", "mics", "files", "gavel", "medal", "megaphone", "lectern", "phone", "bell", "scales",
                 "coins", "globe")  # fmt: skip
"""The things of the offices."""


class TopicSheet(ArtScene):
    """Every topic, approved and rejected, in every size and as it looks where it cannot be chosen."""

    name = "art-topics"

    def paints(self) -> Sequence[Callable[[Painter], None]]:
        """What is drawn one over the other."""
        return (self.prints, self.boards, self.chips)

    def prints(self, p: Painter) -> None:
        """Plates of 160 by 200."""
        for at, (topic, approves) in enumerate((topic, side) for topic in TOPICS for side in _SIDES):
            box = self._at(24 + at % 11 * 171, 16 + at // 11 * 208, 160, 200)
            names = self._names(topic)
            paint_topic(p, box, topic, approves, "print", names, whole=names[0] if names else "")

    def boards(self, p: Painter) -> None:
        """Cards of 74 with their word, and silhouettes of 24 and 16."""
        for at, topic in enumerate(TOPICS):
            for row, approves in enumerate(_SIDES):
                box = self._at(24 + at * 80, 644 + row * 82, 74, 74)
                paint_topic(p, box, topic, approves, "board", self._names(topic))
            for size, y in ((24, 650), (16, 690)):
                spot = self._at(1320 + at * 36, y, size, size)
                made = prints.silhouette(topic, p.length(spot.w), p.colour("ink"))
                p.surface.blit(made, p.px(spot).topleft)

    def chips(self, p: Painter) -> None:
        """Chips, upright ones, and all of it grey."""
        cards = [(topic, side) for topic in TOPICS for side in _SIDES]
        for at, (topic, approves) in enumerate(cards):
            paint_topic(p, self._at(24 + at * 58, 820, 40, 28), topic, approves, "line")
            paint_topic(p, self._at(24 + at * 58, 856, 40, 28), topic, approves, "line", grey=True)
            paint_topic(p, self._at(24 + at * 58, 892, 50, 56), topic, approves, "upright")
            paint_topic(p, self._at(24 + at * 58, 956, 54, 54), topic, approves, "upright", grey=True)


class PoliticianSheet(ArtScene):
    """The cards of 2019 and of the classic editions, played ones, backs, and the kit of the faces."""

    name = "art-politicians"

    def paints(self) -> Sequence[Callable[[Painter], None]]:
        """What is drawn one over the other."""
        return (self.fronts, self.backs, self.kit)

    def fronts(self, p: Painter) -> None:
        """Each card in the colours of another party; the last two of the second row are played."""
        if not self._worded:
            return
        cards = [(key, number) for key in ("2019", "2006") for number in range(len(edition(key).figures.politicians))]
        cards += [("2019", 1), ("2019", 5)]
        for at, (key, number) in enumerate(cards):
            played = at >= len(cards) - 2
            made = edition(key)
            front = front_of(
                self.texts.in_words(words_of(made)), made, PARTIES[at % 5], number, played=played,
                stamp=STATES[at - 2] if played else "",
            )  # fmt: skip  # what, then how
            paint_front(p, self._at(16 + at % 9 * 211, 8 + at // 9 * 310, 206, 304), front)

    def backs(self, p: Painter) -> None:
        """Face down: politicians, nobody's cards, polls, and a sealed bid."""
        for at, party in enumerate(PARTIES):
            card = self._at(16 + at * 112, 630, 104, 146)
            paint_party_back(p, card, party, (card.w, card.h))
            poll = self._at(700 + at * 152, 630, 144, 92)
            paint_poll_back(p, poll, party, self.texts.signed(2) if self._worded else "", (poll.w, poll.h))
        paint_engraving(p, self._at(580, 630, 104, 146))
        for opened, x in ((0.0, 1480.0), (1.0, 1700.0)):
            box = self._at(x, 660, 190, 112)
            paint_flap(p, box, opened)
            paint_pocket(p, box, PARTIES[1], opened)

    def kit(self, p: Painter) -> None:
        """Each part on the same plain face, then the things of the offices."""
        faces = [({**_PLAIN, part: name}, "") for part, names in KIT.items() for name in names]
        faces += [(_PLAIN, thing) for thing in PROPS]
        colours = colours_of(p, p.colour("slot"), p.colour("track"))
        for at, (face, thing) in enumerate(faces):
            box = self._at(16 + at % 20 * 94.5, 790 + at // 20 * 94, 88, 90)
            p.fill(box, "slot")
            made = drawn(bust(face, thing, colours), p.length(box.w), p.length(box.h), (0, 0, 120, 124))
            p.surface.blit(made, p.px(box).topleft)


class StateSheet(ArtScene):
    """The stamps of the states in three sizes, postmarks, outlines as watermarks, and the marks of merit."""

    name = "art-states"

    def paints(self) -> Sequence[Callable[[Painter], None]]:
        """What is drawn one over the other."""
        return (self.stamps, self.outlines, self.merits)

    def stamps(self, p: Painter) -> None:
        """Of 112 by 138, 56 by 68 and 36 by 44; two that vote or have voted."""
        if not self._worded:
            return
        for at, code in enumerate(STATES):
            paint_stamp(p, self._at(24 + at % 8 * 120, 16 + at // 8 * 146, 112, 138), code)
            paint_stamp(p, self._at(24 + at * 60, 310, 56, 68), code, "action_text" if at == 13 else "ink")
            paint_stamp(p, self._at(24 + at * 60, 386, 36, 44), code)
        paint_postmark(p, self._at(24 + 7 * 120 + 20, 160, 132, 80), "3", "LANDTAGSWAHL", "BAYERN")
        paint_postmark(p, self._at(24 + 15 * 60 - 8, 312, 62, 34), "3")

    def outlines(self, p: Painter) -> None:
        """Each state in one colour, its watermark on the ground of a row, and the whole map."""
        p.germany(self._at(1010, 16, 300, 414), "NRW")
        for at, land in enumerate(land_keys()):
            spot = self._at(1330 + at % 6 * 96, 16 + at // 6 * 140, 88, 130)
            draw_silhouette(p, spot.trim(bottom=spot.h / 2), land, "map")
            ground = spot.trim(top=spot.h / 2)
            p.fill(ground, "row")
            paint_watermark(p, ground, ground, land)

    def merits(self, p: Painter) -> None:
        """The marks of merit, as stamps and as pale places."""
        for at, key in enumerate(MARKS):
            box = self._at(24 + at % 15 * 125, 448 + at // 15 * 156, 118, 140)
            paint_mark(p, box, key)
            paint_mark_place(p, self._at(24 + at % 15 * 125, 764 + at // 15 * 156, 118, 140), key)
