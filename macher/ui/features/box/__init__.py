"""Figures from the player's own box: a card for each kind, to be typed in, checked and shared."""
