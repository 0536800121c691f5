from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace

import pytest
from msgspec import structs

from games.game import Event, Standing, standings
from games.scoring import points_by_source
from games.words import Message, Seat, Verbatim, words
from renderer import NothingToShow
from renderer.engine.layout import Box, Layout, Stamp, Text
from renderer.engine.paint import draw
from renderer.kit import pieces, seats
from renderer.kit.changes import history_changes, points_spot
from renderer.kit.chart import Period, Timeline, chart_layout, chart_sentences, curve, grid
from renderer.kit.end_card import EndCard, PointsSheet, end_card_layout, end_card_sentences
from renderer.kit.palette import game_palette
from renderer.kit.points_over_time import points_over_time
from renderer.kit.seat_rows import Figure, figures, figures_box, row_ground, seat_row
from renderer.kit.sheet import SheetLine
from renderer.request import Change, History, Scene
from tests.support.course_of_points import HISTORY, RoundEnded, Sold
from tests.support.scenes import written

NAMES = ("Aurelia", "Marcus")

POINTS = (3, 6)

ROOT = Path(__file__).parents[3]

TEXTS = words("en", ROOT / "games" / "words", ROOT / "renderer" / "words")


def standing(view: SimpleNamespace) -> tuple[Standing, ...]:
    """More points, then more coins."""
    return standings([(points, view.coins[seat]) for seat, points in enumerate(POINTS)])


COURSE = [(0, (0, 0)), (1, (2, 0)), (2, (2, 5)), (3, (8, 5)), (4, (9, 9))]


TIMELINE = Timeline((Period("spring", 1), Period("summer", 4)))


CARD = EndCard(
    standing,
    sources={"market": SheetLine("none"), "bonus": SheetLine("hidden", pieces.laurel)},
    ties={"coins": SheetLine("picture-end", kind="detail")},
    words_width=300,
    timeline=TIMELINE,
    course=lambda *_: COURSE,
)


def scene(phase: str = "", history: History = HISTORY, points: Sequence[int] = POINTS) -> Scene:
    players = [SimpleNamespace(points=each) for each in points]
    view = SimpleNamespace(phase=phase, coins=(1, 2), active=1, start=1, players=players)
    return Scene(view, 1, TEXTS, NAMES, history=history)


def assert_painted(layout: Layout) -> None:
    """Check that everything lies on the picture, and that the shared hues are enough to paint it."""
    page = Box(0, 0, layout.width, layout.height)
    assert all(page.contains(item.box) for item in layout.items)
    assert draw(layout, game_palette({})).size == (layout.width, layout.height)


def test_an_end_card_has_the_winner_ranks_periods_and_sources() -> None:
    layout = end_card_layout(scene(), CARD, "A game", "The end")
    shown = written(layout)
    assert_painted(layout)
    assert [name for name in shown if name in NAMES] == ["Marcus", "Marcus", "Aurelia"]
    assert [name for name in shown if name in ("I", "II")] == ["I", "II"]
    assert {"A game", "The end", "spring", "summer", "3", "6", "9", "7", "2", "–"} <= set(shown)


def test_an_end_card_in_words_names_ties_and_sources_as_the_game_does() -> None:
    end, first, *_, by_period, _, last = end_card_sentences(scene(), CARD)
    assert end.id == "picture-end"
    assert (first.args["rank"], first.args["points"], first.args["coins"]) == (1, 6, 2)
    assert by_period.args["list"] == (2, 7)
    assert (last.args["market"], last.args["bonus"]) == (3, 0)


def test_a_sheet_of_points_has_the_best_first_and_only_what_has_brought_something() -> None:
    sheet = PointsSheet(lambda _: Message("picture-setup"), lambda _: CARD)
    layout = sheet.lay_out(scene("round"))
    assert_painted(layout)
    assert written(layout) == [
        *("Setup", "Points so far", "Nothing", "In all"),
        *("Marcus", "6", "6", "Aurelia", "3", "3"),
    ]
    now, own, _ = sheet.sentences(scene("round"))
    assert now.id == "picture-points"
    assert (own.args["seat"], own.args["market"], own.args["bonus"]) == (Seat(1), 6, 0)


def test_there_is_no_sheet_of_points_before_the_first() -> None:
    card = structs.replace(CARD, standing=lambda _: standings([(0, 1), (0, 2)]))
    with pytest.raises(NothingToShow):
        PointsSheet(lambda _: Message("picture-setup"), lambda _: card).lay_out(scene("round", history=()))


@pytest.mark.parametrize("early", [scene("round"), scene(history=HISTORY[:1])])
def test_there_is_no_end_card_before_the_end_or_without_all_points(early: Scene) -> None:
    with pytest.raises(NothingToShow):
        end_card_layout(early, CARD, "A game", "The end")


@pytest.mark.parametrize("course", [COURSE, COURSE[:3], COURSE[:1]])
def test_a_chart_of_periods_of_any_length(course: Sequence[tuple[int, tuple[int, ...]]]) -> None:
    layout = chart_layout(scene(), "Points", "now", course, TIMELINE)
    assert_painted(layout)
    assert {"spring", "summer", *NAMES} <= set(written(layout))
    assert any(isinstance(item, Stamp) and item.art is curve for item in layout.items)


FALLEN = [(0, (0, 0)), (1, (-9, 6)), (2, (3, 2)), (3, (3, -4)), (4, (-12, 12))]
"""A course with both seats below 0 for a time."""


def test_a_chart_has_room_for_points_that_fall_even_below_nothing() -> None:
    layout = chart_layout(scene(), "Points", "now", FALLEN, TIMELINE)
    assert_painted(layout)
    assert {"−15", "−12", "−9", "0", "15"} <= set(written(layout))
    first, second = (item.box for item in layout.items if isinstance(item, Stamp) and item.art is curve)
    (ground,) = (item.box for item in layout.items if isinstance(item, Stamp) and item.art is grid)
    assert first.top > second.top, "the one that leads rises higher"
    assert all(ground.top - 8 <= box.top < box.bottom <= ground.bottom + 8 for box in (first, second))
    assert all(seats_lie_in(layout, ground))


def seats_lie_in(layout: Layout, ground: Box) -> list[bool]:
    """For each mark of a seat, whether it lies on the ground of the chart or at its edge."""
    middles = [
        item.box.top + item.box.height // 2
        for item in layout.items
        if isinstance(item, Stamp) and item.art is seats.mark
    ]
    return [ground.top <= middle <= ground.bottom for middle in middles]


def test_losses_stand_on_sheets_and_cards_with_a_minus_sign() -> None:
    lost = [*HISTORY, (5, Sold(0, -4, "C1"))]
    course = [*COURSE[:4], (4, (-1, 9))]
    card = structs.replace(CARD, standing=lambda _: standings([(-1, 1), (6, 2)]), course=lambda *_: course)
    layout = end_card_layout(scene(history=lost), card, "A game", "The end")
    assert_painted(layout)
    shown = written(layout)
    assert shown.count("−1") == 2, "points in all, and from the market"
    assert "−3" in shown, "what the summer has cost"
    row = Box(16, 16, 1568, 78)
    assert {"−4", "−7"} <= set(written(Layout(1600, 110, tuple(seat_row(scene(points=(0, -4)), 1, row, -7)))))
    *_, last = end_card_sentences(scene(history=lost), card)
    assert last.args["market"] == -1
    assert "−1" in TEXTS.text(Message("picture-seat-points", {"seat": Verbatim("Marcus"), "points": -1}))


def test_a_chart_in_words_has_the_points_after_each_period_the_viewers_first() -> None:
    now, *after = chart_sentences(scene(), COURSE, TIMELINE)
    assert now.id == "picture-points"
    assert [sentence.args["list"] for sentence in after] == [(0, 9), (2, 9)]


def test_a_row_of_a_seat_leaves_room_for_the_figures_of_the_game() -> None:
    row = Box(16, 16, 1568, 78)
    own = figures_box(row)
    items = (
        *row_ground(1, row, lit=True),
        *seat_row(scene(), 1, row, 3),
        *figures([Figure(pieces.laurel, 4), Figure(pieces.eagle, 0)], own),
    )
    assert {"Marcus", "6", "+3", "4"} == set(written(Layout(1600, 110, items)))
    assert row.contains(own)
    assert not any(own.overlaps(item.box) for item in items[2:-2])
    assert_painted(Layout(1600, 110, items))


@pytest.mark.parametrize("values", [[1], [0, 10], [10] * 4, [1] * 8, [1] * 6 + [10] * 2])
def test_figures_of_a_row_never_touch(values: list[int]) -> None:
    box = Box(600, 20, 550, 72)
    found = [*figures([Figure(pieces.laurel, value) for value in values], box)]
    shown = [item for item in found if isinstance(item, Text)]
    assert [item.text for item in shown] == [str(value) for value in values if value]
    assert all(item.box.contains(item.capitals_box) and box.contains(item.box) for item in shown)
    assert all(one.box.right <= other.box.left for one, other in pairwise(found))


def test_points_are_summed_by_source() -> None:
    events = [event for _, event in HISTORY]
    assert points_by_source(events, ("market", "bonus"), 2) == [
        {"market": 3, "bonus": 0},
        {"market": 6, "bonus": 0},
    ]


def test_a_course_begins_at_nothing_and_has_the_last_points_of_every_moment() -> None:
    def moment_of(event: Event, moment: int) -> int:
        return moment + 1 if isinstance(event, RoundEnded) else max(moment, 1)

    assert points_over_time(HISTORY, 2, moment_of) == [(0, (0, 0)), (1, (3, 0)), (2, (3, 6))]
    assert points_over_time([], 2, moment_of) == [(0, (0, 0))]


def test_each_spot_changed_once_and_news_is_what_others_did() -> None:
    def changed_by(event: Event) -> list[Change]:
        return [Change("market", event.square, event.seat)] if isinstance(event, Sold) else []

    changes = history_changes(HISTORY, 3, 0, changed_by, "market")
    assert changes == (
        Change("market", points_spot(1), 1, points=4),
        Change("market", "B1", 1, news=False, event=3),
        Change("market", "A1", 1, news=True, event=4),
    )
