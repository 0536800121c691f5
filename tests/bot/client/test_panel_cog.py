import re
from typing import Any

import pytest

from bot.screens.ids.custom_id import CustomId
from bot.screens.ids.custom_ids import parse
from bot.screens.ids.panel_ids import AskHint, ChooseRest, Confirm, Look, Pick, ShowMore, Undo
from bot.workers.process import WorkerFailed
from games.agents.hints import Hint
from games.engine.table import Table
from sandbox import Channel, MessageView, User
from tests.support.bot_world import BotWorld, pick
from tests.support.engines import on_both_engines


def label(message: MessageView, kind: type[CustomId], key: str | None = None) -> str | None:
    """The label of the button of a kind, with a key if one is given; None if there is none."""
    for button in message.buttons:
        if kind.matches(button.custom_id):
            parsed = parse(button.custom_id or "")
            if key is None or getattr(parsed, "key", None) == key:
                return button.label
    return None


async def set_up(world: BotWorld, thread: Channel, *users: User) -> None:
    for user in users:
        panel = await world.panel(user, thread)
        await user.press(panel, label(panel, ChooseRest) or "").answer()
    await world.wait_until_idle()


async def building(world: BotWorld, thread: Channel, *users: User) -> tuple[User, MessageView]:
    """The seat at turn has used its tile and is asked what it builds; returned is its panel."""
    await set_up(world, thread, *users)
    for user in users:
        await world.play_through(thread, user)
    table = await world.bot.tables.table(1)
    (seat,) = table.waiting_seats
    user = users[seat]
    panel = await world.panel(user, thread)
    while label(panel, Pick, "end") is None:
        pressed = pick(user, panel)
        assert pressed is not None
        panel = await pressed.answer()
    return user, panel


async def test_the_end_of_a_turn_is_asked_once_more_while_something_can_be_built(world: BotWorld) -> None:
    thread = await world.table(world.vera)
    user, panel = await building(world, thread, world.anna, world.vera)
    rows = len((await world.bot.tables.table(1)).moves)
    question = await user.press(panel, label(panel, Pick, "end") or "").answer()
    assert label(question, Confirm, "end") == label(panel, Pick, "end")
    assert label(question, Look) in ("Back", "Назад")
    assert label(question, Undo) is None
    assert not question.selects
    back = await user.press(question, label(question, Look) or "").answer()
    assert back.plain_text == panel.plain_text
    assert [button.custom_id for button in back.buttons] == [button.custom_id for button in panel.buttons]
    assert len((await world.bot.tables.table(1)).moves) == rows
    question = await user.press(back, label(back, Pick, "end") or "").answer()
    await user.press(question, label(question, Confirm) or "").answer()
    await world.wait_until_idle()
    table = await world.bot.tables.table(1)
    assert len(table.moves) > rows
    assert table.moves[rows].key == "end"


async def test_a_question_whose_table_has_moved_on_is_not_answered(world: BotWorld) -> None:
    thread = await world.table(world.vera)
    user, panel = await building(world, thread, world.anna, world.vera)
    question = await user.press(panel, label(panel, Pick, "end") or "").answer()
    other = await user.invoke(thread, "move").answer()
    again = await user.press(other, label(other, Undo) or "").answer()
    rows = len((await world.bot.tables.table(1)).moves)
    shown = await user.press(question, label(question, Confirm) or "").answer()
    assert len((await world.bot.tables.table(1)).moves) == rows
    assert shown.plain_text != again.plain_text
    assert (
        "The table has moved on." in shown.plain_text or "За столом уже всё изменилось." in shown.plain_text
    )


async def test_it_is_asked_once_more_in_a_direct_message_too(world: BotWorld) -> None:
    thread = await world.table(world.vera)
    user, _ = await building(world, thread, world.anna, world.vera)
    asking = user.direct_messages()[-1]
    if label(asking, Pick, "end") is None:
        asking = await user.press(asking, custom_id=stale(asking)).answer()
    question = await user.press(asking, label(asking, Pick, "end") or "").answer()
    assert label(question, Confirm, "end")
    done = await user.press(question, label(question, Confirm) or "").answer()
    assert label(done, Pick) is None


def stale(message: MessageView) -> str:
    """A button of an outdated panel that chooses nothing else."""
    return next(
        button.custom_id or ""
        for button in message.buttons
        if Pick.matches(button.custom_id) or Undo.matches(button.custom_id)
    )


@on_both_engines()
async def test_the_setup_can_be_chosen_for_somebody(world: BotWorld) -> None:
    thread = await world.table(world.vera)
    panel = await world.panel(world.anna, thread)
    assert label(panel, ChooseRest) == "Choose for me"
    assert (
        "-# **Choose for me** makes all the choices you have left here; that counts as a hint." in panel.text
    )
    done = await world.anna.press(panel, "Choose for me").answer()
    assert f"**Answered.** Вера is playing. Your next choice: <#{thread.id}>" in done.plain_text
    chosen, why = [line for line in done.plain_text.splitlines() if line.startswith("> ")]
    assert re.fullmatch(r"> Chosen for you: .+( › .+){4}\.", chosen), "cranes, row, and the woman's place"
    assert re.match(r"> About (as good as|\d+ points? better than) the next best choice, ", why)
    assert [use.seat for use in (await world.store.table_rows(1)).hints] == [0]
    looked = await world.panel(world.anna, thread)
    assert re.search(r"\*\*Answered\.\*\* At <t:\d+:t>, 1 of 2 was ready\.", looked.plain_text)
    assert label(done, ChooseRest) is None
    table = await world.bot.tables.table(1)
    assert sorted(table.state.players[0].cranes) == ["A1", "A6", "F1", "F6"]
    assert len(table.view(1).players[0].corner_tiles) == 0
    outdated = await world.anna.press(world.anna.direct_messages()[-1], "Choose for me").answer()
    assert "The table has moved on." in outdated.plain_text
    vera = await world.panel(world.vera, thread)
    assert label(vera, ChooseRest) == "Выбрать за меня"
    await world.vera.press(vera, "Выбрать за меня").answer()
    await world.wait_until_idle()
    panel = await world.panel(world.anna, thread)
    assert label(panel, ChooseRest) is None


def picked_from(panel: MessageView) -> list[str]:
    return [option.value for each in panel.selects if Pick.matches(each.custom_id) for option in each.options]


async def test_a_row_that_was_opened_stays_open(world: BotWorld) -> None:
    thread = await world.table(world.vera)
    await set_up(world, thread, world.anna, world.vera)
    panel = await world.panel(world.anna, thread)
    panel = await world.anna.press(panel, "Pay 1 tribune: take any tile").answer()
    rows = next(each.custom_id for each in panel.selects if Look.matches(each.custom_id))
    panel = await world.anna.choose(panel, "row4", custom_id=rows).answer()
    opened = picked_from(panel)
    assert opened
    for kind in (ShowMore, AskHint):
        button = next(each.custom_id for each in panel.buttons if kind.matches(each.custom_id))
        panel = await world.anna.press(panel, custom_id=button).answer()
        assert picked_from(panel) == opened


async def test_where_hints_are_switched_off_nothing_is_said_of_why_it_was_chosen(world: BotWorld) -> None:
    card = await world.card(world.ben)
    await world.anna.press(await world.anna.press(card, "Options").answer(), "Hints: on").answer()
    thread = await world.start_table(card)
    done = await world.anna.press(await world.panel(world.anna, thread), "Choose for me").answer()
    assert "**Answered.**" in done.plain_text
    assert not [line for line in done.plain_text.splitlines() if line.startswith("> ")]


async def test_where_nothing_can_be_chosen_for_somebody_it_is_said_and_nothing_changes(
    world: BotWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    thread = await world.table(world.ben)
    panel = await world.panel(world.anna, thread)
    before = (await world.bot.tables.table(1)).moves

    async def fail(table: Table[Any], seat: int, first: str = "") -> Hint:
        raise WorkerFailed("it gave no answer")

    with monkeypatch.context() as patch:
        patch.setattr(world.bot.tables.decisions, "hint", fail)
        failed = await world.anna.press(panel, "Choose for me").answer()
    assert "I couldn’t work that out. Please try again in a moment." in failed.text
    assert (await world.bot.tables.table(1)).moves == before
    done = await world.anna.press(failed, "Choose for me").answer()
    assert "**Answered.**" in done.plain_text


async def test_who_has_opened_a_menu_goes_back(world: BotWorld) -> None:
    thread = await world.table(world.vera)
    await set_up(world, thread, world.anna, world.vera)
    panel = await world.panel(world.anna, thread)
    menu = await world.anna.press(panel, "Pay 1 tribune: take any tile").answer()
    assert "Which tile do you take? You can take any tile, for 1 tribune." in menu.text
    assert label(menu, Undo, "last") == "Back"
    back = await world.anna.press(menu, "Back").answer()
    assert [button.label for button in back.buttons][:4] == [button.label for button in panel.buttons][:4]
    assert label(back, Undo) is None


async def test_more_shows_further_buttons_in_the_same_message(world: BotWorld) -> None:
    thread = await world.table(world.ben)
    panel = await world.panel(world.anna, thread)
    more = await world.anna.press(panel, "More").answer()
    assert more.id == panel.id
    labels = [each.label for each in panel.buttons]
    usual = labels[: labels.index("More")]
    screens = ["Whole table", "History", "My games", "Settings"]
    further = ["Hint", *screens[:2], "Note", *screens[2:]]
    assert [each.label for each in more.buttons] == [*usual, *further]
    assert len(usual[usual.index("My board") :] + further) == 8
    for label in screens:
        opened = await world.anna.press(more, label).answer()
        assert opened.ephemeral
        assert opened.id != panel.id
    done = await world.anna.press(more, usual[0]).answer()
    assert "More" in [each.label for each in done.buttons]
    old = await world.anna.press(panel, "More", stale=True).answer()
    assert "The table has moved on." in old.plain_text
