"""The final scoring: sets of building cards, final cards, play area, majorities; who wins."""

from __future__ import annotations

from collections.abc import Iterator

from games.engine.table import Table
from games.game import Forecast, ForecastPart, Standing, standings
from games.porta_nigra.events.rounds import InterimScored
from games.porta_nigra.events.scoring import FinalCardScored, MajorityScored, PlayAreaScored, Score, SetScored
from games.porta_nigra.majorities import places_by_area
from games.porta_nigra.pieces import (
    HONOR_CARDS,
    INTERIM_PER_BRICK,
    MAJORITIES,
    PLAY_AREA_POINTS,
    ROUNDS,
    SESTERCES_A_POINT,
)
from games.porta_nigra.rounds import interim_total
from games.porta_nigra.sets import card_sets
from games.porta_nigra.state import PortaNigra
from games.scoring import GameEnded, final_forecast
from games.words import Message


async def final_scoring_phase(table: Table[PortaNigra]) -> None:
    """The phase `final_scoring`: each part for all seats before the next, majorities area by area."""
    for part in PARTS:
        for seat in range(table.players):
            for score in part(table.state, seat):
                table.apply(score)
    for score in majority_scores(table.state):
        table.apply(score)
    table.apply(GameEnded())


def score_sets(state: PortaNigra, seat: int) -> Iterator[Score]:
    """Sets of building cards of different buildings."""
    for each in card_sets(state.players[seat].buildings_owned):
        yield SetScored(seat, each.points, each.buildings)


def score_final_cards(state: PortaNigra, seat: int) -> Iterator[Score]:
    """The final cards that are still owned."""
    for card in state.players[seat].final_cards:
        yield FinalCardScored(seat, HONOR_CARDS[card].final_points, card)


def score_play_area(state: PortaNigra, seat: int) -> Iterator[Score]:
    """Romans, sesterces, chips, torch tokens and bricks that are left."""
    goods = scoring_goods(state, seat)
    points = play_area_points(goods)
    if points:
        yield PlayAreaScored(seat, points, {kind: number for kind, number in goods.items() if number})


def scoring_goods(view: PortaNigra, seat: int) -> dict[str, int]:
    """The goods of a play area that score at the end: sesterces, romans, chips, torches, bricks."""
    player = view.players[seat]
    return {
        "sesterces": player.sesterces,
        "romans": player.romans,
        "chips": player.chips,
        "torches": player.torches,
        "bricks": sum(player.bricks.values()),
    }


def play_area_points(goods: dict[str, int]) -> int:
    """What these bring at the end."""
    points = sum(each * goods[kind] for kind, each in PLAY_AREA_POINTS.items())
    return points + goods["sesterces"] // SESTERCES_A_POINT


def majority_scores(state: PortaNigra) -> tuple[MajorityScored, ...]:
    """Area by area the places that score, and those that a tie leaves without points."""
    return tuple(
        MajorityScored(each.seat, each.points, area, each.place, each.number, each.shared, each.ahead_by)
        for area, found in places_by_area(state).items()
        for each in found
        if each.points or (each.shared and each.place <= len(MAJORITIES[area].points))
    )


def score_majorities(state: PortaNigra, seat: int) -> Iterator[Score]:
    return (score for score in majority_scores(state) if score.seat == seat)


PARTS = (score_sets, score_final_cards, score_play_area)
"""The parts of the final scoring before the majorities, in their order."""


def final_scores(state: PortaNigra, seat: int) -> tuple[Score, ...]:
    """What the final scoring would bring a seat now; from any view."""
    return tuple(score for part in (*PARTS, score_majorities) for score in part(state, seat))


def final_standings(state: PortaNigra) -> tuple[Standing, ...]:
    """Most points win; ties are shared."""
    return standings([(player.points,) for player in state.players])


def forecasts(view: PortaNigra, seat: int) -> tuple[Forecast, ...]:
    """The interim scoring if one comes, then the final scoring; nothing after the end."""
    if not view.phase:
        return ()
    when = {"round": ROUNDS[len(view.players)], "early": int(view.ended_by is not None)}
    final = final_forecast(seat, final_scores(view, seat), when)
    return (interim_forecast(view, seat), final) if is_interim_to_come(view, seat) else (final,)


def is_interim_to_come(view: PortaNigra, seat: int) -> bool:
    """Whether a seat will still split its bricks at the end of a round."""
    if view.ended_by is not None or view.phase == "final_scoring":
        return False
    last = ROUNDS[len(view.players)]
    return view.round + has_split(view, seat) < last


def has_split(view: PortaNigra, seat: int) -> bool:
    """Whether a seat has had the interim scoring of the round."""
    if view.phase == "interim":
        order = view.turn_order
        return view.active is None or order.index(seat) < order.index(view.active)
    return view.phase == "start_player"


def interim_forecast(view: PortaNigra, seat: int) -> Forecast:
    """The points that a seat's bricks would give for splitting in the interim scoring now."""
    bricks, each = view.bricks_built(seat), INTERIM_PER_BRICK[len(view.players)]
    points = interim_total(view, seat)
    reason = Message("forecast-interim-bricks", {"bricks": bricks, "each": each})
    title = Message("forecast-interim", {"round": view.round + has_split(view, seat)})
    parts = (ForecastPart(reason, points, InterimScored.source),) if bricks else ()
    return Forecast(seat, title, points, parts)
