"""Which board is shown large where only one is: that of the question, of the draft, or the one that was picked."""

from __future__ import annotations

from macher.ui.table.looking import Looking


def test_an_empty_draft_leads_back_to_the_board_that_was_looked_at() -> None:
    looking = Looking()
    looking.pick(1)
    looking.drafted(3)
    assert looking.land == 3
    looking.drafted(2)
    assert looking.land == 2
    looking.drafted(-1)
    assert looking.land == 1


def test_a_board_is_turned_to_once_for_a_draft_so_that_another_can_be_picked() -> None:
    looking = Looking()
    looking.drafted(3)
    looking.pick(0)
    looking.drafted(3)
    assert looking.land == 0
