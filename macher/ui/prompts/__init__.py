"""One prompt for each kind of decision; importing this package registers them all."""

from macher.ui.prompts import (
    media,
    program_change,
    program_source,
    rallies,
    setup_cards,
    setup_deploy,
    start_bid,
)

__all__ = [
    "media",
    "program_change",
    "program_source",
    "rallies",
    "setup_cards",
    "setup_deploy",
    "start_bid",
]
