"""What is said about a saved game: what it is called, how far it is, who has to decide, and who has won."""

from __future__ import annotations

from typing import Final

from macher.ai.kinds import HUMAN
from macher.editions.problems import DataError, EditionUnknown
from macher.editions.registry import edition as find_edition
from macher.i18n import Texts, names
from macher.i18n.dates import moment
from macher.rules.cards import PARTIES
from macher.rules.edition import Edition
from macher.saves.library import Shelved
from macher.saves.problems import SaveError
from macher.ui.game.vocabulary import words_of
from macher.ui.screens.barrier import safely

__all__ = ["SHELF_ICONS", "SavedWords", "shelf_name", "sound"]

SHELF_ICONS = {"autosave": "history", "kept": "save", "quick": "chevrons-right", "left": "layers", "finished": "flag"}


_DAMAGE: Final = frozenset(
    (
        "save-cut-off",
        "save-not-json",
        "save-not-a-save",
        "save-damaged",
        "save-start",
        "save-command",
        "save-digest",
        "save-edited",
        "save-too-large",
    )
)
"""Problems of the file itself."""


def shelf_name(texts: Texts, entry: Shelved) -> str:
    """What kind of save it is; autosaves are told apart by their numbers."""
    return texts("saves-autosave-number", number=entry.number) if entry.number else texts(f"saves-shelf-{entry.shelf}")


class SavedWords:
    """The sentences about one entry; the file may hold anything, so every value is checked before use."""

    def __init__(self, texts: Texts, entry: Shelved, now: str) -> None:
        self.entry, self.now = entry, now
        self.edition = _edition(entry.edition)
        self.plain = texts
        self.texts = texts if self.edition is None else texts.in_words(words_of(self.edition))

    def title(self) -> str:
        """Its name; else who has won, or what kind of save it is."""
        entry, texts = self.entry, self.texts
        if entry.name:
            return entry.name
        if entry.shelf == "finished" and entry.winners:
            return texts("saves-won", players=texts.listing([self.player(seat) for seat in entry.winners]))
        return shelf_name(texts, entry)

    def written(self) -> str:
        """When it was written."""
        return moment(self.plain, self.entry.written, self.now)

    def player(self, seat: int) -> str:
        """A player's name, or the party's where none was given."""
        who = self.entry.seats[seat]
        return who.name or self.party(seat)

    def party(self, seat: int) -> str:
        """Abbreviation of a party."""
        key = self.entry.seats[seat].party
        return names.party_short(self.texts, key) if key in PARTIES else key

    def kind(self, seat: int) -> str:
        """Whether a person sat there."""
        return self.plain("newgame-seat-human" if self.entry.seats[seat].kind == HUMAN else "saves-ai")

    def game(self) -> str:
        """Edition and length."""
        entry, texts = self.entry, self.plain
        known = self.edition is not None
        parts = [texts(f"newgame-edition-{entry.edition}") if known else entry.edition]
        if self.edition is not None and entry.elections in self.edition.lengths:
            parts.append(texts(f"newgame-length-{entry.elections}"))
        return " · ".join(parts)

    def place(self) -> list[str]:
        """How far the game is, and shorter."""
        entry, texts = self.entry, self.texts
        if entry.problem is not None:
            return [self.trouble()]
        if entry.over:
            return [texts("saves-over")]
        phase = names.phase(texts, entry.phase) if texts.has(f"phase-{entry.phase}") else ""
        short = names.phase_short(texts, entry.phase) if texts.has(f"phase-{entry.phase}-short") else phase
        if not entry.round:
            said = texts("saves-name-setup")
        elif self.edition is not None and entry.elections in self.edition.lengths:
            rounds = self.edition.lengths[entry.elections].rounds
            said = texts("saves-round-of", round=entry.round, rounds=rounds)
        else:
            said = texts("saves-round", round=entry.round)
        return [" · ".join(part for part in (said, phase) if part) for phase in (phase, short)]

    def turn(self) -> str:
        """Who has to decide; empty if nobody is known to."""
        entry = self.entry
        if not entry.deciding or entry.over:
            return ""
        return self.plain("saves-turn", players=self.plain.listing([self.player(seat) for seat in entry.deciding]))

    def line(self) -> list[str]:
        """How far it is and who decides, in a line; shorter forms behind it."""
        if self.entry.problem is not None:
            return self.place()
        if self.entry.over and self.entry.scores:
            return [self.result(), *self.place()]
        turn, places = self.turn(), self.place()
        return [*(f"{place} · {turn}" for place in places if turn), *places]

    def result(self) -> str:
        """The final scores, the highest first."""
        scores = self.entry.scores
        order = sorted(range(len(scores)), key=lambda seat: (-scores[seat], seat))
        return " · ".join(f"{self.party(seat)} {self.plain.number(scores[seat])}" for seat in order)

    def trouble(self) -> str:
        """In a word what is wrong with it."""
        problem = self.entry.problem
        if problem is None:
            return ""
        if problem.reason == "save-newer":
            return self.plain("saves-newer")
        return self.plain("saves-broken" if self.damaged else "saves-useless")

    @property
    def damaged(self) -> bool:
        """Whether the file itself is broken; otherwise only something that it needs is missing."""
        return self.entry.problem is not None and self.entry.problem.reason in _DAMAGE

    def votes_next(self) -> str:
        """Which state votes next; empty if that is not known."""
        lands = self.edition.figures.lands if self.edition is not None else ()
        if self.entry.over or self.entry.land not in {land.key for land in lands}:
            return ""
        return self.texts("saves-votes-next", land=names.land(self.texts, self.entry.land))


def sound(texts: Texts, entry: Shelved, now: str) -> Shelved:
    """The entry, or a damaged one in its place if a sentence about it fails, so that the list still shows."""
    words = SavedWords(texts, entry, now)

    def all_said() -> Shelved:
        words.title(), words.written(), words.game(), words.line(), words.votes_next()
        for seat in range(len(entry.seats)):
            words.player(seat), words.kind(seat)
        return entry

    damaged = SaveError("save-damaged", entry.path, place="head")
    return safely(all_said, Shelved(entry.path, entry.shelf, entry.name, problem=damaged))


def _edition(key: str) -> Edition | None:
    try:
        return find_edition(key)
    except (EditionUnknown, DataError):
        return None
