"""The settings.

`page` with its parts by theme (`display`, `game`, `controls`, `data`), and `preferences`, which count at once.
"""
