"""Files that users have chosen on the page, until the command is sent for which they are."""

from __future__ import annotations

from collections import OrderedDict
from itertools import count

from sandbox.actors.actions import NotOffered
from sandbox.world.files import Upload

MOST = 10
"""How many files wait for their commands; beyond that the oldest is dropped."""


class Uploads:
    """Files by their numbers, each of a user."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[tuple[int, str], Upload] = OrderedDict()
        self._numbers = count(1)

    def keep(self, account: int, upload: Upload) -> str:
        """Keep a file of a user; returns its number."""
        number = str(next(self._numbers))
        self._waiting[account, number] = upload
        if len(self._waiting) > MOST:
            self._waiting.popitem(last=False)
        return number

    def take(self, account: int, number: str) -> Upload:
        """The file of a user with a number, which is not kept any more. Raises NotOffered."""
        upload = self._waiting.pop((account, number), None)
        if upload is None:
            raise NotOffered("This file is not there any more: choose it again.")
        return upload
