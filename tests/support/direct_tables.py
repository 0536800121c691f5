"""Tables by direct message, of people who share no server."""

from bot.screens.ids.people_ids import FindTables
from sandbox import Channel, MessageView, User
from tests.support.bot_world import BotWorld
from tests.support.coin_toss import GAME


def apart(world: BotWorld) -> BotWorld:
    """Anna and Ben have installed the application, and Ben shares no server with it."""
    world.guild.remove(world.ben)
    world.anna.installed = world.ben.installed = True
    return world


def chat(world: BotWorld, user: User) -> Channel:
    """A channel of a server that has never had the bot."""
    guild = world.sandbox.guild("Elsewhere")
    guild.kick_bot()
    guild.add(user)
    return guild.text_channel("chat")


async def opened(world: BotWorld, *, private: bool = False) -> MessageView:
    """The card of a table that Anna opens on a server without the bot."""
    shown = await world.anna.invoke(chat(world, world.anna), "play", game=GAME, private=private).answer()
    assert shown.ephemeral
    assert shown.text.startswith("Your table is open: see the direct message I’ve just sent you.")
    await world.wait_until_idle()
    return card_of(world.anna)


def card_of(user: User) -> MessageView:
    """The card of the first table that a user was sent by direct message."""
    return cards_of(user)[0]


def cards_of(user: User) -> list[MessageView]:
    """The cards of lobbies and running games among a user's direct messages."""
    own = ("Played by direct message.", "Gespielt wird per Direktnachricht.")
    return [each for each in user.direct_messages() if any(text in each.text for text in own)]


async def tables(user: User, place: Channel) -> MessageView:
    games = await user.invoke(place, "games").answer()
    return await user.press(games, custom_id=FindTables().encode()).answer()
