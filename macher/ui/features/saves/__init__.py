"""Saved games: the list, saving by hand, files from elsewhere, and what could not be written."""
