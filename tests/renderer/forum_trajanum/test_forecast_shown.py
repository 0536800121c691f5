from collections.abc import Iterator
from functools import cache

from games.engine.table import Table
from games.forum_trajanum import GAME as RULES
from games.forum_trajanum.forecast import scoring_forecast
from games.forum_trajanum.state import ForumTrajanum
from games.game import Forecast
from renderer import Layout, NothingToShow, alt_text, lay_out
from renderer.engine.layout import Text
from tests.fuzz import random_games
from tests.games.forum_trajanum.position import forecasts
from tests.renderer.forum_trajanum import GAME
from tests.support.games import share
from tests.support.positions import NAMES, positions, texts

SEEDS = 8


@cache
def views() -> tuple[tuple[str, int, ForumTrajanum], ...]:
    """Views before a scoring: those of the positions, and each seat's at the paydays of random games."""
    found = [
        (f"{position.name}, seat {seat}", seat, position.views[seat])
        for position in positions(GAME)
        for seat in range(position.players)
        if position.views[seat].phase
    ]

    def watch(table: Table[ForumTrajanum]) -> None:
        if table.state.phase == "payment":
            name = f"payday, row {len(table.moves)}"
            found.extend((f"{name}, seat {seat}", seat, table.view(seat)) for seat in range(table.players))

    for seed in share(range(SEEDS), 1):
        random_games.play(RULES, seed, undos=False, watch=watch)
    return tuple(found)


def figures(view: ForumTrajanum, picture: str, seat: int) -> list[str]:
    """The texts on a picture, in the order they are painted."""
    layout: Layout = lay_out(
        GAME, view, picture=picture, seat=seat, words=texts(GAME), names=NAMES[: len(view.players)]
    )
    return [item.text for item in layout.items if isinstance(item, Text)]


def points(each: Forecast, *reasons: str) -> list[int]:
    """The points of a forecast for these reasons, in its order."""
    return [part.points for part in each.parts if part.reason.id in reasons]


def tasks_shown(view: ForumTrajanum, seat: int) -> Iterator[tuple[int, int, int]]:
    """How often each task is fulfilled on the cards picture, its value and their product, in order."""
    found = figures(view, "cards", seat)
    for number, text in enumerate(found):
        if text.endswith(" ×"):
            yield int(text[:-2]), int(found[number + 1]), int(found[number + 2].removeprefix("= "))


def test_the_cards_show_the_points_of_tasks_that_the_forecast_counts() -> None:
    seen = set()
    for name, seat, view in views():
        if view.trajan_card is None:
            continue
        shown = list(tasks_shown(view, seat))[:2]
        assert all(times * value == product for times, value, product in shown), name
        brought = [product for _, _, product in shown if product]
        assert brought == points(scoring_forecast(view, seat), "event-TaskScored"), name
        seen.update(brought)
    assert len(seen) > 2


def test_the_cards_and_their_alt_text_say_which_citizens_count_as_paid() -> None:
    said = 0
    for name, seat, view in views():
        try:
            shown = alt_text(
                GAME, view, picture="cards", seat=seat, words=texts(GAME), names=NAMES[: len(view.players)]
            )
        except NothingToShow:
            continue
        cost = scoring_forecast(view, seat).cost
        price = cost.price.get("coin", 0) if cost and view.trajan_card else 0
        heading = " ".join(figures(view, "cards", seat))
        assert (f": {price} coin" in heading and " paid)" in heading) == (price > 0), name
        assert (f"Counted as paid: {price} coin" in shown) == (price > 0), name
        said += price > 0
    assert said > 10


def test_the_forum_shows_the_points_that_the_forecast_counts() -> None:
    seen = set()
    for name, seat, view in views():
        expected = [sum(points(each, "event-EaglesScored", "event-AreaScored")) for each in forecasts(view)]
        found = figures(view, "forum", seat)
        shown = [int(found[number + 1]) for number, text in enumerate(found) if text == "="][1::2]
        assert shown == expected, name
        seen.update(shown)
    assert len(seen) > 5
