"""The first start: language, size and knowing the game as one ballot; nothing counts before it is cast."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Final

from macher.i18n import available_languages, names
from macher.ui.features.settings.door import Preferences
from macher.ui.features.start.ballot_page import CellWords, ballot_page, cell, cells, is_crossed, question
from macher.ui.kit.layers import if_room, share, tall, wide
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part, air, column, part, row, spacer, spring
from macher.ui.layout import Rect
from macher.ui.paint.painter import Ink, Painter
from macher.ui.paint.shapes import germany_aspect, land_centre, land_keys
from macher.ui.program import Program
from macher.ui.scene import Context, Node, Scene
from macher.ui.widgets import Button, Drawing
from macher.ui.widgets.notes import Explained

_SIZES: Final = (1.0, 1.25, 1.5, 1.75, 2.0)
_STEP: Final = 0.05
_USUAL_HEIGHT: Final = 1080
"""Height of the window in which the usual size reads well, in pixels of ordinary size."""
_WON: Final[Mapping[str, Ink]] = {"BB": "linke", "SN": "gruene", "BW": "fdp", "SL": "spd"}
"""Who has won where on the map of the column: four elections, four parties."""


class FirstStartScreen(Scene):
    """One page.  What is crossed changes in place, so that a hasty click at the same spot only crosses it again.

    The language is shown at once; the size is taken over when the ballot is cast, since everything moves with it.
    """

    name = "first-start"

    def __init__(self, program: Program, then: Callable[[], bool] | None = None) -> None:
        """`then` is called over the menu once the ballot is cast; true if it asks about a game cut off before."""
        self.program, self._then = program, then
        self.known = False
        """Whether the player knows the game."""
        self.size = 0.0
        """The size that is crossed; 0 until the page is opened."""

    def enter(self) -> None:
        """Takes the size that suits the screen, and puts the focus on the button."""
        if not self.size:
            now = min(self.app.options.scale, self.program.app.largest_size)
            self.size = self._fitting_size() if now == 1.0 else now
            if self.size != self.app.options.scale:
                self.app.set_options(replace(self.app.options, scale=self.size))
        self.rebuild()
        self.stage.focus_id("first.cast")

    def _fitting_size(self) -> float:
        """The largest size that shows as much of a page as the usual one does on the usual screen."""
        wished = self.app.pixels[1] / self.program.app.display / _USUAL_HEIGHT
        return max((size for size in self.sizes() if size <= wished + 1e-6), default=self.sizes()[0])

    def sizes(self) -> list[float]:
        """The sizes that this window can show."""
        most = int(self.program.app.largest_size / _STEP + 1e-6) * _STEP
        sizes = [size for size in _SIZES if size <= most + 1e-6]
        if most - (sizes[-1] if sizes else 0) >= 2 * _STEP - 1e-6:
            sizes.append(round(most, 2))
        return sizes or [round(most, 2)]

    # -- answers -------------------------------------------------------------------------------------------------------

    def _take_size(self, size: float) -> None:
        self.size = size
        self.rebuild()

    def _take_known(self, known: bool) -> None:
        self.known = known
        self.rebuild()

    def cast(self) -> None:
        """Remembers the answers; into the guided game, or to the menu for whoever knows the game."""
        program = self.program
        program[Preferences].set("language", program.texts.lang)
        if self.size != self.app.options.scale:
            self.app.set_options(replace(self.app.options, scale=self.size))
        program.go.menu()
        asked = self._then is not None and self._then()
        if self.known:
            program[Preferences].set("coach", "never")
        elif not asked:
            program.go.aim("aim-play", program.go.guided_game)

    # -- tree ----------------------------------------------------------------------------------------------------------

    def build(self, ctx: Context) -> Node:
        """The dark column with brand and map, and the ballot beside it."""
        kit, texts = Kit(ctx), self.program.texts
        won = [texts.pair(names.land(texts, land), names.party(texts, str(party))) for land, party in _WON.items()]

        def chart(box: Rect) -> Node:
            return Explained(box, "\n".join(won), id="first.map").add(Drawing(box.local(), _draw_map))

        about = kit.paragraph(texts("first-about"), "title" if ctx.wide else "text", "bar_text")
        beside = [about, spacer(kit.step("wide")), if_room(part(chart), 120.0)]
        return ballot_page(kit, beside, column(*self._questions(kit), gap=kit.step("gap")), id="first.ballot")

    def _questions(self, kit: Kit) -> list[Part]:
        texts = self.program.texts
        title = kit.ctx.type.style("heading")
        low = kit.step("control", kit.ctx.viewport.pick(1.55, 1.25))
        between = [air(kit.step("space")), kit.hairline(), air(kit.step("gap"))]
        rules = [] if kit.low else [kit.rule("rule", 3)]
        return [
            kit.words(texts("first-title"), title, id="first.title"),
            *rules,
            question(kit, 1, texts("first-language")),
            self._languages(kit, low),
            *between,
            question(kit, 2, texts("first-size")),
            self._size_cells(kit),
            *between,
            question(kit, 3, texts("first-known")),
            self._known_cells(kit, low * 1.15),
            spring(),
            self._foot(kit),
        ]

    def _languages(self, kit: Kit, height: float) -> Part:
        texts = self.program.texts
        made = [
            cell(
                f"first.{language.code}",
                CellWords(language.name),
                language.code == texts.lang,
                partial(self.program[Preferences].try_language, language.code),
            )
            for language in available_languages(added=False)
        ]
        return cells(kit, made, height, id="first.languages", name=texts("first-language"))

    def _size_cells(self, kit: Kit) -> Part:
        texts = self.program.texts
        now = min(self.app.options.scale, self.program.app.largest_size)
        sizes = self.sizes()
        made = [
            cell(
                f"first.{round(size * 100)}",
                CellWords(texts.share(size), texts("first-sample"), size / now),
                abs(size - self.size) < _STEP / 2,
                partial(self._take_size, size),
            )
            for size in sizes
        ]
        head, text = kit.ctx.type.style("title").size, kit.ctx.type.style("text").size
        height = head * 1.25 + max(14.0, text * max(sizes) / now) * 1.3 + kit.step("gap")
        return cells(kit, made, height, id="first.sizes", name=texts("first-size"))

    def _known_cells(self, kit: Kit, height: float) -> Part:
        texts = self.program.texts
        made = [
            cell(f"first.{key}", CellWords(said, detail), self.known == known, partial(self._take_known, known))
            for key, known, said, detail in (
                ("no", False, texts("first-no"), texts("first-no-detail")),
                ("yes", True, texts("first-yes"), texts("first-yes-detail")),
            )
        ]
        return cells(kit, made, height, id="first.known", name=texts("first-known"))

    def _foot(self, kit: Kit) -> Part:
        """The large button, and what can be changed later."""
        texts = self.program.texts
        said, icon = (texts("first-cast-known"), "arrow-right") if self.known else (texts("first-cast"), "play")
        style, both = kit.ctx.type.style("title"), [texts("first-cast"), texts("first-cast-known")]
        cast = kit.button(said, self.cast, id="first.cast", icon=icon, kind="primary", style=style)
        # As wide for either text, so that it stays where it is.
        cast = wide(cast, max(Button.natural(kit.ctx, each, True, style)[0] for each in both))
        note = kit.paragraph(texts("first-note"), "body" if kit.ctx.wide else "caption", "muted", "middle")
        return tall(row(cast, share(note), gap=kit.step("wide")), kit.step("foot", 1.35))

    def enter_confirms(self, node: Node) -> bool:
        """Enter casts the ballot where nothing else is to be chosen; else it chooses."""
        return is_crossed(node)

    def on_action(self, action: str) -> bool:
        """Enter casts the ballot; there is nothing to go back to."""
        if action == "confirm":
            self.cast()
        return action in ("confirm", "back")


def _draw_map(p: Painter, box: Rect) -> None:
    """The map after four elections, each winner with its sign."""
    p.germany(box, {land: _WON.get(land, "bar_line") for land in land_keys()}, line="bar")
    height = min(box.h, box.w / germany_aspect())
    chart = box.centred(height * germany_aspect(), height)
    for land, party in _WON.items():
        x, y = land_centre(land)
        side = height * (0.016 if land == "SL" else 0.03)
        spot = Rect(chart.x + x * chart.w, chart.y + y * chart.h, 0, 0)
        p.glyph(str(party), spot.inset(-side / 2), f"{party}.on")
