"""Who sends or pays a politician is told which action is gone, or may be gone before it acts (EN19 phases 5 and 6)."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from builders import EDITION, POLITICIANS, a_game
from tabletop import BareController, Keyed, prompt_of

from macher.rules.edition import ActionName
from macher.rules.table import RowStatus
from macher.rules.viewing import view
from macher.ui.prompts.shared import contest as contest_module
from macher.ui.prompts.shared.contest import Contest, contest_in_row, contest_when_sent

SEAT, PLACE = 1, 1
MAIN = {key: EDITION.figures.politicians[number].main for key, number in POLITICIANS.items()}
REMOVES = next(key for key, main in MAIN.items() if main.name is ActionName.REMOVE_MEDIA)
DOUBLES = next(key for key, main in MAIN.items() if main.name is ActionName.DOUBLE)


def desk(*row: tuple[int, str, int], media: tuple[int, ...] = (0, SEAT), doubles: int = 3, **changes: Any) -> Any:
    """The desk of a seat beside a state with so many politicians: seat, key and what has become of each."""
    game = a_game().media(PLACE, *media)
    land = game.table.lands[PLACE]
    land.row, land.row_status = [seat for seat, _, _ in row], [int(status) for *_, status in row]
    land.politicians = [POLITICIANS[key] for _, key, _ in row]
    game.table.doubles = doubles
    seen = view(game.table, SEAT)
    lands = list(seen.lands)
    lands[PLACE] = lands[PLACE]._replace(**changes)
    asked = a_game().in_phase("rallies")
    found: Any = prompt_of(BareController(asked.table, asked.table.deciders()[0]), Keyed("en")).desk
    found.view = found.view._replace(lands=tuple(lands), parties=seen.parties, doubles=seen.doubles, seat=SEAT)
    return found


def in_row(*row: tuple[int, str, int], **changes: Any) -> Contest | None:
    """The risk of the last politician of a row."""
    return contest_in_row(desk(*row, **changes), PLACE, len(row) - 1, POLITICIANS[row[-1][1]])


PAID, HIDDEN, DECLINED = RowStatus.PAID, RowStatus.HIDDEN, RowStatus.DECLINED


def test_an_action_is_lost_where_there_is_no_marker_of_others_to_remove() -> None:
    for media, lost in (((SEAT, SEAT), True), ((), True), ((SEAT, 0), False)):
        found = in_row((SEAT, REMOVES, PAID), media=media)
        assert (found is not None and found.certain) == lost
        sent = contest_when_sent(desk(media=media), PLACE, SEAT, POLITICIANS[REMOVES])
        assert (sent is not None and sent.certain) == lost


@pytest.mark.parametrize(
    ("used", "who", "lost"), [(True, 0, True), (True, 2, True), (True, -1, False), (False, 0, False)]
)
def test_an_action_that_was_used_is_lost_and_it_is_said_by_whom(
    used: bool, who: int, lost: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last one who has done it in this state; without one nothing is said."""
    main = MAIN[REMOVES]
    done = [SimpleNamespace(seat=who, action=main.name)] if who >= 0 else []
    other = SimpleNamespace(seat=3, action=ActionName.DOUBLE)
    monkeypatch.setattr(contest_module, "acted", lambda desk, place: [other, *done])
    found = in_row((SEAT, REMOVES, PAID), used=(main.name.value,) if used else ())
    assert (found is not None and found.certain) == lost
    if found is not None:
        assert f"reason=prompt-act-used-by(party={desk().names.party(who)})" in found.said


def test_an_action_is_lost_where_no_double_marker_is_left() -> None:
    """But for one that lies there and can be taken away."""
    for doubles, doubled, lost in ((0, -1, True), (0, 3, False), (1, -1, False)):
        found = in_row((SEAT, DOUBLES, PAID), doubles=doubles, doubled=doubled)
        assert (found is not None) == lost


@pytest.mark.parametrize(
    ("row", "risk"),
    [
        (((0, REMOVES, PAID), (SEAT, REMOVES, PAID)), [0]),
        (((0, REMOVES, HIDDEN), (SEAT, REMOVES, PAID)), []),
        (((0, REMOVES, DECLINED), (SEAT, REMOVES, PAID)), []),
        (((0, REMOVES, PAID), (2, REMOVES, PAID), (SEAT, REMOVES, PAID)), [0, 2]),
        (((SEAT, REMOVES, PAID),), []),
    ],
)
def test_those_who_have_paid_before_in_the_row_may_take_the_action(row: Any, risk: list[int]) -> None:
    """Each action marked with an exclamation mark happens once in a state and round."""
    found = in_row(*row)
    assert MAIN[REMOVES].once
    if not risk:
        assert found is None
        return
    assert found is not None
    assert not found.certain
    assert found.said.startswith(f"prompt-contest-paid(parties={desk().names.parties(risk)},")


def test_a_card_that_lies_face_down_is_a_risk_where_all_that_its_party_has_could_take_the_action() -> None:
    """From public knowledge only; the own card is none."""
    number = POLITICIANS[REMOVES]
    for left, seat, risk in (([number], 0, True), ([number, POLITICIANS["backbencher"]], 0, False), ([], 0, False)):
        beside = desk((seat, REMOVES, HIDDEN), (SEAT, REMOVES, HIDDEN))
        parties = list(beside.view.parties)
        parties[0] = parties[0]._replace(politicians=tuple(left))
        parties[SEAT] = parties[SEAT]._replace(politicians=(number,))
        beside.view = beside.view._replace(parties=tuple(parties))
        found = contest_when_sent(beside, PLACE, SEAT, number)
        assert (found is not None) == risk
        if found is not None:
            assert found.said.startswith(f"prompt-contest-sent(parties={beside.names.party(0)},")
            assert found.fact(beside).caption == "prompt-contest-risk"
