"""A person at a table who acts only on what Discord shows them."""

from random import Random

from msgspec import Struct

from bot.screens.ids.custom_id import CustomId
from bot.screens.ids.panel_ids import (
    AnswerPicks,
    Confirm,
    ConfirmPicks,
    Look,
    LookSeveral,
    Pick,
    PickSeveral,
    ReadScoring,
)
from bot.screens.ids.table_ids import OpenPanel
from sandbox import Channel, MessageView, User
from tests.support.games import STORY_GAME

CHOOSING = (ReadScoring, Pick, Confirm, Look, PickSeveral, LookSeveral, AnswerPicks, ConfirmPicks)
"""Custom ids of controls that choose."""


class Control(Struct, frozen=True):
    """A control that chooses."""

    custom_id: str
    values: tuple[str, ...] = ()
    """Those of a select."""
    least: int = 1
    """How many of the values have to be selected."""
    most: int = 1


class Person:
    """Plays at random, with the controls of the newest panel."""

    def __init__(self, user: User, random: Random) -> None:
        self.user = user
        self.random = random
        self.panel: MessageView | None = None
        self.presses = 0

    def newest_turn(self, thread: Channel) -> MessageView | None:
        turns = [message for message in self.user.sees(thread) if button_for(message, OpenPanel)]
        return turns[-1] if turns else None

    async def open_panel(self, thread: Channel) -> None:
        """Take an open panel from the direct messages, else open one in the thread.

        After the game there is none.
        """
        turn = await self.user.until(lambda: shown_end(self.user, thread) or self.newest_turn(thread))
        button = button_for(turn, OpenPanel)
        if button is None:
            return
        game = OpenPanel.decode(button).game
        asking = [message for message in self.user.direct_messages() if controls(message, game)]
        self.panel = asking[-1] if asking else await self.user.press(turn, custom_id=button).answer()

    async def press_something(self) -> bool:
        """Use one control of the panel; False if it has none."""
        if self.panel is None:
            return False
        panel = self.user.look(self.panel)
        offered = controls(panel)
        if not offered:
            return False
        control = self.random.choice(offered)
        self.presses += 1
        if control.values:
            chosen = self.random.sample(control.values, self.random.randint(control.least, control.most))
            exchange = self.user.choose(panel, *chosen, custom_id=control.custom_id)
        else:
            exchange = self.user.press(panel, custom_id=control.custom_id)
        self.panel = await exchange.answer()
        return True

    async def act(self, thread: Channel) -> bool:
        """Choose until no question is left; False if there was none."""
        await self.open_panel(thread)
        acted = False
        while await self.press_something():
            acted = True
        self.panel = None
        return acted


def shown_end(user: User, thread: Channel) -> MessageView | None:
    """The message with the result in the thread, if it is there."""
    said = [message for message in user.sees(thread) if not message.ephemeral]
    return next((message for message in said if "## The game is over" in message.text), None)


async def sit_down(people: list[Person], channel: Channel, game: str = STORY_GAME) -> Channel:
    """The first opens a table, the others join, the game begins."""
    host, *others = (person.user for person in people)
    before = {thread.id for thread in host.threads(channel)}
    card = await host.invoke(channel, "play", game=game).answer()
    for user in others:
        await user.press(card, "Join")
    seated = await host.until(lambda: all_seated(host, card, people))
    await host.press(seated, "Start")
    thread: Channel = await host.until(
        lambda: next((thread for thread in host.threads(channel) if thread.id not in before), None)
    )
    return thread


def all_seated(host: User, card: MessageView, people: list[Person]) -> MessageView | None:
    """The card, once it names everybody."""
    now = host.look(card)
    return now if all(person.user.name in now.text for person in people) else None


def button_for(message: MessageView, kind: type[CustomId]) -> str | None:
    """The custom_id of an enabled button of this kind."""
    found = [button.custom_id for button in message.buttons if not button.disabled]
    return next((custom_id for custom_id in found if kind.matches(custom_id)), None)


def controls(message: MessageView, game: int | None = None) -> list[Control]:
    """The controls that choose, at one table or at any."""
    buttons = [
        Control(button.custom_id)
        for button in message.buttons
        if button.custom_id and _chooses(button.custom_id, game) and not button.disabled
    ]
    selects = [
        Control(
            select.custom_id,
            tuple(option.value for option in select.options),
            select.min_values,
            select.max_values,
        )
        for select in message.selects
        if _chooses(select.custom_id, game)
    ]
    return [*buttons, *selects]


def _chooses(custom_id: str, game: int | None) -> bool:
    kinds = [kind for kind in CHOOSING if kind.matches(custom_id)]
    return any(game in (None, kind.decode(custom_id).game) for kind in kinds)
