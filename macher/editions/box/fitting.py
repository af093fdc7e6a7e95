"""Puts typed figures over the reconstructions, and makes what is not typed in fit them."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from macher.editions import content
from macher.editions.box.fields import NONE, YES_NO, Card, Field, Page, Value
from macher.editions.box.tables import MISSING, copied, look, put
from macher.rules.cards import PARTIES

__all__ = ["overlaid", "with_rows"]

Typed = Mapping[str, Value]
"""Figures by path."""
_BACK: Final = 2


def with_rows(shipped: Mapping[str, Any], typed: Typed) -> dict[str, Any]:
    """A copy of a data file whose state cards have the typed rows; points are taken over at the same votes."""
    raw: dict[str, Any] = copied(shipped)
    usual = list(raw["votes"]["bands"])
    found = _usable(typed.get("votes.bands"))
    raw["votes"]["bands"] = found or usual
    for key, card in raw["lands"].items():
        own = _usable(typed.get(f"lands.{key}.bands")) or card.get("bands")
        before, after = card.get("bands") or usual, own or raw["votes"]["bands"]
        if own:
            card["bands"] = list(own)
        if list(after) != list(before):
            card["points"] = [card["points"][max(0, bisect_right(before, votes) - 1)] for votes in after]
            card["points"][-1] = card["maximum"]
    return raw


def _usable(rows: Value | None) -> list[int] | None:
    """Rows that a state card can have."""
    if not isinstance(rows, tuple) or any(content.bands("", rows)):
        return None
    return list(rows)


def overlaid(rows: Mapping[str, Any], pages: Iterable[Page], typed: Typed) -> dict[str, Any]:
    """A copy of a data file with the typed figures in it, and the others around them changed so that they fit."""
    raw: dict[str, Any] = copied(rows)
    pages = list(pages)
    for page in pages:
        for card in page.cards:
            if page.key == "lands":
                _fit_land(raw, card, typed)
            _lay(raw, card, typed)
            if page.key == "polls":
                _fit_back(raw, card, typed)
    for page in pages:
        for series in _series(page):
            if any(field.path in typed for field in series):
                _fit_series(raw, series, typed)
        if page.key == "lands":
            _fit_maxima(raw, page, typed)
    return raw


def _lay(raw: dict[str, Any], card: Card, typed: Typed) -> None:
    """Puts the typed figures of a card where they stand."""
    lines: set[str] = set()
    for field in card.fields:
        if field.path not in typed or not field.printed or field.path.endswith(".bands"):
            continue
        value = typed[field.path]
        _grow(raw, field.path, value)
        for path in field.paths:
            put(raw, path, _written(field, value))
        if ".actions." in field.path or ".entries." in field.path:
            lines.add(field.path.rsplit(".", 2)[0])
    for path in lines:
        _close(raw, path)


def _written(field: Field, value: Value) -> Any:
    if field.choices == YES_NO:
        return value == "yes"
    return list(value) if isinstance(value, tuple) else value


def _grow(raw: dict[str, Any], path: str, value: Value) -> None:
    """Adds lines to a card that has fewer, so that there is a place for a typed one."""
    for word, name in ((".actions.", "action"), (".entries.", "symbol")):
        if word not in path or value == NONE:
            continue
        above, _, rest = path.partition(word)
        lines = look(raw, above + word.rstrip("."))
        at = int(rest.split(".", 1)[0])
        while len(lines) < at:
            lines.append({name: NONE})


def _close(raw: dict[str, Any], path: str) -> None:
    """Leaves out the lines of a card that it does not have, and numbers that its actions do not need."""
    lines = look(raw, path)
    kept = []
    for line in lines:
        if line.get("action", line.get("symbol")) == NONE:
            continue
        if line.get("action") == "double":
            line.pop("amount", None)
        elif "amount" not in line:
            line["amount"] = 1
        kept.append(line)
    put(raw, path, kept)


def _fit_land(raw: dict[str, Any], card: Card, typed: Typed) -> None:
    """Points that are not typed in keep their share of the maximum."""
    found = typed.get(f"{card.key}.maximum")
    if isinstance(found, int) and found > 0:
        _scale(raw, card.key, found)


def _scale(raw: dict[str, Any], key: str, maximum: int) -> None:
    table = look(raw, key)
    before = table["maximum"]
    table["points"] = [(2 * points * maximum + before) // (2 * before) for points in table["points"]]
    table["maximum"] = maximum


def _fit_back(raw: dict[str, Any], card: Card, typed: Typed) -> None:
    """The party on the back rises by two, and no other does: an untyped figure gives way."""
    poll, key = look(raw, card.key), card.key
    if not any(field.path == f"{key}.back" for field in card.fields):
        return
    free = [party for party in PARTIES if f"{key}.{party}" not in typed]
    back = typed.get(f"{key}.back")
    sure = [party for party in PARTIES if party not in free and poll[party] == _BACK]
    wanted = back if isinstance(back, str) and back in free else sure[0] if sure else None
    twos = [party for party in free if poll[party] == _BACK]
    if wanted is None:
        wanted = twos[0] if twos else free[0] if free else None
    if wanted is None:
        return
    spare = poll[wanted] if wanted in free and poll[wanted] != _BACK else _unused(poll)
    for party in twos:
        if party != wanted:
            poll[party] = spare
            spare = 0
    if wanted in free:
        poll[wanted] = _BACK


def _unused(poll: Mapping[str, Any]) -> int:
    """The first change below +2 that no party of a poll has."""
    return next((each for each in (1, 0, -1, -2) if each not in [poll[party] for party in PARTIES]), 0)


def _series(page: Page) -> list[list[Field]]:
    found: dict[str, list[Field]] = {}
    for field in page.fields():
        if field.series:
            found.setdefault(field.series, []).append(field)
    return list(found.values())


def _fit_series(raw: dict[str, Any], series: Sequence[Field], typed: Typed) -> None:
    """Numbers that stand in an order: those that are not typed in move just as far as the typed ones force them."""
    rises, step = series[0].rises, series[0].step
    ends = _ends(raw, series)
    values = [rises * int(look(raw, field.path)) for field in series]
    fixed = [field.path in typed for field in series]
    _push(values, fixed, step, up=True)
    _push(values, fixed, step, up=False)
    for field, value, sure in zip(series, values, fixed, strict=True):
        if not sure:
            put(raw, field.path, min(ends, max(field.low, rises * value)))


def _ends(raw: Mapping[str, Any], series: Sequence[Field]) -> int:
    """The greatest number that a figure of a series may have: for points of a state its maximum."""
    found = look(raw, f"{series[0].series}.maximum") if series[0].series.startswith("lands.") else MISSING
    return found if isinstance(found, int) else series[0].high


def _push(values: list[int], fixed: Sequence[bool], step: int, *, up: bool) -> None:
    """Moves numbers that are not fixed past the fixed ones before them, or below those behind them."""
    places = range(1, len(values)) if up else range(len(values) - 2, -1, -1)
    for at in places:
        if fixed[at]:
            continue
        if up:
            values[at] = max(values[at], values[at - 1] + step) if _led(fixed, at) else values[at]
        else:
            values[at] = min(values[at], values[at + 1] - step)


def _led(fixed: Sequence[bool], at: int) -> bool:
    return any(fixed[:at])


def _fit_maxima(raw: dict[str, Any], page: Page, typed: Typed) -> None:
    """No two states have the same maximum: one that is not typed in moves to the nearest free number."""
    sure = {raw["lands"][card.name]["maximum"] for card in page.cards if _is_sure(card, typed)}
    taken = set(sure)
    for card in page.cards:
        if _is_sure(card, typed):
            continue
        maximum = raw["lands"][card.name]["maximum"]
        if maximum in taken:
            near = (maximum + way * far for far in range(1, 200) for way in (-1, 1))
            _scale(raw, card.key, next(number for number in near if number > 0 and number not in taken))
        taken.add(raw["lands"][card.name]["maximum"])


def _is_sure(card: Card, typed: Typed) -> bool:
    return any(field.path in typed or field.known for field in card.fields if field.path.endswith(".maximum"))
