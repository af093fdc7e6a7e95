"""Errors of the kernel."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a command is not carried out: a text key and its arguments, never a sentence."""

    reason: str
    args: Mapping[str, int | str] = field(default_factory=dict)


class CommandRefused(Exception):
    """Raised when a refused command is applied; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.reason)
        self.refusal = refusal


class CodecError(ValueError):
    """A document does not have the shape of the type it is read as."""
