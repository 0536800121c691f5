"""Quarry: a turn takes two stones and ends with a random find; after two large stones the end is a choice."""

from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct

from games.engine.script import Together, choose
from games.engine.table import Table
from games.game import Event, Gain, Game, Option, Phase, Role, SeatEvent, State, standings
from games.help import read_help
from games.words import Message, Seat, Words

TURNS = 2
STONES = 2
WORTH = {"small": 1, "large": 2}
FINDS = ("dust", "gold")


class Options(Struct, frozen=True):
    """How a table plays."""

    opening: bool = False


class Quarry(State):
    """The table: whose turn it is, what they have taken, each seat's points."""

    points: list[int]
    active: int = 0
    turns: int = 0
    taken: int = 0
    find: str = ""

    def bag(self, name: str) -> list[str]:
        return list(FINDS)


class CampMade(SeatEvent, frozen=True):
    """A seat is ready."""

    def apply(self, state: Quarry) -> None:
        pass


class Opened(Event, frozen=True):
    """All are ready."""

    def apply(self, state: Quarry) -> None:
        state.phase = "turn"


class StoneTaken(SeatEvent, frozen=True):
    """A seat takes a stone."""

    stone: str

    @property
    def gain(self) -> Gain:
        return Gain(WORTH[self.stone], "stones")

    def apply(self, state: Quarry) -> None:
        state.points[self.seat] += WORTH[self.stone]
        state.taken += WORTH[self.stone]


class TurnEnded(SeatEvent, frozen=True):
    """A find, and the next turn, or the end."""

    find: str

    def apply(self, state: Quarry) -> None:
        state.find, state.taken = self.find, 0
        state.turns += 1
        state.active = (state.active + 1) % len(state.points)
        state.phase = "turn" if state.turns < TURNS * len(state.points) else ""


async def camp(table: Table[Quarry], seat: int) -> None:
    """A seat says that it is ready."""
    await choose(seat, "camp", [Option("ready", Message("option-ready"), role=Role.ENDS_TURN)], always=True)
    table.apply(CampMade(seat))


async def opening(table: Table[Quarry]) -> None:
    """All say side by side that they are ready."""
    await Together(dict.fromkeys(range(table.players), camp))
    table.apply(Opened())


async def turn(table: Table[Quarry]) -> None:
    """A seat takes its stones, and ends its turn."""
    seat = table.state.active
    for _ in range(STONES):
        table.apply(StoneTaken(seat, await choose(seat, "stone", tuple(WORTH))))
    heavy = table.state.taken == STONES * WORTH["large"]
    end = Option(
        "end",
        Message("option-end"),
        role=Role.ENDS_TURN,
        reveals=True,
        confirm=Message("end-heavy") if heavy else None,
    )
    await choose(seat, "home", [end], always=True)
    table.apply(TurnEnded(seat, table.draw("finds")))


def table_text(view: Quarry, words: Words, names: Sequence[str]) -> str:
    """The points of all, a line each."""
    points = [
        Message("quarry-points", {"seat": Seat(n), "points": each}) for n, each in enumerate(view.points)
    ]
    return "\n".join(words.text(line, names) for line in points)


HELP = read_help(Path(__file__).parent / "help.toml", {})
"""The rules."""

GAME = Game(
    name="quarry",
    seats=(2, 3),
    options=Options,
    start=lambda players, options: Quarry("opening" if options.opening else "turn", [0] * players),
    phases={"opening": Phase(opening, together=True), "turn": Phase(turn)},
    events=CampMade | Opened | StoneTaken | TurnEnded,
    standing=lambda view: standings([(points,) for points in view.points]),
    table_text=table_text,
    folder=Path(__file__).parent,
    point_sources=("stones",),
    help=HELP,
)
