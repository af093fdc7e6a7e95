"""A page with a winner's poster above, and figures and buttons on the paper below it; the words of a game's poster."""

from __future__ import annotations

from collections.abc import Sequence

from macher.i18n import Texts
from macher.ui.features.ending.facts import Standing, Standings
from macher.ui.features.ending.headline import Headline
from macher.ui.features.ending.poster import Poster, PosterSide, PosterTelling, PosterWords
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, column
from macher.ui.scene import Node
from macher.ui.widgets import Panel

__all__ = ["game_words", "poster_page"]


def poster_page(
    kit: Kit, words: PosterWords, figures: Part, height: float, buttons: Part, telling: PosterTelling
) -> Node:
    """The whole page; `figures` get this height in logical pixels."""
    root = Node(kit.ctx.rect)
    foot = kit.step("foot")
    air, gap = kit.step("gap"), kit.step("tight")
    above, below = kit.ctx.rect.take_bottom(height + gap + foot + 2 * air)[::-1]
    root.add(Poster(kit.ctx, above, words, telling), Panel(below))
    shown = column(figures, buttons, gap=gap)
    shown.place(root, below.inset(kit.step("margin"), air))
    return root


def game_words(
    texts: Texts, facts: Standings, players: Sequence[str], headline: Headline, marks: Sequence[str] = ()
) -> PosterWords:
    """What the poster of a game says; `players` are names by seat, `marks` what sets the game apart."""
    winners = facts.winners
    points = winners[0].total
    margin = ""
    if len(winners) == 1:
        margin = texts("poster-margin", points=facts.lead, player=players[facts.rows[1].seat])
    word = texts("poster-points", points=points)
    figure = texts.number(points)

    def side(row: Standing) -> PosterSide:
        name = players[row.seat]
        return PosterSide(row.party, name, figure, texts.pair(name, f"{figure} {word}"))

    return PosterWords(
        tuple(side(row) for row in winners),
        " · ".join([texts("final-place", elections=len(facts.elections)), *marks]),
        texts("poster-won" if len(winners) == 1 else "poster-shared"),
        margin,
        word,
        headline.text,
        headline.reason,
    )
