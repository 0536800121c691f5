"""What the end of the quarter and the final scoring would bring a seat as things stand."""

from __future__ import annotations

from collections import Counter

from games.game import Forecast, ForecastPart
from games.numerals import numeral
from games.scoring import final_forecast
from games.trajan.events.quarter import demands_text
from games.trajan.pieces import QUARTERS, ROUNDS, UNMET_POINTS
from games.trajan.scoring.demands import demands_of
from games.trajan.scoring.final_scoring import final_scores
from games.trajan.state import Trajan
from games.words import Message


def forecasts(view: Trajan, seat: int) -> tuple[Forecast, ...]:
    """The unmet demands of the next quarter to be scored, then the final scoring; nothing after the end."""
    if not view.phase:
        return ()
    final = final_forecast(seat, final_scores(view, seat))
    quarter = view.quarter + is_quarter_scored(view, seat)
    return (final,) if quarter > QUARTERS else (quarter_forecast(view, seat, quarter), final)


def is_quarter_scored(view: Trajan, seat: int) -> bool:
    """Whether a seat has had what the end of the quarter brings it."""
    return view.players[seat].demands_met or view.phase in ("senate", "refill")


def quarter_forecast(view: Trajan, seat: int, quarter: int) -> Forecast:
    """What the demands turned up would cost a seat if the quarter ended now."""
    unmet = tuple(each.demand for each in demands_of(view, seat) if not each.met_by)
    points = UNMET_POINTS[len(unmet)]
    reason = Message("forecast-unmet", {"demands": demands_text(unmet), "points": points})
    title = Message("forecast-quarter", {"quarter": numeral(quarter), "rounds": ROUNDS})
    return Forecast(seat, title, points, (ForecastPart(reason, points),) if unmet else ())


def final_by_source(view: Trajan, seat: int) -> dict[str, int]:
    """What the final scoring would bring a seat if it came now, by the source of the points."""
    by_source = Counter[str]()
    for score in final_scores(view, seat):
        by_source[score.source] += score.points
    return dict(by_source)
