"""Two people who play the coin toss in virtual time, react to what they see, and try again."""

import asyncio
import re
from collections import Counter
from collections.abc import Callable
from functools import partial

from bot.screens.ids.custom_id import CustomId
from bot.screens.ids.lobby_ids import Join, Start
from bot.screens.ids.panel_ids import Pick, ReadScoring
from bot.screens.ids.table_ids import OpenPanel, PlayAgain
from sandbox import Exchange, Guild, MessageView, Notification, NotOffered, Sandbox, User, WaitTimeout
from tests.support.coin_toss import GAME

CALM = 2 * 3600.0
"""Seconds after the last game until every message must be there: longer than any retry delay."""

PATIENCE = 30.0
"""Seconds people wait before they try again."""

LONG = 2 * 3600.0
"""Seconds after which people look at their panel without a call, since one may be lost."""

AT_MOST = 12 * 3600.0
"""Longest duration of a game, in seconds."""


class CoinTable:
    """Two people on a server of their own."""

    def __init__(self, sandbox: Sandbox, guild: Guild) -> None:
        self.sandbox = sandbox
        self.guild = guild
        self.name = guild.name
        (self.channel,) = guild.text_channels
        self.forum = bool(guild.forums)
        self.place = guild.forums[0] if self.forum else self.channel
        """The parent of the threads: the server's forum if it has one, else its channel."""
        self.host, self.guest = (user for user in sandbox.users if user.id in guild.data.members)
        self.people = (self.host, self.guest)
        self.may_call_twice = False
        """Whether a seat may also be called in the thread, since answers to direct messages are lost."""
        self.keeps_controls = False
        """Whether messages keep their controls, since Discord reports them as gone."""
        self.keeps_card = False
        """Whether the card shows no result, since Discord reports it as gone."""
        self.keeps_panels = False
        """Whether panels stay unchanged, since Discord refuses their edits."""
        self.looked = Counter[str]()
        """Name -> how often somebody looked at their panel without a call."""

    # What people do

    async def play(self) -> None:
        """Play a whole game. Raises TimeoutError."""
        async with asyncio.timeout(AT_MOST):
            await self._open()
            await self._join()
            await self._start()
            await asyncio.gather(*(self._act(user) for user in self.people))

    async def _open(self) -> None:
        while self.card(CustomId) is None:
            if await self._answered(lambda: self.host.invoke(self.channel, "play", game=GAME)):
                await self._see(lambda: self.card(CustomId), LONG if self.forum else PATIENCE)

    async def _join(self) -> None:
        while not (self._is_seated() or self._begun()):
            if await self._pressed(self.guest, self.card(Join), Join):
                await self._see(self._is_seated)

    def _is_seated(self) -> bool:
        card = self.card(CustomId)
        return card is not None and "Ben" in card.plain_text

    async def _start(self) -> None:
        while not self._begun():
            if await self._pressed(self.host, self.card(Start), Start):
                await self._see(self._begun)

    def _begun(self) -> bool:
        return any(self._asking(user) or self._began(user) for user in self.people)

    def _began(self, user: User) -> bool:
        """Whether somebody sees a thread with messages about the game."""
        return bool(user.threads(self.place)) if not self.forum else bool(self.story(user))

    async def _act(self, user: User) -> None:
        """Choose whenever somebody is asked, until the game ends."""
        heeded = 0
        while not self.over(user):
            asked, calls = self._asking(user), self._calls(user)
            if asked is not None:
                await self._pressed(user, asked, ReadScoring if button_of(asked, ReadScoring) else Pick)
            elif calls > heeded:
                if await self._pressed(user, self._newest(user, OpenPanel), OpenPanel):
                    heeded = calls
            elif not await self._see(partial(self._has_news, user, heeded), LONG):
                self.looked[user.name] += 1
                await self._pressed(user, self._newest(user, OpenPanel), OpenPanel)

    def _has_news(self, user: User, heeded: int) -> bool:
        return self.over(user) or self._asking(user) is not None or self._calls(user) > heeded

    def _calls(self, user: User) -> int:
        """How often somebody was called without being shown what to choose."""
        lines = [each for each in user.direct_messages() if each.content and button_of(each, OpenPanel)]
        return len(lines) + sum(note.reason == "mention" for note in user.inbox)

    async def _pressed(self, user: User, message: MessageView | None, kind: type[CustomId]) -> bool:
        """Whether the press of a message's first control of a kind was answered."""
        pressed = None if message is None else button_of(message, kind)
        if message is None or pressed is None:
            await asyncio.sleep(PATIENCE)
            return False
        return await self._answered(lambda: user.press(message, custom_id=pressed))

    async def _answered(self, use: Callable[[], Exchange]) -> bool:
        """Whether using a control or command was answered; waits if not."""
        try:
            exchange = await use()
            await self._see(lambda: exchange.interaction.answers)
        except (WaitTimeout, NotOffered):
            await asyncio.sleep(PATIENCE)
            return False
        return True

    async def _see(self, condition: Callable[[], object], within: float = PATIENCE) -> bool:
        """Whether a condition holds in time, checked at growing intervals."""
        loop = asyncio.get_running_loop()
        end, pause = loop.time() + within, 1.0
        while not condition():
            if loop.time() >= end:
                return False
            await asyncio.sleep(min(pause, end - loop.time()))
            pause = min(2 * pause, PATIENCE)
        return True

    # What they see

    def card(self, kind: type[CustomId]) -> MessageView | None:
        """The newest card with a control of a kind; of any kind: the newest card."""
        places = self.host.threads(self.place) if self.forum else [self.channel]
        seen = [message for place in places for message in self.host.sees(place)]
        cards = [each for each in seen if "## Coin Toss" in each.plain_text]
        shown = [each for each in cards if kind is CustomId or button_of(each, kind)]
        return shown[-1] if shown else None

    def _asking(self, user: User) -> MessageView | None:
        """The newest message that asks somebody to choose."""
        found = (self._newest(user, kind) for kind in (Pick, ReadScoring))
        return max(filter(None, found), key=lambda message: message.id, default=None)

    def _newest(self, user: User, kind: type[CustomId]) -> MessageView | None:
        threads = [message for thread in user.threads(self.place) for message in user.sees(thread)]
        found = [each for each in (*threads, *user.direct_messages()) if button_of(each, kind)]
        return max(found, key=lambda message: message.id, default=None)

    def over(self, user: User) -> bool:
        """Whether somebody has seen the end."""
        return any("## The game is over" in message.plain_text for message in self.story(user))

    def story(self, user: User) -> list[MessageView]:
        """The messages in the threads, oldest first."""
        found = [message for thread in user.threads(self.place) for message in user.sees(thread)]
        own = [each for each in found if not each.ephemeral and "## Coin Toss" not in each.plain_text]
        return sorted(own, key=lambda message: message.id)


def button_of(message: MessageView, kind: type[CustomId]) -> str | None:
    """The custom id of a message's first button of a kind."""
    ids = (button.custom_id for button in message.buttons if not button.disabled)
    return next((each for each in ids if each and (kind is CustomId or kind.matches(each))), None)


ROUNDS = 2

REMOVED = "I’m no longer on that server."

PANEL = re.compile(r"-# (Coin Toss, table|\[Table) [0-9]")
"""The beginning of a panel, also after the end."""

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
        panels = [message for message in messages if PANEL.match(message.plain_text)]
        asking = [each for each in messages if button_of(each, Pick) or button_of(each, ReadScoring)]
        wrong += [f"a panel still asks {user.name}" for _ in asking]
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
    return bool(PANEL.match(text) or CALL.match(text))
