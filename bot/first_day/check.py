"""A check of `tabellarius doctor` or `tabellarius try`, and how it ends."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping
from contextlib import AbstractContextManager, nullcontext
from enum import StrEnum
from pathlib import Path
from typing import Any

import discord
import msgspec
from msgspec import Struct, structs

from bot.client.acknowledgement import LOST
from bot.delivery.failures import CODES, BreakerOpen
from bot.limits import RATE_LIMITED
from storage.core import errors


class Check(Struct, frozen=True):
    id: str
    run: Callable[[Any], Awaitable[str | None]]
    """Tries it on a Subject; returns a remark. Raises NotTried, Wrong, and other errors."""
    title: str = ""
    needs: tuple[str, ...] = ()
    """Checks that must have worked."""
    covers: tuple[str, ...] = ()
    """Its subject: kinds of requests that it makes."""
    asks: tuple[str, ...] = ()
    """What a person at the keyboard is asked, in turn; those without need none."""
    seconds: float | None = None
    """Longest time it may take."""


class Result(StrEnum):
    WORKS = "works"
    FAULT = "fault"
    NOT_TRIED = "not tried"


class Outcome(Struct, frozen=True):
    check: str
    title: str
    result: Result
    said: str = ""
    """What is worth saying; what is wrong, or why it was not tried."""
    advice: str = ""
    code: int = 0
    """Discord's code of a refusal, or its status."""
    seconds: float = 0.0

    @property
    def verdict(self) -> str:
        return f"refused {self.code}" if self.code else self.result.value

    def __str__(self) -> str:
        said = ": ".join(filter(None, (self.check, self.title, self.said.rstrip("."))))
        advice = f". What to do: {self.advice.rstrip('.')}." if self.advice else ""
        return f"{self.verdict:<14} {said}{advice}"


class NotTried(Exception):
    """A check is not possible here, for a reason that is no fault."""


class Wrong(Exception):
    """Something is not as it should be."""

    def __init__(self, said: str, advice: str = "") -> None:
        super().__init__(said)
        self.advice = advice


class Refused(Exception):
    """Discord has refused something, with a code or else a status."""

    def __init__(self, code: int, said: str) -> None:
        super().__init__(said)
        self.code = code


def expect(holds: object, said: str, advice: str = "") -> None:
    """Raises Wrong unless something holds."""
    if not holds:
        raise Wrong(said, advice)


class Subject:
    """What is checked."""

    client: discord.Client

    def during(self, check: Check) -> AbstractContextManager[None]:  # noqa: ARG002
        """What is around a check. Raises NotTried, Refused."""
        return nullcontext()


class Code(Struct, frozen=True):
    """A refusal's meaning, unless the bot's own table has it, and what to do."""

    advice: str
    meaning: str = ""


ADVICE = msgspec.toml.decode((Path(__file__).parent / "codes.toml").read_bytes(), type=dict[str, Code])
"""Discord's codes, and statuses of refusals without one -> what to do."""

UNKNOWN = Code(
    "Look up the code in Discord's documentation, and send the file to the developers.",
    "A code that this program does not know",
)

NETWORK = "look at the network and its proxy, and at https://discordstatus.com"
"""What to do where Discord does not answer."""

REMEDIES: Mapping[type[Exception], str] = {
    errors.CorruptDatabase: "restore the newest backup (docs/running.md, Backup)",
    errors.OtherSchema: "install the version of the program that it names",
    errors.ServerNotReached: "start the server, or correct DATABASE",
    errors.AddressRefused: "correct DATABASE (docs/running.md, PostgreSQL)",
    errors.DatabaseUnusable: "give the files to the user of the service, and run this as that user",
    errors.DatabaseBusy: "end the other program, or try again",
    OSError: "correct its name, or run this as the user who has the right to it",
}
"""Errors -> what to do; of several the first that fits."""

log = logging.getLogger(__name__)


async def run_checks(
    subject: Subject, checks: Iterable[Check], tell: Callable[[Outcome], None] | None = None
) -> list[Outcome]:
    """Run checks in their order, which stops at nothing; `tell` is called with each outcome."""
    outcomes: dict[str, Outcome] = {}
    for check in checks:
        began = time.monotonic()
        outcome = await _run(subject, check, outcomes)
        outcomes[check.id] = structs.replace(outcome, seconds=round(time.monotonic() - began, 3))
        if tell is not None:
            tell(outcome)
    return [*outcomes.values()]


async def _run(subject: Subject, check: Check, before: Mapping[str, Outcome]) -> Outcome:
    def ended(result: Result, said: str, advice: str = "") -> Outcome:
        return Outcome(check.id, check.title, result, said, advice)

    missing = [need for need in check.needs if before[need].result is not Result.WORKS]
    if missing:
        how = "was not tried" if before[missing[0]].result is Result.NOT_TRIED else "did not work"
        return ended(Result.NOT_TRIED, f"it needs {missing[0]}, which {how}")
    try:
        with subject.during(check):
            async with asyncio.timeout(check.seconds):
                said = await check.run(subject) or ""
    except NotTried as reason:
        return ended(Result.NOT_TRIED, str(reason))
    except Wrong as wrong:
        return ended(Result.FAULT, str(wrong), wrong.advice)
    except Refused as refused:
        return _refused(check, refused.code, str(refused))
    except discord.RateLimited as busy:
        return _refused(check, RATE_LIMITED, f"Discord asks to wait for {busy.retry_after:.0f} seconds.")
    except discord.HTTPException as error:
        return _refused(check, error.code or error.status, error.text)
    except (*LOST, BreakerOpen, discord.GatewayNotFound) as error:
        return ended(Result.FAULT, f"No answer ({type(error).__name__})", NETWORK)
    except Exception as error:
        remedy = next((remedy for kind, remedy in REMEDIES.items() if isinstance(error, kind)), None)
        if remedy is not None:
            return ended(Result.FAULT, str(error), remedy)
        log.exception("the check %s failed", check.id)
        own = f"a mistake of this program ({type(error).__name__})"
        return ended(Result.FAULT, own, "send the log, and the file if there is one, to the developers")
    return ended(Result.WORKS, said)


def _refused(check: Check, code: int, said: str) -> Outcome:
    of_bot, known = CODES.get(code), ADVICE.get(str(code), UNKNOWN)
    meaning = known.meaning if of_bot is None else of_bot.meaning
    return Outcome(check.id, check.title, Result.FAULT, f"{meaning}. {said}", known.advice, code)
