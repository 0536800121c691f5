"""Events of the scoring phase."""

from __future__ import annotations

from collections.abc import Mapping

from games.forum_trajanum.pieces import CYCLES
from games.forum_trajanum.state import ForumTrajanum
from games.forum_trajanum.streets import row_text
from games.forum_trajanum.tasks import task_text
from games.game import PointsScored, SeatEvent, Silent
from games.words import Argument, Message, Seat


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


class PaymentEnded(Silent, frozen=True):
    """All have paid their citizens."""

    def apply(self, state: ForumTrajanum) -> None:
        state.phase = "scoring"


class CraneScored(PointsScored, frozen=True):
    """An uncovered crane scores its colour once, and is turned to its colourless side."""

    source = "cranes"
    corner: str
    colour: str
    structures: int
    """How many structures of its colour there are."""
    points: int

    def apply(self, state: ForumTrajanum) -> None:
        player = state.players[self.seat]
        player.scored_cranes = [*player.scored_cranes, self.corner]
        player.points += self.points

    def arguments(self) -> Mapping[str, Argument]:
        return {**super().arguments(), "crane": f"crane-{self.colour}"}


class RowScored(PointsScored, frozen=True):
    """A row of the Colonia scores its different gray buildings."""

    source = "rows"
    row: int
    """1 to 6."""
    kinds: int
    """How many kinds of gray buildings stand in it."""
    factor: int
    """One more than its active citizens."""
    points: int
    symbol: int = 0
    """On side B the number of its street's symbol, 1 to 6; 0: the row's own."""
    unpaid: int = 0
    """The number of citizens that do not count since they were not paid."""

    def arguments(self) -> Mapping[str, Argument]:
        return {**super().arguments(), "line": row_text(self.row, self.symbol or self.row)}


class EaglesScored(PointsScored, frozen=True):
    """Envoys at eagles score, each once."""

    source = "eagles"
    on: int
    """How many stand on an eagle."""
    beside: int
    """How many stand next to one."""
    corners: int
    """How many stand at a corner of one, with Patrician I."""
    points: int

    def arguments(self) -> Mapping[str, Argument]:
        found = (("on", self.on), ("beside", self.beside), ("corner", self.corners))
        where = tuple(Message(f"eagles-{place}", {"n": envoys}) for place, envoys in found if envoys)
        return {"seat": Seat(self.seat), "where": where, "points": self.points}


class AreaScored(PointsScored, frozen=True):
    """The largest connected area of envoys scores."""

    source = "area"
    envoys: int
    points: int

    def arguments(self) -> Mapping[str, Argument]:
        return {**super().arguments(), "turned": int(not self.points)}


class TaskScored(PointsScored, frozen=True):
    source = "tasks"
    card: str
    task: str
    """Either "build" or "collect"."""
    times: int
    """How often it is fulfilled."""
    points: int

    def arguments(self) -> Mapping[str, Argument]:
        return {
            "seat": Seat(self.seat),
            "task": task_text(self.card, self.task),
            "times": self.times,
            "points": self.points,
        }


class ScoringEnded(Silent, frozen=True):
    """The cycle is over, after the last one the game."""

    cycle: int

    def apply(self, state: ForumTrajanum) -> None:
        state.phase = "" if self.cycle == CYCLES else "tiles"
        for player in state.players:
            player.paid = False


Score = CraneScored | RowScored | EaglesScored | AreaScored | TaskScored
"""The events that bring points in a scoring phase, in its order."""
