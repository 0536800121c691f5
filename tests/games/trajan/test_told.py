"""Announcements of options come true: every option of random positions is played on a copy."""

from collections import Counter
from random import Random

from msgspec import structs

from games.engine.chance import RandomChance
from games.engine.table import Table
from games.trajan import GAME
from games.trajan.pieces import DEMANDS, QUARTERS, WILD_COMMODITY, WILD_DEMAND
from games.trajan.player import OwnBonusTile
from games.trajan.state import Trajan
from tests.fuzz.audit import texts_in
from tests.fuzz.auditing import offers_as_it_should
from tests.fuzz.random_games import begun_late, random_options
from tests.fuzz.rulebooks.trajan import AUDIT
from tests.games.trajan.figures import NAMES, QUESTIONS, said_on, wrong_figures, wrong_forecasts
from tests.games.trajan.position import play_from
from tests.games.trajan.round_ends import people_want
from tests.support.games import share
from tests.support.table_story import pending, prompt

SEEDS = share(range(32), 14)
STEP = 12
"""Every nth question of a game has its options played."""

PAYMENTS = range(200)
"""Ends of quarters."""

SELDOM = {
    *("consul-brings", "leader-brings-none", "site-brings-lost", "extra-brings"),
    *("load-brings", "play-draws-short", "play-brings", "play-brings-bonus"),
}
"""Rare figures, for which every question with them is tested."""


def test_what_options_tell_comes_true() -> None:
    compared, wrong = set[str](), Counter[str]()
    for seed in SEEDS:
        random = Random(seed)
        players = random.choice(GAME.seats)
        options = random_options(GAME, players, random)
        game = begun_late(GAME, players, options, random) if seed % 2 else GAME
        table, questions = Table.begin(game, players, options, RandomChance(random)), 0
        while not table.over:
            questions += 1
            said = compare(table, random, wrong, always=questions % STEP == 0)
            compared |= said
            choice = pending(table, table.waiting_seats[0])
            table.answer(choice.seat, choice.random_answer(random))
    assert wrong == {}
    assert compared >= {*AUDIT.figures} - {"demands-kept"}


def test_what_is_shown_before_demands_are_met_comes_true() -> None:
    asked, wrong = Counter[bool](), Counter[str]()
    for seed in PAYMENTS:
        random = Random(seed)
        state = quarter_over(random)
        wrong.update(wrong_forecasts(state))
        table = play_from(state, "demands")
        asked["demands" in {prompt(table, seat) for seat in table.waiting_seats}] += 1
        while prompt(table, table.waiting_seats[0]) == "demands":
            compare(table, random, wrong, always=True)
            offers_as_it_should(table, pending(table, table.waiting_seats[0]))
            table.answer(table.waiting_seats[0], pending(table, table.waiting_seats[0]).random_answer(random))
        wrong.update(wrong_forecasts(table.state))
    assert +wrong == {}
    assert min(asked.values()) > len(PAYMENTS) / 8


def quarter_over(random: Random) -> Trajan:
    """The end of a quarter with random demands, and with tiles that meet them, or count for bonus tiles."""
    players = random.choice(GAME.seats)
    state = people_want(*random.choices(DEMANDS, k=3), players=players)
    state.quarter = random.choice((QUARTERS - 1, QUARTERS, QUARTERS))
    state.options = structs.replace(state.options, wild_demand_for_bonus=random.random() < 0.5)
    bonus = random.sample((*DEMANDS, "bonus", "workers", "wine-fish", "jewelry-gems"), 2 + players)
    state.bonus = bonus[:2]
    for player, name in zip(state.players, bonus[2:], strict=True):
        player.bonus = [OwnBonusTile(name, random.random() < 0.5)]
        player.tiles = dict(Counter(random.choices((*DEMANDS, WILD_DEMAND, WILD_COMMODITY), k=4)))
    return state


def compare(table: Table[Trajan], random: Random, wrong: Counter[str], *, always: bool) -> set[str]:
    """Compare rare announcements, or all if `always`, and count the false ones; returns the compared ones."""
    choice = pending(table, table.waiting_seats[0])
    keys = [choice.random_answer(random)] if choice.several else [*choice.keys]
    said = [text for key in keys for text in said_on(choice, key)]
    shown = {text.id for text in texts_in(said)} & {*AUDIT.figures}
    if choice.prompt.id.removeprefix("prompt-") in QUESTIONS:
        assert {text.id for text in said} <= shown | NAMES
    if not always and not shown & SELDOM:
        return set()
    wrong.update(text for key in keys for text in wrong_figures(table, choice.seat, key))
    wrong.update(wrong_forecasts(table.state))
    return shown
