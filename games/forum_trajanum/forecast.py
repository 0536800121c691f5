"""What the next scoring can bring a seat, with the citizens it can pay."""

from games.forum_trajanum.events.scoring import Score
from games.forum_trajanum.payday import Payment, best_payment, may_pay, row_names
from games.forum_trajanum.pieces import CYCLES, ROUNDS
from games.forum_trajanum.state import ForumTrajanum
from games.game import Forecast, ForecastCost, ForecastPart
from games.numerals import roman_numeral
from games.words import Message


def scoring_forecast(view: ForumTrajanum, seat: int) -> Forecast:
    """What a scoring now would bring a seat after its best payment."""
    player, pays = view.players[seat], may_pay(view, seat)
    coins, occupied = player.stock["coin"], sum(bool(row.citizens) for row in player.rows)
    best = best_payment(view, seat)
    potential = best_payment(view, seat, coins=occupied) if pays and coins < occupied else best
    unpaid = tuple(row for row in potential.rows if row not in best.rows)
    price, potential_price = (_price(each) if pays else {} for each in (best, potential))
    return Forecast(
        seat=seat,
        title=_title(view),
        points=best.points,
        parts=tuple(ForecastPart(_reason(score), score.points, score.source) for score in best.scores),
        cost=ForecastCost(
            price=price,
            payment=Message("forecast-rows", {"rows": row_names(best.rows)}) if price else None,
            potential=potential.points,
            potential_price=potential_price,
            owned={"coin": coins},
            unpaid=Message("forecast-rows", {"rows": row_names(unpaid)}) if unpaid else None,
        ),
    )


def _title(view: ForumTrajanum) -> Message:
    """Which scoring is next, and when."""
    cycle = max(view.cycle, 1)
    return Message(
        "forecast-scoring",
        {
            "cycle": roman_numeral(cycle),
            "cycles": roman_numeral(CYCLES),
            "left": ROUNDS - view.round,
            "rounds": ROUNDS,
        },
    )


def _price(payment: Payment) -> dict[str, int]:
    return {"coin": len(payment.rows)} if payment.rows else {}


def _reason(score: Score) -> Message:
    message = score.message()
    assert message is not None
    return message
