"""Reads files of players safely: whatever is in them, reading takes little time and little memory.

Only regular files are opened: a pipe would never end, a device has no size.  A file that is larger than its kind ever
is is refused before it is read.  One that is nested too deeply, holds too many values or too long numbers is refused
before it is parsed.  The values of all others can be checked one by one.
"""

from __future__ import annotations

import json
import os
import re
import stat
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, NoReturn

__all__ = [
    "DEEPEST",
    "LONGEST_NUMBER",
    "MOST_VALUES",
    "NO_FILE",
    "TOO_LARGE",
    "Malformed",
    "NotRegular",
    "TooLarge",
    "is_regular",
    "is_small",
    "json_value",
    "read_bytes",
    "read_ends",
    "read_text",
    "toml_value",
    "without_home",
]

DEEPEST: Final = 24
"""Most levels of nested lists and tables; a save has 6."""
LONGEST_NUMBER: Final = 30
"""Most digits of a number; the numbers of the game have up to 19."""
MOST_VALUES: Final = 20_000
"""Most values of a small file, such as the settings."""
NO_FILE: Final = "no regular file"
TOO_LARGE: Final = "larger than such a file ever is"
_DOTS: Final = 60
"""Most dots in a line of TOML: a dotted name takes memory by the square of its parts."""
_MARK: Final = "\ufeff"
"""Some editors begin a file with a byte order mark."""
_BINARY: Final = getattr(os, "O_BINARY", 0)
_WITHOUT_WAITING: Final = getattr(os, "O_NONBLOCK", 0)

_LONG_NUMBER: Final = re.compile(rb"[0-9]{%d}" % (LONGEST_NUMBER + 1))
_HALF: Final = re.compile(rb"\\u[dD][89a-fA-F]")
_BRACKETS: Final = bytes.maketrans(b"{}", b"[]")
_NO_BRACKET: Final = bytes(each for each in range(256) if each not in b"[]{}")


class NotRegular(OSError):
    """The path exists, but is not a file that can be read to its end."""

    def __init__(self, path: Path) -> None:
        super().__init__(0, NO_FILE, str(path))


class TooLarge(OSError):
    """The file is larger than its kind ever is."""

    def __init__(self, path: Path, limit: int) -> None:
        super().__init__(0, TOO_LARGE, str(path))
        self.limit = limit
        """Most bytes it may have."""


class Malformed(ValueError):
    """The text is nested too deeply, has too many values or too large numbers; its syntax may be right."""


def is_regular(path: Path) -> bool:
    """Whether this is a file that can be read to its end, and not a folder, pipe, device or socket."""
    try:
        return stat.S_ISREG(path.stat().st_mode)
    except (OSError, ValueError):
        return False


def read_bytes(path: Path, most: int) -> bytes:
    """All bytes of a regular file; ``most`` is the limit.

    Raises ``OSError``: ``NotRegular``, ``TooLarge``, or what the system says.
    """
    handle = _opened(path)
    try:
        if os.fstat(handle).st_size > most:
            raise TooLarge(path, most)
        return _exactly(path, handle, most)
    finally:
        os.close(handle)


def read_ends(path: Path, start: int, end: int, most: int) -> tuple[bytes, bytes]:
    """The first ``start`` and last ``end`` bytes of a regular file of at most ``most``.  Raises ``OSError``."""
    handle = _opened(path)
    try:
        size = os.fstat(handle).st_size
        if size > most:
            raise TooLarge(path, most)
        with os.fdopen(os.dup(handle), "rb") as file:
            first = file.read(start)
            file.seek(max(0, size - end))
            return first, file.read(end)
    finally:
        os.close(handle)


def read_text(path: Path, most: int) -> str:
    """The text of a regular file of at most so many bytes.  Raises ``OSError``, ``UnicodeDecodeError``."""
    return read_bytes(path, most).decode("utf-8").removeprefix(_MARK)


def _opened(path: Path) -> int:
    """A handle of a regular file.  Raises ``OSError``."""
    try:
        if not stat.S_ISREG(path.stat().st_mode):  # before it is opened: opening some devices already does something
            raise NotRegular(path)
        handle = os.open(path, os.O_RDONLY | _BINARY | _WITHOUT_WAITING)
    except ValueError:  # a name that no file can have
        raise NotRegular(path) from None
    if not stat.S_ISREG(os.fstat(handle).st_mode):  # changed in between
        os.close(handle)
        raise NotRegular(path)
    return handle


def _exactly(path: Path, handle: int, most: int) -> bytes:
    """The content of the file, even if it grows meanwhile."""
    parts: list[bytes] = []
    left = most + 1
    while left and (part := os.read(handle, min(left, 1 << 20))):
        parts.append(part)
        left -= len(part)
    if not left:
        raise TooLarge(path, most)
    return b"".join(parts)


# --- JSON -------------------------------------------------------------------------------------------------------------


def json_value(written: bytes | str, values: int = MOST_VALUES) -> Any:
    """The value in a JSON text with at most so many values.

    Raises ``ValueError``: ``json.JSONDecodeError`` with the place, ``UnicodeDecodeError`` or ``Malformed``.
    """
    raw = written.encode("utf-8", "surrogatepass") if isinstance(written, str) else written
    unescaped = raw.replace(b"\\\\", b"").replace(b'\\"', b"")
    if unescaped.count(b'"') > 4 * values + 4:  # a value and its name can be two strings
        raise Malformed(f"more than {values} values")
    bare = b"".join(unescaped.split(b'"')[::2])  # without what is in strings
    if bare.count(b",") + bare.count(b"[") + bare.count(b"{") > values:
        raise Malformed(f"more than {values} values")
    if _LONG_NUMBER.search(bare):
        raise Malformed(f"a number of more than {LONGEST_NUMBER} digits")
    _check_depth(bare)
    try:
        found = json.loads(raw.decode("utf-8").removeprefix(_MARK), parse_constant=_no_number)
    except RecursionError:
        raise Malformed("it is nested too deeply") from None
    if _HALF.search(raw):
        json.dumps(found, ensure_ascii=False).encode()  # half a character can neither be shown nor written
    return found


def _check_depth(bare: bytes) -> None:
    """Removes the innermost brackets, level by level; brackets left after the last level are too deep."""
    brackets = bare.translate(_BRACKETS, _NO_BRACKET)
    for _ in range(DEEPEST):
        if not brackets:
            return
        brackets = brackets.replace(b"[]", b"")
    if brackets.count(b"[") > DEEPEST or b"[]" in brackets:
        raise Malformed("it is nested too deeply")


def _no_number(name: str) -> NoReturn:
    raise Malformed(f"{name} is no number")


# --- TOML -------------------------------------------------------------------------------------------------------------


def toml_value(text: str, values: int = MOST_VALUES) -> dict[str, Any]:
    """The tables of a TOML text with at most so many values.  Raises ``ValueError`` with the line where it knows it."""
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > _DOTS:
            raise Malformed(f"too many dots (at line {number}, column 1)")
    import tomllib  # few files of players are written in it

    try:
        found = tomllib.loads(text)
    except RecursionError:
        raise Malformed("it is nested too deeply") from None
    _check_values(found, values)
    return found


def is_small(top: Any, values: int) -> bool:
    """Whether a parsed value holds at most ``values`` others, none nested too deeply, no number too long."""
    try:
        _check_values(top, values)
    except Malformed:
        return False
    return True


def _check_values(top: Any, values: int) -> None:
    level: list[Any] = [top]
    seen = 0
    for _ in range(DEEPEST):
        below: list[Any] = []
        for each in level:
            inside: Iterable[Any] = each.values() if isinstance(each, dict) else each if isinstance(each, list) else ()
            below.extend(inside)
            if type(each) is int and abs(each) >= 10**LONGEST_NUMBER:
                raise Malformed(f"a number of more than {LONGEST_NUMBER} digits")
        seen += len(below)
        if seen > values:
            raise Malformed(f"more than {values} values")
        if not below:
            return
        level = below
    raise Malformed("it is nested too deeply")


# --- what is said about files -----------------------------------------------------------------------------------------


def without_home(text: str) -> str:
    """A text with ``~`` for the player's home folder, whose name is often the player's own."""
    try:
        home = str(Path.home())
    except (RuntimeError, OSError):  # no home folder
        return text
    if len(home) < 2:  # a system without folders of its own for people
        return text
    for form in (home.replace("\\", "\\\\"), home.replace("\\", "/"), home):
        text = text.replace(form, "~")
    return text
