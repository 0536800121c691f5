"""The scoring after the payment of citizens: cranes, Colonia, forum and Trajan; end of the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from games.engine.table import Table
from games.forum_trajanum.events.scoring import (
    AreaScored,
    CraneScored,
    EaglesScored,
    RowScored,
    Score,
    ScoringEnded,
    TaskScored,
)
from games.forum_trajanum.mosaics import connected_groups, diagonals, neighbours
from games.forum_trajanum.pieces import EAGLE, EAGLE_POINTS, PATRICIAN_I
from games.forum_trajanum.player import Player
from games.forum_trajanum.prestige import area_points, task_points
from games.forum_trajanum.state import ForumTrajanum
from games.forum_trajanum.tasks import collected_goods, count_fulfilled
from games.game import Standing, standings


async def scoring_phase(table: Table[ForumTrajanum]) -> None:
    """The phase `scoring`: each part for all seats before the next."""
    state = table.state
    for part in SCORING:
        for seat in range(len(state.players)):
            for score in part(state, seat):
                table.apply(score)
    table.apply(ScoringEnded(state.cycle))


def score_cranes(state: ForumTrajanum, seat: int) -> Iterator[Score]:
    """Every uncovered crane, once: points for each structure of its colour."""
    player = state.players[seat]
    for corner in player.uncovered_cranes:
        colour = player.cranes[corner]
        yield CraneScored(
            seat, corner, colour, player.count_colour(colour), crane_points(state, player, colour)
        )


def crane_points(state: ForumTrajanum, player: Player, colour: str) -> int:
    """The points of a crane if it is uncovered now."""
    return player.count_colour(colour) * state.crane_value


def score_rows(state: ForumTrajanum, seat: int) -> Iterator[RowScored]:
    """Every row: its different gray buildings, times one more than its active citizens."""
    player = state.players[seat]
    for number, row in enumerate(player.rows, 1):
        kinds = len(player.grays_in_row(number))
        active = len(row.citizens) if row.active else 0
        if kinds:
            symbol = player.row_symbols[number - 1] if state.options.side_b else 0
            unpaid = len(row.citizens) - active
            yield RowScored(seat, number, kinds, 1 + active, kinds * (1 + active), symbol, unpaid)


def score_eagles(state: ForumTrajanum, seat: int) -> Iterator[Score]:
    """Envoys on eagles 2, next to one 1, with Patrician I at a corner of one 1; each envoy once."""
    count = Counter(where for name in state.envoys_of(seat) if (where := eagle_relation(state, seat, name)))
    if count:
        points = sum(EAGLE_POINTS[where] * envoys for where, envoys in count.items())
        yield EaglesScored(seat, count["on"], count["beside"], count["corner"], points)


def eagle_relation(state: ForumTrajanum, seat: int | None, name: str) -> str:
    """Where an envoy stands: "on" an eagle, "beside" one, at its "corner" if the seat scores that, or ""."""
    if state.squares[name] == EAGLE:
        return "on"
    if is_any_eagle(state, neighbours(name)):
        return "beside"
    corners = seat is not None and state.players[seat].is_row_active(PATRICIAN_I)
    return "corner" if corners and is_any_eagle(state, diagonals(name)) else ""


def is_any_eagle(state: ForumTrajanum, names: tuple[str, ...]) -> bool:
    """Whether one of these squares is an eagle."""
    return any(state.squares.get(name) == EAGLE for name in names)


def score_area(state: ForumTrajanum, seat: int) -> Iterator[Score]:
    """The largest connected area of envoys, by the slide bar."""
    largest = largest_area(state, seat)
    if largest:
        yield AreaScored(seat, largest, area_points(state.players[seat], largest))


def largest_area(state: ForumTrajanum, seat: int) -> int:
    """How many envoys are in a seat's largest connected area."""
    return max((len(group) for group in connected_groups(state.envoys_of(seat))), default=0)


def score_tasks(state: ForumTrajanum, seat: int) -> Iterator[Score]:
    """Both tasks of the cycle's Trajan card, each as often as it is fulfilled."""
    card = state.trajan_card
    if card is None:
        return
    player = state.players[seat]
    for task, times in (
        ("build", count_fulfilled(player, card)),
        ("collect", collected_goods(player, card).times),
    ):
        if times:
            yield TaskScored(seat, card, task, times, times * task_points(player))


SCORING = (score_cranes, score_rows, score_eagles, score_area, score_tasks)
"""The parts of a scoring, in their order."""


def scores_of_seat(state: ForumTrajanum, seat: int) -> Iterator[Score]:
    """A seat's scores in a scoring; each part sees the state after the parts before it."""
    for part in SCORING:
        for score in part(state, seat):
            score.apply(state)
            yield score


def final_standings(state: ForumTrajanum) -> tuple[Standing, ...]:
    """Most points; then active citizens; then resources; then shared."""
    return standings([(player.points, player.active_citizens, player.resources) for player in state.players])
