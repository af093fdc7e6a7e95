"""Saved games: the document, the files, and running one again."""
