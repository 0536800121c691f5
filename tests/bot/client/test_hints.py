import asyncio
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from bot.audit import open_check
from bot.client import hint_responses
from bot.screens.ids.custom_id import CustomId
from bot.screens.ids.panel_ids import AskHint, ChooseRest, Pick, ShowMore, Undo
from bot.screens.ids.plan_ids import OpenPlan
from bot.screens.shared.controls import LIT
from bot.tables.purposes import PLAYER, Purpose
from bot.workers.process import WorkerFailed
from games.agents.hints import Hint
from games.agents.levels import Decision, any_answer
from games.engine.table import Table
from sandbox import TIMEOUT, Channel, MessageView, User, refuse
from storage.core.rows import HintUse
from storage.history import hint_uses
from tests.support import coin_toss
from tests.support.bot_world import BotWorld
from tests.support.games import STORY_GAME
from tests.support.person import button_for
from tests.support.table_story import pending

SAID = {"Anna": "Hint: **", "Ben": "Tipp: **", "Вера": "Подсказка: **"}


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine is, a hint is waited for without a word, unless a story says else."""
    monkeypatch.setattr(hint_responses, "THINKING_SECONDS", TIMEOUT)


async def press(user: User, panel: MessageView, kind: type[CustomId], key: str | None = None) -> MessageView:
    """Press the button of a kind, or one of its buttons; what the panel shows then."""
    buttons = [each.custom_id for each in panel.buttons if kind.matches(each.custom_id)]
    button = next(each for each in buttons if key is None or (each or "").endswith(f":{key}"))
    return await user.press(panel, custom_id=button).answer()


async def hinted(user: User, panel: MessageView) -> MessageView:
    return await press(user, await press(user, panel, ShowMore), AskHint)


def lit(panel: MessageView) -> list[str]:
    """What is lit: keys on buttons, and in selects."""
    buttons = [each.custom_id or "" for each in panel.buttons if (each.label or "").startswith(LIT)]
    options = [each.value for select in panel.selects for each in select.options if LIT in each.label]
    return [*(each.rpartition(":")[2] for each in buttons), *options]


def reported(thread: Channel) -> str:
    return "\n".join(message.plain_text for message in thread.messages)


async def uses(world: BotWorld) -> list[HintUse]:
    return list((await world.store.table_rows(1)).hints)


def check(world: BotWorld) -> None:
    with open_check(world.file) as found:
        assert [report.faults for report in found.games()] == [()]


async def test_each_reads_the_hint_in_their_language_and_the_thread_who_had_it(world: BotWorld) -> None:
    thread = await world.table(world.ben, world.vera)
    for user in (world.anna, world.ben):
        before = await world.panel(user, thread)
        panel = await hinted(user, before)
        assert SAID[user.name] in panel.text
        (key,) = lit(panel)
        assert key in {(each.custom_id or "").rpartition(":")[2] for each in before.buttons}
        assert lit(user.look(before)) == [key]
        followed = await press(user, panel, Pick, key)
        (then,) = lit(followed)
        assert SAID[user.name] in followed.text, "the rest of it goes on"
        assert lit(await world.panel(user, thread)) == [then]
        await press(user, await world.panel(user, thread), ChooseRest)
    await world.wait_until_idle()
    assert [use.seat for use in await uses(world)] == [0, 0, 1, 1], "what was chosen for them counts, too"
    assert "with a hint" not in reported(thread)
    panel = await world.panel(world.vera, thread)
    assert "с подсказкой" not in panel.text
    assert SAID["Вера"] in (await hinted(world.vera, panel)).text
    await press(world.vera, await world.panel(world.vera, thread), ChooseRest)
    await world.wait_until_idle()
    said = reported(thread)
    assert [f"**{name}** (with a hint): " in said for name in ("Anna", "Ben", "Вера")] == [True] * 3
    panel = await world.panel(world.ben, thread)
    moved = await world.ben.press(panel, "Rückblick").answer()
    assert "**Anna** (mit Tipp): " in moved.text
    check(world)


async def test_who_had_no_hint_is_not_marked_and_the_result_counts(toy_world: BotWorld) -> None:
    world = toy_world
    thread = await coin_toss.begun(world)
    panel = await hinted(world.anna, await world.panel(world.anna, thread))
    (key,) = lit(panel)
    await press(world.anna, panel, Pick, key)
    await world.wait_until_idle()
    secret = reported(thread)
    await coin_toss.guess(world, world.ben)
    await world.wait_until_idle()
    assert "with a hint" not in secret
    assert reported(thread).count("with a hint") == 1
    assert "**Anna** (with a hint): " in reported(thread)
    await coin_toss.toss(world)
    await world.wait_until_idle()
    (end,) = coin_toss.ends(thread)
    lines = [line for line in end.plain_text.splitlines() if "point" in line]
    assert [("Anna" in line) == ("1 hint" in line) for line in lines] == [True, True]
    check(world)


async def test_a_hint_that_reached_nobody_does_not_count(toy_world: BotWorld) -> None:
    world = toy_world
    thread = await coin_toss.begun(world)
    panel = await press(world.anna, await world.panel(world.anna, thread), ShowMore)
    gone = world.sandbox.inject(r"/webhooks/", refuse(50027), times=None)
    button = next(each.custom_id for each in panel.buttons if AskHint.matches(each.custom_id))
    world.anna.press(panel, custom_id=button)
    await world.sandbox.until(lambda: gone.hits > 1)
    gone.lift()
    await world.bot.wait_until_idle()
    assert not await world.store._database.find_row("SELECT 1 FROM hint_use")
    panel = await world.panel(world.anna, thread)
    assert lit(panel) == []
    await press(world.anna, panel, Pick)
    assert await uses(world) == []
    check(world)


async def test_a_hint_for_what_is_taken_back_goes_with_the_next_answer(world: BotWorld) -> None:
    thread = await world.table(world.ben)
    panel = await hinted(world.anna, await world.panel(world.anna, thread))
    (advised,) = lit(panel)
    panel = await press(world.anna, panel, Pick, advised)
    (first,) = await uses(world)
    panel = await press(world.anna, panel, Undo)
    assert await uses(world) == []
    assert lit(panel) == [advised], "it is as true as before"
    check(world)
    keys = [
        (each.custom_id or "").rpartition(":")[2] for each in panel.buttons if Pick.matches(each.custom_id)
    ]
    panel = await press(world.anna, panel, Pick, [each for each in keys if each != advised][-1])
    assert lit(panel) == []
    (second,) = await uses(world)
    assert second.n > first.n
    check(world)


async def test_an_outdated_press_gives_no_hint(world: BotWorld) -> None:
    thread = await world.table(world.ben)
    old = await press(world.anna, await world.panel(world.anna, thread), ShowMore)
    await press(world.anna, await world.panel(world.anna, thread), Pick)
    shown = await press(world.anna, old, AskHint)
    assert "The table has moved on." in shown.text
    assert SAID["Anna"] not in shown.text
    await press(world.anna, shown, Pick)
    assert await uses(world) == []


async def test_a_forgotten_hint_of_a_stand_in_is_noted_when_it_is_shown_again(world: BotWorld) -> None:
    thread = await world.table(world.ben)
    panel = await hinted(world.anna, await world.panel(world.anna, thread))
    (key,) = lit(panel)
    await world.database.write(lambda connection: hint_uses.forget_open_hint(connection, 1, 0))
    shown = await hinted(world.anna, await world.panel(world.anna, thread))
    assert lit(shown) == [key]
    await press(world.anna, shown, Pick, key)
    assert [use.seat for use in await uses(world)] == [0]


SWITCHES = {
    "Anna": ("Hints: on", "Hints: off"),
    "Ben": ("Tipps: an", "Tipps: aus"),
    "Вера": ("Подсказки: вкл.", "Подсказки: выкл."),
}
"""Host -> the switch of hints when it is on and off."""


@pytest.mark.parametrize("name", SWITCHES)
async def test_the_host_switches_hints_off_and_the_card_says_so(world: BotWorld, name: str) -> None:
    host = next(each for each in (world.anna, world.ben, world.vera) if each.name == name)
    on, off = SWITCHES[name]
    card = await host.invoke(world.channel, "play", game=STORY_GAME).answer()
    options = await host.press(await host.press(card, "Options").answer(), on).answer()
    assert off in [button.label for button in options.buttons]
    await host.until(lambda: "Options: Hints (off)" in host.look(card).text)
    await host.press(options, off).answer()
    await host.until(lambda: "Options:" not in host.look(card).text)


async def test_where_hints_are_off_the_panel_has_none(world: BotWorld) -> None:
    card = await world.card(world.ben)
    await world.anna.press(await world.anna.press(card, "Options").answer(), "Hints: on").answer()
    thread = await world.start_table(card)
    closed = await world.panel(world.anna, thread)
    panel = await press(world.anna, closed, ShowMore)
    assert button_for(panel, AskHint) is None
    said = "Hints are off at this table."
    assert (said in closed.plain_text, said in panel.plain_text) == (False, True)
    assert "Options: Hints (off)" in world.anna.look(card).text
    check(world)


async def test_where_hints_are_off_a_setup_is_chosen_as_a_late_move_would_be_and_no_reason_is_given(
    world: BotWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    card = await world.card(world.ben)
    await world.anna.press(await world.anna.press(card, "Options").answer(), "Hints: on").answer()
    thread = await world.start_table(card)
    panel = await world.panel(world.anna, thread)
    assert "you have left here." in panel.text
    decisions, players = world.bot.tables.decisions, []

    async def decide(name: str, table: Table[Any], seat: int, seed: int) -> Decision:
        players.append(name)
        return any_answer(pending(table, seat), Random(seed))

    async def hint(table: Table[Any], seat: int, first: str = "") -> Hint:
        raise AssertionError("there are no hints here")

    monkeypatch.setattr(decisions, "decide", decide)
    monkeypatch.setattr(decisions, "hint", hint)
    panel = await press(world.anna, panel, ChooseRest)
    assert "**Answered.**" in panel.plain_text
    assert "Chosen for you" not in panel.plain_text
    assert set(players) == {PLAYER[Purpose.LATE_MOVE]}
    assert await uses(world) == []
    check(world)


async def test_a_clear_word_replaces_a_missing_hint(world: BotWorld, monkeypatch: pytest.MonkeyPatch) -> None:
    thread = await world.table(world.ben)

    async def fail(table: Table[Any], seat: int, first: str = "") -> Hint:
        raise WorkerFailed("it gave no answer")

    with monkeypatch.context() as patch:
        patch.setattr(world.bot.tables.decisions, "hint", fail)
        panel = await hinted(world.anna, await world.panel(world.anna, thread))
    assert "I couldn’t work that out. Please try again in a moment." in panel.text
    await press(world.anna, await hinted(world.anna, panel), Pick)
    assert len(await uses(world)) == 1


async def test_a_hint_that_takes_its_time_is_announced(
    world: BotWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    thread = await world.table(world.ben)
    panel = await world.panel(world.anna, thread)
    worked_out, work_out = asyncio.Event(), world.bot.tables.decisions.hint

    async def later(table: Table[Any], seat: int, first: str = "") -> Hint:
        await worked_out.wait()
        return await work_out(table, seat, first)

    monkeypatch.setattr(world.bot.tables.decisions, "hint", later)
    monkeypatch.setattr(hint_responses, "THINKING_SECONDS", 0.0)
    more = await world.anna.press(panel, "More").answer()
    waiting = await world.anna.press(more, "Hint").answer()
    assert "Working out a hint …" in waiting.plain_text
    assert [each.label for each in waiting.buttons if each.custom_id == panel.buttons[0].custom_id]
    worked_out.set()
    await world.sandbox.until(lambda: "Hint: **" in world.anna.look(panel).plain_text)
    assert "Working out" not in world.anna.look(panel).plain_text


async def test_a_hint_on_the_planning_table_is_announced_too(
    toy_world: BotWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    world, ben = toy_world, toy_world.ben
    thread = await world.start_table(await world.card(ben, game="harbour"))
    shown = await press(ben, await world.panel(ben, thread), OpenPlan)
    worked_out, work_out = asyncio.Event(), world.bot.tables.decisions.hint

    async def later(table: Table[Any], seat: int, first: str = "", planned: Sequence[str] = ()) -> Hint:
        await worked_out.wait()
        return await work_out(table, seat, first, planned)

    monkeypatch.setattr(world.bot.tables.decisions, "hint", later)
    monkeypatch.setattr(hint_responses, "THINKING_SECONDS", 0.0)
    waiting = await ben.press(shown, "Tipp").answer()
    assert "Ich überlege mir einen Tipp …" in waiting.plain_text
    worked_out.set()
    await world.sandbox.until(lambda: "Tipp: **" in ben.look(shown).plain_text)
