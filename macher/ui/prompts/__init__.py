"""One prompt for each kind of decision; importing this package registers them all."""

from macher.ui.prompts import (
    cabinet_act,
    cabinet_pay,
    cabinet_place,
    classic,
    coalition,
    convert,
    donation,
    media,
    polls,
    program_change,
    program_source,
    rallies,
    setup_cards,
    setup_deploy,
    shift,
    start_bid,
)

__all__ = [
    "cabinet_act",
    "cabinet_pay",
    "cabinet_place",
    "classic",
    "coalition",
    "convert",
    "donation",
    "media",
    "polls",
    "program_change",
    "program_source",
    "rallies",
    "setup_cards",
    "setup_deploy",
    "shift",
    "start_bid",
]
