"""What options tell comes true in random games: prices, what is left, sites, points, majorities, the end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from games.engine.chance import RandomChance
from games.engine.table import Table
from games.fuzz import random_options
from games.game import Event
from games.porta_nigra import GAME
from games.porta_nigra.buildable import buildable
from games.porta_nigra.events.actions import BrickBought, ElementBuilt, RewardTaken
from games.porta_nigra.events.influence import BrickAdded
from games.porta_nigra.events.rounds import EarlyEndCame
from games.porta_nigra.events.scoring import MajorityScored
from games.porta_nigra.final_scoring import final_scores
from games.porta_nigra.left import next_rewards
from games.porta_nigra.pieces import SITES
from games.porta_nigra.state import PortaNigra
from games.words import Message
from tests.games.porta_nigra.late_start import late_game

Told = Mapping[str, Mapping[str, Any]]
"""The parts of what an option tells: id -> arguments."""

SEEDS = range(10)
MAJORITY = ("brings-majority", "brings-majority-more", "brings-majority-less")
OFFERS = {"prompt-building", "prompt-site"}
DONE = (BrickBought, ElementBuilt, BrickAdded)
"""What an action ends with that tells what it brings."""


def test_what_options_tell_comes_true() -> None:
    checked: set[str] = set()
    for seed in SEEDS:
        random = Random(seed)
        players = random.choice(GAME.seats)
        game, options = (
            late_game(players, random) if seed % 2 else (GAME, random_options(GAME, players, random))
        )
        checked |= told_in(Table.begin(game, players, options, RandomChance(random)), random)
    assert checked >= {
        "shop-price",
        "shop-left",
        "shop-opens",
        "element-points",
        "element-to-go",
        *MAJORITY[:2],
    }


def told_in(table: Table[PortaNigra], random: Random) -> set[str]:
    """The parts of what options told in a random game that were compared with what came."""
    checked: set[str] = set()
    told: dict[str, Mapping[str, Any]] = {}
    while not table.over:
        seat = table.waiting[0]
        choice = table.pending(seat)
        assert choice is not None
        before = table.view(seat)
        if choice.prompt.id in OFFERS:
            offers_what_is_buildable(before, seat, choice.prompt, choice.keys)
        key = choice.random_answer(random)
        option = None if choice.several else choice.option(key)
        if choice.prompt.id != "prompt-building":
            told |= {part.id: part.args for part in parts(option.about if option else None)}
        events = [event for move in table.answer(seat, key) for event in move.events]
        if any(isinstance(event, DONE) for event in events):
            checked.update(comes_true(told, before, table.view(seat), seat, events))
        if events:
            told = {}
    return checked


def offers_what_is_buildable(view: PortaNigra, seat: int, prompt: Message, keys: Sequence[str]) -> None:
    """Whether a question offers what `buildable` says."""
    sites = [each.site for each in buildable(view, seat)]
    if prompt.id == "prompt-building":
        assert {*keys} - {"none"} == {site.building for site in sites}
        return
    building = str(prompt.args["building"]).removeprefix("building-")
    assert {*keys} == {site.name for site in sites if site.building == building}


def parts(about: Message | None) -> Iterator[Message]:
    """The parts of what an option tells."""
    if about is None:
        return
    inside = [arg for arg in about.args.values() if isinstance(arg, Message)]
    if about.id in ("parts-more", "symbol-token", "symbol-about-one"):
        for each in inside:
            yield from parts(each)
    else:
        yield about


def comes_true(
    told: Told, before: PortaNigra, after: PortaNigra, seat: int, events: Sequence[Event]
) -> Iterator[str]:
    """What was told of an action that is done, each part once it has been compared."""
    for part, args in told.items():
        if expected := happened(part, before, after, seat, events):
            for name, value in expected.items():
                assert args[name] == value, (part, dict(args), expected)
            yield part
    ends = any(isinstance(event, EarlyEndCame) for event in events)
    if any(isinstance(event, (BrickBought, BrickAdded)) for event in events):
        assert ("brings-early-end" in told) == ends


def happened(
    part: str, before: PortaNigra, after: PortaNigra, seat: int, events: Sequence[Event]
) -> dict[str, Any]:
    """What a part has to tell of an action, as far as it is known from what happened."""
    mine, then = before.players[seat], after.players[seat]
    built = next((event for event in events if isinstance(event, ElementBuilt)), None)
    site = SITES[built.site] if built else None
    match part:
        case "shop-price":
            bought = next(event for event in events if isinstance(event, BrickBought))
            return {"price": bought.sesterces, "move": mine.sesterces - then.sesterces - bought.sesterces}
        case "shop-left":
            return {"left": Message("goods-sesterces", {"n": then.sesterces})}
        case "element-points" if built:
            return {"least": built.points, "most": built.points}
        case "brings-majority" | "brings-majority-more" | "brings-majority-less":
            gained = majorities(after, seat) - majorities(before, seat)
            sign = (gained > 0) - (gained < 0)
            assert part == MAJORITY[sign]
            return {"points": abs(gained)}
        case "element-to-go" if site:
            assert not any(isinstance(event, RewardTaken) for event in events)
            return {"bricks": next(e.to_go for e in next_rewards(after, seat) if e.building == site.building)}
        case "shop-opens":
            known = {each.site.name for each in buildable(before, seat)}
            opened = [each for each in buildable(after, seat) if each.site.name not in known]
            return {"more": len(opened) - 1}
    return {}


def majorities(view: PortaNigra, seat: int) -> int:
    """The points of a seat for majorities if the final scoring came now."""
    return sum(score.points for score in final_scores(view, seat) if isinstance(score, MajorityScored))
