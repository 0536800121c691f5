"""On which occasion an action is performed, and how it is asked for."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from msgspec import Struct

from games.engine.script import choose
from games.engine.table import Table
from games.game import LazyOption, Option, Role
from games.trajan.drawing import turns_up
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
    decline: Option | None
    """What leaves the action out; None if it must be performed."""

    async def ask(
        self,
        seat: int,
        prompt: str,
        options: Sequence[Option | LazyOption],
        *,
        picture: str,
        slot: str = "",
    ) -> str | None:
        """The key of what a seat chooses to do; None if it leaves the action out.

        `slot`: the text of the slot that the prompt names, if it names one.
        """
        declines = [self.decline] if self.decline else []
        occasion = Message(f"occasion-{self.name}")
        is_revealing = any(isinstance(each, Option) and each.reveals for each in options)
        key = await choose(
            seat,
            prompt,
            [*options, *declines],
            always=is_revealing,
            picture=picture,
            occasion=occasion,
            slot=slot,
        )
        return None if self.decline and key == self.decline.key else key


class Action(Struct, frozen=True):
    """One of the six actions."""

    times: Callable[[Trajan, int], int]
    """How often a seat can perform it one time after the other; as far as an extra action tile goes."""
    perform: Callable[[Table[Trajan], int, Occasion], Awaitable[bool]]
    """Its script; whether it was performed."""

    def possible(self, state: Trajan, seat: int) -> bool:
        """Whether a seat can perform it."""
        return self.times(state, seat) > 0


def end_option(state: Trajan, undone: str = "") -> Option:
    """The end of the turn; asked once more if an action could still be performed, `undone`."""
    confirm = Message("confirm-end", {"action": f"action-{undone}"}) if undone else None
    return Option(END, Message("option-end"), role=Role.ENDS_TURN, reveals=turns_up(state), confirm=confirm)


def no_free_action() -> Option:
    """A free action is left out."""
    return Option(NONE, Message("option-none"), role=Role.DECLINES)
