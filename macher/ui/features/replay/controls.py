"""The controls below a replay: play, step, speed, viewpoint, and what can be done from here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from macher.i18n import Texts
from macher.i18n.numbers import decimal
from macher.ui.features.replay.player import SPEEDS, STEPS, Player, Step
from macher.ui.game.reviewed import OPEN, PUBLIC
from macher.ui.kit.parts import Part, part, row
from macher.ui.layout import Rect, side_by_side
from macher.ui.paint.painter import Painter
from macher.ui.scene import Context, Node
from macher.ui.widgets import Button, Clickable, IconButton, Label, Panel, Segment, Segments


@dataclass(frozen=True)
class Acts:
    """What the buttons do."""

    toggle: Callable[[], None]
    step: Callable[[int], None]
    jump: Callable[[int], None]
    """To the beginning (-1) or to the end (1)."""
    by: Callable[[Step], None]
    speed: Callable[[float], None]
    viewpoint: Callable[[int], None]
    board: Callable[[], None]
    play_on: Callable[[], None]
    export: Callable[[], None]


def controls_height(ctx: Context) -> float:
    """Height of the foot."""
    if ctx.viewport.layout == "focus":
        return 2 * ctx.step("control") + 3 * ctx.step("gap")
    return ctx.type.style("label").size * 1.35 + ctx.step("tight") + ctx.step("control") + 2 * ctx.step("gap")


def controls(ctx: Context, rect: Rect, texts: Texts, player: Player, players: Sequence[str], acts: Acts) -> Panel:
    """All groups of controls side by side; in a small window, in two rows without captions."""
    panel = Panel(rect, id="replay.controls", name=texts("replay-controls"))
    panel.add(_Band(Rect(0, 0, rect.w, ctx.step("hair"))))
    makers = [
        _play(ctx, texts, player, acts),
        _by(ctx, texts, player, acts),
        _speed(ctx, texts, player, acts),
        _viewpoint(ctx, texts, player, players, acts),
        _deeds(ctx, texts, player, acts),
    ]
    step = ctx.step
    inner = rect.local().inset(step("space"), 0).trim(top=step("gap"), bottom=step("gap"))
    if ctx.viewport.layout == "focus":
        upper, lower = inner.rows(2, ctx.step("gap"))
        _row(ctx, panel, upper, [makers[0], makers[1], makers[4]], False)
        _row(ctx, panel, lower, [makers[2], makers[3]], False)
    else:
        _row(ctx, panel, inner, makers, True)
    return panel


@dataclass(frozen=True)
class _Group:
    caption: str
    natural: float
    least: float
    make: Callable[[Rect], list[Node]]
    brief: float = 0.0
    """Width with signs instead of words, for groups that have both; 0 for others."""
    widest: str = ""
    """The caption at its widest, if it changes."""


def _row(ctx: Context, panel: Panel, rect: Rect, groups: Sequence[_Group], captions: bool) -> None:
    """Places the groups with equal gaps.  If they do not fit, they shrink to `least`; then signs replace words."""
    gap = ctx.step("wide", 1.3)
    free = rect.w - gap * (len(groups) - 1)
    groups = [_captioned(ctx, group) if captions else group for group in groups]
    for at in reversed(range(len(groups))):
        group = groups[at]
        if group.brief and sum(each.least for each in groups) > free:
            groups[at] = replace(group, natural=group.brief, least=group.brief)
    wanted = sum(group.natural for group in groups)
    least = sum(group.least for group in groups)
    give = 0.0 if wanted <= free else min(1.0, (wanted - free) / max(1.0, wanted - least))
    widths = [group.natural - (group.natural - group.least) * give for group in groups]
    gap += max(0.0, free - sum(widths)) / max(1, len(groups) - 1)
    x = rect.x
    for at, (group, width) in enumerate(zip(groups, widths, strict=True)):
        box = Rect(x, rect.y, width, rect.h)
        if captions:
            head, box = box.take_top(ctx.type.style("label").size * 1.35, ctx.step("tight"))
            panel.add(Label(head, group.caption, "label", "muted"))
        panel.add(*group.make(box))
        if at:
            panel.add(_Divider(Rect(x - gap / 2, rect.y, 1, rect.h)))
        x += width + gap


def _captioned(ctx: Context, group: _Group) -> _Group:
    """The group, made wide enough for its caption."""
    wide = ctx.width(group.widest or group.caption, "label") + 2
    brief = max(group.brief, wide) if group.brief else 0.0
    return replace(group, natural=max(group.natural, wide), least=max(group.least, wide), brief=brief)


class _Band(Node):
    def draw(self, p: Painter) -> None:
        p.fill(self.rect.local(), "rule")


class _Divider(Node):
    def draw(self, p: Painter) -> None:
        p.vline(0, 0, self.rect.h, "hairline", 1)


def _play(ctx: Context, texts: Texts, player: Player, acts: Acts) -> _Group:
    """The buttons first, back, play, on, last."""
    side = ctx.step("control")
    word = texts("replay-pause") if player.playing else texts("replay-play")
    widest = max(Button.natural(ctx, texts(key), True)[0] for key in ("replay-play", "replay-pause"))
    caption = texts("replay-event", number=texts.number(player.number), count=texts.number(len(player.events)))

    def make(rect: Rect) -> list[Node]:
        look = (player.playing, player.at_start, player.at_end, texts.lang)
        group = Node(rect, id="replay.play", zone=True, name=caption, cache_key=look)
        middle = rect.w - 4 * side - 4 * 8
        begin = texts("replay-at-start") if player.at_start else ""
        end = texts("replay-at-end") if player.at_end else ""
        sign: dict[str, Any] = {"kind": "secondary", "size": min(26.0, rect.h * 0.55)}

        def jump(key: str, icon: str, name: str, to: int, reason: str) -> Part:
            options = sign | {"id": f"replay.{key}", "on_click": partial(acts.jump, to), "reason": reason}
            return part(lambda box: IconButton(box, icon, name, action=f"step_{key}", **options), width=side)

        def step(key: str, name: str, by: int, reason: str) -> Part:
            options = sign | {"id": f"replay.{key}", "on_click": partial(acts.step, by), "reason": reason}
            icon = "step-back" if by < 0 else "step-forward"
            return part(lambda box: IconButton(box, icon, name, action=f"step_{key}", **options), width=side)

        toggle: dict[str, Any] = {"id": "replay.toggle", "kind": "primary", "on_click": acts.toggle, "action": "skip"}
        icon = "pause" if player.playing else "play"
        row(
            jump("first", "skip-back", texts("replay-first"), -1, begin),
            step("back", texts("replay-back"), -1, begin),
            part(lambda box: Button(box, [word, ""], icon=icon, name=word, tooltip=word, **toggle), width=middle),
            step("on", texts("replay-on"), 1, end),
            jump("last", "skip-forward", texts("replay-last"), 1, end),
            gap=8,
        ).place(group, rect.local())
        return [group]

    fixed = 4 * side + 4 * 8
    count = texts.number(len(player.events))
    longest = texts("replay-event", number=count, count=count)
    return _Group(caption, fixed + widest, fixed + widest, make, fixed + max(48.0, side), longest)


def _by(ctx: Context, texts: Texts, player: Player, acts: Acts) -> _Group:
    segments = [Segment(step, texts(f"replay-step-{step}")) for step in STEPS]
    natural = sum(Button.natural(ctx, each.text, False, "strong")[0] for each in segments)

    least = len(segments) * (max(ctx.width(each.text, "strong") for each in segments) + 10)
    make = _choice(ctx, texts, segments, player.step, acts.by, "replay-step")
    return _Group(texts("replay-step"), natural, min(natural, least), make)


def _choice(
    ctx: Context,
    texts: Texts,
    segments: Sequence[Segment],
    value: Any,
    call: Callable[[Any], None],
    key: str,
    **options: Any,
) -> Callable[[Rect], list[Node]]:
    """What makes alternatives side by side; `key` is the text that names them."""
    options |= {"id": key.replace("-", "."), "name": texts(key), "cache_key": (value, texts.lang)}
    return lambda box: [Segments(box, segments, value, call, ctx=ctx, style="strong", on_panel=True, **options)]


def _speed(ctx: Context, texts: Texts, player: Player, acts: Acts) -> _Group:
    tip = _with_keys(ctx, texts, texts("replay-speed"), "bid_up", "bid_down")
    segments = [Segment(speed, texts("replay-times", speed=_written(texts, speed)), tooltip=tip) for speed in SPEEDS]
    natural = sum(Button.natural(ctx, each.text, False, "strong")[0] for each in segments)
    least = max(ctx.step("line"), *(ctx.width(each.text, "strong") + 8 for each in segments))
    least *= len(segments)

    make = _choice(ctx, texts, segments, player.speed, acts.speed, "replay-speed", equal=True)
    return _Group(texts("replay-speed"), max(least, min(natural, least * 1.3)), least, make)


def _written(texts: Texts, speed: float) -> str:
    """A factor as the language writes it; only the first has a decimal."""
    return decimal(speed, texts.lang, 1) if speed < 1 else texts.number(int(speed))


def _viewpoint(ctx: Context, texts: Texts, player: Player, players: Sequence[str], acts: Acts) -> _Group:
    """The viewpoints: everything open, then each seat by its mark."""
    found = player.game.viewpoints
    keys = ("viewpoint", "viewpoint_back") if len(found) > 1 else ()
    side = ctx.step("line")
    words = {OPEN: texts("replay-open"), PUBLIC: texts("replay-public")}
    natural = 0.0
    for each in found:
        natural += side + 2 if each >= 0 else Button.natural(ctx, words[each], False, "strong")[0] + 2

    def make(rect: Rect) -> list[Node]:
        look = (player.viewpoint, texts.lang, tuple(player.course.parties))
        name = texts("replay-viewpoint")
        group = Node(rect, id="replay.viewpoint", zone=True, role="radiogroup", name=name, cache_key=look)
        x = 0.0
        for at, each in enumerate(found):
            chosen = each == player.viewpoint
            if each < 0:
                width = rect.w - (side + 2) * (len(found) - 1)
                tip = texts("replay-open-tip" if each == OPEN else "replay-public-tip")
                group.add(
                    Button(
                        Rect(x, 0, width - 2, rect.h),
                        words[each],
                        id=f"replay.view.{at}",
                        style="strong",
                        role="radio",
                        selected=chosen,
                        on_click=partial(acts.viewpoint, each),
                        tooltip=_with_keys(ctx, texts, tip, *keys),
                    )
                )
                x += width
                continue
            party, player_name = player.course.parties[each], players[each]
            tip = _with_keys(ctx, texts, texts("replay-as", player=player_name), *keys)
            group.add(
                _Seat(Rect(x, 0, side, rect.h), party, tip, chosen, partial(acts.viewpoint, each), f"replay.view.{at}")
            )
            x += side + 2
        return [group]

    return _Group(texts("replay-viewpoint"), natural, natural, make)


def _with_keys(ctx: Context, texts: Texts, what: str, *actions: str) -> str:
    """What something does, with the keys that do it."""
    keys = " ".join(filter(None, (ctx.app.shortcut(action) for action in actions)))
    return texts("replay-with-key", what=what, key=keys) if keys else what


class _Seat(Clickable):
    """A party's mark on a button."""

    def __init__(self, rect: Rect, party: str, tip: str, chosen: bool, call: Callable[[], None], id: str) -> None:
        super().__init__(rect, id=id, name=tip, tooltip=tip, role="radio", on_click=call)
        self.party, self.chosen = party, chosen

    def draw(self, p: Painter) -> None:
        """Draws the mark, on blue if it is chosen."""
        box = self.rect.local()
        hot = "action_hot" if self.chosen else "button_hot"
        p.fill(box, hot if self.hovered else "action" if self.chosen else "button")
        side = min(26.0, box.w - 10, box.h - 10)
        p.mark(self.party, box.centred(side, side))

    def value_text(self) -> str:
        return "chosen" if self.chosen else ""


def _deeds(ctx: Context, texts: Texts, player: Player, acts: Acts) -> _Group:
    """The buttons for the board, playing on, and the file."""
    over = player.game.session.over and player.course.version(player.moment) >= player.game.session.version
    found = [
        ("board", "layout-grid", texts("replay-board"), texts("replay-board-tip"), acts.board, ""),
        (
            "play-on",
            "git-branch",
            texts("replay-play-on"),
            texts("replay-play-on-tip"),
            acts.play_on,
            texts("replay-play-on-over") if over else "",
        ),
        ("export", "download", texts("replay-export"), texts("replay-export-tip"), acts.export, ""),
    ]
    naturals = [Button.natural(ctx, name, True, "strong")[0] for _, _, name, *_ in found]
    least = ctx.step("line", 1.3)

    def make(rect: Rect) -> list[Node]:
        name = texts("replay-from-here")
        group = Node(rect, id="replay.deeds", zone=True, name=name, cache_key=(over, texts.lang))
        words = rect.w >= sum(naturals) + 16 - 1
        widths = naturals if words else [(rect.w - 16) / 3] * 3
        boxes = side_by_side(rect.local(), [(width, rect.h) for width in widths], 8)
        for (key, icon, verb, tip, call, reason), box in zip(found, boxes, strict=True):
            said, shown = (tip, verb) if words else (f"{verb}\n{tip}", "")
            options: dict[str, Any] = {
                "id": f"replay.{key}",
                "name": verb,
                "tooltip": said,
                "reason": reason,
                "style": "strong",
            }
            group.add(Button(box, shown, icon=icon, on_click=call, **options))
        return [group]

    whole = sum(naturals) + 16
    return _Group(texts("replay-from-here"), whole, whole, make, 3 * least + 16)
