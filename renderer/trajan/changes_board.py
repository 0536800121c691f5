"""What events change on the board and its close-ups."""

from collections.abc import Iterator

from games.game import Event
from games.trajan.events.actions import (
    ForumTileTaken,
    LeaderMoved,
    LegionnairePlaced,
    SenateAdvanced,
    TokensDeployed,
    TrajanTileTaken,
    WorkerPlaced,
)
from games.trajan.events.cards import CardDiscarded, CardsDrawn, CardTaken, Shipped
from games.trajan.events.turn import Sown
from games.trajan.pieces import TRAJAN_TILES
from renderer.request import Change
from renderer.trajan.parts.calendar import TIME_SPOT
from renderer.trajan.parts.forum import stack_spot
from renderer.trajan.parts.port import PILE, discard_spot, ship_spot
from renderer.trajan.parts.provinces.map import leader_spot, legionnaire_spot
from renderer.trajan.parts.senate import disc_spot

BOARD = "board"
"""The picture whose changes the close-ups of its parts show, too."""


def board_changes(event: Event) -> Iterator[Change]:
    match event:
        case ForumTileTaken(seat=seat, space=name) | WorkerPlaced(seat=seat, site=name):
            yield Change(BOARD, name, seat)
        case LeaderMoved(seat=seat):
            yield Change(BOARD, leader_spot(seat), seat)
        case LegionnairePlaced(seat=seat, province=province):
            yield Change(BOARD, legionnaire_spot(province, seat), seat)
        case TokensDeployed(seat=seat, camp=camp):
            yield Change(BOARD, camp, seat)
        case TrajanTileTaken(seat=seat, tile=tile):
            yield Change(BOARD, stack_spot(TRAJAN_TILES[tile].stack), seat)
        case SenateAdvanced(seat=seat):
            yield Change(BOARD, disc_spot(seat), seat)
        case CardsDrawn(seat=seat):
            yield Change(BOARD, PILE, seat)
        case CardTaken(seat=seat, pile=pile) | CardDiscarded(seat=seat, pile=pile):
            yield Change(BOARD, discard_spot(pile), seat)
        case Sown(seat=seat):
            yield Change(BOARD, TIME_SPOT, seat)
        case Shipped(seat=seat, ship=ship):
            yield Change(BOARD, ship_spot(ship), seat)
        case _:
            pass
