"""Colours: contrast and party palettes."""

import pytest

from macher.ui.theme import PARTIES, contrast, make_theme, rgb

WRITING = [
    ("ink", "panel"),
    ("ink", "table"),
    ("ink", "row"),
    ("muted", "panel"),
    ("muted", "row"),
    ("muted", "table"),
    ("action_text", "panel"),
    ("action_text", "own"),
    ("action_text", "row"),
    ("on_action", "action"),
    ("on_action", "action_hot"),
    ("pro", "pro_ground"),
    ("contra", "contra_ground"),
    ("pro", "panel"),
    ("contra", "panel"),
    ("ink", "button"),
    ("on_bar", "bar"),
    ("bar_text", "bar"),
    ("on_tip", "tip"),
    ("on_stamp", "stamp"),
    ("disabled_ink", "disabled"),
    ("face_ink", "object"),
    ("face_ink", "object_2"),
    ("face_ink", "object_on"),
    ("object_soft", "object"),
    ("object_soft", "object_2"),
    ("card_link", "object"),
    ("card_link", "object_2"),
    ("ink_soft", "wall"),
    ("ink_soft", "wall_2"),
]


@pytest.mark.parametrize("name", ["paper", "night"])
@pytest.mark.parametrize(("ink", "ground"), WRITING)
def test_writing_stands_out(name, ink, ground):
    theme = make_theme(name)
    assert contrast(theme.colour(ink), theme.colour(ground)) >= 4.5


@pytest.mark.parametrize("name", ["paper", "night"])
@pytest.mark.parametrize("ground", ["panel", "table", "row", "own", "asked", "track"])
def test_empty_slots_and_focus_are_seen(name, ground):
    """Free places are something to know: 3 to 1 (WCAG 1.4.11)."""
    theme = make_theme(name)
    assert contrast(theme.colour("slot_line"), theme.colour(ground)) >= 3
    assert contrast(theme.colour("focus"), theme.colour(ground)) >= 3


@pytest.mark.parametrize("name", ["paper", "night"])
@pytest.mark.parametrize("ground", ["wall", "table", "panel"])
def test_a_place_where_something_will_lie_is_seen(name, ground):
    theme = make_theme(name)
    assert contrast(theme.colour("place_line"), theme.colour(ground)) >= 3


@pytest.mark.parametrize(("name", "least"), [("paper", 1.1), ("night", 1.2)])
def test_the_outline_of_a_state_is_seen_and_what_lies_over_it_is_read(name, least):
    """The eye parts dark grounds less than light ones."""
    theme = make_theme(name)
    ground = theme.colour("land_mark")
    assert contrast(ground, theme.colour("panel")) >= least
    assert all(contrast(theme.colour(ink), ground) >= 4.5 for ink in ("ink", "muted", "action_text", "pro", "contra"))
    assert contrast(theme.colour("slot_line"), ground) >= 3


@pytest.mark.parametrize("name", ["paper", "night"])
def test_a_plan_is_told_from_a_game_and_its_flag_is_read(name):
    theme = make_theme(name)
    plan, ink = theme.colour("plan"), theme.colour("plan_ink")
    assert contrast(plan, ink) >= 4.5
    assert contrast(plan, theme.colour("bar")) >= 3
    for ground in ("table", "panel"):
        assert max(contrast(each, theme.colour(ground)) for each in (plan, ink)) >= 3, "edges in two colours"


@pytest.mark.parametrize("name", ["paper", "night"])
@pytest.mark.parametrize("palette", ["default", "broadcast", "separation"])
@pytest.mark.parametrize("party", PARTIES)
def test_party_marks_are_seen_and_read(name, palette, party):
    theme = make_theme(name, palette)
    ink = theme.parties[party]
    assert contrast(ink.edge, theme.colour("panel")) >= 2
    assert contrast(ink.fill, ink.on) >= 2.4
    assert contrast(ink.small, ink.on) >= 4.5


def test_each_party_has_its_own_glyph_and_pattern():
    parties = make_theme().parties.values()
    assert len({ink.glyph for ink in parties}) == 5
    assert len({ink.pattern for ink in parties}) == 5


def test_yellow_is_outlined_on_paper_and_black_at_night():
    assert make_theme("paper").parties["fdp"].outlined
    assert not make_theme("paper").parties["cdu"].outlined
    assert make_theme("night").parties["cdu"].outlined
    assert not make_theme("night").parties["fdp"].outlined


def test_own_colours_replace_single_parties():
    theme = make_theme("paper", "default", {"spd": "#AA2200"})
    assert theme.colour("spd") == rgb("#AA2200")
    assert theme.colour("cdu") == make_theme().colour("cdu")


def test_unknown_colours_are_refused():
    with pytest.raises(KeyError):
        make_theme().colour("mauve")
    with pytest.raises(ValueError, match="not a colour"):
        rgb("red")
