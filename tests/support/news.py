"""What everybody got of the bot's messages between two looks: in public, and each by themselves."""

from collections.abc import Mapping, Sequence
from itertools import chain

from msgspec import Struct

from sandbox import MessageView, Sandbox
from sandbox.actors.views import message_view
from sandbox.world.model import Channel


class News(Struct, frozen=True):
    public: Sequence[MessageView]
    """In the server's channels and threads."""
    direct: dict[str, Sequence[MessageView]]
    """Name of a user -> their direct messages."""
    pushes: dict[str, Sequence[str]]
    """Name of a user -> what their phone has shown, of direct messages and of mentions."""

    @property
    def reached(self) -> set[str]:
        """The names of all who got a direct message or whose phone has shown something."""
        return {name for news in (self.direct, self.pushes) for name, found in news.items() if found}

    def check(
        self,
        public: Sequence[str] = (),
        direct: Mapping[str, Sequence[str]] | None = None,
        pushes: Mapping[str, Sequence[str]] | None = None,
    ) -> None:
        """These are all there is, each known by a part of it; phones show no bold letters.

        Raises AssertionError.
        """
        _check("all", [each.plain_text for each in self.public], public)
        for name, messages in self.direct.items():
            _check(name, [each.plain_text for each in messages], (direct or {}).get(name, ()))
        for name, texts in self.pushes.items():
            wanted = [part.replace("**", "") for part in (pushes or {}).get(name, ())]
            _check(f"the phone of {name}", texts, wanted)


def _check(whose: str, found: Sequence[str], wanted: Sequence[str]) -> None:
    fitting = len(found) == len(wanted) and all(
        part in text for text, part in zip(found, wanted, strict=True)
    )
    listed = "\n".join(found)
    assert fitting, f"{whose}: not {wanted}, but {len(found)} messages:\n{listed}"


class Watch:
    """Finds what the bot has sent since the last look; replies that one user alone sees do not count."""

    def __init__(self, sandbox: Sandbox) -> None:
        """From now on."""
        self._sandbox = sandbox
        self._seen: set[int] = set()
        self._notified = 0
        self.look()

    def look(self) -> News:
        """What has been sent since the last look."""
        world = self._sandbox.world
        notes = world.notifications[self._notified :]
        self._notified = len(world.notifications)
        users = self._sandbox.users
        channels = [*world.channels.values()]
        public = [self._new(each) for each in channels if each.guild_id is not None]
        return News(
            public=sorted(chain.from_iterable(public), key=lambda message: message.id),
            direct={user.name: self._new(user.direct_channel.data) for user in users},
            pushes={
                user.name: [note.text for note in notes if note.account_id == user.id and not note.silent]
                for user in users
            },
        )

    def _new(self, channel: Channel) -> list[MessageView]:
        """The messages of the bot in a channel that were not there at the last look."""
        world = self._sandbox.world
        found = [
            each
            for each in channel.messages.values()
            if each.id not in self._seen and each.only_for is None and each.author_id == world.bot.id
        ]
        self._seen |= {each.id for each in found}
        return [message_view(world, each) for each in found]
