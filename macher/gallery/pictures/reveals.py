"""Pictures of reveals: each kind on its sheet over the boards, at several moments of its telling."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Final

from macher.gallery.pictures.positions import finished
from macher.session.session import GameSession
from macher.ui.staging.bids import BidsOpened
from macher.ui.staging.reveal import Reveal

if TYPE_CHECKING:
    from macher.ui.shell.shell import Shell
    from macher.ui.table.scene import TableScene

__all__ = ["KINDS", "REVEALS", "show_reveal"]

KINDS: Final[Mapping[str, tuple[type[Reveal], Callable[[], GameSession]]]] = {"bids": (BidsOpened, finished)}
"""Each kind by name, and a game in which it happens."""
_MOMENTS: Final = {"begin": 0.15, "middle": 0.5, "end": 1.0}
"""Parts of the whole time at which the pictures are taken."""


def show_reveal(kind: str, share: float, shell: Shell, table: TableScene) -> None:
    """Shows the last reveal of a kind in the game, as it is after this part of its time."""
    model = table.model()
    found = KINDS[kind][0].found(model, model.log)
    table.staging.hold(found[-1], found[-1].seconds * share)
    table.rebuild()


REVEALS: Final = {
    f"table:reveal-{kind}-{moment}": (position, "curtain", partial(show_reveal, kind, share))
    for kind, (_, position) in KINDS.items()
    for moment, share in _MOMENTS.items()
}
"""How each picture is reached, as those of the table."""
