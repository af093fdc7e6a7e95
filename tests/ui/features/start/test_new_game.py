"""New game: levels and personalities on every seat, how strong they are, presets, and games of AI seats alone."""

import json
from functools import partial

import pytest
from evenings import SIZES

from macher.ai.facts import read
from macher.editions.registry import edited_copies, edition, editions, shipped_file
from macher.gallery.pilot import Pilot
from macher.i18n import Texts
from macher.i18n.pseudo import CODE as PSEUDO
from macher.rules import events as ev
from macher.rules.commands import BuyMedia
from macher.session.progress import LevelResult, with_result
from macher.ui.features.evening.rivals import Rivals
from macher.ui.features.rules.page import RulesScreen
from macher.ui.features.settings.preferences import Preferences
from macher.ui.features.start.new_game import NewGameScreen
from macher.ui.game.controller import GameController
from macher.ui.game.games import Games
from macher.ui.game.quick import NAMES
from macher.ui.game.strength import kind_text, level_tip
from macher.ui.scene import Node, Scene
from macher.ui.settings.options import ASSISTS
from macher.ui.settings.settings import MOST_PRESETS, SeatChoice, Settings, SettingsStore, composed
from macher.ui.shell.shell import Shell
from macher.ui.table.screen import TableScene
from macher.ui.theme.tokens import PARTIES
from macher.words.facts import fact_words
from macher.words.names import GameNames

KINDS = ("human", "easy:treasurer", "normal:editor", "hard:marketplace", "hard:hidden")


class Below(Scene):
    def build(self, ctx):
        return Node(ctx.rect)


def opened(lang="en", size=(1280, 720), scale=1.0, folder=None, workers="none", page="seats"):
    texts, store = Texts.load(lang), SettingsStore(folder)
    pilot = Pilot(Below(), size, scale, options=store.settings.ui_options(), texts=texts)
    shell = Shell(pilot.app, texts, store, Games(None, workers))
    screen = NewGameScreen(shell)
    screen.page = page
    if not store.settings.seats:  # without the characters that are drawn for a first game
        for seat in screen.seats:
            seat.kind, seat.name = seat.kind.partition(":")[0], NAMES[seat.party]
    pilot.app.push(screen)
    return pilot.settle(), shell


@pytest.mark.in_turns(3)
@pytest.mark.parametrize("lang", ["en", "de", "pl", "fr", PSEUDO])
@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_levels_personalities_and_presets_fit(lang, size, scale):
    pilot, shell = opened(lang, size, scale)
    for seat, kind in zip(pilot.scene.seats, KINDS, strict=True):
        seat.kind, seat.open = kind, True
    pilot.scene.rebuild()
    assert pilot.settle().problems() == []
    for box in ("seat.cdu.kind", "seat.cdu.style"):
        pilot.click(box).settle()
        assert pilot.problems() == [], box
        pilot.press("Escape").settle()
    pilot.click("page.presets").settle()
    assert pilot.problems() == []
    for number in range(9):
        pilot.scene.preset_name = f"{shell.texts('preset-title')} {number} {'W' * 14}"
        pilot.click("preset.save").settle()
    assert pilot.problems() == []


def test_a_level_and_a_personality_are_chosen_by_click_and_by_key():
    pilot, _ = opened()
    pilot.click("seat.cdu.kind").settle().click("seat.cdu.kind.hard").settle()
    pilot.click("seat.cdu.style").settle().click("seat.cdu.style.pollster").settle()
    for box in ("seat.linke.kind", "seat.linke.style"):
        pilot.app.stage.set_focus(pilot.get(box), keyboard=True)
        pilot.press("Return").settle().press("Down").press("Return").settle()
    kinds = {seat.party: seat.kind for seat in pilot.scene.config().seats}
    assert kinds == {"spd": "human", "cdu": "hard:pollster", "linke": "easy:treasurer", "fdp": "normal"}
    pilot.click("seat.cdu.kind").settle().click("seat.cdu.kind.human").settle()
    assert pilot.find("seat.cdu.style") is None


def test_the_strength_of_each_level_is_shown_with_where_it_comes_from():
    pilot, shell = opened()
    line = pilot.get("newgame.strength")
    assert "1000" in line.children[0].name
    tip = pilot.get("seat.cdu.kind").tooltip
    assert shell.texts("ai-fair") in tip
    easy = level_tip(shell.texts, edition("2019"), 4, "easy")
    assert "games against three normal opponents" in easy
    assert shell.texts("ai-rating-same") not in level_tip(shell.texts, edition("2006"), 7, "hard")


def test_a_hidden_personality_stays_hidden():
    texts = Texts.load("en")
    assert kind_text(texts, "hard:hidden") == "AI · hard · hidden"
    assert kind_text(texts, "easy") == "AI · easy"


def test_the_last_choice_and_presets_are_remembered(tmp_path):
    pilot, shell = opened(folder=tmp_path)
    pilot.scene.seats[1].kind = "hard:gambler"
    pilot.scene.seats[4].open = True
    pilot.click("page.presets").settle()
    pilot.click("preset.name").type("Friday").press("Return").settle()
    pilot.scene.start()
    pilot.settle()
    again, shell = opened(folder=tmp_path)
    assert [seat.kind for seat in again.scene.seats][:2] == ["human", "hard:gambler"]
    assert [preset.name for preset in shell.settings.presets] == ["Friday"]
    again.scene.seats[1].kind, again.scene.seats[4].open = "easy", False
    again.scene.elections = 7
    again.click("page.presets").settle().click("preset.0.load").settle()
    assert again.scene.page == "seats"
    assert again.scene.seats[1].kind == "hard:gambler"
    assert again.scene.seats[4].open
    assert again.scene.elections == 4
    again.click("page.presets").settle().click("preset.0.delete").settle()
    assert SettingsStore(tmp_path).settings.presets == []
    assert again.shows(again.app.texts("preset-none"))


@pytest.mark.parametrize(("key", "elections"), [("2019", 7), ("2006", 5)])
def test_a_preset_brings_back_its_edition_and_its_length(tmp_path, key, elections):
    pilot, _ = opened(folder=tmp_path)
    pilot.scene.edition_key, pilot.scene.elections = key, elections
    pilot.click("page.presets").settle().click("preset.name").type("Long").press("Return").settle()
    again, _ = opened(folder=tmp_path)
    assert (again.scene.edition_key, again.scene.elections) == ("2019", 4)
    again.click("page.presets").settle().click("preset.0.load").settle()
    assert (again.scene.edition_key, again.scene.elections) == (key, elections)
    assert (again.scene.config().edition, again.scene.config().elections) == (key, elections)


@pytest.mark.parametrize("lang", ["en", "de", "pl", "fr", PSEUDO])
@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_the_purist_preset_switches_every_helper_off_and_back(lang, size, scale):
    pilot, _ = opened(lang, size, scale)
    pilot.scene.options[next(iter(pilot.scene.options))] = True
    pilot.click("page.presets").settle()
    assert pilot.problems() == []
    pilot.click("preset.purist.load")
    assert not pilot.app.options.projections
    assert pilot.app.options.assists == frozenset()
    assert not any(pilot.scene.options.values())
    assert pilot.problems() == []
    pilot.app.stage.linked().open()
    assert pilot.settle().app.options.assists == frozenset(ASSISTS)
    pilot.click("preset.purist.load").click("preset.purist.load")
    assert pilot.app.options.projections
    assert pilot.app.options.assists == frozenset(ASSISTS)


def test_a_preset_of_the_same_name_is_replaced_and_there_are_not_too_many():
    pilot, shell = opened()
    pilot.click("page.presets").settle()
    for number in range(MOST_PRESETS + 2):
        pilot.scene.preset_name = f"Preset {number % (MOST_PRESETS + 1)}"
        pilot.scene.rebuild()
        pilot.settle()
        if not pilot.get("preset.save").reason:
            pilot.click("preset.save").settle()
    assert len(shell.settings.presets) == MOST_PRESETS
    assert len({preset.name for preset in shell.settings.presets}) == MOST_PRESETS


@pytest.mark.parametrize(
    ("kept", "found"),
    [("sane", "easy"), ("random", "easy"), ("normal", "normal"), ("hard:hidden", "hard:hidden"), ("hard:x", "easy")],
)
def test_settings_of_an_older_program_are_read(kept, found):
    seat = {"party": "spd", "name": "", "kind": kept, "open": True}
    assert Settings.read({"seats": [seat]}).seats == [SeatChoice(party="spd", kind=found)]


# --- the ballot -------------------------------------------------------------------------------------------------------


@pytest.mark.in_turns(3)
@pytest.mark.parametrize("lang", ["en", "de", "pl", "fr"])
@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_four_crosses_set_up_a_game(lang, size, scale):
    pilot, shell = opened(lang, size, scale, page="ballot")
    pilot.click("edition.classic").click("rivals.4").click("level.hard").click("party.linke")
    assert pilot.problems() == []
    pilot.click("edition.1997").click("rivals.2")
    assert pilot.problems() == []
    config = pilot.scene.config()
    assert config.edition == "1997"
    people = [seat.party for seat in config.seats if seat.kind == "human"]
    assert people == ["linke"]
    assert len(config.seats) == 3
    assert all(seat.kind.startswith("hard") for seat in config.seats if seat.kind != "human")
    pilot.click("newgame.start").settle()
    assert shell.controller is not None
    shell.close()


@pytest.mark.parametrize("page", ["ballot", "seats", "options"])
@pytest.mark.parametrize("by_key", [False, True])
def test_the_button_says_at_once_that_the_game_is_opened(monkeypatch, page, by_key):
    pilot, shell = opened(page=page)
    begun = []
    monkeypatch.setattr(type(shell), "begin", lambda self, config: begun.append(config))
    if by_key:
        pilot.scene.on_action("confirm")
    else:
        pilot.get("newgame.start").on_click()
    pilot.get("newgame.start").on_click()  # an impatient second click
    pilot.app.stage.build()
    assert pilot.get("newgame.start").name == "Opening…"
    assert not begun
    pilot.settle()
    assert len(begun) == 1
    assert pilot.get("newgame.start").name != "Opening…"
    shell.close()


def test_a_game_that_cannot_start_says_so_and_the_button_is_as_before(monkeypatch):
    pilot, _ = opened(page="ballot")
    before = pilot.get("newgame.start").name
    for seat in pilot.scene.seats:
        seat.open = False
    pilot.click("newgame.start").settle()
    assert isinstance(pilot.scene, NewGameScreen)
    assert pilot.app.stage.toasts
    assert pilot.get("newgame.start").name == before


def test_classic_opens_with_the_variant_chosen_last():
    pilot, _ = opened(page="ballot")
    pilot.click("edition.consim").click("edition.2019").click("edition.classic")
    assert pilot.scene.edition_key == "consim"


def test_the_ballot_says_why_the_level_is_another_one_until_one_is_chosen():
    texts = Texts.load("en")
    pilot = Pilot(Below(), (1920, 1080), 1.0, texts=texts)
    shell = Shell(pilot.app, texts, SettingsStore(None), Games(None, "none"))
    for _ in range(3):
        won = LevelResult(level="normal", edition="2019", place=1, seats=4, elections=4, minutes=44)
        shell.games.progress.change(partial(with_result, result=won))
    said = shell[Rivals].sentence()
    assert said
    pilot.app.push(NewGameScreen(shell))
    pilot.settle()
    assert pilot.shows(said)
    assert {seat.kind.partition(":")[0] for seat in pilot.scene.config().seats[1:]} == {"hard"}
    assert pilot.shows(texts("newgame-pace", n=3))
    assert pilot.shows("44")
    pilot.click("level.normal")
    assert not pilot.shows(said)


def test_everything_else_is_behind_options_and_esc_leads_back():
    pilot, _ = opened(page="ballot")
    for hidden in ("seed", "data", "page.presets", "newgame.strength", "seat.cdu.style"):
        assert pilot.find(hidden) is None, hidden
    pilot.click("newgame.options")
    assert pilot.find("page.presets") is not None
    assert pilot.find("newgame.strength") is not None
    pilot.press("escape")
    assert pilot.scene.page == "ballot"


def test_the_speed_is_behind_options_and_remembered():
    pilot, shell, *_ = opened(page="options")
    pilot.click("newgame.speed.fast")
    assert shell.settings.speed == "fast"
    assert pilot.settle().get("newgame.speed.fast").value_text() == "chosen"


def test_other_rivals_are_others():
    pilot, _ = opened(page="ballot")
    pilot.click("newgame.rivals")
    first = {seat.kind for seat in pilot.scene.seats if seat.open and ":" in seat.kind}
    pilot.click("newgame.rivals")
    second = {seat.kind for seat in pilot.scene.seats if seat.open and ":" in seat.kind}
    assert len(first) == len(second) == 3
    assert not first & second


# --- games of AI seats alone ------------------------------------------------------------------------------------------


def watched(lang="en", size=(1280, 720), scale=1.0):
    pilot, shell = opened(lang, size, scale, workers="inline")
    for seat in pilot.scene.seats:
        seat.kind = "easy:editor" if seat.party == "cdu" else "normal"
    shell.settings.speed, shell.settings.reasons = "instant", True
    pilot.scene.start()
    for _ in range(400):
        pilot.app.step()
        if shell.controller.session.view(-1).phase == "media" and shell.controller.session.reasons:
            break
    return pilot, shell


def test_an_onlooker_looks_from_outside_over_every_shoulder_and_from_each_seat():
    pilot, shell = watched()
    controller = shell.controller
    assert isinstance(pilot.scene, TableScene)
    assert controller.spectates
    seats = len(controller.names)
    own = [controller.session.view(seat).parties[seat].hand for seat in range(seats)]
    seen = []
    for _ in range(seats + 2):
        hands = [party.hand for party in controller.view.parties]
        seen.append([seat for seat in range(seats) if own[seat] and hands[seat] == own[seat]])
        assert controller.decision is None
        controller.look_from_next()
    known = [hand and -1 not in hand for hand in (party.hand for party in controller.session.view(-1).parties)]
    openly = [seat for seat in range(seats) if known[seat]]
    assert seen[0] == openly
    assert seen[1] == list(range(seats))
    assert all(seat in seen[seat + 2] for seat in range(seats))
    assert controller.looker == -1
    controller.take_back()
    assert controller.session.version > 0


@pytest.mark.in_turns(3)
@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_watching_is_a_press_and_fits(size, scale):
    pilot, shell = watched("de", size, scale)
    shell.controller.speed = "told"
    for _ in range(len(shell.controller.names) + 2):
        pilot.settle()
        assert pilot.problems() == []
        before = shell.controller.seat, shell.controller.seen_open
        pilot.click("act.viewpoint")
        assert (shell.controller.seat, shell.controller.seen_open) != before


def test_the_log_says_why_if_that_is_wanted():
    pilot, shell = watched()
    version, written = next(iter(shell.controller.session.reasons.items()))
    names = GameNames.of(shell.texts, shell.controller.edition, shell.controller.view)
    said = f"({fact_words(shell.texts, names, read(written))})"
    assert isinstance(shell.controller.session.records[version - 1].command, BuyMedia)
    texts = [entry.text for entry in pilot.scene.opened.entries(pilot.scene.model())]
    assert any(said in text for text in texts)
    shell[Preferences].set("reasons", False)
    texts = [entry.text for entry in pilot.scene.opened.entries(pilot.scene.model())]
    assert not any(said in text for text in texts)


def test_nobody_but_an_onlooker_can_look_from_elsewhere():
    pilot, shell = opened(workers="inline")
    pilot.scene.start()
    controller = shell.controller
    assert isinstance(controller, GameController)
    before = controller.view
    controller.look_from_next()
    assert controller.view == before
    assert not controller.open_hands
    assert isinstance(shell.controller.session.events[0].event, ev.GameStarted)


def test_enter_in_a_name_leads_to_the_next_name_and_then_to_the_start():
    pilot, shell = opened()
    pilot.click("seat.linke.kind").settle().click("seat.linke.kind.human").settle()
    pilot.click("seat.spd.name").type("x").press("Return").settle()
    assert shell.controller is None
    assert pilot.app.stage.focus is pilot.get("seat.linke.name")
    pilot.type("y").press("Return").settle()
    assert shell.controller is None
    assert [seat.name[-1] for seat in pilot.scene.seats if seat.party in ("spd", "linke")] == ["x", "y"]
    assert pilot.app.stage.focus is pilot.get("newgame.start")
    pilot.press("Return").settle()
    assert shell.controller is not None


@pytest.mark.parametrize("lang", ["en", "de", "pl", "fr"])
def test_a_refused_name_is_marked_and_the_sentence_names_its_seat(lang):
    pilot, shell = opened(lang, (1920, 1080), 2.0)
    seat = pilot.scene.seats[0]
    seat.name = "Maximiliane von Wolkenstein-Trostburg zu Neuhaus"
    pilot.scene.rebuild()
    pilot.settle().press("Return").settle()
    assert shell.controller is None
    field = pilot.get(f"seat.{seat.party}.name")
    assert [each.id for each in pilot.nodes() if getattr(each, "wrong", False)] == [field.id]
    assert any("SPD" in toast.toast.text and "40" in toast.toast.text for toast in pilot.app.stage.toast_nodes)
    pilot.click(field.id).press("End", "BackSpace").settle()
    assert not field.wrong
    assert seat.name.endswith("Neuhau")


def test_a_long_name_moves_with_the_caret_and_shows_its_beginning_at_rest():
    pilot, _ = opened("en", (1920, 1080), 2.0)
    seat = pilot.scene.seats[0]
    seat.name = "Maximiliane von Wolkenstein-Trostburg"
    pilot.scene.rebuild()
    field = pilot.settle().get(f"seat.{seat.party}.name")

    def places():
        """Where the text of the field begins and ends, from the left edge of its room."""
        run = next(run for run in pilot.runs() if run.owner == field.id)
        return run.text, run.ink.x - field.window_rect.x, run.ink.right - field.window_rect.x

    text, left, right = places()
    assert text.startswith("Maximiliane von")
    assert text.endswith("…")
    assert 0 < left < right <= field.rect.w
    assert field.tooltip == seat.name
    pilot.click(field.id).press("End")
    text, left, right = places()
    assert (text, left < 0, right <= field.rect.w) == (seat.name, True, True)
    pilot.press("Home")
    assert places()[1] > 0
    pilot.press("End")
    for _ in range(30):
        pilot.press("BackSpace")
    text, left, right = places()
    assert text == seat.name == "Maximil"
    assert 0 < left < right < field.rect.w  # what fits is never moved out of sight


@pytest.mark.parametrize("lang", ["en", "de", "pl", "fr"])
def test_a_name_as_long_as_may_be_typed_can_be_read_in_every_layout(lang):
    for size, scale in SIZES:
        pilot, _ = opened(lang, size, scale)
        for seat in pilot.scene.seats:
            seat.name, seat.open = "Friederike Neuhauser", True
        pilot.scene.rebuild()
        pilot.settle()
        written = [run.text for run in pilot.runs()]
        assert written.count("Friederike Neuhauser") == len(pilot.scene.seats), (size, scale, written)


@pytest.mark.parametrize("name", ["Maximiliane-Friederi", "W" * 20])
def test_a_long_name_stays_beside_its_party_on_the_ballot(name):
    pilot, _ = opened("de", (1366, 768), page="ballot")
    next(seat for seat in pilot.scene.seats if seat.party == "spd").name = name
    pilot.scene.rebuild()
    tile = pilot.settle().get("newgame.tile.spd").window_rect
    said = [run for run in pilot.runs() if tile.meets(run.ink) and run.ink.cy > tile.cy]
    assert len(said) == 2
    assert not said[0].ink.meets(said[1].ink)
    assert all(tile.holds(run.ink, 1) for run in said)
    assert pilot.problems() == []


def test_enter_chooses_on_the_ballot_and_then_starts():
    pilot, shell = opened(page="ballot")
    pilot.press("tab", "right")
    assert pilot.app.stage.focus.id == "edition.classic"
    pilot.press("Return").settle()
    assert pilot.app.scene.edition_key == "2006"
    assert shell.controller is None
    pilot.press("Return").settle()
    assert shell.controller is not None
    assert shell.controller.session.config.edition == "2006"
    shell.close()


def test_the_parties_stand_in_the_order_of_the_table():
    pilot, shell = opened(page="ballot")
    cells = [node for node in pilot.nodes() if node.id.startswith("party.")]
    assert [node.id for node in sorted(cells, key=lambda node: node.window_rect.x)] == [
        f"party.{key}" for key in PARTIES
    ]
    shell.close()


# -- editions ----------------------------------------------------------------------------------------------------------


def test_every_edition_offers_its_lengths_and_house_rules():
    pilot, _ = opened()
    for key in editions():
        pilot.click(f"edition.{key}")
        known = edition(key)
        assert pilot.scene.edition_key == key
        assert pilot.scene.elections in known.lengths
        lengths = [node.id for node in pilot.nodes() if node.id.startswith("length.")]
        assert lengths == [f"length.{elections}" for elections in known.lengths]
        pilot.click("page.options")
        rules = [node.id for node in pilot.nodes() if node.id.startswith("option.")]
        assert rules == [f"option.{name}" for name in known.house_rules]
        pilot.click("page.seats")


def test_a_game_is_begun_with_the_rules_of_its_edition_only_and_the_choice_is_remembered():
    pilot, shell = opened()
    screen = pilot.scene
    screen.options = dict.fromkeys(screen.options, True)
    pilot.click("edition.2006").click("length.5")
    config = screen.config()
    assert (config.edition, config.elections) == ("2006", 5)
    assert config.options.flipping
    assert not config.options.bluff_bids
    shell.settings.speed = "instant"
    screen.start()
    assert shell.controller.edition.key == "2006"
    assert (shell.settings.edition, shell.settings.lengths["2006"]) == ("2006", 5)
    again = NewGameScreen(shell)
    assert (again.edition_key, again.elections) == ("2006", 5)
    assert Settings.read(json.loads(composed(shell.settings))).lengths == shell.settings.lengths


def test_edited_figures_are_offered_to_their_own_edition(tmp_path):
    for key in ("1997", "2006"):
        (tmp_path / f"{key}.toml").write_bytes(shipped_file(key).read_bytes())
    (tmp_path / "broken.toml").write_text("edition = 1", encoding="utf-8")
    pilot, _ = opened()
    screen = pilot.scene
    screen.copies = edited_copies(tmp_path)
    pilot.click("edition.1997")
    assert [copy.path.name for copy in screen.own_files()] == ["1997.toml", "broken.toml"]
    screen.data_file = tmp_path / "1997.toml"
    pilot.click("edition.2006")
    assert screen.data_file is None


@pytest.mark.in_turns(3)
@pytest.mark.parametrize("lang", ["en", "de", "pl", "fr"])
def test_the_new_game_fits_for_every_edition(lang):
    for size, scale in SIZES:
        pilot, shell = opened(lang, size, scale)
        for key in editions():
            pilot.scene.choose_edition(key)
            for page in ("seats", "options"):
                pilot.scene.turn(page)
                assert pilot.settle().problems() == []
        assert not shell.texts.missing


def test_the_new_game_leads_to_the_page_about_its_edition():
    pilot, _ = opened()
    pilot.click("edition.1997").click("newgame.differs")
    assert isinstance(pilot.scene, RulesScreen)
    assert (pilot.scene.page, pilot.scene.edition.key) == ("differs", "1997")
    pilot.click("rules.edition.2006")
    assert pilot.scene.edition.key == "2006"
