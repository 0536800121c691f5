"""The scoring sheet, the end card and the chart show what the story tells, over whole games."""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise
from math import prod

import pytest

from games.forum_trajanum.events import POINT_SOURCES
from games.forum_trajanum.events.building import ColumnScored
from games.forum_trajanum.events.goods import PointsGained
from games.forum_trajanum.events.round import RoundBegan
from games.forum_trajanum.events.scoring import (
    AreaScored,
    CraneScored,
    EaglesScored,
    PaymentEnded,
    RowScored,
    Score,
    ScoringEnded,
    TaskScored,
)
from games.forum_trajanum.pieces import CYCLES, ROUNDS
from games.forum_trajanum.scoring import standing
from games.game import Event
from games.words import LOCALES
from renderer import Layout, PictureOptions, alt_text, lay_out
from renderer.engine.layout import Box, Stamp, Text
from renderer.forum_trajanum.timeline import TIMELINE
from renderer.kit import furniture, pieces, seats
from renderer.kit.chart import curves
from renderer.kit.points import points_by_source
from renderer.kit.styles import SHEET_DETAIL, SHEET_WORDS
from tests.renderer.forum_trajanum import GAME
from tests.support.positions import NAMES, Position, asked, last, positions, texts

SCORED = [
    each for each in positions(GAME) if any(isinstance(event, ScoringEnded) for _, event in each.history)
]
ENDED = [each for each in positions(GAME) if each.state.phase == ""]
NOTHING = "–"


def laid(position: Position, picture: str, seat: int | None = None, locale: str = "en") -> Layout:
    return lay_out(GAME, position.views[seat], **asked(position, picture, seat, locale))


def columns(layout: Layout) -> Iterator[tuple[int, Box, list[list[str]]]]:
    """The columns of a sheet: seat, slab, and what is written below its head, line by line."""
    slabs = [item for item in layout.items if isinstance(item, Stamp) and item.art is furniture.slab]
    below = next(slab.box.top for slab in slabs if not slab.look)
    for slab in (slab for slab in slabs if slab.look):
        inside = [item for item in layout.items if slab.box.holds(item.box)]
        seat = next(item.look[0] for item in inside if isinstance(item, Stamp) and item.art is seats.emblem)
        lines: dict[int, list[str]] = {}
        for item in inside:
            if isinstance(item, Text) and item.box.top > below:
                lines.setdefault(item.box.top + item.box.bottom, []).append(item.text)
        yield seat, slab.box, list(lines.values())


def last_scores(position: Position, seat: int) -> tuple[list[Score], int]:
    """What the last scoring brought a seat, and its points after it, event by event."""
    found: list[Score] = []
    scores: list[Score] = []
    points = after = 0
    for _, event in position.history:
        match event:
            case ColumnScored(seat=owner, fragment=fragment, citizens=citizens) if owner == seat:
                points += fragment + citizens
            case PointsGained(seat=owner, points=gained) if owner == seat:
                points += gained
            case CraneScored() | RowScored() | EaglesScored() | AreaScored() | TaskScored():
                if event.seat == seat:
                    scores.append(event)
                    points += event.points
            case ScoringEnded():
                found, scores, after = scores, [], points
    return found, after


def test_a_scoring_sheet_shows_every_part_the_sum_and_the_points_after_it() -> None:
    for position in SCORED:
        for seat, _, lines in columns(laid(position, "scoring")):
            found, after = last_scores(position, seat)
            rows = [score for score in found if isinstance(score, RowScored)]
            tasks = [score for score in found if isinstance(score, TaskScored)]
            parts: list[Sequence[Score]] = [
                [score for score in found if isinstance(score, CraneScored)],
                rows,
                *([score for score in rows if score.row == row] for row in range(1, 7)),
                [score for score in found if isinstance(score, EaglesScored)],
                [score for score in found if isinstance(score, AreaScored)],
                *([score for score in tasks if score.task == task] for task in ("build", "collect")),
            ]
            wanted = [str(sum(each.points for each in part)) if part else NOTHING for part in parts]
            wanted += [str(sum(each.points for each in found)), str(after)]
            assert [line[0] for line in lines] == wanted, f"{position.name}, seat {seat}"


def test_every_product_on_a_scoring_sheet_gives_the_figure_beside_it() -> None:
    seen = 0
    for position in SCORED:
        for seat, _, lines in columns(laid(position, "scoring")):
            found, _ = last_scores(position, seat)
            area = [str(score.envoys) for score in found if isinstance(score, AreaScored)]
            assert lines[9][1:] == area, "envoys, which are no product"
            for figure, how in (line for number, line in enumerate(lines) if line[1:] and number != 9):
                products = [[int(factor) for factor in each.split("×")] for each in how.split("+")]
                assert sum(prod(each) for each in products) == int(figure), f"{how} is not {figure}"
                assert "×" in how
                seen += 1
    assert seen > 100


def test_a_seat_with_many_envoys_at_eagles_is_told_in_full() -> None:
    many = [
        (row, EaglesScored(event.seat, 4, 9, 3, 20) if isinstance(event, EaglesScored) else event)
        for row, event in last(GAME).history
    ]
    wanted: PictureOptions = {**asked(last(GAME), "scoring", None), "history": many}
    found = [lines[8] for _, _, lines in columns(lay_out(GAME, last(GAME).views[None], **wanted))]
    assert ["20", "4×2+12"] in found


def test_the_best_sums_are_gilded_and_the_viewers_column_is_lit() -> None:
    for position in SCORED:
        layout = laid(position, "scoring", 1)
        found = [last_scores(position, seat) for seat in range(position.players)]
        sums = [sum(score.points for score in scores) for scores, _ in found]
        totals = [after for _, after in found]
        gilded = [
            item.box for item in layout.items if isinstance(item, Stamp) and item.look == ("gold", "ink")
        ]
        for seat, slab, _ in columns(layout):
            mine = [box for box in gilded if slab.holds(box)]
            assert len(mine) == (sums[seat] == max(sums)) + (totals[seat] == max(totals)), position.name
        lit = [item.box for item in layout.items if isinstance(item, Stamp) and item.look[:1] == ("glow",)]
        assert lit == [slab for seat, slab, _ in columns(layout) if seat == 1]


def test_an_end_card_shows_places_sources_and_tie_breaks() -> None:
    for position in ENDED:
        view = position.views[None]
        layout = laid(position, "end")
        sources = points_by_source([event for _, event in position.history], POINT_SOURCES, position.players)
        shown = list(columns(layout))
        for each, (seat, _, lines) in zip(standing(view), shown, strict=True):
            parts = [str(points) if points else NOTHING for points in sources[seat].values()]
            assert seat == each.seat
            assert lines == [[text] for text in (*parts, str(each.points), *map(str, each.ties))]
        laurels = [item.box for item in layout.items if isinstance(item, Stamp) and item.art is pieces.laurel]
        winners = [slab for _, slab, _ in shown][: sum(each.rank == 1 for each in standing(view))]
        assert all(slab.holds(laurel) for slab, laurel in zip(winners, laurels, strict=True))


@pytest.mark.parametrize("locale", LOCALES)
def test_the_words_of_a_sheet_are_whole_and_of_one_size(locale: str) -> None:
    for name, lines in (("scoring", 14), ("end", 11)):
        items = laid(last(GAME), name, None, locale).items
        slab = next(item.box for item in items if isinstance(item, Stamp) and item.art is furniture.slab)
        words = [item for item in items if isinstance(item, Text) and slab.holds(item.box)]
        assert len(words) == lines
        assert not any("…" in word.text for word in words)
        assert sum(any(word.style == style for word in words) for style in SHEET_WORDS) == 1
        assert sum(any(word.style == style for word in words) for style in SHEET_DETAIL) == 1
        assert all(word.style.capital >= 27 for word in words)


def test_the_alt_text_of_a_scoring_tells_the_points_after_it() -> None:
    for position in SCORED:
        text = alt_text(GAME, position.views[0], **asked(position, "scoring", 0))
        points = [last_scores(position, seat)[1] for seat in range(position.players)]
        told = ", ".join(f"{NAMES[seat]} {points[seat]}" for seat in range(position.players))
        assert f"In all: {told}." in text


def courses() -> Iterator[list[tuple[int, ...]]]:
    """Points of four seats at the end of each slot of whole games, and of games broken off, often equal."""
    for seed in range(60):
        dice = random.Random(seed)
        most = dice.choice((1, 2, 4))
        points = [0] * 4
        found = [tuple(points)]
        for slot in range(1, dice.choice((1, 6, 12, TIMELINE.last)) + 1):
            scoring = slot % (ROUNDS + 1) == 0
            for seat in range(4):
                points[seat] += (
                    dice.randrange(5, 20) if scoring else dice.choice((0, 0, dice.randrange(most + 1)))
                )
            found.append(tuple(points))
        yield found


def charted(course: Sequence[tuple[int, ...]]) -> Layout:
    """The chart of a game of four with these points."""
    history: list[tuple[int, Event]] = []
    for slot, (before, points) in enumerate(pairwise(course)):
        cycle, number = divmod(slot, ROUNDS + 1)
        history.append((slot, PaymentEnded() if number == ROUNDS else RoundBegan(cycle + 1, number + 1)))
        history += [(slot, PointsGained(seat, points[seat] - before[seat])) for seat in range(4)]
    assert len(course) <= CYCLES * (ROUNDS + 1) + 1
    return lay_out(
        GAME,
        last(GAME).views[None],
        picture="chart",
        seat=None,
        words=texts(GAME),
        names=NAMES,
        history=history,
    )


def drawn(layout: Layout) -> list[list[float]]:
    """How far down each seat's line is, slot by slot."""
    found: dict[int, dict[float, float]] = {seat: {} for seat in range(4)}
    for item in layout.items:
        if isinstance(item, Stamp) and item.art is curves:
            for seat, line in item.look[0]:
                found[seat] |= {item.box.left + x: item.box.top + y for x, y in line}
    return [[line[x] for x in sorted(line)] for line in found.values()]


def test_lines_of_the_chart_are_apart_and_never_tell_a_false_story() -> None:
    for course in courses():
        layout = charted(course)
        lines = drawn(layout)
        nothing = next(item.box for item in layout.items if isinstance(item, Text) and item.text == "0")
        bottom = nothing.centred(0, 0).top
        for slot, points in enumerate(course):
            assert all(line[slot] <= bottom for line in lines), "nobody has less than nothing"
            for one, other in combinations(range(4), 2):
                apart = lines[one][slot] - lines[other][slot]
                if points[one] == points[other]:
                    assert abs(apart) >= 9, "equal lines run side by side"
                else:
                    assert (points[one] < points[other]) == (apart > 0), "who has less lies lower"
        for seat, line in enumerate(lines):
            for slot, (here, there) in enumerate(pairwise(line)):
                gained = course[slot + 1][seat] - course[slot][seat]
                assert there < here if gained else there == here, "flat or rising as the points are"


def test_lines_that_are_equal_for_long_are_parallel() -> None:
    for course in courses():
        lines = drawn(charted(course))
        for slot, (here, there) in enumerate(pairwise(course)):
            for one, other in combinations(range(4), 2):
                if here[one] == here[other] and there[one] == there[other]:
                    before, after = (lines[one][at] - lines[other][at] for at in (slot, slot + 1))
                    assert (before > 0) == (after > 0), "they do not cross"


def test_every_seat_is_seen_on_the_chart() -> None:
    charts = [(4, charted(course)) for course in courses()]
    charts += [(each.players, laid(each, "chart")) for each in positions(GAME)]
    for players, layout in charts:
        found = [item for item in layout.items if isinstance(item, Stamp) and item.art is seats.emblem]
        for one, other in combinations(found, 2):
            assert not one.box.meets(other.box)
        shown = Counter(item.look[0] for item in found)
        begun = any(
            isinstance(item, Stamp) and item.art is curves and item.box.width > 30 for item in layout.items
        )
        assert len(shown) == players
        assert min(shown.values()) > begun, "on its line, and beside its name"


def test_the_shapes_of_a_chart_lie_at_their_points() -> None:
    equal = [(0, 0, 0, 0), (3, 3, 3, 3)]
    found = [item for item in charted(equal).items if isinstance(item, Stamp) and item.art is seats.emblem]
    boxes = [item.box for item in found if item.box.right < found[-1].box.left]
    assert sorted(item.look[0] for item in found) == [0, 0, 1, 1, 2, 2, 3, 3]
    assert len(boxes) == 4
    assert len({box.top for box in boxes}) == 1
    assert all(one.right <= other.left for one, other in pairwise(boxes))
