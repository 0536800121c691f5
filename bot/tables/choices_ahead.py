"""The choices after a seat's options, found on a copy of its table, and whether only an end is left."""

from collections.abc import Iterator, Mapping
from typing import Any

from games.choice import THEN, Choice
from games.engine.table import Table
from games.game import Role

MOST_FORETOLD = 25
"""The most options that are tried on a copy of the table, one copy each."""


def next_choices(table: Table[Any], seat: int) -> Mapping[str, Choice]:
    """The keys of a seat's options that ask which -> the choice after each, of one option."""
    choice = table.pending_choice(seat)
    if choice is None or choice.several is not None or table.lanes:
        return {}
    found = {
        key: _choice_after(table, seat, key) for key in choice.keys if choice.role(key) is Role.ASKS_WHICH
    }
    return {key: asked for key, asked in found.items() if asked is not None}


def only_asked_which(table: Table[Any], seat: int) -> bool:
    """Whether a seat's last move only said which question it is asked: one press may have answered both."""
    if not table.has_only_opened_menu(seat):
        return False
    before = table.copy()
    (back,) = before.undo(seat)
    choice, key = before.pending_choice(seat), table.moves[back.undoes - 1].key if back.undoes else ""
    before.close()
    return choice is not None and choice.role(key) is Role.ASKS_WHICH


def _choice_after(table: Table[Any], seat: int, key: str) -> Choice | None:
    """What a seat is asked after an option that has changed nothing; None if it has."""
    after = table.copy()
    after.answer(seat, key)
    choice = after.pending_choice(seat)
    changed = after.undoable(seat) <= table.undoable(seat) or not after.has_only_opened_menu(seat)
    after.close()
    return None if changed or choice is None or choice.several is not None else choice


def key_of_only_end(table: Table[Any], seat: int) -> str | None:
    """The key of the end of a seat's turn, if nothing else can be chosen; None otherwise."""
    choice = table.pending_choice(seat)
    if choice is None or choice.several is not None or len(choice.keys) != 1 or table.lanes:
        return None
    (key,) = choice.keys
    return key if choice.role(key) is Role.ENDS_TURN and choice.confirm(key) is None else None


def ending_seats(table: Table[Any]) -> Mapping[int, int]:
    """The seats that can only end their turns -> their versions."""
    return {
        seat: table.version(seat) for seat in table.waiting_seats if key_of_only_end(table, seat) is not None
    }


def last_choices(table: Table[Any], seat: int) -> frozenset[str]:
    """The keys of reversible options after which only the end of the seat's turn is left."""
    choice = table.pending_choice(seat)
    if choice is None or choice.several is not None or table.lanes or len(choice.keys) > MOST_FORETOLD:
        return frozenset()
    keys = (key for key in choice.keys if choice.role(key) is not Role.ENDS_TURN)
    return frozenset(last for key in keys for last in _keys_leaving_only_end(table, seat, key))


def _keys_leaving_only_end(table: Table[Any], seat: int, key: str) -> Iterator[str]:
    """An option's key if only the end is left after it; if it asks which, also with those then chosen."""
    choice, after = table.pending_choice(seat), table.copy()
    after.answer(seat, key)
    if after.undoable(seat) > table.undoable(seat):
        if key_of_only_end(after, seat) is not None:
            yield key
        elif choice is not None and choice.role(key) is Role.ASKS_WHICH:
            yield from (f"{key}{THEN}{last}" for last in last_choices(after, seat))
    after.close()
