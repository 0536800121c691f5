"""The computer players of a table that has not begun, for its host."""

from __future__ import annotations

from collections.abc import Sequence

from bot.screens.ids.lobby_ids import AddLevel, ChangeLevel
from bot.screens.levels import level_label
from bot.screens.model import Button, Screen, Select, SelectOption
from bot.screens.shared.menu import LobbyView
from clocks.user_settings import LEVEL_NAMES
from games.words import Message, Verbatim, Words
from storage.core.rows import GameRow, SeatRow


def computers_screen(row: GameRow, view: LobbyView, names: Sequence[str], words: Words) -> Screen:
    full = len(row.seated) + len(view.state.invited) >= row.seats
    lines = (
        words("computers-title", table=Verbatim(str(row.id))),
        words("computers-full" if full else "computers-about"),
    )
    add = tuple(
        Button(AddLevel(row.id, level), f"{level_label(level, words)} +", disabled=full)
        for level in LEVEL_NAMES
    )
    seated = [held for held in row.seated if held.computer is not None]
    changed = (_level_select(row, held, names[held.seat], words) for held in seated)
    return Screen.of("\n".join(lines), add, *changed)


def _level_select(row: GameRow, held: SeatRow, name: str, words: Words) -> Select:
    options = tuple(
        SelectOption(
            level,
            words("lobby-value", setting=Verbatim(name), value=Message(text)),
            default=level == held.computer,
        )
        for level, text in LEVEL_NAMES.items()
    )
    placeholder = words("computers-choose", name=Verbatim(name))
    return Select(ChangeLevel(row.id, held.seat), placeholder, options)
