"""Tournaments: set-up, tables, and standings."""
