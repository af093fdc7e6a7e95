"""Drawing: the painter, fonts, icons and smooth shapes."""

from macher.ui.paint.fonts import Face, Fonts, wrap
from macher.ui.paint.icons import TOPIC_ICONS
from macher.ui.paint.painter import Align, Ink, Painter, Run, TextRun

__all__ = ["TOPIC_ICONS", "Align", "Face", "Fonts", "Ink", "Painter", "Run", "TextRun", "wrap"]
