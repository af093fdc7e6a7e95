"""JSON for frozen facts: what is written is read, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

import pytest

from macher.engine import codec
from macher.engine.codec import wire
from macher.engine.errors import CodecError


class Colour(Enum):
    RED = "red"


@wire
@dataclass(frozen=True)
class CodecPoint:
    x: int
    y: int | None = None


@wire
@dataclass(frozen=True)
class CodecShape:
    name: str
    colour: Colour
    points: tuple[CodecPoint, ...]
    pair: tuple[int, str]
    filled: bool


SHAPE = CodecShape("a", Colour.RED, (CodecPoint(1), CodecPoint(2, 3)), (4, "b"), True)


def test_round_trip():
    assert codec.loads(codec.dumps(SHAPE), CodecShape) == SHAPE


def test_text_is_canonical():
    assert codec.dumps(CodecPoint(1, 2)) == '{"is":"CodecPoint","x":1,"y":2}'


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "null",
        '{"is":"CodecPoint"}',
        '{"is":"CodecPoint","x":1,"y":2,"z":3}',
        '{"is":"CodecPoint","x":"1","y":2}',
        '{"is":"CodecPoint","x":true,"y":2}',
        '{"is":"CodecPoint","x":1.0,"y":2}',
        '{"is":"Nothing","x":1,"y":2}',
        '{"is":["CodecPoint"],"x":1,"y":2}',
        '{"x":1,"y":2}',
    ],
)
def test_other_shapes_are_refused(text):
    with pytest.raises(CodecError):
        codec.loads(text, CodecPoint)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("colour", "blue"),
        ("points", {}),
        ("points", [1]),
        ("pair", [4]),
        ("pair", [4, 5]),
        ("filled", 1),
        ("name", None),
        ("points", [{"is": "CodecShape"}]),
    ],
)
def test_every_field_is_checked(field, value):
    document = codec.to_wire(SHAPE) | {field: value}
    with pytest.raises(CodecError):
        codec.from_wire(document, CodecShape)


def test_a_class_of_another_base_is_refused():
    with pytest.raises(CodecError):
        codec.loads(codec.dumps(CodecPoint(1)), CodecShape)


def test_unregistered_objects_have_no_wire_form():
    with pytest.raises(CodecError):
        codec.to_wire(object())


def test_names_are_taken_once():
    with pytest.raises(ValueError, match="CodecPoint"):
        wire(dataclass(type("CodecPoint", (), {})))


def test_registered_classes_are_listed_by_name():
    assert codec.wired(CodecPoint) == (CodecPoint,)
