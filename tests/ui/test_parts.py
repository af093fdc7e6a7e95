"""Parts of the table that are kept over a click are what would have been built anew: same nodes, words and picture."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pygame
import pytest
from hands import Hands, begin

from macher.gallery.pilot import Pilot
from macher.i18n import Texts
from macher.ui.layout import Rect
from macher.ui.scene import Context, Node, Scene
from macher.ui.scene.parts import Parts
from macher.ui.settings.options import Handover
from macher.ui.shell.shell import Shell
from macher.ui.table.screen import TableScene

Line = tuple[object, ...]


def lines(root: Node) -> list[Line]:
    """All that players, screen readers and the pointer find in a tree."""
    return [
        (
            type(node).__name__,
            node.id,
            node.role,
            node.name,
            tuple(round(each, 3) for each in node.window_rect),
            node.tooltip,
            node.reason,
            node.value_text(),
            (node.interactive, node.pickable, node.usable, node.shown, node.zone, node.focused),
            node.parent.id if node.parent is not None else "",
        )
        for node in root.walk()
    ]


OFTEN = 3
"""So many questions of a kind are answered by mouse, and compared whenever something was clicked."""


class Comparing(Hands):
    """Plays, and now and then builds all of a table anew to compare it with what was kept."""

    compared = 0
    looks: Counter[str]
    """How often each kind of question was looked at."""
    kept = 0
    """Nodes that stood in the former tree too, in all comparisons."""
    former: frozenset[Node] = frozenset()

    def play(self, most: int = 4000) -> None:
        """To the final scoring; what was asked often is answered at once."""
        for _ in range(most):
            if self.pilot.scene.name == "final":
                return
            decision = self.shell.controller.decision
            if decision is not None and self.screens.get(type(decision.options).__name__, 0) >= OFTEN:
                self.look(sometimes=True)
                self.hurry()
            else:
                self.step()

    def _confirm(self, eager: bool) -> bool:
        """Looks before each answer; often drafts something else first."""
        self.look(sometimes=True)
        return super()._confirm(eager) if eager or self.stream.below(3) else False

    def look(self, *, sometimes: bool = False) -> None:
        """Compares, or only draws, so that parts are kept over several clicks."""
        table = self.pilot.scene
        if not isinstance(table, TableScene):
            return
        app, stage, picture = self.pilot.app, self.pilot.app.stage, self.pilot.surface
        app.draw(picture)
        now = frozenset(stage.root.walk())
        self.kept, self.former = self.kept + len(now & self.former), now
        kind = type(table.prompt).__name__
        self.looks[kind] += 1
        if sometimes and self.looks[kind] > OFTEN and self.stream.below(5):
            return
        seen, found = pygame.image.tobytes(picture, "RGB"), lines(stage.root)
        table.parts.forget()
        stage.renderer.forget()
        table.rebuild()
        stage.build_if_needed()
        assert lines(stage.root) == found
        app.draw(picture)
        if pygame.image.tobytes(picture, "RGB") != seen:
            former = pygame.image.frombytes(seen, picture.get_size(), "RGB")
            raise AssertionError(f"another picture at {_different(former, picture)} ({type(table.prompt).__name__})")
        assert not now & frozenset(stage.root.walk())
        self.former = frozenset(stage.root.walk())
        self.compared += 1


def _different(one: pygame.Surface, other: pygame.Surface) -> list[pygame.Rect]:
    mask = pygame.mask.from_threshold(one, (0, 0, 0), (1, 1, 1, 255), other)
    mask.invert()
    return mask.get_bounding_rects()[:6]


def game(lang: str, size: tuple[int, int], scale: float, seed: int, **more: object) -> tuple[Pilot, Shell, Comparing]:
    """A game that draws every frame."""
    pilot, shell = begin(lang, size, scale, seed=seed, drawing=True, **more)  # type: ignore[arg-type]
    hands = Comparing(pilot, shell, seed)
    hands.looks = Counter()
    return pilot, shell, hands


ALONE = "spd=human,gruene=easy,cdu=easy,linke=easy"
FIVE = "spd=human,gruene=easy,cdu=easy,linke=easy,fdp=easy"
TWO = "spd=human,gruene=human,linke=easy"


@pytest.mark.in_turns(8)
@pytest.mark.parametrize(
    ("lang", "size", "scale", "edition", "seats", "handover", "seed"),
    [
        ("en", (1920, 1080), 1.0, "2019", FIVE, "curtain", 3),
        ("de", (1280, 720), 1.0, "2019", ALONE, "curtain", 4),
        ("pl", (1280, 720), 2.0, "2019", ALONE, "curtain", 5),
        ("fr", (1920, 1080), 1.0, "2006", ALONE, "curtain", 6),
        ("en", (1280, 720), 1.0, "1997", ALONE, "curtain", 7),
        ("de", (1920, 1080), 1.0, "2019", TWO, "open", 8),
        ("en", (1280, 720), 1.0, "2019", TWO, "peek", 9),
        ("pl", (1920, 1080), 1.0, "2006", TWO, "curtain", 10),
    ],
)
def test_kept_parts_are_what_would_be_built(
    lang: str, size: tuple[int, int], scale: float, edition: str, seats: str, handover: Handover, seed: int
) -> None:
    """Through whole games, in every layout, at an own and at a shared screen."""
    elections = {"2019": 4, "2006": 5, "1997": 7}[edition]
    pilot, shell, hands = game(
        lang, size, scale, seed, edition=edition, seats=seats, handover=handover, elections=elections
    )
    hands.play()
    shell.close()
    assert hands.compared > 40
    assert hands.kept > 100 * hands.compared
    assert pilot.scene.name == "final"


def test_another_look_keeps_nothing_of_the_former() -> None:
    """Night, language, size, helpers and window, each in the middle of a draft."""
    pilot, shell, hands = game("en", (1920, 1080), 1.0, 2, seats=FIVE)
    while type(getattr(pilot.scene, "prompt", None)).__name__ != "RallyPrompt":
        hands.hurry()
    app = pilot.app
    for step in ("night", "pl", "projections", "small", "helpers", "paper"):
        pilot.click("spot.plus.1")
        if step == "night":
            app.set_options(replace(app.options, theme="night"))
        elif step == "paper":
            app.set_options(replace(app.options, theme="paper"))
        elif step == "pl":
            texts = Texts.load("pl")
            shell.texts.__dict__.update(texts.__dict__)
            app.set_texts(shell.texts)
        elif step == "projections":
            pilot.scene.toggle_projections()
        elif step == "small":
            pilot.resize((1280, 720))
        else:
            app.set_options(replace(app.options, assists=frozenset(), patterns=True))
        pilot.settle()
        hands.look()
        pilot.click("spot.minus.1")
        hands.look()
    shell.close()


def test_the_table_follows_the_pointer_and_the_focus_over_a_click() -> None:
    """Hover, tooltip and focus ring are drawn where they are, with parts kept around them."""
    pilot, shell, hands = game("en", (1920, 1080), 1.0, 2, seats=FIVE)
    while type(getattr(pilot.scene, "prompt", None)).__name__ != "RallyPrompt":
        hands.hurry()
    for way in ("spot.plus.1", "spot.pips.1", "head.0", "act.pass", "logbook.since.0", "rail.2"):
        node = pilot.find(way)
        if node is None:
            continue
        pilot.move(way)
        pilot.wait(1.0)
        hands.look()
        pilot.scene.prompt.set_count(1, 1 - pilot.scene.prompt.counts[1])
        pilot.scene.rebuild()
        pilot.settle()
        hands.look()
        pilot.press("tab", "right")
        hands.look()
    shell.close()


# -- the keeping itself ------------------------------------------------------------------------------------------------


class Painted(Node):
    """A node that paints, perhaps with an error."""

    fails = False

    def draw(self, p: object) -> None:
        if self.fails:
            raise ValueError


class Two(Scene):
    """A part that is kept, and one that shows a number."""

    def __init__(self) -> None:
        self.parts, self.number = Parts(), 0

    def build(self, ctx: Context) -> Node:
        self.parts.settle(ctx.viewport, (ctx.stage,))
        still = self.parts.part("still", (), lambda: Painted(Rect(0, 0, 100, 100), id="still"))
        counted = self.parts.part("counted", self.number, lambda: Painted(Rect(200, 0, 50, 50), id="counted"))
        return Node(ctx.rect).add(still, counted)


def test_only_what_changed_is_new_and_drawn() -> None:
    pilot = Pilot(Two(), (800, 600))
    pilot.app.draw(pilot.surface)
    still, counted = pilot.get("still"), pilot.get("counted")
    pilot.scene.number = 1
    pilot.scene.rebuild()
    boxes = pilot.app.draw(pygame.Surface((800, 600)))
    assert pilot.get("still") is still
    assert pilot.get("counted") is not counted
    assert len(boxes) == 1
    assert boxes[0].left > 100
    assert boxes[0].w < 60


def test_another_ground_keeps_nothing() -> None:
    pilot = Pilot(Two(), (800, 600))
    still = pilot.get("still")
    pilot.resize((900, 600))
    assert pilot.get("still") is not still


def test_a_part_that_could_not_be_drawn_is_made_anew() -> None:
    pilot = Pilot(Two(), (800, 600))
    still = pilot.get("still")
    still.broken = True
    pilot.scene.rebuild()
    pilot.settle()
    assert pilot.get("still") is not still
