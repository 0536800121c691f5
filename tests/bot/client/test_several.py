"""Harbour by three people in three languages: several cards at once, from the first pick to the end."""

from random import Random

import pytest

import games
from bot.audit import open_check
from bot.screens.ids.panel_ids import LookSeveral, PickSeveral
from sandbox import Channel, MessageView, User
from tests.support.bot_world import BotWorld
from tests.support.person import Person, shown_end

GAME = "harbour"

SEED = 14
"""Anna is dealt two fish and a wine, Ben a salt and two wine, Vera a fish and two oil."""

pytestmark = [pytest.mark.usefixtures("toys"), pytest.mark.world(seed=SEED)]


async def begun(world: BotWorld) -> Channel:
    """Harbour has begun: Anna (English) acts first, then Ben (German), then Vera (Russian)."""
    return await world.start_table(await world.card(world.ben, world.vera, game=GAME))


def select_id(panel: MessageView) -> str:
    """The custom_id of the select in which several are picked."""
    (found,) = [each.custom_id for each in panel.selects if PickSeveral.matches(each.custom_id)]
    return found


def entries(panel: MessageView) -> dict[str, bool]:
    return {option.label: option.default for option in panel.select(select_id(panel)).options}


def said(panel: MessageView) -> list[str]:
    lines = panel.plain_text.splitlines()
    return lines[max(n for n, line in enumerate(lines) if line.startswith("-# ")) :]


def labels(panel: MessageView) -> list[str]:
    return [button.label or "" for button in panel.buttons if not button.disabled]


async def pick(user: User, panel: MessageView, *wanted: str) -> MessageView:
    """Pick these entries alone of their select."""
    return await user.choose(panel, *wanted, custom_id=select_id(panel)).answer()


async def rows(world: BotWorld) -> list[str]:
    return [move.key for move in (await world.bot.tables.table(1)).moves if move.seat is not None]


async def test_picks_are_judged_cleared_confirmed_and_taken_back(world: BotWorld) -> None:
    thread = await begun(world)
    panel = await world.anna.press(await world.panel(world.anna, thread), "Ship").answer()
    assert list(entries(panel)) == ["F · Fish, 1 of 2", "F · Fish, 2 of 2", "W · Wine"]
    assert said(panel) == ["-# Choose 1 to 3, then confirm."]
    assert "Confirm" not in labels(panel)
    mixed = await pick(world.anna, panel, *entries(panel))
    assert said(mixed)[1:] == [
        "Picked: **2 × Fish, Wine**",
        "**Ship cards of one kind, or cards that are all different.**",
    ]
    assert all(entries(mixed).values())
    assert "Confirm" not in labels(mixed)
    cleared = await world.anna.press(mixed, "Clear").answer()
    assert entries(cleared) == entries(panel)
    alike = await pick(world.anna, cleared, "F · Fish, 1 of 2", "F · Fish, 2 of 2")
    assert said(alike)[1:] == ["Picked: **2 × Fish** – 4 points"]
    assert await rows(world) == ["ship"]
    done = await world.anna.press(alike, "Confirm").answer()
    assert "ships 2 × Fish" in done.plain_text
    assert await rows(world) == ["ship", "fish,fish"]
    again = await world.anna.press(done, "Undo").answer()
    assert said(again) == said(panel)
    assert not any(entries(again).values())
    back = await world.anna.press(again, "Back").answer()
    assert "What do you do?" in back.plain_text


async def test_an_outdated_pick_chooses_nothing_and_a_restart_loses_none(world: BotWorld) -> None:
    thread = await begun(world)
    panel = await world.anna.press(await world.panel(world.anna, thread), "Ship").answer()
    picked = await pick(world.anna, panel, "W · Wine", "F · Fish, 2 of 2")
    assert [label for label, there in entries(picked).items() if there] == ["F · Fish, 1 of 2", "W · Wine"]
    await world.restart()
    other = await world.anna.invoke(thread, "move").answer()
    assert not any(entries(other).values())
    more = await pick(world.anna, picked, "W · Wine")
    assert said(more)[1:] == ["Picked: **Wine** – 1 point"]
    await world.restart()
    done = await world.anna.press(more, "Confirm").answer()
    assert "ships Wine" in done.plain_text
    late = world.anna.press(more, "Confirm", stale=True)
    assert "The table has moved on." in (await late.answer()).plain_text
    late = world.anna.choose(other, "W · Wine", custom_id=select_id(other), stale=True)
    assert "The table has moved on." in (await late.answer()).plain_text
    assert await rows(world) == ["ship", "wine"]


async def test_each_reads_it_in_their_language_and_all_pay_in_secret(world: BotWorld) -> None:
    """Two ship in German and Russian; then all pay side by side, one of them nothing."""
    thread = await begun(world)
    await world.anna.press(await world.panel(world.anna, thread), "End turn").answer()
    await world.wait_until_idle()
    panel = await world.ben.press(await world.panel(world.ben, thread), "Verschiffen").answer()
    picked = await pick(world.ben, panel, "S · Salz", "W · Wein, 1 von 2")
    assert said(picked) == ["-# Wähle 1 bis 3 und bestätige.", "Ausgewählt: **Salz, Wein** – 4 Punkte"]
    refused = await pick(world.ben, picked, *entries(picked))
    assert said(refused)[-1] == "**Verschiffe Karten einer Sorte oder lauter verschiedene.**"
    again = await world.ben.press(refused, "Auswahl leeren").answer()
    again = await pick(world.ben, again, "W · Wein, 2 von 2")
    done = await world.ben.press(again, "Bestätigen").answer()
    await world.ben.press(done, "Zug beenden").answer()
    await world.wait_until_idle()
    panel = await world.vera.press(await world.panel(world.vera, thread), "Отправить").answer()
    picked = await pick(world.vera, panel, "М · Масло, 1 из 2", "М · Масло, 2 из 2")
    assert said(picked) == ["-# Выберите от 1 до 3 и подтвердите.", "Выбрано: **2 × Масло** – 4 очка"]
    done = await world.vera.press(picked, "Подтвердить").answer()
    await world.vera.press(done, "Закончить ход").answer()
    await world.wait_until_idle()
    await world.anna.press(await world.panel(world.anna, thread), "Fish").answer()
    await world.wait_until_idle()
    paying = await world.panel(world.vera, thread)
    assert said(paying) == ["-# Выберите не больше 1."]
    assert "Ничего не выбирать" in labels(paying)
    before = thread.messages[-1].plain_text
    paying = await pick(world.vera, paying, "Р · Рыба")
    assert "Ничего не выбирать" not in labels(paying)
    await world.vera.press(paying, "Подтвердить").answer()
    await world.ben.press(await world.panel(world.ben, thread), "Nichts wählen").answer()
    await world.wait_until_idle()
    assert "Fish" not in thread.messages[-1].plain_text.removeprefix(before)
    assert "✅ Ben" in thread.messages[-1].plain_text
    paying = await world.panel(world.anna, thread)
    paying = await pick(world.anna, paying, "F · Fish, 2 of 2", "W · Wine")
    assert said(paying) == ["-# Choose up to 2.", "Picked: **Fish, Wine**"]
    await world.anna.press(paying, "Confirm").answer()
    await world.wait_until_idle()
    taking = await world.panel(world.vera, thread)
    await world.vera.press(taking, labels(taking)[0]).answer()
    await world.wait_until_idle()
    all_said = "\n".join(message.plain_text for message in thread.messages)
    assert "paid Fish, Wine" in all_said
    assert "paid nothing" in all_said


async def test_many_cards_are_picked_by_groups(world: BotWorld, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = games.find(GAME).start.__globals__
    monkeypatch.setitem(rules, "COPIES", 24)
    monkeypatch.setitem(rules, "HAND", 28)
    thread = await begun(world)
    groups = await world.anna.press(await world.panel(world.anna, thread), "Ship").answer()
    assert [option.label for option in groups.select().options] == ["To eat", "In jars"]
    food = await world.anna.choose(groups, "To eat").answer()
    first = next(label for label in entries(food) if "Fish" in label)
    picked = await pick(world.anna, food, first)
    group = next(each.custom_id for each in picked.selects if LookSeveral.matches(each.custom_id))
    drink = await world.anna.choose(picked, "In jars", custom_id=group).answer()
    assert said(drink)[1] == "Picked: **Fish** – 1 point"
    await world.restart()
    second = next(label for label in entries(drink) if "Wine" in label)
    both = await pick(world.anna, drink, second)
    assert said(both)[1:] == ["Picked: **Fish, Wine** – 4 points"]
    done = await world.anna.press(both, "Confirm").answer()
    assert "ships Fish, Wine" in done.plain_text


@pytest.mark.parametrize("seed", range(2))
async def test_three_people_play_to_the_end_by_whatever_they_are_offered(world: BotWorld, seed: int) -> None:
    thread = await begun(world)
    random = Random(seed)
    people = [Person(user, random) for user in (world.anna, world.ben, world.vera)]
    while not (table := await world.bot.tables.table(1)).over:
        await people[random.choice(table.waiting_seats)].act(thread)
        await world.wait_until_idle()
    assert shown_end(world.anna, thread) is not None
    assert any("," in key for key in await rows(world))
    with open_check(world.file) as found:
        assert not found.faults()
        assert not [fault for each in found.games() for fault in each.faults]
