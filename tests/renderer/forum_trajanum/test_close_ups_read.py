from collections.abc import Iterator, Sequence
from itertools import combinations

import pytest

from games.forum_trajanum.effects import BENEFITS, effects_text
from games.forum_trajanum.mosaics import neighbours
from games.forum_trajanum.pieces import COLOURS, EAGLE, TRACKS, TRAJAN_CARDS
from games.forum_trajanum.player import Building
from games.forum_trajanum.prestige import area_points
from games.forum_trajanum.scoring import largest_area
from games.forum_trajanum.state import ForumTrajanum
from games.game import coordinates
from games.hidden import copy_state
from games.words import LOCALES, Message
from renderer import Change, Highlight, Layout, NothingToShow, lay_out
from renderer.engine.layout import Box, Stamp
from renderer.forum_trajanum import task_progress
from renderer.forum_trajanum.drawings import goods, monuments, tokens
from renderer.forum_trajanum.drawings.icons import sign
from renderer.forum_trajanum.drawings.mosaic import eagle_sign, possible_eagle_point
from renderer.forum_trajanum.drawings.tasks import pattern_cell
from renderer.kit import furniture
from renderer.kit.seats import emblem
from tests.games.forum_trajanum.position import forecasts
from tests.renderer.forum_trajanum import GAME
from tests.support.positions import NAMES, last, positions, texts
from tests.support.scenes import labels, stamps

FORUM_PARTS = ("event-EaglesScored", "event-AreaScored")
"""The parts of a forecast from the forum."""

PATTERNS = [card for card, each in TRAJAN_CARDS.items() if each.build.shape != "anywhere"]
"""The cards whose building task needs certain spaces."""


def shown(
    view: ForumTrajanum,
    picture: str,
    seat: int | None,
    highlights: Sequence[Highlight] = (),
    changes: Sequence[Change] = (),
) -> Layout:
    names = NAMES[: len(view.players)]
    asked = {"picture": picture, "seat": seat, "words": texts(GAME), "names": names}
    return lay_out(GAME, view, **asked, highlights=highlights, changes=changes)  # type: ignore[arg-type]


# The forum


def test_the_tablet_of_a_seat_holds_what_the_forum_is_worth_to_it() -> None:
    seen = set()
    for position in positions(GAME):
        view = position.views[None]
        worth = [
            sum(part.points for part in each.parts if part.reason.id in FORUM_PARTS)
            for each in forecasts(view)
        ]
        layout = shown(view, "forum", None)
        tablets = [stamp.box for stamp in stamps(layout, furniture.tablet)]
        said = [[text.text for text in labels(layout) if text.box == box] for box in tablets]
        assert said == [[str(points)] for points in worth], position.name
        seen.update(worth)
    assert len(seen) > 5


def test_a_line_of_the_forum_reads_as_a_sum() -> None:
    view: ForumTrajanum = last(GAME).views[None]
    layout = shown(view, "forum", None)
    for seat, tablet in enumerate(stamps(layout, furniture.tablet)):
        line = Box(0, tablet.box.top, layout.width, tablet.box.height)
        said = [text.text for text in labels(layout) if text.capitals_box.overlaps(line)]
        _, _, eagles, plus, *sum_of_area, equals, total = said
        assert (plus, equals) == ("+", "=")
        *summands, area_equals, area = sum_of_area
        assert area_equals == "="
        assert int(area) == area_points(view.players[seat], largest_area(view, seat))
        assert int(eagles) + int(area) == int(total)
        parts = " ".join(summands).split(" + ")
        assert int(area) == sum(int(part.split()[-1]) for part in parts), "the last: as how many they count"


def test_the_turned_slide_bar_says_as_how_many_two_envoys_count_and_one_counts_as_none() -> None:
    view: ForumTrajanum = copy_state(last(GAME).views[None])
    player = view.players[0]
    player.turned, player.prestige = True, 4
    one, two = next(
        (name, other) for name in view.squares for other in neighbours(name) if other in view.squares
    )
    for envoys, expected in (((one, two), ["2", "3", "+", "4", "=", "7"]), ((one,), ["1", "0", "=", "0"])):
        view.envoys = dict.fromkeys(envoys, 0)
        layout = shown(view, "forum", None)
        tablet = stamps(layout, furniture.tablet)[0].box
        line = Box(0, tablet.top, layout.width, tablet.height)
        said = [text.text for text in labels(layout) if text.capitals_box.overlaps(line)]
        first = said.index("+") + 1
        assert said[first : first + len(expected)] == expected
        assert len([each for each in stamps(layout, goods.turned_bar) if line.contains(each.box)]) == 1


def highlighted_forums() -> Iterator[tuple[str, ForumTrajanum, Layout]]:
    """The forum close up and on the table, with every free square as an option."""
    for position in positions(GAME)[::5]:
        view = position.views[0]
        highlights = [Highlight(name, name) for name in view.squares if name not in view.envoys]
        for picture in ("forum", "table"):
            yield f"{picture}, {position.name}", view, shown(view, picture, 0, highlights)


def plates(layout: Layout) -> list[Box]:
    """The dark plates of the labels of squares."""
    return [stamp.box for stamp in stamps(layout, furniture.plain) if stamp.look == ("ink",)]


def test_a_square_that_can_be_chosen_keeps_its_sign_and_its_eagle() -> None:
    for name, view, layout in highlighted_forums():
        squares = [stamp.box for stamp in stamps(layout, furniture.glow)]
        assert len(squares) == len(view.squares) - len(view.envoys), name
        assert len(squares) == len(plates(layout)), name
        shapes = [stamp.box for stamp in stamps(layout, sign, eagle_sign)]
        kept = [*shapes, *(stamp.box for stamp in stamps(layout, possible_eagle_point))]
        for square, plate in zip(squares, plates(layout), strict=True):
            assert square.contains(plate), name
            assert sum(square.contains(shape) for shape in shapes) == 1, name
            assert not any(plate.overlaps(each) for each in kept), name


def test_labels_of_squares_lie_on_dark_plates() -> None:
    for name, _, layout in highlighted_forums():
        written = [text for text in labels(layout) if text.colour == "glow"]
        for text, plate in zip(written, plates(layout), strict=True):
            assert plate.contains(text.capitals_box), f"{name}: {text.text}"


def test_squares_that_cannot_be_chosen_are_pale_close_up() -> None:
    view = positions(GAME)[0].views[0]
    highlights = [Highlight(name, name) for name, colour in view.squares.items() if colour == "yellow"]
    plain, highlighted = (
        {stamp.look for stamp in stamps(shown(view, "forum", 0, each), sign)} for each in ([], highlights)
    )
    others = {*view.squares.values()} - {EAGLE, "yellow"}
    assert len(others) == len(COLOURS) - 1
    assert plain == {("yellow",), *((colour,) for colour in others)}
    assert highlighted == {("yellow",), *((colour, f"{colour}_dark", f"{colour}_pale") for colour in others)}


# The Trajan cards


def with_card(card: str, built: Sequence[str], kind: str = "library") -> ForumTrajanum:
    view: ForumTrajanum = copy_state(positions(GAME)[0].views[0])
    view.cycle, view.trajan = 1, {str(TRAJAN_CARDS[card].cycle): card}
    view.players[0].built = {name: Building(kind) for name in built}
    return view


def begun_patterns() -> Iterator[tuple[str, task_progress.BuildingProgress, Layout]]:
    """Every pattern, begun in each corner of a Colonia."""
    for card in PATTERNS:
        for built in (["B1"], ["E1"], ["A5"], ["F5"], ["C3"]):
            for kind in ("library", "park"):
                view = with_card(card, built, kind)
                progress = task_progress.building_progress(view.players[0], card)
                if progress.spaces:
                    yield f"{card}, {built}, {kind}", progress, shown(view, "cards", 0)


def spaces_in_cells(layout: Layout) -> dict[str, tuple[Box, Box]]:
    found = {}
    cells = [
        Box(box.left, box.top, box.width, box.width)
        for box in (stamp.box for stamp in stamps(layout, pattern_cell))
    ]
    for text in labels(layout):
        inside = [cell for cell in cells if cell.contains(text.box)]
        for cell in inside or [cell for cell in cells if _stands_before(text.box, cell)]:
            found[text.text] = (text.box, cell)
    return found


def _stands_before(box: Box, cell: Box) -> bool:
    """Whether a box ends where a cell begins, at its height."""
    return box.right == cell.left and cell.top <= box.top and box.bottom <= cell.bottom


def test_a_missing_cell_tells_its_space() -> None:
    seen = set()
    for name, progress, layout in begun_patterns():
        missing = {space for space, there in zip(progress.spaces, progress.done, strict=True) if not there}
        said = spaces_in_cells(layout)
        assert said.keys() == missing, name
        seen.add(name.partition(",")[0])
        for one, other in combinations(said, 2):
            (_, cell), (_, far_cell) = said[one], said[other]
            down, right = (
                there - here for here, there in zip(coordinates(one), coordinates(other), strict=True)
            )
            assert far_cell.top - cell.top == pytest.approx(down * cell.height, abs=1), name
            assert far_cell.left - cell.left == pytest.approx(right * cell.width, abs=1), name
    assert seen == set(PATTERNS)


def test_what_is_wanted_and_what_is_there_is_seen_beside_the_space() -> None:
    for name, progress, layout in begun_patterns():
        seals = [stamp.box for stamp in stamps(layout, furniture.seal)]
        for plate, _ in spaces_in_cells(layout).values():
            assert not any(seal.overlaps(plate) for seal in seals), name
        cells = [stamp.box for stamp in stamps(layout, pattern_cell) if stamp.box.width == stamp.box.height]
        assert sum(any(cell.contains(seal) for cell in cells) for seal in seals) == sum(progress.done), name


@pytest.mark.parametrize(
    ("built", "missing", "down", "right"),
    [("B1", "A2", 1, -1), ("E1", "F2", 1, 1), ("A5", "B6", 1, 1), ("F5", "E6", 1, -1)],
)
def test_the_sides_of_a_crane_lie_as_at_its_corner(built: str, missing: str, down: int, right: int) -> None:
    layout = shown(with_card("I-4", [built]), "cards", 0)
    _, cell = spaces_in_cells(layout)[missing]
    there = next(
        stamp.box
        for stamp in stamps(layout, pattern_cell)
        if stamp.look == ("any",) and stamp.box != cell and stamp.box.height == stamp.box.width
    )
    assert (cell.top - there.top, cell.left - there.left) == (down * cell.height, right * cell.width)


def test_only_cards_that_lie_there_have_a_slab() -> None:
    view: ForumTrajanum = copy_state(positions(GAME)[0].views[0])
    heights = set()
    for cards in ({}, {"3": "III-1"}, {"1": "I-4", "3": "III-3"}, {"1": "I-1", "2": "II-3", "3": "III-2"}):
        view.trajan = cards
        if not cards:
            with pytest.raises(NothingToShow, match="no Trajan card"):
                shown(view, "cards", 0)
            continue
        layout = shown(view, "cards", 0)
        assert len(stamps(layout, furniture.slab)) == len(cards)
        assert not stamps(layout, furniture.sunk)
        heights.add(layout.height)
    assert len(heights) == 3


# The tracks


def at_step(step: int) -> ForumTrajanum:
    """Everybody's markers on the same step of all tracks."""
    view: ForumTrajanum = copy_state(last(GAME).views[0])
    for player in view.players:
        player.markers_at_column.clear()
        player.tracks = dict.fromkeys(TRACKS, step)
    return view


@pytest.mark.parametrize("picture", ["tracks", "table"])
@pytest.mark.parametrize("step", range(5))
def test_four_markers_keep_to_their_track_and_to_themselves(picture: str, step: int) -> None:
    layout = shown(at_step(step), picture, None)
    tracks = [stamp.box for stamp in stamps(layout, furniture.slab) if stamp.look[:2] == ("stone", "sand")]
    markers = [
        stamp.box for stamp in stamps(layout, emblem) if any(box.overlaps(stamp.box) for box in tracks)
    ]
    assert len(markers) == 4 * len(TRACKS)
    assert all(any(track.contains(marker) for track in tracks) for marker in markers)
    assert not any(one.overlaps(other) for one, other in combinations(markers, 2))


@pytest.mark.parametrize("step", range(1, 5))
def test_markers_leave_signs_frames_and_labels_free(step: int) -> None:
    view = at_step(step)
    highlights = [Highlight(f"{track}:{step}", str(step)) for track in TRACKS]
    changes = [Change("table", f"{track}-{seat}", seat) for track in TRACKS for seat in range(4)]
    layout = shown(view, "tracks", 0, highlights, changes)
    frames = [stamp.box for stamp in stamps(layout, furniture.glow)]
    assert len(frames) == len(TRACKS)
    outlines = [item for item in layout.items if isinstance(item, Stamp) and item.look[:1] == ("gold",)]
    outlines += [item for item in layout.items if isinstance(item, Stamp) and "outline" in item.art.__name__]
    signs = [stamp.box for stamp in stamps(layout, tokens.token)]
    written = [stamp.box for stamp in stamps(layout, furniture.plate) if stamp.look == ()]
    moved = [stamp.box for stamp in outlines if any(frame.overlaps(stamp.box) for frame in frames)]
    assert len(written) == len(frames)
    assert moved
    assert not any(plate.overlaps(each) for plate in written for each in signs)
    for box in moved:
        assert not any(box.overlaps(each) for each in (*signs, *written))
        assert any(frame.inset(9).contains(box) for frame in frames)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("players", [2, 4])
def test_every_step_says_in_words_what_the_rules_say_it_brings(locale: str, players: int) -> None:
    view = at_step(1)
    del view.players[players:]
    words = texts(GAME, locale)
    names = NAMES[:players]
    layout = lay_out(GAME, view, picture="tracks", seat=None, words=words, names=names)
    slabs = [stamp.box for stamp in stamps(layout, furniture.slab) if stamp.look[:2] == ("marble", "joint")]
    said = [[text.text for text in labels(layout) if box.contains(text.box)] for box in slabs]
    wanted = [
        [str(step), *words.text(effects_text(effects, brief=True)).split()]
        for track in TRACKS
        for step, effects in enumerate(BENEFITS[track], 1)
    ]
    assert [" ".join(lines).split() for lines in said] == wanted
    for track in TRACKS:
        name = words.text(Message(f"kind-{track}"))
        assert name.casefold() in [text.text.casefold() for text in labels(layout)]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("picture", ["forum", "cards"])
def test_headings_say_what_the_figures_are(picture: str, locale: str) -> None:
    words = texts(GAME, locale)
    names = {"forum": ("ship", "eagles", "area", "total"), "cards": ("build", "collect")}[picture]
    layout = lay_out(GAME, last(GAME).views[0], picture=picture, seat=0, words=words, names=NAMES)
    said = " ".join(text.text for text in labels(layout))
    assert all(words.text(Message(f"picture-part-{name}")) in said for name in names)


# Stock


def test_what_a_seat_has_none_of_is_a_0_in_its_column() -> None:
    view: ForumTrajanum = copy_state(last(GAME).views[None])
    for player in view.players:
        player.ship, player.prestige, player.turned = [], 0, False
    for art in (monuments.ship, goods.slide_bar):
        signs = stamps(shown(view, "seats", None), art)[1:]
        assert len(signs) == len(view.players), "after the one that says its name"
        for sign_of_seat in signs:
            right = sign_of_seat.box.part(sign_of_seat.box.width, 0, 40, sign_of_seat.box.height)
            said = [
                text.text for text in labels(shown(view, "seats", None)) if text.capitals_box.overlaps(right)
            ]
            assert said == ["0"]
        assert len({each.box.left for each in signs}) == 1
