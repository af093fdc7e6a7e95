"""What the frame around the table shows, and what a click on it does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from macher.ui.prompts.base import Act, Spot
from macher.ui.scene import Context
from macher.ui.scene.parts import Parts
from macher.ui.staging.staging import Staging
from macher.ui.table.happening.changes_strip import RecapActs
from macher.ui.table.happening.move_dock import Followed
from macher.ui.table.layouts.zones import Zones
from macher.ui.table.model import TableModel
from macher.ui.table.panels.task_box import Task
from macher.ui.table.panels.top_bar import Tool
from macher.ui.table.words.log_lines import Entry, Filter


@dataclass(frozen=True)
class Handlers:
    """What clicks outside the prompt's own nodes do."""

    spot: Callable[[Spot], None]
    press: Callable[[Act], None]
    filter: Callable[[Filter], None]
    menu: Callable[[], None]
    land: Callable[[int], None]
    side: Callable[[str], None]
    rules: Callable[[str], None] | None = None
    election: Callable[[int], None] | None = None


@dataclass(frozen=True)
class Outside:
    """What the frame shows that is not on the table: log, who decides, tools."""

    entries: Sequence[Entry]
    keep: Filter
    waiting: tuple[Sequence[str], str]
    recent: Sequence[str] | None
    tools: list[Tool]
    extra: Sequence[Act]
    side: str
    recap: RecapActs
    task: Task | None = None
    staging: Staging | None = None
    """Tells reveals over the boards."""
    followed: Followed | None = None
    """The moves of others."""


class Frame(NamedTuple):
    """All that the parts of the table are made of."""

    ctx: Context
    zones: Zones
    model: TableModel
    outside: Outside
    act: Handlers
    parts: Parts
