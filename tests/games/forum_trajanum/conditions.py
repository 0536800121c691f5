"""Changes that make each condition of a thing hold, for `tests/games/test_why_not.py`."""

from games.forum_trajanum.mosaics import neighbours
from games.forum_trajanum.pieces import ABILITIES, PATRICIAN_I, RESOURCES
from games.forum_trajanum.state import ForumTrajanum
from games.game import coordinates

EARLY = {
    *("prompt-crane", "prompt-handicap", "prompt-turn-up", "prompt-row", "prompt-envoy"),
    *("prompt-place", "prompt-place-beside"),
}
"""Questions whose options are built before they are asked."""


def _free(state: ForumTrajanum, seat: int, key: str) -> None:
    player = state.players[seat]
    player.covered = [name for name in player.covered if name != key]
    player.built.pop(key, None)


def _room(state: ForumTrajanum, seat: int, _: str) -> None:
    _free(state, seat, "B2")


def _room_for_two(state: ForumTrajanum, seat: int, _: str) -> None:
    _free(state, seat, "B2")
    _free(state, seat, "B3")


def _room_beside(state: ForumTrajanum, seat: int, key: str) -> None:
    for name in neighbours(key):
        _free(state, seat, name)


def _goods(state: ForumTrajanum, seat: int, _: str) -> None:
    state.players[seat].stock = dict.fromkeys(RESOURCES, 9)


def _tile(state: ForumTrajanum, seat: int, key: str) -> None:
    state.players[seat].covered.append(key)


def _streets(state: ForumTrajanum, seat: int, key: str) -> None:
    player = state.players[seat]
    spaces = [key, *(each.space for each in player.taken), key]
    state.streets = tuple(f"row_{player.row_symbols[coordinates(name)[0] - 1]}" for name in spaces[:2])


def _citizen(state: ForumTrajanum, seat: int, key: str) -> None:
    state.players[seat].rows[ABILITIES[key][0] - 1].active = True


def _unused(state: ForumTrajanum, seat: int, _: str) -> None:
    state.players[seat].used = {}


def _empty_square(state: ForumTrajanum, _: int, key: str) -> None:
    del state.envoys[key]


def _patrician(state: ForumTrajanum, seat: int, _: str) -> None:
    state.players[seat].rows[PATRICIAN_I - 1].active = True


def _no_crane(state: ForumTrajanum, seat: int, key: str) -> None:
    del state.players[seat].cranes[key]


def _tribunes(state: ForumTrajanum, seat: int, _: str) -> None:
    state.players[seat].stock["tribune"] = 9


def _row(state: ForumTrajanum, seat: int, key: str) -> None:
    state.players[seat].rows[int(key.removeprefix("row_")) - 1].citizens.pop()


def _any_tile(state: ForumTrajanum, seat: int, _: str) -> None:
    state.players[seat].covered.append("B2")


MET = {
    "no_room": _room,
    "no_room_for_two": _room_for_two,
    "cannot_pay": _goods,
    "covered": _free,
    "built_on": _free,
    "no_room_beside": _room_beside,
    "no_tile": _tile,
    "not_in_streets": _streets,
    "no_pair": _goods,
    "no_assistant_or_worker": _goods,
    "no_assistant": _goods,
    "no_merchant_goods": _goods,
    "citizen_inactive": _citizen,
    "citizen_used": _unused,
    "occupied": _empty_square,
    "other_area_begun": _patrician,
    "crane_there": _no_crane,
    "row_full": _row,
    "no_exchange": _goods,
    "too_few_tribunes": _tribunes,
    "no_tiles_left": _any_tile,
}

KINDS = {
    "space": ("space corner tile", "Feld Ecke Plättchen", "ячейка углов угол тайл"),
    "square": ("square envoy", "Feld Gesandter", "ячейка посланник"),
    "row-": ("row", "Zeile", "ряд"),
    "one-of": ("worker assistant coin", "Arbeiter Assistent Geld", "рабочий помощник монета"),
    "exchange-craftsman": ("craftsman", "Handwerker", "Ремесленник"),
    "use-beside": ("Colonia", "Colonia", "Колония"),
    "use-received": ("received", "erhalten", "полученный"),
}
"""Beginning of the id of a thing's name -> words by one of which a paragraph names its kind, by language."""
