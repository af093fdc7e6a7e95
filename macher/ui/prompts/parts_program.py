"""The player's program and hand in the grid, and the cards drawn and taken for the current change."""

from __future__ import annotations

from macher.rules import events as ev
from macher.ui.prompts.base import Desk
from macher.ui.prompts.parts_match import GridCard, GridGroup
from macher.ui.prompts.parts_words import forms, game_events, own


def own_program(desk: Desk) -> tuple[GridGroup, GridGroup]:
    """Program and hand as they lie, to look at."""
    party = desk.view.parties[own(desk)]
    laid = forms(desk, "prompt-your-program")
    hand = [GridCard(kind, in_hand=True, quiet=True) for kind in party.hand]
    return GridGroup(laid, [GridCard(kind) for kind in party.program]), GridGroup(desk.texts("prompt-hand"), hand)


def drawn_now(desk: Desk) -> tuple[int, int]:
    """Kinds of the card drawn and of the card taken since the last change was finished; -1 for none."""
    drawn = taken = -1
    for event in reversed(game_events(desk)):
        if getattr(event, "seat", -1) != own(desk):
            continue
        if isinstance(event, ev.HandKept | ev.Passed | ev.ProgramLaid):
            break
        if isinstance(event, ev.ProgramCardDrawn) and drawn < 0:
            drawn = event.kind
        elif isinstance(event, ev.DisplayCardTaken) and taken < 0:
            taken = event.kind
    return drawn, taken
