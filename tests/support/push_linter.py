"""The bot's messages as a phone shows them: never empty, and a call with all that matters in one line."""

import re
from collections.abc import Iterator

from bot.screens.shared.calls import CALL_LENGTH
from sandbox import Sandbox

LATE = r"late since \S.*|zu spät seit \S.*|срок прошёл \S.*"
UNTIL = r"by \S.*|bis \S.*|срок: \S.*|no deadline|ohne Frist|без срока"
STANDS = "the clock has stopped|die Uhr steht|часы стоят"
OVER = "the game is over|Die Partie ist zu Ende|партия окончена"
NEXT = r"you’re next, after \S.*|Du bist als Nächstes dran, nach \S.*|следующий ход ваш, перед вами: \S.*"
WHAT = rf"\S.*, ({UNTIL}|{STANDS}|{LATE})|{OVER}|{NEXT}"
CALL = re.compile(rf"\S.*, (table|Tisch|стол) \d+: ({WHAT})( @\S+)*")
"""Which game, which table, what is asked and until when, and whom it mentions."""

TIME_UP = re.compile(r"(?:Your time is up|Deine Zeit ist um|Ваше время вышло)\. (?P<call>.*)")
"""The beginning of a message to a late player: then which table, what and since when, or only the table."""

MISSED = re.compile(rf"\S.*, (table|Tisch|стол) \d+(: \S.*, ({LATE}))?")

SEAT = re.compile(r"\S.*, (table|Tisch|стол) \d+: .*(seat|Platz|мест|stand in|vertrittst|заменяете).*")
"""The notification of a lost or offered seat: which table, and what about the seat."""

LOBBY = re.compile(
    r".*(invites you|wants to start|request for a seat|would like a seat|lost your seat|can’t come"
    r"|didn’t press|won’t begin|closes|was closed|has closed).*"
)
"""News of a table that has not begun."""

READY = re.compile(r"The analysis is ready: .*\.|Die Analyse ist fertig: .*\.|Разбор партии готов: .*\.")

CUT = re.compile(r".*…( @\S+)*")
"""The beginning of any other message, and whom it mentions."""

TABLE = re.compile(r", (table|Tisch|стол) \d")
"""Part of every call."""


def call_faults(text: str) -> Iterator[str]:
    """The faults of a call, as a phone shows it."""
    if CALL.fullmatch(text) is None:
        yield f"a call that does not say which table, what and until when: {text!r}"
    if not 1 <= len(text) <= CALL_LENGTH:
        yield f"a call of {len(text)} letters: {text!r}"


def missed_faults(line: str, call: str) -> Iterator[str]:
    """The faults in the first line for a player whose time is up."""
    if MISSED.fullmatch(call) is None:
        yield f"whoever is late is not told where and since when: {line!r}"
    if len(line) > CALL_LENGTH:
        yield f"a line of {len(line)} letters: {line!r}"


def faults(sandbox: Sandbox) -> Iterator[str]:
    """The faults in everything that users' phones have shown."""
    for user in sandbox.users:
        for text in user.pushes:
            first = text.partition("\n")[0]
            if not text:
                yield f"the phone of {user.name} shows nothing"
            own = _without_names(sandbox, text)
            if "**" in own:
                yield f"a phone shows no bold letters: {text!r}"
            if len(own) > CALL_LENGTH:
                yield f"{len(own)} letters on a phone: {text!r}"
            if late := TIME_UP.fullmatch(first):
                yield from missed_faults(first, late["call"])
            elif (
                "\n" not in text
                and TABLE.search(text)
                and not any(each.fullmatch(text) for each in (SEAT, LOBBY, READY, CUT))
            ):
                yield from call_faults(own)


def _without_names(sandbox: Sandbox, text: str) -> str:
    """The text without mentions: names can be long, and have spaces."""
    for user in sandbox.users:
        text = text.replace(f" @{user.name}", "")
    return text
