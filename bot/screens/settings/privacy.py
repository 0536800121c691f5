"""A user's stored data: an overview, the file, and the effects of its erasure."""

import gzip
from collections.abc import Mapping
from datetime import UTC, datetime
from math import isfinite
from typing import Any

import msgspec

from bot.limits import FILE_SIZE
from bot.screens.ids.people_ids import BlockedPage
from bot.screens.ids.settings_ids import DataFile, EraseData, PrivacyPage, SettingsPage
from bot.screens.model import Button, Document, Screen
from bot.screens.settings.settings_parts import OVERVIEW
from games.words import Words
from storage.privacy.erasure import Seated

SECONDS = (*("left", "had", "seconds"), *("mean_before", "deviation_before", "mean_after", "deviation_after"))
"""Columns with a decimal point that hold no moment."""

JSON_COLUMNS = ("options", "schedule", "settings", "games")

EXACT = 2**53
"""Larger numbers are no numbers to many programs that read JSON, so they stand in quotes."""


def privacy(words: Words) -> Screen:
    return Screen.of(
        f"## {words('privacy-title')}\n{words('privacy-stored')}",
        words("privacy-seen"),
        words("privacy-controls"),
        (
            Button(DataFile(), words("button-data-file"), "primary"),
            Button(EraseData(0), words("button-erase"), "danger"),
            Button(BlockedPage(0), words("button-blocked")),
            Button(SettingsPage(OVERVIEW), words("button-settings")),
        ),
    )


def data_file(
    user: int, stored: Mapping[str, tuple[Mapping[str, Any], ...]], now: float, words: Words
) -> Screen:
    data = _encoded(user, stored, now, words)
    name, text = "tabellarius.json", "privacy-file"
    if len(data) > FILE_SIZE:
        name, text, data = f"{name}.gz", "privacy-file-packed", gzip.compress(data, mtime=0)
    return Screen.of(words(text), Document(name, data))


def _encoded(
    user: int, stored: Mapping[str, tuple[Mapping[str, Any], ...]], now: float, words: Words
) -> bytes:
    """JSON with a line for each row."""
    head = {"user": str(user), "time": _moment(now)}
    parts = [
        *(b"%b: %b" % (_json(name), _json(value)) for name, value in head.items()),
        *(_part(table, words(data_text(table)), rows) for table, rows in stored.items() if rows),
    ]
    return b"{\n%b\n}\n" % b",\n".join(parts)


def data_text(table: str) -> str:
    return f"data-{table.replace('_', '-')}"


def _part(table: str, about: str, rows: tuple[Mapping[str, Any], ...]) -> bytes:
    lines = b",\n  ".join(
        _json({column: _value(column, value) for column, value in row.items()}) for row in rows
    )
    return b'%b: {"about": %b, "rows": [\n  %b\n]}' % (_json(table), _json(about), lines)


def _value(column: str, value: Any) -> Any:
    """A value as it is read: moments as dates, JSON as what it says, ids of Discord in quotes."""
    if isinstance(value, float) and column not in SECONDS:
        return _moment(value) if isfinite(value) else None
    if isinstance(value, str) and column in JSON_COLUMNS:
        return msgspec.Raw(value.encode())
    if isinstance(value, int) and abs(value) > EXACT:
        return str(value)
    return value


_json = msgspec.json.Encoder().encode


def _moment(time: float) -> str:
    return datetime.fromtimestamp(time, UTC).isoformat(timespec="seconds")


def confirm_erasure(seated: Seated, words: Words) -> Screen:
    lines = [
        words(text, n=len(games))
        for text, games in (
            ("erase-lobbies", seated.lobbies),
            ("erase-seats", seated.running),
            ("erase-cups", seated.cups),
            ("erase-over", seated.over),
        )
        if games
    ]
    kept = ("erase-digest",) if seated.running else ()
    lines += [words(text) for text in ("erase-all", *kept, "erase-reports", "erase-discord")]
    return Screen.of(
        f"## {words('erase-title')}\n" + "\n".join(f"- {line}" for line in lines),
        words("erase-final"),
        (
            Button(EraseData(1), words("button-erase-now"), "danger"),
            Button(PrivacyPage(), words("panel-back")),
        ),
    )
