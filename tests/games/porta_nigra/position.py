"""Positions for tests: prepared tables of Porta Nigra, ready to be played."""

from collections.abc import Iterable

from games.engine.table import Table
from games.hidden import Piece
from games.porta_nigra import GAME
from games.porta_nigra.pieces import COLOURS, SITES, action_deck
from games.porta_nigra.player import Player
from games.porta_nigra.state import Element, Options, PortaNigra, actions_bag, initial_state
from tests.support import table_story
from tests.support.table_story import Given, keys, prompt, table_from

HAND = ("A5", "A7")
"""The cards in all hands: 2 torches for black, yellow, build; 2 torches for any, build, 4 sesterces."""


def choose(table: Table[PortaNigra], *chosen: str, seat: int = 0) -> None:
    """Answer with these keys one after the other, and confirm the end of a turn."""
    for key in chosen:
        table_story.choose(table, key, seat=seat)
        if key == "end" and seat in table.waiting_seats and prompt(table, seat) == "end":
            table_story.choose(table, key, seat=seat)


def empty(players: int = 2, options: Options | None = None) -> PortaNigra:
    """A table in round 1, nothing built, no cards in the displays. It is the turn of seat 0, start player.

    Each shop has 2 bricks. All builders stand in the quarter of the basilica, each seat has 20 sesterces,
    1 torch token, 5 Romans and the cards `HAND`. Seat 0 is the youngest, then come 1, 2, 3.
    """
    state = initial_state(players, options or Options())
    state.start = state.active = 0
    state.young = list(range(players))
    state.market = dict.fromkeys(COLOURS, 2)
    state.supply -= state.bricks_in_market
    for seat, player in enumerate(state.players):
        player.quarter = "basilica"
        hold(state, *HAND, seat=seat)
    return state


def hold(state: PortaNigra, *cards: str, seat: int = 0) -> None:
    """Set a hand."""
    state.players[seat].hand = [Piece(card, (seat,), actions_bag(seat)) for card in cards]


def played(state: PortaNigra, *cards: str, seat: int = 0) -> None:
    """Move cards to those played in this round."""
    player = state.players[seat]
    player.played = [Piece(card, None, actions_bag(seat)) for card in cards]
    player.hand = [piece for piece in player.hand if piece.face not in cards]


def played_all(state: PortaNigra, *seats: int) -> None:
    for seat in seats:
        played(state, *action_deck(len(state.players)), seat=seat)


def own(state: PortaNigra, seat: int = 0, **goods: int) -> None:
    """Set a seat's sesterces, torches, chips, romans, romans_left, or bricks of a colour."""
    player = state.players[seat]
    for kind, number in goods.items():
        if kind in COLOURS:
            player.bricks[kind] = number
        else:
            setattr(player, kind, number)


def build_on(state: PortaNigra, site: str, bricks: int = 0, seat: int = 0) -> None:
    """Put an element on a site, with bricks not from the supply; 0: as many as the site needs."""
    state.elements[site] = Element(seat, bricks or SITES[site].bricks)


def sell(state: PortaNigra, **shops: int) -> None:
    """Fill the named shops from the supply, and empty the others."""
    state.supply += state.bricks_in_market
    state.market = {shop: shops.get(shop, 0) for shop in state.market}
    state.supply -= state.bricks_in_market


def display_buildings(state: PortaNigra, *cards: str) -> None:
    """Set the display of building cards; no others were turned up."""
    state.building_display = list(cards)
    state.building_cards_out = list(cards)


def display(state: PortaNigra, *honor_cards: str) -> None:
    """Set the display of honor cards; no others were turned up."""
    state.honor_display = list(honor_cards)
    state.honor_cards_out = list(honor_cards)


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
