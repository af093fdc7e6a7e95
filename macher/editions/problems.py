"""What can be wrong with an edition's data: a text key with its arguments, and one English sentence for a terminal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

REASONS: Final[Mapping[str, str]] = {
    "data-unreadable": "The file cannot be read: {detail}.",
    "data-too-large": "The file is larger than {limit} kilobytes.",
    "data-not-toml": "This is not a TOML file: {detail}.",
    "data-missing": "This entry is missing.",
    "data-unknown-key": "This entry is not known here.",
    "data-not-integer": "This must be a whole number.",
    "data-not-text": "This must be a text in quotation marks.",
    "data-not-boolean": "This must be true or false.",
    "data-not-list": "This must be a list in square brackets.",
    "data-not-table": "This must be a table.",
    "data-too-low": "This must be at least {limit}.",
    "data-too-high": "This must be at most {limit}.",
    "data-invalid": "This does not fit: {detail}.",
    "data-not-one-of": "“{found}” must be one of: {allowed}.",
    "data-count": "There must be {expected} entries, not {found}.",
    "data-count-least": "There must be at least {expected} entries, not {found}.",
    "data-count-most": "There must be at most {expected} entries, not {found}.",
    "data-not-rising": "Each number must be greater than the one before; {found} follows {previous}.",
    "data-falls": "The numbers must not fall; {found} follows {previous}.",
    "data-not-falling": "Each number must be smaller than the one before; {found} follows {previous}.",
    "data-first": "The first number must be {expected}, not {found}.",
    "data-last": "The last number must be {expected}, not {found}.",
    "data-without": "{expected} must be among these numbers.",
    "data-twice": "“{found}” stands here a second time.",
    "data-maximum-twice": "{other} has the same maximum, {found}; the smallest state would not be decided.",
    "data-poll-back": "A poll has exactly one +2, the party on its back; this one has {found}.",
    "data-symbol-often": "“{found}” stands here {count} times; each needs its own state, and there are {limit}.",
    "data-not-in-units": "{found} is not a multiple of {unit}, the smallest amount.",
    "data-amount-missing": "The action “{action}” needs an amount.",
    "data-amount-needless": "The action “{action}” has no amount.",
    "data-not-a-number-key": "The name “{found}” must be a whole number.",
    "data-elections": "The rounds hold {found} elections, but the length is named {expected}.",
    "data-presence": "There are {found} media presence spots for {expected} elections.",
    "data-no-politician": "There is no politician “{found}”.",
    "data-no-row": "There is no row “{found}” of media presence spots.",
    "data-cards-few": "This makes {found} cards; the largest table needs {expected}.",
    "data-states-few": "There are {found} {size} states; at least {expected} are needed.",
    "data-rounds-few": "A game has a round for each state board: at least {expected}, not {found}.",
    "data-sevens": "{found} cards without the symbol 7 are left; at least {expected} are needed.",
    "data-phones": "A party has {found} coalition tiles for {phones} cards with a telephone.",
    "data-choice-empty": "This choice of the start sheet brings nothing.",
    "data-pieces": "This choice takes {found} pieces; there are {limit} at most.",
    "data-dice-alike": "All faces are {found}; ties could never be broken.",
    "data-names": "The names must be those of the edition; “{found}” is missing or too many.",
    "data-other-edition": "This is data of edition {found}, not of edition {expected}.",
    "data-no-edition": "There is no edition “{found}”.",
    "data-no-provenance": "No note says where this figure comes from.",
    "data-provenance-nothing": "“{found}” names no figure of this file.",
    "data-provenance-twice": "Two equally strong notes say where “{found}” comes from.",
}
"""Every reason with its English sentence; the keys are also those of the translated texts."""


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that does not fit: its place, the text key of the reason, and the reason's arguments."""

    key: str
    """Dotted path in the file, list entries counted from 1; empty for the file as a whole."""
    reason: str
    args: Mapping[str, int | str] = field(default_factory=dict)

    def __str__(self) -> str:
        return REASONS[self.reason].format(**self.args)


class DataError(ValueError):
    """A data file of an edition cannot be used.

    ``problems`` holds everything that was found; ``key``, ``reason`` and ``args_of_reason`` belong to its first entry.
    """

    def __init__(self, file: str, problems: tuple[Problem, ...]) -> None:
        super().__init__(file, problems)
        self.file = file
        self.problems = problems

    @property
    def key(self) -> str:
        """Dotted path of the first problem."""
        return self.problems[0].key

    @property
    def reason(self) -> str:
        """Text key of the first problem."""
        return self.problems[0].reason

    @property
    def args_of_reason(self) -> Mapping[str, int | str]:
        """Arguments of the first problem's text."""
        return self.problems[0].args

    def __str__(self) -> str:
        return sentence(self.file, self.problems[0])


class EditionUnknown(LookupError):
    """No edition has this key."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key

    def __str__(self) -> str:
        return f"There is no edition “{self.key}”."


def sentence(file: str, problem: Problem) -> str:
    """One English line: file, key, reason."""
    return f"{file}: {problem.key}: {problem}" if problem.key else f"{file}: {problem}"
