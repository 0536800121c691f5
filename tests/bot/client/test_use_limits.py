"""What one person, and one server, can use in a day."""

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from itertools import groupby
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import structs
from prometheus_client import Counter

from bot.client.use_limits import COMPLETION, DAY, LIMITS, PRESSES, DailyLimit, DayUsedUp, UseLimits
from bot.screens.ids.custom_ids import KINDS
from bot.screens.markup import distance
from games import find
from games.choice import keys_of
from games.engine.chance import RandomChance
from games.engine.table import Table
from tests.support.bot_world import BotWorld
from tests.support.games import GAMES

DOCS = Path(__file__).parents[3] / "docs" / "limits.md"

GAME = "coin_toss"

CLUB = 200
FASTER = 50

GAMES_A_DAY = 3
"""Whole games that a heavy user plays in a day."""

A_DAY = {
    **{
        "play": 2,
        "PlayAgain": 1,
        "SaveGamePage": 2,
        "history file": 1,
        "Analyse": 3,
        "replay": 3,
        "PostStep": 4,
    },
    **{"SendReport": 1, "rules": 10, "FindTables": 10, "StartSearch": 2, "profile": 5, "stats": 5},
    COMPLETION: 200,
}
"""What they press in addition, and how often."""


def limits() -> UseLimits:
    return UseLimits(LIMITS.daily, Counter("refused", "", ("kind", "scope"), registry=None))


@cache
def presses_of_games() -> list[str]:
    """All presses by the busiest seat in the longest game, for its moves and its looks at the table."""
    return max((presses for game in GAMES for presses in presses_by_seat(game)), key=len)


def presses_by_seat(name: str) -> Iterator[list[str]]:
    """Each pick with a list that is opened first; for each turn panel, board, table, a hint, a step."""
    game, random = find(name), Random(1)
    table: Table[Any] = Table.begin(game, game.seats[0], game.options(), RandomChance(random))
    answered = []
    while not table.over:
        seat = random.choice(table.waiting_seats)
        choice = table.pending_choice(seat)
        assert choice is not None
        key = choice.random_answer(random)
        answered.append((seat, len(keys_of(key))))
        table.answer(seat, key)
    found: dict[int, list[str]] = {}
    for seat, moves in groupby(answered, key=lambda each: each[0]):
        picks = sum(1 + keys for _, keys in moves)
        looks = ["OpenPanel", "OpenBoard", "OpenTable", "AskHint", "ShowStep"]
        found.setdefault(seat, []).extend([*looks, *["Pick"] * picks])
    yield from found.values()


def day_of_heavy_user() -> list[str]:
    once = [control for control, times in A_DAY.items() for _ in range(times)]
    return [*presses_of_games() * GAMES_A_DAY, *once]


def test_a_club_of_heavy_users_never_meets_a_limit() -> None:
    used, day = limits(), day_of_heavy_user()
    assert len(day) > 500, "these are heavy users"
    counted = {control: day.count(control) for control in set(day)}
    for control, times in counted.items():
        for user in range(CLUB):
            for _ in range(times):
                used.check(control, user, 1, 0.0, 0.0)


@pytest.mark.parametrize("kind", LIMITS.daily)
def test_a_script_meets_each_limit_of_a_person_and_of_a_server(kind: str) -> None:
    limit, day = LIMITS.daily[kind], day_of_heavy_user()
    counted = ("Pick",) if kind == PRESSES else limit.controls
    mine = [control for control in day if control in counted]
    assert mine, f"heavy users use {kind}"
    used, own = limits(), ([*mine] * FASTER)[: limit.person + 1]
    assert len(own) == limit.person + 1
    for control in own[:-1]:
        used.check(control, 1, None, 0.0, 0.0)
    with pytest.raises(DayUsedUp):
        used.check(own[-1], 1, None, 0.0, 0.0)
    assert len(mine) * FASTER * CLUB > limit.server


def test_what_is_used_up_comes_back_over_the_day_and_a_refusal_costs_nothing() -> None:
    used = UseLimits(
        {PRESSES: DailyLimit(10, 3, ""), "hints": DailyLimit(2, 9, "", ("AskHint",))},
        refused := Counter("refused", "", ("kind", "scope"), registry=None),
    )
    for user in (1, 2, 3):
        used.check("Pick", user, 7, 0.0, 0.0)
    with pytest.raises(DayUsedUp) as of_server:
        used.check("AskHint", 4, 7, 0.0, 1000.0)
    again = distance(1000 + DAY / 3)
    assert of_server.value.arguments == {"kind": PRESSES, "scope": "server", "n": 3, "again": again}
    for _ in range(2):
        used.check("AskHint", 4, 8, 0.0, 0.0)
    with pytest.raises(DayUsedUp):
        used.check("AskHint", 4, None, 0.0, 0.0)
    used.check("AskHint", 4, None, DAY / 2, 0.0)
    counted = [refused.labels(*each)._value.get() for each in ((PRESSES, "server"), ("hints", "person"))]
    assert counted == [1, 1]


async def test_a_refused_press_is_answered_in_words_and_changes_nothing(toys: None, tmp_path: Path) -> None:
    few = structs.replace(
        LIMITS, daily={PRESSES: DailyLimit(99, 99, ""), "tables": DailyLimit(1, 2, "", ("play",))}
    )
    async with BotWorld(tmp_path, use_limits=few) as world:
        await world.anna.invoke(world.channel, "play", game=GAME).answer()
        refused = await world.anna.invoke(world.channel, "play", game=GAME).answer()
        assert refused.text.startswith("That’s as much as one person can use in a day (1 new tables).")
        await world.ben.invoke(world.channel, "play", game=GAME).answer()
        refused = await world.vera.invoke(world.channel, "play", game=GAME).answer()
        assert refused.text.startswith("Это дневной предел для одного сервера (новые столы: 2).")
        private = await world.vera.invoke(world.channel, "privacy").answer()
        assert private.text
        await world.wait_until_idle()
        assert len(await world.store.games_open_in(world.guild.id)) == 2


def test_every_counted_control_is_there() -> None:
    commands = {"board", "play", "replay", "history", "profile", "rules", "stats", "history file", COMPLETION}
    known = {each.__name__ for each in KINDS.values()} | commands
    counted = [control for limit in LIMITS.daily.values() for control in limit.controls]
    assert len(counted) == len(set(counted))
    assert set(counted) <= known


def value_of(constant: str) -> float:
    module, _, path = constant.partition(":")
    found: Any = import_module(module)
    for name in path.split("."):
        found = getattr(found() if isinstance(found, type) else found, name)
    return float(found)


def test_the_limits_that_stand_elsewhere_are_those_of_the_code() -> None:
    assert {each.constant: each.most for each in LIMITS.elsewhere} == {
        each.constant: value_of(each.constant) for each in LIMITS.elsewhere
    }


def test_the_page_shows_the_table() -> None:
    page = DOCS.read_text("utf-8")
    daily = [
        f"| {kind} | {each.person:,} | {each.server:,} | {each.why} |" for kind, each in LIMITS.daily.items()
    ]
    elsewhere = [f"| {each.what} | {each.most:,} | {each.why} |" for each in LIMITS.elsewhere]
    assert [line for line in (*daily, *elsewhere) if line not in page] == []
    assert page.count("\n| ") == len(daily) + len(elsewhere) + 2
