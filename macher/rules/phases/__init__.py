"""The phases of the rulebook, one module each.  Importing this package registers them all."""

from macher.rules.phases import (  # noqa: F401  # imported for their registration
    cabinet_actions,
    cabinet_placement,
    conversion,
    draft,
    election,
    income,
    media,
    media_influence,
    next_round,
    opening,
    polls,
    program,
    rallies,
    start_player,
)
