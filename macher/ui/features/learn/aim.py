"""The aim of the game, shown before the first lesson and the guided game: most points, and how votes are made."""

from __future__ import annotations

from collections.abc import Callable

from macher.editions.registry import edition
from macher.ui.features.learn.aim_facts import aim_facts
from macher.ui.features.learn.aim_picture import aim_picture
from macher.ui.game.vocabulary import words_of
from macher.ui.kit.button_row import RowButton
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import column, part
from macher.ui.program import Program
from macher.ui.scene import Actions, Context, Node, Scene

__all__ = ["AimScreen"]


class AimScreen(Scene):
    """One picture, and the way on."""

    name = "aim"

    def __init__(self, program: Program, edition_key: str, said: str, go: Callable[[], None]) -> None:
        self.program = program
        self.said, self._go = said, go
        """What the large button says and does."""
        self.facts = aim_facts(edition(edition_key))

    def enter(self) -> None:
        """The focus is on the way on."""
        self.rebuild()
        self.stage.focus_id("aim.go")

    def build(self, ctx: Context) -> Node:
        """The picture over the buttons."""
        root, kit = Node(ctx.rect), Kit(ctx)
        texts = self.program.texts.in_words(words_of(self.facts.edition))
        margin = ctx.viewport.pick((44.0, 32.0), (16.0, 12.0), (10.0, 8.0))
        shown = column(
            part(lambda box: aim_picture(ctx, box, texts, self.facts)),
            kit.zone(
                kit.buttons(
                    RowButton("aim.go", self.said, self.go, "arrow-right", "primary"),
                    RowButton("aim.back", self.program.texts("newgame-back"), self.app.pop, "arrow-left"),
                ),
                id="aim.buttons",
                name=texts("aim-title"),
            ),
            gap=kit.step("gap"),
        )
        shown.place(root, ctx.rect.inset(*margin))
        return root

    def go(self) -> None:
        """On to what comes next; the picture is left behind."""
        self.app.pop()
        self._go()

    def actions(self) -> Actions:
        """Enter goes on, Esc goes back."""
        return {"back": self.app.pop, "confirm": self.go}
