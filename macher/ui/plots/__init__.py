"""Plots and their tables: every plot can be read without colours, and a table holds every figure in it."""

from macher.ui.plots.columns import SOURCE_PIECES, Column, ColumnPlot, Group, Legend, Piece, PieceKind, draw_piece
from macher.ui.plots.lines import LinePlot, Series, Tick
from macher.ui.plots.marks import draw_course, draw_point, scale_top, spread, step_of
from macher.ui.plots.prices import Price, PricePlot, Sale
from macher.ui.plots.rates import Rate, RatePlot
from macher.ui.plots.sheet import Head, Row, Sheet, csv_of
from macher.ui.plots.table import sheet_table
from macher.ui.plots.tiles import Tile, TileBoard

__all__ = [
    "SOURCE_PIECES",
    "Column",
    "ColumnPlot",
    "Group",
    "Head",
    "Legend",
    "LinePlot",
    "Piece",
    "PieceKind",
    "Price",
    "PricePlot",
    "Rate",
    "RatePlot",
    "Row",
    "Sale",
    "Series",
    "Sheet",
    "Tick",
    "Tile",
    "TileBoard",
    "csv_of",
    "draw_course",
    "draw_piece",
    "draw_point",
    "scale_top",
    "sheet_table",
    "spread",
    "step_of",
]
