"""Options that only ask which: what a seat is asked after them, found on a copy of its table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.choice import Choice
from games.engine.table import Table
from games.game import Role


def next_choices(table: Table[Any], seat: int) -> Mapping[str, Choice]:
    """The keys of a seat's options that ask which -> what is asked then, of which one option is picked."""
    choice = table.pending(seat)
    if choice is None or choice.several is not None or table.lanes:
        return {}
    found = {
        key: _asked_after(table, seat, key) for key in choice.keys if choice.role(key) is Role.ASKS_WHICH
    }
    return {key: asked for key, asked in found.items() if asked is not None}


def only_asked_which(table: Table[Any], seat: int) -> bool:
    """Whether a seat's last move only said which question it is asked: one press may have answered both."""
    if not table.goes_back(seat):
        return False
    before = table.copy()
    (back,) = before.undo(seat)
    choice, key = before.pending(seat), table.moves[back.undoes - 1].key if back.undoes else ""
    before.close()
    return choice is not None and choice.role(key) is Role.ASKS_WHICH


def _asked_after(table: Table[Any], seat: int, key: str) -> Choice | None:
    """What a seat is asked after an option that has changed nothing; None if it has."""
    after = table.copy()
    after.answer(seat, key)
    choice = after.pending(seat)
    changed = after.undoable(seat) <= table.undoable(seat) or not after.goes_back(seat)
    after.close()
    return None if changed or choice is None or choice.several is not None else choice
