"""The settings: their pages, and what counts at once."""
