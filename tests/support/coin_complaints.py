"""Checks of a finished table of the coin toss."""

import asyncio
import re
from collections import Counter

from bot.screens.ids.custom_id import CustomId
from bot.screens.ids.lobby_ids import Join, Start
from bot.screens.ids.panel_ids import Pick
from bot.screens.ids.table_ids import OpenPanel, PlayAgain
from sandbox import Notification, User
from tests.support.coin_table import CoinTable, button_of
from tests.support.coin_tables import CALM

ROUNDS = 2

REMOVED = "I’m no longer on that server."

CALL = re.compile(r"Coin Toss, table [0-9]+: call heads or tails, (until [^<]+|no deadline)( <@[0-9]+>)*$")
"""The line of a call."""


def removals(table: CoinTable) -> list[int]:
    """How often each of a table's people was notified that the bot was removed from their server."""
    return [sum(REMOVED in message.plain_text for message in user.direct_messages()) for user in table.people]


async def played(table: CoinTable) -> list[str]:
    try:
        await table.play()
    except TimeoutError:
        return ["it did not come to its end"]
    await asyncio.sleep(CALM)
    return complaints(table)


def complaints(table: CoinTable) -> list[str]:
    """The faults in what people have seen at a finished table."""
    return [*_story(table), *_doubles(table), *_controls(table), *_panels(table), *_calls(table)]


def _story(table: CoinTable) -> list[str]:
    """Each event is reported once."""
    text = "\n".join(message.plain_text for message in table.story(table.guest))
    expected = {
        "The coin shows": ROUNDS,
        "**Anna**: guesses": ROUNDS,
        "**Ben**: guesses": ROUNDS,
        "### Scoring": ROUNDS,
        "## The game is over": 1,
    }
    return [
        f"{line!r} is told {text.count(line)} times, not {count}"
        for line, count in expected.items()
        if text.count(line) != count
    ]


def _doubles(table: CoinTable) -> list[str]:
    """No message is there twice; those in threads have different buttons."""
    marks = Counter(
        button.custom_id
        for message in table.story(table.guest)
        for button in message.buttons
        if button.custom_id
    )
    asks = {
        user.name: sum(note.reason == "direct message" and _is_panel(user, note) for note in user.inbox)
        for user in table.people
    }
    return [f"{mark!r} stands there {count} times" for mark, count in marks.items() if count > 1] + [
        f"{name} was asked {count} times in direct messages" for name, count in asks.items() if count > ROUNDS
    ]


def _controls(table: CoinTable) -> list[str]:
    """No dead control is left, and the card shows the result."""
    wrong = [
        f"there is still a control: {message.plain_text!r}"
        for message in table.story(table.guest)
        if button_of(message, OpenPanel) and not table.keeps_controls
    ]
    card = table.card(CustomId)
    if card is None:
        wrong.append("there is no card")
    elif button_of(card, Start) or button_of(card, Join):
        wrong.append(f"the card is a lobby's: {card.plain_text!r}")
    elif not (button_of(card, PlayAgain) or table.keeps_card):
        wrong.append(f"the card shows no result: {card.plain_text!r}")
    return wrong


def _panels(table: CoinTable) -> list[str]:
    """No panel in a direct message still asks, and the last one shows the end."""
    if table.keeps_panels:
        return []
    wrong = []
    for user in table.people:
        messages = [message for message in user.direct_messages() if not message.ephemeral]
        panels = [message for message in messages if message.plain_text.startswith("-# Coin Toss")]
        wrong += [f"a panel still asks {user.name}" for message in messages if button_of(message, Pick)]
        if panels and "**The game is over.**" not in panels[-1].plain_text:
            wrong.append(f"the last panel of {user.name} does not say how the game has ended")
    return wrong


def _calls(table: CoinTable) -> list[str]:
    """Each question called its player once, by direct message or in the thread."""
    wrong = []
    for user in table.people:
        calls = sum(_is_call(user, note) for note in user.inbox)
        if calls > ROUNDS * (1 + table.may_call_twice):
            wrong.append(f"{user.name} was called {calls} times")
        if table.looked[user.name]:
            wrong.append(f"{user.name} had to look without a call")
    return wrong


def _is_call(user: User, note: Notification) -> bool:
    """Whether a notification calls somebody to choose: it is not silent, and not about the end."""
    if note.silent or note.reason == "direct message":
        return not note.silent and _is_panel(user, note)
    return "game is over" not in user.look(note.message_id).text


def _is_panel(user: User, note: Notification) -> bool:
    """Whether a direct message asks, or has asked, somebody to choose."""
    text = user.look(note.message_id).plain_text
    return text.startswith("-# Coin Toss") or bool(CALL.match(text))
