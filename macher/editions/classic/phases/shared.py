"""Phases that the classic editions share with the edition of 2019, left out in the last round (VG06 6.4.1.1)."""

from __future__ import annotations

from macher.editions.classic.table import ClassicTable
from macher.engine.state import Step
from macher.rules.phases.base import phase
from macher.rules.phases.media import MediaStep
from macher.rules.phases.rallies import RallyStep


@phase("media_buying")
def start_media_buying(table: ClassicTable) -> Step | None:
    """One marker at a time until everybody passes in succession (VG06 6.2.5)."""
    return None if table.last_round else MediaStep(table.start, 0)


@phase("meetings")
def start_meetings(table: ClassicTable) -> Step | None:
    """Everybody once, up to four in each region (VG06 6.2.6)."""
    return None if table.last_round else RallyStep(0)
