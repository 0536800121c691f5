"""Whether what a user has to choose arrives in the thread."""

from __future__ import annotations

from clocks.user_settings import THREAD, from_json
from storage.gathered import UserRow


def is_called_in_thread(user: UserRow) -> bool:
    """Whether a user is mentioned in threads: they want that, or the last direct message did not reach them.

    Whether the next one is tried all the same is another question: `DirectMessages.withheld`.
    """
    closed = user.direct is not None and not user.direct.reached
    return closed or from_json(user.settings).arrive == THREAD
