"""A check: one thing the bot does on Discord, tried once; and how it ends."""

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path

import discord
import msgspec
from msgspec import Struct

from bot.delivery.failures import CODES
from bot.first_day.ground import Ground

Run = Callable[[Ground], Awaitable[str | None]]
"""Tries it; returns a remark. Raises NotTried, Wrong, discord.HTTPException."""


class Check(Struct, frozen=True):
    id: str
    run: Run
    title: str
    needs: tuple[str, ...] = ()
    """Checks that must have worked."""
    covers: tuple[str, ...] = ()
    """Its subject: kinds of requests that it makes."""
    asks: tuple[str, ...] = ()
    """What a person at the keyboard is asked, in turn; those without need none."""


class Result(StrEnum):
    WORKS = "works"
    REFUSED = "refused"
    NOT_TRIED = "not tried"


class Outcome(Struct, frozen=True):
    check: str
    title: str
    result: Result
    said: str = ""
    """What is worth saying; why it was not tried."""
    code: int = 0
    meaning: str = ""
    advice: str = ""
    seconds: float = 0.0


class NotTried(Exception):
    """A check is not possible here, for a reason that is no fault."""


class Wrong(Exception):
    """Discord's answer is not the one expected."""

    def __init__(self, said: str, advice: str = "") -> None:
        super().__init__(said)
        self.advice = advice


class Code(Struct, frozen=True):
    """A refusal's meaning, unless the bot's own table has it, and what to do."""

    advice: str
    meaning: str = ""


ADVICE = msgspec.toml.decode((Path(__file__).parent / "codes.toml").read_bytes(), type=dict[str, Code])
"""Discord's codes, and statuses of refusals without one -> what to do."""

UNKNOWN = Code(
    "Look up the code in Discord's documentation, and send the file to the developers.",
    "a code that this program does not know",
)


def explain(number: int) -> tuple[str, str]:
    """The meaning of a code, or of the status of a refusal without one, and what to do."""
    known = ADVICE.get(str(number))
    of_bot = CODES.get(number)
    meaning = of_bot.meaning if of_bot is not None else (known or UNKNOWN).meaning
    return meaning, (known or UNKNOWN).advice


@contextmanager
def refused_with(ground: Ground, *codes: int) -> Iterator[None]:
    """Expect a refusal with one of these codes. Raises Wrong if Discord accepts, and other refusals."""
    ground.expected |= {*codes}
    try:
        yield
    except discord.HTTPException as error:
        if error.code not in codes:
            raise
    else:
        raise Wrong(f"Discord accepts it, where {' or '.join(map(str, codes))} was expected.")


def expect(holds: object, said: str, advice: str = "") -> None:
    """Raises Wrong unless something holds."""
    if not holds:
        raise Wrong(said, advice)
