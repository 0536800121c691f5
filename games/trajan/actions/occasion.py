"""The occasion of an action, and its question."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from itertools import chain

from msgspec import Struct

from games.engine.script import Offered, choose
from games.engine.table import Table
from games.game import LazyOption, Option, Role
from games.reasons import Things
from games.trajan.drawing import would_turn_up
from games.trajan.reasons import Reason
from games.trajan.state import Trajan
from games.words import Message

END = "end"
NONE = "none"
"""Keys of the options that end the turn, and that leave out a free action or the effect of a tile."""


class Occasion(Struct, frozen=True):
    """On which occasion an action is performed."""

    name: str
    """Which one: "main", "free" or "extra"."""
    can_repeat: bool
    """Whether the seat could perform the action once more in this turn."""
    decline: Option | LazyOption | None
    """The option to decline the action; None if it must be performed."""

    async def ask(
        self,
        seat: int,
        prompt: str,
        options: Offered,
        *,
        picture: str,
        always: bool = False,
        slot: str = "",
        things: Things | None = None,
    ) -> str | None:
        """The key of a seat's choice; None if it declines the action.

        `always`: asked even if there is a single option. `slot`: the text of the slot that the prompt names,
        if it names one. `things`: its subjects.
        """
        declines = () if self.decline is None else (self.decline,)
        occasion = Message(f"occasion-{self.name}")
        key = await choose(
            seat,
            prompt,
            chain(options, declines),
            always=always,
            picture=picture,
            occasion=occasion,
            slot=slot,
            things=things,
        )
        return None if self.decline and key == self.decline.key else key


class Action(Struct, frozen=True):
    """One of the six actions."""

    times: Callable[[Trajan, int], int]
    """How often a seat can perform it in a row, up to the limit of an extra action tile."""
    perform: Callable[[Table[Trajan], int, Occasion], Awaitable[bool]]
    """Its script; whether it was performed."""
    why_impossible: Callable[[Trajan, int], Reason]
    """Why it cannot be performed again, where it cannot."""

    def why_not(self, state: Trajan, seat: int) -> Iterator[Reason]:
        """Why a seat cannot perform it."""
        if not self.times(state, seat):
            yield self.why_impossible(state, seat)


def why_not_to_camp(state: Trajan, seat: int) -> Iterator[Reason]:
    """Why a seat cannot bring a token to a camp."""
    if not state.players[seat].supply:
        yield Reason.NO_TOKENS


def end_option(undone: str = "") -> LazyOption:
    """The end of the turn; asked once more if an action could still be performed, `undone`."""
    return LazyOption(END, partial(_end, undone=undone), Role.ENDS_TURN)


def _end(view: Trajan, *, undone: str) -> Option:
    confirm = Message("confirm-end", {"action": f"action-{undone}"}) if undone else None
    return Option(
        END, Message("option-end"), role=Role.ENDS_TURN, reveals=would_turn_up(view), confirm=confirm
    )


NO_FREE_ACTION = Option(NONE, Message("option-none"), role=Role.DECLINES)
"""The option to decline a free action."""
