"""Rows about users and servers that belong to no game."""

import re
from collections.abc import Iterator
from math import isfinite

import msgspec

from bot.tables.settings.server_settings import from_json as server_settings
from clocks.offsets import is_zone
from clocks.user_settings import from_json
from games import names
from games.agents import levels
from storage.core.kinds import Kind
from storage.sqlite.snapshot import Record, Snapshot

LOCALE = re.compile(r"[a-z]{2}(-[A-Z0-9]{2,3})?")
"""A language as Discord names it."""

TABLES = {
    "block": "user",
    "bar": "who",
    "closed_server": "guild",
    "regular": "user",
    "report": "id",
    "seeker": "user",
    "listener": "user",
    "direct": "user",
    "erasure": "user",
    "hand_over": "id",
    "language": "owner",
    "greeting": "guild",
    "hints": "user",
    "member_name": "user",
    "notice": "user",
    "settings": "user",
    "server": "guild",
    "vacation": "user",
    "stand_in_offer": "vacation",
}
"""The tables of people and servers, and whose row it is."""

TIMES = (
    *("time", "created", "digest_due", "year_due", "begins", "ends", "ended", "begun", "asked"),
    *("since", "until", "held", "written", "told", "notified"),
)
"""Their columns that hold moments."""


SITS_ELSEWHERE = """
game IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM seat JOIN game ON game.id = seat.game
    WHERE seat.game = seeker.game AND seat."user" = seeker."user" AND stage = 'lobby' AND closing IS NULL
)
"""


def people_faults(stored: Snapshot) -> Iterator[str]:
    for table, key in TABLES.items():
        for record in stored.rows(table):
            for fault in _faults(table, record):
                yield f"table {table!r}, {key} {record[key]}: {fault}"
    used = {record["name"]: record["seq"] for record in stored.rows("sqlite_sequence")}
    numbered = (
        "game",
        "outbox",
        "vacation",
        "question",
        "invitation",
        "pause",
        "hand_over",
        "report",
        "cup",
        "posted_step",
    )
    for record in stored.rows("seeker", SITS_ELSEWHERE):
        yield f"the table that was found for user {record['user']} is no lobby where they sit"
    for record in stored.rows("outbox", "game IS NULL AND posted_step IS NOT NULL"):
        yield f"notification {record['id']}: it posts a step of no game"
    for table in numbered:
        last = max((record["id"] for record in stored.rows(table)), default=0)
        if (used.get(table) or 0) < last:
            yield f"the next id of table {table!r} is there already"


def _faults(table: str, record: Record) -> Iterator[str]:
    for name in ("user", "owner", "guild", "channel", "place", "blocked", "other", "who", "reported"):
        value = record.get(name)
        if value is not None and (
            (value < 0 and (table, name) != ("report", "reported"))
            or (value == 0 and table not in ("member_name", "bar"))
        ):
            yield f"{name} {value} is nobody and nothing on Discord"
    if record.get("reached") and record["code"] is not None:
        yield "direct messages reach them and do not"
    if (record.get("code") or 0) < 0:
        yield f"Discord has no code {record['code']}"
    for name in TIMES:
        time = record.get(name)
        if time is not None and not (isfinite(time) and time >= 0):
            yield f"{time} is no time"
    language, game = record.get("language"), record.get("game")
    if language is not None and not LOCALE.fullmatch(language):
        yield f"{language!r} is no language"
    if "settings" in record:
        try:
            (from_json if table == "settings" else server_settings)(record["settings"])
        except (msgspec.DecodeError, ValueError) as fault:
            yield str(fault)
    if record.get("zone") is not None and not is_zone(record["zone"]):
        yield f"there is no time zone {record['zone']!r}"
    if record.get("computer") is not None and record["computer"] not in levels.NAMES:
        yield "an unknown computer player is asked to stand in"
    if table == "notice" and record["kind"] not in list(Kind):
        yield f"there is no kind {record['kind']!r}"
    if isinstance(game, str) and game not in names():
        yield f"no game is called {game!r}"
