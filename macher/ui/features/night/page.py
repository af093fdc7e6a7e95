"""Election night: how a land has voted, what each party gets for it, and who can govern with whom."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain
from typing import TYPE_CHECKING, Final

from macher.ui.features.night.band import NightBand, prepare_band
from macher.ui.features.night.beats import BeatName, ElectionShow
from macher.ui.features.night.canvas import Canvas, NightNode, Telling
from macher.ui.features.night.columns import NightColumns
from macher.ui.features.night.contest_words import election_words
from macher.ui.features.night.facts import ElectionFacts, Night, election_facts, night_of
from macher.ui.features.night.foot import NightFoot
from macher.ui.features.night.map import NightBallot, NightMap, prepare_map
from macher.ui.features.night.result import NightFlights, NightPoints, NightPresence, NightStandings
from macher.ui.features.night.title import NightHead, NightTitle
from macher.ui.keys import KeyPress
from macher.ui.kit.button_row import RowButton, add_hints
from macher.ui.kit.page import Kit
from macher.ui.kit.parts import Part
from macher.ui.paint.kept import opaque
from macher.ui.paint.painter import Ink
from macher.ui.scene import Context, Node, Scene
from macher.ui.widgets import Button
from macher.words.names import GameNames

if TYPE_CHECKING:
    from macher.ui.game.controller import GameController
    from macher.ui.program import Program

READ: Final = 8.0
"""Seconds to read the result before the screen closes by itself."""
TWICE: Final = 0.4
"""Seconds within which a second input shows the result."""
_PACE: Final = {"fast": 1.6}
"""How much faster time passes, by speed of the game; 1 for speeds not listed."""
_MOVING: Final = (
    "election.title",
    "election.columns",
    "election.foot",
    "election.ballot",
    "election.map",
    "election.band",
    "election.table",
    "election.presence",
    "election.flights",
    "election.standings",
)
"""What is drawn again while time passes."""


class ElectionScreen(Scene):
    """One finished election; it can be opened again at any time later."""

    name = "election"
    night = True

    def __init__(
        self, program: Program, controller: GameController, number: int, by_itself: bool = False, at_once: bool = False
    ) -> None:
        """`by_itself` closes the screen when everything has been told and there was time to read it.

        `at_once` shows the result without telling the evening.
        """
        self.by_itself, self.at_once = by_itself, at_once
        self._read_since: float | None = None
        self.program, self.controller, self.number = program, controller, number
        self.facts: ElectionFacts | None = election_facts(controller.view, controller.edition, controller.log, number)
        self.evening: Night | None = None
        if self.facts is not None:
            self.evening = night_of(controller.view, controller.edition, number)
        self.show = ElectionShow(self.facts) if self.facts is not None else None
        self.afterwards: list[Callable[[], None]] = []
        """What follows when this screen is left, one after the other."""
        self._watched = False
        self._time: float | None = None
        """The time up to which the evening is told."""
        self._unseen: Iterator[None] = iter(())
        """Draws what later beats show, a part each time that it is asked."""
        self._held = False
        """Whether a picture is taken."""
        self._pressed = -TWICE
        """When an input went on with the evening."""

    # -- life ----------------------------------------------------------------------------------------------------------

    def enter(self) -> None:
        """Starts the show when the screen opens, not when it comes back to the top."""
        if self._watched:
            return
        self._watched = True
        if not self.at_once and self.told_at(self.controller) and not (self.by_itself and self.app.motion.reduced):
            self.watch()

    @staticmethod
    def told_at(controller: GameController) -> bool:
        """Whether evenings are told in this game: not where everything is shown at once, and not if nobody plays."""
        return controller.speed != "instant" and bool(controller.session.humans)

    def tick(self, now: float) -> None:
        """Goes on with the evening; closes the screen if it closes by itself and its time is over."""
        if self._held:
            return
        if self.telling:
            self._read_since = None
            self._pass(now)
        elif not self.by_itself:
            self._read_since = None
        elif self._read_since is None:
            self._read_since = now
        elif now - self._read_since >= READ:
            self.done()

    def _pass(self, now: float) -> None:
        """Lets the evening go on to this time.

        What later beats show is drawn while the title is still dark, a part instead of each frame, so that no frame
        takes long.
        """
        show = self.show
        assert show is not None
        before, self._time = self._time, now
        if before is None or self.app.motion.reduced:
            self._hear(show.go_on(0.0))
            return
        passed = (now - before) * _PACE.get(self.controller.speed, 1.0)
        while passed > 0 and not show.over:
            step = min(passed, show.beat.seconds - show.now)
            self._hear(show.go_on(step))
            passed -= step
            if show.still and not show.over:
                self._begin(show.at + 1)
            elif passed <= 0:
                break
        if show.over:
            self._end()
        if show.name != "title" or next(self._unseen, False) is not None:
            self._redraw()

    def _redraw(self) -> None:
        for id in _MOVING:
            shown = self.stage.find(id)
            if shown is not None:
                shown.invalidate()

    def _hear(self, sounds: list[str]) -> None:
        for sound in sounds:
            self.app.sounds.play(sound)

    def on_hover(self, node: Node | None) -> None:
        """Somebody looks at something: the time to read begins anew."""
        self._read_since = None

    def leave(self) -> None:
        """Nothing goes on behind another screen."""
        self.result()

    def watch(self) -> None:
        """Tells the evening from its beginning; with reduced motion picture by picture, each until the next input."""
        if self.show is not None:
            self._pressed = -TWICE
            self._begin(0)

    def next(self) -> None:
        """Goes on to the next beat; what moves in the result is put at its end."""
        if self.show is None or not self.telling:
            return
        if self.show.name == "result":
            self.result()
        else:
            self._begin(self.show.at + 1)

    def result(self) -> None:
        """Everything at once."""
        if self.show is not None and not self.show.over:
            self.show.finish()
            self._end()

    def hurry(self) -> None:
        """An input: the next beat, or the result if it is the second one in a short time."""
        now = self.app.clock()
        twice, self._pressed = now - self._pressed < TWICE, now
        if twice:
            self.result()
        else:
            self.next()

    def hold(self, beat: BeatName, share: float) -> None:
        """Shows a beat as it is after this part of its time, and nothing goes on: for pictures."""
        show = self.show
        if show is None or show.place(beat) < 0:
            return
        show.begin(show.place(beat))
        show.now = show.beat.seconds * share
        self._held = True
        self.rebuild()

    @property
    def telling(self) -> bool:
        """Whether the evening is still being told."""
        return self.show is not None and not self.show.over

    def _begin(self, at: int) -> None:
        show = self.show
        assert show is not None
        show.begin(at)
        self.app.sounds.hush(show.name in ("line", "partner"))
        if self.app.motion.reduced:
            sounds = [sound for _, sound in show.beat.sounds]
            self._hear(sounds[:1] if show.name == "result" else sounds[-1:])
            show.rest()
            if show.over:
                self._end()
        self.rebuild()

    def _end(self) -> None:
        self.app.sounds.hush(False)
        self._time = None
        self.rebuild()

    def tells_by_itself(self) -> bool:
        """While the evening goes on; with reduced motion each picture waits for an input."""
        return self.by_itself or (self.telling and not self.app.motion.reduced)

    def shown_page(self) -> bool:
        """Before and after the result are two pages."""
        return self.telling

    def end_telling(self, press: str) -> bool:
        """Any press goes on with the evening and is carried out besides, unless going on is all that it means."""
        self._read_since = None
        if not self.telling or not press:
            return False
        if press == "click" and self._on_button():
            return False
        if press in ("result", "rules", "replay_recent"):
            return False
        self.hurry()
        return press in ("click", "confirm", "skip", "back")

    def _on_button(self) -> bool:
        found = (self.stage.find(id) for id in ("election.continue", "election.result"))
        return any(node is not None and node.hovered for node in found)

    def on_key(self, press: KeyPress) -> bool:
        """A key without a meaning goes on with the evening, too."""
        if self.telling and press.text and self.program.app.keymap.action(press) is None:
            self.hurry()
        return False

    def go_on(self) -> None:
        """Goes on with the evening; leaves it once everything has been told."""
        if self.telling:
            self.hurry()
        else:
            self.done()

    def done(self) -> None:
        """Back to where it was opened, or on to what has been waiting."""
        self.app.pop()
        waiting, self.afterwards = self.afterwards, []
        while waiting:
            waiting.pop(0)()
            further = getattr(self.app.scene, "afterwards", None)
            if further is not None:  # another evening, or the map between two rounds
                further += waiting
                break

    def on_action(self, action: str) -> bool:
        """Usual keys: Enter, Esc and Space go on and at last leave, S shows the result, R all again."""
        self._read_since = None
        if action == "result" and self.telling:
            self.result()
        elif action in ("confirm", "skip", "back"):
            self.go_on()
        elif action == "replay_recent":
            self.watch()
        elif action == "rules":
            sides = self.facts is not None and self.facts.contest is not None
            self.program.go.rules("region_election" if sides else "election")
        else:
            return False
        return True

    # -- tree ----------------------------------------------------------------------------------------------------------

    def build(self, ctx: Context) -> Node:
        """The picture of the beat, or of the result."""
        root = Node(ctx.rect, id="election")
        if self.facts is None or self.show is None or self.evening is None:  # taken back while it waited to be shown
            text = self.program.texts("election-continue")
            spot = ctx.rect.centred(*Button.natural(ctx, text, True))
            return root.add(Button(spot, text, id="election.continue", icon="arrow-right", on_click=self.done))
        names = GameNames.of(
            self.program.texts, self.controller.edition, self.controller.view, players=self.controller.names
        )
        told = Telling(self.facts, self.evening, election_words(names, self.facts), self.show)
        canvas = Canvas(ctx)
        for node in self._nodes(canvas, told):
            root.add(node, *node.explained())
        if self.show.name == "result":
            self._add_foot(root, canvas, told)
        else:
            self._add_hints(root, canvas)
        return root

    def _nodes(self, canvas: Canvas, told: Telling) -> list[NightNode]:
        """The parts of the picture, the last on top."""
        beat = told.show.name
        if beat == "title":
            title = NightTitle(canvas, told)
            unseen = self.program.app.painter(opaque((1, 1)), self)
            self._unseen = chain(
                title.prepare(unseen), prepare_band(unseen, canvas, told), prepare_map(unseen, canvas, told)
            )
            return [title]
        if beat == "result":
            points, presence = NightPoints(canvas, told), NightPresence(canvas, told)
            standings, flights = NightStandings(canvas, told), NightFlights(canvas, told, points, presence)
            return [NightBand(canvas, told), points, presence, standings, flights]
        found: list[NightNode] = [NightHead(canvas, told), NightColumns(canvas, told)]
        if beat == "partner":
            found.append(NightBallot(canvas, told))
        elif beat == "count" or told.facts.over:
            found.append(NightMap(canvas, told))
        return [*found, NightFoot(canvas, told)]

    def _add_foot(self, root: Node, canvas: Canvas, told: Telling) -> None:
        """Below the result: the buttons, and beside them why it is so, as much as has room."""
        kit, ctx = Kit(canvas.ctx), canvas.ctx
        line = canvas.at(96, 1016, 1728, 0)
        buttons = self._buttons(kit)
        wide = buttons.width or line.w * 0.4
        buttons.place(root, line.centred(line.w, kit.step("foot"))._replace(w=wide))
        room = line.trim(left=wide + kit.step("wide"))._replace(y=canvas.y(936), h=138 * canvas.unit)
        title, why = told.words.verdict()
        style = "body" if ctx.wide else "caption"
        notes, more = told.words.notes(), self._next(told)
        forms = [f"{why} {notes} {more}".strip(), f"{notes} {more}".strip(), notes]
        said = next((each for each in forms if ctx.height(each, style, room.w) <= room.h), "")
        if said:
            room = room.centred(room.w, ctx.height(said, style, room.w)).trim(bottom=-1)
        parts = [kit.paragraph(each, style, "ink_soft") for each in ([said] if said else told.words.sentences())]
        kit.rows(parts, id="election.verdict", name=title, gap=2.0).place(root, room)

    def _next(self, told: Telling) -> str:
        """What comes after this evening, while the game goes on from here."""
        facts, texts = told.facts, self.program.texts
        if self.at_once:
            return ""
        if told.night.last:
            return texts("election-next-final")
        results = self.controller.view.results
        if any(each.round == facts.round and each.number == facts.number + 1 for each in results):
            return texts("election-next-election", number=facts.number + 1)
        return texts("election-next-round", round=facts.round + 1)

    def _add_hints(self, root: Node, canvas: Canvas) -> None:
        """At the lower right, quietly: the next beat, and the result."""
        texts = self.program.texts
        ink: Ink = "bar_quiet"
        if self.show is not None and self.show.name == "line" and self.facts is not None and len(self.facts.over) == 1:
            ink = f"{self.controller_party(self.facts.over[0])}.on"
        tall, window = max(24.0, 30 * canvas.unit), canvas.ctx.rect
        box = window._replace(w=canvas.x(1824)).trim(bottom=4 * canvas.unit).take_bottom(tall)[0]
        following = texts("election-hint-next")
        entries = (
            ("election.result", texts("election-hint-result"), self.result, "result", texts("election-result-tip")),
            ("election.continue", following, self.hurry, "skip", following),
        )
        add_hints(root, canvas.ctx, texts, entries, box, canvas.style(20, "medium", "sans"), ink)

    def controller_party(self, seat: int) -> str:
        """Key of a seat's party."""
        return GameNames.of(self.program.texts, self.controller.edition, self.controller.view).party_key(seat)

    def _buttons(self, kit: Kit) -> Part:
        texts = self.program.texts
        first = RowButton(
            "election.continue",
            texts("election-continue"),
            self.go_on,
            "arrow-right",
            "primary",
            action="confirm",
            data="default",
        )
        again = texts("election-again")
        second = RowButton("election.again", again, self.watch, "rotate-ccw", "secondary", action="replay_recent")
        return kit.buttons(first, second)
