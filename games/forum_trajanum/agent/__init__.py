"""The judgement of computer players of Forum Trajanum."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from games.agents.agent import Agent
from games.choice import Choice
from games.forum_trajanum.agent.features import features, pattern_progress, progress
from games.forum_trajanum.mosaics import neighbours
from games.forum_trajanum.pieces import CYCLES, EAGLE_POINTS, SIZE, STRUCTURES
from games.forum_trajanum.scoring import eagle_relation
from games.forum_trajanum.state import ForumTrajanum

_PLACES, _SQUARES, _TILES, _CITIZENS = 1, 4, 3, 6  # answers that are tried

_PRICES = {"builder": 3.5, "assistant": 3.0, "coin": 3.0, "tribune": 1.5}
"""What goods are worth when it is chosen how to pay; workers are worth 2."""


def policy(view: ForumTrajanum, choice: Choice) -> Sequence[str] | None:
    """Leave out options that seldom matter, and keep the most promising of many."""
    answers = _ANSWERS.get(choice.prompt_id)
    return None if answers is None else answers(view, choice)


def _best_places(view: ForumTrajanum, choice: Choice) -> Sequence[str]:
    """Gray buildings into rows with citizens that lack the kind, others out of their way; patterns."""
    player = view.players[choice.seat]
    kind = str(choice.prompt.args["building"]).removeprefix("kind-")
    built = tuple([(name, each.kind) for name, each in player.built.items()] + list(choice.chosen.items()))
    cards = [card for cycle, card in view.trajan.items() if int(cycle) >= view.cycle]

    def promise(name: str) -> float:
        row = int(name[1:])
        worth = -0.5 * (citizens := len(player.rows[row - 1].citizens))
        if kind not in STRUCTURES:
            worth = (CYCLES + 1 - view.cycle) * (1.0 + citizens) * (kind not in player.grays_in_row(row))
        found = [pattern_progress(card, (*built, (name, kind))) for card in cards]
        return worth + sum(5.0 * times + 2.0 * begun for times, begun in found)

    return _most_promising(choice.keys, promise, _PLACES)


def _best_squares(view: ForumTrajanum, choice: Choice) -> Sequence[str]:
    """Next to the seat's other envoys, at eagles, or where an area is completed."""
    own = set(view.envoys_of(choice.seat))

    def promise(name: str) -> float:
        own_neighbours = sum(near in own for near in neighbours(name))
        eagle = EAGLE_POINTS.get(eagle_relation(view, choice.seat, name), 0)
        return own_neighbours + eagle + 1.5 * view.completes_area(name)

    return _most_promising([key for key in choice.keys if key != "none"], promise, _SQUARES)


def _best_tiles(view: ForumTrajanum, choice: Choice) -> Sequence[str]:
    """Open tiles, and spaces where buildings would be worth most."""
    player = view.players[choice.seat]
    covered = {name: len(player.rows[int(name[1:]) - 1].citizens) for name in player.covered}
    return _most_promising(choice.keys, lambda name: covered.get(name, SIZE), _TILES)


def _take_by_streets(_: ForumTrajanum, choice: Choice) -> Sequence[str]:
    """A second tile only by the streets, if they lead to one."""
    by_streets = choice.chosen and "none" not in choice.keys
    return [key for key in choice.keys if not by_streets or key != "tribune"]


def _cheapest_payment(_: ForumTrajanum, choice: Choice) -> Sequence[str]:
    """The way to pay that gives up least."""
    given = {key: key.partition("@")[0].split("+") for key in choice.keys}
    return [min(given, key=lambda key: sum(_PRICES.get(each, 2.0) for each in given[key]))]


def _most_promising(keys: Sequence[str], promise: Callable[[str], float], most: int) -> Sequence[str]:
    return keys if len(keys) <= most else sorted(keys, key=lambda key: -promise(key))[:most]


_ANSWERS: Mapping[str, Callable[[ForumTrajanum, Choice], Sequence[str]]] = {
    **dict.fromkeys(("prompt-crane", "prompt-woman"), lambda _, choice: choice.keys[:1]),
    # What is built can be paid with any exchange.
    **dict.fromkeys(
        ("prompt-build", "prompt-built"), lambda _, choice: [key for key in choice.keys if key != "exchange"]
    ),
    **dict.fromkeys(("prompt-take-anywhere", "prompt-turn-up"), _best_tiles),
    "prompt-pay": _cheapest_payment,
    "prompt-pay-citizens": lambda _, choice: choice.keys[:_CITIZENS],
    "prompt-place": _best_places,
    "prompt-envoy": _best_squares,
    "prompt-take": _take_by_streets,
}


AGENT: Agent[ForumTrajanum] = Agent(features, progress, Path(__file__).parent / "weights.toml", policy)
