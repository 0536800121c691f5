"""Positions for stories: a table of Porta Nigra with what the story needs on it, ready to be played."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from msgspec import structs

from games.choice import Choice
from games.engine.table import Table
from games.game import Event, Option
from games.hidden import Piece, copied
from games.porta_nigra import GAME
from games.porta_nigra.pieces import COLOURS, SITES, deck
from games.porta_nigra.player import Player
from games.porta_nigra.state import Element, Options, PortaNigra, actions_bag, start

E = TypeVar("E", bound=Event)

HAND = ("A5", "A7")
"""The cards in all hands: 2 torches for black, yellow, build; 2 torches for any, build, 4 sesterces."""


class Given:
    """A fate that gives faces in a given order; when they are used up, or not in the bag, the bag's first."""

    def __init__(self, faces: Iterable[str] = ()) -> None:
        self.faces = list(faces)

    def pick(self, bag: Sequence[str], place: str) -> str:
        """The next given face that is in the bag."""
        if self.faces and self.faces[0] in bag:
            return self.faces.pop(0)
        return bag[0]


def empty(players: int = 2, options: Options | None = None) -> PortaNigra:
    """A table in round 1, nothing built, no cards in the displays. It is the turn of seat 0, start player.

        Each shop has 2 bricks. All builders stand in the quarter of the basilica, each seat has 20 sesterces,
    1 torch token, 5 Romans and the cards `HAND`. Seat 0 is the youngest, then come 1, 2, 3.
    """
    state = start(players, options or Options())
    state.start = state.active = 0
    state.young = list(range(players))
    state.market = dict.fromkeys(COLOURS, 2)
    state.supply -= state.in_market
    for seat, player in enumerate(state.players):
        player.quarter = "basilica"
        hold(state, *HAND, seat=seat)
    return state


def hold(state: PortaNigra, *cards: str, seat: int = 0) -> None:
    """These cards are a hand."""
    state.players[seat].hand = [Piece(card, (seat,), actions_bag(seat)) for card in cards]


def played(state: PortaNigra, *cards: str, seat: int = 0) -> None:
    """These cards were played in this round, none of them is in hand."""
    player = state.players[seat]
    player.played = [Piece(card, None, actions_bag(seat)) for card in cards]
    player.hand = [piece for piece in player.hand if piece.face not in cards]


def played_all(state: PortaNigra, *seats: int) -> None:
    """These seats have played all their cards."""
    for seat in seats:
        played(state, *deck(len(state.players)), seat=seat)


def own(state: PortaNigra, seat: int = 0, **goods: int) -> None:
    """A seat has so many sesterces, torches, chips, romans, romans_left, or bricks of a colour."""
    player = state.players[seat]
    for kind, number in goods.items():
        if kind in COLOURS:
            player.bricks[kind] = number
        else:
            setattr(player, kind, number)


def build_on(state: PortaNigra, site: str, bricks: int = 0, seat: int = 0) -> None:
    """An element of a seat stands on a site; its bricks, those that it takes if 0, are none of the supply."""
    state.elements[site] = Element(seat, bricks or SITES[site].bricks)


def sell(state: PortaNigra, **shops: int) -> None:
    """So many bricks stand in the shops, none in those that are not named; they come from the supply."""
    state.supply += state.in_market
    state.market = {shop: shops.get(shop, 0) for shop in state.market}
    state.supply -= state.in_market


def display_buildings(state: PortaNigra, *cards: str) -> None:
    """These building cards lie in the display, and no others were turned up."""
    state.building_display = list(cards)
    state.building_cards_out = list(cards)


def display(state: PortaNigra, *honor_cards: str) -> None:
    """These honor cards lie in the display, and no others were turned up."""
    state.honor_display = list(honor_cards)
    state.honor_cards_out = list(honor_cards)


def play_from(state: PortaNigra, phase: str, *, draws: Iterable[str] = ()) -> Table[PortaNigra]:
    """The table from a phase on; `draws` is what chance will give, as far as it is in the bags."""
    state.phase = phase
    game = structs.replace(GAME, start=lambda _players, _options: copied(state))
    return Table.begin(game, len(state.players), state.options, Given(draws))


def play(state: PortaNigra, *, draws: Iterable[str] = ()) -> Table[PortaNigra]:
    """The action phase of the seat whose turn it is."""
    return play_from(state, "turn", draws=draws)


def playing(state: PortaNigra, card: str, *, draws: Iterable[str] = ()) -> Table[PortaNigra]:
    """The action phase of the seat whose turn it is after it has played this card, one of two."""
    seat = state.active or 0
    hold(state, card, next(other for other in deck(len(state.players)) if other != card), seat=seat)
    table = play(state, draws=draws)
    choose(table, f"card_{card}", seat=seat)
    return table


def begin(players: int, options: Options | None = None, draws: Iterable[str] = ()) -> Table[PortaNigra]:
    """A new game; `draws` is what chance will give, as far as it is in the bags."""
    return Table.begin(GAME, players, options or Options(), Given(draws))


def me(table: Table[PortaNigra], seat: int = 0) -> Player:
    """What a seat has, as it sees it."""
    player: Player = table.view(seat).players[seat]
    return player


def happened(table: Table[PortaNigra], *kinds: type[E]) -> list[E]:
    """Everything of these kinds that happened, in order."""
    return [event for _, event in table.full_history() if isinstance(event, kinds)]


def points_of(table: Table[PortaNigra], seat: int = 0) -> list[int]:
    """The points that came to a seat, in order."""
    gains = [event.gain for _, event in table.full_history() if event.owner == seat]
    return [gain.points for gain in gains if gain]


def pending(table: Table[PortaNigra], seat: int = 0) -> Choice:
    """What a seat is asked."""
    choice = table.pending(seat)
    assert choice is not None, f"seat {seat} is not asked"
    return choice


def option(table: Table[PortaNigra], key: str, seat: int = 0) -> Option:
    """An option a seat has."""
    found = pending(table, seat).option(key)
    assert found is not None, f"{key!r} is no option"
    return found


def keys(table: Table[PortaNigra], seat: int = 0) -> list[str]:
    """The keys of the options a seat has now."""
    return [each.key for each in pending(table, seat).options]


def prompt(table: Table[PortaNigra], seat: int = 0) -> str:
    """The id of the prompt a seat has now, without its prefix; "" if it is not asked."""
    choice = table.pending(seat)
    return choice.prompt.id.removeprefix("prompt-") if choice else ""


def asked(table: Table[PortaNigra], seat: int = 0, locale: str = "en") -> str:
    """The prompt a seat has now, in words."""
    return GAME.words(locale).text(pending(table, seat).prompt)


def about(table: Table[PortaNigra], key: str, seat: int = 0) -> str:
    """What an option says it brings, in words; "" if it says nothing."""
    told = option(table, key, seat).about
    return GAME.words("en").text(told) if told else ""


def label(table: Table[PortaNigra], key: str, seat: int = 0) -> str:
    """An option a seat has now, in words."""
    return GAME.words("en").text(option(table, key, seat).label)


def choose(table: Table[PortaNigra], *chosen: str, seat: int = 0) -> None:
    """A seat makes these choices one after the other."""
    for key in chosen:
        table.answer(seat, key)


def pick(table: Table[PortaNigra], *chosen: str, seat: int = 0) -> None:
    """A seat picks several options at once."""
    table.answer(seat, pending(table, seat).answer_of(chosen))


def said(table: Table[PortaNigra], kind: type[Event]) -> list[str]:
    """What happened of a kind, in words."""
    messages = [event.message() for event in happened(table, kind)]
    return [GAME.words("en").text(message) for message in messages if message]
