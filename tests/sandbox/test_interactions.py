from typing import Any

import discord
import pytest

from sandbox import Exchange, WaitTimeout
from tests.sandbox.conftest import Club, Rest
from tests.support.sample_bot import SampleBot, board, card

PLAY = {"name": "play", "description": "Open a table", "type": 1}
HELLO = {"type": 4, "data": {"content": "Hello"}}
EPHEMERAL = 1 << 6


@pytest.fixture
async def played(club: Club, rest: Rest) -> Exchange:
    """An unanswered command of Anna's."""
    await rest("PUT", f"/applications/{club.sandbox.world.bot.id}/commands", [PLAY])
    return club.anna.invoke(club.games, "play")


def callback(exchange: Exchange) -> str:
    return f"/interactions/{exchange.interaction.id}/{exchange.interaction.token}/callback"


def webhook(club: Club, exchange: Exchange, rest: str = "") -> str:
    return f"/webhooks/{club.sandbox.world.bot.id}/{exchange.interaction.token}{rest}"


async def test_after_three_seconds_it_is_unknown(club: Club, rest: Rest, played: Exchange) -> None:
    club.sandbox.advance(3.5)
    status, answer = await rest("POST", callback(played), HELLO)
    assert (status, answer) == (404, {"message": "Unknown interaction", "code": 10062})
    assert played.failed
    assert club.sandbox.unanswered == [played.interaction]
    with pytest.raises(WaitTimeout, match="did not respond"):
        await played
    assert [fault.code for fault in club.sandbox.faults] == [10062]


async def test_the_library_raises_when_it_is_late(club: Club, bot: SampleBot) -> None:
    club.anna.invoke(club.games, "hold")
    interaction = await bot.held.get()
    club.sandbox.advance(3.5)
    with pytest.raises(discord.NotFound) as late:
        await interaction.response.defer()
    assert late.value.code == 10062


async def test_it_is_acknowledged_once(club: Club, rest: Rest, played: Exchange) -> None:
    assert (await rest("POST", callback(played), HELLO))[0] == 204
    status, answer = await rest("POST", callback(played), HELLO)
    assert (status, answer["code"]) == (400, 40060)
    assert [message.text for message in club.games.messages] == ["Hello"]


async def test_a_wrong_token_opens_nothing(rest: Rest, played: Exchange) -> None:
    status, answer = await rest("POST", callback(played).replace(played.interaction.token, "guess"), HELLO)
    assert (status, answer["code"]) == (404, 10062)


async def test_the_token_is_valid_for_fifteen_minutes(club: Club, rest: Rest, played: Exchange) -> None:
    await rest("POST", callback(played), HELLO)
    club.sandbox.advance(14 * 60)
    assert (await rest("PATCH", webhook(club, played, "/messages/@original"), {"content": "Hi"}))[0] == 200
    club.sandbox.advance(61)
    for method, path in (("POST", ""), ("PATCH", "/messages/@original"), ("DELETE", "/messages/@original")):
        status, answer = await rest(method, webhook(club, played, path), {"content": "Too late"})
        assert (status, answer["code"]) == (401, 50027)
    assert [message.text for message in club.games.messages] == ["Hi"]


async def test_no_follow_up_without_acknowledgement(club: Club, rest: Rest, played: Exchange) -> None:
    status, answer = await rest("POST", webhook(club, played), {"content": "Hello"})
    assert (status, answer["code"]) == (404, 10015)


async def test_a_callback_with_response_returns_the_message(rest: Rest, played: Exchange) -> None:
    status, answer = await rest("POST", callback(played) + "?with_response=1", HELLO)
    assert status == 200
    assert rest.headers["Content-Type"] == "application/json"
    assert answer["interaction"]["response_message_id"] == answer["resource"]["message"]["id"]
    assert answer["interaction"]["response_message_ephemeral"] is False
    assert answer["resource"]["message"]["interaction_metadata"]["id"] == answer["interaction"]["id"]


@pytest.mark.parametrize("announced", [0, EPHEMERAL])
@pytest.mark.parametrize("filled", [0, EPHEMERAL])
async def test_a_deferred_reply_stays_ephemeral_or_public(
    club: Club, rest: Rest, played: Exchange, announced: int, filled: int
) -> None:
    await rest("POST", callback(played), {"type": 5, "data": {"flags": announced}})
    _, answer = await rest("POST", webhook(club, played), {"content": "Hello", "flags": filled})
    reply = await played.answer()
    assert reply.ephemeral == bool(announced)
    assert answer["flags"] & EPHEMERAL == announced
    assert len(club.anna.sees(club.games)) == 1
    assert len(club.ben.sees(club.games)) == (0 if announced else 1)


@pytest.mark.parametrize("kind", [6, 7, 8, 99])
async def test_a_command_cannot_be_answered_like_a_button(rest: Rest, played: Exchange, kind: int) -> None:
    status, answer = await rest("POST", callback(played), {"type": kind, "data": {"content": "x"}})
    assert (status, answer["code"]) == (400, 50035)
    assert answer["errors"]["type"]["_errors"][0]["code"] == "BASE_TYPE_CHOICES"


async def test_an_ephemeral_message_is_not_for_a_bots_token(club: Club, rest: Rest, played: Exchange) -> None:
    await rest("POST", callback(played), {"type": 4, "data": {"content": "Psst", "flags": EPHEMERAL}})
    reply = await played.answer()
    path = f"/channels/{club.games.id}/messages/{reply.id}"
    for method in ("GET", "PATCH", "DELETE"):
        status, answer = await rest(method, path, {"content": "x"} if method == "PATCH" else None)
        assert (status, answer["code"]) == (404, 10008)
    assert (await rest("GET", f"/channels/{club.games.id}/messages"))[1] == []
    await rest("PATCH", webhook(club, played, f"/messages/{reply.id}"), {"content": "Psst!"})
    assert club.anna.look(reply).text == "Psst!"
    await rest("DELETE", webhook(club, played, "/messages/@original"))
    assert club.anna.sees(club.games) == []


async def test_a_deferred_update_is_followed_by_a_change(club: Club, bot: SampleBot) -> None:
    class Hold(discord.ui.ActionRow[Any]):
        @discord.ui.button(label="Hold", custom_id="hold")
        async def hold(self, interaction: discord.Interaction, _: Any) -> None:
            await interaction.response.defer()
            bot.held.put_nowait(interaction)

    view = discord.ui.LayoutView(timeout=None)
    view.add_item(Hold())
    channel = bot.get_partial_messageable(club.games.id)
    await channel.send(view=view)
    exchange = await club.anna.press(club.anna.last(club.games), "Hold")
    interaction = await bot.held.get()
    with pytest.raises(discord.HTTPException, match=r"board\.png' was not found"):
        await interaction.edit_original_response(view=card(1, "Changed."), attachments=[])
    assert club.anna.last(club.games).buttons[0].label == "Hold"
    await interaction.edit_original_response(view=card(1, "Changed."), attachments=[board()])
    assert (await exchange.answer()).text == "Changed."


async def test_a_modal_from_a_button_may_change_its_message(club: Club, bot: SampleBot) -> None:
    class Rename(discord.ui.Modal, title="Rename"):
        name: discord.ui.TextInput[Any] = discord.ui.TextInput(label="Name", custom_id="name")

        async def on_submit(self, interaction: discord.Interaction) -> None:
            renamed = discord.ui.LayoutView(timeout=None)
            renamed.add_item(discord.ui.TextDisplay(self.name.value))
            await interaction.response.edit_message(view=renamed)

    class Row(discord.ui.ActionRow[Any]):
        @discord.ui.button(label="Rename", custom_id="rename")
        async def rename(self, interaction: discord.Interaction, _: Any) -> None:
            await interaction.response.send_modal(Rename())

    view = discord.ui.LayoutView(timeout=None)
    view.add_item(Row())
    await bot.get_partial_messageable(club.games.id).send(view=view)
    pressed = await club.anna.press(club.anna.last(club.games), "Rename")
    assert pressed.modal is not None
    changed = await club.anna.submit(pressed.modal, {"Name": "Table of the Four"}).answer()
    assert changed.id == club.anna.last(club.games).id
    assert changed.text == "Table of the Four"
