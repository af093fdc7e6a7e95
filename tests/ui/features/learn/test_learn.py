"""Learn to play: the lessons by mouse and by keyboard in every language, what they keep to themselves, the round."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from macher.gallery.pictures.learning import LEARNING
from macher.gallery.pictures.positions import Story, asked, worst_told
from macher.gallery.pilot import Pilot
from macher.i18n import Texts
from macher.i18n.names import party_short
from macher.rules.commands import ChangeProgram
from macher.rules.invariants import check
from macher.rules.phases.program import ChangeOptions
from macher.saves.store import SaveStore
from macher.session.lesson_tables import lesson_edition, lesson_table
from macher.ui.features.ending.poster_screen import PosterScreen
from macher.ui.features.evening.task_tables import PuzzleTable
from macher.ui.features.learn import guide
from macher.ui.features.learn.aim import AimScreen
from macher.ui.features.learn.aim_facts import aim_facts
from macher.ui.features.learn.guide import WORDS, GuidedScene, guided_config
from macher.ui.features.learn.lesson_card import AIM, paint_lesson
from macher.ui.features.learn.lessons import LESSONS, STEPS, lesson_of
from macher.ui.features.learn.page import LearnScreen, minutes_left
from macher.ui.features.learn.scene import LessonScene
from macher.ui.features.learn.script import Lesson
from macher.ui.features.learn.shade import Mark, Shade, level
from macher.ui.game.advice import Option
from macher.ui.game.games import Games
from macher.ui.game.progress import FILE, GUIDED, Progress
from macher.ui.layout import Rect
from macher.ui.paint.fonts import Fonts
from macher.ui.paint.painter import Painter
from macher.ui.scene import Scene
from macher.ui.settings.settings import SettingsStore
from macher.ui.shell.shell import Shell
from macher.ui.theme.tokens import make_theme
from macher.ui.theme.typography import typography

MOST_WORDS = 40
LANGUAGES = ("en", "de", "pl", "fr")
WIDE, SMALL, FOCUS = ((1920, 1080), 1.0), ((1280, 720), 1.0), ((1280, 720), 1.35)
BY_MOUSE = {"en": WIDE, "de": FOCUS, "pl": SMALL, "fr": FOCUS}
BY_KEYBOARD = {"en": FOCUS, "de": SMALL, "pl": FOCUS, "fr": SMALL}


def begin(lang: str = "en", screen: tuple[tuple[int, int], float] = SMALL, folder: Path | None = None):
    texts = Texts.load(lang)
    pilot = Pilot(Scene(), *screen, texts=texts)
    games = Games(SaveStore(folder / "saves") if folder is not None else None, "inline")
    shell = Shell(pilot.app, texts, SettingsStore(None), games)
    shell.settings.speed = "instant"
    shell.go.menu()
    pilot.click("menu.learn")
    assert isinstance(pilot.scene, LearnScreen)
    return pilot, shell


def at_step(key: str, lang: str = "en", screen: tuple[tuple[int, int], float] = SMALL):
    """A lesson opened at one of its steps."""
    pilot, shell = begin(lang, screen)
    lesson = next(lesson for lesson in LESSONS if any(step.key == key for step in lesson.steps))
    number = next(at for at, step in enumerate(lesson.steps) if step.key == key)
    pilot.app.push(LessonScene(shell, shell.games.lessons, lesson, number))
    pilot.settle()
    return pilot, shell


def scene_of(pilot: Pilot) -> LessonScene:
    assert isinstance(pilot.scene, LessonScene)
    return pilot.scene


# -- played to the end -------------------------------------------------------------------------------------------------


def targets(pilot: Pilot) -> list[str]:
    scene = scene_of(pilot)
    return [f"lesson.{id}" for id in scene.step.targets[scene.click] if pilot.find(f"lesson.{id}") is not None]


@pytest.mark.in_turns(4)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_lesson_is_played_to_its_end_by_mouse_alone(lang: str) -> None:
    pilot, shell = begin(lang, BY_MOUSE[lang])
    for lesson in LESSONS:
        pilot.click(f"learn.{lesson.key}")
        if lesson is LESSONS[0]:
            assert isinstance(pilot.scene, AimScreen)
            assert pilot.problems() == []
            pilot.click("aim.go")
        for _ in lesson.steps:
            for _ in scene_of(pilot).step.targets:
                pilot.click(targets(pilot)[0])
            pilot.click("lesson.next")
        assert isinstance(pilot.scene, PosterScreen)
        assert pilot.problems() == []
        pilot.settle().click("poster.list")
        assert isinstance(pilot.scene, LearnScreen)
        assert shell.games.lessons.finished(lesson.key)


@pytest.mark.in_turns(4)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_lesson_is_played_to_its_end_by_keyboard_alone(lang: str) -> None:
    pilot, shell = begin(lang, BY_KEYBOARD[lang])
    for lesson in LESSONS:
        assert pilot.focused == f"learn.{lesson.key}"  # the next one is ready
        pilot.press("return")
        if lesson is LESSONS[0]:
            assert pilot.focused == "aim.go"
            pilot.press("return")
        for _ in lesson.steps:
            for _ in scene_of(pilot).step.targets:
                walk_to(pilot, targets(pilot))
                pilot.press("return")
            assert pilot.focused == "lesson.next"
            pilot.press("return")
        assert pilot.focused in ("poster.next", "poster.guided")
        pilot.press("escape")  # the last button: all lessons
        assert shell.games.lessons.finished(lesson.key)


def walk_to(pilot: Pilot, wanted: list[str]) -> None:
    """Tab into the table, then arrows among what may be chosen."""
    for _ in range(3):
        if pilot.focused in wanted:
            return
        pilot.press("tab")
        for _ in range(6):
            if pilot.focused in wanted:
                return
            if not pilot.focused.startswith("lesson.") or pilot.focused == "lesson.card":
                break
            here, there = pilot.get(pilot.focused).window_rect, pilot.get(wanted[0]).window_rect
            dx, dy = there.cx - here.cx, there.cy - here.cy
            pilot.press(("right" if dx > 0 else "left") if abs(dx) > abs(dy) else ("down" if dy > 0 else "up"))
    raise AssertionError(f"the keyboard does not reach {wanted}, it is at {pilot.focused}")


# -- going on and leaving ----------------------------------------------------------------------------------------------


def finish_step(pilot: Pilot) -> None:
    while not scene_of(pilot).done:
        pilot.click(targets(pilot)[0])


def test_a_double_click_on_next_goes_on_by_one_step_and_leaves_nothing() -> None:
    pilot, _ = at_step("votes-rallies")
    for step in range(len(lesson_of("votes").steps)):
        assert scene_of(pilot).at == step
        finish_step(pilot)
        pilot.double_click("lesson.next", times=3)
        assert isinstance(pilot.scene, PosterScreen) == (step == 5)
        if step < 5:
            assert not scene_of(pilot).wrong
            assert not scene_of(pilot).done


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("screen", [WIDE, SMALL, FOCUS])
def test_what_leaves_or_goes_back_never_stands_where_next_stood(lang: str, screen) -> None:
    pilot, _ = at_step("votes-matches", lang, screen)
    foot = pilot.get("lesson.card").window_rect.bottom
    before = {id: pilot.get(id).window_rect for id in ("lesson.leave", "lesson.back")}
    finish_step(pilot)
    onward = pilot.get("lesson.next").window_rect
    assert foot == pilot.get("lesson.card").window_rect.bottom
    for id, rect in before.items():
        assert pilot.get(id).window_rect == rect, "it stays where it is"
        assert not rect.meets(onward)


@pytest.mark.parametrize("way", ["pointer", "focus"])
def test_escape_leaves_a_lesson_at_the_first_press(way: str) -> None:
    pilot, _ = at_step("votes-trend", "de")
    if way == "pointer":
        pilot.move("lesson.leave")
    else:
        pilot.app.stage.set_focus(pilot.get("lesson.leave"), keyboard=True)
    pilot.wait(1.0)
    assert pilot.app.stage.tip is not None
    pilot.press("escape")
    assert isinstance(pilot.scene, LearnScreen)


def test_nothing_that_can_be_clicked_on_the_table_tells_by_a_tooltip_what_is_right() -> None:
    """In German: what leaves the lesson has a tip only where its words have no room."""
    for step in [each for each in STEPS if each.asks]:
        pilot, _ = at_step(step.key, "de")
        while not scene_of(pilot).done:
            found = [node for node in pilot.all("lesson.") if node.tooltip or node.tooltip_node]
            assert [node.id for node in found] == ["lesson.leave"], step.key
            pilot.click(targets(pilot)[0])


@pytest.mark.parametrize(("step", "bar"), [("votes-total", "lesson.bar.0.1"), ("votes-line", "lesson.bar.0.4")])
@pytest.mark.parametrize("screen", [WIDE, SMALL, FOCUS])
def test_the_bar_is_as_right_as_the_votes_at_its_end(step: str, bar: str, screen) -> None:
    pilot, _ = at_step(step, "en", screen)
    rect = pilot.get(bar).window_rect
    pilot.click((rect.x + 6, rect.cy))
    assert scene_of(pilot).done


@pytest.mark.parametrize("step", ["votes-convert", "program-take", "polls-bid"])
def test_a_question_that_follows_a_step_is_not_lit(step: str) -> None:
    pilot, _ = at_step(step)
    finish_step(pilot)
    shade = pilot.get("lesson.shade")
    assert isinstance(shade, Shade)
    buttons = [node.window_rect for node in scene_of(pilot).stage.root.walk() if node.id.startswith("act.")]
    assert buttons
    assert not [rect for rect in buttons for lit in shade.light.lit if lit.meets(rect)]


# -- what stands on the card -------------------------------------------------------------------------------------------


def boxes(lang: str) -> Iterator[tuple[str, str]]:
    """Everything that stands in one box at one time."""
    texts = Texts.load(lang)
    topics = {topic: texts(f"topic-{topic}") for topic in lesson_edition().figures.topics}
    args = {
        **topics,
        "party": party_short(texts, "spd"),
        "vice": texts("politician-vice_chancellor"),
        **{f"land{at}": "Mecklenburg-Vorpommern" for at in range(4)},
        **{f"money{n}": texts.money(n * 1000) for n in (1, 2, 10, 12, 16)},
    }
    for step in STEPS:
        said = texts(f"learn-{step.key}-text", **args)
        for click in step.clicks:
            yield click, f"{said} {texts(f'learn-click-{click}', **args)}"
        if step.points:
            yield f"miss {step.key}", f"{said} {texts(f'learn-miss-{step.key}', **args)}"
        yield f"why {step.key}", texts(f"learn-{step.key}-why", **args)
    for key in WORDS.values():
        yield key, texts(key)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_box_has_more_than_forty_words(lang: str) -> None:
    long = {
        name: count
        for name, text in boxes(lang)
        if (count := sum(bool(re.search(r"\w", word)) for word in text.split(" "))) > MOST_WORDS
    }
    assert long == {}


def told(pilot: Pilot) -> list[str]:
    """Everything that is written or read out, tooltips included."""
    nodes = [text for node in pilot.nodes() for text in (node.name, node.value_text(), node.tooltip)]
    return [text for text in (*nodes, *pilot.texts()) if text]


@pytest.mark.parametrize(("key", "result"), [("votes-rallies", "34"), ("votes-total", "34"), ("votes-line", "52")])
def test_a_result_is_nowhere_before_the_click(key: str, result: str) -> None:
    pilot, _ = at_step(key, screen=WIDE)
    whole = re.compile(rf"(?<!\d){result}(?!\d)")
    assert [text for text in told(pilot) if whole.search(text)] == []
    pilot.click(targets(pilot)[0])
    if key != "votes-rallies":
        assert any(whole.search(text) for text in pilot.texts())


def test_numbers_on_the_board_match_the_rows() -> None:
    pilot, _ = at_step("votes-matches", screen=WIDE)
    shade = pilot.get("lesson.shade")
    marks = {mark.text: mark.rect for mark in shade.light.marks if not mark.below}
    scene = scene_of(pilot)
    for number, node in (("1", "pips.0.1"), ("2", "trend.0.1"), ("3", "match.0.1")):
        place = next(each for each in scene.stage.root.walk() if each.id == node).window_rect
        assert place.holds(marks[number], 1.0)
    assert set(marks) == {"1", "2", "3"}  # the row that is not known yet has no number on the board


@pytest.mark.parametrize("screen", [WIDE, SMALL, FOCUS])
@pytest.mark.parametrize("key", [step.key for step in STEPS[::3]])
def test_the_card_leaves_the_target_visible(key: str, screen: tuple[tuple[int, int], float]) -> None:
    pilot, _ = at_step(key, "de", screen)
    assert pilot.problems() == []
    card = pilot.get("lesson.card").window_rect
    assert all(not pilot.get(id).window_rect.meets(card) for id in targets(pilot))


@pytest.mark.parametrize("key", [step.key for step in STEPS if step.board >= 0])
def test_the_board_of_a_step_stays_in_sight_to_its_end(key: str) -> None:
    """Also in the layout with one board, where the next question may be about another one."""
    pilot, _ = at_step(key, screen=FOCUS)
    step = scene_of(pilot).step
    for _ in step.targets:
        assert board(pilot, step.board)
        pilot.click(targets(pilot)[0])
    assert board(pilot, step.board)


def board(pilot: Pilot, place: int) -> bool:
    shown = next((node for node in scene_of(pilot).stage.root.walk() if node.id == f"board.{place}"), None)
    return shown is not None and shown.window_rect in pilot.get("lesson.shade").light.lit


def test_winners_and_media_leader_have_moved_a_marker_where_the_step_says_so() -> None:
    pilot, _ = at_step("election-presence")
    view = scene_of(pilot).controller.view
    winners = view.results[0].winners
    moved = {seat for seat, party in enumerate(view.parties) if party.presence == (1,)}
    assert moved > set(winners)
    assert len(moved) == len(winners) + 1  # nobody else but the party that leads the media


# -- wrong clicks, leaving, coming back --------------------------------------------------------------------------------


def test_a_wrong_click_says_what_to_look_for() -> None:
    pilot, _ = at_step("votes-line")
    before = pilot.get("lesson.do").name
    pilot.click("lesson.votes.0.1")
    assert not scene_of(pilot).done
    assert pilot.get("lesson.do").name != before
    shaded = pilot.get("lesson.shade").window_rect
    pilot.click((shaded.right - 60, shaded.y + 90))
    assert not scene_of(pilot).done
    pilot.click("lesson.votes.0.4")
    assert scene_of(pilot).done


def test_a_key_beside_the_target_says_what_to_look_for() -> None:
    pilot, _ = at_step("votes-trend")
    before = pilot.get("lesson.do").name
    pilot.press("tab", "shift+tab", "return")
    assert not scene_of(pilot).done
    assert pilot.get("lesson.do").name != before


def test_escape_leaves_and_the_progress_is_kept(tmp_path: Path) -> None:
    pilot, _ = begin(folder=tmp_path)
    pilot.click("learn.votes").click("aim.go").click("lesson.pips.0.1").click("lesson.next").press("escape")
    assert isinstance(pilot.scene, LearnScreen)
    assert Progress(tmp_path).reached("votes") == 1
    assert list((tmp_path / "saves").glob("*")) == []  # a lesson is no saved game
    pilot.click("learn.votes")
    assert scene_of(pilot).step.key == "votes-trend"


def test_lessons_can_be_repeated() -> None:
    pilot, shell = begin()
    shell.games.lessons.finish("media")
    pilot.click("learn.media")
    assert scene_of(pilot).at == 0


@pytest.mark.parametrize("content", ["", "{", "[]", '{"reached": {"votes": "many"}}', "\x00\x01"])
def test_a_damaged_file_is_set_aside_and_begun_anew(tmp_path: Path, content: str) -> None:
    (tmp_path / FILE).write_text(content)
    progress = Progress(tmp_path)
    assert progress.damaged
    assert (progress.reached("votes"), progress.finished("votes")) == (0, False)
    assert (tmp_path / FILE).with_suffix(".damaged.json").read_text() == content
    progress.finish("votes")
    assert Progress(tmp_path).finished("votes")


def test_a_file_with_steps_that_there_are_not_is_no_trouble(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('{"reached": {"votes": 99, "gone": -3}, "finished": ["gone"]}')
    pilot, _ = begin(folder=tmp_path)
    pilot.click("learn.votes")
    assert scene_of(pilot).at == len(lesson_of("votes").steps) - 1


def test_progress_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "in the way").write_text("")
    progress = Progress(tmp_path / "in the way")
    progress.finish("votes")
    assert progress.problem
    assert progress.finished("votes")


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.key)
def test_no_piece_is_lost_on_the_table_of_a_lesson(lesson: Lesson) -> None:
    for step in lesson.steps:
        check(lesson_table(step.position))


# -- the guided round --------------------------------------------------------------------------------------------------


def guided(seed: int = 5, screen: tuple[tuple[int, int], float] = SMALL) -> tuple[Pilot, Shell]:
    pilot, shell = begin(screen=screen)
    shell.begin(guided_config(shell.texts, seed), guided=True)
    pilot.settle()
    return pilot, shell


def moves(pilot: Pilot) -> int:
    for _ in range(200):
        if found := len(pilot.all("guide.move.")):
            return found
        pilot.wait(0.05).settle()
    raise AssertionError("no move is offered")


def shows_chosen(pilot: Pilot) -> bool:
    """Whether dock and boards show the chosen move, and none that was chosen before."""
    scene = pilot.scene
    assert isinstance(scene, GuidedScene)
    prompt, chosen = scene.prompt, scene.chosen
    assert prompt is not None
    assert chosen is not None
    drafted = prompt.commands()
    if prompt.adopts(chosen) or chosen in drafted:
        return drafted == (chosen,)
    shown = scene.model().preview == (scene.controller.preview(chosen) or scene.controller.view)
    prompt.reset()
    return shown and drafted == prompt.commands()


def test_the_guided_round_is_played_to_its_end() -> None:
    pilot, shell = guided()
    kinds, eased = set(), False
    for _ in range(900):
        controller = shell.controller
        assert controller is not None
        if pilot.find("guided-over") is not None:
            break
        if pilot.scene.name == "election":
            pilot.click("election.continue")
        elif controller.show_prompts and controller.decision is not None:
            if pilot.scene.at_ease and not pilot.scene.open:
                eased = True
                pilot.click("guide.fold")
            count = moves(pilot)
            kinds.add(type(controller.decision.options).__name__)
            for at in reversed(range(count)):
                pilot.click(f"guide.move.{at}")
                assert shows_chosen(pilot)
            pilot.click("guide.do")
        else:
            pilot.wait(0.05).settle()
    assert len(kinds) > 12
    assert eased, "the box waits folded up in the second round"
    assert shell.games.lessons.finished(GUIDED)
    pilot.click("guided-over.play")
    assert pilot.find("guide") is None  # from the third round on there is no box
    assert shell.controller is not None
    assert shell.controller.session.advised == 0


def test_the_farewell_waits_until_everything_else_is_told() -> None:
    """It neither lies under the map between the rounds nor cuts it short."""
    pilot, _ = guided()
    scene = pilot.scene
    pilot.app.after(1.0, lambda: pilot.app.push(Scene()))  # as the map between rounds is opened
    scene._end()
    pilot.wait(0.1).wait(0.1)
    assert pilot.find("guided-over") is None
    pilot.wait(1.0).wait(0.1)
    assert pilot.scene is not scene
    pilot.app.pop()
    assert pilot.find("guided-over") is None
    pilot.wait(0.1)
    assert pilot.find("guided-over") is not None
    pilot.click("guided-over.play").wait(0.1)
    assert pilot.find("guided-over") is None


def test_a_refused_choice_says_which_move_is_worth_more() -> None:
    pilot, shell = guided()
    assert moves(pilot) > 0
    scene, controller = pilot.scene, shell.controller
    assert isinstance(scene, GuidedScene)
    assert controller is not None
    open_cards = {option.command.card for option in scene.options}
    prompt = scene.prompt
    assert prompt is not None
    place = next(at for at, kind in enumerate(prompt.options.hand) if kind not in open_cards)
    version = controller.session.version
    pilot.click(f"draft.card.{place}").click("act.confirm")
    assert controller.session.version == version
    best = pilot.get("guide.move.0").name.partition(":")[0]
    assert any(best in toast.text for toast in pilot.app.stage.toasts)


def test_a_refusal_calls_no_move_better_where_all_are_equal(monkeypatch: pytest.MonkeyPatch) -> None:
    pilot, _ = guided()
    assert moves(pilot) > 0
    scene = pilot.scene
    assert isinstance(scene, GuidedScene)
    texts, prompt = pilot.app.texts, scene.prompt
    assert prompt is not None
    monkeypatch.setattr(Option, "equal", True)
    open_cards = {option.command.card for option in scene.options}
    place = next(at for at, kind in enumerate(prompt.options.hand) if kind not in open_cards)
    pilot.click(f"draft.card.{place}").click("act.confirm")
    assert [toast.text for toast in pilot.app.stage.toasts] == [texts("guide-refused-even")]


def test_each_suggestion_for_the_program_is_taken_over_and_may_keep_another_card() -> None:
    """What counts in the first round is the program: any of the cards left over may stay in hand."""
    stood = set()
    for seed in range(1, 9):
        session = asked("program", ChangeOptions, story=Story(seed, parties=("spd", "gruene", "cdu")))
        session.guided = True
        texts = Texts.load("en")
        pilot = Pilot(Scene(), *SMALL, texts=texts)
        shell = Shell(pilot.app, texts, SettingsStore(None), Games(None, "none"))
        shell.play(session)
        scene = pilot.settle().scene
        assert isinstance(scene, GuidedScene)
        scene.wait()
        prompt = scene.prompt
        assert prompt is not None
        for option in scene.options:
            scene.take(option.command)
            assert prompt.commands() == (option.command,)
            assert isinstance(option.command, ChangeProgram)
            stood.add(bool(option.command.swaps))
            for kept in prompt.options.hand_after(option.command.swaps):
                assert scene.allows((replace(option.command, kept=kept),))
    assert stood == {True, False}


def at_ease(step: str) -> tuple[Pilot, Shell, GuidedScene]:
    """A guided game in its second round."""
    texts = Texts.load("en")
    pilot = Pilot(Scene(), *SMALL, texts=texts)
    shell = Shell(pilot.app, texts, SettingsStore(None), Games(None, "none"))
    session = asked(step, story=Story(parties=("spd", "gruene", "cdu")), from_round=2)
    session.guided = True
    shell.settings.speed = "instant"
    shell.play(session)
    pilot.settle()
    assert isinstance(pilot.scene, GuidedScene)
    return pilot, shell, pilot.scene


def test_a_player_at_ease_is_spoken_to_only_before_a_choice_that_gives_away_much() -> None:
    pilot, shell, scene = at_ease("rallies")
    shell.settings.coach = "always"
    assert scene.at_ease
    assert not scene.open
    controller = shell.controller
    assert controller is not None
    decision, version = controller.session.decision(controller.seat), controller.session.version
    assert decision is not None
    bad = worst_told(controller.own_view, decision, controller.edition)
    controller.confirm(bad)
    pilot.settle()
    assert controller.session.version == version
    assert pilot.find("coach") is not None
    pilot.click("coach.change")
    controller.confirm(bad)  # it was said once
    assert controller.session.version > version


def test_a_box_that_was_unfolded_stays_so_at_the_next_decision() -> None:
    pilot, _, scene = at_ease("rallies")
    pilot.click("guide.fold")
    scene._asked = None  # as if another decision came
    pilot.wait(0.05).settle()
    assert scene._asked is not None
    assert scene.open


def test_the_farewell_is_said_once_and_after_the_map_between_the_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    pilot, shell, _ = at_ease("rallies")
    monkeypatch.setattr(guide, "ROUNDS", 1)
    shell._to_tell.append((math.inf, lambda: None))  # the map waits for what is told at the table
    pilot.wait(0.05).settle()
    assert pilot.find("guided-over") is None
    shell._to_tell.clear()
    pilot.wait(0.05).settle()
    pilot.click("guided-over.play")
    pilot.wait(0.05).settle()
    assert pilot.find("guided-over") is None


def test_the_folded_box_opens_wherever_its_bar_is_clicked() -> None:
    pilot, _, scene = at_ease("rallies")
    bar = pilot.get("guide").window_rect
    pilot.click((bar.x + 20, bar.y + bar.h / 2))  # on its words, far from the sign
    assert scene.open
    pilot.click("guide.fold")
    assert not scene.open


def test_a_good_choice_is_handed_in_without_a_word() -> None:
    pilot, shell, scene = at_ease("rallies")
    shell.settings.coach = "always"
    controller = shell.controller
    assert controller is not None
    scene.wait()
    version = controller.session.version
    scene.take(scene.options[0].command)
    scene.do_it()
    assert controller.session.version > version
    assert pilot.find("coach") is None


@pytest.mark.parametrize("screen", [WIDE, SMALL])
def test_every_suggestion_is_shown_with_its_reason(screen) -> None:
    pilot, shell = guided(screen=screen)
    for _ in range(12):
        if shell.controller is None or pilot.scene.name != "table":
            break
        moves(pilot)
        shown = pilot.all("guide.move.")
        why = [" ".join(child.name for child in node.walk() if child.name) for node in shown]
        assert all(len(list(node.children)) == 2 for node in shown), why
        pilot.click("guide.move.0").click("guide.do")
        pilot.settle()
    shell.close()


def test_a_refused_hint_comes_back_with_the_next_start_until_a_lesson_is_finished(tmp_path: Path) -> None:
    progress = Progress(tmp_path)
    progress.refuse()
    assert not progress.offered
    again = Progress(tmp_path)
    assert again.offered
    again.finish("votes")
    assert not Progress(tmp_path).offered


def test_the_guided_game_is_known_again_when_it_is_taken_up(tmp_path: Path) -> None:
    texts = Texts.load("en")
    for guided in (True, False):
        pilot = Pilot(Scene(), *SMALL, texts=texts)
        shell = Shell(pilot.app, texts, SettingsStore(None), Games(SaveStore(tmp_path / str(guided)), "inline"))
        shell.begin(guided_config(texts, 5), guided=guided)  # the same seed and the same seats
        pilot.settle()
        shell.go.menu()
        shell.go.resume()
        pilot.settle()
        assert isinstance(pilot.scene, GuidedScene) is guided
        shell.close()


def test_moves_without_room_are_a_click_away() -> None:
    texts = Texts.load("de")
    pilot = Pilot(Scene(), *FOCUS, texts=texts)
    shell = Shell(pilot.app, texts, SettingsStore(None), Games(None, "none"))
    shell.go.menu()
    LEARNING["guided"](shell)
    pilot.settle()
    assert isinstance(pilot.scene, GuidedScene)
    seen = {node.id for node in pilot.all("guide.move.")}
    for _ in range(3):
        if pilot.find("guide.more") is not None:
            pilot.click("guide.more")
        seen |= {node.id for node in pilot.all("guide.move.")}
    assert len(seen) == len(pilot.scene.options)


def test_numbers_of_one_line_stand_at_one_height() -> None:
    marks = [Mark(Rect(100, 278, 60, 12), "1"), Mark(Rect(60, 270, 30, 30), "2"), Mark(Rect(60, 400, 30, 30), "3")]
    word = Mark(Rect(90, 272, 40, 40), "+2", below=True)
    assert [mark.rect.y for mark in level([*marks, word])] == [270, 270, 400, 272]


@pytest.mark.parametrize("lang", ["en", "de", "pl", "fr"])
@pytest.mark.parametrize("step", ["draft", "opening_program"])
def test_the_box_of_the_guided_round_leaves_the_cards_of_the_draft_in_sight(lang: str, step: str) -> None:
    texts = Texts.load(lang)
    pilot = Pilot(Scene(), *FOCUS, texts=texts)
    shell = Shell(pilot.app, texts, SettingsStore(None), Games(None, "none"))
    session = asked(step, story=Story(parties=("spd", "gruene", "cdu")))
    session.guided = True
    shell.play(session)
    pilot.settle()
    scene = pilot.scene
    assert isinstance(scene, GuidedScene)
    scene.wait()
    pilot.settle()
    box = pilot.get("guide").window_rect
    for id in ("stage", "act.confirm"):
        assert not pilot.get(id).window_rect.meets(box), id
    assert len(pilot.all("guide.move.")) == len(scene.options)
    assert pilot.problems() == []


@pytest.mark.parametrize("key", ["cabinet-act", "polls-publish", "polls-buy", "media-buy", "votes-convert"])
def test_a_card_asks_nothing_that_the_table_shows_beforehand(key: str) -> None:
    pilot, _ = at_step(key)
    scene = scene_of(pilot)
    while scene.step.targets[scene.click] != ("act.confirm",):
        scene.hit(scene.step.targets[scene.click][0])
        pilot.settle()
    foretold = {row.label: row.value for row in scene._says().rows if "→" in row.value and "?" not in row.value}
    scene.hit("act.confirm")
    pilot.settle()
    found = {row.label: row.value for row in scene._says().rows}
    assert foretold.items() <= found.items()
    assert bool(foretold) is (key != "polls-buy")  # what is paid for a bid is known when all have passed


# -- the page ----------------------------------------------------------------------------------------------------------


def test_the_page_counts_what_is_done_and_what_is_left(tmp_path: Path) -> None:
    progress = Progress(tmp_path)
    assert minutes_left(progress) == 14  # thirty steps, nine of which took a newcomer four minutes
    progress.finish("votes")
    progress.reach("media", 2)
    assert minutes_left(progress) == 10
    for lesson in LESSONS:
        progress.finish(lesson.key)
    assert minutes_left(progress) == 0


@pytest.mark.parametrize("screen", [WIDE, SMALL, FOCUS], ids=["wide", "small", "focus"])
def test_the_page_leads_to_the_aim_the_rules_and_the_puzzles(screen) -> None:
    pilot, _ = begin(screen=screen)
    pilot.click("learn.aim")
    assert isinstance(pilot.scene, AimScreen)
    pilot.press("escape")
    pilot.click("learn.rules")
    assert pilot.scene.name == "rules"
    pilot.press("escape")
    pilot.click("learn.puzzles")
    assert pilot.scene.name == "puzzles"
    pilot.press("escape")
    assert isinstance(pilot.scene, LearnScreen)
    if screen == FOCUS:
        return
    pilot.click("learn.puzzle")
    assert isinstance(pilot.scene, PuzzleTable)


@pytest.mark.parametrize("theme", ["paper", "night"])
@pytest.mark.parametrize("size", [(300, 150), (200, 90)])
def test_every_card_has_a_picture_of_its_own(theme, size) -> None:
    """No picture leaves its room, and no two are the same."""
    texts, facts, seen = Texts.load("en"), aim_facts(lesson_edition()), set()
    for key in (AIM, *(lesson.key for lesson in LESSONS)):
        painter = Painter(pygame.Surface((400, 300)), 1.0, make_theme(theme), typography("wide"), Fonts(1.0))
        painter.surface.fill((1, 2, 3))
        paint_lesson(painter, Rect(40, 60, *size), key, texts, facts)
        drawn = pygame.mask.from_threshold(painter.surface, (1, 2, 3), (1, 1, 1, 255))
        drawn.invert()
        found = drawn.get_bounding_rects()
        assert found, key
        assert pygame.Rect(38, 58, size[0] + 4, size[1] + 4).contains(found[0].unionall(found)), key
        seen.add(pygame.image.tobytes(painter.surface, "RGB"))
    assert len(seen) == 1 + len(LESSONS)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("window", [(1366, 768), (1280, 720), (1920, 1080)])
def test_the_cards_write_their_sentences_in_letters_of_one_size(lang: str, window: tuple[int, int]) -> None:
    pilot, _ = begin(lang, (window, 1.0))
    texts = Texts.load(lang)
    said = " ".join(texts(f"learn-{key}-about") for key in ("aim", *(lesson.key for lesson in LESSONS)))
    cards = ["learn.aim", *(f"learn.{lesson.key}" for lesson in LESSONS)]
    sizes = {run.size for run in pilot.runs() if run.owner in cards and len(run.text) > 12 and run.text in said}
    assert len(sizes) == 1
