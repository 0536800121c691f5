"""Whether what a user has to choose arrives in the thread."""

from __future__ import annotations

from bot.timing.settings import THREAD, from_json
from storage.users import Users


async def is_called_in_thread(users: Users, user: int) -> bool:
    """Whether a user is mentioned in threads: they want that, or the last direct message did not reach them.

    Whether the next one is tried all the same is another question: `DirectMessages.withheld`.
    """
    settings = from_json(await users.settings(user))
    return settings.arrive == THREAD or await users.reachable(user) is False
