"""Broken data files: each is refused with its file, the key, and the reason in one sentence."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from macher.editions.loader import LARGEST_FILE, load_edition
from macher.editions.problems import REASONS, DataError, Problem
from macher.editions.registry import edition

Edit = Callable[..., Path]

BROKEN = [
    # what stands in the file, what it becomes, key, reason
    pytest.param("maximum = 60\n", "", "lands.NRW.maximum", "data-missing", id="missing key"),
    pytest.param("[media]\n", "[medium]\n", "media", "data-missing", id="missing table"),
    pytest.param("maximum = 60\n", "maximum = 60\nsea = 3\n", "lands.NRW.sea", "data-unknown-key", id="unknown key"),
    pytest.param("maximum = 60\n", 'maximum = "60"\n', "lands.NRW.maximum", "data-not-integer", id="text for number"),
    pytest.param("maximum = 60\n", "maximum = 60.0\n", "lands.NRW.maximum", "data-not-integer", id="fraction"),
    pytest.param("maximum = 60\n", "maximum = true\n", "lands.NRW.maximum", "data-not-integer", id="truth for number"),
    pytest.param('key = "2019"', "key = 2019", "edition.key", "data-not-text", id="number for text"),
    pytest.param(
        'cost = 3000\nmain = { action = "double", once = true }',
        'cost = 3000\nmain = { action = "double", once = 1 }',
        "politicians.backbencher.main.once",
        "data-not-boolean",
        id="number for truth",
    ),
    pytest.param("seats = [3, 4, 5]", "seats = 3", "edition.seats", "data-not-list", id="number for list"),
    pytest.param(
        'cost = 3000\nmain = { action = "double", once = true }',
        'cost = 3000\nmain = "double"',
        "politicians.backbencher.main",
        "data-not-table",
        id="text for table",
    ),
    pytest.param("cost = 3000", "cost = -3000", "politicians.backbencher.cost", "data-too-low", id="negative cost"),
    pytest.param("maximum = 60\n", "maximum = 0\n", "lands.NRW.maximum", "data-too-low", id="maximum of nothing"),
    pytest.param("money = 30000\nbase", "money = 30_000_000\nbase", "start.money", "data-too-high", id="fortune"),
    pytest.param(
        '{ action = "votes", amount = 3 }',
        '{ action = "bribe", amount = 3 }',
        "politicians.backbencher.secondary.2.action",
        "data-not-one-of",
        id="unknown action",
    ),
    pytest.param(
        '["rallies", "rallies", "trend", "media", "votes"]',
        '["rallies", "rallies", "trend", "media", "luck"]',
        "start.blocks.1.5",
        "data-not-one-of",
        id="unknown symbol",
    ),
    pytest.param("17, 26, 31, 37, 41", "17, 26, 25, 37, 41", "lands.NRW.points.4", "data-falls", id="points fall"),
    pytest.param("17, 26, 31, 37, 41", "17, 26, 37, 41", "lands.NRW.points", "data-count", id="ten rows"),
    pytest.param("53, 57, 60]", "53, 57, 59]", "lands.NRW.points.11", "data-last", id="points miss the maximum"),
    pytest.param(
        "maximum = 60\npoints = [0, 17, 26, 31, 37, 41, 46, 49, 53, 57, 60]",
        "maximum = 45\npoints = [0, 13, 19, 24, 28, 31, 34, 36, 40, 43, 45]",
        "lands.BY.maximum",
        "data-maximum-twice",
        id="two equal maxima",
    ),
    pytest.param("bands = [0, 5, 10,", "bands = [0, 5, 5,", "votes.bands.3", "data-not-rising", id="bands stand still"),
    pytest.param("bands = [0, 5, 10,", "bands = [1, 5, 10,", "votes.bands.1", "data-first", id="bands begin at 1"),
    pytest.param("45, 50]\n\n[lands.NRW]", "45, 51]\n\n[lands.NRW]", "votes.bands.11", "data-too-high", id="band 51"),
    pytest.param(
        "cdu = -1, fdp =  0 },  #  1", "cdu = 2, fdp =  0 },  #  1", "polls.cards.1", "data-poll-back", id="two backs"
    ),
    pytest.param("{ linke =  2, spd = -2,", "{ linke =  1, spd = -2,", "polls.cards.1", "data-poll-back", id="no back"),
    pytest.param(
        "cdu = -1, fdp =  0 },  #  1", "cdu = -1 },  #  1", "polls.cards.1.fdp", "data-missing", id="poll without FDP"
    ),
    pytest.param(
        '["rallies", "rallies", "trend", "media", "votes"]',
        '["rallies", "rallies", "trend", "media"]',
        "start.blocks.1",
        "data-count",
        id="block of four",
    ),
    pytest.param(
        '["rallies", "rallies", "trend", "media", "votes"]',
        '["rallies", "rallies", "rallies", "rallies", "rallies"]',
        "start.blocks.1",
        "data-symbol-often",
        id="five times one symbol",
    ),
    pytest.param(", 5 = 6 }", " }", "program.display.5", "data-missing", id="no display for five"),
    pytest.param("5 = 6 }", "5 = 6, 6 = 7 }", "program.display.6", "data-unknown-key", id="display for six"),
    pytest.param("5 = 6 }", "5 = 6, six = 7 }", "program.display.six", "data-not-a-number-key", id="display for words"),
    pytest.param("4 = 5, 5 = 6 }", "4 = 6, 5 = 5 }", "program.display.5", "data-falls", id="display falls"),
    pytest.param("4 = 5, 5 = 6 }", "4 = 5, 5 = 0 }", "program.display.5", "data-too-low", id="no cards in the display"),
    pytest.param("copies = 4", "copies = 2", "program.copies", "data-cards-few", id="too few programs"),
    pytest.param("copies = 3", "copies = 2", "opinions.copies", "data-cards-few", id="too few opinions"),
    pytest.param("rounds = [1, 1, 1, 1]", "rounds = [1, 1, 1, 2]", "lengths.4.rounds", "data-elections", id="rounds"),
    pytest.param("white = [10, 8, 6, 4]", "white = [10, 8, 6]", "lengths.4.presence", "data-presence", id="presence"),
    pytest.param('presence = ["white"]', 'presence = ["red"]', "lengths.4.presence.1", "data-no-row", id="no such row"),
    pytest.param("[lengths.7]", "[lengths.seven]", "lengths.seven", "data-not-a-number-key", id="length in words"),
    pytest.param(
        '"secretary", "parliamentary_leader"]',
        '"secretary", "chancellor"]',
        "lengths.4.politicians.5",
        "data-no-politician",
        id="no such politician",
    ),
    pytest.param(
        '"secretary", "parliamentary_leader"]',
        '"secretary", "secretary"]',
        "lengths.4.politicians.5",
        "data-twice",
        id="politician twice",
    ),
    pytest.param(
        "donation_rounds = 3             # a",
        "donation_rounds = 4 # a",
        "lengths.4.donation_rounds",
        "data-too-high",
        id="more donation rounds than cards",
    ),
    pytest.param("entry_open = [2, 2, 3]", "entry_open = [2, 3]", "lengths.7.entry_open", "data-count", id="entries"),
    pytest.param("entry_open = [2, 2, 3]", "entry_open = [2, 2, 5]", "lengths.7.entry_open.3", "data-too-high", id="5"),
    pytest.param("[-3, -2, -1, 0,", "[-3, -2, -2, 0,", "trend.scale.3", "data-not-rising", id="trend stands still"),
    pytest.param("[-3, -2, -1, 0, 1,", "[-5, -4, -3, -2, 1,", "trend.scale", "data-without", id="trend without 0"),
    pytest.param("7000, 10000,", "7000, 7000,", "rallies.costs.7", "data-not-rising", id="costs stand still"),
    pytest.param("15000, 20000]", "15000]", "rallies.costs", "data-count", id="seven costs"),
    pytest.param("costs = [0, 1000,", "costs = [500, 1000,", "rallies.costs.1", "data-first", id="cost of no rally"),
    pytest.param("7000, 10000,", "7500, 10000,", "rallies.costs.6", "data-not-in-units", id="cost of half a bill"),
    pytest.param("convert_minimum = 4", "convert_minimum = 9", "rallies.convert_minimum", "data-too-high", id="9"),
    pytest.param("supply = 20", "supply = 7", "rallies.spots", "data-too-high", id="more spots than cubes"),
    pytest.param("price = 5000", "price = 5001", "media.price", "data-not-in-units", id="odd price"),
    pytest.param("seats = [3, 4, 5]", "seats = [3, 4, 4, 5]", "edition.seats.3", "data-not-rising", id="seats"),
    pytest.param("seats = [3, 4, 5]", "seats = [2, 3, 4, 5]", "edition.seats.1", "data-too-low", id="two seats"),
    pytest.param('"environment", "traffic"]', '"environment"]', "edition.topics", "data-count", id="six topics"),
    pytest.param(
        '"environment", "traffic"]', '"environment", "welfare"]', "edition.topics.7", "data-twice", id="topic twice"
    ),
    pytest.param('"environment", "traffic"]', '"environment", "space"]', "edition.topics", "data-names", id="topic"),
    pytest.param("[lands.NRW]", "[lands.XX]", "lands", "data-names", id="unknown state"),
    pytest.param(
        '{ action = "votes", amount = 3 }',
        '{ action = "votes" }',
        "politicians.backbencher.secondary.2.amount",
        "data-amount-missing",
        id="action without amount",
    ),
    pytest.param(
        'secondary = [{ action = "program" }, { action = "poll" }]',
        'secondary = [{ action = "program", amount = 1 }, { action = "poll" }]',
        "politicians.parliamentary_leader.secondary.1.amount",
        "data-amount-needless",
        id="amount without need",
    ),
    pytest.param("final_prizes = [6, 3]", "final_prizes = [6]", "money.final_prizes", "data-count", id="one prize"),
    pytest.param("final_prizes = [6, 3]", "final_prizes = [3, 6]", "money.final_prizes.2", "data-not-falling", id="pr"),
    pytest.param("money = 20000", "money = 10000", "donations.2.money", "data-not-rising", id="donations stand still"),
    pytest.param('key = "2019"', 'key = "1066"', "edition.key", "data-no-edition", id="unknown edition"),
    pytest.param(
        'of = ["media"]', 'of = ["media.price"]', "media.spots", "data-no-provenance", id="figure of unknown origin"
    ),
    pytest.param(
        'of = ["media"]',
        'of = ["media", "radio"]',
        "provenance.33.of.2",
        "data-provenance-nothing",
        id="note on nothing",
    ),
    pytest.param(
        'of = ["media"]', 'of = ["media", "media"]', "provenance.33.of.2", "data-provenance-twice", id="note twice"
    ),
]


def refusal(path: Path) -> DataError:
    """Loading the file must fail."""
    with pytest.raises(DataError) as caught:
        load_edition(path)
    return caught.value


def check_refusal(path: Path, key: str, reason: str) -> None:
    """File, key and reason are named, in the first problem or among the others."""
    error = refusal(path)
    found = [problem for problem in error.problems if (problem.key, problem.reason) == (key, reason)]
    assert found, [(problem.key, problem.reason) for problem in error.problems]
    sentence = str(DataError(error.file, (found[0],)))
    assert sentence.startswith(f"{path}: {key}: ")
    assert "{" not in sentence.removeprefix(str(path))
    assert sentence.endswith(".")


@pytest.mark.parametrize(("old", "new", "key", "reason"), BROKEN)
def test_a_broken_file_is_refused(edited: Edit, old: str, new: str, key: str, reason: str) -> None:
    """An edited copy of the 2019 edition."""
    check_refusal(edited((old, new)), key, reason)


@pytest.mark.parametrize(
    ("start", "key", "reason"),
    [
        ("", "edition", "data-missing"),
        ("edition = 1997", "edition", "data-not-table"),
        ("[edition]", "edition.key", "data-missing"),
        ('[edition]\nkey = ""', "edition.key", "data-missing"),
        ("[edition]\nkey = 1997", "edition.key", "data-not-text"),
        ('[edition]\nkey = "1848"', "edition.key", "data-no-edition"),
    ],
)
def test_a_file_has_to_say_which_edition_it_describes(tmp_path: Path, start: str, key: str, reason: str) -> None:
    """Nothing else in it can be understood before."""
    path = tmp_path / "which.toml"
    path.write_text(f"{start}\n[media]\nprice = 4000\n", encoding="utf-8")
    check_refusal(path, key, reason)


def test_every_reason_of_a_file_is_tried() -> None:
    """The cases above and below cover all reasons, so that none can be lost unseen."""
    tried = {case.values[-1] for case in BROKEN}
    elsewhere = {
        "data-unreadable",
        "data-too-large",
        "data-not-toml",
        "data-other-edition",
        "data-states-few",
        "data-count-least",
        "data-invalid",
        # only in classic editions
        "data-count-most",
        "data-rounds-few",
        "data-sevens",
        "data-phones",
        "data-choice-empty",
        "data-pieces",
        "data-dice-alike",
    }
    assert tried | elsewhere == set(REASONS)


def test_everything_wrong_is_named_at_once(edited: Edit) -> None:
    """Who corrects figures from a box sees all slips of one kind of check together."""
    path = edited(("maximum = 60\n", "maximum = 61\n"), ("price = 5000", "price = 5001"))
    keys = [problem.key for problem in refusal(path).problems]
    assert keys == ["lands.NRW.points.11", "media.price"]


def test_too_few_states_of_a_size(edited: Edit) -> None:
    """EN19 section 04 C draws two large and two small ones."""
    text = edited().read_text(encoding="utf-8")
    path = edited()
    path.write_text(text.replace('size = "large"', 'size = "small"'), encoding="utf-8")
    assert any((found.key, found.reason) == ("lands", "data-states-few") for found in refusal(path).problems)


def test_too_few_polls(edited: Edit) -> None:
    """Every state auctions one."""
    text = edited().read_text(encoding="utf-8")
    path = edited()
    start, end = text.index("    { linke =  0, spd =  2"), text.index(']\n\n[[provenance]]\nof = ["polls.kept_base"]')
    path.write_text(text[:start] + text[end:], encoding="utf-8")
    assert any((each.key, each.reason) == ("polls.cards", "data-count-least") for each in refusal(path).problems)


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        pytest.param(b"[edition\nkey = 1", "data-not-toml", id="broken"),
        pytest.param(b"key = '\xff'", "data-not-toml", id="not UTF-8"),
        pytest.param(b"x = " + b"9" * 5000, "data-not-toml", id="endless number"),
        pytest.param(b"x = " + b"[" * 5000, "data-not-toml", id="endless nesting"),
        pytest.param(b"#" * (LARGEST_FILE + 1), "data-too-large", id="too large"),
        pytest.param(b"", "data-missing", id="empty"),
        pytest.param(b"\x00\x01", "data-not-toml", id="no text at all"),
    ],
)
def test_a_file_that_is_no_data_file(tmp_path: Path, content: bytes, reason: str) -> None:
    """One clear sentence and no other exception, whatever the file holds."""
    path = tmp_path / "odd.toml"
    path.write_bytes(content)
    error = refusal(path)
    assert error.reason == reason
    assert str(error).startswith(f"{path}: ")


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    """The same for a missing file and for a folder."""
    assert refusal(tmp_path / "nothing.toml").reason == "data-unreadable"
    assert refusal(tmp_path).reason == "data-unreadable"


def test_data_of_another_edition_is_not_taken(edited: Edit, monkeypatch: pytest.MonkeyPatch) -> None:
    """A new game of one edition cannot be played with the figures of another."""
    from macher.editions import registry

    monkeypatch.setattr(registry, "shipped_file", lambda key: edited())
    with pytest.raises(DataError) as caught:
        edition("1066", edited())
    assert (caught.value.key, caught.value.reason) == ("edition.key", "data-other-edition")


def test_unknown_complaints_are_still_sentences() -> None:
    """Whatever else validation may find is passed on with its own words."""
    assert str(Problem("x", "data-invalid", {"detail": "odd"})) == "This does not fit: odd."
