"""The player's own box: what its pages hold, what typed figures do to the others, and what is odd about them."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from macher.editions.box.box import Box, Typed
from macher.editions.box.fields import YES_NO, Card, Field, Page, Value
from macher.editions.box.tables import look
from macher.editions.box.toml import toml_text
from macher.editions.loader import load_edition, read
from macher.editions.origins import leaves
from macher.editions.registry import edition, editions, shipped_file
from macher.editions.shipped import SHIPPED

DAY = "2026-09-20"


def reason(box: Box, page: Page, card: Card, field: Field, value: Value) -> str:
    doubt = box.doubt(page, card, field, value)
    return "" if doubt is None else doubt.reason


def card_of(box: Box, page: str, key: str) -> tuple[Page, Card]:
    found = box.page(page)
    return found, next(card for card in found.cards if card.key == key)


def named(card: Card, name: str) -> Field:
    return next(field for field in card.fields if field.path == f"{card.key}.{name}")


def anything(field: Field, stream: random.Random) -> Value:
    """A value that can be typed in, sensible or not."""
    if field.kind == "choice":
        return stream.choice(field.choices)
    if field.kind == "row":
        return tuple(stream.randint(-3, 60) for _ in range(stream.randint(1, 12)))
    return stream.choice((stream.randint(field.low, min(field.high, 60)), stream.randint(-9, 90_000)))


@pytest.mark.parametrize("key", editions())
def test_every_reconstruction_of_an_edition_is_on_a_page(key: str) -> None:
    box = Box(key)
    covered = {path for page in box.pages for field in page.fields() for path in field.paths}
    rows = tuple(f"{field.path}." for page in box.pages for field in page.fields() if field.kind == "row")
    raw = read(shipped_file(key))
    open_ = [path for path in leaves(raw) if not path.startswith("edition.") and not box.known(path)]
    missing = [path for path in open_ if path not in covered and not path.startswith(rows)]
    assert [path for path in missing if isinstance(look(raw, path), int)] == []
    assert len(open_) > 200


@pytest.mark.parametrize("key", editions())
def test_an_empty_box_changes_nothing(key: str) -> None:
    shipped = {name: table for name, table in read(shipped_file(key)).items() if name != "provenance"}
    assert Box(key).figures == shipped
    assert Box(key).of_all().done == 0


@pytest.mark.parametrize("key", editions())
def test_what_is_typed_in_stands_in_the_file_with_its_origin(key: str, tmp_path: Path) -> None:
    box = Box(key)
    page = box.page("lands")
    card = page.cards[3]
    field = card.fields[-1]
    guess = box.guess(field)
    assert isinstance(guess, int)
    box.put(field, guess - 1, DAY)
    path = tmp_path / "box.toml"
    path.write_text(toml_text(box.document()), "utf-8")
    found = load_edition(path)
    notes = {note.key: note for note in found.provenance}
    assert look(read(path), field.path) == guess - 1
    assert (notes[field.path].provenance, notes[field.path].source) == ("box", f"{card.key}, {DAY}")
    assert found.data_digest != edition(key).data_digest


@pytest.mark.in_turns(2)
@pytest.mark.parametrize("key", editions())
def test_a_box_that_agrees_everywhere_has_no_reconstruction_left(key: str, tmp_path: Path) -> None:
    box = Box(key)
    for page in box.pages:
        for card in page.cards:
            box.agree(card, DAY)
    assert box.of_all().complete
    assert not box.aside
    path = tmp_path / "box.toml"
    path.write_text(toml_text(box.document()), "utf-8")
    numbers = {note.key for note in load_edition(path).provenance if note.provenance == "reconstruction"}
    raw = read(path)
    assert [each for each in numbers if isinstance(look(raw, each), int)] == []


@pytest.mark.in_turns(2)
@pytest.mark.parametrize("key", editions())
@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_typed_in_a_game_can_be_played_with_it(key: str, seed: int) -> None:
    """Cards that do not fit are set aside and named; what remains is figures without a problem."""
    stream, box = random.Random(f"{key} {seed}"), Box(key)
    fields = [field for page in box.pages for field in page.fields() if not field.path.endswith(".bands")]
    for field in stream.sample(fields, min(60, len(fields))):
        box.typed[field.path] = Typed(anything(field, stream), DAY)
    box.refresh()
    reader = SHIPPED[key].reader()
    data = reader.parse({**box.figures, "provenance": []})
    assert not isinstance(data, tuple)
    assert reader.problems(data) == ()
    again = Box(key)
    assert again.take(box.document()["box"]) == ()
    assert {path: typed.value for path, typed in again.typed.items()} == {
        path: typed.value for path, typed in box.typed.items()
    }


def test_points_that_are_not_typed_in_make_room_for_those_that_are() -> None:
    box = Box("2019")
    _, card = card_of(box, "lands", "lands.SN")
    box.put(named(card, "points.4"), 33, DAY)
    points = box.figures["lands"]["SN"]["points"]
    assert points[3] == 33
    assert points == sorted(points)
    assert points[-1] == box.figures["lands"]["SN"]["maximum"]


def test_a_typed_maximum_scales_the_other_points_and_keeps_typed_ones() -> None:
    box = Box("2019")
    _, card = card_of(box, "lands", "lands.SN")
    box.put(named(card, "points.3"), 14, DAY)
    box.put(named(card, "maximum"), 70, DAY)
    points = box.figures["lands"]["SN"]["points"]
    assert (points[2], points[-1]) == (14, 70)
    assert points[5] > 24


def test_maxima_of_other_states_give_way_and_stay_all_different() -> None:
    box = Box("2019")
    _, card = card_of(box, "lands", "lands.SN")
    taken = box.figures["lands"]["HE"]["maximum"]
    box.put(named(card, "maximum"), taken, DAY)
    maxima = [land["maximum"] for land in box.figures["lands"].values()]
    assert box.figures["lands"]["SN"]["maximum"] == taken
    assert len(set(maxima)) == len(maxima)


def test_the_party_on_the_back_has_plus_two() -> None:
    box = Box("2019")
    _, card = card_of(box, "polls", "polls.cards.2")
    box.put(named(card, "back"), "cdu", DAY)
    poll = box.figures["polls"]["cards"][1]
    assert [party for party, change in poll.items() if change == 2] == ["cdu"]


def test_rows_of_one_card_may_differ_and_points_stay_at_their_votes() -> None:
    box = Box("2019")
    _, card = card_of(box, "lands", "lands.SN")
    box.put(named(card, "points.3"), 14, DAY)  # 10 to 14 votes
    _, rows = card_of(box, "rows", "lands.SN")
    box.put(named(rows, "bands"), (0, 10, 20, 30, 40, 50), DAY)
    assert box.figures["lands"]["SN"]["points"][1] == 14
    assert len(box.figures["lands"]["SN"]["points"]) == 6
    assert len(box.figures["lands"]["HE"]["points"]) == 11
    box.drop([named(rows, "bands")])
    assert box.typed["lands.SN.points.3"].value == 14


def test_an_order_is_asked_about_and_never_refused() -> None:
    box = Box("2019")
    page, card = card_of(box, "lands", "lands.SN")
    box.put(named(card, "points.6"), 24, DAY)
    box.put(named(card, "maximum"), 35, DAY)
    asked = named(card, "points.7")
    assert box.bounds(page, card, asked) == (24, 35)
    assert reason(box, page, card, asked, 27) == ""
    _, other = card_of(box, "lands", "lands.HE")
    box.put(named(other, "points.6"), 24, DAY)
    assert reason(box, page, other, named(other, "points.7"), 2) == "least"
    assert reason(box, page, card, asked, 2) == "order"
    assert reason(box, page, card, asked, 36) == "order"
    box.put(asked, 2, DAY)
    assert box.typed[asked.path].value == 2
    assert card.key in box.aside
    assert box.figures["lands"]["SN"]["points"][6] != 2


def test_a_maximum_that_another_state_has_is_asked_about() -> None:
    box = Box("2019")
    page, card = card_of(box, "lands", "lands.SN")
    _, other = card_of(box, "lands", "lands.HE")
    box.put(named(other, "maximum"), 36, DAY)
    doubt = box.doubt(page, card, named(card, "maximum"), 36)
    assert doubt is not None
    assert (doubt.reason, dict(doubt.args)) == ("same-maximum", {"land": "HE"})


def test_a_slip_far_from_ours_is_asked_about() -> None:
    box = Box("2019")
    page, card = card_of(box, "presence", "presence")
    assert reason(box, page, card, named(card, "black.1"), 160) == "far"


@pytest.mark.parametrize(
    ("typed", "name", "value", "expected"),
    [
        ({"back": "cdu"}, "spd", 2, "back"),
        ({"back": "cdu"}, "cdu", 1, "back"),
        ({"spd": 2}, "cdu", 2, "two-twice"),
        ({"spd": 1, "cdu": 0, "fdp": -1, "gruene": -2}, "linke", 1, "two-missing"),
        ({"spd": 1}, "back", "spd", "back"),
        ({"back": "cdu"}, "cdu", 2, ""),
        ({"back": "cdu"}, "spd", -2, ""),
        ({}, "spd", 7, "order"),
    ],
)
def test_a_poll_is_checked_against_its_back(
    typed: dict[str, int | str], name: str, value: int | str, expected: str
) -> None:
    box = Box("2019")
    page, card = card_of(box, "polls", "polls.cards.2")
    for each, known in typed.items():
        box.put(named(card, each), known, DAY)
    assert reason(box, page, card, named(card, name), value) == expected


def test_a_symbol_is_in_a_block_at_most_as_often_as_there_are_boards() -> None:
    box = Box("2019")
    page, card = card_of(box, "blocks", "start.blocks.1")
    for at in range(1, 5):
        box.put(named(card, str(at)), "media", DAY)
    assert reason(box, page, card, named(card, "5"), "media") == "symbol"
    assert reason(box, page, card, named(card, "5"), "votes") == ""


@pytest.mark.parametrize(
    ("row", "expected"), [((0, 5, 5), "row-rises"), ((1, 5), "row-first"), ((0, 60), "row-last"), ((0, 5, 50), "")]
)
def test_rows_are_checked(row: tuple[int, ...], expected: str) -> None:
    box = Box("2019")
    page, card = card_of(box, "rows", "votes")
    assert reason(box, page, card, card.fields[0], row) == expected


def test_a_trend_scale_needs_a_zero() -> None:
    box = Box("2019")
    page, card = card_of(box, "trend", "trend")
    assert reason(box, page, card, card.fields[0], (-2, -1, 1)) == "row-zero"


def test_money_comes_in_its_unit_and_the_same_action_only_once() -> None:
    box = Box("2006")
    page = box.page("politicians")
    card = page.cards[1]
    assert reason(box, page, card, named(card, "cost"), 3500) == "unit"
    action = named(card, "actions.1.action")
    box.put(action, "votes", DAY)
    assert reason(box, page, card, named(card, "actions.2.action"), "votes") == "action-twice"


def test_a_card_of_a_cabinet_can_have_more_lines_than_ours() -> None:
    box = Box("2006")
    card = box.page("politicians").cards[0]
    lines = len(box.figures["politicians"][card.name]["actions"])
    name = next(each for each in ("votes", "trend") if each not in str(box.figures["politicians"][card.name]))
    box.put(named(card, f"actions.{lines + 1}.action"), name, DAY)
    assert len(box.figures["politicians"][card.name]["actions"]) == lines + 1
    assert not box.aside
    box.put(named(card, f"actions.{lines + 1}.action"), "", DAY)
    assert len(box.figures["politicians"][card.name]["actions"]) == lines


def test_progress_counts_cards_and_figures() -> None:
    box = Box("2019")
    page = box.page("polls")
    card = page.cards[0]
    before = box.of_all().total
    assert (box.of_page(page).done, box.of_page(page).total) == (0, 10)
    for field in card.fields[:-1]:
        box.put(field, box.guess(field), DAY)
    assert (box.of_card(card).done, box.of_card(card).complete) == (len(card.fields) - 1, False)
    box.agree(card, DAY)
    assert box.of_card(card).complete
    assert (box.of_page(page).done, box.of_all().done, box.of_all().total) == (1, len(card.fields), before)
    box.drop(card.fields)
    assert box.of_all().done == 0


def test_signs_are_typed_as_yes_and_no_and_stand_in_the_file_as_such() -> None:
    box = Box("2006")
    card = box.page("politicians").cards[0]
    phone = named(card, "phone")
    assert phone.choices == YES_NO
    box.put(phone, "no", DAY)
    assert box.figures["politicians"][card.name]["phone"] is False
    assert box.value(phone) == "no"


def test_what_a_file_says_about_cards_that_do_not_exist_is_named() -> None:
    box = Box("2019")
    strange = box.take(
        [
            {"card": "lands.XX", "day": DAY, "says": {"maximum": 40}},
            {"card": "lands.SN", "day": DAY, "says": {"maximum": "forty", "points.2": 9}},
        ]
    )
    assert strange == ("lands.XX.maximum", "lands.SN.maximum")
    assert {path: typed.value for path, typed in box.typed.items()} == {"lands.SN.points.2": 9}
