"""What can happen in Forum Trajanum, in the order of the rulebook, each with what it changes."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import structs

from games.forum_trajanum.effects import benefit_text
from games.forum_trajanum.pieces import COLUMN_POINTS, CORNERS, CRANE_POINTS, CYCLES, PLANS, ROUNDS
from games.forum_trajanum.state import Building, ForumTrajanum, Taken
from games.game import Event, Known
from games.words import Message, Seat

# Setup


class BoardsLaid(Event, frozen=True):
    """The mosaic boards lie in their slots, each as its twelve letters."""

    boards: tuple[str, ...]

    def apply(self, state: ForumTrajanum) -> None:
        state.boards = list(self.boards)

    def tell(self) -> Message | None:
        return None


class TrajanCardsLaid(Event, frozen=True):
    """The Trajan cards: cycle -> card."""

    cards: Mapping[str, str]

    def apply(self, state: ForumTrajanum) -> None:
        state.trajan = dict(self.cards)

    def tell(self) -> Message | None:
        return None


class SymbolDealt(Event, frozen=True):
    """Side B: the next row from the top, or column from the left, gets its street symbol."""

    seat: int
    street: str

    def apply(self, state: ForumTrajanum) -> None:
        player = state.players[self.seat]
        kind, _, symbol = self.street.partition("_")
        (player.row_symbols if kind == "row" else player.column_symbols).append(int(symbol))

    def tell(self) -> Message | None:
        return None


class SymbolsCleared(Event, frozen=True):
    """Side B: the streets of a Colonia have no symbols yet."""

    seat: int

    def apply(self, state: ForumTrajanum) -> None:
        state.players[self.seat].row_symbols = []
        state.players[self.seat].column_symbols = []

    def tell(self) -> Message | None:
        return None


class CranePlaced(Event, frozen=True):
    """A crane of a colour stands in a corner."""

    seat: int
    colour: str
    corner: str

    def apply(self, state: ForumTrajanum) -> None:
        state.players[self.seat].cranes[self.corner] = self.colour

    def tell(self) -> Message | None:
        return _coloured(self)


class FirstCitizenDrawn(Event, frozen=True):
    """One of the three women is drawn: the first citizen."""

    seat: int
    tile: Known

    def apply(self, state: ForumTrajanum) -> None:
        state.players[self.seat].own = self.tile


class CornerTileLaid(Event, frozen=True):
    """A tile lies open on a crane."""

    seat: int
    corner: str
    tile: Known

    def apply(self, state: ForumTrajanum) -> None:
        state.players[self.seat].corners[self.corner] = self.tile

    def tell(self) -> Message | None:
        return None


class LeftOverTileShipped(Event, frozen=True):
    """The tile that was left over goes to the ship; only its owner has looked at it."""

    seat: int
    tile: Known

    def apply(self, state: ForumTrajanum) -> None:
        state.players[self.seat].ship.append(self.tile)

    def tell(self) -> Message | None:
        return Event.tell(self) if self.tile.face else None


class WorkerDealt(Event, frozen=True):
    """A seat gets its first worker."""

    seat: int
    colour: str

    def apply(self, state: ForumTrajanum) -> None:
        state.workers.append(self.colour)
        state.players[self.seat].stock[self.colour] += 1

    def tell(self) -> Message | None:
        return _coloured(self)


class StartPlayerDrawn(Event, frozen=True):
    """The start player."""

    seat: int

    def apply(self, state: ForumTrajanum) -> None:
        state.start = self.seat


class SetupEnded(Event, frozen=True):
    """The setup is done."""

    def apply(self, state: ForumTrajanum) -> None:
        state.phase = "handicap" if state.options.handicap else "tiles"

    def tell(self) -> Message | None:
        return None


class HandicapEnded(Event, frozen=True):
    """The newcomers have their handicap."""

    def apply(self, state: ForumTrajanum) -> None:
        state.phase = "tiles"

    def tell(self) -> Message | None:
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

    def tell(self) -> Message | None:
        return Message("event-StreetTurnedUp", {"street": f"street-{self.street}"})


class TribunePaid(Event, frozen=True):
    """A tribune is paid to take a tile from anywhere."""

    seat: int

    def apply(self, state: ForumTrajanum) -> None:
        state.players[self.seat].stock["tribune"] -= 1


class TileTaken(Event, frozen=True):
    """A tile is taken from the Colonia; taken from a corner, it uncovers the crane."""

    seat: int
    space: str
    tile: Known

    def apply(self, state: ForumTrajanum) -> None:
        player = state.players[self.seat]
        _lift(player.covered, player.corners, self.space)
        tile = structs.replace(self.tile, seats=(self.seat,))
        player.taken = [*player.taken, Taken(self.space, tile)]

    def tell(self) -> Message | None:
        told = Event.tell(self)
        assert told is not None
        return told if self.tile.face else Message(f"{told.id}-hidden", told.args)


class TileKept(Event, frozen=True):
    """One of the tiles taken is kept, which one its owner knows; another one is to be passed."""

    seat: int
    space: Known

    def apply(self, state: ForumTrajanum) -> None:
        player = state.players[self.seat]
        kept = next(taken for taken in player.taken if taken.space == self.space.face)
        player.taken = [taken for taken in player.taken if taken is not kept]
        player.own = kept.tile

    def tell(self) -> Message | None:
        if self.space.face is None:
            return None
        return Message("event-TileKept", {"seat": Seat(self.seat), "space": self.space.face})


class TileReceived(Event, frozen=True):
    """A tile is received from the left neighbour, face down."""

    seat: int
    giver: int
    tile: Known

    def apply(self, state: ForumTrajanum) -> None:
        state.players[self.giver].taken = []
        state.players[self.seat].received = self.tile

    def tell(self) -> Message | None:
        return Event.tell(self) if self.tile.face else None


class NothingReceived(Event, frozen=True):
    """The left neighbour had nothing to pass."""

    seat: int
    giver: int

    def apply(self, state: ForumTrajanum) -> None:
        """Nothing changes hands."""


class TilesPassed(Event, frozen=True):
    """All have passed; the start player is at turn."""

    def apply(self, state: ForumTrajanum) -> None:
        state.phase = "turn"
        state.active = state.start

    def tell(self) -> Message | None:
        return None


# Using tiles


class TilesOpened(Event, frozen=True):
    """A seat lays its tiles open."""

    seat: int
    own: Known | None
    received: Known | None

    def apply(self, state: ForumTrajanum) -> None:
        player = state.players[self.seat]
        player.own = self.own
        player.received = self.received

    def tell(self) -> Message | None:
        tiles = [tile for tile in (self.own, self.received) if tile]
        faces = tuple(f"face-{tile.face}" for tile in tiles) or ("none",)
        return Message("event-TilesOpened", {"seat": Seat(self.seat), "tiles": faces})


class TribunesPaid(Event, frozen=True):
    """Two tribunes are paid to use both tiles."""

    seat: int

    def apply(self, state: ForumTrajanum) -> None:
        state.players[self.seat].stock["tribune"] -= 2


class TileFetched(Event, frozen=True):
    """Nothing was received: a tile from beside the Colonia is taken instead."""

    seat: int
    tile: Known

    def apply(self, state: ForumTrajanum) -> None:
        player = state.players[self.seat]
        player.beside = _without(player.beside, self.tile)
        player.received = self.tile


class TileTurnedUp(Event, frozen=True):
    """A tile of the own grid is turned up, to be used at once; in a corner it uncovers the crane."""

    seat: int
    space: str
    tile: Known

    def apply(self, state: ForumTrajanum) -> None:
        player = state.players[self.seat]
        _lift(player.covered, player.corners, self.space)
        player.own = self.tile


class TileUsed(Event, frozen=True):
    """A tile is used."""

    seat: int
    tile: Known

    def apply(self, state: ForumTrajanum) -> None:
        """What it brings is told by other events."""


class CitizenPlaced(Event, frozen=True):
    """A citizen is laid into its row, 1 to 6, and the row is active; Merchant I turns the slide bar.

    `slot`: "own" or "received", where the tile lay.
    """

    seat: int
    row: int
    slot: str

    def apply(self, state: ForumTrajanum) -> None:
        player = state.players[self.seat]
        tile = player.own if self.slot == "own" else player.received
        assert tile is not None
        row = player.rows[self.row - 1]
        row.citizens = [*row.citizens, tile]
        row.active = True
        player.turned = player.turned or self.row == 3
        _empty(state, self.seat, self.slot)

    def tell(self) -> Message | None:
        return Message("event-CitizenPlaced", {"seat": Seat(self.seat), "row": f"row-{self.row}"})


class TileStored(Event, frozen=True):
    """An own tile goes face down to the ship, a received one beside the Colonia; a fetched one is gone.

    `slot`: "own", "received" or "fetched".
    """

    seat: int
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

    def tell(self) -> Message | None:
        return None


# Goods and points


class Gained(Event, frozen=True):
    """Goods come from the supply: resource -> number."""

    seat: int
    goods: Mapping[str, int]

    def apply(self, state: ForumTrajanum) -> None:
        _add(state.players[self.seat].stock, self.goods, 1)


class Upgraded(Event, frozen=True):
    """The slide bar moves to a position, 0 to 6."""

    seat: int
    position: int

    def apply(self, state: ForumTrajanum) -> None:
        state.players[self.seat].prestige = self.position


class PointsGained(Event, frozen=True):
    """Points of an area bonus."""

    seat: int
    points: int

    def apply(self, state: ForumTrajanum) -> None:
        state.players[self.seat].points += self.points


class Exchanged(Event, frozen=True):
    """Goods are exchanged; `ability` is the citizen who does it, "" for anybody's exchange."""

    seat: int
    ability: str
    gave: Mapping[str, int]
    took: Mapping[str, int]

    def apply(self, state: ForumTrajanum) -> None:
        player = state.players[self.seat]
        _add(player.stock, self.gave, -1)
        _add(player.stock, self.took, 1)
        if self.ability:
            _add(player.used, {self.ability: 1}, 1)

    def tell(self) -> Message | None:
        message = "event-Exchanged-ability" if self.ability else "event-Exchanged"
        ability = _abilities({self.ability: 1})[0]
        return Message(
            message, {"seat": Seat(self.seat), "ability": ability, "gave": self.gave, "took": self.took}
        )


# Building


class Paid(Event, frozen=True):
    """Goods go back to the supply for a building; abilities used for it: ability -> times."""

    seat: int
    goods: Mapping[str, int]
    abilities: Mapping[str, int]

    def apply(self, state: ForumTrajanum) -> None:
        player = state.players[self.seat]
        _add(player.stock, self.goods, -1)
        _add(player.used, self.abilities, 1)

    def tell(self) -> Message | None:
        message = "event-Paid-abilities" if self.abilities else "event-Paid"
        return Message(
            message, {"seat": Seat(self.seat), "goods": self.goods, "abilities": _abilities(self.abilities)}
        )


class TileBuilt(Event, frozen=True):
    """A building tile is laid; `spaces` are those of its halves, in the plan's order."""

    seat: int
    plan: str
    spaces: tuple[str, ...]

    def apply(self, state: ForumTrajanum) -> None:
        built = state.players[self.seat].built
        halves = PLANS[self.plan].halves
        for half, name, other in zip(halves, self.spaces, reversed(self.spaces), strict=True):
            built[name] = Building(half, other if len(halves) == 2 else "")

    def tell(self) -> Message | None:
        plan = Message(f"plan-{self.plan.replace('+', '-')}")
        return Message("event-TileBuilt", {"seat": Seat(self.seat), "plan": plan, "spaces": self.spaces})


class ColumnScored(Event, frozen=True):
    """A triumphal column, or a marker at the Trajan's Column, scores: fragment and active citizens."""

    seat: int
    fragment: int
    citizens: int

    @property
    def points(self) -> int:
        """What it scores in all."""
        return self.fragment + self.citizens

    def apply(self, state: ForumTrajanum) -> None:
        state.players[self.seat].points += self.points

    def tell(self) -> Message | None:
        return Message(
            "event-ColumnScored",
            {
                "seat": Seat(self.seat),
                "points": self.points,
                "fragment": self.fragment,
                "citizens": self.citizens,
            },
        )


class MarkerMoved(Event, frozen=True):
    """A forum marker moves one step on a benefit track."""

    seat: int
    track: str
    step: int

    def apply(self, state: ForumTrajanum) -> None:
        state.players[self.seat].tracks[self.track] = self.step

    def tell(self) -> Message | None:
        return Message(
            "event-MarkerMoved",
            {"seat": Seat(self.seat), "track": f"kind-{self.track}", "step": self.step},
        )


class BenefitTaken(Event, frozen=True):
    """The benefit of a step is taken."""

    seat: int
    track: str
    step: int

    def apply(self, state: ForumTrajanum) -> None:
        """What it brings is told by other events."""

    def tell(self) -> Message | None:
        benefit = benefit_text(self.track, self.step)
        return Message("event-BenefitTaken", {"seat": Seat(self.seat), "benefit": benefit})


class MarkerAtColumn(Event, frozen=True):
    """A forum marker has finished its track and stands beside the Trajan's Column."""

    seat: int
    track: str

    def apply(self, state: ForumTrajanum) -> None:
        player = state.players[self.seat]
        player.column = [*player.column, self.track]

    def tell(self) -> Message | None:
        return Message("event-MarkerAtColumn", {"seat": Seat(self.seat), "track": f"kind-{self.track}"})


# The forum


class EnvoySent(Event, frozen=True):
    """An envoy goes from the ship to a square of the forum."""

    seat: int
    space: str

    def apply(self, state: ForumTrajanum) -> None:
        player = state.players[self.seat]
        player.sent = [*player.sent, player.ship[-1]]
        player.ship = player.ship[:-1]
        state.envoys[self.space] = self.seat

    def square(self, state: ForumTrajanum) -> str:
        """The colour of the square, or eagle."""
        return state.squares[self.space]


class AreaCompleted(Event, frozen=True):
    """The last square of a colour area is filled."""

    seat: int
    colour: str
    spaces: tuple[str, ...]

    def apply(self, state: ForumTrajanum) -> None:
        """The area bonus is told by other events."""

    def tell(self) -> Message | None:
        return _coloured(self)


class TurnEnded(Event, frozen=True):
    """The next seat is at turn; after the last one the start player figure goes to the right."""

    seat: int

    def apply(self, state: ForumTrajanum) -> None:
        state.players[self.seat].used = {}
        order = state.order
        if self.seat != order[-1]:
            state.active = state.left(self.seat)
            return
        state.active = None
        state.start = state.right(order[0])
        state.phase = "payment" if state.round == ROUNDS else "tiles"

    def tell(self) -> Message | None:
        return None


# Scoring phase


class CitizensPaid(Event, frozen=True):
    """Coins are paid for these rows, 1 to 6; all other citizens are inactive."""

    seat: int
    rows: tuple[int, ...]

    def apply(self, state: ForumTrajanum) -> None:
        player = state.players[self.seat]
        player.stock["coin"] -= len(self.rows)
        player.paid = True
        for number, row in enumerate(player.rows, 1):
            row.active = number in self.rows

    def tell(self) -> Message | None:
        if not self.rows:
            return Message("event-CitizensPaid-nobody", {"seat": Seat(self.seat)})
        rows = tuple(f"row-{row}" for row in self.rows)
        return Message("event-CitizensPaid", {"seat": Seat(self.seat), "rows": rows})


class PaymentEnded(Event, frozen=True):
    """All have paid their citizens."""

    def apply(self, state: ForumTrajanum) -> None:
        state.phase = "scoring"

    def tell(self) -> Message | None:
        return None


class CraneScored(Event, frozen=True):
    """An uncovered crane scores its colour once, and is turned to its colourless side."""

    seat: int
    corner: str
    colour: str
    structures: int
    points: int

    def apply(self, state: ForumTrajanum) -> None:
        player = state.players[self.seat]
        player.scored = [*player.scored, self.corner]
        player.points += self.points

    def tell(self) -> Message | None:
        return _coloured(self)


class RowScored(Event, frozen=True):
    """A citizen row scores its different gray buildings."""

    seat: int
    row: int
    kinds: int
    factor: int
    points: int

    def apply(self, state: ForumTrajanum) -> None:
        state.players[self.seat].points += self.points


class EaglesScored(Event, frozen=True):
    """Envoys on eagles, beside them and (Patrician I) at their corners."""

    seat: int
    on: int
    beside: int
    corners: int
    points: int

    def apply(self, state: ForumTrajanum) -> None:
        state.players[self.seat].points += self.points


class AreaScored(Event, frozen=True):
    """The largest connected area of envoys."""

    seat: int
    envoys: int
    points: int

    def apply(self, state: ForumTrajanum) -> None:
        state.players[self.seat].points += self.points


class TaskScored(Event, frozen=True):
    """A task of the Trajan card, fulfilled some times. `task`: "build" or "collect"."""

    seat: int
    card: str
    task: str
    times: int
    points: int

    def apply(self, state: ForumTrajanum) -> None:
        state.players[self.seat].points += self.points

    def tell(self) -> Message | None:
        return Message(
            "event-TaskScored",
            {
                "seat": Seat(self.seat),
                "task": Message(f"task-{self.card}-{self.task}"),
                "times": self.times,
                "points": self.points,
            },
        )


class ScoringEnded(Event, frozen=True):
    """The cycle is over, after the last one the game."""

    cycle: int

    def apply(self, state: ForumTrajanum) -> None:
        state.phase = "" if self.cycle == CYCLES else "tiles"
        for player in state.players:
            player.paid = False

    def tell(self) -> Message | None:
        return None


Happening = (
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


def _coloured(event: CranePlaced | WorkerDealt | CraneScored | AreaCompleted) -> Message:
    """The event with its colour named by the text of the colour."""
    told = Event.tell(event)
    assert told is not None
    return Message(told.id, {**told.args, "colour": f"colour-{event.colour}"})


def _add(stock: dict[str, int], goods: Mapping[str, int], sign: int) -> None:
    for kind, number in goods.items():
        stock[kind] = stock.get(kind, 0) + sign * number


def _abilities(abilities: Mapping[str, int]) -> tuple[str, ...]:
    return tuple(f"ability-{ability.replace('_', '-')}" for ability in abilities)


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


def column_value(state: ForumTrajanum) -> int:
    """What the top fragment of the Trajan's Column is worth: 3, 2 or 1."""
    return COLUMN_POINTS[state.cycle - 1]


def crane_value(state: ForumTrajanum) -> int:
    """What a crane scores for each structure of its colour in this cycle: 3, 2 or 1."""
    return CRANE_POINTS[state.cycle - 1]
