from games.game import Event
from games.scoring import points_by_source
from renderer.kit.changes import history_changes, points_spot
from renderer.kit.points_over_time import points_over_time
from renderer.request import Change
from tests.support.course_of_points import HISTORY, RoundEnded, Sold


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
