"""A history of a market, for sheets and charts."""

from games.game import Event, Gain, SeatEvent


class RoundEnded(Event, frozen=True):
    """The end of a round."""


class Sold(SeatEvent, frozen=True):
    """A seat sells something on a square."""

    points: int
    square: str

    @property
    def gain(self) -> Gain:
        return Gain(self.points, "market")


HISTORY = [(1, Sold(0, 3, "A1")), (2, RoundEnded()), (3, Sold(1, 2, "B1")), (4, Sold(1, 4, "A1"))]
