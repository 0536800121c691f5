"""Coin toss: in two rounds all guess a coin in secret; a right guess brings one or two points."""

from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct, field

from games.engine.script import Together, choose
from games.engine.table import Table
from games.game import Event, Game, Phase, PointsScored, SeatEvent, Silent, State, standings
from games.help import read_help
from games.words import Message, Seat, Words

ROUNDS = 2
SIDES = ("heads", "tails")


class Options(Struct, frozen=True):
    """How a table plays."""

    doubled: bool = False


class CoinToss(State):
    """The table: each seat's points and guess, which side of the coin is up."""

    worth: int
    points: list[int]
    guesses: dict[int, str] = field(default_factory=dict)
    side: str = ""
    round: int = 0

    def bag(self, name: str) -> list[str]:
        return list(SIDES)


class Guessed(SeatEvent, frozen=True):
    side: str

    def apply(self, state: CoinToss) -> None:
        state.guesses[self.seat] = self.side


class CoinFell(Event, frozen=True):
    """The coin shows a side."""

    side: str

    def apply(self, state: CoinToss) -> None:
        state.side, state.phase = self.side, "scoring"


class Scored(PointsScored, frozen=True):
    """A seat gains points."""

    source = "guess"
    points: int

    def apply(self, state: CoinToss) -> None:
        state.points[self.seat] += self.points


class RoundEnded(Silent, frozen=True):
    """The next round, or the end."""

    def apply(self, state: CoinToss) -> None:
        state.round += 1
        state.phase = "toss" if state.round < ROUNDS else ""


async def guess(table: Table[CoinToss], seat: int) -> None:
    """A seat guesses."""
    table.apply(Guessed(seat, await choose(seat, "guess", SIDES)))


async def toss(table: Table[CoinToss]) -> None:
    """All guess side by side, then the coin falls."""
    await Together(dict.fromkeys(range(table.players), guess))
    table.apply(CoinFell(table.draw("coin")))


async def scoring(table: Table[CoinToss]) -> None:
    """Right guesses bring points."""
    for seat, side in sorted(table.state.guesses.items()):
        table.apply(Scored(seat, table.state.worth if side == table.state.side else 0))
    table.apply(RoundEnded())


def round_name(view: CoinToss) -> Message:
    return Message("toss-round", {"round": min(view.round + 1, ROUNDS), "rounds": ROUNDS})


def table_text(view: CoinToss, words: Words, names: Sequence[str]) -> str:
    """The round, then the points of all, a line each."""
    points = [Message("toss-points", {"seat": Seat(n), "points": each}) for n, each in enumerate(view.points)]
    return "\n".join(words.text(line, names) for line in (round_name(view), *points))


HELP = read_help(Path(__file__).parent / "help.toml", {"help-toss-guess": {"rounds": ROUNDS}})
"""The rules."""


GAME = Game(
    name="coin_toss",
    seats=(2, 3),
    options=Options,
    start=lambda players, options: CoinToss("toss", 1 + options.doubled, [0] * players),
    phases={"toss": Phase(toss, together=True), "scoring": Phase(scoring, is_scoring=True)},
    events=Guessed | CoinFell | Scored | RoundEnded,
    standing=lambda view: standings([(points,) for points in view.points]),
    table_text=table_text,
    folder=Path(__file__).parent,
    point_sources=("guess",),
    round_name=round_name,
    help=HELP,
)
