"""The prompts that only the classic editions need; importing this package registers them all."""

from macher.ui.prompts.classic import card_use, coalitions, entries, national, order, program, raising, sending, sheet

__all__ = ["card_use", "coalitions", "entries", "national", "order", "program", "raising", "sending", "sheet"]
