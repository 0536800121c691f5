"""The one line by which somebody is called: a phone shows it, and nothing else of the message."""

from __future__ import annotations

from collections.abc import Mapping

from bot.screens.model import TableContext
from bot.screens.moments import format_moment
from bot.screens.text import cut
from games.words import Message, Verbatim, Words

CALL_LENGTH = 150
"""Of the line of a call, with the names it mentions."""

SHORTEST_LINE = 60
"""Of what is left to the line itself when many are mentioned."""


def what_is_asked(context: TableContext) -> Message:
    """What is asked in the present phase, as everybody may know it."""
    return Message(f"call-{context.table.view(None).phase}")


def call_line(
    context: TableContext,
    words: Words,
    *,
    until: float | None,
    now: float,
    zone: str,
    length: int = CALL_LENGTH,
) -> str:
    """Which game, which table, what is asked, and until when: in the time zone `zone`; None is no deadline.

    It is at most `length` characters long: the name of the game is cut first, then what is asked.
    """
    game, what = words.text(Message("title")), words.text(what_is_asked(context))
    line = _line(context, words, game, what, until_when(until, now, zone, words))
    if len(line) > length:
        game = cut(game, max(1, len(game) - (len(line) - length)))
        line = _line(context, words, game, what, until_when(until, now, zone, words))
    if len(line) > length:
        what = cut(what, max(1, len(what) - (len(line) - length)))
        line = _line(context, words, game, what, until_when(until, now, zone, words))
    return line


def mentioning_line(
    context: TableContext,
    words: Words,
    mentions: Mapping[int, int],
    *,
    until: float | None,
    now: float,
    zone: str,
) -> str:
    """The line of a call to several, who are mentioned after it: seats -> their users."""
    names = sum(len(f" @{context.names[seat]}") for seat in mentions)
    room = max(SHORTEST_LINE, CALL_LENGTH - names)
    line = call_line(context, words, until=until, now=now, zone=zone, length=room)
    return " ".join((line, *(f"<@{user}>" for user in mentions.values())))


def until_when(until: float | None, now: float, zone: str, words: Words) -> str:
    """Until when somebody can choose: "until Monday 20:00", or that there is no deadline."""
    if until is None:
        return words.text(Message("call-no-deadline"))
    moment = Verbatim(format_moment(until, now, zone, words, read_later=True))
    return words.text(Message("call-until", {"moment": moment}))


def _line(context: TableContext, words: Words, game: str, what: str, until: str) -> str:
    arguments = {
        "game": Verbatim(game),
        "table": Verbatim(str(context.row.id)),
        "what": Verbatim(what),
        "until": Verbatim(until),
    }
    return words.text(Message("call-line", arguments))
