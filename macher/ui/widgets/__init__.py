"""Widgets: everything a screen puts into its tree."""

from macher.ui.widgets.basic import (
    Drawing,
    Hairline,
    Icon,
    Label,
    Line,
    MarkedText,
    Panel,
    Paragraph,
    PartyMark,
    paint_marks,
)
from macher.ui.widgets.buttons import Ballot, Button, ButtonKind, Clickable, IconButton, Segment, Segments
from macher.ui.widgets.dialogs import Dropdown, Scrim, closing
from macher.ui.widgets.entry import TextEntry
from macher.ui.widgets.notes import Banner, KeyCap
from macher.ui.widgets.scroll import BAR, ScrollView
from macher.ui.widgets.values import Slider, Stepper

__all__ = [
    "BAR",
    "Ballot",
    "Banner",
    "Button",
    "ButtonKind",
    "Clickable",
    "Drawing",
    "Dropdown",
    "Hairline",
    "Icon",
    "IconButton",
    "KeyCap",
    "Label",
    "Line",
    "MarkedText",
    "Panel",
    "Paragraph",
    "PartyMark",
    "Scrim",
    "ScrollView",
    "Segment",
    "Segments",
    "Slider",
    "Stepper",
    "TextEntry",
    "closing",
    "paint_marks",
]
