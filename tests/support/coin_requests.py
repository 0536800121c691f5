"""The kinds of requests that the bot makes for a table of the coin toss."""

import re
from functools import lru_cache
from typing import Any

from tests.support.coin_table import CoinTable

CALL_IN_THREAD = "call in the thread"
"""The edit that adds a call to a message in the thread, for players without direct messages."""

PATTERNS: tuple[tuple[str, str, str], ...] = (
    (r"POST /interactions/", "", "acknowledgement"),
    (r"(PATCH|DELETE) /webhooks/", "", "reply"),
    (r"POST /webhooks/", "", "follow-up"),
    (r"GET ", "", "look-up"),
    (r"POST /users/@me/channels$", "", "direct channel"),
    (r"POST /channels/\d+/(messages/\d+/)?threads$", "", "thread"),
    (r"POST /channels/\d+/messages$", "channel", "card"),
    (r"(PATCH|DELETE) /channels/\d+/messages/\d+$", "channel", "edit of the card"),
    (r"POST /channels/\d+/messages$", "thread", "message"),
    (r"(PATCH|DELETE) /channels/\d+/messages/\d+$", "thread", "edit"),
    (r"POST /channels/\d+/messages$", "direct", "direct message"),
    (r"PATCH /channels/\d+/messages/\d+$", "direct", "call in a direct message"),
    (r"PATCH /channels/\d+/messages/\d+$", CALL_IN_THREAD, CALL_IN_THREAD),
)
"""Requests of a table: "METHOD /path", the kind of channel it is about, the kind of request."""

KINDS = tuple(kind for _, _, kind in PATTERNS)

FORUM_PATTERNS: tuple[tuple[str, str, str], ...] = (
    (r"POST /channels/\d+/threads$", "channel", "post"),
    (r"PATCH /channels/\d+$", "thread", "edit of the post"),
)
"""Further requests of a table in a forum."""

FORUM_KINDS = tuple(kind for _, _, kind in FORUM_PATTERNS)
NUMBERED = re.compile(r" /(channels|interactions)/(\d+)")
TOKEN = re.compile(r"/webhooks/\d+/([^/]+)")


def request_kind(table: CoinTable, line: str, body: Any) -> str | None:
    """The kind of a request; None if it is none of this table's."""
    possible = _possible_kinds(line, table.forum)
    place = _place(table, line, body) if possible else None
    if place is None:
        return None
    if place == "thread" and line.startswith("PATCH") and "content" in body:
        place = CALL_IN_THREAD
    return next((kind for where, kind in possible if where in ("", place)), None)


def may_be(table: CoinTable, line: str, kind: str) -> bool:
    """Whether a request with this line can be of a kind."""
    return any(possible == kind for _, possible in _possible_kinds(line, table.forum))


@lru_cache
def _possible_kinds(line: str, forum: bool) -> tuple[tuple[str, str], ...]:
    """The possible kinds of a request with this line, each with its channel."""
    patterns = (*FORUM_PATTERNS, *PATTERNS) if forum else PATTERNS
    return tuple((where, kind) for pattern, where, kind in patterns if re.match(pattern, line))


def _place(table: CoinTable, line: str, body: Any) -> str | None:
    """The channel of a table's request: its own, its thread, one for direct messages, another one."""
    world, users = table.sandbox.world, {user.id for user in table.people}
    numbered, token = NUMBERED.search(line), TOKEN.search(line)
    if numbered and numbered[1] == "channels":
        channel = world.channels.get(int(numbered[2]))
        if channel is None or not (channel.recipients & users or channel.guild_id == table.guild.id):
            return None
        return "direct" if channel.recipients else "thread" if channel.is_thread else "channel"
    interaction = None
    if numbered:
        interaction = world.interactions.get(int(numbered[2]))
    elif token:
        interaction = world.interaction_by_token(token[1])
    if interaction is not None:
        return "elsewhere" if interaction.account_id in users else None
    recipient = body.get("recipient_id") if isinstance(body, dict) else None
    return "elsewhere" if str(recipient).isdecimal() and int(str(recipient)) in users else None
