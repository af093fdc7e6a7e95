"""Learn to play: the aim of the game, six short lessons on the real table, and a guided round against AI seats."""
