"""What the end of the quarter and the final scoring would bring a seat as things stand."""

from __future__ import annotations

from collections import Counter

from games.game import Forecast, ForecastPart
from games.numerals import numeral
from games.scoring import final_forecast
from games.trajan.events.quarter import demands_text
from games.trajan.pieces import ROUNDS, UNMET_POINTS
from games.trajan.scoring.demands import demands_of
from games.trajan.scoring.final_scoring import final_scores
from games.trajan.state import Trajan
from games.words import Message


def forecasts(view: Trajan, seat: int) -> tuple[Forecast, ...]:
    """The unmet demands of this quarter, then the final scoring; nothing when the game is over."""
    if not view.phase:
        return ()
    return (quarter_forecast(view, seat), final_forecast(seat, final_scores(view, seat)))


def quarter_forecast(view: Trajan, seat: int) -> Forecast:
    """What the demands turned up would cost a seat if the quarter ended now."""
    unmet = tuple(each.demand for each in demands_of(view, seat) if not each.met_by)
    points = UNMET_POINTS[len(unmet)]
    reason = Message("forecast-unmet", {"demands": demands_text(unmet), "points": points})
    title = Message("forecast-quarter", {"quarter": numeral(view.quarter), "rounds": ROUNDS})
    return Forecast(seat, title, points, (ForecastPart(reason, points),) if unmet else ())


def final_by_source(view: Trajan, seat: int) -> dict[str, int]:
    """What the final scoring would bring a seat if it came now, by the source of the points."""
    by_source = Counter[str]()
    for score in final_scores(view, seat):
        by_source[score.source] += score.points
    return dict(by_source)
