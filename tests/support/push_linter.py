"""What a phone shows of the bot's messages: something always, and of a call all that matters, in one line."""

from __future__ import annotations

import re
from collections.abc import Iterator

from bot.screens.calls import CALL_LENGTH
from sandbox import Sandbox

UNTIL = r"until \S.*|no deadline|bis \S.*|ohne Frist|срок: \S.*|без срока"
OVER = "the game is over|Die Partie ist zu Ende|партия окончена"
NEXT = r"you are next, after \S.*|Du bist als Nächstes dran, nach \S.*|следующий ход ваш, после игрока \S.*"
WHAT = rf"\S.*, ({UNTIL})|{OVER}|{NEXT}"
CALL = re.compile(rf"\S.*, (table|Tisch|стол) \d+: ({WHAT})( @\S+)*")
"""Which game, which table, what is asked and until when, and whom it mentions."""

TABLE = re.compile(r", (table|Tisch|стол) \d")
"""By this a call is known."""


def call_faults(text: str) -> Iterator[str]:
    """What is wrong with a call, as a phone shows it."""
    if CALL.fullmatch(text) is None:
        yield f"a call that does not say which table, what and until when: {text!r}"
    if not 1 <= len(text) <= CALL_LENGTH:
        yield f"a call of {len(text)} letters: {text!r}"


def faults(sandbox: Sandbox) -> Iterator[str]:
    """What is wrong with what the phones of all users have shown of the bot's messages."""
    for user in sandbox.users:
        for text in user.pushes:
            if not text:
                yield f"the phone of {user.name} shows nothing"
            elif "\n" not in text and TABLE.search(text):
                yield from call_faults(_without_names(sandbox, text))


def _without_names(sandbox: Sandbox, text: str) -> str:
    """The text without mentions: names can be long, and have spaces."""
    for user in sandbox.users:
        text = text.replace(f" @{user.name}", "")
    return text
