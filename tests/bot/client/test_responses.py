import inspect
from collections.abc import Iterator
from typing import get_type_hints

import discord
import pytest

from bot.client.components import layout_view
from bot.client.emojis import wanted_emojis
from bot.client.responses import UserError, error_text
from bot.locales import general_words
from bot.screens.ids.custom_id import CustomId
from bot.screens.ids.help_ids import ReadHelp, SetTips
from bot.screens.ids.lobby_ids import Join
from bot.screens.ids.server_ids import HowItWorks, PlayNow
from bot.screens.model import Button, Screen
from bot.tables.errors import NotHost
from bot.tables.log_reading import LogFault
from games import UnknownGame
from games.engine.errors import Illegal
from games.words import LOCALES, Message
from ratings.reliability import Reliability
from sandbox import hold, rate_limit, refuse
from storage.core.errors import Explained, Refused, TooMany
from storage.core.rows import LOBBY, GameRow, SeatRequest
from tests.support.bot_world import BotWorld

EXAMPLES: dict[object, object] = {
    int: 3,
    float: 1.0,
    str: "",
    Message | None: None,
    LogFault: LogFault.DAMAGED,
    bool: True,
    Reliability: Reliability(1, 0, 0, 0),
    SeatRequest: SeatRequest(1, 2, 0.0, 1.0),
    GameRow: GameRow(1, "toy", "{}", 4, LOBBY, 7, 8, 101, "de", 0.0, None, None),
    tuple[str, ...]: ("attach_files",),
}
"""Arguments of a refusal, by type."""


async def name_of(guild: int | None, user: int, language: str) -> str:
    return f"*{user}* of {guild} in {language}"


def kinds_of(base: type[Exception]) -> Iterator[type[Exception]]:
    for kind in base.__subclasses__():
        yield kind
        yield from kinds_of(kind)


def arguments_of(kind: type[Exception]) -> dict[str, object]:
    """The arguments of a refusal: names -> types; empty if it has a line for the log."""
    made = get_type_hints(kind.__init__) if inspect.isfunction(kind.__init__) else {}
    return {name: of for name, of in made.items() if name != "return"}


@pytest.mark.parametrize("locale", LOCALES)
async def test_every_refusal_of_a_service_is_said_in_words(locale: str) -> None:
    kinds = {*kinds_of(Explained), *kinds_of(Illegal)} - {Refused, TooMany, UserError}
    assert len(kinds) > 60
    for kind in kinds:
        error = kind(**{name: EXAMPLES[of] for name, of in arguments_of(kind).items()})
        assert await error_text(error, general_words(locale), name_of), kind


async def test_a_panel_with_a_symbol_that_somebody_deleted_is_still_used(world: BotWorld) -> None:
    thread = await world.table(world.ben)
    panel = await world.panel(world.anna, thread)
    shown = await world.anna.press(panel, "More").answer()
    assert shown.button("Whole table").emoji == ":table:"
    panel = await world.anna.press(shown, "A1").answer()
    before = len(world.anna.sees(thread))
    world.sandbox.delete_emoji(next(each.name for each in wanted_emojis() if each.symbol == "table"))
    answered = await world.anna.press(panel, "More").answer()
    assert answered.id == panel.id
    assert answered.button("Whole table").emoji is None
    assert len(world.anna.sees(thread)) == before
    assert {fault.code for fault in world.sandbox.faults} == {50035}
    world.sandbox.faults.clear()


async def test_a_panel_that_is_pressed_during_an_edit_keeps_its_pictures(world: BotWorld) -> None:
    thread = await world.table(world.ben)
    panel = await world.panel(world.anna, thread)
    editing = world.sandbox.inject(r"PATCH /webhooks/.*/messages/@original", hold())
    world.anna.press(panel, "Help")
    await world.sandbox.until(lambda: editing.hits)
    more = world.anna.press(panel, "More")
    editing.lift()
    shown = await more.answer()
    assert shown.id == panel.id
    assert [image.filename for image in shown.images] == [image.filename for image in panel.images] != []
    assert shown.button("Whole table").emoji == ":table:"
    assert world.sandbox.faults == []


async def test_a_panel_that_discord_refuses_is_sent_again_with_all_its_pictures(
    world: BotWorld, caplog: pytest.LogCaptureFixture
) -> None:
    thread = await world.table(world.ben)
    panel = await world.panel(world.anna, thread)
    world.sandbox.inject(r"PATCH /webhooks/.*/messages/@original", refuse(50035))
    shown = await world.anna.press(panel, "More").answer()
    assert shown.id == panel.id
    assert [image.filename for image in shown.images] == [image.filename for image in panel.images] != []
    assert [image.url for image in shown.images] != [image.url for image in panel.images]
    assert shown.button("Whole table").emoji == ":table:"
    assert "could not be edited" in caplog.text


async def test_whose_panel_discord_has_no_room_for_is_notified_so_and_the_next_press_shows_it(
    world: BotWorld, caplog: pytest.LogCaptureFixture
) -> None:
    thread = await world.table(world.ben)
    panel = await world.panel(world.ben, thread)
    world.sandbox.inject(r"PATCH /webhooks/.*/messages/@original", rate_limit(0.0), times=5)
    world.ben.press(panel, "A1")
    said = await world.ben.until(lambda: world.ben.find(thread, "Discord"))
    assert said.ephemeral
    assert "Discord nimmt gerade keine weiteren Nachrichten von mir an" in said.plain_text
    assert not [each for each in caplog.records if each.exc_info or each.levelname == "ERROR"]
    world.sandbox.faults.clear()
    after = await world.ben.press(panel, "A1").answer()
    assert after.id == panel.id
    assert "Rückgängig" in [button.label for button in after.buttons]


async def test_a_replay_whose_reply_is_deleted_while_it_is_made_is_posted_for_all_and_nothing_else_is(
    world: BotWorld, caplog: pytest.LogCaptureFixture
) -> None:
    thread = await world.table(world.ben)
    for user in (world.anna, world.ben, world.anna, world.ben):
        await world.play_through(thread, user)
    before = [message.id for message in thread.messages]
    step = await world.anna.invoke(thread, "replay").answer()
    assert "Drawing" in step.text
    thread.delete_message(step)
    replay = await world.ben.until(lambda: world.ben.find(thread, "moments"))
    assert replay.images
    assert not replay.ephemeral
    for user in (world.anna, world.ben):
        assert [message.id for message in user.sees(thread) if message.id > step.id] == [replay.id]
    assert [message.id for message in thread.messages] == [*before, replay.id]
    assert "could not be shown" not in caplog.text


@pytest.mark.parametrize(
    "custom_id",
    [HowItWorks("gone"), PlayNow("gone"), ReadHelp("gone"), SetTips("gone", 0, ""), Join(2**63)],
    ids=CustomId.encode,
)
async def test_a_button_of_another_version_says_so(
    world: BotWorld, caplog: pytest.LogCaptureFixture, custom_id: CustomId
) -> None:
    channel = world.bot.get_channel(world.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.send(view=layout_view(Screen(((Button(custom_id, "Press"),),))))
    message = await world.anna.until(lambda: next(iter(world.channel.messages), None))
    world.anna.press(message, "Press")
    said = await world.anna.until(lambda: world.anna.find(world.channel, "another version of the bot"))
    assert said.ephemeral
    assert "failed" not in caplog.text
    assert await world.bot.store.users.shows_tips(world.anna.id, "gone")


async def test_a_lookup_that_fails_for_another_reason_is_no_user_s_error() -> None:
    words = general_words("en")
    said = await error_text(UnknownGame("chess"), words, name_of)
    assert said == words.text(Message("error-no-such-control"))
    assert await error_text(LookupError("a mistake of the program"), words, name_of) is None


async def test_a_refusal_names_a_user_as_the_presser_knows_them() -> None:
    row = EXAMPLES[GameRow]
    assert isinstance(row, GameRow)
    said = await error_text(NotHost(row), general_words("en"), name_of)
    assert said == "Only \\*101\\* of 7 in de can do that."
