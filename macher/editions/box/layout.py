"""Which pages and cards an edition's box has: worked out from its data file, so that no figure is forgotten."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Final

from macher.editions.box.fields import NONE, YES_NO, Card, Field, Page
from macher.editions.box.tables import MISSING, look
from macher.editions.origins import leaves
from macher.rules.cards import PARTIES
from macher.rules.edition import Symbol

__all__ = ["ACTIONS", "pages_of"]

Known = Callable[[str], bool]
"""Whether a rulebook says what stands on a path."""

_EUROS: Final = 1_000_000
_MOST_TREND: Final = 5
_SMALL_AND_LARGE: Final = ("large", "small")
_LINES: Final = 4
"""Most actions of a cabinet card, and most symbols of a choice of the start sheet, that can be typed in."""
ACTIONS: Final = ("votes", "trend", "other_trend", "replace_media", "double")
"""What cards of a cabinet can do, where they are reconstructions."""
_SYMBOLS: Final = tuple(symbol.value for symbol in Symbol)


def pages_of(raw: Mapping[str, Any], known: Known) -> tuple[Page, ...]:
    """The pages of an edition, in the order of the box; `raw` is its data file with the rows that are in use."""
    made = [
        Page("lands", tuple(_land(raw, known, key) for key in raw["lands"])),
        Page("rows", tuple(_rows(raw, known))),
        Page("polls", tuple(_polls(raw, known))),
        Page("politicians", tuple(_cabinet(raw, known))),
        Page("blocks", tuple(_blocks(raw, known))),
        Page("sheet", tuple(_sheet(raw, known))),
        Page("presence", (Card("presence", tuple(_presence(raw, known))),)),
        Page("national", tuple(_national(raw, known))),
        Page("trend", (Card("trend", (_row(raw, known, "trend.scale", -100, 100),)),)),
        Page("display", tuple(_display(raw, known))),
        Page("dice", tuple(_dice(raw, known))),
        Page("donations", tuple(_donations(raw, known))),
        Page("lid", (Card("lengths", tuple(_minutes(raw, known))),)),
    ]
    made = [page for page in made if page.cards and (page.key == "donations" or any(f.wanted for f in page.fields()))]
    rest = tuple(_rest(raw, known, made))
    return (*made, *([Page("more", (Card("more", rest),))] if rest else []))


def _number(raw: Mapping[str, Any], known: Known, path: str, **more: Any) -> Field:
    found = look(raw, path)
    return Field(path, "number", 0 if found is MISSING else found, known(path), **more)


def _row(raw: Mapping[str, Any], known: Known, path: str, low: int, high: int) -> Field:
    found: Sequence[int] = look(raw, path)
    sure = all(known(f"{path}.{at}") for at in range(1, len(found) + 1))
    return Field(path, "row", tuple(found), sure, low=low, high=high)


def _choice(raw: Mapping[str, Any], known: Known, path: str, choices: Sequence[str], **more: Any) -> Field:
    found = look(raw, path)
    if choices == YES_NO:
        found = "yes" if found is True else "no"
    return Field(path, "choice", NONE if found is MISSING else found, known(path), choices=tuple(choices), **more)


def _land(raw: Mapping[str, Any], known: Known, key: str) -> Card:
    """A state card: size where it matters, the rows, and the maximum, which is the last row, too."""
    card, path = raw["lands"][key], f"lands.{key}"
    rows = len(card["points"])
    fields = [_choice(raw, known, f"{path}.size", _SMALL_AND_LARGE)] if "size" in card else []
    fields.append(_number(raw, known, f"{path}.maximum", low=1, also=(f"{path}.points.{rows}",)))
    fields += [_number(raw, known, f"{path}.points.{at}", series=path) for at in range(1, rows)]
    return Card(path, tuple(fields))


def _rows(raw: Mapping[str, Any], known: Known) -> Iterator[Card]:
    """The votes at which the rows begin: of all cards, and of those that differ."""
    yield Card("votes", (_row(raw, known, "votes.bands", 0, 50),))
    usual = tuple(raw["votes"]["bands"])
    for key, card in raw["lands"].items():
        own = tuple(card.get("bands") or usual)
        yield Card(f"lands.{key}", (Field(f"lands.{key}.bands", "row", own, optional=True, high=50),))


def _polls(raw: Mapping[str, Any], known: Known) -> Iterator[Card]:
    """Backs where they differ, a change for each party, and the sign of the long game."""
    cards = raw["polls"]["cards"]
    backs = all(sum(card[party] == 2 for party in PARTIES) == 1 for card in cards) and "minimum" not in raw["polls"]
    sevens = any("seven" in card for card in cards)
    for at, card in enumerate(cards, start=1):
        path, fields = f"polls.cards.{at}", []
        if backs:
            back = next(party for party in PARTIES if card[party] == 2)
            fields.append(Field(f"{path}.back", "choice", back, choices=tuple(PARTIES), printed=False))
        fields += [_number(raw, known, f"{path}.{party}", low=-3, high=3) for party in PARTIES]
        if sevens:
            fields.append(_choice(raw, known, f"{path}.seven", YES_NO))
        yield Card(path, tuple(fields))


def _cabinet(raw: Mapping[str, Any], known: Known) -> Iterator[Card]:
    """Cards of a cabinet: cost, signs, and up to four actions with their numbers."""
    unit = raw["money"]["unit"]
    for key, card in raw["politicians"].items():
        if "actions" not in card:
            continue
        path = f"politicians.{key}"
        fields = [_number(raw, known, f"{path}.cost", high=_EUROS, unit=unit, series="cost", step=unit)]
        fields += [_choice(raw, known, f"{path}.{sign}", YES_NO) for sign in ("phone", "seven")]
        for at in range(1, _LINES + 1):
            line, there = f"{path}.actions.{at}", at <= len(card["actions"])
            fields.append(_choice(raw, known, f"{line}.action", (NONE, *ACTIONS), optional=not there))
            amount = there and card["actions"][at - 1].get("amount") is not None
            fields.append(_number(raw, known, f"{line}.amount", high=_EUROS, optional=not amount))
        yield Card(path, tuple(fields))


def _blocks(raw: Mapping[str, Any], known: Known) -> Iterator[Card]:
    """The blocks of a starting deployment, symbol by symbol."""
    for at, block in enumerate(raw["start"].get("blocks", ()), start=1):
        path = f"start.blocks.{at}"
        spots = range(1, len(block) + 1)
        yield Card(path, tuple(_choice(raw, known, f"{path}.{spot}", _SYMBOLS) for spot in spots))


def _sheet(raw: Mapping[str, Any], known: Known) -> Iterator[Card]:
    """A start sheet: what everybody has, and the choices of its columns."""
    start = raw["start"]
    if "column_1" not in start:
        return
    own = [_number(raw, known, "start.money", high=_EUROS, unit=raw["money"]["unit"])]
    own += [_number(raw, known, f"start.{name}") for name in ("base", "meetings")]
    yield Card("start", tuple(own))
    for column in ("column_1", "column_2"):
        for at, choice in enumerate(start[column], start=1):
            path, fields = f"start.{column}.{at}", []
            for spot in range(1, _LINES + 1):
                line, there = f"{path}.entries.{spot}", spot <= len(choice["entries"])
                fields.append(_choice(raw, known, f"{line}.symbol", (NONE, *_SYMBOLS), optional=not there))
                fields.append(_number(raw, known, f"{line}.amount", optional=not there))
            fields.append(_number(raw, known, f"{path}.members", optional="members" not in choice))
            yield Card(path, tuple(fields))


def _presence(raw: Mapping[str, Any], known: Known) -> Iterator[Field]:
    """The spots of media presence, from left to right."""
    for row, spots in raw["presence"].items():
        for at in range(1, len(spots) + 1):
            yield _number(raw, known, f"presence.{row}.{at}", series="presence", rises=-1)


def _national(raw: Mapping[str, Any], known: Known) -> Iterator[Card]:
    """The spaces of a national board: members recruited, and points at the end."""
    spaces = raw.get("national", {}).get("spaces", ())
    names = ("recruits", "points")
    fields = [
        _number(raw, known, f"national.spaces.{at}.{name}", series=name, rises=-1)
        for at in range(1, len(spaces) + 1)
        for name in names
    ]
    if fields:
        yield Card("national", tuple(fields))


def _display(raw: Mapping[str, Any], known: Known) -> Iterator[Card]:
    """How many program cards lie open, by number of players."""
    seats = raw["program"].get("display", {})
    fields = [_number(raw, known, f"program.display.{name}", low=1, high=20, series="display") for name in seats]
    if fields:
        yield Card("program", tuple(fields))


def _dice(raw: Mapping[str, Any], known: Known) -> Iterator[Card]:
    """The faces of a die, the smallest first."""
    faces = raw.get("dice", {}).get("faces", ())
    if faces:
        numbers = range(1, len(faces) + 1)
        yield Card("dice", tuple(_number(raw, known, f"dice.faces.{at}", high=20, series="faces") for at in numbers))


def _donations(raw: Mapping[str, Any], known: Known) -> Iterator[Card]:
    """Donations with what they cost and bring, or contributions with their dice."""
    unit = raw["money"]["unit"]
    where = "contributions.cards" if "contributions" in raw else "donations"
    for at, card in enumerate(look(raw, where), start=1):
        path = f"{where}.{at}"
        money = partial(_number, raw, known, high=_EUROS, unit=unit, series="money", step=unit)
        fields = [money(f"{path}.money")]
        if "dice" in card:
            fields.append(_number(raw, known, f"{path}.dice", low=1, high=20, series="dice"))
            fields.append(_choice(raw, known, f"{path}.seven", YES_NO))
        else:
            fields += [_number(raw, known, f"{path}.{name}", high=50, series=name) for name in ("accept", "reject")]
        yield Card(path, tuple(fields))


def _minutes(raw: Mapping[str, Any], known: Known) -> Iterator[Field]:
    """The playing time on the lid, for each length."""
    for name in raw["lengths"]:
        for at in (1, 2):
            path = f"lengths.{name}.minutes.{at}"
            yield _number(raw, known, path, low=1, series=f"minutes.{name}", step=1)


def _rest(raw: Mapping[str, Any], known: Known, pages: Sequence[Page]) -> Iterator[Field]:
    """Numbers that nobody knows for certain and that no page has yet."""
    covered = {path for page in pages for each in page.fields() for path in each.paths}
    rows = tuple(f"{each.path}." for page in pages for each in page.fields() if each.kind == "row")
    for path in leaves(raw):
        if known(path) or path in covered or path.startswith(rows) or path.startswith("edition."):
            continue
        found = look(raw, path)
        if isinstance(found, bool):
            yield _choice(raw, known, path, YES_NO)
        elif isinstance(found, int):
            yield _number(raw, known, path, low=-_EUROS, high=_EUROS)
