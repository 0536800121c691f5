"""Tables that are played from a position."""

from collections.abc import Iterable

from games.engine.table import Table
from games.porta_nigra import GAME
from games.porta_nigra.pieces import SITES, action_deck
from games.porta_nigra.player import Player
from games.porta_nigra.state import Options, PortaNigra
from tests.games.porta_nigra.position import hold
from tests.support import table_story
from tests.support.table_story import Given, keys, prompt, table_from


def choose(table: Table[PortaNigra], *chosen: str, seat: int = 0) -> None:
    """Answer with these keys one after the other, and confirm the end of a turn."""
    for key in chosen:
        table_story.choose(table, key, seat=seat)
        if key == "end" and seat in table.waiting_seats and prompt(table, seat) == "end":
            table_story.choose(table, key, seat=seat)


def play_from(state: PortaNigra, phase: str, *, draws: Iterable[str] = ()) -> Table[PortaNigra]:
    """The table at the beginning of a phase; `draws` come first, if the bags have them."""
    state.phase = phase
    return table_from(GAME, state, draws)


def play(state: PortaNigra, *chosen: str, draws: Iterable[str] = ()) -> Table[PortaNigra]:
    """The action phase of the active seat, after choices of seat 0."""
    table = play_from(state, "turn", draws=draws)
    choose(table, *chosen)
    return table


def playing(state: PortaNigra, card: str, *chosen: str, draws: Iterable[str] = ()) -> Table[PortaNigra]:
    """The action phase of the active seat after it has played this card, one of two, and chosen."""
    seat = state.active or 0
    hold(state, card, next(other for other in action_deck(len(state.players)) if other != card), seat=seat)
    table = play(state, draws=draws)
    choose(table, f"card_{card}", *chosen, seat=seat)
    return table


def begin(players: int, options: Options | None = None, draws: Iterable[str] = ()) -> Table[PortaNigra]:
    """A new game; `draws` come first, if the bags have them."""
    return Table.begin(GAME, players, options or Options(), Given(draws))


def me(table: Table[PortaNigra], seat: int = 0) -> Player:
    """A seat's view of its own part."""
    player: Player = table.view(seat).players[seat]
    return player


def choose_site(table: Table[PortaNigra], means: str, site: str, *more: str, seat: int = 0) -> None:
    """Choose the means of building, building and site if they are questions, then further keys."""
    choose(table, means, seat=seat)
    for question, key in (("building", SITES[site].building), ("site", site)):
        if prompt(table, seat) == question:
            choose(table, key, seat=seat)
    choose(table, *more, seat=seat)


def sites_offered(table: Table[PortaNigra], seat: int = 0) -> list[str]:
    """The offered sites, building by building."""
    if prompt(table, seat) != "building":
        return keys(table, seat)
    found: list[str] = []
    for building in keys(table, seat):
        twin = table.copy()
        choose(twin, building, seat=seat)
        found += keys(twin, seat) if prompt(twin, seat) == "site" else [building]
    return found
