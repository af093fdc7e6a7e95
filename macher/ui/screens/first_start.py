"""The first start: three questions about language, size and knowing the game; the answers are remembered."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from macher.i18n import available_languages
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import column, part, spacer
from macher.ui.layout import Rect
from macher.ui.paint.painter import Painter
from macher.ui.program import Program
from macher.ui.scene import Context, Node, Scene
from macher.ui.theme import Style
from macher.ui.widgets import Button, Label
from macher.ui.widgets.column import column_width, dark_column

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
            now = min(self.app.options.scale, self.program.app.largest_size)
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
        most = int(self.program.app.largest_size / _STEP + 1e-6) * _STEP
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
        texts, kit, title = self.program.texts, Kit(ctx), self._title()
        panel, below = dark_column(ctx, [])
        at = texts("first-step", step=self.step + 1, steps=len(_STEPS))
        panel.add(Label(below._replace(h=ctx.step("caption")), at, "label", "bar_text"))
        root, margin = Node(ctx.rect).add(panel), ctx.step("margin")
        area = ctx.rect.trim(left=column_width(ctx)).inset(margin)
        column(
            kit.paragraph(title, "heading", id="first.title"),
            spacer(ctx.step("wide")),
            part(lambda box: self._answers(kit, box, title)),
            spacer(ctx.step("space")),
            kit.paragraph(texts("first-note"), "text", "muted"),
        ).place(root, area._replace(w=min(area.w, _WIDEST)))
        return root

    def _answers(self, kit: Kit, box: Rect, title: str) -> Node:
        """One below the other, as high as each needs, lower where room is scarce."""
        base = (kit.ctx.type.style("button_large").size + kit.ctx.type.style("text").size) * 1.35
        offers = self.offers()
        talls = [max(44.0, base * offer.size + 16) if offer.detail else 56.0 for offer in offers]
        gap = kit.step("gap")
        share = min(1.0, (box.h - gap * (len(offers) - 1)) / sum(talls))
        answers = Node(box, id="first.answers", zone=True, name=title)
        parts = [part(partial(_Answer, offer=offer), tall * share) for offer, tall in zip(offers, talls, strict=True)]
        column(*parts, gap=gap).place(answers, box.local())
        return answers

    def _title(self) -> str:
        texts = self.program.texts
        kind = _STEPS[self.step]
        if kind == "language":
            return texts("first-language")
        return texts("first-size") if kind == "size" else texts("first-known")

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
