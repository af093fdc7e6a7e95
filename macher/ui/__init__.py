"""The interface: the only package that imports pygame.

How to build a screen
---------------------

A screen is a `Page`. Its state lives in the page; `compose(k)` says what there is, as often as needed: a tree of parts
that know how large they want to be, written with the words of the kit, with sizes and letters by name.
After a change of state call `self.rebuild()`; focus, hover, scroll positions and carets are found again by node id.

    from macher.ui.kit.layers import at, wide
    from macher.ui.kit.page import Kit, Page
    from macher.ui.kit.parts import Part, column
    from macher.ui.scene import Actions

    class Greeting(Page):
        def __init__(self) -> None:
            self.count = 0

        def compose(self, k: Kit) -> Part:
            texts = k.ctx.texts
            greet = k.button(texts("greet"), self.greet, id="greet", kind="primary", icon="check")
            shown = column(k.heading(texts("greeted", n=self.count)), greet, gap=k.step("gap"))
            return at(wide(k.panel(shown, k.step("space"), k.step("space")), k.step("field")), 0.5, 0.5)

        def greet(self) -> None:
            self.count += 1
            self.rebuild()

        def actions(self) -> Actions:                     # by names of `macher.ui.keys.ACTIONS`
            return {"back": self.app.pop}

    Pilot(Greeting()).click("greet").screenshot("/tmp/greeting.png")

Rules of thumb
--------------

- `ctx.viewport.layout` is `wide` or `focus`; `ctx.viewport.pick(a, b)` takes a value by layout.
- Sizes are logical pixels. Styles are roles (`body`, `title`, `number`; `body:bold` changes the weight), colours are
  tokens (`ink`, `muted`, `panel`, `action`, `pro`, `spd`, `spd.on`, `spd.edge`): see `macher.ui.theme`.
- Own looks: `k.art(paint)` with a painter from `macher/ui/paint`, which paints pictures, never words; what acts in its
  own way derives from `Node` and writes `draw(self, p)`. Drawing changes nothing; a changed node calls
  `self.invalidate()`.
- What acts is `focusable` and has `id`, `name` and, unless its text says all, `tooltip`. `reason="…"` makes it grey
  and answers a click with the sentence. Tab goes between nodes with `zone=True`, arrows inside one.
- A busy, rarely changing part gets `cache_key=(everything it shows)`: it is kept as a picture, which survives rebuilds
  while the key stays equal. Hover inside it costs only its own area.
- Text may be a list of a long form and shorter ones; the first that fits is shown.
- Movement: `self.app.motion.run("key", 0.3, on_value)`; the state has changed already, motion only shows how.
- Background results: `self.app.watch(future, done)`; delays: `self.app.after(seconds, call)`.
"""

import os

# Must be set before any module of the package imports pygame: no greeting on the console.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
