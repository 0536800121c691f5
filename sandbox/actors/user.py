"""A user with Discord's app in hand: does what a user can do, sees what a user can see, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from sandbox.actors import actions, transcript
from sandbox.actors.actions import CannotDo
from sandbox.actors.handles import Channel
from sandbox.actors.views import MessageView, ModalView, message_view, modal_view
from sandbox.world import interactions
from sandbox.world.model import Account, Interaction, Notification
from sandbox.world.model import Channel as ChannelData
from sandbox.world.world import NothingHappened, World

if TYPE_CHECKING:
    from sandbox.server import Sandbox

T = TypeVar("T")
PATIENCE = 60.0
"""Seconds of real time that waiting for something takes at most, unless told otherwise."""


class Exchange:
    """One thing a user did with the bot, and what came of it.

    It is on its way as soon as it is made; ``await exchange`` waits until the bot has acknowledged it and
    gives the exchange itself.
    """

    def __init__(self, user: User, interaction: Interaction) -> None:
        self._user = user
        self._world = user.world
        self.interaction = interaction

    def __await__(self) -> Generator[Any, None, Exchange]:
        return self.acknowledged().__await__()

    async def acknowledged(self, within: float = PATIENCE) -> Exchange:
        """Wait until the bot has acknowledged it in any way.

        Raises NothingHappened when it did not within its 3 seconds or within ``within`` seconds.
        """
        await self._world.until(
            lambda: self.interaction.acknowledged or self.failed,
            within=within,
            otherwise=lambda: self._told("was not acknowledged"),
        )
        if self.failed:
            raise NothingHappened(self._told("was not acknowledged: the application did not respond"))
        return self

    async def answer(self, within: float = PATIENCE) -> MessageView:
        """Wait for the message that answers it: a reply, a filled deferred reply, or the changed one.

        Raises NothingHappened when none came, or a modal did instead.
        """
        await self.acknowledged()
        if self.interaction.modal is not None:
            raise NothingHappened(self._told("was answered with a modal"))
        number = await self._world.until(
            lambda: next(iter(self.interaction.answers), None),
            within=within,
            otherwise=lambda: self._told("was acknowledged but not answered"),
        )
        return self._user.look(number)

    async def followup(self, nth: int = 1, within: float = PATIENCE) -> MessageView:
        """Wait for the nth follow-up message; the one that fills a deferred reply is no follow-up."""
        await self._world.until(
            lambda: len(self.interaction.followups) >= nth,
            within=within,
            otherwise=lambda: self._told(f"has {len(self.interaction.followups)} follow-ups, not {nth}"),
        )
        return self._user.look(self.interaction.followups[nth - 1])

    @property
    def failed(self) -> bool:
        """Not acknowledged within 3 seconds: the user reads that the application did not respond."""
        return interactions.expired(self._world, self.interaction)

    @property
    def modal(self) -> ModalView | None:
        """The form that popped up, if one did."""
        modal = self.interaction.modal
        return None if modal is None else modal_view(self.interaction.id, modal)

    def _told(self, what: str) -> str:
        data = self.interaction.data
        name = data.get("name") or data.get("custom_id")
        return f"{self.interaction.type.name} {name!r} {what}\n{self._user.situation()}"


class User:
    """A person on Discord.

    Every action raises CannotDo where Discord's app would not offer it (a disabled button, a message of
    somebody else, a command without its required option).
    """

    def __init__(self, sandbox: Sandbox, account: Account) -> None:
        self._sandbox = sandbox
        self.world: World = sandbox.world
        self.account = account

    @property
    def id(self) -> int:
        """Their snowflake."""
        return self.account.id

    @property
    def name(self) -> str:
        """Their display name."""
        return self.account.name

    @property
    def mention(self) -> str:
        """How a text mentions them."""
        return f"<@{self.id}>"

    @property
    def direct_messages_open(self) -> bool:
        """Whether the bot may write to them; set it to close or open them."""
        return self.account.direct_messages_open

    @direct_messages_open.setter
    def direct_messages_open(self, value: bool) -> None:
        self.account.direct_messages_open = value

    def invoke(self, channel: Channel, command: str, /, **options: Any) -> Exchange:
        """Use a command, "play" or "table close"; an option may be a User or a Channel."""
        interaction = actions.invoke(self.world, self.account, channel.data, command, _plain(options))
        return Exchange(self, interaction)

    async def autocomplete(
        self, channel: Channel, command: str, option: str, typed: str = "", /, **options: Any
    ) -> list[tuple[str, Any]]:
        """What the bot suggests for an option while this is typed: names with their values."""
        interaction = actions.autocomplete(
            self.world, self.account, channel.data, command, option, typed, _plain(options)
        )
        await Exchange(self, interaction)
        return [(choice["name"], choice["value"]) for choice in interaction.choices or []]

    def press(
        self,
        message: MessageView,
        label: str | None = None,
        *,
        custom_id: str | None = None,
        stale: bool = False,
    ) -> Exchange:
        """Press a button as the message is now; ``stale``: as it was when it was looked at."""
        seen = message if stale else None
        interaction = actions.press(
            self.world, self.account, message.id, label=label, custom_id=custom_id, seen=seen
        )
        return Exchange(self, interaction)

    def choose(
        self,
        message: MessageView,
        *values: str | User | Channel,
        custom_id: str | None = None,
        placeholder: str | None = None,
        stale: bool = False,
    ) -> Exchange:
        """Choose values or labels in a select (the only one, or named), or users or channels."""
        interaction = actions.choose(
            self.world,
            self.account,
            message.id,
            [_plain_value(value) for value in values],
            custom_id=custom_id,
            placeholder=placeholder,
            seen=message if stale else None,
        )
        return Exchange(self, interaction)

    def submit(self, modal: ModalView, entries: Mapping[str, Any]) -> Exchange:
        """Fill in a modal, by custom_id or label, and send it off."""
        return Exchange(self, actions.submit(self.world, self.account, modal, entries))

    def write(self, channel: Channel, text: str) -> MessageView:
        """Write a message."""
        return message_view(self.world, actions.write(self.world, self.account, channel.data, text))

    def sees(self, channel: Channel) -> list[MessageView]:
        """The messages in a channel, oldest first, own ephemeral ones among them and nobody else's."""
        return self._views(channel.data)

    def _views(self, channel: ChannelData) -> list[MessageView]:
        shown = actions.visible_messages(self.world, self.account, channel)
        return [message_view(self.world, message) for message in shown]

    def last(self, channel: Channel) -> MessageView:
        """The newest message in a channel. Raises CannotDo if there is none."""
        seen = self.sees(channel)
        if not seen:
            raise CannotDo(f"{self.name} sees nothing in {channel.name}")
        return seen[-1]

    def find(self, channel: Channel, text: str) -> MessageView | None:
        """The newest message in a channel that says this; None if none does."""
        said = [message for message in self.sees(channel) if text in message.text]
        return said[-1] if said else None

    def look(self, message: MessageView | int) -> MessageView:
        """A message as it is now. Raises CannotDo if it is gone or not for this user."""
        number = message if isinstance(message, int) else message.id
        return message_view(self.world, actions.visible_message(self.world, self.account, number))

    def direct_messages(self) -> list[MessageView]:
        """The direct messages with the bot, oldest first."""
        return self._views(self.world.direct_channel(self.id))

    @property
    def direct_channel(self) -> Channel:
        """The direct message channel with the bot, to use commands in."""
        return Channel(self.world, self.world.direct_channel(self.id))

    def threads(self, channel: Channel) -> list[Channel]:
        """The threads of a channel this user sees, oldest first."""
        found = actions.visible_threads(self.world, self.account, channel.data)
        return [Channel(self.world, thread) for thread in found]

    @property
    def inbox(self) -> list[Notification]:
        """Everything Discord told this user about: mentions and direct messages, oldest first."""
        return [note for note in self.world.notifications if note.account_id == self.id]

    @property
    def pings(self) -> int:
        """How often this user's phone made itself heard."""
        return sum(not note.silent for note in self.inbox)

    async def until(self, condition: Callable[[], T | None], within: float = PATIENCE) -> T:
        """Wait until the condition gives something true and return it.

        It is asked again whenever the world changes. Raises NothingHappened after ``within`` seconds.
        """
        return await self.world.until(
            condition, within=within, otherwise=lambda: f"Nothing happened\n{self.situation()}"
        )

    def transcript(self) -> str:
        """Everything this user sees as Markdown."""
        return transcript.of_user(self.world, self.account)

    def situation(self) -> str:
        """What this user sees and what the bot asked for last, for a failure's message."""
        last = "\n".join(str(request) for request in self._sandbox.requests[-8:])
        faults = "\n".join(str(fault) for fault in self._sandbox.faults[-8:])
        return f"{self.transcript()}\nLast requests:\n{last}\nFaults:\n{faults or 'none'}"


def _plain_value(value: Any) -> Any:
    if isinstance(value, User):
        return value.account
    return value.data if isinstance(value, Channel) else value


def _plain(options: Mapping[str, Any]) -> dict[str, Any]:
    return {name: _plain_value(value) for name, value in options.items()}
