"""A step of a game's history as a viewer may see it."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import groupby
from typing import Any, TypeVar

from msgspec import Struct, structs

import renderer
from bot.screens.ids.custom_id import CustomId
from bot.screens.ids.history_ids import AS_ALL, AS_SEAT, AS_SELF, NOW, HistoryId, ShowStep, of_log
from bot.screens.model import TableContext
from bot.screens.panel.narration import phase_start_at, row_before_last_turn
from bot.screens.picture_request import PictureRequest
from bot.tables.hints import explainable_turn
from games.agents.judged import SeatAnalysis
from games.engine.moves import Row
from games.engine.rounds import Round
from games.engine.steps import (
    Step,
    count_restarts,
    count_standing_steps,
    index_of_step,
    moves_taken_back,
    restarts_before,
    steps_of,
)
from games.words import Message, Words
from storage.core.rows import OVER, GameRow

DOT = " · "

SEAT = "."
"""Separates the name of a picture from the seat it shows."""

NOT_CHOSEN = ("panel", "own", "scoring", "greeting", "guided", "replay")
"""Roles whose pictures cannot be chosen, or are chosen otherwise."""


Kind = TypeVar("Kind", bound=HistoryId)


class NoStep(Exception):
    def __init__(self, last: int) -> None:
        super().__init__(f"the last step is {last}")
        self.last = last


def eyes_of(row: GameRow, user: int) -> int | None:
    """The seat through whose eyes a user sees a game; None: everybody's."""
    return row.own_seat_of(user) if row.stage == OVER else row.seat_of(user)


class HistoryPage(Struct, frozen=True, dict=True):
    context: TableContext
    """The table as it is now."""
    user_seat: int | None
    """The seat whose secrets the user may see; None: no seat's."""
    shown: HistoryId
    all_rounds: Sequence[Round]
    log: str = ""
    """For a log in a file its name in ids; "" for a game."""
    earlier: bool = False
    """Whether it is that of a log of earlier rules."""
    plays: Sequence[SeatAnalysis] = ()
    """The analysis of a game that is over, if there is one."""

    @cached_property
    def steps(self) -> list[Step]:
        return steps_of(self.context.table)

    @cached_property
    def known_standing_steps(self) -> int:
        """How many of the steps that the control knew are not void."""
        return count_standing_steps(self.context.table, self.steps, self.shown.begun_again)

    @property
    def is_void(self) -> bool:
        """Whether the step that was to be shown is void; then the first after it is shown."""
        is_old = self.shown.begun_again < count_restarts(self.context.table)
        return is_old and self.shown.number > self.known_standing_steps

    @cached_property
    def number(self) -> int:
        """The number of the step that is shown, NOW for the table as it is. Raises NoStep."""
        number = min(self.known_standing_steps + 1, len(self.steps)) if self.is_void else self.shown.number
        if number > len(self.steps):
            raise NoStep(len(self.steps))
        return len(self.steps) if number == NOW and not self.has_unseen_moves else number

    @cached_property
    def has_unseen_moves(self) -> bool:
        """Whether the viewer knows more than the last step shows: moves of theirs that others do not see."""
        return bool(self.context.table.history(self.viewer, self.steps[-1].row))

    @property
    def step(self) -> Step | None:
        """The step that is shown; None for the table as it is. Raises NoStep."""
        return None if self.number == NOW else self.steps[self.number - 1]

    @property
    def noted_step(self) -> tuple[int, int]:
        """Identify the shown step (the last one for the present) by number and earlier restarts.

        Raises NoStep.
        """
        number = self.number or len(self.steps)
        return number, restarts_before(self.context.table, self.steps[number - 1])

    @property
    def since(self) -> int:
        """The row after which all is new in what is shown."""
        step = self.step
        return self.steps[-1].row if step is None else step.first - 1

    @cached_property
    def context_then(self) -> TableContext:
        """The table as it was. Raises NoStep."""
        step = self.step
        if step is None:
            return self.context
        return structs.replace(self.context, table=self.context.table.as_of_row(step.row, step.first - 1))

    @property
    def can_be_played_on(self) -> bool:
        """Whether a practice table can continue from there: the game is over, but not with this step."""
        goes_on = self.step is not None and not self.context_then.table.over
        return self.context.over and goes_on and not (self.context.row.plays_on or self.earlier)

    @property
    def explained_seats(self) -> tuple[int, ...]:
        """The computer players whose last turn is in the step, where it can be explained."""
        row, table, step = self.context.row, self.context.table, self.step
        if step is None or self.user_seat is None or self.log:
            return ()
        turns = {seat: explainable_turn(row, table, seat) for seat in step.seats}
        return tuple(seat for seat in step.seats if any(step.first <= n <= step.row for n, _ in turns[seat]))

    @property
    def looking_seat_id(self) -> int:
        """Who looks, as ids say it: until the game is over everybody looks as themselves."""
        allowed = self.context.over and self.shown.by < AS_SEAT + self.context.table.players
        return self.shown.by if allowed else AS_SELF

    @property
    def viewer(self) -> int | None:
        """The seat through whose eyes the step is seen; None: everybody's."""
        if self.looking_seat_id == AS_SELF:
            return self.user_seat
        return None if self.looking_seat_id == AS_ALL else self.looking_seat_id - AS_SEAT

    @cached_property
    def taken_back(self) -> list[Row]:
        """The moves taken back in it: the viewer's own, after the end of the game everybody's."""
        if self.user_seat is None and not self.context.over:
            return []
        last = len(self.context.table.moves) if self.step is None else self.step.row
        whose = None if self.context.over else self.user_seat
        found = moves_taken_back(self.context.table, self.since + 1, last, whose)
        return [(n, move) for n, move in found if any(event.message() for event in move.events)]

    # Other steps

    @cached_property
    def rounds(self) -> list[tuple[int, Message]]:
        """The names of the rounds, each with the number of the step in which it begins."""
        found = ((index_of_step(self.steps, each.first), each.name) for each in self.all_rounds)
        return [(place + 1, name) for place, name in found if place is not None]

    @property
    def scorings(self) -> list[tuple[int, Message]]:
        """The names of the scorings, each with the number of the step in which it ended."""
        steps = enumerate(self.steps, 1)
        return [(number, Message(f"phase-{step.scored}")) for number, step in steps if step.scored]

    def turns_of(self, seat: int) -> list[range]:
        """A seat's turns, by the numbers of the steps one after the other in which it chose, in one phase."""
        own = [n for n, step in enumerate(self.steps, 1) if seat in step.seats]
        groups = groupby(enumerate(own), key=lambda each: (each[1] - each[0], self._phase_of(each[1], seat)))
        found = [[n for _, n in group] for _, group in groups]
        return [range(each[0], each[-1] + 1) for each in found]

    def _phase_of(self, number: int, seat: int) -> int:
        """The row in which the phase began in which a seat chose in a step."""
        step, moves = self.steps[number - 1], self.context.table.moves
        chosen = next(n for n in range(step.row, step.first - 1, -1) if moves[n - 1].seat == seat)
        return phase_start_at(self.context.table, chosen)

    @property
    def since_last_turn(self) -> int | None:
        """The number of the step from which on the user has not seen what happened; None without one."""
        if self.user_seat is None or self.context.over:
            return None
        before = row_before_last_turn(self.context.table, self.user_seat)
        place = index_of_step(self.steps, before + 1) if before else None
        return None if place is None else place + 1

    # What stands in custom ids

    def id(self, how: str, number: int, **changed: int) -> CustomId:
        return self.control(self.id_like_this(ShowStep, how=how, number=number, **changed))

    def control(self, control: CustomId) -> CustomId:
        """A control of the game, or its counterpart for a log."""
        return of_log(self.log, control) if self.log else control

    def id_like_this(self, kind: type[Kind], **changed: int | str) -> Kind:
        """An id of a kind that keeps what this page shows."""
        fields: dict[str, Any] = {
            "game": self.context.row.id,
            "number": self.number,
            "begun_again": count_restarts(self.context.table),
            "by": self.looking_seat_id,
            "taken": self.shown.taken,
            "picture": self.chosen_picture,
        }
        return kind(**{**fields, **changed})

    # Pictures

    @cached_property
    def pictures(self) -> Mapping[str, str]:
        """The pictures that can be chosen: value of the select -> name of the picture."""
        game = self.context.game.name
        roles = renderer.roles(game)
        several = {f"{roles.own}{SEAT}{seat}": roles.own for seat in range(self.context.table.players)}
        others = [role for role in roles.__struct_fields__ if role not in NOT_CHOSEN]
        elsewhere = (roles.own, *roles.thread, *roles.end[:1])
        single = {name: name for role in others for name in roles.of(role) if name not in elsewhere}
        return {**(several if roles.own else {}), **single}

    @property
    def chosen_picture(self) -> str:
        """The picture that was chosen, one of `pictures`; "": that of the turn, as if none is called so."""
        return self.shown.picture if self.shown.picture in self.pictures else ""

    def request(self, words: Words) -> list[PictureRequest]:
        """The picture: the turn's, a scoring's or the end's, else the one that was chosen. Raises NoStep."""
        context, game = self.context_then, self.context.game.name
        name, seat = self._picture
        if not name:
            return []
        history = tuple(context.table.history(self.viewer))
        about = seat if renderer.is_about_seat(game, name) else None
        view = context.table.view(self.viewer)
        return [PictureRequest(game, view, name, about, words, context.names, (), None, history, self.since)]

    @property
    def _picture(self) -> tuple[str, int]:
        """The name of the picture, and its seat if it is about one."""
        step, roles = self.step, renderer.roles(self.context.game.name)
        acting = step.seats[0] if step and step.seats else 0
        seat = acting if self.viewer is None else self.viewer
        if self.chosen_picture:
            _, _, chosen = self.chosen_picture.partition(SEAT)
            return self.pictures[self.chosen_picture], int(chosen) if chosen else seat
        ended = bool(step) and self.context_then.table.over
        names = roles.end if ended else roles.scoring if step and step.scored else roles.thread
        return next(iter(names or roles.thread), ""), seat
