"""The first start: three questions about language, size and knowing the game; the answers are remembered."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from macher.i18n import available_languages
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.scene import Context, Node, Scene
from macher.ui.theme import Style
from macher.ui.widgets import Button, Label, Paragraph
from macher.ui.widgets.column import column_width, dark_column

if TYPE_CHECKING:
    from macher.ui.program import Program

__all__ = ["FirstStartScreen"]

_SIZES: Final = (1.0, 1.25, 1.5, 1.75, 2.0)
_STEP: Final = 0.05
_STEPS: Final = ("language", "size", "game")
_WIDEST: Final = 900.0
_LEAST_TEXT: Final = 14.0


@dataclass(frozen=True, slots=True)
class _Offer:
    """One answer: its id, the text, a quieter text below, how large they are written, and what it does."""

    id: str
    text: str
    call: Callable[[], None]
    detail: str = ""
    size: float = 1.0
    chosen: bool = False


class _Answer(Button):
    """A large button with its text at the left and a second line."""

    def __init__(self, rect: Rect, offer: _Offer) -> None:
        super().__init__(
            rect,
            offer.text,
            id=offer.id,
            kind="raised",
            selected=offer.chosen,
            on_click=offer.call,
            name=f"{offer.text} {offer.detail}" if offer.detail else offer.text,
        )
        self.offer = offer

    def _content(self, p: Painter, box: Rect, ink: object) -> None:
        colour = "on_action" if self.selected else "ink"
        inner = box.inset(24, 0)
        head = _scaled(p.style("button_large"), self.offer.size)
        if not self.offer.detail:
            p.text(self.offer.text, inner, head, colour)
            return
        text = _scaled(p.style("text"), self.offer.size)
        top = head.size * 1.35
        both = top + text.size * 1.35
        y = (box.h - both) / 2
        p.text(self.offer.text, Rect(inner.x, y, inner.w, top), head, colour)
        p.text(self.offer.detail, Rect(inner.x, y + top, inner.w, both - top), text, colour)


def _scaled(style: Style, size: float) -> Style:
    """The style as large as the size would make it, but never too small to read here."""
    return style.sized(max(_LEAST_TEXT, style.size * size))


class FirstStartScreen(Scene):
    """One question at a time; each answer leads on, Esc leads back."""

    name = "first-start"

    def __init__(self, program: Program) -> None:
        self.program = program
        self.step = 0

    # -- questions -----------------------------------------------------------------------------------------------------

    def offers(self) -> list[_Offer]:
        """The answers to the question that is asked now."""
        texts, kind = self.program.texts, _STEPS[self.step]
        if kind == "language":
            return [
                _Offer(
                    f"first.{language.code}",
                    language.name,
                    self._speaker(language.code),
                    chosen=language.code == texts.lang,
                )
                for language in available_languages(added=False)
            ]
        if kind == "size":
            now = min(self.app.options.scale, self.app.largest_size)
            return [
                _Offer(
                    f"first.{round(size * 100)}",
                    texts.percent(round(size * 100)),
                    self._sizer(size),
                    texts("first-sample"),
                    size / now,
                    abs(size - now) < _STEP / 2,
                )
                for size in self._sizes()
            ]
        return [
            _Offer(
                "first.yes", texts("first-yes"), lambda: self.finish(known=True), texts("first-yes-detail"), chosen=True
            ),
            _Offer("first.no", texts("first-no"), lambda: self.finish(known=False), texts("first-no-detail")),
        ]

    def _sizes(self) -> list[float]:
        """The sizes that this window can show."""
        most = int(self.app.largest_size / _STEP + 1e-6) * _STEP
        sizes = [size for size in _SIZES if size <= most + 1e-6]
        if most - (sizes[-1] if sizes else 0) >= 2 * _STEP - 1e-6:
            sizes.append(round(most, 2))
        return sizes or [round(most, 2)]

    def _speaker(self, code: str) -> Callable[[], None]:
        def speak() -> None:
            self.program.prefer.try_language(code)
            self._go(1)

        return speak

    def _sizer(self, size: float) -> Callable[[], None]:
        def take() -> None:
            self.app.set_options(replace(self.app.options, scale=size))
            self._go(1)

        return take

    def _go(self, by: int) -> None:
        self.step = min(max(self.step + by, 0), len(_STEPS) - 1)
        self.rebuild()
        self._focus()

    def _focus(self) -> None:
        chosen = next((offer.id for offer in self.offers() if offer.chosen), self.offers()[0].id)
        self.rebuild()
        self.stage.focus_id(chosen)

    def finish(self, known: bool) -> None:
        """To the menu; who does not know the game finds the lessons first."""
        self.program.prefer.language(self.program.texts.lang)
        self.program.go.menu()
        if not known:
            self.program.go.learn()

    # -- tree ----------------------------------------------------------------------------------------------------------

    def enter(self) -> None:
        self._focus()

    def build(self, ctx: Context) -> Node:
        """The dark column with the brand, and beside it the question with its answers."""
        texts, pick = self.program.texts, ctx.viewport.pick
        root = Node(ctx.rect)
        panel, below = dark_column(ctx, [])
        place = texts("first-step", step=self.step + 1, steps=len(_STEPS))
        line = Rect(below.x, below.y, below.w, pick(30.0, 24.0, 24.0))
        panel.add(Label(line, place, "label", "bar_text"))
        root.add(panel)
        area = ctx.rect.trim(left=column_width(ctx)).inset(pick(72.0, 32.0, 20.0), pick(72.0, 32.0, 20.0))
        area = area._replace(w=min(area.w, _WIDEST))
        title = self._title()
        height = ctx.height(title, "heading", area.w)
        head, area = area.take_top(height, pick(28.0, 14.0, 10.0))
        root.add(Paragraph(head, title, "heading", id="first.title"))
        note = texts("first-note")
        foot, area = area.take_bottom(ctx.height(note, "text", area.w))
        root.add(Paragraph(foot, note, "text", "muted"))
        answers = Node(area, id="first.answers", zone=True, name=title)
        self._place(ctx, answers, area.local().trim(bottom=pick(20.0, 10.0, 8.0)))
        return root.add(answers)

    def _title(self) -> str:
        texts = self.program.texts
        kind = _STEPS[self.step]
        if kind == "language":
            return texts("first-language")
        return texts("first-size") if kind == "size" else texts("first-known")

    def _place(self, ctx: Context, answers: Node, area: Rect) -> None:
        """One below the other, as high as each needs, closer together where room is scarce."""
        offers = self.offers()
        base = ctx.type.style("button_large").size + ctx.type.style("text").size
        heights = [max(44.0, base * 1.35 * offer.size + 16) if offer.detail else 56.0 for offer in offers]
        gap = ctx.viewport.pick(14.0, 8.0, 6.0)
        free = area.h - gap * (len(offers) - 1)
        squeeze = min(1.0, free / sum(heights))
        y = area.y
        for offer, height in zip(offers, heights, strict=True):
            answers.add(_Answer(Rect(area.x, y, area.w, height * squeeze), offer))
            y += height * squeeze + gap

    def shown_page(self) -> int:
        """Each question is a page."""
        return self.step

    def on_action(self, action: str) -> bool:
        """Enter takes the answer that is marked, Esc goes back a question."""
        if action == "confirm":
            next((offer for offer in self.offers() if offer.chosen), self.offers()[0]).call()
            return True
        if action == "back":
            self._go(-1)
            return True
        return False
