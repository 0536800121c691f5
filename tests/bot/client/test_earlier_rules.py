from hashlib import sha256
from importlib import import_module
from typing import Any

import pytest

from bot.screens.ids.history_ids import AS_SEAT, ChooseLogViewer, PlayOnFrom, PlayOnFromLog
from bot.tables import cache
from bot.tables.uploaded_logs import NAME_LENGTH
from games.log import decode
from games.rules_version import rules_version
from sandbox import Channel, MessageView, User
from storage.core.rows import ABANDONED, AGREED, FINISHED, RESIGNED
from tests.support.bot_world import BotWorld
from tests.support.coin_toss import GAME, begun, guess, toss
from tests.support.every_control import posted
from tests.support.games import GAMES, share
from tests.support.log_files import ANOTHER, altered, earlier_log
from tests.support.other_rules import happening_first
from tests.support.person import button_for
from tests.support.table_helpers import end_without_rules


async def updated(world: BotWorld, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot is started again with other rules."""
    await world.wait_until_idle()
    await world.stop()
    module = import_module(f"games.{GAME}")
    monkeypatch.setattr(module, "GAME", happening_first(module.GAME, module.CoinFell("heads")))
    await world.start()


async def ended(world: BotWorld, outcome: str) -> Channel:
    thread = await begun(world)
    await toss(world)
    if outcome == FINISHED:
        await toss(world)
    else:
        await guess(world, world.anna)
        await end_without_rules(world.bot.tables, 1, outcome, seat=1 if outcome == RESIGNED else None)
    await world.wait_until_idle()
    return thread


async def uploaded(user: User, place: Channel, data: bytes, **options: int) -> MessageView:
    return await user.invoke(place, "history", file=data, **options).answer()


async def pages(user: User, place: Channel) -> list[str]:
    """What each step says, from the last on back to the first."""
    shown = await user.invoke(place, "history").answer()
    found = [shown.plain_text]
    while not next(each for each in shown.buttons if each.label == "First").disabled:
        shown = await user.press(shown, "◀ Back").answer()
        found.append(shown.plain_text)
    return found


async def taken(user: User, shown: MessageView) -> MessageView:
    there = await user.press(shown, "Save as a file").answer()
    return await user.until(lambda: user.look(there) if user.look(there).images else None)


@pytest.mark.parametrize("outcome", share([FINISHED, AGREED, RESIGNED, ABANDONED], 2))
async def test_a_finished_game_whose_last_phase_is_played_otherwise_today_is_looked_back_at(
    tossing: BotWorld, monkeypatch: pytest.MonkeyPatch, outcome: str
) -> None:
    thread = await ended(tossing, outcome)
    before = await pages(tossing.anna, thread)
    page = (await taken(tossing.anna, await tossing.anna.invoke(thread, "history").answer())).images[0]
    await updated(tossing, monkeypatch)
    assert await pages(tossing.anna, thread) == before
    shown = await tossing.anna.invoke(thread, "history").answer()
    assert (await taken(tossing.anna, shown)).images[0].content == page.content
    form = (await tossing.anna.press(shown, "Note")).modal
    assert form is not None
    noted = await tossing.anna.submit(form, {form.fields[0].custom_id: "Well played"}).answer()
    assert "Well played" in noted.plain_text
    for user, word in (
        (tossing.anna, "This was played under earlier rules"),
        (tossing.ben, "nach früheren Regeln gespielt"),
        (tossing.vera, "по прежним правилам"),
    ):
        first = await user.invoke(thread, "history", step=1).answer()
        button = button_for(first, PlayOnFrom)
        assert word in (await user.press(first, custom_id=button).answer()).plain_text
    assert await tossing.bot.play_on.running_practice(tossing.anna.id) is None


EARLIER = {
    "en": ("### Step {} of", "played under earlier rules, so its draws can’t be proven", "you can’t play on"),
    "de": ("### Schritt {} von", "nach früheren Regeln gespielt", "lässt sich von hier nicht weiterspielen"),
    "ru": ("### Шаг {} из", "сыграна по прежним правилам", "продолжить отсюда нельзя"),
}


@pytest.mark.parametrize("name", share(GAMES, 1))
async def test_a_log_of_earlier_rules_is_shown_not_proven_or_continued(world: BotWorld, name: str) -> None:
    data = earlier_log(name)
    for user, (step, earlier, refused) in zip(
        (world.anna, world.ben, world.vera), EARLIER.values(), strict=True
    ):
        shown = await uploaded(user, world.channel, data, step=2)
        assert step.format(2) in shown.plain_text
        assert earlier in shown.plain_text
        assert len(shown.images) == 1
        assert not [each for each in shown.buttons if PlayOnFromLog.matches(each.custom_id)]
        shown = await user.press(shown, shown.buttons[2].label).answer()
        assert step.format(3) in shown.plain_text
        select = next(each for each in shown.selects if ChooseLogViewer.matches(each.custom_id))
        seen = await user.choose(shown, str(AS_SEAT + 1), custom_id=select.custom_id).answer()
        assert step.format(3) in seen.plain_text
        forged = PlayOnFromLog(sha256(data).hexdigest()[:NAME_LENGTH], 2)
        said = await user.press(await posted(world, [forged]), "PlayOnFromLog").answer()
        assert refused.casefold() in said.plain_text.casefold()
    missing = await uploaded(world.anna, world.channel, data, step=10_000)
    assert "The last one is" in missing.plain_text


async def test_a_step_that_no_rules_can_lead_to_is_refused_and_others_are_shown(tossing: BotWorld) -> None:
    def by_nobody(lines: list[Any]) -> None:
        lines[0]["rules"] = [[1, ANOTHER]]
        guess = next(
            event for line in lines[1:] for event in line.get("events", ()) if "Guessed" in event.values()
        )
        guess["seat"] = 99

    thread = await ended(tossing, FINISHED)
    (file,) = (await tossing.anna.invoke(thread, "verify").answer()).images
    data = altered(file.content, by_nobody)
    shown = await uploaded(tossing.anna, tossing.channel, data, step=1)
    assert "Step 1 of 3" in shown.plain_text
    refused = await tossing.anna.press(shown, "Next ▶").followup()
    assert "This log is damaged" in refused.plain_text
    assert not refused.buttons


async def test_a_version_is_that_of_the_rules_at_the_start_whatever_becomes_of_their_files(
    tossing: BotWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    today = rules_version(GAME)
    await tossing.wait_until_idle()
    monkeypatch.setattr(cache, "rules_version", lambda _: ANOTHER)
    await begun(tossing)
    await tossing.wait_until_idle()
    assert await tossing.store.rules(1) == ((1, today),)


async def test_a_game_that_ran_over_an_update_names_each_version_with_its_first_row(
    tossing: BotWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    today = rules_version(GAME)
    with monkeypatch.context() as before:
        before.setattr(cache, "rules_version", lambda _: ANOTHER)
        await tossing.restart()
        thread = await begun(tossing)
        await toss(tossing)
        await tossing.wait_until_idle()
    rows = len(await tossing.store.moves(1))
    assert await tossing.store.rules(1) == ((1, ANOTHER),)
    await tossing.restart()
    await toss(tossing)
    await tossing.wait_until_idle()
    versions = ((1, ANOTHER), (rows + 1, today))
    assert await tossing.store.rules(1) == versions
    (file,) = (await tossing.anna.invoke(thread, "verify").answer()).images
    assert decode(file.content).rules == versions
    shown = await uploaded(tossing.anna, tossing.channel, file.content)
    assert "its draws follow from its seed" in shown.plain_text, "what replays is proven, whatever it says"
    first = await tossing.anna.invoke(thread, "history", step=2).answer()
    asked = await tossing.anna.press(first, custom_id=button_for(first, PlayOnFrom)).answer()
    await tossing.anna.press(asked, asked.buttons[0].label).answer()
    await tossing.wait_until_idle()
    practice = await tossing.bot.play_on.running_practice(tossing.anna.id)
    assert practice is not None
    assert (await tossing.store.rules(practice.id))[0] == (1, ANOTHER)
