import random
from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise
from math import prod
from typing import Any

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
from games.forum_trajanum.pieces import COLOURS, CYCLES, ROUNDS
from games.forum_trajanum.scoring import final_standings
from games.game import Event
from games.hidden import copy_state
from games.numerals import roman_numeral
from games.scoring import points_by_source
from games.words import LOCALES
from renderer import Layout, PictureOptions, alt_text, lay_out
from renderer.engine.layout import Box, Stamp, Text
from renderer.engine.paint import draw_stamp
from renderer.forum_trajanum import timeline
from renderer.forum_trajanum.palette import PALETTE
from renderer.forum_trajanum.timeline import TIMELINE
from renderer.kit import furniture, pieces, seats
from renderer.kit.chart import curve, grid, leader
from renderer.kit.styles import PHONE_WORDS
from tests.renderer.forum_trajanum import GAME
from tests.support.positions import NAMES, Position, asked, last, positions, texts

NOTHING = "–"


def scored() -> list[Position]:
    return [
        each for each in positions(GAME) if any(isinstance(event, ScoringEnded) for _, event in each.history)
    ]


def ended() -> list[Position]:
    return [each for each in positions(GAME) if each.state.phase == ""]


def laid(position: Position, picture: str, seat: int | None = None, locale: str = "en") -> Layout:
    return lay_out(GAME, position.views[seat], **asked(position, picture, seat, locale))


def columns(layout: Layout) -> Iterator[tuple[int, Box, list[list[str]]]]:
    slabs = [item for item in layout.items if isinstance(item, Stamp) and item.art is furniture.slab]
    words = next(slab.box for slab in slabs if not slab.look)
    below = words.top
    for slab in (slab for slab in slabs if slab.look and slab.box.bottom == words.bottom):
        inside = [item for item in layout.items if slab.box.contains(item.box)]
        seat = next(item.look[0] for item in inside if isinstance(item, Stamp) and item.art is seats.emblem)
        lines: dict[int, list[str]] = {}
        for item in inside:
            if isinstance(item, Text) and item.box.top > below:
                lines.setdefault(item.box.top + item.box.bottom, []).append(item.text)
        yield seat, slab.box, list(lines.values())


def last_scores(position: Position, seat: int) -> tuple[list[Score], int]:
    """A seat's scores in the last scoring, event by event, and its points after that."""
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


def laid_parts(found: Sequence[Score]) -> dict[str, list[Score]]:
    """The scores of a seat by the line of the sheet, in its order."""
    rows = [score for score in found if isinstance(score, RowScored)]
    cranes = [score for score in found if isinstance(score, CraneScored)]
    tasks = [score for score in found if isinstance(score, TaskScored)]
    return {
        "cranes": [*cranes],
        **{colour: [each for each in cranes if each.colour == colour] for colour in COLOURS},
        "rows": [*rows],
        **{f"row {row}": [each for each in rows if each.row == row] for row in range(1, 7)},
        "eagles": [score for score in found if isinstance(score, EaglesScored)],
        "area": [score for score in found if isinstance(score, AreaScored)],
        **{task: [each for each in tasks if each.task == task] for task in ("build", "collect")},
    }


def parted(layout: Layout) -> Iterator[tuple[int, dict[str, list[str]]]]:
    """The columns of a scoring sheet: seat, and label of a line -> its texts."""
    slabs = [item for item in layout.items if isinstance(item, Stamp) and item.art is furniture.slab]
    words = next(slab.box for slab in slabs if not slab.look)
    names = [item.text for item in layout.items if isinstance(item, Text) and words.contains(item.box)]
    for seat, _, lines in columns(layout):
        yield seat, dict(zip(names, lines, strict=True))


WORDS = {
    "cranes": "Cranes",
    **dict(zip(COLOURS, ("Fountains", "Parks", "Stables", "Houses"), strict=True)),
    "rows": "Colonia",
    **{f"row {row}": f"Row {row}" for row in range(1, 7)},
    "eagles": "Eagles",
    "area": "Largest area",
    "build": "Building task",
    "collect": "Collecting task",
}
"""Part -> name on a sheet."""


def test_a_scoring_sheet_shows_every_part_the_sum_and_the_points_after_it() -> None:
    for position in scored():
        everybody = [laid_parts(last_scores(position, seat)[0]) for seat in range(position.players)]
        for seat, lines in parted(laid(position, "scoring")):
            found, after = last_scores(position, seat)
            for part, scores in everybody[seat].items():
                wanted = str(sum(each.points for each in scores)) if scores else NOTHING
                if any(each[part] for each in everybody):
                    assert lines[WORDS[part]][0] == wanted, f"{position.name}, seat {seat}, {part}"
                else:
                    assert WORDS[part] not in lines, f"{position.name}: nobody scored for {part}"
            assert [lines["This scoring"], lines["In all"]] == [
                [str(sum(each.points for each in found))],
                [str(after)],
            ]


def test_every_product_on_a_scoring_sheet_gives_the_figure_beside_it() -> None:
    seen = 0
    for position in scored():
        for _, lines in parted(laid(position, "scoring")):
            for line, (figure, *how) in lines.items():
                if how and line != "Envoys":
                    assert prod(map(int, how[0].split("×"))) == int(figure), f"{how} is not {figure}"
                    assert "×" in how[0]
                    seen += 1
    assert seen > 100


def test_each_crane_says_how_many_structures_of_its_colour_it_counted() -> None:
    seen: set[int] = set()
    for position in scored():
        for seat, lines in parted(laid(position, "scoring")):
            for score in last_scores(position, seat)[0]:
                if isinstance(score, CraneScored):
                    _, how = lines[WORDS[score.colour]]
                    assert how.startswith(f"{score.structures}×"), position.name
                    seen.add(score.structures)
    assert len(seen) > 2


def test_envoys_and_slide_bar_give_the_points_of_the_largest_area() -> None:
    turned = 0
    for position in scored():
        for seat, lines in parted(laid(position, "scoring")):
            for score in last_scores(position, seat)[0]:
                if isinstance(score, AreaScored):
                    counted, envoys = lines["Envoys"]
                    bar = lines.get("Slide bar", [NOTHING])[0]
                    assert envoys == str(score.envoys)
                    assert int(counted) + (0 if bar == NOTHING else int(bar)) == score.points
                    turned += counted != envoys
    assert turned > 0


def many_parts(locale: str = "en") -> Layout:
    """The sheet of a scoring in which every part scored."""
    scores = [
        *(CraneScored(0, "A1", colour, 1, 1) for colour in COLOURS),
        *(RowScored(0, row, 1, 1, 1) for row in range(1, 7)),
        *(TaskScored(0, "III-1", task, 1, 3) for task in ("build", "collect")),
    ]
    history: list[tuple[int, Event]] = []
    for row, event in last(GAME).history:
        said = EaglesScored(event.seat, 4, 9, 3, 20) if isinstance(event, EaglesScored) else event
        history += [(row, each) for each in (said, *(scores if isinstance(event, PaymentEnded) else ()))]
    wanted: PictureOptions = {**asked(last(GAME), "scoring", None, locale), "history": history}
    return lay_out(GAME, last(GAME).views[None], **wanted)


def test_a_seat_with_many_envoys_at_eagles_is_shown_in_full() -> None:
    names = ("Eagles", "On an eagle", "Next to one", "At corners")
    said = [[lines[name] for name in names] for _, lines in parted(many_parts())]
    assert [["20"], ["8", "4×2"], ["9", "9×1"], ["3", "3×1"]] in said


def test_the_best_sums_are_gilded_and_the_viewers_column_is_lit() -> None:
    for position in scored():
        layout = laid(position, "scoring", 1)
        found = [last_scores(position, seat) for seat in range(position.players)]
        sums = [sum(score.points for score in scores) for scores, _ in found]
        totals = [after for _, after in found]
        gilded = [
            item.box for item in layout.items if isinstance(item, Stamp) and item.look == ("gold", "ink")
        ]
        for seat, slab, _ in columns(layout):
            mine = [box for box in gilded if slab.contains(box)]
            assert len(mine) == (sums[seat] == max(sums)) + (totals[seat] == max(totals)), position.name
        lit = [item.box for item in layout.items if isinstance(item, Stamp) and item.look[:1] == ("glow",)]
        assert lit == [slab for seat, slab, _ in columns(layout) if seat == 1]


def tied(view: Any) -> bool:
    """Whether two seats have the same points."""
    points = [each.points for each in final_standings(view)]
    return len(set(points)) < len(points)


def test_an_end_card_shows_sources_and_between_equals_tie_breaks() -> None:
    for position in ended():
        view = position.views[None]
        sources = points_by_source([event for _, event in position.history], POINT_SOURCES, position.players)
        shown = list(columns(laid(position, "end")))
        for each, (seat, _, lines) in zip(final_standings(view), shown, strict=True):
            parts = [str(points) if points else NOTHING for points in sources[seat].values()]
            assert seat == each.seat
            assert lines == [[text] for text in (*parts, *(map(str, each.ties) if tied(view) else ()))]


def test_tie_breaks_are_on_the_end_card_where_two_have_the_same_points() -> None:
    position = last(GAME)
    view = copy_state(position.views[None])
    first, second = final_standings(view)[:2]
    gained = PointsGained(second.seat, first.points - second.points)
    view.players[second.seat].points = first.points
    history = [*position.history, (position.history[-1][0], gained)]
    wanted: PictureOptions = {**asked(position, "end", None), "history": history}
    layout = lay_out(GAME, view, **wanted)
    written = [item.text for item in layout.items if isinstance(item, Text)]
    assert "Tie-break" in written
    assert "Tie-break" not in [item.text for item in laid(position, "end").items if isinstance(item, Text)]
    for each, (_, _, lines) in zip(final_standings(view), columns(layout), strict=True):
        assert [line[0] for line in lines[-2:]] == [str(number) for number in each.ties]


def ranks(layout: Layout) -> Iterator[tuple[int, list[str]]]:
    """The lines of ranks on an end card: seat, and texts."""
    slabs = [item for item in layout.items if isinstance(item, Stamp) and item.art is furniture.slab]
    for slab in (slab for slab in slabs if slab.box.left < 20 and slab.look):
        inside = [item for item in layout.items if slab.box.contains(item.box)]
        seat = next(item.look[0] for item in inside if isinstance(item, Stamp) and item.art is seats.emblem)
        yield seat, [item.text for item in inside if isinstance(item, Text)]


def test_an_end_card_shows_the_winner_then_everybodys_points_by_cycle() -> None:
    for position in ended():
        view = position.views[None]
        course = dict(timeline.course(position.history, position.players))
        after = [(0,) * position.players, *(course[moment] for moment in TIMELINE.marked)]
        shown = list(ranks(laid(position, "end")))
        winners = [each for each in final_standings(view) if each.rank == 1]
        for each, (seat, written) in zip(winners, shown, strict=False):
            assert seat == each.seat
            assert written[0] == str(each.points)
        for each, (seat, written) in zip(final_standings(view), shown[len(winners) :], strict=True):
            gained = [later[seat] - sooner[seat] for sooner, later in pairwise(after)]
            assert seat == each.seat
            assert written[0] == roman_numeral(each.rank)
            shown_points = [str(points) if points else NOTHING for points in gained]
            assert written[-4:] == [*shown_points, str(each.points)]
            assert sum(gained) == each.points


@pytest.mark.parametrize("name", ["Al", "Marcus von der Oberen Tiberbruec", "Ж" * 32, "W" * 32, "9" * 32])
def test_the_winners_name_is_large_and_whole(name: str) -> None:
    position = last(GAME)
    wanted: PictureOptions = {**asked(position, "end", None), "names": [name] * position.players}
    layout = lay_out(GAME, position.views[None], **wanted)
    panel = next(item.box for item in layout.items if isinstance(item, Stamp) and item.art is furniture.slab)
    lines = [item for item in layout.items if isinstance(item, Text) and panel.contains(item.box)][1:]
    assert "".join(line.text for line in lines).replace(" ", "") == name.replace(" ", "")
    assert all(line.style.capital >= 44 for line in lines)
    assert all(panel.contains(line.covered_box) for line in lines)
    laurel = next(item for item in layout.items if isinstance(item, Stamp) and item.art is pieces.laurel)
    assert panel.contains(laurel.box)


def test_a_winner_of_more_than_a_hundred_points_has_them_whole() -> None:
    position = last(GAME)
    view = copy_state(position.views[None])
    for player in view.players:
        player.points += 100
    row = position.history[-1][0]
    history = [*position.history, *((row, PointsGained(seat, 100)) for seat in range(position.players))]
    wanted: PictureOptions = {**asked(position, "end", None), "history": history}
    layout = lay_out(GAME, view, **wanted)
    written = [item for item in layout.items if isinstance(item, Text)]
    best = str(final_standings(view)[0].points)
    assert [item.text for item in written].count(best) == 2, "in the winner's panel and in the ranks"
    assert all(item.box.contains(item.capitals_box) for item in written)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_words_of_a_sheet_are_whole_and_of_one_size(locale: str) -> None:
    end = laid(last(GAME), "end", None, locale)
    for items, lines, sizes in ((many_parts(locale).items, 23, 2), (end.items, 7, 1)):
        slab = next(
            item.box
            for item in items
            if isinstance(item, Stamp) and item.art is furniture.slab and not item.look
        )
        words = [item for item in items if isinstance(item, Text) and slab.contains(item.box)]
        assert len(words) == lines
        assert not any("…" in word.text for word in words)
        styles = {word.style for word in words}
        assert len(styles) <= sizes, "parts, and what they are made of"
        assert styles <= {*PHONE_WORDS}


def test_the_alt_text_of_a_scoring_tells_the_points_after_it() -> None:
    for position in scored():
        text = alt_text(GAME, position.views[0], **asked(position, "scoring", 0))
        points = [last_scores(position, seat)[1] for seat in range(position.players)]
        said = ", ".join(f"{NAMES[seat]} {points[seat]}" for seat in range(position.players))
        assert f"In all: {said}." in text


def courses() -> Iterator[list[tuple[int, ...]]]:
    """Points of four seats at the end of each slot of whole and unfinished games, often equal."""
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


def drawn(layout: Layout) -> list[list[tuple[float, float]]]:
    """The coordinates of each seat's line, slot by slot, from the left and from the top."""
    found: dict[int, list[tuple[float, float]]] = {}
    for item in layout.items:
        if isinstance(item, Stamp) and item.art is curve:
            seat, line, _ = item.look
            found[seat] = [(item.box.left + x, item.box.top + y) for x, y in line]
    return [found[seat] for seat in sorted(found)]


def plot(layout: Layout) -> tuple[Box, int]:
    """The area of the lines, and the points at its upper edge."""
    box = next(item.box for item in layout.items if isinstance(item, Stamp) and item.art is grid)
    left = [item for item in layout.items if isinstance(item, Text) and item.box.right <= box.left]
    return box, max(int(item.text) for item in left if item.text.isdigit())


def true_place(layout: Layout, slot: int, points: int) -> tuple[float, float]:
    """The coordinates of a number of points after a slot, in pixels."""
    box, most = plot(layout)
    return box.left + box.width * slot / TIMELINE.last, box.bottom - box.height * points / most


def middle(box: Box) -> tuple[float, float]:
    return box.left + box.width / 2, box.top + box.height / 2


def test_lines_of_the_chart_are_at_their_true_places() -> None:
    for course in courses():
        layout = charted(course)
        for seat, line in enumerate(drawn(layout)):
            assert len(line) == len(course)
            for slot, place in enumerate(line):
                assert place == pytest.approx(true_place(layout, slot, course[slot][seat]), abs=1.5)


def test_lines_are_half_transparent_so_that_equal_ones_are_all_seen() -> None:
    items = charted([(0,) * 4] * 6).items
    line = next(item for item in items if isinstance(item, Stamp) and item.art is curve)
    alpha = draw_stamp(line, PALETTE).getchannel("A").getextrema()
    assert alpha[0] == 0
    assert 100 < alpha[1] < 190


def test_marks_of_the_chart_lie_at_the_true_places_of_scorings_and_of_the_end() -> None:
    for course in courses():
        layout = charted(course)
        found = [item for item in layout.items if isinstance(item, Stamp) and item.art is seats.mark]
        slots = sorted({*TIMELINE.marked, len(course) - 1} & {*range(1, len(course))})
        wanted = [(seat, true_place(layout, slot, course[slot][seat])) for slot in slots for seat in range(4)]
        assert len(found) == len(wanted)
        for seat, place in wanted:
            mine = [middle(item.box) for item in found if item.look == (seat,)]
            assert any(each == pytest.approx(place, abs=1.5) for each in mine)


def test_each_line_ends_at_its_shape_and_the_first_word_of_its_name() -> None:
    for course in courses():
        layout = charted(course)
        right = plot(layout)[0].right
        ends = {
            item.look[0]: item.box
            for item in layout.items
            if isinstance(item, Stamp) and _is_end(item, right)
        }
        names = {
            seat: [item.text for item in layout.items if isinstance(item, Text) and _is_beside(item.box, end)]
            for seat, end in ends.items()
        }
        assert names == {0: ["Aurelia"], 1: ["Marcus"], 2: ["Иван"], 3: ["seat 4"]}


def _is_end(item: Stamp, right: int) -> bool:
    return item.art is seats.emblem and item.box.left > right


def _is_beside(box: Box, end: Box) -> bool:
    return box.top == end.top and 0 <= box.left - end.right < 10


def chart_rows(layout: Layout) -> list[tuple[int, list[Text]]]:
    """The rows of a chart: seat, and texts."""
    box, _ = plot(layout)
    found = []
    for slab in layout.items:
        if isinstance(slab, Stamp) and slab.art is furniture.slab and slab.box.top > box.bottom:
            inside = [item for item in layout.items if slab.box.contains(item.box)]
            shape = next(item for item in inside if isinstance(item, Stamp) and item.art is seats.emblem)
            found.append((shape.look[0], [item for item in inside if isinstance(item, Text)]))
    return found


def test_below_each_scoring_stand_the_points_after_it_the_best_first() -> None:
    for course in courses():
        layout = charted(course)
        marked = [slot for slot in TIMELINE.marked if slot < len(course)]
        rows = chart_rows(layout)
        order = [seat for seat, _ in rows]
        assert sorted(order) == [0, 1, 2, 3]
        assert [course[-1][seat] for seat in order] == sorted(course[-1], reverse=True)
        for seat, (name, *texts_of_seat) in rows:
            assert name.text == ("seat 4" if seat == 3 else NAMES[seat])
            values = [(text.text, middle(text.box)[0]) for text in texts_of_seat]
            if len(course) - 1 not in marked:
                assert values.pop(0)[0] == str(course[-1][seat])
            assert [points for points, _ in values] == [str(course[slot][seat]) for slot in marked]
            places = [true_place(layout, slot, 0)[0] for slot in marked]
            assert [across for _, across in values] == pytest.approx(places, abs=1.5)


def test_shapes_stand_beside_the_ends_of_lines_without_touching() -> None:
    charts = [(4, len(course), charted(course)) for course in courses()]
    charts += [(each.players, 0, laid(each, "chart")) for each in positions(GAME)]
    for players, slots, layout in charts:
        box, _ = plot(layout)
        beside = [item for item in layout.items if item.box.left > box.right and item.box.top > box.top - 40]
        ends = [item for item in beside if isinstance(item, Stamp) and item.art is seats.emblem]
        assert sorted(item.look[0] for item in ends) == [*range(players)]
        assert all(not one.box.overlaps(other.box) for one, other in combinations(ends, 2))
        leaders = [item for item in layout.items if isinstance(item, Stamp) and item.art is leader]
        for item in leaders if slots else ():
            seat, line = item.look
            start = (item.box.left + line[0][0], item.box.top + line[0][1])
            end = next(middle(each.box) for each in ends if each.look == (seat,))
            assert start == pytest.approx(drawn(layout)[seat][-1], abs=1.5)
            assert (item.box.left + line[1][0], item.box.top + line[1][1]) == pytest.approx(end, abs=1.5)
