import asyncio
import json
from dataclasses import replace
from typing import Any

import pytest

from bot.screens.history.notes import NOTE_LENGTH
from bot.screens.ids.custom_id import CustomId
from bot.screens.ids.custom_ids import parse
from bot.screens.ids.history_ids import ChooseNote, EditNote, KeepNote, NoteHere, OpenNotes
from bot.screens.ids.panel_ids import ShowMore
from sandbox import Channel, Exchange, MessageView, ModalView, NotOffered, User, cut, hold
from tests.support.bot_world import BotWorld
from tests.support.coin_toss import begun, guess
from tests.support.engines import on_both_engines
from tests.support.every_control import callback_of, callbacks
from tests.support.person import button_for

pytestmark = pytest.mark.usefixtures("toys")


PLAN = "Ben tosses *heads* when he is behind; ask @everyone <@1> [here](https://example.org)\n# and\n- this"


async def form(user: User, message: MessageView, kind: type[CustomId] = EditNote) -> ModalView:
    opened = (await user.press(message, custom_id=button_for(message, kind))).modal
    assert opened is not None
    return opened


def typed(user: User, opened: ModalView, text: str) -> Exchange:
    (field,) = opened.fields
    return user.submit(opened, {field.custom_id: text})


async def noted(user: User, message: MessageView, text: str) -> MessageView:
    return await typed(user, await form(user, message), text).answer()


async def page(user: User, place: Channel, step: int) -> MessageView:
    return await user.invoke(place, "history", step=step).answer()


async def tossed(world: BotWorld) -> Channel:
    thread = await begun(world)
    for user in (world.anna, world.ben):
        await guess(world, user)
    await world.wait_until_idle()
    return thread


async def kept(world: BotWorld, user: User) -> list[tuple[int, str]]:
    return [(note.step, note.text) for note in await world.store.notes.of(1, user.id)]


async def test_a_note_is_found_at_its_step_and_in_the_list_by_nobody_else(world: BotWorld) -> None:
    thread = await tossed(world)
    first = await page(world.anna, thread, 1)
    assert button_for(first, OpenNotes) is None, "there are none yet"
    opened = await form(world.anna, first)
    (field,) = opened.fields
    assert (opened.title, field.label, field.value) == ("Note at step 1", "Your note", None)
    assert (field.required, field.max_length) == (False, NOTE_LENGTH)
    noted_page = await typed(world.anna, opened, f"  {PLAN}\n").answer()
    assert noted_page.id == first.id, "the page itself shows it"
    assert "### Step 1 of" in noted_page.plain_text
    assert "Your note, for you alone:" in noted_page.plain_text
    assert r"ask \@everyone \<\@1\>" in noted_page.text
    assert r"> \# and" in noted_page.text
    second = await noted(world.anna, await page(world.anna, thread, 2), "Second thoughts")
    assert "Ben tosses" not in second.plain_text
    listed = await world.anna.press(second, "My notes").answer()
    assert listed.plain_text.index("Step 2") < listed.plain_text.index("Step 1")
    (select,) = [each for each in listed.selects if ChooseNote.matches(each.custom_id)]
    there = await world.anna.choose(listed, select.options[1].value, custom_id=select.custom_id).answer()
    assert "### Step 1 of" in there.plain_text
    assert "Ben tosses" in there.plain_text
    again = await form(world.anna, there)
    assert again.fields[0].value == PLAN, "as it was typed"
    assert "Your note" not in (await typed(world.anna, again, " \n ").answer()).plain_text
    assert await kept(world, world.anna) == [(2, "Second thoughts")]
    for user in (world.ben, world.stranger):
        seen = await page(user, thread, 2)
        assert "Second thoughts" not in seen.plain_text
        assert button_for(seen, OpenNotes) is None
        blank = await form(user, seen)
        assert blank.fields[0].value is None
        await typed(user, blank, f"By {user.name}").answer()
        assert await kept(world, user) == [(2, f"By {user.name}")]
    assert await kept(world, world.anna) == [(2, "Second thoughts")]
    assert [each for each in thread.messages if "thoughts" in each.text] == []


async def test_a_note_below_a_panel_is_about_the_newest_step(world: BotWorld) -> None:
    thread = await begun(world)
    panel = await world.panel(world.ben, thread)
    more = await world.ben.press(panel, custom_id=button_for(panel, ShowMore)).answer()
    opened = await form(world.ben, more, NoteHere)
    assert opened.title == "Notiz zu Schritt 1"
    shown = await typed(world.ben, opened, "Kopf!").followup()
    assert shown.ephemeral
    assert shown.plain_text.startswith("Deine Notiz zu Schritt 1 ist gespeichert.")
    assert "Kopf!" in shown.plain_text
    assert world.ben.look(more).text == more.text, "the panel stays"
    step = await world.ben.press(shown, "Schritt zeigen").answer()
    assert "### Schritt 1 von 1" in step.plain_text
    assert "Kopf!" in step.plain_text
    opened = await form(world.ben, more, NoteHere)
    assert opened.fields[0].value == "Kopf!"
    gone = await typed(world.ben, opened, "").followup()
    assert gone.plain_text == "Zu Schritt 1 hast du jetzt keine Notiz."
    none = await world.ben.press(gone, "Meine Notizen").answer()
    assert "Du hast in dieser Partie keine Notizen." in none.plain_text
    assert "### Schritt 1 von 1" in (await world.ben.press(none, "Verlauf").answer()).plain_text
    await guess(world, world.anna)
    now = await world.anna.invoke(thread, "history").answer()
    assert "### Now" in now.plain_text, "what others do not see yet is noted at the last step"
    opened = await form(world.anna, now)
    assert opened.title == "Note at step 1"
    assert "### Step 1 of 1" in (await typed(world.anna, opened, "heads, of course").answer()).plain_text
    assert "heads, of course" in (await world.anna.invoke(thread, "history").answer()).plain_text


async def test_a_restart_while_somebody_types_or_a_lost_answer_loses_nothing(world: BotWorld) -> None:
    thread = await tossed(world)
    shown = await page(world.vera, thread, 1)
    asked = world.vera.press(shown, custom_id=button_for(shown, EditNote))
    world.sandbox.inject(callback_of(asked), cut(carried_out=True))
    opened = (await asked).modal
    assert opened is not None
    await world.restart()
    world.sandbox.world.interaction_deliveries = 2
    first = typed(world.vera, opened, "Орёл!")
    world.sandbox.inject(callback_of(first), cut(carried_out=True))
    assert "Орёл!" in (await first.answer()).plain_text
    assert callbacks(world.sandbox, first) == 2
    (before,) = await world.store.notes.of(1, world.vera.id)
    again = await typed(world.vera, opened, "Орёл!").answer()
    assert again.plain_text.count("Орёл!") == 1
    assert await world.store.notes.of(1, world.vera.id) == (before,), "submitted twice, nothing twice"
    listed = await world.vera.press(again, "Мои заметки").answer()
    await world.restart()
    (select,) = [each for each in listed.selects if ChooseNote.matches(each.custom_id)]
    back = world.vera.choose(listed, select.options[0].value, custom_id=select.custom_id)
    assert "### Шаг 1 из" in (await back.answer()).plain_text
    assert (await form(world.vera, world.vera.look(listed))).fields[0].value == "Орёл!"


async def test_typed_text_is_kept_without_its_message_or_given_back_with_a_reason(world: BotWorld) -> None:
    thread = await begun(world)
    (panel,) = [each for each in world.anna.direct_messages() if button_for(each, ShowMore)]
    more = await world.anna.press(panel, custom_id=button_for(panel, ShowMore)).answer()
    opened = await form(world.anna, more, NoteHere)
    world.anna.direct_channel.delete_message(more)
    answer = await typed(world.anna, opened, "Kept all the same").answer()
    assert answer.plain_text.startswith("Your note at step 1 is saved.")
    seen = await page(world.anna, thread, 1)
    opened = await form(world.anna, seen)
    thread.delete_message(seen)
    shown = await typed(world.anna, opened, "Also here").answer()
    assert "Also here" in shown.plain_text
    assert await kept(world, world.anna) == [(1, "Also here")]
    shown = await page(world.anna, thread, 1)
    opened = await form(world.anna, shown)
    with pytest.raises(NotOffered):
        typed(world.anna, opened, "x" * (NOTE_LENGTH + 1))
    loose = replace(opened, fields=(replace(opened.fields[0], max_length=4000),))
    refused = await typed(world.anna, loose, "x" * 1001).followup()
    assert refused.plain_text.startswith("Your note has 1,001 characters; the limit is 1,000.")
    assert "x" * 1001 in refused.plain_text, "nothing typed is lost"
    assert await kept(world, world.anna) == [(1, "Also here")]
    elsewhere = replace(opened, custom_id=KeepNote(99, 1, 0, how="page").encode())
    refused = await typed(world.anna, elsewhere, "Too late").followup()
    assert "What you wrote:\n> Too late" in refused.plain_text
    unknown = replace(opened, custom_id="gone:1")
    refused = await typed(world.anna, unknown, "Old form").answer()
    assert "Old form" in refused.plain_text


async def test_a_note_that_is_submitted_while_the_bot_stops_is_given_back(world: BotWorld) -> None:
    thread = await tossed(world)
    opened = await form(world.ben, await page(world.ben, thread, 1))
    held_press = world.anna.invoke(thread, "history")
    held = world.sandbox.inject(callback_of(held_press), hold())
    await world.sandbox.until(lambda: held.hits == 1)
    stopping = asyncio.create_task(world.stop())
    await asyncio.sleep(0)
    late = await typed(world.ben, opened, "Kurz davor").answer()
    assert late.plain_text.startswith("Ich werde gerade neu gestartet.")
    assert "Das hast du geschrieben:\n> Kurz davor" in late.plain_text
    held.lift()
    await stopping
    await world.start()
    assert await kept(world, world.ben) == []
    assert "Kurz davor" in (await typed(world.ben, opened, "Kurz davor").answer()).plain_text


@on_both_engines()
async def test_notes_belong_to_the_person_not_to_the_seat(world: BotWorld) -> None:
    thread = await tossed(world)
    opened = await form(world.ben, await page(world.ben, thread, 1))
    await typed(world.ben, opened, "Gelernt").answer()
    await noted(world.anna, await page(world.anna, thread, 1), "Learnt")
    await world.bot.tables.seats.leave(1, world.ben.id)
    await world.bot.tables.seats.take(1, 1, world.vera.id)
    await world.wait_until_idle()
    assert "Gelernt" not in (await page(world.vera, thread, 1)).plain_text
    assert "Gelernt" in (await page(world.ben, thread, 1)).plain_text
    data = await exported(world.ben)
    assert data["note"]["about"] == "Was du dir in Partien notiert hast, nur für dich"
    assert [(row["game"], row["step"], row["text"]) for row in data["note"]["rows"]] == [(1, 1, "Gelernt")]
    await world.bot.erasure.erase(world.ben.id)
    assert await kept(world, world.ben) == []
    assert await kept(world, world.anna) == [(1, "Learnt")]
    late = await typed(world.ben, opened, "Doch noch").answer()
    assert "Doch noch" in late.plain_text, "who comes back is a new user, and has written it now"


async def exported(user: User) -> Any:
    shown = await user.invoke(user.direct_channel, "privacy").answer()
    file = await user.press(shown, custom_id="datafile:0").answer()
    return json.loads(file.images[0].content)


def test_a_note_is_chosen_by_its_step() -> None:
    assert parse(ChooseNote(1).encode(), ["3-0"]) == ChooseNote(1, "3-0")
