"""What the interim scoring to come and the final scoring would bring a seat as things stand."""

from __future__ import annotations

from games.game import Forecast, ForecastPart
from games.porta_nigra.final_scoring import final_scores
from games.porta_nigra.pieces import INTERIM_PER_BRICK, ROUNDS
from games.porta_nigra.rounds import interim_total
from games.porta_nigra.state import PortaNigra
from games.scoring import final_forecast
from games.words import Message


def forecasts(view: PortaNigra, seat: int) -> tuple[Forecast, ...]:
    """The interim scoring if one comes, then the final scoring; nothing when the game is over."""
    if not view.phase:
        return ()
    when = {"round": ROUNDS[len(view.players)], "early": int(view.ended_by is not None)}
    final = final_forecast(seat, final_scores(view, seat), when)
    return (interim_forecast(view, seat), final) if interim_comes(view, seat) else (final,)


def interim_comes(view: PortaNigra, seat: int) -> bool:
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
    """What the bricks of a seat would bring now in the interim scoring, to be split."""
    bricks, each = view.bricks_built(seat), INTERIM_PER_BRICK[len(view.players)]
    points = interim_total(view, seat)
    reason = Message("forecast-interim-bricks", {"bricks": bricks, "each": each})
    title = Message("forecast-interim", {"round": view.round + has_split(view, seat)})
    return Forecast(seat, title, points, (ForecastPart(reason, points),) if bricks else ())
