"""Learn to play: six short lessons on the real table, and a guided round against AI seats."""
