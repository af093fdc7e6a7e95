"""The rulebook: every anchor resolves in every language and edition, and everything that leads to a rule finds one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from macher.editions.registry import edition, editions
from macher.i18n import Texts
from macher.i18n.families import DECIDING
from macher.i18n.refusals import Sentence, refusal
from macher.i18n.rulebook import REFUSALS, SEE, TABLE, Rulebook, rule_label
from macher.rules.edition import Edition
from macher.rules.refusals import Reason
from macher.ui.game.vocabulary import words_of

LANGUAGES = ("en", "de", "pl", "fr")
MOST_WORDS = 60
ROOT = Path(__file__).parents[3]


def book_of(found: Edition) -> Rulebook:
    return Rulebook.of(found.words, found.phases, len(found.lengths))


def books() -> Iterator[tuple[Edition, Rulebook]]:
    for key in editions():
        yield edition(key), book_of(edition(key))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", editions())
def test_every_rule_has_a_text_that_is_short(lang: str, key: str) -> None:
    found = edition(key)
    texts = Texts.load(lang, words_of(found))
    long = []
    for chapter in book_of(found).chapters:
        for rule in chapter.rules:
            said = texts(f"rulebook-{rule.key}")
            if len(said.split()) > MOST_WORDS:
                long.append((rule.number, len(said.split())))
    assert not texts.missing
    assert not texts.faults
    assert not long


@pytest.mark.parametrize("key", editions())
def test_numbers_are_cited_once_and_anchors_are_told_apart(key: str) -> None:
    book = book_of(edition(key))
    rules = [rule for chapter in book.chapters for rule in chapter.rules]
    assert len({rule.number for rule in rules}) == len(rules)
    assert len({rule.anchor for rule in rules}) == len(rules)
    assert all(book.rule(rule.anchor) is rule and book.number(rule.anchor) == rule.number for rule in rules)


def test_the_phases_of_2019_keep_their_numbers() -> None:
    book = book_of(edition("2019"))
    marks = {chapter.key: chapter.mark for chapter in book.chapters}
    assert marks["start_player"] == "1"
    assert marks["polls"] == "8"
    assert [marks[key] for key in ("conversion", "election", "income", "next_round")] == ["9a", "9b", "9c", "9d"]
    assert book.number("media_influence.shift") == "7.2"
    assert book.number("setup.lands") == "C"


@pytest.mark.parametrize("key", editions())
def test_chapters_of_phases_come_in_the_order_of_the_edition(key: str) -> None:
    found = edition(key)
    round_ = [chapter.key for chapter in book_of(found).chapters if chapter.part == "round"]
    assert round_ == list(found.phases)


@pytest.mark.parametrize("key", editions())
def test_every_step_opens_its_chapter(key: str) -> None:
    """F1 in any phase, also where a seat decides inside of another one."""
    found, book = edition(key), book_of(edition(key))
    for step in (*found.setup, *found.phases, "final"):
        chapter = book.chapter_of(book.at_step(step))
        assert chapter is not None, step
        assert step in (chapter.key, chapter.step) or chapter.part == "start", step
    known = {step for step in DECIDING if book.at_step(step)}
    assert set(found.setup) <= known
    assert book.at_step("nowhere") == ""


def test_every_step_in_which_somebody_decides_has_a_chapter_somewhere() -> None:
    books_ = [book for _, book in books()]
    assert [step for step in DECIDING if not any(book.at_step(step) for book in books_)] == []


def test_every_reason_of_a_refusal_names_rules_that_there_are() -> None:
    anchors = {rule.anchor for _, book in books() for chapter in book.chapters for rule in chapter.rules}
    assert {reason.value for reason in Reason} <= set(REFUSALS)
    for leads in (REFUSALS, SEE, TABLE):
        assert {anchor for places in leads.values() for anchor in places} <= anchors
    assert set(SEE) <= anchors


def reasons_of(found: Edition) -> set[str]:
    """Reasons in the code that the edition plays: what is refused only elsewhere needs no rule here."""
    classic = bool(found.words)
    shared = {"base", "media", "rallies", "cabinet_placement", "media_influence", "income", "polls", "conversion"}
    places = [ROOT / "macher" / "rules" / "phases" / f"{name}.py" for name in shared]
    folder = "editions/classic" if classic else "rules"
    places += sorted((ROOT / "macher" / folder / "phases").glob("*.py"))
    used = {name for path in places for name in re.findall(r"Reason\.([A-Z_]+)", path.read_text(encoding="utf-8"))}
    return {Reason[name].value for name in used}


@pytest.mark.parametrize("key", editions())
def test_every_refusal_of_an_edition_has_its_rule(key: str) -> None:
    found = edition(key)
    book, elsewhere = book_of(found), set()
    if found.words:
        elsewhere = {"trend-does-not-rise"}  # polls are published otherwise
        if "exchanges" not in found.phases:
            elsewhere.add("no-members")
    missing = {reason for reason in reasons_of(found) if not book.refusal(reason)} - elsewhere
    assert missing == set()


def test_a_refusal_leads_to_the_rule_of_the_step_that_goes_on() -> None:
    book = book_of(edition("2019"))
    assert book.refusal("not-enough-money", "media") == "media.buy"
    assert book.refusal("not-enough-money", "rallies") == "rallies.price"
    assert book.refusal("not-enough-money", "cabinet_actions") == "cabinet_actions.pay"
    assert book.refusal("topics-repeated", "opening_program") == "draft.program"
    assert book.refusal("topics-repeated", "program") == "program.topics"
    assert book.refusal("bid-too-low", "poll_choice") == "polls.bids"
    assert book.refusal("no-such-reason") == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_is_a_sentence_that_knows_its_reason(lang: str) -> None:
    texts = Texts.load(lang)
    said = refusal(texts, "media-full", {})
    assert isinstance(said, Sentence)
    assert said == texts("refusal-media-full")
    assert said.reason == "media-full"
    book = book_of(edition("2019"))
    assert rule_label(texts, book, book.refusal(said.reason)).endswith("3.2")


def test_another_length_has_its_chapter_only_where_there_are_several() -> None:
    for found, book in books():
        assert bool(book.chapter("seven") or book.chapter("short")) == (len(found.lengths) > 1)


def test_figures_in_the_rules_are_those_of_the_edition() -> None:
    found = edition("2019")
    figures, texts = found.figures, Texts.load("en")
    said = texts("rulebook-rallies-price")
    assert ", ".join(str(cost // 1000) for cost in figures.rally_costs[1:-1]) in said
    assert texts.money(figures.media_price) in texts("rulebook-media-buy")
    assert texts.money(figures.start_money) in texts("rulebook-setup-parties")
    accept = texts("rulebook-income-accept")
    assert all(f"{donation.money:,}" in accept for donation in figures.donations)
    costs = [str(donation.accept) for donation in figures.donations]
    assert f"{', '.join(costs[:-1])}, or {costs[-1]} points" in accept
    assert f"{figures.bonus_sole} points" in texts("rulebook-election-sole")
    assert f"{figures.bonus_each} points" in texts("rulebook-election-several")
    assert f"{figures.bonus_coalition} points" in texts("rulebook-election-coalition")
    assert f"{figures.bonus_none} points" in texts("rulebook-election-nobody")
    assert f"{figures.poll_kept_base} points" in texts("rulebook-polls-keep")
