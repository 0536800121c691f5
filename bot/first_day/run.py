"""Runs checks one after another, in an order that stops at nothing."""

import logging
import time
from collections.abc import Callable, Sequence
from typing import Any

import discord
from msgspec import structs

from bot.client.acknowledgement import LOST
from bot.delivery.failures import BreakerOpen
from bot.first_day.check import Check, NotTried, Outcome, Result, Wrong, explain
from bot.first_day.ground import Ground
from bot.first_day.person import Skipped
from bot.first_day.recorder import Exchange
from bot.limits import BAD_REQUEST, RATE_LIMITED, SERVER_ERROR

LOST_ADVICE = "Run it again; if it is refused again, look at the network between this machine and Discord."
OWN_ADVICE = "This is a mistake of the program: send the file and the log to the developers."

log = logging.getLogger(__name__)


async def run_checks(
    ground: Ground, checks: Sequence[Check], tell: Callable[[Outcome], None] | None = None
) -> list[Outcome]:
    """Run checks in their order; `tell` is called with each outcome."""
    outcomes: dict[str, Outcome] = {}
    for check in checks:
        began = time.monotonic()
        outcome = await _run(ground, check, outcomes)
        outcomes[check.id] = structs.replace(outcome, seconds=round(time.monotonic() - began, 3))
        if tell is not None:
            tell(outcome)
    return [*outcomes.values()]


async def _run(ground: Ground, check: Check, before: dict[str, Outcome]) -> Outcome:
    def ended(result: Result, said: str = "", **more: Any) -> Outcome:
        return Outcome(check.id, check.title, result, said, **more)

    def refused(number: int, said: str) -> Outcome:
        meaning, advice = explain(number)
        return ended(Result.REFUSED, said, code=number, meaning=meaning, advice=advice)

    missing = [need for need in check.needs if before[need].result is not Result.WORKS]
    if missing:
        return ended(Result.NOT_TRIED, f"it needs {missing[0]}, which does not work")
    if check.asks and ground.person is None:
        return ended(Result.NOT_TRIED, "it needs a person: --with-me")
    ground.recorder.check, ground.asks, ground.expected = check.id, [*check.asks], set()
    since = len(ground.recorder.exchanges)
    try:
        said = await check.run(ground) or ""
    except NotTried as reason:
        return ended(Result.NOT_TRIED, str(reason))
    except Skipped:
        return ended(Result.NOT_TRIED, "skipped")
    except Wrong as wrong:
        return ended(Result.REFUSED, str(wrong), advice=wrong.advice)
    except discord.HTTPException as error:
        return refused(error.code or error.status, error.text)
    except discord.RateLimited as busy:
        return refused(RATE_LIMITED, f"Discord asks to wait for {busy.retry_after:.0f} seconds.")
    except (*LOST, BreakerOpen) as error:
        name = type(error).__name__
        return ended(Result.REFUSED, name, meaning="No answer", advice=LOST_ADVICE)
    except Exception as error:
        log.exception("the check %s failed", check.id)
        name = type(error).__name__
        return ended(Result.REFUSED, name, meaning="Mistake of the program", advice=OWN_ADVICE)
    finally:
        ground.recorder.check = ""
    for each in ground.recorder.exchanges[since:]:
        if _is_refused(each) and each.code not in ground.expected:
            return refused(each.code or each.status, "The bot went another way.")
    return ended(Result.WORKS, said)


def _is_refused(exchange: Exchange) -> bool:
    """Whether Discord refused a request for itself, although the bot may get by without it."""
    return BAD_REQUEST <= exchange.status < SERVER_ERROR and exchange.status != RATE_LIMITED
