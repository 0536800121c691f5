"""What every user has read and put away, and what still calls for attention."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from sandbox.actors.actions import newest_message
from sandbox.world.model import Account, Channel
from sandbox.world.world import World


@dataclass(slots=True)
class Attention:
    """Read marks by user and channel, and the ephemeral messages that were dismissed."""

    world: World
    dismissed: set[int] = field(default_factory=set)
    _read: dict[tuple[int, int], int] = field(default_factory=dict)

    def read(self, account: Account, channel: Channel) -> None:
        """The user has this channel on the screen."""
        newest = newest_message(self.world, account, channel)
        if newest > self._mark(account.id, channel.id):
            self._read[account.id, channel.id] = newest
            self.world.changed()

    def unread(self, account: Account, channel: Channel) -> bool:
        """Whether there is something in a channel that the user has not had on the screen."""
        return newest_message(self.world, account, channel) > self._mark(account.id, channel.id)

    def pings(self) -> Counter[tuple[int, int]]:
        """How many messages that were notified wait unread, by user and channel."""
        waiting: Counter[tuple[int, int]] = Counter()
        for note in self.world.notifications:
            if note.message_id > self._mark(note.account_id, note.channel_id):
                waiting[note.account_id, note.channel_id] += 1
        return waiting

    def _mark(self, account_id: int, channel_id: int) -> int:
        return self._read.get((account_id, channel_id), 0)
