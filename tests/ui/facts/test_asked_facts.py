"""The figures of every question, worked out anew: from the view, the command and what the rules make of it.

Also what is final, what a preview shows and what advice says; all of it without a screen.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from asked_early import EARLY, SEAT
from questions import ASKED, QUESTIONS, some
from tabletop import BareController, Keyed, prompt_of

from macher.engine.chance import Stream
from macher.engine.command import Command
from macher.i18n import Texts
from macher.rules.commands import (
    BidForStart,
    BuyRallies,
    ConvertRallies,
    DecideDonation,
    KeepDraftCard,
    PlacePoliticians,
)
from macher.rules.formula import points_for
from macher.rules.viewing import view
from macher.rules.views import PlayerView
from macher.ui.game.advice import Asked, options_for
from macher.ui.game.vocabulary import words_of
from macher.ui.prompts import AdviceWords
from macher.ui.prompts.base import Act, Fact, Prompt

MOST = 12
"""Drafts of a question that are looked at."""
_SEALED = (BidForStart, KeepDraftCard, PlacePoliticians)
"""Answers that change nothing before all are opened."""


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
    controller, usual = QUESTIONS[name].controller(), QUESTIONS[name].answer
    seen, texts = controller.view, Keyed("en", words_of(controller.edition))
    prompt = prompt_of(controller, texts)
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
    controller = QUESTIONS[name].controller()
    prompt = prompt_of(controller, Keyed("en", words_of(controller.edition)))
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


# --- what becomes of an answer ----------------------------------------------------------------------------------------


def _answered(name: str, lang: str = "en") -> tuple[BareController, Prompt[Any]]:
    """A question with its answer drafted."""
    controller = ASKED[name].controller()
    prompt = prompt_of(controller, Texts.load(lang, words_of(controller.edition)))
    prompt.adopt(ASKED[name].answer)
    prompt.outdate()
    assert prompt.commands() == (ASKED[name].answer,)
    return controller, prompt


FINAL = (
    *("draft", "lay", "keep", "deploy", "bid", "source", "change"),
    *("later-place", "later-pay", "later-poll", "later-front", "later-coalition"),
    *("classic-sheet", "classic-bid", "classic-exchange_members", "classic-sending", "classic-entries"),
    "classic-contribution",
)
OPEN = (
    *("tie", "take", "media", "rallies", "later-double", "later-shift", "later-convert", "later-donation"),
    *("classic-use_votes", "classic-media", "classic-influence", "classic-meetings", "classic-convert"),
)


@pytest.mark.parametrize(("name", "final"), [*((name, True) for name in FINAL), *((name, False) for name in OPEN)])
def test_a_lock_stands_where_it_cannot_be_taken_back(name: str, final: bool) -> None:
    """What is sealed, shows others something, turns up a card or rolls dice is final."""
    _, prompt = _answered(name)
    assert bool(next(act for act in prompt.told.acts if act.primary).lock) is final


SHOWN = (
    *("take", "change", "media", "rallies"),
    *(f"later-{name}" for name in ("place", "pay", "double", "undouble", "remove", "shift", "front", "convert")),
    *("later-donation", "classic-use_votes", "classic-use_double", "classic-use_other", "classic-use_media"),
    *(f"classic-{name}" for name in ("media", "influence", "majority", "meetings", "convert", "national", "entries")),
)


@pytest.mark.parametrize("name", SHOWN)
def test_an_answer_does_what_its_preview_showed(name: str) -> None:
    """Boards, own party and supplies are after confirming as the draft showed them."""
    controller, prompt = _answered(name)
    shown = prompt.preview()
    assert shown != controller.view
    controller.confirm(*prompt.commands())
    after = view(controller.table, controller.seat)
    for field in ("opinions", "doubled", "media", "votes", "trend", "rallies"):
        assert [getattr(land, field) for land in after.lands] == [getattr(land, field) for land in shown.lands], field
    for field in ("money", "base", "rallies", "media", "donations", "program"):
        party, drafted = after.parties[controller.seat], shown.parties[controller.seat]
        assert getattr(party, field) == getattr(drafted, field), field
    assert after.national == shown.national
    if name in EARLY:
        assert after.lands == shown.lands
    if name == "take":
        assert after.parties[SEAT].hand == shown.parties[SEAT].hand
        assert after.program_display == shown.program_display


@pytest.mark.parametrize("name", ["deploy", "lay", "keep"])
def test_a_sealed_answer_does_what_its_preview_showed(name: str) -> None:
    """Own rows, supplies and program are after the reveal as the draft showed them (EN19 set-up)."""
    controller, prompt = _answered(name)
    shown, table = prompt.preview(), controller.table
    controller.confirm(*prompt.commands())
    stream, step = Stream(5), table.flow[-1]
    while table.flow and table.flow[-1] is step and table.deciders():
        table.apply(table.decision(table.deciders()[0]).options.sample(stream))
    after = view(table, SEAT)
    for field in ("program", "rallies", "media", *(("hand",) if name == "keep" else ())):
        assert getattr(after.parties[SEAT], field) == getattr(shown.parties[SEAT], field), field
    for then, seen in zip(after.lands, shown.lands, strict=True):
        for field in ("votes", "trend", "rallies"):
            assert getattr(then, field)[SEAT] == getattr(seen, field)[SEAT], field
        assert then.media.count(SEAT) == seen.media.count(SEAT)


@pytest.mark.parametrize("name", ASKED)
def test_advice_speaks_about_every_decision(name: str) -> None:
    """Commands and reasons in all languages, and the draft takes an advised command over."""
    controller = ASKED[name].controller()
    decision = controller.decision
    assert decision is not None
    found = options_for(controller.view, decision, controller.edition)
    assert found
    for lang in ("en", "de", "pl", "fr"):
        texts = Texts.load(lang, words_of(controller.edition))
        words = AdviceWords(texts, controller.edition, Asked((), controller.view, decision))
        for option in found:
            assert words.command(option.command)
            assert words.reason(option)
        assert not texts.missing
        assert not texts.faults
    prompt = prompt_of(controller, Texts.load("en", words_of(controller.edition)))
    for option in found:
        if prompt.adopts(option.command):
            assert prompt.adopt(option.command)
            assert prompt.commands() == (option.command,)
