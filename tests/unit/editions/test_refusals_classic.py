"""Broken data files of the classic editions: each is refused with its file, the key, and the reason in one sentence."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from macher.editions.loader import load_edition
from macher.editions.problems import DataError

Edit = Callable[..., Path]

ALL_BUT_THE_SEVEN = "".join(f"    {{ money = {number}0000, dice = {number} }},\n" for number in (1, 2, 3, 4))

BROKEN = [
    # edition, what stands in its file, what it becomes, key, reason
    pytest.param(
        "2006",
        "entry_open = [2]\n",
        "entry_open = [0]\n",
        "lengths.5.entry_open.1",
        "data-too-low",
        id="never all open",
    ),
    pytest.param("2006", "kept_dice = 2 ", "kept_dices = 2 ", "polls.kept_dice", "data-missing", id="missing key"),
    pytest.param("2006", "kept_dice = 2 ", "kept_dice = 2.5 ", "polls.kept_dice", "data-not-integer", id="half a die"),
    pytest.param("2006", "sevens = false", "sevens = 0", "lengths.5.sevens", "data-not-boolean", id="number for truth"),
    pytest.param("consim", "[national]\n", "[nation]\n", "national", "data-missing", id="missing table"),
    pytest.param(
        "1997",
        "maximum = 80\n",
        'maximum = 80\nsize = "large"\n',
        "lands.NRW.size",
        "data-unknown-key",
        id="size of 2019",
    ),
    pytest.param("1997", '"DEM" ', '"USD" ', "money.currency", "data-not-one-of", id="dollars"),
    pytest.param(
        "1997",
        '{ action = "votes", amount = 2 }',
        '{ action = "base", amount = 2 }',
        "politicians.backbencher.actions.2.action",
        "data-not-one-of",
        id="action of 2019",
    ),
    pytest.param("2006", "[lengths.5]\n", "[lengths.3]\n", "lengths.3", "data-rounds-few", id="three rounds"),
    pytest.param(
        "2006", "[lengths.5]\n", "[lengths.five]\n", "lengths.five", "data-not-a-number-key", id="length by word"
    ),
    pytest.param(
        "2006", "payouts = [1, 3]\n", "payouts = [3, 1]\n", "lengths.5.payouts.2", "data-not-rising", id="payouts fall"
    ),
    pytest.param(
        "2006",
        "payouts = [1, 3]\n",
        "payouts = [1, 5]\n",
        "lengths.5.payouts.2",
        "data-too-high",
        id="payout after the last round",
    ),
    pytest.param(
        "2006",
        "money_rounds = 4\n",
        "money_rounds = 5\n",
        "lengths.5.money_rounds",
        "data-too-high",
        id="money after the last round",
    ),
    pytest.param(
        "2006",
        "contribution_rounds = 4\n",
        "contribution_rounds = 5\n",
        "lengths.5.contribution_rounds",
        "data-too-high",
        id="fifth contribution of four",
    ),
    pytest.param(
        "2006", "entry_open = [2]\n", "entry_open = [2, 2]\n", "lengths.5.entry_open", "data-count", id="state too many"
    ),
    pytest.param(
        "2006",
        "entry_open = [2]\n",
        "entry_open = [5]\n",
        "lengths.5.entry_open.1",
        "data-too-high",
        id="five open opinions",
    ),
    pytest.param(
        "1997",
        "minutes = [240, 300]",
        "minutes = [300, 240]",
        "lengths.7.minutes.2",
        "data-not-rising",
        id="time runs backwards",
    ),
    pytest.param(
        "1997",
        "spots = [25, 20, 20, 15, 15, 12, 10]",
        "spots = [25, 20, 20, 15, 15, 12]",
        "presence.spots",
        "data-presence",
        id="six spots",
    ),
    pytest.param(
        "consim", "maximum = 80\n", "maximum = 60\n", "lands.BY.maximum", "data-maximum-twice", id="maximum twice"
    ),
    pytest.param("consim", "[lands.NRW] ", "[lands.WIEN] ", "lands", "data-names", id="another country"),
    pytest.param(
        "1997",
        "67, 69, 70, 72, 74, 75, 77, 78, 80,\n",
        "67, 69, 70, 72, 74, 75, 78, 77, 80,\n",
        "lands.NRW.points.46",
        "data-falls",
        id="points fall",
    ),
    pytest.param(
        "1997",
        "67, 69, 70, 72, 74, 75, 77, 78, 80,\n",
        "67, 69, 70, 72, 74, 75, 77, 80,\n",
        "lands.NRW.points",
        "data-count",
        id="row missing",
    ),
    pytest.param(
        "1997",
        "67, 69, 70, 72, 74, 75, 77, 78, 80,\n",
        "67, 69, 70, 72, 74, 75, 77, 78, 79,\n",
        "lands.NRW.points.47",
        "data-last",
        id="points miss the maximum",
    ),
    pytest.param(
        "1997",
        "bands = [\n    0, 5,",
        "bands = [\n    1, 5,",
        "votes.bands.1",
        "data-first",
        id="first row at one vote",
    ),
    pytest.param(
        "2006", "minimum = 1000 ", "minimum = 1500 ", "polls.minimum", "data-not-in-units", id="bid of half a bill"
    ),
    pytest.param(
        "2006", "cost = 3000\n", "cost = 1000\n", "politicians.chief_whip.cost", "data-not-rising", id="equal costs"
    ),
    pytest.param(
        "2006",
        "cost = 3000\n",
        "cost = 3500\n",
        "politicians.chief_whip.cost",
        "data-not-in-units",
        id="cost of half a bill",
    ),
    pytest.param(
        "2006", "[politicians.chief_whip]", "[politicians.whip]", "politicians", "data-names", id="unknown politician"
    ),
    pytest.param(
        "1997",
        '{ action = "votes", amount = 2 }',
        '{ action = "votes" }',
        "politicians.backbencher.actions.2.amount",
        "data-amount-missing",
        id="votes without amount",
    ),
    pytest.param(
        "1997",
        'actions = [{ action = "double" }, { action = "votes", amount = 2 }]',
        'actions = [{ action = "double", amount = 2 }]',
        "politicians.backbencher.actions.1.amount",
        "data-amount-needless",
        id="doubling with amount",
    ),
    pytest.param(
        "1997",
        'actions = [{ action = "double" }, { action = "votes", amount = 2 }]',
        "actions = []",
        "politicians.backbencher.actions",
        "data-count-least",
        id="no action",
    ),
    pytest.param(
        "1997",
        '[{ action = "double" }, { action = "votes", amount = 2 }]',
        '[{ action = "double" }, { action = "double" }]',
        "politicians.backbencher.actions.2",
        "data-twice",
        id="action twice",
    ),
    pytest.param(
        "1997",
        'actions = [{ action = "double" }, { action = "replace_media", amount = 4000 }]',
        'actions = [{ action = "replace_media", amount = 4500 }]',
        "politicians.speaker.actions.1.amount",
        "data-not-in-units",
        id="odd price of a marker",
    ),
    pytest.param(
        "1997", "tiles = 4 ", "tiles = 3 ", "coalitions.tiles", "data-phones", id="fewer tiles than telephones"
    ),
    pytest.param("2006", "hand = 3 ", "hand = 7 ", "program.copies", "data-cards-few", id="hands of seven"),
    pytest.param("2006", "pool = 6 ", "pool = 30 ", "opinions.copies", "data-cards-few", id="pool of thirty"),
    pytest.param(
        "2006", "money = 25000\n", "money = 25500\n", "start.money", "data-not-in-units", id="half a bill at the start"
    ),
    pytest.param(
        "2006", "meetings = 1 ", "meetings = 5 ", "start.meetings", "data-too-high", id="more meetings than cubes"
    ),
    pytest.param(
        "2006",
        "    { entries = [], members = 12 },\n",
        "",
        "start.column_2",
        "data-count",
        id="three choices in column 2",
    ),
    pytest.param(
        "2006",
        "    { entries = [], members = 12 },\n",
        "    { entries = [] },\n",
        "start.column_2.4",
        "data-choice-empty",
        id="choice of nothing",
    ),
    pytest.param(
        "2006",
        '    { entries = [{ symbol = "media", amount = 1 }], members = 8 },',
        '    { entries = [{ symbol = "media", amount = 6 }], members = 8 },',
        "start.column_2.3",
        "data-pieces",
        id="six media markers",
    ),
    pytest.param(
        "2006",
        '{ symbol = "trend", amount = 1 }, { symbol = "votes", amount = 6 }, { symbol = "rallies", amount = 6 }',
        '{ symbol = "rallies", amount = 10 }',
        "start.column_1.1",
        "data-pieces",
        id="ten meetings on nine spaces",
    ),
    pytest.param(
        "2006",
        '{ symbol = "trend", amount = 1 }, { symbol = "votes", amount = 6 }',
        '{ symbol = "luck", amount = 1 }',
        "start.column_1.1.entries.1.symbol",
        "data-not-one-of",
        id="unknown symbol",
    ),
    pytest.param(
        "consim",
        "costs = [0, 1000, 2000, 3000, 4000]",
        "costs = [0, 1000, 2000, 2000, 4000]",
        "rallies.costs.4",
        "data-not-rising",
        id="meeting for nothing",
    ),
    pytest.param(
        "consim",
        "costs = [0, 1000, 2000, 3000, 4000]",
        "costs = [0]",
        "rallies.costs",
        "data-count-least",
        id="no meetings",
    ),
    pytest.param(
        "consim", "spots = 10 ", "spots = 3 ", "rallies.costs", "data-count-most", id="more costs than spaces"
    ),
    pytest.param(
        "consim",
        "convert_minimum = 5",
        "convert_minimum = 11",
        "rallies.convert_minimum",
        "data-too-high",
        id="more than ten converted",
    ),
    pytest.param("consim", "price = 4000", "price = 4500", "media.price", "data-not-in-units", id="odd price"),
    pytest.param(
        "consim",
        "scale = [-3, -2, -1, 0, 1, 2, 3]",
        "scale = [-3, -2, -1, 1, 2, 3]",
        "trend.scale",
        "data-without",
        id="trend without zero",
    ),
    pytest.param(
        "consim", "    { recruits = 1, points =  4 },\n", "", "national.spaces", "data-count", id="four national spaces"
    ),
    pytest.param(
        "consim",
        "voluntary = 2 ",
        "voluntary = 4 ",
        "coalitions.forced",
        "data-too-low",
        id="forcing is easier than asking",
    ),
    pytest.param(
        "consim", "forced = 3 ", "forced = 6 ", "coalitions.forced", "data-too-high", id="six equal cards of five"
    ),
    pytest.param(
        "1997",
        "faces = [0, 1, 1, 2, 2, 3]",
        "faces = [0, 1, 1, 2, 2]",
        "dice.faces",
        "data-count",
        id="die with five faces",
    ),
    pytest.param(
        "1997",
        "faces = [0, 1, 1, 2, 2, 3]",
        "faces = [1, 1, 1, 1, 1, 1]",
        "dice.faces",
        "data-dice-alike",
        id="die of ones",
    ),
    pytest.param(
        "1997",
        "faces = [0, 1, 1, 2, 2, 3]",
        "faces = [0, 1, 1, 2, 2, -3]",
        "dice.faces.6",
        "data-too-low",
        id="negative face",
    ),
    pytest.param("1997", "prizes = [10, 6]", "prizes = [10]", "members.prizes", "data-count", id="one prize"),
    pytest.param(
        "1997", "prizes = [10, 6]", "prizes = [6, 6]", "members.prizes.2", "data-not-falling", id="equal prizes"
    ),
    pytest.param(
        "1997",
        "{ money = 20000, dice = 2 }",
        "{ money = 10000, dice = 2 }",
        "contributions.cards.2.money",
        "data-not-rising",
        id="equal contributions",
    ),
    pytest.param(
        "1997",
        "{ money = 20000, dice = 2 }",
        "{ money = 20000, dice = 0 }",
        "contributions.cards.2.dice",
        "data-too-low",
        id="no dice",
    ),
    pytest.param(
        "1997",
        'of = ["media"]',
        'of = ["media.price"]',
        "media.spots",
        "data-no-provenance",
        id="figure of unknown origin",
    ),
    pytest.param(
        "2006", ALL_BUT_THE_SEVEN, "", "contributions.cards", "data-sevens", id="no contribution without a seven"
    ),
]


def refusal(path: Path) -> DataError:
    """Loading the file must fail."""
    with pytest.raises(DataError) as caught:
        load_edition(path)
    return caught.value


@pytest.mark.parametrize(("of", "old", "new", "key", "reason"), BROKEN)
def test_a_broken_file_is_refused(edited: Edit, of: str, old: str, new: str, key: str, reason: str) -> None:
    """File, key and reason are named, in the first problem or among the others."""
    path = edited((old, new), key=of)
    error = refusal(path)
    found = [problem for problem in error.problems if (problem.key, problem.reason) == (key, reason)]
    assert found, [(problem.key, problem.reason) for problem in error.problems]
    sentence = str(DataError(error.file, (found[0],)))
    assert sentence.startswith(f"{path}: {key}: ")
    assert "{" not in sentence.removeprefix(str(path))
    assert sentence.endswith(".")


def test_reasons_of_the_classic_editions_are_tried() -> None:
    """Those that no file of 2019 can have."""
    own = {"count-most", "rounds-few", "sevens", "phones", "choice-empty", "pieces", "dice-alike"}
    assert {f"data-{name}" for name in own} <= {case.values[-1] for case in BROKEN}


def test_everything_wrong_is_named_at_once(edited: Edit) -> None:
    """Who corrects figures from a box sees all slips of one kind of check together."""
    path = edited(("price = 4000", "price = 4500"), ("faces = [0, 1, 1, 2, 2, 3]", "faces = [1, 2]"), key="consim")
    assert [problem.key for problem in refusal(path).problems] == ["media.price", "dice.faces"]


def test_a_copy_that_claims_to_be_another_edition(edited: Edit) -> None:
    """It is measured against the edition that it names: 1997 has other topics than 2006, and no card with a 7."""
    path = edited(('key = "2006"', 'key = "1997"'), key="2006")
    assert ("edition.topics", "data-names") in [(each.key, each.reason) for each in refusal(path).problems]
