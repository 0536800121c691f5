"""The one line that calls somebody: a phone shows it, and nothing else of the message."""

import re
from collections.abc import Collection, Iterable, Mapping
from math import inf

from msgspec import Struct

from bot.screens.ids.table_ids import OpenBoard, OpenPanel
from bot.screens.markup import mention
from bot.screens.model import Button, Call, Screen, TableContext
from bot.screens.moments import AMERICAN, format_moment
from bot.screens.text import cut_text, numbered_title, title_argument
from bot.tables.settings.recipient import Recipient
from clocks.zones import place_of
from games.words import Verbatim, Words

NAMED, CHANNEL = re.compile(r"<@&?\d+>"), re.compile(r"<#\d+>")

NAME_LENGTH, CHANNEL_LENGTH = 16, 40
"""Assumed letters of names of users and roles, and of channels and threads."""

CALL_LENGTH = 150
"""Letters of a call's line, with the names it mentions."""

SHORTEST_LINE = 60
"""Letters left to the line itself when many are mentioned."""


UTC = "UTC"


class WallClock(Struct, frozen=True):
    zone: str
    """IANA name of its time zone."""
    place: str = ""
    """Where the clock hangs, if that has to be said."""
    locale: str = ""
    """Discord's locale of all who read it."""


def call_line(
    context: TableContext,
    words: Words,
    *,
    until: float | None,
    now: float,
    where: WallClock,
    length: int = CALL_LENGTH,
) -> str:
    """Game, table, question and deadline, at most `length` characters: the game's name is cut first."""
    game, what = words("title"), words(f"call-{context.view(None).phase}")
    line = _line(context, words, game, what, until_when_text(until, now, where, words))
    if len(line) > length:
        game = cut_text(game, max(1, len(game) - (len(line) - length)))
        line = _line(context, words, game, what, until_when_text(until, now, where, words))
    if len(line) > length:
        what = cut_text(what, max(1, len(what) - (len(line) - length)))
        line = _line(context, words, game, what, until_when_text(until, now, where, words))
    return line


def mentioning_line(
    context: TableContext,
    words: Words,
    mentions: Mapping[int, int],
    *,
    until: float | None,
    now: float,
    where: WallClock,
) -> str:
    """The line of a call, and then its mentions: seats -> their users."""
    names = sum(len(f" @{context.names[seat]}") for seat in mentions)
    room = max(SHORTEST_LINE, CALL_LENGTH - names)
    line = call_line(context, words, until=until, now=now, where=where, length=room)
    return " ".join((line, *map(mention, mentions.values())))


def call(
    context: TableContext,
    words: Words,
    nonce: int,
    *,
    until: float | None,
    now: float,
    where: WallClock,
    mentions: Mapping[int, int] = {},
) -> Call:
    """The first form of a message that calls somebody to choose; `mentions`: seats -> users, in a thread."""
    button = Button(OpenPanel(context.row.id, nonce), words("button-move"), "primary")
    return Call(mentioning_line(context, words, mentions, until=until, now=now, where=where), button)


def end_call(game: int, words: Words, nonce: int, users: Iterable[int] = ()) -> Call:
    """The first form of the message about the end; users are mentioned after the line."""
    table = title_argument(game, words)
    line = words("call-over", table=table)
    button = Button(OpenBoard(game, nonce), words("button-board"))
    return Call(" ".join((line, *map(mention, users))), button)


def until_when_text(until: float | None, now: float, where: WallClock, words: Words) -> str:
    """Until when somebody can choose ("until Monday 20:00"), that the clock stands, or that there is none."""
    if until is None or until == inf:
        return words("call-no-deadline" if until is None else "clock-stands")
    arguments = {"moment": Verbatim(format_moment(until, now, where.zone, words, where.locale))}
    if until <= now:
        return words("call-late", **arguments)
    if where.place:
        return words("call-until-there", **arguments | {"place": Verbatim(where.place)})
    return words("call-until", **arguments)


def wall_clock(recipients: Collection[Recipient], words: Words, *, public: bool = False) -> WallClock:
    """The clock for a line; its zone is named if guessed or `public`. For several zones it is UTC."""
    locales = {recipient.locale for recipient in recipients}
    locale = AMERICAN if locales == {AMERICAN} and words.locale == "en" else ""
    zones = {recipient.schedule.zone for recipient in recipients}
    if len(zones) != 1:
        return WallClock(UTC, UTC)
    (zone,) = zones
    confirmed = all(recipient.confirmed for recipient in recipients)
    place = "" if confirmed and not public else place_of(zone, words.locale).city
    return WallClock(zone, place, locale)


def _line(context: TableContext, words: Words, game: str, what: str, until: str) -> str:
    arguments = {
        "table": Verbatim(numbered_title(context.row.id, words, game)),
        "what": Verbatim(what),
        "until": Verbatim(until),
    }
    return words("call-line", **arguments)


def phone_screen(screen: Screen) -> Screen:
    """A plain screen as it is posted, shortened unless a phone shows all of it."""
    line = phone_line(screen.text, tuple(map(mention, screen.mentions)))
    if line == screen.text:
        return screen
    return Screen.of(line, *screen.controls, mentions=screen.mentions, plain=True, role=screen.role)


def phone_line(text: str, called: tuple[str, ...] = ()) -> str:
    """A text without bold letters, cut to the length without losing its mentions."""
    text = text.replace("**", "")
    if _length(text) <= CALL_LENGTH:
        return text
    shown = ""
    for piece in re.split(r"(\s)", text):
        longer = shown + piece
        if _length(_cut_line(longer, called)) > CALL_LENGTH and _length(longer) > SHORTEST_LINE:
            break
        shown += piece
    return _cut_line(shown, called)


def _cut_line(shown: str, called: tuple[str, ...]) -> str:
    return " ".join((f"{shown.rstrip()}…", *[each for each in called if each not in shown]))


def _length(text: str) -> int:
    """How many letters a phone shows of a text, nearly always at most."""
    return len(CHANNEL.sub((1 + CHANNEL_LENGTH) * "#", NAMED.sub((1 + NAME_LENGTH) * "@", text)))
