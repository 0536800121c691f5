"""Markup of Discord: bold names, mentions, links, moments in each reader's own time zone."""

from collections.abc import Iterable

from bot.screens.names import escape_name
from games.words import Argument, Listed, Verbatim
from storage.core.rows import GameRow


def bold(name: str) -> Verbatim:
    return Verbatim(f"**{escape_name(name)}**")


def bold_list(names: Iterable[str], most: int | None = None) -> Argument:
    """Names as they are stored, in bold, as a list; of more than `most` the first, then dots."""
    shown = tuple(map(bold, names))
    return Listed(shown) if most is None or len(shown) <= most else (*shown[:most], Verbatim("…"))


def mention(user: int) -> str:
    """The markup that shows a user's name; it notifies them only if the message allows that."""
    return f"<@{user}>"


def mentions(users: Iterable[int]) -> str:
    return " ".join(map(mention, users))


def mention_list(users: Iterable[int]) -> Listed:
    return Listed([*map(mention, users)])


def moment(seconds: float) -> Verbatim:
    """A moment as each reader's Discord shows it."""
    return Verbatim(f"<t:{int(seconds)}:f>")


def day(seconds: float) -> Verbatim:
    return Verbatim(f"<t:{int(seconds)}:D>")


def distance(seconds: float) -> Verbatim:
    """How far away a moment is, as Discord shows it: "in 2 days", "3 hours ago"."""
    return Verbatim(f"<t:{int(seconds)}:R>")


def time_of_day(seconds: float) -> Verbatim:
    """A moment (UTC seconds) as the time of the day, by the clock of each reader."""
    return Verbatim(f"<t:{int(seconds)}:t>")


def card_link(game: GameRow) -> str:
    """A link to the card of a game, or to its channel; to all direct messages where each has a card."""
    if game.direct:
        return "https://discord.com/channels/@me"
    server = "@me" if game.in_direct_messages else game.guild
    place = f"https://discord.com/channels/{server}/{game.card_place}"
    return f"{place}/{game.card}" if game.card else place


def place_link(game: GameRow) -> str:
    """The thread of a game, before the start its channel; a link to its card in direct messages."""
    return card_link(game) if game.in_direct_messages else f"<#{game.thread or game.channel}>"


def place_address(game: GameRow) -> str:
    """The address of the thread of a game, before the start of its channel, else of its card."""
    if game.in_direct_messages:
        return card_link(game)
    return f"https://discord.com/channels/{game.guild}/{game.thread or game.channel}"


def place_and_card(game: GameRow) -> str:
    return " · ".join(dict.fromkeys((place_link(game), card_link(game))))


def thread_link(game: GameRow, message: int) -> str:
    """A link to a message in the thread of a game; "" if the thread it was in is gone."""
    if game.thread is None or message < game.thread:
        return ""
    return f"https://discord.com/channels/{game.guild}/{game.thread}/{message}"
