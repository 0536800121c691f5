"""Events at the end of a round and of a quarter: demands, votes, clearing the board, filling it again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from games.game import Detail, Event, PointsScored, SeatEvent, Silent
from games.numerals import roman_numeral
from games.trajan.pieces import FORUM_TILES, SENATE_TRACK
from games.trajan.player import OwnBonusTile
from games.trajan.state import Trajan
from games.words import Argument, Listed, Message, Seat, counted, joined


class DemandTurnedUp(Event, frozen=True):
    """A demand tile is turned up, and the next round of the quarter begins."""

    round: int
    """The round that begins."""
    demand: str

    def apply(self, state: Trajan) -> None:
        state.demands = [*state.demands, self.demand]
        state.round = self.round
        state.rounds_ended -= 1
        state.phase = "round_end" if state.rounds_ended else "turn"

    def arguments(self) -> Mapping[str, Argument]:
        return {"round": self.round, "demand": f"demand-{self.demand}"}


class QuarterEnded(Event, frozen=True):
    """The last round of a quarter ends."""

    quarter: int

    def apply(self, state: Trajan) -> None:
        state.rounds_ended -= 1
        state.phase = "demands"

    def arguments(self) -> Mapping[str, Argument]:
        return {"quarter": roman_numeral(self.quarter)}


class DemandsMet(PointsScored, frozen=True):
    """A seat meets the demands of the quarter that it can; the tiles it gives leave the game."""

    source = "demands"
    trajan: tuple[str, ...]
    """The demands met by Trajan tiles, which stay."""
    tiles: tuple[str, ...]
    """The forum tiles given for others, wild demands too."""
    unmet: tuple[str, ...]
    """The demands that are not met."""
    points: int
    """0 or less."""

    def apply(self, state: Trajan) -> None:
        player = state.players[self.seat]
        player.points += self.points
        player.tiles = tiles_without(player.tiles, Counter(self.tiles))
        player.demands_met = True

    def arguments(self) -> Mapping[str, Argument]:
        return {
            "seat": Seat(self.seat),
            "trajan": Listed(demands_text(self.trajan)),
            "trajan_number": len(self.trajan),
            "tiles": Listed(dict(Counter(self.tiles))),
            "tiles_number": len(self.tiles),
            "unmet": Listed(demands_text(self.unmet)),
            "unmet_number": len(self.unmet),
            "points": self.points,
        }

    def message(self) -> Message:
        met = "unmet" if self.unmet else "met"
        return Message(f"event-DemandsMet-{met}", self.arguments())


class DemandsEnded(Silent, frozen=True):
    """All seats have met their demands."""

    def apply(self, state: Trajan) -> None:
        state.phase = "senate"


class VotesCounted(Event, frozen=True):
    """The seats by their votes, the consul first."""

    ranking: tuple[int, ...]
    votes: tuple[int, ...]
    """The votes of each seat of the ranking."""

    def apply(self, state: Trajan) -> None:
        """Nothing changes."""

    def arguments(self) -> Mapping[str, Argument]:
        seats = tuple(
            Message("votes-of", {"seat": Seat(seat), "votes": votes})
            for seat, votes in zip(self.ranking, self.votes, strict=True)
        )
        return {"seats": seats}


class BonusTileTaken(SeatEvent, frozen=True):
    """The consul, or the vice consul, takes a bonus tile."""

    tile: str
    yellow: bool
    """Whether its side for the consul, the yellow one, is shown."""

    def apply(self, state: Trajan) -> None:
        state.bonus = [tile for tile in state.bonus if tile != self.tile]
        player = state.players[self.seat]
        player.bonus = [*player.bonus, OwnBonusTile(self.tile, self.yellow)]

    def message(self) -> Message:
        office = "consul" if self.yellow else "vice"
        return Message(
            f"event-BonusTileTaken-{office}", {"seat": Seat(self.seat), "tile": f"bonus-{self.tile}"}
        )


class DiscsStacked(Detail, frozen=True):
    """All discs go back to the start space of the senate track, the consul's on top."""

    seats: tuple[int, ...]
    """From the bottom."""

    def apply(self, state: Trajan) -> None:
        state.senate = [list(self.seats), *([] for _ in SENATE_TRACK[1:])]
        state.phase = "refill"

    def arguments(self) -> Mapping[str, Argument]:
        return {"seats": tuple(map(Seat, reversed(self.seats)))}


class BoardCleared(Detail, frozen=True):
    """The demands, all senate tiles and all tiles of the forum leave the game."""

    def apply(self, state: Trajan) -> None:
        state.past_demands = [*state.past_demands, *state.demands]
        state.demands = []
        state.forum = {}
        for player in state.players:
            player.demands_met = False
            player.tiles = {
                tile: number for tile, number in player.tiles.items() if not FORUM_TILES[tile].votes
            }


class BonusTilesLaid(Detail, frozen=True):
    """Bonus tiles are laid next to the senate track."""

    tiles: tuple[str, ...]

    def apply(self, state: Trajan) -> None:
        state.bonus = [*state.bonus, *self.tiles]

    def arguments(self) -> Mapping[str, Argument]:
        return {"tiles": tuple(f"bonus-{tile}" for tile in self.tiles)}


class ProvincesFilled(Detail, frozen=True):
    """Forum tiles are laid into provinces."""

    tiles: Mapping[str, str]
    """Province -> tile."""

    def apply(self, state: Trajan) -> None:
        state.provinces = {**state.provinces, **self.tiles}
        state.forum_out = [*state.forum_out, *self.tiles.values()]

    def arguments(self) -> Mapping[str, Argument]:
        laid = (
            Message("tile-in-province", {"province": f"province-{province}", "tile": f"tile-{tile}"})
            for province, tile in self.tiles.items()
        )
        return {"tiles": joined("tiles-more", laid)}


class ForumFilled(Detail, frozen=True):
    """Extra action tiles and forum tiles are laid into the forum."""

    extra: Mapping[str, str]
    """Yellow space -> extra action tile."""
    green: Mapping[str, str]
    """Green space -> forum tile."""

    def apply(self, state: Trajan) -> None:
        state.forum = {**state.forum, **self.extra, **self.green}
        state.extra_out = [*state.extra_out, *self.extra.values()]
        state.forum_out = [*state.forum_out, *self.green.values()]

    def arguments(self) -> Mapping[str, Argument]:
        return {"tiles": dict(Counter((*self.extra.values(), *self.green.values())))}


class QuarterBegan(Event, frozen=True):
    """The next quarter begins: all ships show their coloured sides."""

    quarter: int

    def apply(self, state: Trajan) -> None:
        state.quarter = self.quarter
        state.round = 1
        state.gray_ships = []
        state.phase = "round_end" if state.rounds_ended else "turn"

    def arguments(self) -> Mapping[str, Argument]:
        return {"quarter": roman_numeral(self.quarter)}


class LastQuarterOver(Silent, frozen=True):
    """The final scoring comes next."""

    def apply(self, state: Trajan) -> None:
        state.rounds_ended = 0
        state.active = None
        state.phase = "final_scoring"


def tiles_without(tiles: Mapping[str, int], given: Mapping[str, int]) -> dict[str, int]:
    """Tiles on a mat less those that leave it, in the same order."""
    left = {tile: number - given.get(tile, 0) for tile, number in tiles.items()}
    return {tile: number for tile, number in left.items() if number}


def demands_text(demands: Iterable[str]) -> tuple[Message, ...]:
    """Demands for a text, equal ones counted: "bread, 2 × games"."""
    return counted((f"demand-{demand}", n) for demand, n in Counter(demands).items())
