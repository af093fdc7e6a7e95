"""What has changed on the table: which events are a change, what belongs together, in figures, and where it is seen."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from builders import LANDS, Game, a_game, card
from classics import in_the_middle

from macher.i18n import Texts
from macher.rules import events as ev
from macher.rules.national import events as ce
from macher.rules.viewing import view
from macher.ui.game.vocabulary import words_of
from macher.ui.table.happening.changes import _change, deltas, is_change, places_of
from macher.ui.table.model import TableModel

TEXTS = Texts.load("en")
ME = 0


def logged(*events: Any, first: int = 1, round: int = 1) -> list[Any]:
    return [
        SimpleNamespace(event=event, round=round, phase="rallies", index=first + at, version=1)
        for at, event in enumerate(events)
    ]


def model(game: Game | None = None, log: Any = (), **changes: Any) -> TableModel:
    table = (game or a_game()).table
    seen = view(table, ME)
    texts = Texts.load("en", words_of(table.edition))
    kinds = ("human", *("normal",) * (len(seen.parties) - 1))
    names = ("Ada", "Bo", "Cy", "Di", "Eve")[: len(kinds)]
    return TableModel(seen, seen, table.edition, texts, names, kinds, ME, log=log, **changes)


# --- what is a change -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("event", "changes"),
    [
        (ev.Passed(0, "media", -1), False),
        (ev.AnswerSealed(1, "bid"), False),
        (ev.PhaseStarted("media"), False),
        (ce.CoalitionOffered(0, 1, 0, 3, True), False),
        (ev.VotesChanged(0, 1, 4, 4, "rallies"), True),
        (ev.PollWon(0, 1, 0), True),
        (ce.CoalitionFormed(0, 1, 0, True), True),
    ],
)
def test_what_leaves_the_table_as_it_was_is_no_change(event: Any, changes: bool) -> None:
    assert is_change(event) == changes


# --- what belongs together --------------------------------------------------------------------------------------------


def test_an_action_and_what_follows_from_it_are_one_change() -> None:
    """The payment before the first line belongs to it; the next line begins another."""
    record = logged(
        ev.MoneyChanged(2, -4000, 21_000, "rallies"),
        ev.RalliesPlaced(2, 1, 2, 2, 18, 4000),
        ev.VotesChanged(2, 1, 3, 3, "shadow"),
        ev.RalliesPlaced(3, 0, 1, 1, 19, 1000),
        ev.Passed(1, "rallies", -1),
        first=5,
    )
    found = deltas(model(log=record), record)
    assert [(each.seat, each.land, each.change, each.events) for each in found] == [
        (2, 1, "+2", (5, 6, 7)),
        (3, 0, "+1", (8,)),
    ]
    assert [each.icon for each in found] == ["megaphone"] * 2
    assert found[0].places == ("row.1.2",), "the money of others is not seen"
    assert model(log=record).names.land(1) in found[0].state


def test_a_state_is_named_as_it_lay_there_then() -> None:
    """Another one may have taken its board since, or may come in the same record."""
    before = logged(ev.LandsDrawn(tuple(LANDS[key] for key in ("SL", "BW", "BE", "SN")), ()))
    rise = ev.RalliesPlaced(2, 0, 1, 1, 19, 1000)
    record = logged(rise, ev.LandOpened(0, LANDS["HB"], 5), rise, first=9)
    later = logged(ev.LandOpened(0, LANDS["TH"], 6), first=20)
    found = deltas(model(log=[*before, *record, *later]), record)
    codes = [each.state[1] for each in found if each.head == rise]
    names = model().names
    assert codes == [names.land_card_code(LANDS[key]) for key in ("SL", "HB")]


def test_what_has_no_line_of_its_own_is_told_as_one() -> None:
    """New cards in the display."""
    record = logged(ev.ProgramDisplayLaid((1, 2)), ev.PollTopTurned(3, 9), ev.Passed(0, "polls", -1))
    found = deltas(model(log=record), record)
    assert [(each.text, each.seat, each.events) for each in found] == [(TEXTS("table-recap-other"), -1, (1, 2))]
    assert set(found[0].places) == {"strip.programs", "poll.top"}
    nothing = logged(ev.Passed(0, "polls", -1))
    assert deltas(model(log=nothing), nothing) == []
    assert deltas(model(), []) == []


# --- in figures -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (ev.MediaPlaced(1, 0, 4), "+1"),
        (ev.PoliticianPlaced(1, 0, -1), "+1"),
        (ev.PollWon(1, 0, 4000), TEXTS.money_short(4000)),
        (ev.StartPlayerSet(1, 7000), TEXTS.money_short(7000)),
        (ev.MoneyChanged(1, -3000, 9000, "media"), TEXTS.money_short(-3000)),
        (ev.RalliesPlaced(1, 0, 3, 5, 12, 5000), "+3"),
        (ev.RalliesConverted(1, 0, 3, 1, 2, 8, 0, 9), "+8"),
        (ev.PresenceGained(1, 0, 1, 7), "+7"),
        (ev.TrendChanged(1, 0, -2, 1, "poll"), "−2"),
        (ev.MediaRemoved(1, 0, 5), ""),
        (ev.OpinionTurned(0, 1, -1), ""),
    ],
)
def test_a_change_in_figures(event: Any, said: str) -> None:
    assert _change(model(), event) == said


def test_a_card_that_comes_is_the_figure_of_a_change() -> None:
    """Not the one that goes; the first of all cards is one, too."""
    names = model().names
    for kind in (0, card("-welfare")):
        for event in (ev.ProgramSwapped(1, 3, kind), ev.OpinionShifted(1, 0, 2, 3, kind), ev.OpinionTurned(0, 1, kind)):
            assert _change(model(), event) == names.card_short(kind)


# --- where it is seen -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("event", "places"),
    [
        (ev.VotesChanged(2, 1, 4, 4, "rallies"), ("row.1.2",)),
        (ev.MediaPlaced(1, 0, 4), ("media.0.3",)),
        (ev.MediaPlaced(0, 0, 4), ("media.0.0",)),
        (ev.MediaPlaced(3, 0, 4), ("media.0",)),
        (ev.MediaRemoved(1, 0, 5), ("media.0",)),
        (ev.PoliticianPlaced(2, 1, -1), ("slot.1.1", "party.2")),
        (ev.PoliticianPlaced(3, 1, -1), ("board.1", "party.3")),
        (ev.PoliticiansRevealed(1, (0, 2), (1, 2)), ("slot.1.0", "party.0", "slot.1.1", "party.2")),
        (ev.DoublePlaced(0, card("+digitization"), 3), ("opinion.0.1",)),
        (ev.DoublePlaced(0, card("-welfare"), 3), ("board.0",)),
        (ev.OpinionShifted(1, 2, 3, 5, 7), ("opinion.2.3", "display.7")),
        (ev.OpinionTurned(2, 3, 5), ("opinion.2.3",)),
        (ev.ProgramCardDrawn(0, -1, 9), ("party.0", "strip.programs")),
        (ev.ProgramsDiscarded(-1, (1,)), ("strip.programs",)),
        (ev.ProgramSwapped(1, 13, card("+genetics")), ("program.1.2",)),
        (ev.ProgramSwapped(1, 13, card("-welfare")), ("party.1",)),
        (ev.DeckShuffled("opinions", (), True), ("strip.opinions",)),
        (ev.DeckShuffled("program", (), True), ("strip.programs",)),
        (ev.DeckShuffled("polls", (), True), ("strip.polls",)),
        (ev.DeckShuffled("lands", (), True), ()),
        (ev.MoneyChanged(ME, -3000, 9000, "media"), ("money.0",)),
        (ev.MoneyChanged(1, -3000, 9000, "media"), ()),
        (ev.DeploymentRevealed(1, 0, (2, 0, 2)), ("board.2", "board.0")),
        (ev.PresenceGained(1, 0, 2, 7), ("presence.2", "media.0")),
        (ev.BaseChanged(3, 2, 9, "poll"), ("base.3",)),
        (ev.Passed(1, "media", -1), ()),
    ],
)
def test_where_a_change_is_seen(event: Any, places: tuple[str, ...]) -> None:
    """Of several markers of a party the newest; where a card or a politician does not lie any more, its board."""
    game = a_game().media(0, 0, 1, 2, 1)
    game.table.lands[1].row, game.table.lands[1].politicians = [0, 2], [1, 2]
    game.table.lands[1].row_status = [0, 0]
    assert places_of(model(game), event) == places


def test_money_of_others_is_seen_where_it_lies_open() -> None:
    event = ev.MoneyChanged(1, -3000, 9000, "media")
    assert places_of(model(open_money=True), event) == ("money.1",)


@pytest.mark.parametrize(
    ("event", "places"),
    [
        (ce.TileLaid(0, 0, 3), ("tile.0.2",)),
        (ce.TileLaid(4, 0, 3), ("board.0",)),
        (ce.CoalitionFormed(1, 2, 0, True), ("tile.0.0", "tile.0.1")),
        (ce.PollsLaid((1, 3), 9), ("laid.1", "laid.3")),
        (ce.NationalPlaced(0, 2, 3, 1, "new", (), (), ()), ("national.1", "board.2")),
        (ce.EntriesPublished(1, 0, (2, 4)), ("row.0.2", "row.0.4")),
    ],
)
def test_where_a_change_of_a_classic_game_is_seen(event: Any, places: tuple[str, ...]) -> None:
    """Partners lie side by side, so tiles stand in another order than they were laid."""
    assert places_of(model(in_the_middle()), event) == places
