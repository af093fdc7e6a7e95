"""What a step comes to."""

from __future__ import annotations


class Failed(Exception):
    """The program does not do what it should."""


def need(true: object, what: str) -> None:
    """Says that something holds.  Raises ``Failed`` if it does not."""
    if not true:
        raise Failed(what)
    print(f"ok      {what}", flush=True)
