"""What is said before money or a right is lost: actions that others take first, and polls that go for nothing."""

from __future__ import annotations

import pytest
from builders import Game, a_game
from hands import Hands, begin
from tabletop import BareController, show

from macher.i18n import available_languages
from macher.rules.commands import BidForPoll, Pass, PayPolitician

SEAT = 1
LANGUAGES = [language.code for language in available_languages()]
LAYOUTS = ["wide", "small", "focus"]


def row(*others: tuple[int, str], key: str = "parliamentary_leader", paid: int = 1) -> Game:
    """The own politician is turned up behind others, of which so many have paid."""
    game = a_game(4).start(0).money(*[40_000] * 4).media(1, 0, 2, 2, SEAT)
    game = game.placed(1, *others, (SEAT, key)).in_phase("cabinet_actions")
    return game.do(*[PayPolitician(seat) if at < paid else Pass(seat) for at, (seat, _) in enumerate(others)])


def hint(game: Game, layout: str = "wide", lang: str = "en") -> str:
    return show(BareController(game.table, SEAT), layout, lang).scene.prompt.hint


def test_a_payment_names_who_acts_first_and_has_paid_for_the_same():
    said = hint(row((0, "parliamentary_leader"), (2, "parliamentary_leader"), paid=2))
    assert said.startswith("LINKE and GRÜNE act before you and have paid for the same")
    assert "“All others −1” happens only once here" in said


def test_who_has_declined_takes_nothing_away():
    assert "may be gone" not in hint(row((0, "parliamentary_leader"), paid=0))


def test_another_action_takes_nothing_away():
    assert "may be gone" not in hint(row((0, "secretary")))


def test_a_second_action_that_somebody_can_take_is_named_too():
    said = hint(row((0, "backbencher"), key="vice_chancellor"))
    assert "may be gone" in said


def test_what_nobody_can_carry_out_any_more_is_called_lost():
    game = row(key="spokesperson")
    game.table.lands[1].media = [SEAT]
    said = hint(game)
    assert "certainly" in said
    assert "No other party has a media marker" in said


def test_whoever_wants_no_warnings_gets_none():
    pilot = show(BareController(row((0, "parliamentary_leader")).table, SEAT))
    assert "may be gone" in pilot.scene.prompt.hint
    pilot.scene.prompt.desk.assists = frozenset()
    assert "may be gone" not in pilot.scene.prompt.hint


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_warning_is_seen_in_every_layout_and_language(layout, lang):
    pilot = show(BareController(row((0, "parliamentary_leader")).table, SEAT), layout, lang)
    warning = pilot.get("place.warning" if layout == "focus" else "dock.hint")
    assert warning.text == pilot.scene.prompt.hint
    assert not pilot.app.texts.faults
    assert [str(each) for each in pilot.problems() if each.where] == []


def sending(left: tuple[str, ...]) -> Game:
    """Somebody has a card face down, and can only have sent one of these politicians."""
    game = a_game(4).start(0).money(*[40_000] * 4).media(0, 2).placed(0, (0, left[0]))
    figures = game.table.edition.figures
    game.party(0).politicians = [at for at, card in enumerate(figures.politicians) if card.key in left]
    return game.in_phase("cabinet_placement").do(Pass(0))


@pytest.mark.parametrize(
    ("left", "warned"),
    [(("parliamentary_leader",), True), (("parliamentary_leader", "secretary"), False), (("secretary",), False)],
)
def test_sending_says_only_what_everybody_can_count(left, warned):
    pilot = show(BareController(sending(left).table, SEAT))
    pilot.click("cabinet.card.4").click("spot.slot.0.1")
    assert ("can only have sent" in pilot.scene.prompt.hint) == warned


# -- polls -------------------------------------------------------------------------------------------------------------


def at_the_polls(seats="spd=human,gruene=random,cdu=random", seed=5, size=(1280, 720)):
    pilot, shell = begin("en", size, seats=seats, seed=seed)
    hands = Hands(pilot, shell, seed)
    while type(getattr(pilot.scene, "prompt", None)).__name__ != "PollBidPrompt":
        hands.hurry()
    return pilot, shell


def auction(free: bool) -> Game:
    game = a_game(4).start(SEAT).money(*[20_000] * 4).votes(0, 6, 3, 12, 0).polls(3, 1, 5, 7, 9)
    return game.in_phase("polls").do(*([Pass(3), Pass(0)] if free else [Pass(3)]))


def test_where_nobody_has_bid_it_is_said_that_nothing_is_enough():
    said = hint(auction(free=True))
    assert "No bids yet" in said
    assert "you win for €0" in said


@pytest.mark.parametrize("layout", LAYOUTS)
def test_passing_all_polls_first_says_that_some_go_for_nothing(layout):
    controller = BareController(auction(free=True).table, SEAT)
    pilot = show(controller, layout).click("act.pass_all")
    assert controller.passing == []
    assert "goes for €0" in pilot.scene.prompt.hint
    pilot.click("act.pass_back")
    assert pilot.find("act.pass_free") is None
    pilot.click("act.pass_all").click("act.pass_all")
    assert controller.passing == ["polls"]
    controller = BareController(auction(free=True).table, SEAT)
    show(controller, layout).click("act.pass_all").click("act.pass_free")
    assert controller.passing == ["free_polls"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_ways_to_pass_fit_everywhere(layout, lang):
    pilot = show(BareController(auction(free=True).table, SEAT), layout, lang)
    assert [str(each) for each in pilot.problems()] == []
    pilot.click("act.pass_all")
    assert [str(each) for each in pilot.problems()] == []
    assert pilot.get("place.warning" if layout == "focus" else "dock.hint").text == pilot.scene.prompt.hint
    assert not pilot.app.texts.faults


@pytest.mark.in_turns(2)
@pytest.mark.parametrize("seats", ["spd=human,gruene=random,cdu=random", "spd=human,gruene=human,cdu=random"])
def test_pass_unless_free_takes_for_nothing_what_nobody_wants_and_the_log_says_it(seats):
    bids = 0
    for seed in range(3, 9):
        pilot, shell = at_the_polls(seats, seed)
        controller = shell.controller
        session, seat, start = controller.session, controller.seat, shell.controller.session.version
        free = not session.decision(seat).options.least
        pilot.click("act.pass_all").click("act.pass_free")
        for _ in range(200):
            if session.view(-1).phase != "polls" or (controller.decision is not None and controller.show_prompts):
                break
            pilot.wait(0.05).settle()
        for record in session.records[start:]:
            command = record.command
            if command.seat == seat and isinstance(command, BidForPoll):
                assert command.amount == 0
                bids += 1
            elif command == Pass(seat) and session.journal.state_at(record.version - 1).flow[-1].name == "polls":
                before = session.journal.state_at(record.version - 1).decision(seat)
                assert before.options.least > 0, "what is free is never passed"
        assert session.records[start].command == (BidForPoll(seat, 0) if free else Pass(seat))
        assert shell.controller.remark(start + 1) == "log-by-itself"
        shell.close()
    assert bids


def test_taking_back_a_bid_for_nothing_asks_again():
    for seed in (34, *range(3, 34), *range(35, 40)):  # the first of these at which a poll could be taken back
        pilot, shell = at_the_polls(seed=seed)
        session = shell.controller.session
        start = session.version
        pilot.click("act.pass_all").click("act.pass_free")
        if session.undo_status(0).possible:
            target = session.undo_status(0).position
            pilot.press("ctrl+z").settle()
            assert session.version == target >= start
            assert shell.controller.show_prompts
            assert pilot.find("act.pass_free") is None
            shell.close()
            return
        shell.close()
    raise AssertionError("no poll could be taken back")
