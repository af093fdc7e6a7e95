"""The interface: the only package that imports pygame.

How to build a screen
---------------------

A screen is a `Scene`. Its state lives in the scene; `build(ctx)` makes a tree of nodes from it, as often as needed.
After a change of state call `self.rebuild()`; focus, hover, scroll positions and carets are found again by node id.

    from macher.ui.layout import Rect
    from macher.ui.scene import Context, Node, Scene
    from macher.ui.widgets import Button, Label, Panel

    class Greeting(Scene):
        def __init__(self) -> None:
            self.count = 0

        def build(self, ctx: Context) -> Node:
            root = Node(ctx.rect)
            panel = Panel(ctx.rect.centred(420, 200), id="panel", zone=True)
            inner = panel.rect.local().inset(24)          # children are placed relative to their parent
            top, rest = inner.take_top(40, gap=16)
            width, height = Button.natural(ctx, ctx.texts("greet"), icon=True)
            panel.add(
                Label(top, ctx.texts("greeted", n=self.count), "title"),
                Button(rest.at(rest.x, rest.y)._replace(w=width, h=height), ctx.texts("greet"), id="greet",
                       kind="primary", icon="check", on_click=self.greet, tooltip=ctx.texts("greet-tip")),
            )
            return root.add(panel)

        def greet(self) -> None:
            self.count += 1
            self.rebuild()

        def on_action(self, action: str) -> bool:         # names of `macher.ui.keys.ACTIONS`
            if action == "back":
                self.app.pop()
                return True
            return False

    App.render(Greeting(), (1920, 1080), 1.0)             # a picture without a display
    Pilot(Greeting()).click("greet").screenshot("/tmp/greeting.png")

Rules of thumb
--------------

- `ctx.viewport.layout` is `wide`, `compact` or `focus`; `ctx.viewport.pick(a, b, c)` takes a value by layout.
- Sizes are logical pixels. Styles are roles (`body`, `title`, `number`; `body:bold` changes the weight), colours are
  tokens (`ink`, `muted`, `panel`, `action`, `pro`, `spd`, `spd.on`, `spd.edge`): see `macher.ui.theme`.
- Own looks: derive from `Node` and write `draw(self, p)`, or give `Drawing`/`Clickable` a function; `p` is a `Painter`
  with boxes, hatches, dashes, octagons, glyphs, icons, maps, lines of runs and paragraphs. Drawing changes nothing.
  A changed node calls `self.invalidate()`.
- What acts is `focusable` and has `id`, `name` and, unless its text says all, `tooltip`. `reason="…"` makes it grey
  and answers a click with the sentence. Tab goes between nodes with `zone=True`, arrows inside one.
- A busy, rarely changing part gets `cache_key=(everything it shows)`: it is kept as a picture, which survives rebuilds
  while the key stays equal. Hover inside it costs only its own area.
- `toned=True` draws a part at 60 % saturation on toned paper (a box that the open question is not about).
- Text may be a list of a long form and shorter ones; the first that fits is shown.
- Movement: `self.app.motion.run("key", 0.3, on_value)`; the state has changed already, motion only shows how.
- Background results: `self.app.watch(future, done)`; delays: `self.app.after(seconds, call)`.
"""

import os

# Must be set before any module of the package imports pygame: no greeting on the console.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
