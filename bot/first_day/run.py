"""Runs checks one after another, in an order that stops at nothing."""

import logging
import time
from collections.abc import Callable, Sequence

import discord
from msgspec import structs

from bot.client.acknowledgement import LOST
from bot.delivery.failures import BreakerOpen
from bot.first_day.check import Check, NotTried, Outcome, Result, Wrong, refusal
from bot.first_day.ground import Ground
from bot.first_day.person import Skipped

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
        outcome = structs.replace(outcome, seconds=round(time.monotonic() - began, 3))
        outcomes[check.id] = outcome
        if tell is not None:
            tell(outcome)
    return [*outcomes.values()]


async def _run(ground: Ground, check: Check, before: dict[str, Outcome]) -> Outcome:
    def ended(result: Result, said: str = "", **more: object) -> Outcome:
        return Outcome(check.id, check.title, result, said, **more)  # type: ignore[arg-type]

    missing = [need for need in check.needs if before[need].result is not Result.WORKS]
    if missing:
        return ended(Result.NOT_TRIED, f"it needs {missing[0]}, which does not work")
    if check.asks and ground.person is None:
        return ended(Result.NOT_TRIED, "it needs a person: --with-me")
    ground.recorder.check, ground.asks = check.id, [*check.asks]
    try:
        return ended(Result.WORKS, await check.run(ground) or "")
    except NotTried as reason:
        return ended(Result.NOT_TRIED, str(reason))
    except Skipped:
        return ended(Result.NOT_TRIED, "skipped")
    except Wrong as wrong:
        return ended(Result.REFUSED, str(wrong), advice=wrong.advice)
    except discord.HTTPException as error:
        code, meaning, advice = refusal(error)
        return ended(Result.REFUSED, error.text, code=code, meaning=meaning, advice=advice)
    except discord.RateLimited as busy:
        said = f"Discord asks to wait for {busy.retry_after:.0f} seconds."
        return ended(Result.REFUSED, said, code=429, meaning="Rate limit", advice="Run it again later.")
    except (*LOST, BreakerOpen) as error:
        return ended(Result.REFUSED, repr(error), meaning="No answer", advice=LOST_ADVICE)
    except Exception as error:
        log.exception("the check %s failed", check.id)
        return ended(Result.REFUSED, repr(error), meaning="Mistake of the program", advice=OWN_ADVICE)
    finally:
        ground.recorder.check = ""
