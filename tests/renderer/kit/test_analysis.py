from collections.abc import Sequence
from itertools import combinations

import pytest
from msgspec import structs

import renderer
from games import find
from games.agents.judged import Judged, SeatAnalysis
from games.agents.tuning import read_tuning
from games.words import LOCALES
from renderer.engine.layout import Box, Layout, Stamp, Text
from renderer.engine.paint import draw
from renderer.kit import furniture, seats
from renderer.kit.analysis import bar
from renderer.kit.chart import PLOT, curve, grid
from renderer.request import ALT_MOST
from tests.support.legibility import too_small
from tests.support.positions import PAINTED
from tests.support.scenes import written

NAMES = ("Aurelia", "Maximiliana-Theodora von Hohenst", "Вера", "Ben")
TURNS = 25


def judged(seat: int, row: int, lost: float) -> Judged:
    """A turn in the report."""
    return Judged(seat, row, 80.0, lost, {"points": lost}, None, (), (), ())


def seat_analysis(seat: int, costliest: Sequence[int] = (), **changes: object) -> SeatAnalysis:
    """The analysis of a seat with these costliest turns."""
    rows = tuple(2 + 4 * turn + seat for turn in range(TURNS))
    found = SeatAnalysis(
        seat,
        points=60 + 15 * seat,
        rows=rows,
        expected=tuple(70.0 + 3 * seat + turn % 7 for turn in range(TURNS)),
        lost=31.2,
        luck=None,
        lost_by_part={"tasks": 20.4, "rows": 9.0, "cranes": 4.6, "area": 0.2},
        costliest=tuple(judged(seat, rows[turn], 9.0 - n) for n, turn in enumerate(costliest)),
        scored=tuple(2 * turn + seat for turn in range(TURNS)),
    )
    return structs.replace(found, **changes)


CLOSE_TOGETHER = (24, 23, 22, 0, 21)
"""Turning points close to each other and to the end, whose numbers must be moved apart."""

ANALYSES = tuple(seat_analysis(seat, CLOSE_TOGETHER) for seat in range(4))


def lay_out(plays: Sequence[SeatAnalysis], game: str = PAINTED[0], *, locale: str = "en") -> Layout:
    """The picture, about the second seat."""
    words = renderer.load_words(game, locale)
    return renderer.lay_out(
        game, tuple(plays), picture=renderer.ANALYSIS, seat=1, words=words, names=NAMES[: len(plays)]
    )


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", PAINTED)
def test_everything_has_room_and_is_read_on_a_phone(game: str, locale: str) -> None:
    parts = {part: 30.0 - n for n, part in enumerate(parts_of(game))}
    plays = [structs.replace(each, lost_by_part=parts) for each in ANALYSES]
    for players in (2, 3, 4):
        layout = lay_out(plays[:players], game, locale=locale)
        page = Box(0, 0, layout.width, layout.height)
        labels = [item for item in layout.items if isinstance(item, Text)]
        assert 1000 <= layout.width <= 1200
        assert all(page.contains(item.box) for item in layout.items)
        assert all(item.box.contains(item.capitals_box) for item in labels)
        assert not [
            (one.text, other.text)
            for one, other in combinations(labels, 2)
            if one.covered_box.overlaps(other.covered_box)
        ]
        assert not list(too_small(layout))
        assert not any("…" in label.text for label in labels)


def parts_of(game: str) -> list[str]:
    """The parts of the worth of a game's positions."""
    agent = find(game).agent
    assert agent is not None
    return sorted(read_tuning(agent.weights).sources)


def test_it_shows_the_lines_of_all_and_the_turning_points_losses_and_name_of_one() -> None:
    layout = lay_out([seat_analysis(0), seat_analysis(1, (3, 20, 9))])
    lines = [item for item in layout.items if isinstance(item, Stamp) and item.art is curve]
    marks = [item.look for item in layout.items if isinstance(item, Stamp) and item.art is seats.mark]
    bars = [item.box.width for item in layout.items if isinstance(item, Stamp) and item.art is bar]
    assert sorted(line.look[0] for line in lines) == [0, 1]
    assert marks == [(1,)] * 3
    assert bars == sorted(bars, reverse=True)
    assert len(bars) == 3, "a part in which less than half a point was lost is left out"
    plates = [item for item in layout.items if isinstance(item, Stamp) and item.art is furniture.plate]
    assert len(plates) == 3
    assert [text for text in written(layout) if text in ("1", "2", "3")] == ["1", "2", "3"], "as they came"
    assert {"−31", "75", "60", "20", "9"} <= set(written(layout))
    assert draw(layout, renderer.palette(PAINTED[0])).size == (layout.width, layout.height)


def test_turning_points_lie_on_the_line_of_their_seat() -> None:
    layout = lay_out([seat_analysis(0), seat_analysis(1, (3,))])
    (mark,) = (item.box for item in layout.items if isinstance(item, Stamp) and item.art is seats.mark)
    (ground,) = (item for item in layout.items if isinstance(item, Stamp) and item.art is grid)
    moment = 2 * 3 + 1
    across = PLOT.left + round(moment * PLOT.width / (2 * TURNS))
    assert mark.left + mark.width // 2 == across
    assert ground.look[3] == (moment,)
    worth, least, most = 70 + 3 + 3, 0, 80
    down = PLOT.height - round(PLOT.height * (worth - least) / (most - least))
    assert mark.top + mark.height // 2 == ground.box.top + down


def test_a_turn_that_is_shown_from_a_draw_on_is_marked_where_it_began() -> None:
    whole, said = seat_analysis(1, (3,)), judged(1, seat_analysis(1).rows[3] + 1, 9.0)
    stretch = structs.replace(whole, costliest=(structs.replace(said, goes_on=True),))
    assert lay_out([seat_analysis(0), stretch]).items == lay_out([seat_analysis(0), whole]).items


@pytest.mark.parametrize("values", [(73.0, 116.0), (0.0, 30.0), (-12.0, 40.0), (104.0, 109.0)])
def test_the_chart_begins_near_the_lowest_value_with_figures_inside(values: tuple[float, float]) -> None:
    expected = tuple(values[turn % 2] for turn in range(TURNS))
    shown = {"points": round(values[0]), "expected": expected, "scored": tuple(map(round, expected))}
    layout = lay_out([structs.replace(seat_analysis(seat), **shown) for seat in range(2)])
    ground = next(item.box for item in layout.items if isinstance(item, Stamp) and item.art is grid)
    left = [item for item in layout.items if isinstance(item, Text) and item.box.right < ground.left]
    axis = [item for item in left if ground.top - 50 < item.box.top < ground.bottom]
    points = [int(item.text.replace("−", "-")) for item in axis]
    step = points[1] - points[0]
    assert 0 <= values[0] - points[0] < step
    assert 0 <= points[-1] - values[1] < step
    frame = next(item.box for item in layout.items if isinstance(item, Stamp) and item.art is furniture.slab)
    assert all(item.capitals_box.left >= frame.left + 8 for item in axis)


def test_bars_and_the_rest_add_up_to_what_was_given_away() -> None:
    parts = {"points": 9.4, "tracks": 8.3, "rows": 7.2, "forum": 6.4, "goods": 5.2, "tasks": 4.3, "room": 3.4}
    one = seat_analysis(1, lost=47.6, lost_by_part={**parts, "citizens": 2.2, "passed": 1.2})
    layout = lay_out([seat_analysis(0), one])
    last = next(item.box.top for item in layout.items if isinstance(item, Stamp) and item.art is bar)
    figures = [
        int(item.text)
        for item in layout.items
        if isinstance(item, Text) and item.box.top > last - 20 and item.text.isdigit()
    ]
    assert sum(figures) == 48
    assert "The rest" in written(layout)


def test_the_bar_of_a_loss_is_as_long_as_that_of_a_gain_and_hollow() -> None:
    bars = tuple(renderer.Bar(label, share, label) for label, share in (("a", 0.5), ("b", -0.5), ("c", 0)))
    chart = renderer.BarChart("title", "moment", (renderer.BarGroup("heading", bars),), ())
    words = renderer.load_words(PAINTED[0], "en")
    layout = renderer.lay_out(PAINTED[0], chart, picture=renderer.BARS, seat=None, words=words, names=())
    gain, loss = (item for item in layout.items if isinstance(item, Stamp) and item.art is bar)
    assert gain.box.width == loss.box.width
    assert (gain.look, loss.look) == ((0,), (0, "marble"))


@pytest.mark.parametrize("locale", LOCALES)
def test_without_losses_it_has_no_bars_and_where_worth_is_calibrated_it_says_so(locale: str) -> None:
    flawless = [seat_analysis(seat, lost=0.0, lost_by_part={}) for seat in range(2)]
    layout = lay_out(flawless, locale=locale)
    assert not any(isinstance(item, Stamp) and item.art is bar for item in layout.items)
    words = renderer.load_words(PAINTED[0], locale)
    assert words("picture-analysis-worth") in written(layout)
    calibrated = written(lay_out([structs.replace(each, spread=9.0) for each in flawless], locale=locale))
    assert words("picture-analysis-expected") in calibrated
    assert words("picture-analysis-worth") not in calibrated


@pytest.mark.parametrize("locale", LOCALES)
def test_in_words_it_tells_what_each_gave_away_when_and_in_what(locale: str) -> None:
    words = renderer.load_words(PAINTED[0], locale)
    alt = renderer.alt_text(
        PAINTED[0], ANALYSES[:2], picture=renderer.ANALYSIS, seat=1, words=words, names=NAMES[:2]
    )
    assert len(alt) <= ALT_MOST
    for said in ("Aurelia", NAMES[1], "75", "60", "31", "73", "76", words("part-rows")):
        assert said in alt
    assert alt.index(NAMES[1]) < alt.index("Aurelia"), "the one it is about comes first"


def test_the_line_of_a_game_that_was_ended_early_ends_with_what_was_expected_last() -> None:
    played = [seat_analysis(seat, points=3) for seat in range(2)]
    ended = [structs.replace(each, stopped=True) for each in played]

    def ends(plays: Sequence[SeatAnalysis]) -> list[bool]:
        """Whether each line ends without a change of height."""
        curves = (item for item in lay_out(plays).items if isinstance(item, Stamp) and item.art is curve)
        return [each.look[1][-1][1] == each.look[1][-2][1] for each in curves]

    assert ends(played) == [False, False]
    assert ends(ended) == [False, True], "the others' lines end with their points"
    assert "3" in written(lay_out(ended)), "the points are shown all the same"


@pytest.mark.parametrize("locale", LOCALES)
def test_in_words_it_says_what_the_chart_shows_and_one_point_is_one(locale: str) -> None:
    words = renderer.load_words(PAINTED[0], locale)
    worth, expected = {
        "en": ("value of the position from", "expected points from"),
        "de": ("Wert der Stellung erst", "zu erwartende Punkte erst"),
        "ru": ("ценность позиции сначала", "ожидаемые очки сначала"),
    }[locale]
    one = {"en": " 1 point at the end", "de": " 1 Punkt,", "ru": "очков в конце 1,"}[locale]
    for spread, said, other in ((0.0, worth, expected), (9.0, expected, worth)):
        plays = [seat_analysis(seat, points=1, spread=spread) for seat in range(2)]
        alt = renderer.alt_text(
            PAINTED[0], plays, picture=renderer.ANALYSIS, seat=0, words=words, names=NAMES[:2]
        )
        assert said in alt
        assert other not in alt
        assert one in alt


def test_there_is_nothing_to_show_of_a_game_without_turns() -> None:
    nothing = [seat_analysis(seat, rows=(), expected=(), scored=(), lost_by_part={}) for seat in range(2)]
    with pytest.raises(renderer.NothingToShow):
        lay_out(nothing)


def test_a_seat_without_turns_has_what_it_got() -> None:
    layout = lay_out([seat_analysis(0, rows=(), expected=(), scored=()), seat_analysis(1)])
    lines = [item for item in layout.items if isinstance(item, Stamp) and item.art is curve]
    (flat,) = (line for line in lines if line.look[0] == 0)
    assert len({y for _, y in flat.look[1]}) == 1
