"""Changes that make each condition of a thing hold, for `tests/games/test_why_not.py`."""

from msgspec import structs

from games.hidden import Piece
from games.trajan.actions.construction import adjacent_sites
from games.trajan.pieces import FORUM_TILES, NEIGHBOURS, SITES
from games.trajan.state import COMMODITY_BAG, Trajan

EARLY = {"prompt-extra", "prompt-end", "prompt-tile-plus2"}
"""Questions whose options are built before they are asked."""


def _hand(state: Trajan, seat: int, _: str) -> None:
    state.players[seat].hand += [Piece("fish", (seat,), COMMODITY_BAG)] * 2


def _tray(state: Trajan, seat: int, key: str) -> None:
    state.players[seat].trays[key].append("blue")


def _discard(state: Trajan, _: int, key: str) -> None:
    state.discard_piles[int(key.removeprefix("discard_")) - 1].append(Piece("fish", None, COMMODITY_BAG))


def _forum(state: Trajan, _: int, key: str) -> None:
    state.forum[state.forum_spaces[0]] = next(tile for tile in FORUM_TILES if tile == key)


def _near(state: Trajan, seat: int, key: str) -> None:
    state.players[seat].leader = NEIGHBOURS[key][0]


def _in_province(state: Trajan, seat: int, _: str) -> None:
    free = [name for name in NEIGHBOURS if name in state.provinces]
    state.players[seat].leader = free[0] if free else "alpes"


def _no_legionnaire_there(state: Trajan, seat: int, _: str) -> None:
    state.legionnaires.get(state.players[seat].leader, [seat]).remove(seat)


def _no_worker_there(state: Trajan, seat: int, key: str) -> None:
    state.workers[key].remove(seat)
    _worker_beside(state, seat, key)


def _worker_beside(state: Trajan, seat: int, key: str) -> None:
    assert key in SITES
    state.workers.setdefault(adjacent_sites(key)[0], []).append(seat)


def _legionnaire(state: Trajan, seat: int, _: str) -> None:
    state.players[seat].military_camp = 1


def _worker(state: Trajan, seat: int, _: str) -> None:
    state.players[seat].worker_camp = 1


def _token(state: Trajan, seat: int, _: str) -> None:
    state.players[seat].supply = 1


def _stack(state: Trajan, _: int, key: str) -> None:
    state.stacks[key.removeprefix("stack_")] = state.trajan_out[0]


def _extra_tile(state: Trajan, seat: int, key: str) -> None:
    state.players[seat].tiles[key.partition("+")[0]] = 1


def _free_action(state: Trajan, _: int, __: str) -> None:
    state.options = structs.replace(state.options, extra_after_free_action=True)


def _plus_two(state: Trajan, seat: int, key: str) -> None:
    state.players[seat].plus_two.remove(key)


MET = {
    "tray-empty": _tray,
    "has-plus-two": _plus_two,
    "discard-empty": _discard,
    "hand-empty": _hand,
    "no-load": _hand,
    "not-in-forum": _forum,
    "leader-there": _near,
    "far-province": _near,
    "no-leader": _in_province,
    "no-legionnaire": _legionnaire,
    "own-legionnaire": _no_legionnaire_there,
    "stack-empty": _stack,
    "no-tokens": _token,
    "no-worker": _worker,
    "own-worker": _no_worker_there,
    "too-far": _worker_beside,
    "no-extra-tile": _extra_tile,
    "free-action": _free_action,
}

KINDS = {
    "space": ("site", "Bauplatz", "участок"),
    "tile-": ("tile", "Plättchen", "жетон"),
    "thing-tray": ("tray", "Mulde", "лунка"),
    "option-plus-two": ("+2", "+2", "+2"),
    "thing-stack": ("stack", "Stapel", "стопок"),
    "thing-leader": ("leader", "Feldherr", "полководец"),
    "thing-legionnaire": ("legionnaire", "Legionär", "легионер"),
    "extra-": ("action", "Aktion", "действие"),
}
"""Beginning of the id of a thing's name -> words by one of which a paragraph names its kind, by language."""
