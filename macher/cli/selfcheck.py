"""``macher selfcheck``: checks whether this installation is whole and can play, with one line for each check."""

from __future__ import annotations

import codecs
import json
import sys
from collections.abc import Callable
from datetime import date
from functools import partial
from typing import Final

from macher import __version__
from macher.cli.outcome import FAILED, OK
from macher.installation import missing_files
from macher.resources import asset, asset_text
from macher.ui.system.damaged import try_fonts, try_icons, try_window
from macher.ui.system.display import without_display

LANGUAGES: Final = ("en", "de", "pl", "fr")
"""The languages that every installation speaks."""
_ADDED: Final = ("es", "nl", "ja", "sr_Latn")
"""Some of the languages that players may add."""
_ENCODINGS: Final = ("big5", "big5hkscs", "cp932", "cp949", "gb18030", "iso2022_jp")
"""The encodings that systems have and that need modules of their own: without theirs no program of Python starts."""
_GAME: Final = "linke=easy,spd=normal,cdu=normal"
"""Seats of the game that is played in each edition."""


def selfcheck() -> int:
    """Prints ``ok`` or ``FAILED`` with each check; the exit code says whether all went well."""
    from macher.editions.shipped import SHIPPED

    checks: list[tuple[str, Callable[[], str]]] = [
        ("window", _window),
        ("files", _files),
        ("imports", _imports),
        ("fonts", _fonts),
        ("icons", _icons),
        ("sounds", _sounds),
        ("map", _map),
        *((f"language {code}", partial(_language, code)) for code in LANGUAGES),
        ("languages of mods", _added_languages),
        ("encodings", _encodings),
        *((f"edition {key}", partial(_edition, key)) for key in SHIPPED),
        ("drawing", _drawing),
    ]
    sys.stdout.write(f"macher {__version__}\n")
    failed = [name for name, check in checks if not _told(name, check)]
    return FAILED if failed else OK


def _told(name: str, check: Callable[[], str]) -> bool:
    """Does a check and prints the result, or what went wrong, in one line."""
    try:
        sys.stdout.write(f"ok      {name}: {check()}\n")
    except Exception as error:  # a check that cannot be done has failed, whatever the reason
        sys.stdout.write(f"FAILED  {name}: {' '.join(str(error).split()) or type(error).__name__}\n")
        return False
    finally:
        sys.stdout.flush()
    return True


def _window() -> str:
    try:
        driver, seen = try_window()
    finally:
        without_display()  # everything after this needs none
    if not driver:
        return "not tried, there is no screen"
    return f"opens with {driver}" if seen else f"not tried, {driver} shows it to nobody"


def _imports() -> str:
    from macher.cli.imports import missing_imports, named_imports

    pairs = named_imports()
    missing = missing_imports(pairs)
    if missing:
        raise ImportError(f"{len(missing)} missing: {', '.join(missing)}")
    return f"{len({module for module, _ in pairs})} modules can be imported"


def _files() -> str:
    missing = missing_files()
    if missing:
        raise FileNotFoundError(f"{len(missing)} missing: {', '.join(missing)}")
    return "all there"


def _fonts() -> str:
    return f"{try_fonts()} can be written with"


def _icons() -> str:
    return f"{try_icons()} can be drawn"


def _sounds() -> str:
    import wave

    paths = sorted(asset("sounds").glob("*.wav"))
    for path in paths:
        with wave.open(str(path)) as sound:
            sound.readframes(sound.getnframes())
    return f"{len(paths)} can be read"


def _map() -> str:
    return f"{len(json.loads(asset_text('maps', 'germany.json')))} parts"


def _language(code: str) -> str:
    from macher.i18n import Texts
    from macher.i18n.dates import day_in_words
    from macher.ui.paint.hyphenation import has_dictionary

    texts = Texts.load(code)
    said = f"{texts('menu-version', version=__version__)}, {day_in_words(texts, date(2026, 11, 14))}"
    if texts.missing:
        raise LookupError(f"no text for {', '.join(sorted(texts.missing))}")
    if not has_dictionary(code):
        raise LookupError("no dictionary of syllables")
    return said


def _added_languages() -> str:
    from babel.dates import format_date

    from macher.i18n.texts import language_name

    known = [code for code in _ADDED if language_name(code) and format_date(date(2026, 11, 14), locale=code)]
    return f"{', '.join(known)} can be added"


def _encodings() -> str:
    return f"{len([codecs.lookup(name) for name in _ENCODINGS])} of other systems are there"


def _edition(key: str) -> str:
    from macher.cli.games import play_session
    from macher.cli.simulate import parse_seats, usual_length
    from macher.session.config import GameConfig

    _line, session = play_session(GameConfig(parse_seats(_GAME), key, usual_length(key, None), seed=1))
    points = [str(party.points) for party in session.view(-1).parties]
    return f"a game is played to its end, {' '.join(points)} points"


def _drawing() -> str:
    from macher.ui.main import run

    run(headless=True)
    return "the menu can be drawn"
