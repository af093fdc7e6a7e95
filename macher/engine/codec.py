"""JSON for the frozen values of the game: commands, events, options and views.

``@wire`` registers a frozen dataclass or a named tuple under its class name.  Documents carry the name in ``"is"`` and
are checked against the type hints when read, so that an edited file cannot smuggle in a wrong shape.
"""

from __future__ import annotations

import json
import types
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

from macher.engine.errors import CodecError

T = TypeVar("T")

_wired: dict[str, type[Any]] = {}


def wire(cls: type[T]) -> type[T]:
    """Class decorator: makes a frozen dataclass or named tuple known to the codec."""
    if cls.__name__ in _wired:
        raise ValueError(f"two classes with the wire name {cls.__name__}")
    _wired[cls.__name__] = cls
    return cls


def wired(base: type[T]) -> tuple[type[T], ...]:
    """All registered classes below ``base``, by name."""
    return tuple(kind for _, kind in sorted(_wired.items()) if issubclass(kind, base))


_names_of: dict[type[Any], tuple[str, ...]] = {}
_hints_of: dict[type[Any], dict[str, Any]] = {}


def _names(cls: type[Any]) -> tuple[str, ...]:
    if cls not in _names_of:
        named = tuple(item.name for item in fields(cls)) if is_dataclass(cls) else tuple(getattr(cls, "_fields", ()))
        _names_of[cls] = named
    return _names_of[cls]


def _hints(cls: type[Any]) -> dict[str, Any]:
    if cls not in _hints_of:
        _hints_of[cls] = get_type_hints(cls)
    return _hints_of[cls]


def to_wire(value: Any) -> Any:
    """JSON values for a scalar, a sequence or a registered object."""
    if value is None or isinstance(value, bool | int | float):
        return value
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, str):
        return value
    kind = type(value)
    if kind.__name__ in _wired:
        return {"is": kind.__name__, **{name: to_wire(getattr(value, name)) for name in _names(kind)}}
    if isinstance(value, tuple | list):
        return [to_wire(item) for item in value]
    if isinstance(value, Mapping):
        return {str(key): to_wire(item) for key, item in value.items()}
    raise CodecError(f"{kind.__name__} has no wire form")


def _fail(value: Any, hint: Any) -> CodecError:
    return CodecError(f"{getattr(hint, '__name__', hint)} expected, found {json.dumps(value, default=str)[:60]}")


def from_wire(value: Any, hint: Any) -> Any:
    """The object of type ``hint`` that ``to_wire`` described; raises ``CodecError``."""
    reader = _SCALARS.get(hint)
    if reader is not None:
        return reader(value)
    if hint is Any:
        return _read_any(value)
    origin = get_origin(hint)
    if origin in (Union, types.UnionType):
        return _read_union(value, hint)
    if origin is tuple:
        return _read_tuple(value, hint)
    if isinstance(hint, type) and issubclass(hint, Enum):
        try:
            return hint(value)
        except ValueError:
            raise _fail(value, hint) from None
    if isinstance(hint, type) and isinstance(value, dict):
        return _read_object(value, hint)
    raise _fail(value, hint)


def _read_union(value: Any, hint: Any) -> Any:
    for choice in get_args(hint):
        if value is None and choice is type(None):
            return None
        if value is None or choice is type(None):
            continue
        try:
            return from_wire(value, choice)
        except CodecError:
            continue
    raise _fail(value, hint)


def _read_tuple(value: Any, hint: Any) -> tuple[Any, ...]:
    if not isinstance(value, list):
        raise _fail(value, hint)
    inner = get_args(hint)
    if len(inner) == 2 and inner[1] is Ellipsis:
        return tuple(from_wire(item, inner[0]) for item in value)
    if len(inner) != len(value):
        raise _fail(value, hint)
    return tuple(from_wire(item, kind) for item, kind in zip(value, inner, strict=True))


def _read_object(value: dict[str, Any], base: type[Any]) -> Any:
    kind = _wired.get(str(value.get("is")))
    if kind is None or not issubclass(kind, base):
        raise CodecError(f"unknown {base.__name__} {value.get('is')!r}")
    names, hints = _names(kind), _hints(kind)
    if set(value) != {"is", *names}:
        wrong = sorted(set(value) ^ {"is", *names})
        raise CodecError(f"{kind.__name__}: wrong fields {', '.join(wrong)}")
    return kind(**{name: from_wire(value[name], hints[name]) for name in names})


def _read_any(value: Any) -> Any:
    """Reads a value of any registered type: lists become tuples, objects name their class."""
    if isinstance(value, list):
        return tuple(_read_any(item) for item in value)
    return _read_object(value, object) if isinstance(value, dict) else value


def _exactly(kind: type[Any]) -> Callable[[Any], Any]:
    def read(value: Any) -> Any:
        if type(value) is not kind:
            raise _fail(value, kind)
        return value

    return read


_SCALARS: dict[Any, Callable[[Any], Any]] = {
    int: _exactly(int),
    str: _exactly(str),
    bool: _exactly(bool),
    type(None): _exactly(type(None)),
}


def dumps(value: Any) -> str:
    """Canonical JSON text: sorted keys, no spaces."""
    return json.dumps(to_wire(value), sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def loads(text: str, hint: type[T]) -> T:
    """The object of type ``hint`` in a JSON text; raises ``CodecError``."""
    try:
        document = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise CodecError(str(error)) from None
    made: T = from_wire(document, hint)
    return made
