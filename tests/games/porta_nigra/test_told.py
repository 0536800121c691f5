"""Announcements of options come true: every option of random positions is played on a copy."""

from collections.abc import Collection, Sequence
from random import Random

from games.engine.chance import RandomChance
from games.engine.table import Table
from games.porta_nigra import GAME
from games.porta_nigra.elements import buildable_elements
from games.porta_nigra.state import PortaNigra
from games.words import Message
from tests.fuzz.random_games import random_options
from tests.games.porta_nigra.figures import FIGURES, OFFERS, said_by, wrong_figures
from tests.games.porta_nigra.late_position import late_position
from tests.games.porta_nigra.late_start import late_game
from tests.games.porta_nigra.play import play
from tests.support.games import share
from tests.support.table_story import pending

SEEDS = share(range(10), 2)
POSITIONS = len(share(range(160), 8))
"""The number of late positions; more follow until every text was offered, but with their options for missing
texts alone."""
MOST = 1000

RAREST = 399
"""The late position with the rarest text, with which the search for missing ones begins."""

STEP = 7
"""Every nth question of a whole game has its options played."""

QUESTIONS = 6
"""Questions answered after a late position."""


def test_what_options_tell_comes_true() -> None:
    compared: set[str] = set()
    for seed in SEEDS:
        random = Random(seed)
        players = random.choice(GAME.seats)
        game, options = (
            late_game(players, random) if seed % 2 else (GAME, random_options(GAME, players, random))
        )
        table, questions = Table.begin(game, players, options, RandomChance(random)), 0
        while not table.over:
            questions += 1
            if questions % STEP == 0:
                compared |= comes_true(table, random)
            table.answer(table.waiting_seats[0], pending(table, table.waiting_seats[0]).random_answer(random))
    for number, seed in enumerate((*range(POSITIONS), RAREST, *range(POSITIONS, MOST))):
        missing = {*FIGURES} - compared
        if number >= POSITIONS and not missing:
            break
        random = Random(seed)
        table = play(late_position(random))
        for _ in range(QUESTIONS):
            compared |= comes_true(table, random, missing if number >= POSITIONS else None)
            table.answer(table.waiting_seats[0], pending(table, table.waiting_seats[0]).random_answer(random))
    assert compared >= {*FIGURES}


def comes_true(table: Table[PortaNigra], random: Random, missing: Collection[str] | None = None) -> set[str]:
    """Compare the announcements of all options, or those with a missing text; returns their ids."""
    seat = table.waiting_seats[0]
    choice, compared = pending(table, seat), set[str]()
    if choice.several:
        return compared
    if choice.prompt.id in OFFERS:
        offers_what_is_buildable(table.view(seat), seat, choice.prompt, choice.keys)
    for key in choice.keys:
        said = said_by(table, seat, key)
        if missing is None or said & {*missing}:
            assert [*wrong_figures(table, seat, key, random)] == [], choice
            compared |= said
    return compared


def offers_what_is_buildable(view: PortaNigra, seat: int, prompt: Message, keys: Sequence[str]) -> None:
    """Check that a question offers the elements of `buildable`."""
    sites = [each.site for each in buildable_elements(view, seat)]
    if prompt.id == "prompt-building":
        assert {*keys} - {"none"} == {site.building for site in sites}
        return
    building = str(prompt.args["building"]).removeprefix("building-")
    assert {*keys} == {site.name for site in sites if site.building == building}
