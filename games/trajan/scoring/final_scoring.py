"""The final scoring: hand, camps, construction sets, bonus tiles; who wins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from games.engine.table import Table
from games.game import Forecast, ForecastPart, Standing, standings
from games.numerals import roman_numeral
from games.scoring import GameEnded, final_forecast
from games.trajan.events.quarter import DemandsMet, demands_text
from games.trajan.events.scoring import (
    BonusTileScored,
    CampsScored,
    HandScored,
    LeftoverTilesScored,
    Score,
    SetScored,
)
from games.trajan.pieces import (
    CARD_IN_HAND_POINTS,
    LEFTOVER_TILE_POINTS,
    LEGIONNAIRE_IN_CAMP_POINTS,
    QUARTERS,
    ROUNDS,
    UNMET_POINTS,
    WORKER_IN_CAMP_POINTS,
)
from games.trajan.scoring.bonus import bonus_scores
from games.trajan.scoring.demands import demands_of
from games.trajan.sets import construction_sets
from games.trajan.state import Trajan
from games.words import Message


async def final_scoring_phase(table: Table[Trajan]) -> None:
    """The phase `final_scoring`: each part for all seats before the next."""
    for part in SCORING:
        for seat in range(table.players):
            for score in part(table.state, seat):
                table.apply(score)
    table.apply(GameEnded())


def score_hand(state: Trajan, seat: int) -> Iterator[Score]:
    """The cards in hand, whatever they are."""
    cards = len(state.players[seat].hand)
    if cards:
        yield HandScored(seat, cards * CARD_IN_HAND_POINTS, cards)


def score_camps(state: Trajan, seat: int) -> Iterator[Score]:
    """Workers and legionnaires in their camps."""
    player = state.players[seat]
    workers, legionnaires = player.worker_camp, player.military_camp
    if workers or legionnaires:
        points = workers * WORKER_IN_CAMP_POINTS + legionnaires * LEGIONNAIRE_IN_CAMP_POINTS
        yield CampsScored(seat, points, workers, legionnaires)


def score_sets(state: Trajan, seat: int) -> Iterator[Score]:
    """The best construction sets."""
    for each in construction_sets(state.players[seat]):
        yield SetScored(seat, each.points, each.type, each.size, each.wild)


def score_bonus(state: Trajan, seat: int) -> Iterator[Score]:
    """Each bonus tile that brings something."""
    for each in bonus_scores(state, seat):
        if each.points:
            yield BonusTileScored(seat, each.points, each.tile, each.yellow, each.counted, each.wild)


def score_leftover(state: Trajan, seat: int) -> Iterator[Score]:
    """Trajan tiles next to the action circle, at tables that play so."""
    tiles = len(state.players[seat].slots)
    if tiles and state.options.score_leftover_trajan_tiles:
        yield LeftoverTilesScored(seat, tiles * LEFTOVER_TILE_POINTS, tiles)


SCORING = (score_hand, score_camps, score_sets, score_bonus, score_leftover)
"""The parts of the final scoring, in their order."""


def final_scores(state: Trajan, seat: int) -> tuple[Score, ...]:
    """What the final scoring would bring a seat now; from any view."""
    return tuple(score for part in SCORING for score in part(state, seat))


def final_standings(state: Trajan) -> tuple[Standing, ...]:
    """Most points; then the better place in the senate, which nobody shares."""
    ranking = state.senate_ranking
    return standings(
        [(player.points, len(ranking) - 1 - ranking.index(seat)) for seat, player in enumerate(state.players)]
    )


def forecasts(view: Trajan, seat: int) -> tuple[Forecast, ...]:
    """The unmet demands of the next quarter to be scored, then the final scoring; nothing after the end."""
    if not view.phase:
        return ()
    final = final_forecast(seat, final_scores(view, seat))
    quarter = view.quarter + is_quarter_scored(view, seat)
    return (final,) if quarter > QUARTERS else (quarter_forecast(view, seat, quarter), final)


def is_quarter_scored(view: Trajan, seat: int) -> bool:
    """Whether the end of the quarter is over for a seat."""
    return view.players[seat].demands_met or view.phase in ("senate", "refill")


def quarter_forecast(view: Trajan, seat: int, quarter: int) -> Forecast:
    """What the demands turned up would cost a seat if the quarter ended now."""
    unmet = tuple(each.demand for each in demands_of(view, seat) if not each.met_by)
    points = UNMET_POINTS[len(unmet)]
    reason = Message("forecast-unmet", {"demands": demands_text(unmet), "points": points})
    title = Message("forecast-quarter", {"quarter": roman_numeral(quarter), "rounds": ROUNDS})
    parts = (ForecastPart(reason, points, DemandsMet.source),) if unmet else ()
    return Forecast(seat, title, points, parts)


def final_by_source(view: Trajan, seat: int) -> dict[str, int]:
    """What the final scoring would bring a seat if it came now, by the source of the points."""
    by_source = Counter[str]()
    for score in final_scores(view, seat):
        by_source[score.source] += score.points
    return dict(by_source)
