"""Saved games: the list, saving by hand, files from elsewhere, and what could not be written.

`page` and `details` are the list, `saving` takes up and keeps, `opening` takes files from elsewhere; `unsaved` guards
what could not be written, with its `banner`; `dialogs` are their sheets.
"""
