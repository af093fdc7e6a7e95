"""A saved game in full beside the list, and what is said about it: name, progress, seats, what is wrong with it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
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
from macher.ui.game.games import figures_said
from macher.ui.game.vocabulary import words_of
from macher.ui.kit.button_row import RowButton
from macher.ui.kit.list_row import safely
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, air, column, inset, part, row, wrapped_row
from macher.ui.layout import Rect
from macher.ui.paint.stamps import ASPECT, paint_place
from macher.ui.scene import Node
from macher.ui.widgets import Drawing
from macher.ui.widgets.notes import PartyTag


def saved_details(
    kit: Kit, words: SavedWords, deeds: Sequence[RowButton], unfold: Callable[[], None], unfolded: bool, *, beside: bool
) -> Part:
    """The panel; the buttons stand below the rest, or beside it."""
    buttons = [
        kit.button(
            deed.forms[0],
            deed.call,
            id=f"saves.{deed.id}",
            icon=deed.icon,
            kind="primary" if deed.kind == "primary" else "secondary",
            reason=deed.reason,
            tooltip="" if deed.reason else deed.forms[0],
        )
        for deed in deeds
    ]
    about = _game(kit, words) if words.entry.problem is None else _trouble(kit, words, unfold, unfolded)
    title = column(kit.name(words.title(), "title", id="saves.title"), kit.words(words.written(), "body", "muted"))
    told = column(_with_stamp(kit, words, title), air(kit.step("gap")), about)
    if beside:
        shown = row(told, column(*buttons, gap=kit.step("tight")), gap=kit.step("space"))
    else:
        first = replace(buttons[0], width=None)
        others = wrapped_row(*buttons[1:], gap=kit.step("tight"), fill=True)
        shown = column(told, first, others, gap=kit.step("tight"))
    dx, dy = kit.step("wide"), kit.step("space")
    return kit.panel(shown, dx, dy, id="saves.details", zone=True, name=words.title(), edge="hairline")


def _with_stamp(kit: Kit, words: SavedWords, title: Part) -> Part:
    """The title, and beside it the stamp of the state that votes next."""
    if not words.votes_next() or kit.ctx.app.options.pictures == "off":
        return title
    land = words.entry.land
    code = names.land_code(words.texts, land)

    def stamp(box: Rect) -> Node:
        high = min(box.h, box.w / ASPECT)
        return Drawing(box.centred(high * ASPECT, high), lambda p, spot: paint_place(p, spot, land, code))

    return row(title, replace(part(stamp), width=kit.step("control", 0.95)), gap=kit.step("gap"))


def _game(kit: Kit, words: SavedWords) -> Part:
    """Edition, place, who votes next, the seats."""
    lines = [[words.game()], words.place()]
    lines += [[words.votes_next()]] if words.votes_next() else []
    lines += [[words.plain("saves-assisted")]] if words.entry.assisted else []
    lines += [[words.figures()]] if words.figures() else []
    seats = [
        replace(_seat(kit, words, seat), most=lambda _: kit.step("line", 1.1)) for seat in range(len(words.entry.seats))
    ]
    return column(*(kit.words(line) for line in lines), air(kit.step("gap")), column(*seats))


def _seat(kit: Kit, words: SavedWords, seat: int) -> Part:
    """Party, kind and name of a player; who has won, the points, or who decides."""
    entry, texts = words.entry, words.plain
    who, short = entry.seats[seat], words.party(seat)

    def tag(box: Rect) -> Node:
        return PartyTag(box.centred(box.w, PartyTag.natural(kit.ctx, short)[1]), who.party, short)

    said, style = "", "label"
    if entry.scores:
        said, style = texts.number(entry.scores[seat]), "number"
    elif seat in entry.deciding and not entry.over:
        said = texts("saves-decides")
    shown = row(
        part(tag, width=kit.step("option", 1.2)) if who.party in PARTIES else None,
        kit.icon("user-round" if who.kind == HUMAN else "bot", tip=words.kind(seat)),
        replace(kit.name(words.player(seat)), height=None),
        kit.icon("trophy", "ink", texts("saves-winner")) if seat in entry.winners else None,
        kit.words(said, style, "ink" if entry.scores else "muted", "right", natural=True) if said else None,
        gap=kit.step("tight"),
    )
    return Part(column(kit.hairline(), replace(shown, height=None)).place)


def _trouble(kit: Kit, words: SavedWords, unfold: Callable[[], None], unfolded: bool) -> Part:
    """What is wrong in a sentence; the details unfold below it."""
    texts, problem = words.plain, words.entry.problem
    assert problem is not None
    newer = problem.reason == "save-newer"
    reason = texts(problem.reason, **problem.args_of_reason)
    said = reason if newer else texts("saves-is-broken" if words.damaged else "saves-is-useless")
    said = f"{said} {texts('saves-file-kept')}"
    lines = [reason] * (not newer) + [texts("saves-file", file=words.entry.path.name)]
    details = [inset(kit.paragraph(line, "body", id=f"saves.detail.{at}"), 16) for at, line in enumerate(lines)]
    return column(
        row(
            kit.icon("triangle-alert", "contra"),
            kit.paragraph(said, "strong", "contra", id="saves.trouble"),
            gap=kit.step("tight"),
        ),
        kit.fold(texts("saves-details"), unfold, unfolded, id="saves.unfold", tooltip=texts("saves-details-tip")),
        *(details if unfolded else []),
        gap=kit.step("gap"),
    )


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

    def figures(self) -> str:
        """Which figures it has; empty for those that come with the game."""
        return figures_said(self.plain, self.entry.figures)

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
