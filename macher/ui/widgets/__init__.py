"""Widgets: everything a screen puts into its tree."""

from macher.ui.widgets.basic import Drawing, Hairline, Icon, Label, Line, Panel, Paragraph, PartyMark
from macher.ui.widgets.buttons import Ballot, Button, ButtonKind, Clickable, IconButton, Segment, Segments

__all__ = [
    "Ballot",
    "Button",
    "ButtonKind",
    "Clickable",
    "Drawing",
    "Hairline",
    "Icon",
    "IconButton",
    "Label",
    "Line",
    "Panel",
    "Paragraph",
    "PartyMark",
    "Segment",
    "Segments",
]
