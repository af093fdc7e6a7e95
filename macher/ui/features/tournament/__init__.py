"""Tournaments.

`tournaments` remembers the open one, `set_up` draws one, `page` and `tables` show it, `poster` ends it.
"""
