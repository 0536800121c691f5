from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import pytest

from games.game import Event
from games.numerals import figure_text
from games.scoring import points_by_source
from games.trajan.events import POINT_SOURCES
from games.trajan.events.quarter import DemandsEnded, DemandsMet, DemandTurnedUp, QuarterBegan, QuarterEnded
from games.trajan.events.scoring import BonusTileScored, Score
from games.trajan.pieces import QUARTERS, WILD_DEMAND
from games.trajan.scoring.demands import TRAJAN
from games.trajan.scoring.final_scoring import final_standings
from games.words import LOCALES
from renderer import Layout, NothingToShow, alt_text, lay_out
from renderer.engine.layout import Box, Stamp, Text
from renderer.kit import furniture, icons, seats
from renderer.kit.chart import PLOT
from renderer.kit.final_scoring import FinalScoring
from renderer.trajan.drawings.demands import demand_tile, kept_tile
from renderer.trajan.drawings.forum_tiles import forum_tile
from renderer.trajan.scorings import QuarterDemands, last_scoring
from renderer.trajan.timeline import TIMELINE, course
from tests.renderer.trajan import GAME
from tests.support.positions import Position, asked, last, positions
from tests.support.scenes import texts_in

NOTHING = "–"


def laid(position: Position, picture: str, seat: int | None = None, locale: str = "en") -> Layout:
    return lay_out(GAME, position.views[seat], **asked(position, picture, seat, locale))


def paid() -> Iterator[tuple[Position, QuarterDemands]]:
    """Positions after the demands of a quarter, with the data of the sheet."""
    for position in positions(GAME):
        if any(isinstance(event, DemandsEnded) for _, event in position.history):
            scoring = last_scoring(position.history, position.players)
            if isinstance(scoring, QuarterDemands):
                yield position, scoring


def ended() -> list[Position]:
    return [each for each in positions(GAME) if each.state.phase == ""]


def seat_rows(layout: Layout) -> list[Box]:
    return [item.box for item in layout.items if isinstance(item, Stamp) and item.art is furniture.slab]


def drawn(layout: Layout, art: object, box: Box) -> int:
    return sum(
        isinstance(item, Stamp) and item.art is art and box.contains(item.box) for item in layout.items
    )


def before_ended(history: tuple[tuple[int, Event], ...]) -> list[Event]:
    """The events up to the end of the last demands."""
    rows = [number for number, (_, event) in enumerate(history) if isinstance(event, DemandsEnded)]
    return [event for _, event in history[: rows[-1] + 1]]


def points_after(events: list[Event], players: int) -> list[int]:
    """The points of all seats, gain by gain."""
    sources = points_by_source(events, POINT_SOURCES, players)
    return [sum(each.values()) for each in sources]


def test_a_sheet_of_demands_shows_what_each_seat_gave_and_lost() -> None:
    penalties = set()
    for position, scoring in paid():
        layout = laid(position, "scoring")
        events = before_ended(position.history)
        met = [event for event in events if isinstance(event, DemandsMet)][-position.players :]
        after = points_after(events, position.players)
        rows = seat_rows(layout)
        assert len(rows) == position.players
        wanted = [item for item in layout.items if isinstance(item, Stamp) and item.art is demand_tile]
        assert tuple(each.look[0] for each in wanted) == scoring.demands
        assert len(wanted) == 3
        for event in met:
            row = rows[event.seat]
            found = [
                item.box.left + item.box.width // 2
                for item in layout.items
                if isinstance(item, Stamp)
                and item.art in (kept_tile, forum_tile, icons.nothing)
                and row.contains(item.box)
            ]
            assert found == [each.box.left + each.box.width // 2 for each in wanted], "each below its demand"
            assert drawn(layout, kept_tile, row) == len(event.trajan)
            assert drawn(layout, forum_tile, row) == len(event.tiles)
            assert drawn(layout, icons.nothing, row) == len(event.unmet)
            assert texts_in(layout, row)[-2:] == [figure_text(event.points), figure_text(after[event.seat])]
            penalties.add(event.points)
    assert len(penalties) > 2


def test_each_demand_stands_with_its_own_answer() -> None:
    story: list[Event] = [
        QuarterBegan(2),
        *(DemandTurnedUp(round_, demand) for round_, demand in enumerate(("bread", "games", "bread"), 2)),
        QuarterEnded(2),
        DemandsMet(1, ("bread",), ("bread", WILD_DEMAND), (), 0),
        DemandsMet(0, (), ("games",), ("bread", "bread"), -9),
        DemandsEnded(),
    ]
    scoring = last_scoring(tuple(enumerate(story)), 2)
    assert isinstance(scoring, QuarterDemands)
    answers = [[(each.demand, each.met_by) for each in scoring.answers(seat)] for seat in range(2)]
    assert answers[0] == [("bread", ""), ("games", "games"), ("bread", "")]
    assert answers[1] == [("bread", TRAJAN), ("games", WILD_DEMAND), ("bread", "bread")]
    assert scoring.after == (-9, 0)


def test_there_is_no_sheet_before_demands_were_met() -> None:
    with pytest.raises(NothingToShow):
        laid(positions(GAME)[0], "scoring")


def columns(layout: Layout) -> Iterator[tuple[int, list[list[str]]]]:
    slabs = [item for item in layout.items if isinstance(item, Stamp) and item.art is furniture.slab]
    words = next(slab.box for slab in slabs if not slab.look)
    for slab in (slab for slab in slabs if slab.look and slab.box.bottom == words.bottom):
        inside = [item for item in layout.items if slab.box.contains(item.box)]
        seat = next(item.look[0] for item in inside if isinstance(item, Stamp) and item.art is seats.emblem)
        lines: dict[int, list[str]] = {}
        for item in inside:
            if isinstance(item, Text) and item.box.top > words.top:
                lines.setdefault(item.box.top + item.box.bottom, []).append(item.text)
        yield seat, list(lines.values())


def test_the_sheet_of_the_final_scoring_shows_every_part_and_the_points_after_it() -> None:
    for position in ended():
        scores = [event for _, event in position.history if isinstance(event, Score)]
        tiles = {score.tile for score in scores if isinstance(score, BonusTileScored)}
        for seat, lines in columns(laid(position, "scoring")):
            own = [score for score in scores if score.seat == seat]
            points = Counter[str]()
            for score in own:
                points[score.gain.source] += score.points
            figures = [line[0] for line in lines]
            wanted = [
                str(points[part]) if part in points else NOTHING
                for part in ("hand", "camps", "sets", "bonus")
            ]
            assert figures[:4] == wanted
            of_tiles = [int(figure) for figure in figures[4 : 4 + len(tiles)] if figure != NOTHING]
            assert sum(of_tiles) == points["bonus"]
            after = position.state.players[seat].points
            assert figures[4 + len(tiles) :] == [figure_text(sum(points.values())), figure_text(after)]
    assert ended()


def test_an_end_card_shows_where_points_came_from_losses_among_them() -> None:
    for position in ended():
        sources = points_by_source([event for _, event in position.history], POINT_SOURCES, position.players)
        shown = dict(columns(laid(position, "end")))
        for seat, lines in shown.items():
            wanted = [
                figure_text(points) if points else NOTHING
                for source, points in sources[seat].items()
                if source != "leftover"
            ]
            assert [line[0] for line in lines][: len(wanted)] == wanted
            assert sum(sources[seat].values()) == position.state.players[seat].points
        assert any(figure.startswith("−") for lines in shown.values() for line in lines for figure in line)


def test_between_equals_the_place_in_the_senate_stands_on_the_card() -> None:
    position = last(GAME)
    view = position.views[None]
    ranking = view.senate_ranking
    said = alt_text(GAME, view, **asked(position, "end", None))
    for each in final_standings(view):
        assert f"place {ranking.index(each.seat) + 1} in the senate" in said


def test_a_course_reaches_each_moment_and_ends_with_the_points_of_the_table() -> None:
    for position in positions(GAME):
        found = course(position.history, position.players)
        assert [moment for moment, _ in found] == list(range(len(found)))
        assert list(found[-1][1]) == [player.points for player in position.state.players], position.name
        if position.state.phase == "":
            assert found[-1][0] == TIMELINE.last


def test_a_quarter_ends_with_its_demands_on_the_chart() -> None:
    for position in ended():
        reached = dict(course(position.history, position.players))
        marked = [reached[moment] for moment in TIMELINE.marked]
        quarters: list[list[int]] = []
        for number, (_, event) in enumerate(position.history):
            if isinstance(event, DemandsEnded):
                story = [event for _, event in position.history[: number + 1]]
                quarters.append(points_after(story, position.players))
        assert [list(each) for each in marked[:QUARTERS]] == quarters
        final = [later - sooner for sooner, later in zip(marked[-2], marked[-1], strict=True)]
        assert all(points >= 0 for points in final)


def test_the_labels_of_a_chart_with_losses_lie_evenly() -> None:
    for position in ended():
        layout = laid(position, "chart")
        axis = [
            item
            for item in layout.items
            if isinstance(item, Text) and item.anchor == "right" and item.box.right <= PLOT.left
        ]
        steps = [int(item.text.replace("−", "-")) for item in axis]
        least = min(min(points) for _, points in course(position.history, position.players))
        assert steps[0] <= least < steps[0] + (steps[1] - steps[0])
        assert len({later - sooner for sooner, later in pairwise(steps)}) == 1


@pytest.mark.parametrize("locale", LOCALES)
def test_the_sheets_tell_in_words_what_they_show(locale: str) -> None:
    position, scoring = list(paid())[-1]
    said = alt_text(GAME, position.views[None], **asked(position, "scoring", None, locale))
    for points in {met.points for met in scoring.met}:
        assert figure_text(points) in said or str(points) in said
    over = ended()[0]
    final = last_scoring(over.history, over.players)
    assert isinstance(final, FinalScoring)
    said = alt_text(GAME, over.views[None], **asked(over, "scoring", None, locale))
    assert all(figure_text(points) in said for points in final.after)
