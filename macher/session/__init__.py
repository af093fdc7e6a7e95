"""A game being played: commands, undo, AI seats, autosave."""
