import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bot.screens.ids.custom_id import CustomId
from bot.screens.ids.panel_ids import Look, Pick
from bot.tables.service import Press
from sandbox import Channel, Exchange, MessageView, User, hold
from tests.bot.delivery.toy_world import panels
from tests.support.bot_world import BotWorld, add_computer
from tests.support.engines import on_both_engines
from tests.support.table_story import pending
from tests.support.unpainted import BlankPainter


def control(message: MessageView, kind: type[CustomId]) -> str:
    custom_ids = [button.custom_id or "" for button in message.buttons]
    custom_ids += [select.custom_id for select in message.selects]
    return next(custom_id for custom_id in custom_ids if kind.matches(custom_id))


async def until_a_choice(world: BotWorld, prompt: str) -> tuple[User, MessageView]:
    """Let the users play until one of them is asked this; returns the user and their panel."""
    members = {world.anna.id: world.anna, world.ben.id: world.ben}
    for _ in range(400):
        table = await world.bot.tables.table(1)
        seat = table.waiting_seats[0]
        choice = pending(table, seat)
        row = await world.store.game(1)
        user = members[row.seated[seat].user or 0]
        if choice.prompt.id == prompt:
            return user, await user.invoke(user.direct_channel, "move").answer()
        keys = [option.key for option in choice.options]
        key = "tribune" if prompt == "prompt-take-anywhere" and "tribune" in keys else keys[0]
        await world.bot.tables.answer(1, Press(seat, user=user.id, version=table.version(seat)), key)
    raise AssertionError(f"nobody was asked {prompt}")


async def test_every_control_of_a_lobby_works_after_a_restart(world: BotWorld) -> None:
    anna, ben, vera = world.anna, world.ben, world.vera
    card = await world.card()
    options = await anna.press(card, "Options").answer()
    await world.restart()
    assert (await ben.press(card, "Join").followup()).text.startswith("Du bist dabei")
    assert (await vera.press(card, "Join").followup()).text.startswith("Вы за столом")
    assert (await vera.press(card, "Leave").followup()).text == "Вы встали из-за стола."
    assert (await anna.press(card, "Options").answer()).ephemeral
    await world.restart()
    options = await anna.press(options, "Side B: off").answer()
    assert options.button("Side B: on")
    await anna.choose(options, "3 seats", placeholder="How many seats?").answer()
    await add_computer(anna, card)
    await world.restart()
    await anna.until(lambda: not anna.look(card).button("Computer player −").disabled)
    await anna.press(card, "Computer player −").answer()
    assert "3. free" in anna.look(card).text
    await anna.press(card, "Start").answer()
    await anna.until(lambda: anna.threads(world.channel))
    await world.wait_until_idle()


@on_both_engines()
async def test_every_control_of_a_game_works_after_a_restart(world: BotWorld) -> None:
    thread = await world.table(world.ben)
    turn = world.newest(thread)
    board = await world.anna.press(turn, "My board").answer()
    panel = await world.anna.press(world.anna.direct_messages()[-1], "A1").answer()
    await world.restart()
    assert (await world.ben.press(turn, "My move").answer()).ephemeral
    assert (await world.ben.press(turn, "My board").answer()).ephemeral
    assert (await world.ben.press(turn, "Help").answer()).ephemeral
    asked = await world.anna.press(panel, "Help").answer()
    await world.restart()
    asked = await world.anna.press(asked, "Hide “why it matters”").answer()
    assert asked.button("Show “why it matters”")
    read = await world.anna.choose(asked, "Overview", placeholder="Rules by chapter").answer()
    assert "The game in six lines" in read.text
    await world.restart()
    read = await world.anna.press(read, "Show “why it matters”").answer()
    assert read.button("Hide “why it matters”")
    other = await world.anna.choose(board, "Ben", placeholder="Whose board?").answer()
    assert "**Ben**" in other.text
    await world.restart()
    panel = await world.anna.press(read, "Back to the game").answer()
    back = await world.anna.press(panel, "Undo").answer()
    assert back.button("A1")
    await world.restart()
    assert (await world.anna.press(back, "A1").answer()).button("Undo")


async def test_selects_work_after_a_restart(world: BotWorld) -> None:
    await world.table(world.ben)
    user, panel = await until_a_choice(world, "prompt-take-anywhere")
    await world.restart()
    rows = control(panel, Look)
    step = await user.choose(panel, "row4", custom_id=rows).answer()
    assert len(step.selects) == 2
    await world.restart()
    columns = control(step, Pick)
    taken = step.select(columns).options[0]
    await user.choose(step, taken.value, custom_id=columns).answer()
    table = await world.bot.tables.table(1)
    assert [move.key for move in table.moves if move.seat is not None][-1] == taken.value


async def test_an_old_look_is_no_move(world: BotWorld) -> None:
    await world.table(world.ben)
    user, panel = await until_a_choice(world, "prompt-take-anywhere")
    again = await user.invoke(user.direct_channel, "move").answer()
    step = await user.choose(again, "row4", custom_id=control(again, Look)).answer()
    columns = control(step, Pick)
    await user.choose(step, step.select(columns).options[0].value, custom_id=columns).answer()
    answer = await user.choose(panel, "row4", custom_id=control(panel, Look)).answer()
    assert len(answer.text) > len(panel.text) or answer.text != panel.text
    assert not any(Look.matches(select.custom_id) for select in answer.selects)


async def test_computer_players_go_on_after_a_restart(world: BotWorld) -> None:
    card = await world.card()
    for _ in range(2):
        await add_computer(world.anna, card)
    await world.anna.press(card, "Start").answer()
    await world.restart()
    await world.anna.until(lambda: world.anna.threads(world.channel))
    thread: Channel = world.anna.threads(world.channel)[0]
    await world.anna.until(lambda: world.anna.find(thread, "2 of 3 ready"))
    await world.stop()
    await world.start()
    await world.play_through(thread, world.anna, most=8)
    table = await world.bot.tables.table(1)
    assert table.waiting_seats in ((0,), ())


async def test_owed_messages_are_sent_once_after_a_restart(world: BotWorld) -> None:
    card = await world.card(world.ben)
    started = world.anna.press(card, "Start")
    await started.answer()
    await world.restart()
    await world.anna.until(lambda: world.anna.threads(world.channel))
    (thread,) = world.anna.threads(world.channel)
    await world.anna.until(lambda: world.anna.find(thread, "**Setup**"))
    await world.restart()
    await world.wait_until_idle()
    assert len([message for message in thread.messages if "**Setup**" in message.text]) == 1
    assert len(world.anna.direct_messages()) == 2


async def test_languages_are_remembered(world: BotWorld) -> None:
    thread = await world.table(world.ben, world.vera)
    await world.restart()
    users = (world.anna, world.ben, world.vera)
    while (table := await world.bot.tables.table(1)).state.phase == "setup":
        seat = table.waiting_seats[0]
        choice = pending(table, seat)
        key, version = choice.options[0].key, table.version(seat)
        await world.bot.tables.answer(1, Press(seat, user=users[seat].id, version=version), key)
    await world.wait_until_idle()
    assert "**Taking and passing tiles**" in world.newest(thread).text
    assert world.anna.direct_messages()[-1].button("Recap")
    assert world.ben.direct_messages()[-1].button("Rückblick")
    assert world.vera.direct_messages()[-1].button("Что было")


async def test_a_press_under_way_is_answered_and_a_late_one_gets_a_word(world: BotWorld) -> None:
    card = await world.card()
    held = world.sandbox.inject(r"PATCH /webhooks/.*/@original", hold())
    pressed = world.anna.press(card, "Computer player +")
    await world.sandbox.until(lambda: held.hits)
    stopping = asyncio.create_task(world.bot.close())
    late = await world.ben.press(card, "Join").answer()
    assert late.ephemeral
    assert "Ich werde gerade neu gestartet." in late.text
    assert not stopping.done()
    held.lift()
    await stopping
    assert "Computer players at table 1" in (await pressed.answer()).text
    assert world.sandbox.unanswered == []


class LatePress(BlankPainter):
    """Somebody presses at the last moment: while the processes end."""

    def __init__(self) -> None:
        self.press: Callable[[], Awaitable[None]] | None = None

    async def close(self) -> None:
        """Nothing has to end, but somebody presses."""
        press, self.press = self.press, None
        if press is not None:
            await press()


async def test_a_press_at_the_last_moment_is_served(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    painter = LatePress()
    async with BotWorld(tmp_path, painter=painter) as world:
        card = await world.card()
        held = world.sandbox.inject("POST /interactions/", hold())
        late: list[Exchange] = []

        async def press() -> None:
            late.append(world.ben.press(card, "Join"))
            await world.sandbox.until(lambda: held.hits)

        painter.press = press
        stopping = asyncio.create_task(world.bot.close())
        await world.sandbox.until(lambda: not world.sandbox.gateway.connected)
        held.lift()
        await stopping
        assert "Ich werde gerade neu gestartet." in (await late[0].answer()).text
    assert "Traceback" not in caplog.text


async def test_a_delivery_under_way_is_finished_and_the_rest_comes_next_start(world: BotWorld) -> None:
    card = await world.card(world.ben)
    held = world.sandbox.inject(r"POST /channels/\d+/messages$", hold())
    await world.anna.press(card, "Start").answer()
    await world.sandbox.until(lambda: held.hits)
    due = sum(row.number for row in await world.store.count_due())
    stopping = asyncio.create_task(world.bot.close())
    await asyncio.sleep(0)
    assert not stopping.done()
    held.lift()
    await stopping
    assert sum(row.number for row in await world.store.count_due()) < due
    await world.restart()
    await world.wait_until_idle()
    assert await world.store.count_due() == ()
    assert [len(panels(user)) for user in (world.anna, world.ben)] == [1, 1]
