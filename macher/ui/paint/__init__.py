"""Drawing: the painter, fonts, icons, block prints and smooth shapes."""

from macher.ui.paint.fonts import Face, Fonts, wrap
from macher.ui.paint.painter import Align, Ink, Painter, Run, TextRun

__all__ = ["Align", "Face", "Fonts", "Ink", "Painter", "Run", "TextRun", "wrap"]
