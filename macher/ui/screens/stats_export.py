"""A table of the statistics as a file for spreadsheets, in the player's folder of documents."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from macher.saves.folders import make_folder, reports_folder
from macher.saves.library import free_path
from macher.ui.plots import Sheet, csv_of

if TYPE_CHECKING:
    from macher.ui.program import Program

__all__ = ["export_sheet"]


def export_sheet(program: Program, sheet: Sheet) -> Path | None:
    """Writes a table under a new name and says where it is; ``None`` if it could not be written."""
    try:
        path = free_path(make_folder(reports_folder()), f"macher {sheet.title}", ending=".csv")
        # The mark at the beginning tells spreadsheets that this is UTF-8.
        path.write_text(csv_of(sheet), "utf-8-sig", newline="")
    except OSError as error:
        detail = error.strerror or str(error)
        program.app.stage.toast(program.texts("stats-export-failed", detail=detail), "warn", 8)
        return None
    program.app.stage.toast(program.texts("stats-exported", file=str(path)), "info", 8)
    return path
