import pytest
from msgspec import structs

from bot.screens.ids.custom_id import CustomId
from bot.screens.ids.custom_ids import KINDS, table_of
from bot.screens.ids.panel_ids import PanelId
from bot.screens.ids.table_ids import OpenBoard, OpenTable, OpenTableMenu
from sandbox import Channel, User
from tests.support.bot_world import BotWorld
from tests.support.games import STORY_GAME

NO_TABLE = "This table no longer exists."

NOT_YOURS = ("This isn’t your seat.", "Das ist nicht dein Platz.")


def example(kind: type[CustomId]) -> CustomId:
    """A control of a kind, about the first table if it is about one."""
    return kind(**{field.name: 1 if field.type is int else "x" for field in structs.fields(kind)})


FORGED = [each for each in map(example, KINDS.values()) if table_of(each) == 1]


@pytest.fixture
def elsewhere(world: BotWorld) -> Channel:
    """A channel of another server with the bot."""
    return world.sandbox.guild("Elsewhere").text_channel("talk")


@pytest.fixture
def outsider(world: BotWorld, elsewhere: Channel) -> User:
    user = world.sandbox.user("Outsider")
    other = world.sandbox.guilds[-1]
    other.add(user)
    return user


async def begun(world: BotWorld, *, private: bool) -> int:
    row = await world.lobby(STORY_GAME, seats=2)
    if private:
        await world.bot.lobbies.set_private(row.id, private=True, host=world.anna.id)
        await world.bot.lobbies.invite(row.id, [world.ben.id], host=world.anna.id)
    await world.bot.tables.lobby.join(row.id, world.ben.id)
    await world.bot.tables.start(row.id, host=world.anna.id)
    await world.wait_until_idle()
    return row.id


async def forged(world: BotWorld, user: User, channel: Channel, control: CustomId) -> str:
    """What a user is answered who presses a control that no message has."""
    shown = await user.invoke(channel, "games").answer()
    message = world.sandbox.world.channels[channel.id].messages[shown.id]
    button = {"type": 2, "style": 2, "label": "forged", "custom_id": control.encode()}
    message.components = [{"type": 1, "components": [button]}]
    user.press(shown, "forged")
    answered = await user.until(
        lambda: next(
            (
                each
                for each in user.sees(channel)
                if each.ephemeral and each.plain_text and each.id > shown.id
            ),
            None,
        )
    )
    return answered.plain_text


async def test_nobody_learns_of_a_private_table(world: BotWorld, outsider: User, elsewhere: Channel) -> None:
    assert await begun(world, private=True) == 1
    said = {type(each).__name__: await forged(world, outsider, elsewhere, each) for each in FORGED}
    assert {name: text for name, text in said.items() if text != NO_TABLE} == {}


@pytest.mark.parametrize("control", [*(kind(1, 0) for kind in (OpenTable, OpenBoard, OpenTableMenu))])
async def test_whoever_has_to_do_with_a_private_table_looks_on(
    world: BotWorld, outsider: User, elsewhere: Channel, control: CustomId
) -> None:
    """Members of its server anywhere, its players and guests; and at other tables everybody."""
    game = await begun(world, private=True)
    everywhere = world.sandbox.guilds[-1]
    everywhere.add(world.stranger, world.ben)
    for user in (world.stranger, world.ben):
        assert await forged(world, user, elsewhere, control) != NO_TABLE
    assert await forged(world, outsider, elsewhere, control) == NO_TABLE
    world.guild.remove(world.ben)
    assert await forged(world, world.ben, elsewhere, control) != NO_TABLE
    await world.bot.tables.seats.leave(game, world.anna.id)
    await world.bot.tables.seats.invite(game, 0, outsider.id, by_user=world.anna.id)
    assert await forged(world, outsider, elsewhere, control) != NO_TABLE


async def test_a_public_table_is_open_to_all(world: BotWorld, outsider: User, elsewhere: Channel) -> None:
    await begun(world, private=False)
    assert await forged(world, outsider, elsewhere, OpenTable(1, 0)) != NO_TABLE


@pytest.mark.parametrize("seat", [0, 1])
async def test_nobody_uses_or_sees_the_panel_of_another_seat(
    world: BotWorld, outsider: User, elsewhere: Channel, seat: int
) -> None:
    game = await begun(world, private=False)
    controls = [
        structs.replace(example(kind), game=game, seat=seat, version=0)
        for kind in KINDS.values()
        if issubclass(kind, PanelId)
    ]
    assert len(controls) > 5
    before = await world.store.moves(game)
    for user in (outsider, world.ben if seat == 0 else world.anna):
        world.sandbox.guilds[-1].add(user)
        said = {type(each).__name__: await forged(world, user, elsewhere, each) for each in controls}
        assert {name: text for name, text in said.items() if text not in NOT_YOURS} == {}
    assert await world.store.moves(game) == before
