"""What each part of the table shows: while that is equal, its nodes are kept.

Everything but the draft is in the `ground`, on which all parts depend: the view, its language, the surroundings, what
clicks do. The other functions name what of the draft a part shows besides.
"""

from __future__ import annotations

from collections.abc import Collection
from operator import attrgetter

from macher.rules.views import PlayerView
from macher.ui.layout import Rect
from macher.ui.prompts.base import SpotKind
from macher.ui.scene import Context
from macher.ui.table.model import TableModel

__all__ = [
    "beside_rail",
    "board",
    "board_foot",
    "board_head",
    "cabinet",
    "cards",
    "ground",
    "rail_row",
    "row",
    "strip_box",
]

_NOT_IN_BOXES = ("lands", "parties", "deciders", "flow", "sealed")
_outside = attrgetter(*(name for name in PlayerView._fields if name not in _NOT_IN_BOXES))
"""All of a view that boxes of the strip may show besides the parties."""


def ground(ctx: Context, model: TableModel) -> tuple[object, tuple[object, ...]]:
    """What every part shows or depends on: values that must be equal, and objects that must be the same."""
    texts, marks = model.texts, model.marks
    values = (
        model.view,
        ctx.viewport,
        ctx.theme.key,
        ctx.app.options,
        (texts.lang, texts.grouping, texts.vocabulary),
        (tuple(model.players), tuple(model.kinds), model.seat, model.shared, model.open_hands, model.open_money),
        (model.projections, model.planning, tuple(model.thinking), model.passed),
        (model.acted, model.crowned),
        (len(model.log), len(marks), marks[0].index if marks else -1),
        model.recap,
        model.light,
        dict(model.reasons),
    )
    return values, (ctx.stage, ctx.fonts, ctx.type, texts, model.edition, model.prompt, model.told)


def board(model: TableModel, place: int, short: bool) -> object:
    """A state board with all that explains or acts on it."""
    preview = model.preview
    return (
        preview.lands[place],
        tuple(party.program for party in preview.parties),
        short and tuple(party.hand for party in preview.parties),
        model.spots_of(place),
        model.lit(place),
        model.marked(place),
        preview.coalitions,
        preview.voting,
    )


def board_head(model: TableModel, place: int, rect: Rect, short: bool) -> object:
    """What explains the name, the opinions and the media of a board."""
    land = model.preview.lands[place]
    return rect, short, land.opinions, land.doubled, land.media


def row(model: TableModel, place: int, seat: int) -> object:
    """What explains a party's row besides its numbers."""
    land = model.preview.lands[place]
    return land.opinions, land.doubled, model.preview.parties[seat].program


def board_foot(model: TableModel, place: int, rect: Rect) -> object:
    """What explains the foot of a board: politicians and coalition tiles."""
    preview, free = model.preview, model.spot("land", land=place) is None
    return rect, preview.lands[place], preview.coalitions, preview.voting, free


def strip_box(model: TableModel, kinds: Collection[SpotKind], name: str) -> object:
    """A box of the strip: all that the draft changes outside boards and parties, and the party bases."""
    told = model.prompt.told if model.prompt is not None else None
    return (
        _outside(model.preview),
        tuple((party.base, party.program) for party in model.preview.parties),
        [(spot, look) for spot, look in model.spots_of(-1) if spot.kind in kinds],
        told is None or (name in told.lit, told.lands is None),
    )


def rail_row(model: TableModel, seat: int) -> object:
    """A party in the rail."""
    own = model.preview.parties[model.seat].program if model.seat >= 0 else ()  # cards in common are underlined
    return model.preview.parties[seat], own, model.spot("party", seat=seat), model.if_now


def beside_rail(model: TableModel) -> object:
    """How the game would end, and the programs with the pair that would govern."""
    return model.ending, model.if_now, tuple(party.program for party in model.preview.parties)


def cards(model: TableModel) -> object:
    """The player's own cards in the dock, with their matches in every state."""
    lands = tuple((land.opinions, land.doubled) for land in model.preview.lands)
    own = model.preview.parties[model.seat] if model.seat >= 0 else None
    return lands, own and own.program


def cabinet(model: TableModel) -> object:
    """The player's politicians, and where they were sent."""
    return tuple((land.row, land.politicians) for land in model.preview.lands)
