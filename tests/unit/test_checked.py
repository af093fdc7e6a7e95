"""Tables whose entries are checked: what fits is kept, and the first place that does not fit is named."""

from __future__ import annotations

from typing import Any

import pytest

from macher.checked import Checked, Wrong, either, entry, flag, listed, maybe, number, one_of, part, table, text, whole


class Inner(Checked, unknown="keep"):
    word: str = entry(text(3, "[a-z]+", 1))
    more: int = entry(whole(0, 9), default=4)


class Outer(Checked, frozen=False):
    inner: Inner = entry(part(Inner), default={"word": "abc"})
    many: list[Inner] = entry(listed(part(Inner), 2), default=[])
    pair: tuple[float, ...] = entry(listed(number(0, 1), 2, 2, tuple), default=(0, 1))
    named: dict[str, bool] = entry(table(text(2), flag, 2), default={})
    way: str | int | None = entry(maybe(either(one_of("a", "b"), whole(1, 2))), default=None)


class Refusing(Outer, unknown="refuse", frozen=False):
    pass


def test_what_is_missing_is_as_usual_and_each_table_has_its_own() -> None:
    one, other = Outer(), Outer.read({})
    one.named["x"] = True
    assert (other.named, other.inner.word, other.inner.more, other.pair) == ({}, "abc", 4, (0.0, 1.0))
    assert one != other
    assert Outer(named={"x": True}) == one


def test_what_is_written_is_read_again() -> None:
    made = Outer(many=[Inner(word="x")], pair=(1, 0), named={"a": False}, way=2)
    assert made.plain()["many"] == [{"word": "x", "more": 4}]
    assert Outer.read(made.plain()) == made
    assert made.changed(way="a") == Outer.read({**made.plain(), "way": "a"})


@pytest.mark.parametrize(
    ("raw", "place"),
    [
        (None, ""),
        ({"inner": {}}, "inner.word"),
        ({"inner": {"word": "abcd"}}, "inner.word"),
        ({"inner": {"word": "a1"}}, "inner.word"),
        ({"inner": {"word": "a\n"}}, "inner.word"),
        ({"many": [{"word": "a"}, {"word": "a", "more": 10}]}, "many.1.more"),
        ({"many": [{"word": "a"}] * 3}, "many"),
        ({"pair": [0]}, "pair"),
        ({"pair": [0, True]}, "pair.1"),
        ({"pair": "01"}, "pair"),
        ({"named": {"abc": True}}, "named.abc"),
        ({"named": {"a": 1}}, "named.a"),
        ({"named": [True]}, "named"),
        ({"way": "c"}, "way"),
        ({"way": True}, "way"),
        ({"way": []}, "way"),
    ],
)
def test_the_first_place_that_does_not_fit_is_named(raw: Any, place: str) -> None:
    with pytest.raises(Wrong) as refused:
        Outer.read(raw)
    assert str(refused.value) == place


def test_other_entries_are_dropped_kept_or_refused() -> None:
    assert Outer.read({"x": 1}) == Outer()
    assert Inner.read({"word": "a", "changed": [1]}).changed(more=5).plain() == {"word": "a", "more": 5, "changed": [1]}
    with pytest.raises(Wrong, match="x"):
        Refusing.read({"x": 1})


def test_what_is_put_is_checked() -> None:
    made = Outer()
    made.put("way", "b")
    assert made.way == "b"
    with pytest.raises(Wrong, match="way"):
        made.put("way", 3)
