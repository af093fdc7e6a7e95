"""What makes an edition besides its figures: the steps of set-up and of a game round, and how its data file is read."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from macher.editions.problems import Problem
from macher.rules.edition import Edition, Figure, Policies

if TYPE_CHECKING:  # pydantic takes most of the time of a start and is needed only where a file is read
    from macher.editions.schema import BoxTable, EditionTable, ProvenanceTable


class DataFile(Protocol):
    """What every kind of data file has, once its shape is known to be right."""

    @property
    def edition(self) -> EditionTable:
        """Which edition it describes."""

    @property
    def provenance(self) -> Sequence[ProvenanceTable]:
        """Where its figures come from."""

    @property
    def box(self) -> Sequence[BoxTable]:
        """What was read off the cards of a player's box."""


D = TypeVar("D", bound=DataFile)


@dataclass(frozen=True, slots=True)
class Reader(Generic[D]):
    """How one kind of data file is read: its shape, its content, and the edition it makes."""

    parse: Callable[[Mapping[str, Any]], D | tuple[Problem, ...]]
    """The data, or everything about its shape that does not fit."""
    problems: Callable[[D], tuple[Problem, ...]]
    """Everything that does not fit together, in the order of the file."""
    names: Callable[[D], Mapping[str, Sequence[str]]]
    """By path: names that an edited copy cannot change, since texts and pictures know only those of the edition."""
    build: Callable[[D, EditionParts, tuple[Figure, ...]], Edition]
    """Makes the edition from data without problems."""
    subjects: str = ""
    """Prefix of its subjects (``figures.SUBJECTS``)."""


@dataclass(frozen=True, slots=True)
class EditionParts:
    """An edition as it is shipped: its key, its data file and the names of its steps."""

    key: str
    data_file: Path
    reader: Callable[[], Reader[Any]]
    """Makes its reader; called only when a file is read."""
    setup: tuple[str, ...]
    phases: tuple[str, ...]
    policies: Policies
    procedures: str
    sources: tuple[int, ...]
    house_rules: tuple[str, ...]
