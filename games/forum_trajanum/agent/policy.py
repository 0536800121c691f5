"""Which answers are worth a try."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from games.choice import Choice
from games.forum_trajanum.agent.colonia import pattern_progress
from games.forum_trajanum.mosaics import neighbours
from games.forum_trajanum.pieces import CYCLES, STRUCTURES
from games.forum_trajanum.player import Player
from games.forum_trajanum.scoring import at_eagle
from games.forum_trajanum.state import ForumTrajanum

_PLACES, _BESIDE, _SQUARES, _TILES, _PAYMENTS, _WAYS = 4, 2, 5, 7, 6, 2
"""How many answers are tried."""

_PRICES = {"builder": 4.0, "assistant": 1.5, "coin": 1.5, "tribune": 1.5}
_WORKER = 2.5


def policy(view: ForumTrajanum, choice: Choice) -> Sequence[str] | None:
    """Leaves out what hardly ever matters, and all but the most promising of many."""
    answers = _ANSWERS.get(choice.prompt_id)
    return None if answers is None else answers(view, choice)


def _first_corner(_: ForumTrajanum, choice: Choice) -> Sequence[str]:
    """All corners are alike as long as nothing is known of the tiles."""
    return choice.keys[:1]


def _without_exchange(_: ForumTrajanum, choice: Choice) -> Sequence[str]:
    """What is built can be paid with any exchange."""
    return [key for key in choice.keys if key != "exchange"]


def _best_ways(_: ForumTrajanum, choice: Choice) -> Sequence[str]:
    """Those that give up the least."""

    def cheapness(key: str) -> float:
        return -sum(_PRICES.get(goods, _WORKER) for goods in key.partition("@")[0].split("+"))

    return _best(choice.keys, cheapness, _WAYS)


def _best_payments(_: ForumTrajanum, choice: Choice) -> Sequence[str]:
    return choice.keys[:_PAYMENTS]


def _best_places(view: ForumTrajanum, choice: Choice) -> Sequence[str]:
    return _places(view, choice, _PLACES)


def _best_beside(view: ForumTrajanum, choice: Choice) -> Sequence[str]:
    return _places(view, choice, _BESIDE)


def _places(view: ForumTrajanum, choice: Choice, most: int) -> Sequence[str]:
    """Gray buildings into rows with citizens that lack the kind, others out of their way; patterns."""
    if len(choice.keys) <= most:
        return choice.keys
    player = view.players[choice.seat]
    kind = str(choice.prompt.args["building"]).removeprefix("kind-")
    scorings = CYCLES + 1 - view.cycle
    in_rows = [0.0] * len(player.rows)
    for number, row in enumerate(player.rows):
        if kind in STRUCTURES:
            in_rows[number] = -0.5 * len(row.citizens)
        elif kind not in player.grays_in_row(number + 1):
            in_rows[number] = scorings * (1.0 + len(row.citizens))
    built = tuple([(name, each.kind) for name, each in player.built.items()] + list(choice.chosen.items()))
    cards = [card for cycle, card in view.trajan.items() if int(cycle) >= view.cycle]

    def promise(name: str) -> float:
        after = (*built, (name, kind))
        found = [pattern_progress(card, after) for card in cards]
        return in_rows[int(name[1:]) - 1] + sum(5.0 * each.times + 2.0 * each.begun for each in found)

    return _best(choice.keys, promise, most)


def _best_squares(view: ForumTrajanum, choice: Choice) -> Sequence[str]:
    """Next to the seat's other envoys, at eagles, or where an area is completed."""
    own = set(view.envoys_of(choice.seat))

    def promise(name: str) -> float:
        beside = sum(near in own for near in neighbours(name))
        eagle = {"on": 2.0, "beside": 1.0}.get(at_eagle(view, choice.seat, name), 0.0)
        return beside + eagle + 1.5 * view.completes_area(name)

    return _best([key for key in choice.keys if key != "none"], promise, _SQUARES)


def _best_tiles(view: ForumTrajanum, choice: Choice) -> Sequence[str]:
    """Open tiles, and spaces where buildings would be worth most."""
    player = view.players[choice.seat]
    free = player.free
    return _best(choice.keys, lambda name: _promise_of_space(player, free, name), _TILES)


def _promise_of_space(player: Player, free: Sequence[str], name: str) -> float:
    if name not in player.covered:
        return 10.0
    near = sum(each in free for each in neighbours(name))
    return len(player.rows[int(name[1:]) - 1].citizens) + 0.5 * min(near, 2)


def _best(keys: Sequence[str], promise: Callable[[str], float], most: int) -> Sequence[str]:
    return keys if len(keys) <= most else sorted(keys, key=lambda key: -promise(key))[:most]


_ANSWERS: Mapping[str, Callable[[ForumTrajanum, Choice], Sequence[str]]] = {
    "prompt-crane": _first_corner,
    "prompt-woman": _first_corner,
    "prompt-build": _without_exchange,
    "prompt-built": _without_exchange,
    "prompt-pay": _best_ways,
    "prompt-pay-citizens": _best_payments,
    "prompt-place": _best_places,
    "prompt-place-beside": _best_beside,
    "prompt-envoy": _best_squares,
    "prompt-take": _best_tiles,
    "prompt-take-anywhere": _best_tiles,
}
