"""What users have read and dismissed, and their unread notifications."""

from collections import Counter
from dataclasses import dataclass

from sandbox.actors.actions import newest_message
from sandbox.world.model import Account, Channel, Message
from sandbox.world.world import World


@dataclass(slots=True)
class ReadState:
    """Read messages by user and channel, and dismissed ephemeral messages."""

    world: World

    def dismiss(self, message: Message) -> None:
        self.world.dismissed.add(message.id)
        self.world.changed()

    def is_dismissed(self, message: Message) -> bool:
        return message.id in self.world.dismissed

    def mark_read(self, account: Account, channel: Channel) -> None:
        notified = (
            note.message_id
            for note in self.world.notifications
            if (note.account_id, note.channel_id) == (account.id, channel.id)
        )
        newest = max(newest_message(self.world, account, channel), *notified, 0)
        if newest > self._last_read(account.id, channel.id):
            self.world.read[account.id, channel.id] = newest
            self.world.changed()

    def is_unread(self, account: Account, channel: Channel) -> bool:
        return newest_message(self.world, account, channel) > self._last_read(account.id, channel.id)

    def pings(self) -> Counter[tuple[int, int]]:
        unread: Counter[tuple[int, int]] = Counter()
        for note in self.world.notifications:
            if note.message_id > self._last_read(note.account_id, note.channel_id):
                unread[note.account_id, note.channel_id] += 1
        return unread

    def _last_read(self, account_id: int, channel_id: int) -> int:
        return self.world.read.get((account_id, channel_id), 0)
