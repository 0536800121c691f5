"""Judgements of turns, as they are stored, written and painted."""

from msgspec import Struct

from games.numerals import round_half_away
from games.written_messages import Written


class Reason(Struct, frozen=True):
    """What speaks for a line, or against it."""

    part: str
    """A source of points, which the text `part-<part>` names."""
    points: float
    """How much more the line has of it than the next best one; fewer than 0: less."""


class Judged(Struct, frozen=True, omit_defaults=True):
    """The worth of a turn, or of a stretch of one."""

    seat: int
    row: int
    """Its first row, from 1."""
    before: float
    """The worth of the best line, in points at the end of the game."""
    lost: float
    """How many points the line played gave away, at least 0."""
    lost_by_part: dict[str, float]
    """The sources of points that the best line had more of -> their shares of `lost`."""
    when: Written | None
    """What the round is called, else the phase; None: it was kept before phases were named."""
    played: tuple[Written, ...]
    """What the answers played are called, up to the first draw; those that did something together are one."""
    better: tuple[Written, ...]
    """The names of the best line's answers; empty where too little was lost."""
    reasons: tuple[Reason, ...]
    """Why it is better."""
    goes_on: bool = False
    """Whether the turn began before, and something was drawn since."""
    better_is_cut: bool = False
    """Whether the best line is shown up to a draw only."""
    played_is_cut: bool = False
    """Whether the line played is."""
    by: str = ""
    """Another player than the seat's last holder: "computer" or "user"."""
    scored: int = 0
    """The seat's points before it."""
    lost_by_both: tuple[float, float] = (0.0, 0.0)
    """What the weights call a loss, and the same by the second ones, which may be below 0."""
    at_stake: float = 0.0
    """By how much its best first answer was ahead of the others on average."""

    @property
    def doubtful(self) -> float:
        """What only the first weights call a loss."""
        return self.lost_by_both[0] - self.lost


WORDS = (BEST, FINE, SLIP, BLUNDER) = ("best", "fine", "slip", "blunder")
"""Words for a turn, by what it gave away."""

WORTH_TELLING = 2.0
"""The least loss of a turn that is shown, in points: less is within the error of the worth."""

BLUNDERED = 6
"""The least loss of a turn that is called a blunder, in whole points, as it is shown."""

IS_BEST = 0.5
"""A turn that gave away less is called best."""


def word_of_loss(lost: float) -> str:
    if lost < WORTH_TELLING:
        return BEST if lost < IS_BEST else FINE
    return BLUNDER if round_half_away(lost) >= BLUNDERED else SLIP


class TurnMark(Struct, frozen=True, omit_defaults=True):
    """How a turn is marked."""

    row: int
    """Its first row, from 1."""
    lost: float
    """How many points it gave away."""
    word: str = ""
    """One of the words above; "" if little was at stake, or if it is doubtful whether it lost anything."""
    by: str = ""
    """As in `Judged`."""


class SeatAnalysis(Struct, frozen=True, omit_defaults=True):
    """How a seat played: the turns in order, and what made up its result."""

    seat: int
    points: int
    """At the end."""
    rows: tuple[int, ...]
    """The first row of each of its turns."""
    expected: tuple[float, ...]
    """Before each of them, the points at the end of the game that its best line promised."""
    lost: float
    """What its turns gave away in all."""
    luck: float | None
    """What the draws changed; None uncalibrated, of earlier rules, or of a game ended without its rules."""
    lost_by_part: dict[str, float]
    """The part of the worth -> how much of `lost` was lost there, the most first."""
    costliest: tuple[Judged, ...]
    """The turns that are shown, the costliest first."""
    stopped: bool = False
    """Whether the game was ended without its rules: its points are no end that could be expected."""
    others_turns: int = 0
    """The number of turns with a stretch played by somebody else than the last holder."""
    others_lost: float = 0.0
    """How much of `lost` these gave away."""
    scored: tuple[int, ...] = ()
    """Its points before each of its turns."""
    spread: float = 0.0
    """How far results differ from what is expected otherwise; 0: `expected` is worth, not points."""
    marks: tuple[TurnMark, ...] = ()
    """How its turns are marked, in order."""
    others_lost_by_part: dict[str, float] = {}
    """How much of `lost_by_part` is of turns by somebody else than the last holder."""

    @property
    def turning_points(self) -> list[Judged]:
        """The costliest turns in order of time."""
        return sorted(self.costliest, key=lambda turn: turn.row)
