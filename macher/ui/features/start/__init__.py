"""Ways in: first start, main menu, new game with its presets, and the note after an unexpected end."""
