"""What can happen in Forum Trajanum, in the order of the rulebook, each with what it changes."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import structs

from games.forum_trajanum.effects import benefit_text
from games.forum_trajanum.pieces import (
    ANY_TILE_PRICE,
    BOTH_TILES_PRICE,
    CORNERS,
    CYCLES,
    MERCHANT_I,
    PLANS,
    ROUNDS,
    ability_text,
    plan_text,
)
from games.forum_trajanum.player import Building, Taken
from games.forum_trajanum.state import ForumTrajanum
from games.forum_trajanum.tasks import task_text
from games.game import Event, Gain, SeatEvent
from games.known import Known
from games.words import Argument, Message, Seat

POINT_SOURCES = ("column", "bonus", "cranes", "rows", "eagles", "area", "tasks")
"""Where points come from: triumphal columns with markers at the column, area bonuses, parts of a scoring."""

# Setup


class BoardsLaid(Event, frozen=True):
    """The mosaic boards lie in their slots, each as its twelve letters."""

    boards: tuple[str, ...]

    def apply(self, state: ForumTrajanum) -> None:
        state.boards = list(self.boards)

    def message(self) -> Message | None:
        return None


class TrajanCardsLaid(Event, frozen=True):
    """The Trajan cards: cycle -> card."""

    cards: Mapping[str, str]

    def apply(self, state: ForumTrajanum) -> None:
        state.trajan = dict(self.cards)

    def message(self) -> Message | None:
        return None


class SymbolDealt(SeatEvent, frozen=True):
    """Side B: the next row from the top, or column from the left, gets its street symbol."""

    street: str

    def apply(self, state: ForumTrajanum) -> None:
        player = state.players[self.seat]
        kind, _, symbol = self.street.partition("_")
        (player.row_symbols if kind == "row" else player.column_symbols).append(int(symbol))

    def message(self) -> Message | None:
        return None


class SymbolsCleared(SeatEvent, frozen=True):
    """Side B: the streets of a Colonia have no symbols yet."""

    def apply(self, state: ForumTrajanum) -> None:
        state.players[self.seat].row_symbols = []
        state.players[self.seat].column_symbols = []

    def message(self) -> Message | None:
        return None


class CranePlaced(SeatEvent, frozen=True):
    """A crane of a colour stands in a corner."""

    colour: str
    corner: str

    def apply(self, state: ForumTrajanum) -> None:
        state.players[self.seat].cranes[self.corner] = self.colour

    def arguments(self) -> Mapping[str, Argument]:
        return {**super().arguments(), "colour": f"colour-{self.colour}"}


class FirstCitizenDrawn(SeatEvent, frozen=True):
    """One of the three women is drawn: the first citizen."""

    tile: Known

    def apply(self, state: ForumTrajanum) -> None:
        state.players[self.seat].own = self.tile


class CornerTileLaid(SeatEvent, frozen=True):
    """A tile lies open on a crane."""

    corner: str
    tile: Known

    def apply(self, state: ForumTrajanum) -> None:
        state.players[self.seat].corners[self.corner] = self.tile

    def message(self) -> Message | None:
        return None


class LeftOverTileShipped(SeatEvent, frozen=True):
    """The tile that was left over goes to the ship; only its owner has looked at it."""

    tile: Known

    def apply(self, state: ForumTrajanum) -> None:
        state.players[self.seat].ship.append(self.tile)

    def message(self) -> Message | None:
        return super().message() if self.tile.face else None


class WorkerDealt(SeatEvent, frozen=True):
    """A seat gets its first worker."""

    colour: str

    def apply(self, state: ForumTrajanum) -> None:
        state.workers.append(self.colour)
        state.players[self.seat].stock[self.colour] += 1

    def arguments(self) -> Mapping[str, Argument]:
        return {**super().arguments(), "colour": f"colour-{self.colour}"}


class StartPlayerDrawn(SeatEvent, frozen=True):
    """The start player."""

    def apply(self, state: ForumTrajanum) -> None:
        state.start = self.seat


class SetupEnded(Event, frozen=True):
    """The setup is done."""

    def apply(self, state: ForumTrajanum) -> None:
        state.phase = "handicap" if state.options.handicap else "tiles"

    def message(self) -> Message | None:
        return None


class HandicapEnded(Event, frozen=True):
    """The newcomers have their handicap."""

    def apply(self, state: ForumTrajanum) -> None:
        state.phase = "tiles"

    def message(self) -> Message | None:
        return None


# Beginning of a round, and taking tiles


class RoundBegan(Event, frozen=True):
    """A new round of a cycle."""

    cycle: int
    round: int

    def apply(self, state: ForumTrajanum) -> None:
        state.cycle = self.cycle
        state.round = self.round
        state.streets = ()


class StreetTurnedUp(Event, frozen=True):
    """A street card is turned up."""

    street: str

    def apply(self, state: ForumTrajanum) -> None:
        state.streets = (*state.streets, self.street)
        state.played = [*state.played, self.street]

    def arguments(self) -> Mapping[str, Argument]:
        return {"street": f"street-{self.street}"}


class TribunePaid(SeatEvent, frozen=True):
    """Tribunes are paid to take a tile from anywhere."""

    def apply(self, state: ForumTrajanum) -> None:
        state.players[self.seat].stock["tribune"] -= ANY_TILE_PRICE

    def arguments(self) -> Mapping[str, Argument]:
        return {**super().arguments(), "goods": {"tribune": ANY_TILE_PRICE}}


class TileTaken(SeatEvent, frozen=True):
    """A tile is taken from the Colonia; taken from a corner, it uncovers the crane."""

    space: str
    tile: Known

    def apply(self, state: ForumTrajanum) -> None:
        player = state.players[self.seat]
        _lift(player.covered, player.corners, self.space)
        tile = structs.replace(self.tile, seats=(self.seat,))
        player.taken = [*player.taken, Taken(self.space, tile)]

    def message(self) -> Message | None:
        return super().message() if self.tile.face else Message("event-TileTaken-hidden", self.arguments())


class TileKept(SeatEvent, frozen=True):
    """One of the tiles taken is kept, which one its owner knows; another one is to be passed."""

    space: Known

    def apply(self, state: ForumTrajanum) -> None:
        player = state.players[self.seat]
        kept = next(taken for taken in player.taken if taken.space == self.space.face)
        player.taken = [taken for taken in player.taken if taken is not kept]
        player.own = kept.tile

    def arguments(self) -> Mapping[str, Argument]:
        return {"seat": Seat(self.seat), "space": self.space.face}

    def message(self) -> Message | None:
        return super().message() if self.space.face else None


class TileReceived(SeatEvent, frozen=True):
    """A tile is received from the left neighbour, face down."""

    giver: int
    tile: Known

    @property
    def received_from(self) -> int | None:
        return self.giver

    def arguments(self) -> Mapping[str, Argument]:
        return {**super().arguments(), "giver": Seat(self.giver)}

    def apply(self, state: ForumTrajanum) -> None:
        state.players[self.giver].taken = []
        state.players[self.seat].received = self.tile

    def message(self) -> Message | None:
        return super().message() if self.tile.face else None


class NothingReceived(SeatEvent, frozen=True):
    """The left neighbour had nothing to pass."""

    giver: int

    @property
    def received_from(self) -> int | None:
        return self.giver

    def arguments(self) -> Mapping[str, Argument]:
        return {**super().arguments(), "giver": Seat(self.giver)}

    def apply(self, state: ForumTrajanum) -> None:
        """Nothing changes hands."""


class TilesPassed(Event, frozen=True):
    """All have passed; the start player is at turn."""

    def apply(self, state: ForumTrajanum) -> None:
        state.phase = "turn"
        state.active = state.start

    def message(self) -> Message | None:
        return None


# Using tiles


class TilesOpened(SeatEvent, frozen=True):
    """A seat lays its tiles open."""

    own: Known | None
    received: Known | None

    def apply(self, state: ForumTrajanum) -> None:
        player = state.players[self.seat]
        player.own = self.own
        player.received = self.received

    def arguments(self) -> Mapping[str, Argument]:
        tiles = [tile for tile in (self.own, self.received) if tile]
        faces = tuple(tile.text for tile in tiles) or ("none",)
        return {"seat": Seat(self.seat), "tiles": faces}


class TribunesPaid(SeatEvent, frozen=True):
    """Tribunes are paid to use both tiles."""

    def apply(self, state: ForumTrajanum) -> None:
        state.players[self.seat].stock["tribune"] -= BOTH_TILES_PRICE

    def arguments(self) -> Mapping[str, Argument]:
        return {**super().arguments(), "goods": {"tribune": BOTH_TILES_PRICE}}


class TileFetched(SeatEvent, frozen=True):
    """Nothing was received: a tile from beside the Colonia is taken instead."""

    tile: Known

    def apply(self, state: ForumTrajanum) -> None:
        player = state.players[self.seat]
        player.beside = _without(player.beside, self.tile)
        player.received = self.tile


class TileTurnedUp(SeatEvent, frozen=True):
    """A tile of the own grid is turned up, to be used at once; in a corner it uncovers the crane."""

    space: str
    tile: Known

    def apply(self, state: ForumTrajanum) -> None:
        player = state.players[self.seat]
        _lift(player.covered, player.corners, self.space)
        player.own = self.tile


class TileUsed(SeatEvent, frozen=True):
    """A tile is used."""

    tile: Known

    def apply(self, state: ForumTrajanum) -> None:
        """What it brings are events of their own."""


class CitizenPlaced(SeatEvent, frozen=True):
    """A citizen is laid into its row, 1 to 6, and the row is active; Merchant I turns the slide bar.

    `slot`: "own" or "received", where the tile lay.
    """

    row: int
    slot: str

    def apply(self, state: ForumTrajanum) -> None:
        player = state.players[self.seat]
        tile = player.own if self.slot == "own" else player.received
        assert tile is not None
        row = player.rows[self.row - 1]
        row.citizens = [*row.citizens, tile]
        row.active = True
        player.turned = player.turned or self.row == MERCHANT_I
        _empty(state, self.seat, self.slot)

    def arguments(self) -> Mapping[str, Argument]:
        return {"seat": Seat(self.seat), "row": f"row-{self.row}"}


class TileStored(SeatEvent, frozen=True):
    """An own tile goes face down to the ship, a received one beside the Colonia; a fetched one is gone.

    `slot`: "own", "received" or "fetched".
    """

    slot: str

    def apply(self, state: ForumTrajanum) -> None:
        player = state.players[self.seat]
        tile = player.own if self.slot == "own" else player.received
        assert tile is not None
        if self.slot == "own":
            player.ship = [*player.ship, structs.replace(tile, seats=(self.seat,))]
        elif self.slot == "received":
            player.beside = [*player.beside, tile]
        else:
            state.gone = [*state.gone, tile]
        _empty(state, self.seat, self.slot)

    def message(self) -> Message | None:
        return None


# Goods and points


class Gained(SeatEvent, frozen=True):
    """Goods come from the supply: resource -> number."""

    goods: Mapping[str, int]

    def apply(self, state: ForumTrajanum) -> None:
        _add(state.players[self.seat].stock, self.goods, 1)


class Upgraded(SeatEvent, frozen=True):
    """The slide bar moves to a position, 0 to 6."""

    position: int

    def apply(self, state: ForumTrajanum) -> None:
        state.players[self.seat].prestige = self.position


class PointsGained(SeatEvent, frozen=True):
    """Points of an area bonus."""

    points: int

    @property
    def gain(self) -> Gain | None:
        return Gain(self.points, "bonus")

    def apply(self, state: ForumTrajanum) -> None:
        state.players[self.seat].points += self.points


class Exchanged(SeatEvent, frozen=True):
    """Goods are exchanged; `ability` is the citizen who does it, "" for anybody's exchange."""

    ability: str
    gave: Mapping[str, int]
    took: Mapping[str, int]

    def apply(self, state: ForumTrajanum) -> None:
        player = state.players[self.seat]
        _add(player.stock, self.gave, -1)
        _add(player.stock, self.took, 1)
        if self.ability:
            _add(player.used, {self.ability: 1}, 1)

    def arguments(self) -> Mapping[str, Argument]:
        ability = ability_text(self.ability) if self.ability else ""
        return {"seat": Seat(self.seat), "ability": ability, "gave": self.gave, "took": self.took}

    def message(self) -> Message | None:
        return Message("event-Exchanged-ability" if self.ability else "event-Exchanged", self.arguments())


# Building


class Paid(SeatEvent, frozen=True):
    """Goods go back to the supply for a building; abilities used for it: ability -> times."""

    goods: Mapping[str, int]
    abilities: Mapping[str, int]

    def apply(self, state: ForumTrajanum) -> None:
        player = state.players[self.seat]
        _add(player.stock, self.goods, -1)
        _add(player.used, self.abilities, 1)

    def arguments(self) -> Mapping[str, Argument]:
        return {"seat": Seat(self.seat), "goods": self.goods, "abilities": _abilities(self.abilities)}

    def message(self) -> Message | None:
        return Message("event-Paid-abilities" if self.abilities else "event-Paid", self.arguments())


class TileBuilt(SeatEvent, frozen=True):
    """A building tile is laid; `spaces` are those of its halves, in the plan's order."""

    plan: str
    spaces: tuple[str, ...]

    def apply(self, state: ForumTrajanum) -> None:
        built = state.players[self.seat].built
        halves = PLANS[self.plan].halves
        for half, name, other in zip(halves, self.spaces, reversed(self.spaces), strict=True):
            built[name] = Building(half, other if len(halves) == 2 else "")

    def arguments(self) -> Mapping[str, Argument]:
        return {"seat": Seat(self.seat), "plan": plan_text(self.plan), "spaces": self.spaces}


class ColumnScored(SeatEvent, frozen=True):
    """A triumphal column, or a marker at the Trajan's Column, scores: fragment and active citizens."""

    fragment: int
    citizens: int

    @property
    def points(self) -> int:
        """What it scores in all."""
        return self.fragment + self.citizens

    @property
    def gain(self) -> Gain | None:
        return Gain(self.points, "column")

    def apply(self, state: ForumTrajanum) -> None:
        state.players[self.seat].points += self.points

    def arguments(self) -> Mapping[str, Argument]:
        return {**super().arguments(), "points": self.points}


class MarkerMoved(SeatEvent, frozen=True):
    """A forum marker moves one step on a benefit track."""

    track: str
    step: int

    def apply(self, state: ForumTrajanum) -> None:
        state.players[self.seat].tracks[self.track] = self.step

    def arguments(self) -> Mapping[str, Argument]:
        return {**super().arguments(), "track": f"kind-{self.track}"}


class BenefitTaken(SeatEvent, frozen=True):
    """The benefit of a step is taken."""

    track: str
    step: int

    def apply(self, state: ForumTrajanum) -> None:
        """What it brings are events of their own."""

    def arguments(self) -> Mapping[str, Argument]:
        return {"seat": Seat(self.seat), "benefit": benefit_text(self.track, self.step)}


class MarkerAtColumn(SeatEvent, frozen=True):
    """A forum marker has finished its track and stands beside the Trajan's Column."""

    track: str

    def apply(self, state: ForumTrajanum) -> None:
        player = state.players[self.seat]
        player.column = [*player.column, self.track]

    def arguments(self) -> Mapping[str, Argument]:
        return {**super().arguments(), "track": f"kind-{self.track}"}


# The forum


class EnvoySent(SeatEvent, frozen=True):
    """An envoy goes from the ship to a square of the forum."""

    space: str

    def apply(self, state: ForumTrajanum) -> None:
        player = state.players[self.seat]
        player.sent = [*player.sent, player.ship[-1]]
        player.ship = player.ship[:-1]
        state.envoys[self.space] = self.seat

    def square(self, state: ForumTrajanum) -> str:
        """The colour of the square, or eagle."""
        return state.squares[self.space]


class AreaCompleted(SeatEvent, frozen=True):
    """The last square of a colour area is filled."""

    colour: str
    spaces: tuple[str, ...]

    def apply(self, state: ForumTrajanum) -> None:
        """The area bonus is an event of its own."""

    def arguments(self) -> Mapping[str, Argument]:
        return {**super().arguments(), "colour": f"colour-{self.colour}"}


class TurnEnded(SeatEvent, frozen=True):
    """It is the next seat's turn; after the last one the start player figure goes to the right."""

    def apply(self, state: ForumTrajanum) -> None:
        state.players[self.seat].used = {}
        order = state.order
        if self.seat != order[-1]:
            state.active = state.left(self.seat)
            return
        state.active = None
        state.start = state.right(order[0])
        state.phase = "payment" if state.round == ROUNDS else "tiles"

    def message(self) -> Message | None:
        return None


# Scoring phase


class CitizensPaid(SeatEvent, frozen=True):
    """Coins are paid for these rows, 1 to 6; all other citizens are inactive."""

    rows: tuple[int, ...]

    def apply(self, state: ForumTrajanum) -> None:
        player = state.players[self.seat]
        player.stock["coin"] -= len(self.rows)
        player.paid = True
        for number, row in enumerate(player.rows, 1):
            row.active = number in self.rows

    def arguments(self) -> Mapping[str, Argument]:
        return {"seat": Seat(self.seat), "rows": tuple(f"row-{row}" for row in self.rows)}

    def message(self) -> Message | None:
        if not self.rows:
            return Message("event-CitizensPaid-nobody", {"seat": Seat(self.seat)})
        return super().message()


class PaymentEnded(Event, frozen=True):
    """All have paid their citizens."""

    def apply(self, state: ForumTrajanum) -> None:
        state.phase = "scoring"

    def message(self) -> Message | None:
        return None


class CraneScored(SeatEvent, frozen=True):
    """An uncovered crane scores its colour once, and is turned to its colourless side."""

    corner: str
    colour: str
    structures: int
    """How many structures of its colour there are."""
    points: int

    @property
    def gain(self) -> Gain | None:
        return Gain(self.points, "cranes")

    def apply(self, state: ForumTrajanum) -> None:
        player = state.players[self.seat]
        player.scored = [*player.scored, self.corner]
        player.points += self.points

    def arguments(self) -> Mapping[str, Argument]:
        return {**super().arguments(), "colour": f"colour-{self.colour}"}


class RowScored(SeatEvent, frozen=True):
    """A row of the Colonia scores its different gray buildings."""

    row: int
    """1 to 6."""
    kinds: int
    """How many kinds of gray buildings stand in it."""
    factor: int
    """One more than its active citizens."""
    points: int

    @property
    def gain(self) -> Gain | None:
        return Gain(self.points, "rows")

    def apply(self, state: ForumTrajanum) -> None:
        state.players[self.seat].points += self.points


class EaglesScored(SeatEvent, frozen=True):
    """Envoys at eagles score, each once."""

    on: int
    """How many stand on an eagle."""
    beside: int
    """How many stand beside one."""
    corners: int
    """How many stand at a corner of one, with Patrician I."""
    points: int

    @property
    def gain(self) -> Gain | None:
        return Gain(self.points, "eagles")

    def apply(self, state: ForumTrajanum) -> None:
        state.players[self.seat].points += self.points


class AreaScored(SeatEvent, frozen=True):
    """The largest connected area of envoys scores."""

    envoys: int
    points: int

    @property
    def gain(self) -> Gain | None:
        return Gain(self.points, "area")

    def apply(self, state: ForumTrajanum) -> None:
        state.players[self.seat].points += self.points


class TaskScored(SeatEvent, frozen=True):
    """A task of the Trajan card scores."""

    card: str
    task: str
    """Either "build" or "collect"."""
    times: int
    """How often it is fulfilled."""
    points: int

    @property
    def gain(self) -> Gain | None:
        return Gain(self.points, "tasks")

    def apply(self, state: ForumTrajanum) -> None:
        state.players[self.seat].points += self.points

    def arguments(self) -> Mapping[str, Argument]:
        return {
            "seat": Seat(self.seat),
            "task": task_text(self.card, self.task),
            "times": self.times,
            "points": self.points,
        }


class ScoringEnded(Event, frozen=True):
    """The cycle is over, after the last one the game."""

    cycle: int

    def apply(self, state: ForumTrajanum) -> None:
        state.phase = "" if self.cycle == CYCLES else "tiles"
        for player in state.players:
            player.paid = False

    def message(self) -> Message | None:
        return None


AnyEvent = (
    BoardsLaid
    | TrajanCardsLaid
    | SymbolsCleared
    | SymbolDealt
    | CranePlaced
    | FirstCitizenDrawn
    | CornerTileLaid
    | LeftOverTileShipped
    | WorkerDealt
    | StartPlayerDrawn
    | SetupEnded
    | HandicapEnded
    | RoundBegan
    | StreetTurnedUp
    | TribunePaid
    | TileTaken
    | TileKept
    | TileReceived
    | NothingReceived
    | TilesPassed
    | TilesOpened
    | TribunesPaid
    | TileFetched
    | TileTurnedUp
    | TileUsed
    | CitizenPlaced
    | TileStored
    | Gained
    | Upgraded
    | PointsGained
    | Exchanged
    | Paid
    | TileBuilt
    | ColumnScored
    | MarkerMoved
    | BenefitTaken
    | MarkerAtColumn
    | EnvoySent
    | AreaCompleted
    | TurnEnded
    | CitizensPaid
    | PaymentEnded
    | CraneScored
    | RowScored
    | EaglesScored
    | AreaScored
    | TaskScored
    | ScoringEnded
)
"""Everything that can happen: the union by which a log is read."""

SCORINGS = (CraneScored, RowScored, EaglesScored, AreaScored, TaskScored)
"""The events that make up a scoring phase, in its order."""


def _add(stock: dict[str, int], goods: Mapping[str, int], sign: int) -> None:
    for kind, number in goods.items():
        stock[kind] = stock.get(kind, 0) + sign * number


def _abilities(abilities: Mapping[str, int]) -> tuple[str, ...]:
    return tuple(map(ability_text, abilities))


def _lift(covered: list[str], corners: dict[str, Known], space: str) -> None:
    if space in CORNERS:
        del corners[space]
    else:
        covered.remove(space)


def _empty(state: ForumTrajanum, seat: int, slot: str) -> None:
    if slot == "own":
        state.players[seat].own = None
    else:
        state.players[seat].received = None


def _without(tiles: list[Known], tile: Known) -> list[Known]:
    index = tiles.index(tile)
    return tiles[:index] + tiles[index + 1 :]
