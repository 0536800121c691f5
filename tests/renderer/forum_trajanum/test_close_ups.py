from games.forum_trajanum.events import POINT_SOURCES
from games.forum_trajanum.pieces import TRACKS
from games.forum_trajanum.scoring import final_standings, largest_area
from games.scoring import points_by_source
from renderer import Highlight, Layout, PictureOptions, lay_out
from renderer.engine.layout import Stamp, Text
from renderer.forum_trajanum import timeline
from renderer.forum_trajanum.drawings import mosaic
from renderer.forum_trajanum.drawings.icons import sign
from renderer.forum_trajanum.pictures import scoring
from renderer.forum_trajanum.timeline import TIMELINE
from renderer.kit.chart import curve
from renderer.kit.furniture import glow
from renderer.kit.seats import emblem
from tests.games.forum_trajanum.position import forecasts
from tests.renderer.forum_trajanum import GAME
from tests.support.positions import Position, asked, last, positions
from tests.support.scenes import stamps


def laid(position: Position, picture: str, seat: int | None) -> Layout:
    return lay_out(GAME, position.views[seat], **asked(position, picture, seat))


def test_golden_eagles_are_the_points_that_eagles_bring() -> None:
    for position in positions(GAME):
        view = position.views[None]
        parts = [part for each in forecasts(view) for part in each.parts]
        points = sum(part.points for part in parts if part.reason.id == "event-EaglesScored")
        badges = len(stamps(laid(position, "forum", None), mosaic.eagle_point)) - position.players
        assert badges == points, f"{position.name}: each seat's line has one sign more"


def test_what_counts_for_an_eagle_touches_no_sign() -> None:
    seen = 0
    for position in positions(GAME):
        layout = laid(position, "forum", 0)
        badges = stamps(layout, mosaic.possible_eagle_point)
        signs = [*stamps(layout, sign), *stamps(layout, mosaic.eagle_sign)]
        seen += len(badges)
        for badge in badges:
            assert not any(each.box.overlaps(badge.box) for each in signs), position.name
    assert seen


def test_the_viewers_largest_area_is_linked() -> None:
    seen = 0
    for position in positions(GAME):
        largest = largest_area(position.views[0], 0)
        layout = laid(position, "forum", 0)
        assert len(stamps(layout, mosaic.largest_area_ring)) == (largest if largest > 1 else 0), position.name
        assert len(stamps(layout, mosaic.largest_area_link)) >= max(largest - 1, 0)
        assert not stamps(laid(position, "forum", None), mosaic.largest_area_ring)
        seen = max(seen, largest)
    assert seen > 2


def test_the_next_step_of_every_track_is_lit() -> None:
    for position in positions(GAME)[::6]:
        steps = position.views[1].players[1].tracks
        open_tracks = sum(steps[track] < 4 for track in TRACKS)
        lit = [
            item
            for item in laid(position, "tracks", 1).items
            if isinstance(item, Stamp) and item.look[:1] == ("glow",)
        ]
        assert len(lit) == open_tracks


def test_benefits_can_be_highlighted() -> None:
    position = last(GAME)
    wanted: PictureOptions = {
        **asked(position, "tracks", 0),
        "highlights": [Highlight("library:1", "1"), Highlight("market:4", "4")],
    }
    items = lay_out(GAME, position.views[0], **wanted).items
    frames = [item.box for item in items if isinstance(item, Stamp) and item.art is glow]
    labels = [item for item in items if isinstance(item, Text) and item.colour == "glow"]
    assert [label.text for label in labels] == ["1", "4"]
    assert all(frame.contains(label.box) for frame, label in zip(frames, labels, strict=True))


def test_a_story_tells_of_all_points() -> None:
    for position in positions(GAME):
        points = tuple(player.points for player in position.views[None].players)
        course = timeline.course(position.history, position.players)
        assert course[-1][1] == points, position.name
        assert [slot for slot, _ in course] == list(range(len(course)))
        sources = points_by_source([event for _, event in position.history], POINT_SOURCES, position.players)
        assert tuple(sum(each.values()) for each in sources) == points
    assert len(timeline.course(last(GAME).history, 4)) == TIMELINE.last + 1


def test_lines_over_time_have_no_gaps() -> None:
    for position in positions(GAME)[::7]:
        course = timeline.course(position.history, position.players)
        lines = [item.look[1] for item in stamps(laid(position, "chart", None), curve)]
        assert [len(line) for line in lines] == [len(course)] * position.players, position.name


def test_a_scoring_sheet_shows_its_sums() -> None:
    phase = scoring.last_scoring(last(GAME).history)
    written = [item.text for item in laid(last(GAME), "scoring", None).items if isinstance(item, Text)]
    for seat in range(4):
        assert str(scoring.sum_of_scores(phase.of(seat))) in written
    assert phase.cycle == 3


def test_the_winner_stands_first_on_the_end_card() -> None:
    layout = laid(last(GAME), "end", None)
    winner = stamps(layout, emblem)[0].look[0]
    assert winner == final_standings(last(GAME).views[None])[0].seat
    written = [item.text for item in layout.items if isinstance(item, Text)]
    assert str(last(GAME).views[None].players[winner].points) in written[2:5]
