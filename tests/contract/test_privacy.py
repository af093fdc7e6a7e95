"""Every kind of question says whether it is private, so that none is shown to a whole room by being forgotten."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from inspect import get_annotations
from typing import ClassVar

import pytest
from builders import every_table, fresh_table
from drivers import DRIVERS

from macher.editions.registry import edition, editions
from macher.engine.chance import Stream
from macher.engine.codec import wired
from macher.engine.decision import Decision, Options
from macher.engine.state import Step
from macher.rules.phases.base import BidOptions, ChoiceOptions, SealedStep

PRIVATE = {
    "ChangeOptions",
    "DeployOptions",
    "DraftOptions",
    "EntryOptions",
    "ExchangeOptions",
    "KeepOptions",
    "LayOptions",
    "PlacementOptions",
    "PollOptions",
    "ProgramSourceOptions",
    "SendingOptions",
    "StartBidOptions",
    "StartSheetOptions",
    "TakeOptions",
    "ThrowOptions",
}
"""Questions that show or choose something that only one seat may know."""

OPEN = {
    "ActionOptions",
    "AskOptions",
    "CardOptions",
    "CoalitionOptions",
    "ConvertOptions",
    "DonationOptions",
    "FirstOptions",
    "MediaOptions",
    "NationalOptions",
    "OfferOptions",
    "PaymentOptions",
    "PlaceOptions",
    "PollBidOptions",
    "RaiseOptions",
    "RallyOptions",
    "ShiftOptions",
    "StartRaiseOptions",
}
"""Questions that are answered in the open by the rules: everybody at a table of cardboard sees what is chosen from."""

SEALED = {
    "contributions",
    "deployment",
    "draft",
    "first_bid",
    "opening_hand",
    "opening_program",
    "place_bid",
    "start_player",
    "start_sheet",
}
"""Steps whose answers lie face down, so that even an open kind of question is asked in private."""


def all_below(kind: type) -> Iterator[type]:
    for below in kind.__subclasses__():
        if below.__module__.startswith("macher."):
            yield below
            yield from all_below(below)


def states_it(kind: type) -> bool:
    """Whether a class says it for itself, not by what it is made from and not by forgetting it."""
    return "private" in get_annotations(kind)


@pytest.fixture(scope="module", autouse=True)
def _every_edition() -> None:
    for key in editions():
        edition(key)


def test_every_kind_of_question_states_whether_it_is_private() -> None:
    assert [kind.__name__ for kind in all_below(Options) if not states_it(kind)] == []
    assert set(wired(Options)) <= set(all_below(Options))


def test_every_question_is_private_or_open_on_purpose() -> None:
    """A change of mind is a change of this list, too."""
    asked = {kind.__name__: kind.private for kind in wired(Options) if kind not in (BidOptions, ChoiceOptions)}
    assert {name for name, private in asked.items() if private} == PRIVATE
    assert {name for name, private in asked.items() if not private} == OPEN


def test_what_forgets_to_state_it_is_private() -> None:
    """Also what is made from an open kind, and again from that."""

    @dataclass(frozen=True, slots=True)
    class Stated(Options):
        private: ClassVar[bool] = False

    @dataclass(frozen=True, slots=True)
    class Forgotten(Stated):
        number: int

    assert not Stated.private
    assert Forgotten.private
    assert not states_it(Forgotten)
    assert Decision(0, "polls", Forgotten(0, 1)).private
    assert not Decision(0, "polls", Stated(0)).private


def test_sealed_steps_ask_in_private_whatever_they_show() -> None:
    sealed = {kind.name for kind in all_below(SealedStep) if issubclass(kind, Step)}
    assert sealed == SEALED
    assert {
        kind.name for kind in all_below(Step) if issubclass(kind, Step) and kind is not SealedStep and kind.sealed
    } == SEALED


@pytest.mark.parametrize(("key", "elections", "seats"), every_table())
def test_games_ask_as_stated(key: str, elections: int, seats: int) -> None:
    """Over whole games, a question is private if its kind is, or if its answer lies face down."""
    table, stream = fresh_table(seats, elections, seed=2, key=key), Stream(2)
    driver = next(iter(DRIVERS.values()))
    seen = set()
    while not table.over:
        for decision in table.decisions():
            name = type(decision.options).__name__
            assert decision.private == (name in PRIVATE or decision.step in SEALED), decision
            seen.add(decision.private)
        table.apply(driver(table, stream))
    assert seen == {True, False}
