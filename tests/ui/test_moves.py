"""The moves of others, told one by one: what is said, what it costs, where the table waits, and what goes on."""

from __future__ import annotations

from dataclasses import replace

import pytest
from builders import a_game
from hands import begin
from tabletop import SIZES, BareController, show

from macher.gallery.pictures.moves import MOVES
from macher.gallery.pictures.positions import proposal
from macher.gallery.pictures.tables import open_table, settle
from macher.gallery.pilot import Pilot
from macher.i18n import Texts
from macher.ui.game.games import Games
from macher.ui.layout import Rect
from macher.ui.scene import Node, Scene
from macher.ui.settings.settings import SettingsStore
from macher.ui.shell.shell import Shell
from macher.ui.table.boards.loss_plate import hit_plate
from macher.ui.table.happening.move import Cost, Loss
from macher.ui.table.happening.move_dock import told_middle
from macher.ui.table.happening.move_words import cost_lines, cost_title
from macher.ui.table.layouts.layout_tree import zones_for
from macher.ui.table.model import row_numbers
from macher.ui.table.screen import TableScene
from macher.ui.table.spotlight import light_of

SEATS = "spd=human,gruene=random,cdu=random,linke=random"


def told(name: str, layout: str = "wide", lang: str = "en", stops: bool = True) -> tuple[Pilot, Shell]:
    """The table right after a move of another seat."""
    texts = Texts.load(lang)
    pilot = Pilot(Scene(), *SIZES[layout], texts=texts)
    shell = Shell(pilot.app, texts, SettingsStore(None), Games(None, "none"))
    shell.app.set_options(replace(shell.app.options, stops=stops, reveals="none"))
    position, handover, deed = MOVES[f"table:{name}"]
    shell.settings.handover = handover
    open_table(shell, position())
    deed(shell, settle(shell))
    pilot.settle()
    return pilot, shell


def scene_of(pilot: Pilot) -> TableScene:
    scene = pilot.scene
    assert isinstance(scene, TableScene)
    return scene


@pytest.mark.parametrize("layout", list(SIZES))
def test_a_move_is_a_sentence_with_its_reason_and_where_it_is_seen(layout: str) -> None:
    pilot, shell = told("told-rallies", layout)
    move = scene_of(pilot).moves.current
    assert move is not None
    said = pilot.get("dock.title").name
    assert said.startswith(move.text)
    assert "rallies" in move.text
    assert "Why: " in said
    assert " votes" in move.why
    assert pilot.shows("has decided") or pilot.get("turn").name.endswith("has decided")
    model = scene_of(pilot)._shown
    assert model is not None
    assert {place for place, seat in model.light.rows if seat == move.seat} == set(move.lands)
    assert pilot.problems() == []
    shell.close()


@pytest.mark.in_turns(4)
@pytest.mark.parametrize("layout", list(SIZES))
@pytest.mark.parametrize("lang", ["en", "de", "pl", "fr"])
def test_the_stop_fits_in_every_language(layout: str, lang: str) -> None:
    pilot, shell = told("told-stop", layout, lang)
    assert pilot.find("told.plate") is not None
    assert pilot.problems() == []
    shell.close()


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_what_it_costs_stands_clear_of_the_buttons_below_a_long_reason(lang: str) -> None:
    pilot, shell = told("told-stop", "small", lang)
    scene = scene_of(pilot)
    ctx, model, move = pilot.app.stage.context(), scene.model(), scene.moves.hit
    room = Rect(0, 0, 460, 144)
    for why in (move.why, " ".join([move.why] * 2)):
        node = Node(room, id="dock")
        told_middle(ctx, node, room, room, replace(model, told=replace(move, why=why)))
        cost = next(each for each in node.children if each.id == "told.cost")
        assert cost.rect.bottom <= room.bottom
    shell.close()


@pytest.mark.parametrize("layout", ["wide", "small"])
@pytest.mark.parametrize("seat", range(5))
def test_the_plate_covers_the_row_of_the_same_party_on_no_board(layout: str, seat: int) -> None:
    pilot, shell = told("told-stop", layout)
    scene = scene_of(pilot)
    model, move = scene.model(), scene.moves.hit
    assert move is not None
    ctx = pilot.app.stage.context()
    zones = zones_for(ctx.viewport, model.columns)
    placed = zip(zones.areas, zones.boards, strict=True)
    rows = [at.bands[seat].moved(board.x, board.y) for at, board in placed]
    for place in range(1, 4):
        spoken = replace(move, costs=(replace(move.costs[0], seat=seat, losses=(Loss(place, 21, 14),)),))
        plate = hit_plate(ctx, zones, model, spoken)[0]
        assert not [row for row in rows if row.meets(plate.rect)]
        assert zones.boards[place].y <= plate.rect.y
        assert plate.rect.bottom <= zones.boards[place].bottom
    shell.close()


def test_what_a_stop_says_is_what_the_row_shows() -> None:
    pilot, shell = told("told-stop")
    controller = shell.controller
    assert controller is not None
    move = scene_of(pilot).moves.hit
    assert move is not None
    cost, seat = move.costs[0], controller.seat
    assert cost.seat == seat
    for loss in cost.losses:
        assert loss.after == row_numbers(controller.edition, controller.view, loss.land, seat).after
    assert pilot.get("told.plate").name.startswith(f"This costs you {cost.votes} votes")
    assert f"This costs you {cost.votes} votes" in pilot.get("dock.title").name
    shell.close()


def test_a_lost_lead_is_said_once() -> None:
    pilot, shell = told("told-stop")
    scene = scene_of(pilot)
    move, model = scene.moves.hit, scene.model()
    assert move is not None
    seat, first, second = move.costs[0].seat, Loss(0, 3, 3, lead=True), Loss(1, 3, 3, lead=True)
    alone = replace(move, costs=(Cost(seat, (first,)),))
    assert cost_title(model, alone).startswith("This costs you the media lead")
    assert cost_lines(model, alone) == []
    assert len(cost_lines(model, replace(move, costs=(Cost(seat, (first, second)),)))) == 1
    heavier = replace(move, costs=(Cost(seat, (Loss(0, 9, 3, lead=True),)),))
    assert any("no longer leads" in line for line in cost_lines(model, heavier))
    shell.close()


def test_others_wait_until_the_player_goes_on() -> None:
    pilot, shell = told("told-stop")
    moves = scene_of(pilot).moves
    assert moves.held
    pilot.wait(3.0)
    assert moves.held
    assert shell.controller is not None
    assert shell.controller.holds()
    pilot.press("return")
    assert not moves.held
    pilot.wait(0.1)
    assert not shell.controller.holds()
    assert pilot.find("act.continue") is None
    shell.close()


def test_an_arrow_takes_nothing_from_enter_while_others_move() -> None:
    pilot, shell = told("told-stop")
    pilot.press("down")
    assert not pilot.focused
    pilot.press("return")
    assert not scene_of(pilot).moves.held
    shell.close()


@pytest.mark.parametrize("key", ["space", "s"])
def test_keys_go_on(key: str) -> None:
    pilot, shell = told("told-stop")
    pilot.press(key)
    assert not scene_of(pilot).moves.held
    shell.close()


def test_again_tells_it_again_and_still_waits() -> None:
    pilot, shell = told("told-stop")
    pilot.click("act.again")
    scene = scene_of(pilot)
    assert scene.moves.held
    assert scene.clock.retold in scene.moves.current.items
    shell.close()


def test_it_stops_nowhere_if_that_is_not_wanted() -> None:
    pilot, shell = told("told-stop", stops=False)
    assert not scene_of(pilot).moves.held
    assert scene_of(pilot).moves.hit is not None
    shell.close()


def test_where_each_move_waits_for_a_press_one_that_costs_nothing_does_too() -> None:
    pilot, shell = told("told-opinion", stops=False)
    assert scene_of(pilot).moves.held
    pilot.click("act.continue")
    assert not scene_of(pilot).moves.held
    shell.close()


def test_several_people_are_called_by_their_parties() -> None:
    pilot, shell = told("told-stop-people")
    move = scene_of(pilot).moves.hit
    assert move is not None
    said = pilot.get("told.plate").name
    parties = [scene_of(pilot).model().names.party(cost.seat) for cost in move.costs]
    assert any(f"This costs {party}" in said for party in parties)
    assert "you" not in said.split()
    shell.close()


def test_the_pace_is_chosen_where_it_is_felt() -> None:
    pilot, shell = told("told-stop")
    pilot.click("pace.speed.fast")
    assert shell.settings.speed == "fast"
    assert shell.controller is not None
    assert shell.controller.speed == "fast"
    pilot.click("pace.stops")
    assert not shell.settings.stops
    shell.close()


@pytest.mark.parametrize("speed", ["normal", "told"])
def test_a_game_goes_on_to_its_own_decisions_and_nothing_is_told_twice(speed: str) -> None:
    """What is said to be lost is what the rows have lost; presses are asked for only while others decide."""
    pilot, shell = begin(seats=SEATS, seed=7)
    shell.app.set_options(replace(shell.app.options, reveals="none"))
    controller = shell.controller
    assert controller is not None
    controller.speed, told_so_far, stops = speed, [], 0
    while controller.session.view(-1).round < 3 and not controller.session.over:
        if pilot.scene.name != "table":
            pilot.press("return")
            pilot.wait(1.0)
            continue
        scene = scene_of(pilot)
        if controller.show_prompts:
            assert not scene.moves.held
            controller.confirm(proposal(controller.session, controller.seat))
            scene.rebuild()
        elif scene.moves.held:
            move = scene.moves.current
            assert move is not None
            told_so_far.append(move.version)
            stops += bool(move.costs)
            assert speed == "told" or move.costs
            pilot.press("space")
        pilot.wait(0.5)
    assert told_so_far == sorted(set(told_so_far))
    assert told_so_far
    assert stops or speed == "told"
    shell.close()


def test_a_step_back_tells_nothing_again() -> None:
    pilot, shell = told("told-stop")
    scene_of(pilot).moves.go_on()
    assert shell.controller is not None
    shell.controller.take_back()
    pilot.scene.rebuild()
    pilot.settle()
    moves = scene_of(pilot).moves
    assert moves.current is None
    assert moves.turn == []
    assert pilot.find("told.plate") is None
    shell.close()


# -- what is lit -------------------------------------------------------------------------------------------------------


def lit_for(phase: str, seat: int = 0) -> tuple[TableScene, BareController]:
    desk = BareController(a_game(4).in_phase(phase).table, seat=seat)
    return scene_of(show(desk)), desk


def test_when_i_am_asked_for_rallies_my_rows_are_lifted() -> None:
    scene, _ = lit_for("rallies")
    light = light_of(scene.model())
    assert light.mine
    assert light.rows == {(place, 0) for place in range(4)}
    assert light.boards == frozenset()


@pytest.mark.parametrize(
    ("phase", "parts", "boxes"),
    [
        ("media", {"media"}, set()),
        ("cabinet_placement", {"slot"}, set()),
        ("program", set(), {"programs"}),
        ("polls", {"trends"}, {"polls"}),
    ],
)
def test_what_a_rival_decides_on_is_lit_in_their_colour(phase: str, parts: set[str], boxes: set[str]) -> None:
    game = a_game(4).in_phase(phase)
    decider = game.table.deciders()[0]
    scene = scene_of(show(BareController(game.table, seat=(decider + 1) % 4)))
    model = scene.model()
    if model.prompt is not None:
        pytest.skip("all of them decide at once here")
    light = model.light
    assert not light.mine
    assert str(light.ink).startswith(model.names.party_key(decider))
    assert {kind for kind, _ in light.parts} == parts
    assert light.boxes == boxes


def test_nothing_in_the_dock_is_blue_while_a_rival_decides() -> None:
    game = a_game(4).in_phase("rallies")
    decider = game.table.deciders()[0]
    pilot = show(BareController(game.table, seat=(decider + 1) % 4))
    assert [node.id for node in pilot.nodes() if node.id.startswith("act.")] == []


@pytest.mark.parametrize(
    ("layout", "size", "flag"), [("small", None, "turn"), ("focus", None, "turn.flag"), ("small", (1280, 700), "turn")]
)
def test_the_sentence_of_the_question_is_there_in_small_layouts(
    layout: str, size: tuple[int, int] | None, flag: str
) -> None:
    """Whose turn it is stands on the ribbon, or before the sentence where the ribbon is too low for words."""
    pilot = show(BareController(a_game(4).in_phase("rallies").table, seat=0), layout, size=size)
    assert "rallies" in pilot.get("dock.hint").name
    assert pilot.get(flag).name == "Your turn"
    assert (pilot.find("turn.flag") is not None) == (flag == "turn.flag")


# -- told, whatever is drawn -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["told-rallies", "told-opinion", "told-stop"])
def test_what_is_told_does_not_depend_on_how_often_the_table_is_drawn(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The tree of the table is built as always, never, twice, and ten times whenever the loop turns."""

    def story(times: int) -> list[object]:
        pilot, shell = told(name)
        pilot.app.set_options(replace(pilot.app.options, reveals="full"))
        scene, controller = scene_of(pilot), shell.controller
        assert controller is not None
        if times >= 0:
            monkeypatch.setattr(pilot.app.stage, "build_if_needed", lambda: [pilot.app.stage.build()] * times)
        found: list[object] = []
        for _ in range(60):
            for seat in [seat for seat in controller.session.deciding() if controller.kinds[seat] != "human"][:1]:
                command = proposal(controller.session, seat)
                if not controller.holds():
                    controller.session.submit(command, version=controller.session.version)
            for _ in range(times - 1):
                pilot.app.stage.build()
            pilot.clock.advance(0.25)
            pilot.app.step()
            clock = scene.clock
            reveal, moves = clock.staging.current, clock.moves
            found.append(
                (
                    controller.session.version,
                    controller.holds(),
                    [move.version for move in moves.turn],
                    (moves.held, moves.fresh, moves.current and moves.current.version),
                    reveal and (type(reveal), reveal.first, round(clock.staging.shown, 2)),
                    [item.events for item in clock.recap],
                    clock.under_way.share("happened") < 1,
                )
            )
            if moves.held:
                moves.go_on()
        shell.close()
        return found

    always = story(-1)
    assert len({entry[0] for entry in always}) > 1  # type: ignore[index]
    for times in (0, 2, 10):
        assert story(times) == always
