"""What a new game and a new tournament share: edition, house rules, seed, figures."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path

from macher.editions.registry import EditedCopy, edited_copies, edition, editions
from macher.i18n import Texts
from macher.saves.box_names import is_box
from macher.ui.game.games import figures_in_use
from macher.ui.game.quick import new_seed
from macher.ui.game.vocabulary import words_of
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, grid, row
from macher.ui.layout import Rect
from macher.ui.program import Program
from macher.ui.scene import Context, Scene
from macher.ui.widgets import Segment, Segments


class SetUpScreen(Scene):
    """What a new game and a new tournament have in common: an edition, house rules, seed and figures."""

    first_page = ""
    """The page that is open first, and to which Esc leads back."""

    def __init__(self, program: Program, edition_key: str) -> None:
        self.program, self.edition_key, self.page = program, edition_key, self.first_page
        self.seed = str(new_seed())
        self.data_file: Path | None = self.usual_figures()
        own = edited_copies(program.games.data_folder) if program.games.data_folder else []
        self.copies: list[EditedCopy] = own + program.mods.copies

    def usual_figures(self) -> Path | None:
        """The player's own box where new games take it, else what comes with the game."""
        return figures_in_use(self.program.games, self.program.settings, self.edition_key)

    @property
    def texts(self) -> Texts:
        """Texts in the words of the chosen edition."""
        return self.program.texts.in_words(words_of(edition(self.edition_key)))

    @property
    def rules(self) -> list[str]:
        """House rules that the chosen edition has."""
        return list(edition(self.edition_key).house_rules)

    def turn(self, page: str) -> None:
        """Shows another page."""
        self.page = page
        self.rebuild()

    def _back(self) -> None:
        if self.page == self.first_page:
            self.app.pop()
        else:
            self.turn(self.first_page)

    def _rule_parts(self, kit: Kit, marked: Callable[[str], bool], flip: Callable[[str], None]) -> list[Part]:
        """A switch for each house rule."""
        texts = self.texts
        return [
            kit.option(
                texts(f"newgame-option-{name}"),
                texts(f"newgame-option-{name}-help"),
                partial(flip, name),
                id=f"option.{name}",
                marked=marked(name),
            )
            for name in self.rules
        ]

    def _seed_and_figures(self, kit: Kit, copies: Sequence[EditedCopy]) -> Part:
        """The seed, and beside it the figures: those that come with the game, or one of these copies."""
        texts = self.texts

        def take_seed(seed: str) -> None:
            self.seed = seed

        def new() -> None:
            self.seed = str(new_seed())
            self.rebuild()

        def take_file(path: Path | None) -> None:
            self.data_file = path
            self.rebuild()

        said, another = texts("newgame-seed"), texts("newgame-seed-new")
        entry = kit.entry(self.seed, take_seed, accept=str.isdecimal, limit=18, id="seed", name=said)
        forms = [another, texts("newgame-seed-new-short")]
        button = kit.button(forms, new, kind="raised", icon="dices", id="seed.new", tooltip=another)
        seed = kit.field([f"{said} · {texts('newgame-seed-note')}", said], row(entry, button, gap=10), "body")
        files = [Segment(None, texts("newgame-data-shipped"))]
        files += [Segment(each.path, self._called(each.path), reason="" if each.ok else each.reason) for each in copies]
        said = texts("newgame-data")
        choice = kit.dropdown(files, self.data_file, take_file, id="data", name=said)
        figures = kit.field([f"{said} · {texts('newgame-data-note')}", said], choice, "body")
        return grid([seed, figures], 2, kit.step("wide"))

    def _called(self, path: Path) -> str:
        """The figures of the player's own box, or the name of another file."""
        return self.texts("newgame-data-box") if is_box(path) else self.texts("newgame-data-own", name=path.name)


def edition_choice(
    ctx: Context,
    row: Rect,
    texts: Texts,
    chosen: str,
    choose: Callable[[str], None],
    offered: Iterable[str] = (),
    *,
    id: str = "edition",
    name: str = "",
) -> Segments:
    """A row of editions - all of them, or those that are offered - with what each is like as its tooltip."""
    keys = set(offered) or set(editions())
    parts = [
        Segment(
            key,
            texts(f"newgame-edition-{key}-long"),
            tooltip=texts(f"newgame-edition-{key}-note"),
            short=texts(f"newgame-edition-{key}"),
        )
        for key in editions()
        if key in keys
    ]
    return Segments(row, parts, chosen, choose, ctx=ctx, id=id, name=name or texts("newgame-edition"))
