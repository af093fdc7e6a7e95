"""Parts of the game's state: clone, codec and key are made from the fields, so no field can be forgotten.

A part is a ``@dataclass(slots=True)`` below ``Part`` and decorated with ``@part``.  Its fields are small immutable
values (shared by clones), lists of them, lists of lists of them, other parts, or lists of parts.  A field with
``metadata=SHARED`` is static data: clones share it, the codec and the key leave it out.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from typing import Any, Final, Self, TypeVar, get_args, get_origin, get_type_hints

from macher.engine import codec
from macher.engine.errors import CodecError

SHARED: Final = {"shared": True}

_SCALAR, _LIST, _ROWS, _PART, _PARTS = range(5)

P = TypeVar("P", bound="Part")


class Part:
    """Base of everything that a state is made of."""

    __slots__ = ()

    def clone(self) -> Self:
        """A copy that shares nothing that can change."""
        raise TypeError(f"{type(self).__name__} lacks @part")

    def key(self) -> tuple[Any, ...]:
        """All fields as nested tuples; equal keys mean equal parts."""
        raise TypeError(f"{type(self).__name__} lacks @part")

    @classmethod
    def from_key(cls, key: tuple[Any, ...]) -> Self:
        """A new part with the fields of a key."""
        raise TypeError(f"{cls.__name__} lacks @part")

    def encode(self) -> dict[str, Any]:
        """All fields as JSON values."""
        raise TypeError(f"{type(self).__name__} lacks @part")

    @classmethod
    def decode(cls, document: Any) -> Self:
        """The part that ``encode`` described; raises ``CodecError``."""
        raise TypeError(f"{cls.__name__} lacks @part")


def _is_part(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, Part)


def _shape(hint: Any) -> tuple[int, Any]:
    if _is_part(hint):
        return _PART, hint
    if get_origin(hint) is not list:
        return _SCALAR, hint
    (inner,) = get_args(hint)
    if _is_part(inner) or _is_part(get_origin(inner)):
        return _PARTS, inner if _is_part(inner) else get_origin(inner)
    if get_origin(inner) is list:
        return _ROWS, get_args(inner)[0]
    return _LIST, inner


_CLONE = {
    _SCALAR: "self.{0}",
    _LIST: "[*self.{0}]",
    _ROWS: "[[*row] for row in self.{0}]",
    _PART: "self.{0}.clone()",
    _PARTS: "[item.clone() for item in self.{0}]",
}
_KEY = {
    _SCALAR: "self.{0}",
    _LIST: "tuple(self.{0})",
    _ROWS: "tuple([tuple(row) for row in self.{0}])",
    _PART: "self.{0}.key()",
    _PARTS: "tuple([item.key() for item in self.{0}])",
}


def _compile(name: str, body: list[str], scope: dict[str, Any]) -> Callable[..., Any]:
    source = f"def {name}(self):\n" + "\n".join(f"    {line}" for line in body)
    exec(source, scope)  # the same way dataclasses build __init__: straight-line code, no loop over the fields
    made: Callable[..., Any] = scope[name]
    return made


_registry: dict[str, type[Part]] = {}


def part(cls: type[P]) -> type[P]:
    """Class decorator: gives a dataclass its ``clone``, ``key``, ``encode`` and ``decode``."""
    hints = get_type_hints(cls)
    shapes: dict[str, tuple[int, Any]] = {}
    shared: list[str] = []
    for item in fields(cls):  # type: ignore[arg-type]  # P is a dataclass by contract; dataclasses has no bound for it
        if item.metadata.get("shared"):
            shared.append(item.name)
        else:
            shapes[item.name] = _shape(hints[item.name])
    lines = ["new = _new(_cls)"]
    lines += [f"new.{name} = " + _CLONE[shape].format(name) for name, (shape, _) in shapes.items()]
    lines += [f"new.{name} = self.{name}" for name in shared]
    scope: dict[str, Any] = {"_new": object.__new__, "_cls": cls}
    setattr(cls, "clone", _compile("clone", [*lines, "return new"], scope))  # noqa: B010  # mypy forbids assigning to a method
    inner = "".join(_KEY[shape].format(name) + ", " for name, (shape, _) in shapes.items())
    setattr(cls, "key", _compile("key", [f"return (_name, {inner})"], {"_name": cls.__name__}))  # noqa: B010  # as above

    def from_key(kind: type[P], key: tuple[Any, ...]) -> P:
        if key[0] != cls.__name__:
            return _named(key[0], cls).from_key(key)
        new: P = object.__new__(cls)
        for (name, (shape, hint)), value in zip(shapes.items(), key[1:], strict=True):
            setattr(new, name, _from_key(shape, hint, value))
        return new

    def encode(self: P) -> dict[str, Any]:
        document: dict[str, Any] = {"part": cls.__name__}
        for name, (shape, _) in shapes.items():
            value = getattr(self, name)
            if shape == _PART:
                document[name] = value.encode()
            elif shape == _PARTS:
                document[name] = [item.encode() for item in value]
            else:
                document[name] = codec.to_wire(value)
        return document

    def decode(kind: type[P], document: Any) -> P:
        made = _open(document, cls)
        if made is not cls:
            return made.decode(document)
        new: P = object.__new__(cls)
        for name, (shape, hint) in shapes.items():
            if name not in document:
                raise CodecMissing(cls.__name__, name)
            value = document[name]
            if shape in (_PARTS, _LIST, _ROWS) and not isinstance(value, list):
                raise CodecError(f"{cls.__name__}.{name}: a list is needed")
            if shape == _PART:
                setattr(new, name, hint.decode(value))
            elif shape == _PARTS:
                setattr(new, name, [hint.decode(item) for item in value])
            elif shape == _ROWS:
                setattr(new, name, [[codec.from_wire(item, hint) for item in row] for row in value])
            elif shape == _LIST:
                setattr(new, name, [codec.from_wire(item, hint) for item in value])
            else:
                setattr(new, name, codec.from_wire(value, hint))
        return new

    setattr(cls, "from_key", classmethod(from_key))  # noqa: B010  # as above
    setattr(cls, "encode", encode)  # noqa: B010  # as above
    setattr(cls, "decode", classmethod(decode))  # noqa: B010  # as above
    _registry[cls.__name__] = cls
    return cls


def _from_key(shape: int, hint: Any, value: Any) -> Any:
    if shape == _PART:
        return hint.from_key(value)
    if shape == _PARTS:
        return [hint.from_key(item) for item in value]
    if shape == _ROWS:
        return [list(row) for row in value]
    return list(value) if shape == _LIST else value


def _named(name: str, wanted: type[P]) -> type[P]:
    """The class of a name, which must be ``wanted`` or below it."""
    found = _registry.get(name)
    if found is None or not issubclass(found, wanted):
        raise CodecError(f"{wanted.__name__}: unknown part {name!r}")
    return found


def _open(document: Any, wanted: type[P]) -> type[P]:
    if not isinstance(document, dict) or "part" not in document:
        raise CodecError(f"{wanted.__name__}: an object is needed")
    return _named(str(document["part"]), wanted)


class CodecMissing(CodecError):
    """A part's document lacks a field."""

    def __init__(self, kind: str, name: str) -> None:
        super().__init__(f"{kind}.{name} is missing")
