"""Invariants of random games at every moment: pieces are conserved, and figures agree."""

from collections import Counter

import pytest

from games.game import coordinates
from games.trajan import GAME, pieces
from games.trajan.player import Player
from games.trajan.state import COMMODITY_BAG, Trajan
from tests.fuzz.random_games import play
from tests.support.table_story import states_of

SEEDS = range(8)
TOKENS = pieces.SUPPLY + pieces.IN_MILITARY_CAMP + pieces.IN_WORKER_CAMP


@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_is_lost_or_made_in_random_games(seed: int) -> None:
    table = play(GAME, seed)
    set_out = False
    for state in states_of(table):
        set_out = set_out or state.start is not None
        cards(state)
        tiles(state)
        tokens(state)
        for player in state.players:
            action_circle(player, set_out=set_out)
        if set_out:
            senate(state)
        calendar(state)
    assert (table.state.quarter, len(table.state.past_demands)) == (
        pieces.QUARTERS,
        pieces.QUARTERS * pieces.DEMANDS_A_QUARTER,
    )


def cards(state: Trajan) -> None:
    """The 60 commodity cards lie in the pile, on the discard piles, in displays, in hands."""
    found = Counter(state.bag(COMMODITY_BAG))
    for pile in state.discards:
        found.update(pile)
    for player in state.players:
        found.update(player.display)
        found.update(card.face or "" for card in player.hand)
    assert found == Counter(pieces.CARDS)


def tiles(state: Trajan) -> None:
    """No tile is in two places, and none is there more often than in the box."""
    trajan = [*state.stacks.values()]
    construction = [*state.district.values()]
    bonus = [*state.bonus]
    forum = Counter((*state.forum.values(), *state.provinces.values()))
    for player in state.players:
        trajan += [*player.slots.values(), *player.kept]
        construction += player.construction
        bonus += [each.name for each in player.bonus]
        forum.update(player.tiles)
        assert all(number > 0 for number in player.tiles.values())
        assert all(pieces.TRAJAN_TILES[tile].meets for tile in player.kept)
        assert len(set(player.plus_two)) == len(player.plus_two)
    assert len(set(state.trajan_out)) == len(state.trajan_out)
    assert len(set(trajan)) == len(trajan)
    assert set(trajan) <= set(state.trajan_out)
    assert sorted(construction) in ([], sorted(pieces.CONSTRUCTION_TILES))
    assert len(set(bonus)) == len(bonus)
    assert set(bonus) <= set(pieces.BONUS_TILES)
    assert Counter(state.forum_out) <= Counter(pieces.FORUM_PILE)
    assert Counter(state.extra_out) <= Counter(pieces.EXTRA_PILE)
    assert forum <= Counter(state.forum_out) + Counter(state.extra_out)
    assert set(forum) <= set(pieces.FORUM_TILES)
    assert Counter((*state.demands, *state.past_demands)) <= Counter(pieces.DEMAND_TILES)


def tokens(state: Trajan) -> None:
    """A seat's 15 tokens are in its supply, the camps, provinces and sites, at most one in a place."""
    for seat, player in enumerate(state.players):
        provinces, sites = state.provinces_of(seat), state.sites_of(seat)
        placed = sum(seats.count(seat) for seats in (*state.legionnaires.values(), *state.workers.values()))
        assert placed == len(provinces) + len(sites)
        assert player.supply + player.military_camp + player.worker_camp + placed == TOKENS
        assert min(player.supply, player.military_camp, player.worker_camp) >= 0
        assert connected(sites)
    assert not {province for province, seats in state.legionnaires.items() if seats} & set(state.provinces)
    assert not {site for site, seats in state.workers.items() if seats} & set(state.district)


def connected(sites: list[str]) -> bool:
    """Whether each site is reached from the first one over sites that are side by side."""
    left = set(map(coordinates, sites))
    reached = [left.pop()] if left else []
    while reached:
        row, column = reached.pop()
        beside = left & {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}
        left -= beside
        reached += beside
    return not left


def action_circle(player: Player, *, set_out: bool) -> None:
    """All 12 markers lie in the trays; the Arch is on a free slot, or in the centre if there is none."""
    markers = Counter(colour for tray in player.trays.values() for colour in tray)
    assert markers == Counter(pieces.MARKERS) if set_out else markers <= Counter(pieces.MARKERS)
    assert player.arch not in player.slots
    assert (player.arch == pieces.CENTRE) == (len(player.slots) == len(pieces.TRAYS))


def senate(state: Trajan) -> None:
    """Each seat's disc lies on the track once."""
    assert sorted(seat for discs in state.senate for seat in discs) == list(range(len(state.players)))


def calendar(state: Trajan) -> None:
    assert 1 <= state.quarter <= pieces.QUARTERS
    assert 1 <= state.round <= pieces.ROUNDS
    assert 0 <= state.time < state.steps
    if state.phase in ("turn", "round_end"):
        assert state.round == len(state.demands) + 1
        assert len(state.past_demands) == (state.quarter - 1) * pieces.DEMANDS_A_QUARTER
