"""The data of Babel's languages, as far as the game needs them: players may add any language as a mod.

Whole they are thirty megabytes in a thousand files: units, currencies, time zones, the names of other languages, and
what differs from country to country.
"""

from __future__ import annotations

import pickle
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from babel.core import get_global

_KEPT = {
    "character_order", "currency_formats", "currency_symbols", "date_formats", "datetime_formats", "datetime_skeletons",
    "day_period_rules", "day_periods", "days", "decimal_formats", "default_numbering_system", "eras", "list_patterns",
    "locale_id", "months", "number_symbols", "numbering_systems", "ordinal_form", "percent_formats", "plural_form",
    "quarters", "time_formats", "week_data",
}  # fmt: skip
"""What is needed for numbers, dates, lists and the forms of words."""
_NAMES = ("currency_names", "currency_names_plural", "languages", "scripts", "territories")
"""Names of which a language needs only those of itself and of its scripts."""
_NAME = re.compile(r"[a-z]+(_[A-Z][a-z]{3})?")
"""A language, or a language in one of its scripts."""


def write_locales(source: Path, place: Path) -> None:
    """Writes what the game needs of every language: that, and what it calls itself and its scripts."""
    place.mkdir(parents=True, exist_ok=True)
    own: defaultdict[str, set[str]] = defaultdict(set)
    for name in [path.stem for path in source.glob("*.dat") if _NAME.fullmatch(path.stem)]:
        for each in (name, *_above(name)):
            own[each].update(name.split("_"))
    for name, parts in sorted(own.items()):
        whole = pickle.loads((source / f"{name}.dat").read_bytes())  # noqa: S301  # Babel's own
        kept = {key: value for key, value in whole.items() if key in _KEPT}
        kept |= {key: _some(whole[key], parts) for key in _NAMES if key in whole}
        (place / f"{name}.dat").write_bytes(pickle.dumps(kept, 2))


def _above(name: str) -> Iterator[str]:
    """From which locales another one takes what it does not say itself."""
    above = get_global("parent_exceptions").get(name) or name.rpartition("_")[0]
    if above:
        yield above
        yield from _above(above)


def _some(said: dict[str, Any], parts: set[str]) -> dict[str, Any]:
    return {key: value for key, value in said.items() if key in parts}
