from collections.abc import Sequence

import pytest
from msgspec import structs

from bot.screens.painting.pictures import highlights
from games.choice import Choice
from games.forum_trajanum.events.scoring import CraneScored, RowScored
from games.forum_trajanum.pieces import (
    COLOURS,
    MERCHANT_I,
    PRESTIGE_LAST,
    RESOURCES,
    STREETS,
    TRAJAN_CARDS,
    row_spot,
)
from games.forum_trajanum.player import Building
from games.forum_trajanum.prestige import area_points, task_points
from games.forum_trajanum.scoring import largest_area, score_cranes, score_rows
from games.forum_trajanum.state import ForumTrajanum
from games.forum_trajanum.streets import street_symbol
from games.game import Option, space_option
from games.hidden import copy_state
from games.numerals import roman_numeral
from games.words import Message
from renderer import Change, Highlight, Layout, PictureOptions, alt_text, changes, lay_out, sentences
from renderer.engine.layout import Box, Stamp
from renderer.forum_trajanum.changes import BAR_SPOT
from renderer.forum_trajanum.drawings import goods, monuments, spaces, tiles
from renderer.forum_trajanum.drawings.tasks import pattern_cell
from renderer.forum_trajanum.parts.cards import wanted_signs
from renderer.forum_trajanum.parts.streets import LETTERS
from renderer.forum_trajanum.task_progress import (
    building_progress,
    cards_to_come,
    collecting_progress,
    player_as_counted,
)
from renderer.kit import furniture
from renderer.kit.styles import CLOSE_UP_ZERO, PHONE_POINTS
from tests.renderer.forum_trajanum import GAME
from tests.support.positions import NAMES, last, positions, texts
from tests.support.scenes import labels, stamps, texts_in


def shown(view: ForumTrajanum, seat: int, highlighted: Sequence[Highlight] = ()) -> Layout:
    """The Colonia of a seat."""
    names = NAMES[: len(view.players)]
    return lay_out(
        GAME, view, picture="colonia", seat=seat, words=texts(GAME), names=names, highlights=highlighted
    )


# Cranes


def crane_scores(view: ForumTrajanum, seat: int) -> dict[str, str]:
    """Colour -> the current score of its uncovered crane."""
    scores = [score for score in score_cranes(view, seat) if isinstance(score, CraneScored)]
    return {score.colour: str(score.points) for score in scores}


def test_an_uncovered_crane_says_what_it_will_score() -> None:
    seen: set[str] = set()
    for position in positions(GAME):
        for seat, view in ((seat, position.views[seat]) for seat in range(position.players)):
            if not view.round:
                continue
            cranes = [stamp for stamp in stamps(shown(view, seat), spaces.crane) if not stamp.look[1]]
            said = {str(stamp.look[0]): texts_in(shown(view, seat), stamp.box) for stamp in cranes}
            scores = crane_scores(view, seat)
            assert said == {colour: [points] for colour, points in scores.items()}, position.name
            seen.update(points for each in said.values() for points in each)
    assert len(seen) > 2


def test_a_covered_crane_says_what_it_would_score_once_uncovered() -> None:
    seen: set[str] = set()
    for position in positions(GAME)[::3]:
        view = copy_state(position.views[0])
        corners = list(view.players[0].corner_tiles)
        if not view.round or not corners:
            continue
        layout = shown(view, 0, [Highlight(corner, corner) for corner in corners])
        said = {
            str(stamp.look[0]): texts_in(layout, stamp.box)[0]
            for stamp in stamps(layout, spaces.crane_under_tile)
        }
        view.players[0].corner_tiles.clear()
        scores = crane_scores(view, 0)
        assert said == {colour: scores[colour] for colour in said}, position.name
        seen.update(said.values())
    assert len(seen) > 2


def test_the_structures_of_a_colour_stand_with_their_crane_and_its_points() -> None:
    view: ForumTrajanum = copy_state(last(GAME).views[0])
    player = view.players[0]
    player.cranes = dict(zip(("A1", "F1", "A6", "F6"), COLOURS, strict=True))
    player.scored_cranes = ["A6"]
    player.built = {name: Building("house") for name in ("B1", "C1", "D1")}
    view.cycle = 2
    layout = shown(view, 0)
    tiles = stamps(layout, spaces.small_crane)
    assert [stamp.look for stamp in tiles] == [(colour, colour == "yellow") for colour in COLOURS]
    boxes = [Box(tile.box.left, tile.box.top, 238, tile.box.height) for tile in tiles]
    said = {colour: texts_in(layout, box) for colour, box in zip(COLOURS, boxes, strict=True)}
    assert said["orange"] == ["3", "+6"]
    assert said["blue"] == ["0"]
    assert said["yellow"] == ["0"]


def test_cranes_say_nothing_while_they_are_placed() -> None:
    view: ForumTrajanum = copy_state(last(GAME).views[0])
    view.round = 0
    before = alt_text(GAME, view, picture="colonia", seat=0, words=texts(GAME), names=NAMES)
    assert "worth" not in before
    assert not any(texts_in(shown(view, 0), crane.box) for crane in stamps(shown(view, 0), spaces.crane))


# Citizens


def test_each_row_says_how_it_multiplies_and_what_it_would_score() -> None:
    seen: set[bool] = set()
    for position in positions(GAME):
        view = position.views[0]
        scored = {each.row: each for each in score_rows(view, 0) if isinstance(each, RowScored)}
        layout = shown(view, 0)
        signs = stamps(layout, tiles.citizen) + stamps(layout, tiles.citizen_space)
        tops = sorted({stamp.box.top for stamp in signs})
        for number, (row, top) in enumerate(zip(view.players[0].rows, tops, strict=True), 1):
            points = scored[number].points if number in scored else 0
            factor = 1 + (len(row.citizens) if row.active else 0)
            plates = texts_in(layout, Box(372, top - 10, 84, 104))
            said = [f"×{factor}"] * (factor > 1) + [f"+{points}"] * (points > 0)
            assert plates == said, f"row {number}, {position.name}"
            seen.add(points > factor > 1)
    assert seen == {True, False}


def test_unpaid_citizens_lack_a_coin() -> None:
    view: ForumTrajanum = copy_state(last(GAME).views[0])
    for row in view.players[0].rows:
        row.active = False
    unpaid = stamps(shown(view, 0), goods.unpaid)
    assert len(unpaid) == sum(len(row.citizens) for row in view.players[0].rows) > 0
    for row in view.players[0].rows:
        row.active = bool(row.citizens)
    assert not stamps(shown(view, 0), goods.unpaid)


# The Trajan card


def while_building(view: ForumTrajanum, seat: int) -> Layout:
    """The picture of a panel that asks where to build: it shows the card."""
    (free, *_), names = view.players[seat].free, NAMES[: len(view.players)]
    return lay_out(
        GAME,
        view,
        picture="grid",
        seat=seat,
        words=texts(GAME),
        names=names,
        highlights=(Highlight(free, free),),
    )


def test_the_card_that_is_scored_next_says_how_often_its_tasks_are_fulfilled() -> None:
    seen: set[tuple[str, ...]] = set()
    for position in positions(GAME):
        for seat, view in ((seat, position.views[seat]) for seat in range(position.players)):
            if view.phase == "tiles" or not view.players[seat].free:
                continue
            card = TRAJAN_CARDS[cards_to_come(view)[0]]
            player = player_as_counted(view, seat, card.name)
            build, collect = building_progress(player, card.name), collecting_progress(player, card.name)
            layout = while_building(view, seat)
            written = texts_in(layout, Box(14, 657, 394, 187))
            times = [f"{build.times}×"] if build.possible else []
            assert written == [roman_numeral(card.cycle), *times, f"{collect.times}×"], position.name
            there = [*build.done, *(each for _, each in wanted_signs(card, collect.have))]
            assert len(stamps(layout, furniture.seal)) == sum(there), position.name
            seen.add(tuple(written[1:]))
    assert len(seen) > 2


def test_nothing_is_left_of_the_cards_when_none_is_to_come() -> None:
    view: ForumTrajanum = copy_state(last(GAME).views[0])
    assert stamps(while_building(view, 0), pattern_cell)
    view.trajan = {}
    assert not stamps(while_building(view, 0), pattern_cell, furniture.seal)


# The slide bar


def bar_lines(layout: Layout) -> list[list[str]]:
    """The figures of the lines, all positions."""
    signs = [stamps(layout, goods.slide_bar, goods.turned_bar)[0], stamps(layout, goods.area)[-1]]
    top, bottom = signs[0].box.top, signs[1].box.bottom
    high = (bottom - top) // 3
    return [texts_in(layout, Box(474, top - 6 + number * high, 726, high + 12)) for number in range(3)]


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("prestige", [0, 2, 3, PRESTIGE_LAST])
def test_every_position_says_what_it_is_worth(turned: bool, prestige: int) -> None:
    view: ForumTrajanum = copy_state(
        next(each.views[0] for each in positions(GAME) if largest_area(each.views[0], 0) > 2)
    )
    player = view.players[0]
    player.turned, player.prestige = turned, prestige
    area = largest_area(view, 0)
    _, tasks, areas = bar_lines(shown(view, 0))
    for position in range(PRESTIGE_LAST + 1):
        player.prestige = position
        assert tasks[position] == str(task_points(player))
        assert areas[position] == str(area_points(player, area))


@pytest.mark.parametrize("jumps", [False, True])
def test_the_lit_position_is_the_one_an_upgrade_leads_to(jumps: bool) -> None:
    for prestige in range(PRESTIGE_LAST):
        view: ForumTrajanum = copy_state(last(GAME).views[0])
        player = view.players[0]
        player.prestige, player.rows[MERCHANT_I - 1].active = prestige, jumps
        layout = shown(view, 0)
        lit = [stamp.box for stamp in stamps(layout, furniture.slab) if stamp.look[:1] == ("glow",)]
        assert len(lit) == 3
        (number,) = texts_in(layout, lit[0])
        position = prestige + 1 if not jumps else prestige // 2 * 2 + 2
        assert int(number) == position


def test_a_bar_at_its_end_promises_nothing_more() -> None:
    view: ForumTrajanum = copy_state(last(GAME).views[0])
    view.players[0].prestige = PRESTIGE_LAST
    assert not [stamp for stamp in stamps(shown(view, 0), furniture.slab) if stamp.look[:1] == ("glow",)]
    said = alt_text(GAME, view, picture="colonia", seat=0, words=texts(GAME), names=NAMES)
    assert "upgrade moves" not in said


# Lines and streets


def test_rows_bear_their_number_and_the_sign_of_their_street() -> None:
    for position in positions(GAME)[::9]:
        view = position.views[0]
        layout = shown(view, 0)
        player = view.players[0]
        column = [text for text in labels(layout) if 455 < text.box.left < 520 and text.box.top < 830]
        said = [text.text for text in sorted(column, key=lambda text: text.box.top) if text.text != "×2"]
        signs = [street_symbol(f"row_{symbol}") for symbol in player.row_symbols]
        assert said == [each for number, sign in enumerate(signs, 1) for each in (str(number), sign)]
        letters = [text.text for text in labels(layout) if 122 < text.box.top < 170 and text.box.left > 520]
        side_b = [street_symbol(f"column_{symbol}") for symbol in player.column_symbols]
        for letter, sign in zip(LETTERS, side_b, strict=True):
            assert any(text.startswith(letter) for text in letters)
            assert sign in {text.removesuffix("×2") for text in letters}


@pytest.mark.parametrize("street", ["row_3", "column_3"])
def test_streets_are_paved_only_while_tiles_are_taken_and_named_twice_when_both_cards_do(street: str) -> None:
    assert street in STREETS
    view: ForumTrajanum = copy_state(last(GAME).views[0])
    view.streets = (street, street)
    paved = {}
    for phase in ("tiles", "turn"):
        view.phase = phase
        layout = shown(view, 0)
        paved[phase] = [stamp for stamp in stamps(layout, furniture.plain) if stamp.look == ("umber", 8)]
        assert any(text.text.endswith("×2") for text in labels(layout) if text.box.top < 830)
    assert len(paved["tiles"]) == 1
    assert not paved["turn"]


# Where could be built


def test_what_to_build_shows_where_and_where_to_build_says_its_spaces() -> None:
    view: ForumTrajanum = last(GAME).views[0]
    free = tuple(view.players[0].free[:3])
    plans = tuple(Option(key, Message(f"plan-{key}"), free, places_next=True) for key in ("library", "house"))
    what = Choice(0, Message("prompt-build"), plans, "colonia")
    places = tuple(map(space_option, free))
    where = Choice(0, Message("prompt-place"), places, "colonia")
    assert highlights(what, texts(GAME)) == tuple(Highlight(name, possible=True) for name in free)
    assert highlights(where, texts(GAME)) == tuple(Highlight(name, name) for name in free)
    bare, first, then = (shown(view, 0, highlights(each, texts(GAME))) for each in (None, what, where))
    assert labels(first) == labels(bare), "a space that cannot be chosen yet has no label"
    lit = [stamp for stamp in first.items if stamp not in bare.items]
    assert len(lit) == len(free)
    assert len(stamps(then, furniture.glow)) == len(free)


def test_both_halves_of_a_double_tile_are_the_last_piece() -> None:
    seen = 0
    for position in positions(GAME):
        said = [change for change in changes(GAME, position.history, 0, None) if change.board == 0]
        last_event = [change for change in said if said and change.event == said[-1].event]
        layout = lay_out(
            GAME,
            position.views[0],
            picture="colonia",
            seat=0,
            words=texts(GAME),
            names=NAMES[: position.players],
            changes=said,
        )
        assert len(stamps(layout, furniture.brackets)) == len(last_event), position.name
        seen = max(seen, len(last_event))
    assert seen == 2


# The picture of a panel


PARTS = {
    "citizens": (tiles.citizen, tiles.citizen_space),
    "cranes": (spaces.small_crane,),
    "card": (pattern_cell,),
    "ship": (monuments.ship,),
}
"""Parts of a board -> drawings that nothing else has."""


def on_panel(
    view: ForumTrajanum, highlighted: Sequence[Highlight], changed: Sequence[Change] = ()
) -> set[str]:
    """The parts that the picture of a panel shows of the first seat's board; its alt text names no others."""
    asked: PictureOptions = {
        "picture": "grid",
        "seat": 0,
        "words": texts(GAME),
        "names": NAMES[: len(view.players)],
        "highlights": highlighted,
        "changes": changed,
    }
    arts = {item.art for item in lay_out(GAME, view, **asked).items if isinstance(item, Stamp)}
    shown = {part for part, drawings in PARTS.items() if arts & {*drawings}}
    said = " ".join(sentences(GAME, view, **asked))
    assert ("Citizens:" in said) == ("citizens" in shown)
    assert ("still missing" in said or " × " in said) == ("card" in shown), said
    assert ("bar at" in said) == ("bar" in {change.spot for change in changed})
    return shown


def test_a_panel_shows_what_its_choice_is_about() -> None:
    view: ForumTrajanum = copy_state(last(GAME).views[0])
    view.phase, view.cycle, view.options = "turn", 3, structs.replace(view.options, introductory="")
    player = view.players[0]
    space, built = Highlight(player.free[0]), Change("colonia", next(iter(player.built)), 0, 0)
    bar, row = Change("colonia", BAR_SPOT, 0, 0), Highlight(row_spot(1))
    assert on_panel(view, ()) == set()
    assert on_panel(view, (row,)) == {"citizens"}
    assert on_panel(view, (space,)) == on_panel(view, (), (built,)) == {"cranes", "card"}
    assert on_panel(view, (), (built, bar)) == set()
    view.phase = "tiles"
    assert on_panel(view, (space,)) == set(), "a tile is taken there"


def test_a_first_game_shows_no_zeros() -> None:
    view: ForumTrajanum = copy_state(last(GAME).views[0])
    assert view.options.introductory
    view.phase, view.players[0].stock = "turn", dict.fromkeys(RESOURCES, 0) | {"coin": 2}
    layout = lay_out(GAME, view, picture="grid", seat=0, words=texts(GAME), names=NAMES[:4])
    assert [text.text for text in labels(layout) if text.style in (PHONE_POINTS, CLOSE_UP_ZERO)][1:] == ["2"]
    assert on_panel(view, (Highlight(view.players[0].free[0]),)) == {"card"}
