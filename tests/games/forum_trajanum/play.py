"""Tables that are played from a position."""

from collections.abc import Iterable, Mapping
from random import Random

from games.engine.chance import RandomChance
from games.engine.table import Table
from games.forum_trajanum import GAME
from games.forum_trajanum.events.goods import Exchanged
from games.forum_trajanum.exchange import EXCHANGES, Exchange
from games.forum_trajanum.state import ForumTrajanum, Options
from tests.games.forum_trajanum.position import tile
from tests.support.table_story import Given, choose, happened, keys, pending, prompt, table_from


def play_from(
    state: ForumTrajanum, phase: str, *, active: int | None = None, draws: Iterable[str] = ()
) -> Table[ForumTrajanum]:
    """The table at the beginning of a phase; `draws` come first, if the bags have them."""
    state.phase = phase
    state.active = active
    return table_from(GAME, state, draws)


def turn(
    state: ForumTrajanum,
    seat: int = 0,
    *,
    own: str | None = "coins",
    received: str | None = None,
    draws: Iterable[str] = (),
) -> Table[ForumTrajanum]:
    """The turn of a seat with these tiles; the received one comes from its left."""
    player = state.players[seat]
    player.own = tile(own, seat) if own else None
    player.received = tile(received, state.left_neighbour(seat)) if received else None
    return play_from(state, "turn", active=seat, draws=draws)


def acting(
    state: ForumTrajanum, *chosen: str, seat: int = 0, draws: Iterable[str] = ()
) -> Table[ForumTrajanum]:
    """The building action of a seat without tiles, after its choices."""
    table = turn(state, seat, own=None, draws=draws)
    choose(table, *chosen, seat=seat)
    return table


def begin(players: int, options: Options | None = None, draws: Iterable[str] = ()) -> Table[ForumTrajanum]:
    """A new game; `draws` come first, if the bags have them."""
    return Table.begin(GAME, players, options or Options(), Given(draws))


def exchanges(table: Table[ForumTrajanum], seat: int = 0) -> set[str]:
    """The keys of all possible exchanges of a seat at its building action."""
    if "exchange" not in keys(table, seat):
        return set()
    copy = table.copy()
    choose(copy, "exchange", seat=seat)
    if prompt(copy, seat) != "exchange-kind":
        return _offered_or_made(copy, seat)
    found = set()
    for kind in keys(copy, seat):
        twin = copy.copy()
        choose(twin, kind, seat=seat)
        found |= _offered_or_made(twin, seat)
    return found


def _offered_or_made(table: Table[ForumTrajanum], seat: int) -> set[str]:
    """A seat's offered exchanges, or the only one, which was made without a question."""
    if prompt(table, seat) == "exchange":
        return set(keys(table, seat))
    made = happened(table, Exchanged)[-1]
    return {Exchange(made.ability, made.gave, made.took).key}


def make_exchange(table: Table[ForumTrajanum], key: str, seat: int = 0) -> None:
    """Make an exchange of any kind, through all its questions."""
    choose(table, "exchange", seat=seat)
    if prompt(table, seat) == "exchange-kind":
        kind = next(each.kind for each in EXCHANGES if each.key == key)
        choose(table, kind, seat=seat)
    if prompt(table, seat) == "exchange":
        choose(table, key, seat=seat)
    else:
        made = happened(table, Exchanged)[-1]
        assert key == Exchange(made.ability, made.gave, made.took).key


def chosen(table: Table[ForumTrajanum], seat: int = 0) -> Mapping[str, str]:
    """The earlier choices for a seat's question: spot -> piece."""
    return pending(table, seat).chosen


def random_table(players: int, seed: int, options: Options | None = None) -> Table[ForumTrajanum]:
    """A table at the beginning of a game, with chance from a seed."""
    return Table.begin(GAME, players, options or Options(), RandomChance(Random(seed)))
