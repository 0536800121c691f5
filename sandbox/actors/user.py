"""Users, with exactly the actions and sights of a person in Discord's app."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, Protocol, TypeVar

from sandbox.actors import actions, transcript
from sandbox.actors.actions import NotOffered
from sandbox.actors.channel import Channel
from sandbox.actors.guild import Role
from sandbox.actors.views import MessageView, ModalView, message_view, modal_view
from sandbox.world import interactions
from sandbox.world.commands import USER_INSTALL
from sandbox.world.files import Upload
from sandbox.world.model import Account, Interaction, Notification
from sandbox.world.model import Channel as ChannelData
from sandbox.world.world import WaitTimeout, World

T = TypeVar("T")
TIMEOUT = 180.0
"""Seconds of real time after which nothing is waited for any more: far more than a slow machine takes."""


class Recorder(Protocol):
    """The record of what the bot has done, for the messages of failures."""

    @property
    def requests(self) -> Sequence[object]:
        """Every request of the bot."""

    @property
    def faults(self) -> Sequence[object]:
        """Every mistake of the bot."""


class Exchange:
    """An interaction of a user, sent when it is made; awaiting it waits until the bot has acknowledged it."""

    def __init__(self, user: User, interaction: Interaction) -> None:
        self._user = user
        self._world = user.world
        self.interaction = interaction

    def __await__(self) -> Generator[Any, None, Exchange]:
        return self.acknowledged().__await__()

    async def acknowledged(self, within: float = TIMEOUT) -> Exchange:
        """Raises WaitTimeout after the bot's 3 seconds, or after ``within`` seconds."""
        await self._world.until(
            lambda: self.interaction.acknowledged or self.failed,
            within=within,
            failure=lambda: self._failure("was not acknowledged"),
        )
        if self.failed:
            raise WaitTimeout(self._failure("was not acknowledged: the application did not respond"))
        return self

    async def answer(self, within: float = TIMEOUT) -> MessageView:
        """Wait for the reply, filled or edited message. Raises WaitTimeout without one, or for a modal."""
        await self.acknowledged()
        if self.interaction.modal is not None:
            raise WaitTimeout(self._failure("was answered with a modal"))
        number = await self._world.until(
            lambda: next(iter(self.interaction.answers), None),
            within=within,
            failure=lambda: self._failure("was acknowledged but not answered"),
        )
        return self._user.look(number)

    async def followup(self, nth: int = 1, within: float = TIMEOUT) -> MessageView:
        """Wait for the nth follow-up message; filling a deferred reply does not count."""
        await self._world.until(
            lambda: len(self.interaction.followups) >= nth,
            within=within,
            failure=lambda: self._failure(f"has {len(self.interaction.followups)} follow-ups, not {nth}"),
        )
        return self._user.look(self.interaction.followups[nth - 1])

    @property
    def failed(self) -> bool:
        """Whether it was not acknowledged within 3 seconds: the app shows an error."""
        return interactions.is_expired(self._world, self.interaction)

    @property
    def modal(self) -> ModalView | None:
        modal = self.interaction.modal
        return None if modal is None else modal_view(self.interaction.id, modal)

    def _failure(self, what: str) -> str:
        data = self.interaction.data
        name = data.get("name") or data.get("custom_id")
        return f"{self.interaction.type.name} {name!r} {what}\n{self._user.situation()}"


class User:
    """A user of Discord's app; actions raise NotOffered where the app would not offer them."""

    def __init__(self, world: World, account: Account, recorder: Recorder) -> None:
        self.world = world
        self.account = account
        self._recorder = recorder

    @property
    def id(self) -> int:
        return self.account.id

    @property
    def name(self) -> str:
        return self.account.name

    @property
    def mention(self) -> str:
        return f"<@{self.id}>"

    @property
    def direct_messages_open(self) -> bool:
        """Whether the bot may write to them; can be set."""
        return self.account.direct_messages_open

    @direct_messages_open.setter
    def direct_messages_open(self, value: bool) -> None:
        self.account.direct_messages_open = value

    @property
    def installed(self) -> bool:
        """Whether they have installed the application for themselves; can be set."""
        return self.account.installed

    @installed.setter
    def installed(self, value: bool) -> None:
        if value and USER_INSTALL not in self.world.integration_types:
            raise NotOffered(f"{self.name}: users cannot install this application")
        self.account.installed = value
        self.world.changed()

    def invoke(self, channel: Channel, command: str, /, **options: Any) -> Exchange:
        """Use a command, "play" or "table close"; an option may be a User, a Channel, or a file's bytes."""
        interaction = actions.invoke(self.world, self.account, channel.data, command, _plain(options))
        return Exchange(self, interaction)

    async def autocomplete(
        self, channel: Channel, command: str, option: str, typed: str = "", /, **options: Any
    ) -> list[tuple[str, Any]]:
        """What the bot suggests for an option while this is typed, as (name, value)."""
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
        """Press a button of the message as it is now, or (``stale``) as the view shows it."""
        seen = message if stale else None
        interaction = actions.press(
            self.world, self.account, message.id, label=label, custom_id=custom_id, seen=seen
        )
        return Exchange(self, interaction)

    def choose(
        self,
        message: MessageView,
        *values: str | User | Channel | Role,
        custom_id: str | None = None,
        placeholder: str | None = None,
        stale: bool = False,
    ) -> Exchange:
        """Choose in a select (the only one, or named) by value or label, or users, roles or channels."""
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
        return Exchange(self, actions.submit(self.world, self.account, modal, entries))

    def write(self, channel: Channel, text: str) -> MessageView:
        return message_view(self.world, actions.write(self.world, self.account, channel.data, text))

    def sees(self, channel: Channel) -> list[MessageView]:
        """The messages they see in a channel, oldest first: of ephemeral ones only their own."""
        return self._views(channel.data)

    def _views(self, channel: ChannelData) -> list[MessageView]:
        visible = actions.visible_messages(self.world, self.account, channel)
        return [message_view(self.world, message) for message in visible]

    def last(self, channel: Channel) -> MessageView:
        """The newest message in a channel. Raises NotOffered if there is none."""
        visible = actions.visible_messages(self.world, self.account, channel.data)
        if not visible:
            raise NotOffered(f"{self.name} sees nothing in {channel.name}")
        return message_view(self.world, visible[-1])

    def find(self, channel: Channel, text: str) -> MessageView | None:
        """The newest message in a channel that contains this text; None without one."""
        found = [message for message in self.sees(channel) if text in message.text]
        return found[-1] if found else None

    def look(self, message: MessageView | int) -> MessageView:
        """A message as it is now. Raises NotOffered if it is gone or not visible to them."""
        number = message if isinstance(message, int) else message.id
        return message_view(self.world, actions.visible_message(self.world, self.account, number))

    def direct_messages(self) -> list[MessageView]:
        """Their direct messages with the bot, oldest first."""
        return self._views(self.world.direct_channel(self.id))

    @property
    def direct_channel(self) -> Channel:
        return Channel(self.world, self.world.direct_channel(self.id))

    def threads(self, channel: Channel) -> list[Channel]:
        found = actions.visible_threads(self.world, self.account, channel.data)
        return [Channel(self.world, thread) for thread in found]

    @property
    def inbox(self) -> list[Notification]:
        """Their notifications, for mentions and direct messages, oldest first."""
        return [note for note in self.world.notifications if note.account_id == self.id]

    @property
    def pushes(self) -> list[str]:
        """What their phone has shown, oldest first: a text a notification that was not silent."""
        return [note.text for note in self.inbox if not note.silent]

    @property
    def pings(self) -> int:
        """How many of their notifications were not silent."""
        return sum(not note.silent for note in self.inbox)

    async def until(self, condition: Callable[[], T | None], within: float = TIMEOUT) -> T:
        """Wait until the condition is truthy and return it. Raises WaitTimeout."""
        return await self.world.until(
            condition, within=within, failure=lambda: f"Nothing happened\n{self.situation()}"
        )

    def transcript(self) -> str:
        """Everything they see as Markdown."""
        return transcript.user_transcript(self.world, self.account)

    def situation(self) -> str:
        """Their view and the last requests of the bot, for the message of a failure."""
        last = "\n".join(str(request) for request in self._recorder.requests[-8:])
        faults = "\n".join(str(fault) for fault in self._recorder.faults[-8:])
        return f"{self.transcript()}\nLast requests:\n{last}\nFaults:\n{faults or 'none'}"


def _plain_value(value: Any) -> Any:
    if isinstance(value, User):
        return value.account
    return value.data if isinstance(value, Channel | Role) else value


def _plain(options: Mapping[str, Any]) -> dict[str, Any]:
    return {
        name: Upload(0, name, value) if isinstance(value, bytes) else _plain_value(value)
        for name, value in options.items()
    }
