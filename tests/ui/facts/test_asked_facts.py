"""The figures of every question, worked out anew: from the view, the command and what the rules make of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from questions import QUESTIONS, some
from tabletop import BareController

from macher.engine.command import Command
from macher.i18n import Texts, Vocabulary
from macher.i18n.hidden import Hidden
from macher.rules.commands import (
    BidForStart,
    BuyRallies,
    ConvertRallies,
    DecideDonation,
    KeepDraftCard,
    PlacePoliticians,
)
from macher.rules.formula import points_for
from macher.rules.views import PlayerView
from macher.ui.game.vocabulary import words_of
from macher.ui.prompts.base import Act, Fact, Prompt, make_prompt
from macher.ui.table.desk import TableDesk

MOST = 12
"""Drafts of a question that are looked at."""
_SEALED = (BidForStart, KeepDraftCard, PlacePoliticians)
"""Answers that change nothing before all are opened."""


class Keyed(Texts):
    """Texts that are their keys: ``prompt-poll-bid(money=€7,000)``; numbers and money are written as in English."""

    def __call__(self, key: str, /, **args: object) -> str:
        said = ",".join(f"{name}={'…' if isinstance(value, Hidden) else value}" for name, value in args.items())
        return f"{key}({said})" if said else key

    def in_words(self, vocabulary: Vocabulary) -> Texts:
        return self if vocabulary == self.vocabulary else Keyed("en", vocabulary, self.grouping)


@dataclass
class Host:
    """What stands behind a desk, without a screen."""

    controller: BareController

    def changed(self) -> None:
        """Nothing is drawn."""

    def confirm(self, *commands: Command) -> None:
        """The controller notes it."""
        self.controller.confirm(*commands)


@dataclass(frozen=True)
class Draft:
    """A command drafted in a prompt, and the table before and after it."""

    prompt: Prompt[Any]
    command: Command
    before: PlayerView
    after: PlayerView | None
    """What the rules show of it beforehand; nothing where chance or a hidden card speaks."""
    said: Texts

    @property
    def confirm(self) -> Act:
        """The button that hands it in."""
        return next(act for act in self.prompt.told.acts if act.primary)

    def fact(self, *captions: str) -> Fact | None:
        """The figure with one of these captions."""
        return next((fact for fact in self.prompt.told.facts if fact.caption.split("(")[0] in captions), None)

    def own(self, figure: str) -> tuple[int, int]:
        """A figure of the seat that is asked, before and after."""
        seat = self.command.seat
        after = self.after or self.before
        return getattr(self.before.parties[seat], figure), getattr(after.parties[seat], figure)

    def here(self, figure: str, place: int) -> tuple[int, int]:
        """A figure of the seat on a board, before and after."""
        seat, after = self.command.seat, self.after or self.before
        return tuple(getattr(each.lands[place], figure)[seat] for each in (self.before, after))


def _drafts(name: str) -> Iterator[Draft]:
    controller, usual = QUESTIONS[name]()
    decision, seen = controller.decision, controller.view
    assert decision is not None
    texts = Keyed("en", words_of(controller.edition))
    prompt = make_prompt(TableDesk.of(Host(controller), seen, decision, texts))  # type: ignore[arg-type]
    for command in dict.fromkeys((usual, *some(controller, MOST))):
        prompt.reset()
        prompt.outdate()
        if prompt.adopt(command):
            prompt.outdate()
            yield Draft(prompt, command, seen, controller.preview(command), texts)


def _holds(fact: Fact | None, before: str, after: str) -> None:
    """A figure before and after; one that does not change may stand alone."""
    if fact is not None:
        assert fact.value == before, fact
        assert fact.new == after or (not fact.new and before == after), fact


@pytest.mark.parametrize("name", QUESTIONS)
def test_the_figures_of_a_draft_are_those_of_the_rules(name: str) -> None:
    """Money, members, markers and votes as the table has them, and as it has them once the command is carried out."""
    for draft in _drafts(name):
        money, number = draft.said.money, draft.said.number
        assert draft.prompt.commands() == (draft.command,)
        assert not draft.confirm.reason
        dice = isinstance(draft.command, DecideDonation) and draft.prompt.desk.edition.capabilities.dice is not None
        if draft.after is None or dice or isinstance(draft.command, _SEALED):
            continue
        _holds(draft.fact("prompt-money"), *map(money, draft.own("money")))
        _holds(draft.fact("prompt-markers"), *map(number, draft.own("media")))
        if isinstance(draft.command, ConvertRallies):
            votes = draft.here("votes", draft.before.place)
            _holds(draft.fact("prompt-votes"), *map(number, votes))
            points = draft.prompt.desk.edition.figures.lands[draft.before.lands[draft.before.place].card].points
            _holds(draft.fact("prompt-points"), *(number(points_for(points, each)) for each in votes))
        if isinstance(draft.command, DecideDonation):
            _holds(draft.fact("prompt-base"), *map(number, draft.own("base")))


_LEFT = ("prompt-money-left", "prompt-bid-leaving", "prompt-poll-win", "prompt-raise-win")


@pytest.mark.parametrize("name", QUESTIONS)
def test_what_is_left_is_the_money_less_what_is_offered(name: str) -> None:
    """Bids and purchases; the button names the same amount as the command."""
    for draft in _drafts(name):
        has = draft.before.parties[draft.command.seat].money
        paid = getattr(draft.command, "amount", None)
        if isinstance(draft.command, BuyRallies):
            paid = draft.prompt.options.cost(draft.command.counts)
        if paid is None:
            continue
        text = draft.confirm.text if isinstance(draft.confirm.text, str) else draft.confirm.text[0]
        assert f"money={draft.said.money(paid)}" in text
        left = draft.fact(*_LEFT)
        if left is not None and paid <= has:
            assert left.value == draft.said.money(has - paid), left


@pytest.mark.parametrize("name", QUESTIONS)
def test_a_place_is_closed_where_the_rules_refuse_it(name: str) -> None:
    """A click on an open place changes the draft; one on a closed place leaves it, and says why."""
    controller, _ = QUESTIONS[name]()
    decision = controller.decision
    assert decision is not None
    texts = Keyed("en", words_of(controller.edition))
    prompt = make_prompt(TableDesk.of(Host(controller), controller.view, decision, texts))  # type: ignore[arg-type]
    for spot, look in list(prompt.told.spots.items()):
        prompt.reset()
        prompt.outdate()
        empty = prompt.command()
        if look.reason:
            prompt.click(spot)
            assert prompt.command() == empty or prompt.commands() == (), spot


@pytest.mark.parametrize("name", QUESTIONS)
def test_every_allowed_answer_is_told_by_its_own_names(name: str) -> None:
    """Cards and states of the button are those of the command."""
    for draft in _drafts(name):
        text = " ".join([draft.confirm.text] if isinstance(draft.confirm.text, str) else draft.confirm.text)
        card = getattr(draft.command, "card", -1)
        if "card=" in text and not isinstance(draft.command, DecideDonation) and card >= 0:
            assert draft.prompt.desk.names.card(card) in text or draft.prompt.desk.names.card_short(card) in text
