"""Parts: clone, key and codec come from the fields."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from macher.engine.errors import CodecError
from macher.engine.parts import SHARED, Part, part


@part
@dataclass(slots=True)
class PartsLeaf(Part):
    number: int
    names: list[str]


@part
@dataclass(slots=True)
class PartsSpecialLeaf(PartsLeaf):
    more: int


@part
@dataclass(slots=True)
class PartsTree(Part):
    rows: list[list[int]]
    leaf: PartsLeaf
    leaves: list[PartsLeaf]
    maybe: int | None
    shared: dict[str, int] = field(metadata=SHARED)


def a_tree():
    leaves = [PartsLeaf(2, []), PartsSpecialLeaf(3, ["c"], 4)]
    return PartsTree([[1], [2, 3]], PartsLeaf(1, ["a", "b"]), leaves, None, {"s": 1})


def test_clones_share_nothing_that_can_change():
    tree = a_tree()
    clone = tree.clone()
    assert clone.key() == tree.key()
    clone.rows[1].append(9)
    clone.leaf.names.append("z")
    clone.leaves[1].more = 0
    clone.leaves.pop(0)
    assert tree.key() == a_tree().key()
    assert clone.shared is tree.shared


def test_keys_tell_every_difference():
    tree = a_tree()
    for change in (
        lambda t: t.rows[0].append(1),
        lambda t: setattr(t.leaf, "number", 7),
        lambda t: setattr(t.leaves[1], "more", 5),
        lambda t: setattr(t, "maybe", 0),
    ):
        other = tree.clone()
        change(other)
        assert other.key() != tree.key()


def test_keys_and_documents_give_parts_back():
    tree = a_tree()
    again = PartsTree.from_key(tree.key())
    assert again.key() == tree.key()
    assert isinstance(again.leaves[1], PartsSpecialLeaf)
    read = PartsTree.decode(tree.encode())
    assert read.key() == tree.key()
    assert isinstance(read.leaves[1], PartsSpecialLeaf)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda d: d.pop("leaf"),
        lambda d: d.update(part="Unknown"),
        lambda d: d.update(part="PartsLeaf"),
        lambda d: d.update(rows=[["1"]]),
        lambda d: d.update(leaves=None),
        lambda d: d["leaf"].update(number=True),
        lambda d: d["leaves"][1].pop("part"),
    ],
)
def test_spoilt_documents_are_refused(spoil):
    document = a_tree().encode()
    spoil(document)
    with pytest.raises(CodecError):
        PartsTree.decode(document)


def test_parts_without_the_decorator_say_so():
    with pytest.raises(TypeError, match="Part"):
        Part().clone()
