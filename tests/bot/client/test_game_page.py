from typing import Any

import msgspec
import pytest

from bot.screens.painting.game_pages import GamePages
from sandbox import Exchange, MessageView, User
from storage.core.rows import AGREED
from storage.history.notes import NotedStep
from tests.support import game_pages
from tests.support.bot_world import BotWorld, card_of
from tests.support.coin_toss import begun, guess, over, toss
from tests.support.pages_here import PagesHere
from tests.support.table_helpers import end_without_rules

pytestmark = pytest.mark.usefixtures("pictured_toys")


def making(world: BotWorld, *, waits: bool = False) -> PagesHere:
    """The maker of pages; it may have to wait before the end of one."""
    pages = PagesHere()
    if waits:
        pages.may_go_on.clear()
    world.replace_service("pages", GamePages(pages))
    return pages


async def looking_back(user: User, card: MessageView) -> MessageView:
    return await user.press(card, "Look back").answer()


async def taken(user: User, pressed: Exchange) -> MessageView:
    shown = await pressed.answer()
    return await user.until(lambda: user.look(shown) if user.look(shown).images else None)


def data_of(message: MessageView) -> Any:
    (file,) = message.images
    return game_pages.data_of(file.content)


def about(data: Any, locale: str) -> str:
    """Whose view is shown first, and the state of the game."""
    texts = data["texts"][locale]
    return f"{texts['views'][data['viewer']]} {texts['state']}"


async def test_at_the_end_players_get_what_they_saw_with_the_log_beside_it(world: BotWorld) -> None:
    thread = await over(world)
    shown = await taken(
        world.anna,
        world.anna.press(await looking_back(world.anna, card_of(world, world.anna)), "Save as a file"),
    )
    assert shown.ephemeral
    assert "**The whole game in one file.**" in shown.plain_text
    assert "don’t pass it on" not in shown.plain_text
    assert shown.images[0].filename == "table-1.html"
    data = data_of(shown)
    assert data["locale"] == "en"
    assert data["texts"]["ru"]["names"] == ["Anna", "Ben"]
    assert about(data, "en") == "The game as Anna saw it. The game is over."
    assert data["viewers"] == [None, 0, 1]
    table = await world.bot.tables.table(1)
    assert data["steps"][-1]["points"] == table.state.points
    proof = await world.anna.press(shown, "Fair draws").answer()
    assert proof.images[0].filename == "table-1.jsonl"
    back = await world.ben.press(world.newest(thread), "Look back").answer()
    bens = await taken(world.ben, world.ben.press(back, "Als Datei speichern"))
    assert about(data_of(bens), "de") == "Die Partie, wie Ben sie gesehen hat. Die Partie ist zu Ende."
    await world.bot.erasure.erase(world.ben.id)
    await world.wait_until_idle()
    back = await looking_back(world.anna, card_of(world, world.anna))
    later = await taken(world.anna, world.anna.press(back, "Save as a file"))
    names = {locale: texts["names"] for locale, texts in data_of(later)["texts"].items()}
    row = await world.store.game(1)
    assert names == {each: [*(await world.bot.members.names(row, each))] for each in names}
    assert b"Ben" not in later.images[0].content
    world.sandbox.limits.largest_file = 2**20
    making(world).padding = 2**20
    large = await world.anna.press(back, "Save as a file").answer()
    await world.anna.until(lambda: "1 MB" in world.anna.look(large).plain_text or None)
    assert "This game doesn’t fit into a file of 1 MB." in world.anna.look(large).plain_text


async def test_during_a_game_it_holds_only_what_the_asker_may_see_and_no_secret(world: BotWorld) -> None:
    thread = await begun(world)
    await toss(world)
    await world.wait_until_idle()

    async def of(user: User, *labels: str) -> MessageView:
        shown = await world.panel(user, thread)
        for label in labels[:-1]:
            shown = await user.press(shown, label).answer()
        return await taken(user, user.press(shown, labels[-1]))

    before = await of(world.ben, "Weiter", "Mehr", "Verlauf", "Als Datei speichern")
    assert "gib sie also nicht weiter" in before.plain_text
    assert not [each for each in before.buttons if each.label == "Fairer Zufall"]
    await guess(world, world.anna)
    await world.wait_until_idle()
    after = await of(world.ben, "Mehr", "Verlauf", "Als Datei speichern")
    assert after.images[0].content == before.images[0].content
    board = await world.vera.press(world.newest(thread), "My board").answer()
    history = await world.vera.press(board, "История").answer()
    watched = await taken(world.vera, world.vera.press(history, "Скачать партию"))
    assert "не передавайте" not in watched.plain_text
    data = data_of(watched)
    assert data["locale"] == "ru"
    assert about(data, "en") == "The game as everybody saw it. The game so far."
    assert data["viewers"] == [None]
    seed = await world.store.seed(1)
    assert seed is not None
    assert seed.hex().encode() not in watched.images[0].content
    await end_without_rules(world.bot.tables, 1, AGREED)
    await world.wait_until_idle()
    back = await looking_back(world.anna, card_of(world, world.anna))
    ended = await taken(world.anna, world.anna.press(back, "Save as a file"))
    assert about(data_of(ended), "en") == "The game as Anna saw it. The game so far."
    assert data_of(ended)["viewers"] == [None, 0, 1]


async def test_progress_is_shown_one_file_at_a_time_and_a_stop_is_reported(world: BotWorld) -> None:
    await over(world)
    pages = making(world, waits=True)
    card = await looking_back(world.anna, card_of(world, world.anna))
    bens = await world.ben.press(card_of(world, world.ben), "Look back").answer()
    first = await world.anna.press(card, "Save as a file").answer()
    await pages.waits.wait()
    await world.anna.until(lambda: "Making the file: step" in world.anna.look(first).plain_text or None)
    refused = await world.anna.press(card, "Save as a file").answer()
    assert "Your last file is still being made." in refused.plain_text
    waiting = world.ben.press(bens, "Als Datei speichern")
    queued = await waiting.answer()
    await world.ben.until(
        lambda: "Erst wird noch eine andere Datei erstellt." in world.ben.look(queued).plain_text or None
    )
    pages.may_go_on.set()
    await world.anna.until(lambda: world.anna.look(first).images or None)
    await taken(world.ben, waiting)
    assert pages.made == 2
    again = await taken(world.anna, world.anna.press(card, "Save as a file"))
    assert again.images[0].content == world.anna.look(first).images[0].content
    assert pages.made == 2
    pages = making(world, waits=True)
    stopped = await world.anna.press(card, "Save as a file").answer()
    await pages.waits.wait()
    await world.restart()
    assert "restart" in world.anna.look(stopped).plain_text.lower()
    await taken(world.anna, world.anna.press(card, "Save as a file"))


async def test_an_analysis_and_own_notes_are_in_it_and_the_history_leads_to_mistakes(world: BotWorld) -> None:
    thread = await over(world)
    await world.store.notes.keep(NotedStep(1, world.anna.id, 2, 0), "Heads, they said", time=1.7e9)
    history = await world.anna.invoke(thread, "history", step=1).answer()
    assert "Analyze" in [each.label for each in history.buttons]
    before = await taken(world.anna, world.anna.press(history, "Save as a file"))
    assert "Your notes are in it, too." in before.plain_text
    assert "If you press *Analyze* first" in before.plain_text
    data = data_of(before)
    assert ([step["note"] for step in data["steps"]][:3], data["mistakes"]) == (
        ["", "Heads, they said", ""],
        [],
    )
    table = await world.bot.tables.table(1)
    plays = game_pages.plays_of(table, at=(2, 2, 3))
    await world.store.results.keep_analysis(1, [msgspec.json.encode(each).decode() for each in plays])
    bens = await world.ben.invoke(thread, "history", step=1).answer()
    mistake = await world.ben.press(bens, "Nächster Fehler").answer()
    assert "Schritt 3 von" in mistake.plain_text
    assert "Besser: Platz 2" in mistake.plain_text
    shown = await taken(world.ben, world.ben.press(mistake, "Als Datei speichern"))
    assert "Notizen" not in shown.plain_text
    assert "Analysieren" not in shown.plain_text
    assert [each["step"] for each in data_of(shown)["mistakes"]] == [2, 2, 3]
    assert not any(step["note"] for step in data_of(shown)["steps"])
