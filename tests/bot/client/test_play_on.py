import pytest

from bot.screens.ids.custom_ids import parse
from bot.screens.ids.history_ids import PlayOnAs, PlayOnFrom, PostStep
from bot.screens.ids.panel_ids import Pick
from bot.screens.ids.table_ids import OpenPanel
from sandbox import Channel, Exchange, MessageView, User
from storage.core.errors import NoSuchGame
from storage.core.kinds import TimerKind
from storage.core.rows import AGREED, OVER, PLAYING, GameRow
from tests.support.bot_world import BotWorld, past_scoring
from tests.support.coin_toss import begun, over, toss
from tests.support.engines import on_both_engines
from tests.support.games import GAMES, is_thorough
from tests.support.person import button_for
from tests.support.played import played
from tests.support.table_helpers import end_without_rules


async def asked_which_seat(user: User, place: Channel, step: int) -> MessageView:
    """The question whose seat a user takes from a step of a game."""
    shown = await user.invoke(place, "history", step=step).answer()
    return await user.press(shown, custom_id=button_for(shown, PlayOnFrom)).answer()


def in_seat(user: User, asked: MessageView, seat: int) -> Exchange:
    ids = [parse(each.custom_id) for each in asked.buttons if each.custom_id]
    found = next(each for each in ids if isinstance(each, PlayOnAs) and each.seat == seat)
    return user.press(asked, custom_id=found.encode())


async def practice_of(world: BotWorld, user: User) -> GameRow:
    row = await world.bot.play_on.running_practice(user.id)
    assert row is not None
    return row


@on_both_engines()
async def test_practice_goes_on_from_a_step_and_the_commitment_is_shown_before(tossing: BotWorld) -> None:
    thread = await over(tossing)
    log = await tossing.bot.store.moves(1)
    asked = await asked_which_seat(tossing.stranger, thread, 2)
    assert asked.ephemeral
    assert "Play on from step 2." in asked.plain_text
    shown = tossing.bot.play_on.promised_commitment(tossing.stranger.id)
    assert f"`{shown}`" in asked.text
    assert await tossing.bot.play_on.running_practice(tossing.stranger.id) is None
    begins = in_seat(tossing.stranger, asked, 1)
    assert "has begun" in (await begins.answer()).plain_text
    panel = await begins.followup()
    row = await practice_of(tossing, tossing.stranger)
    assert (row.commitment, row.own_seat_of(tossing.stranger.id)) == (shown, 1)
    await tossing.wait_until_idle()
    card = next(each for each in tossing.channel.messages if "Practice: this table began" in each.plain_text)
    assert f"Fair draws: `{shown[:8]}`" in card.plain_text
    place = next(each for each in tossing.stranger.threads(tossing.channel) if each.id == row.thread)
    assert "practice" in panel.plain_text
    verified = await tossing.stranger.invoke(place, "verify").answer()
    assert "This is practice: it continues from row" in verified.plain_text
    assert shown in verified.plain_text
    paced = await tossing.stranger.invoke(place, "pace").answer()
    assert "A practice table has no deadlines" in paced.plain_text
    assert not paced.selects
    await tossing.stranger.press(await past_scoring(tossing.stranger, panel), "Heads").answer()
    await tossing.wait_until_idle()
    assert (await tossing.bot.store.game(row.id)).stage == OVER
    verified = await tossing.stranger.invoke(place, "verify").answer()
    assert "belongs to the game this practice table continues" in verified.plain_text
    assert "Everything that can be proven was fair" in verified.plain_text
    history = await tossing.stranger.invoke(place, "history", step=1).answer()
    assert button_for(history, PlayOnFrom) is None
    assert button_for(history, PostStep) is None, "it is deleted, with what an erasure would have to find"
    assert await tossing.bot.store.moves(1) == log


async def test_practice_in_a_thread_calls_again_and_has_no_other_timer(tossing: BotWorld) -> None:
    thread = await over(tossing)
    begins = in_seat(tossing.anna, await asked_which_seat(tossing.anna, thread, 1), 0)
    await begins.answer()
    row = await practice_of(tossing, tossing.anna)
    await tossing.anna.press(await begins.followup(), "Heads").answer()
    await tossing.wait_until_idle()
    store, timers = tossing.bot.store, "SELECT kind FROM timer WHERE game = ?"
    assert await store._database.find_row(timers, row.id) == (TimerKind.WAKE,)
    await store.reach.note_place_failure(row.id, time=tossing.bot.clock.now())
    await store.users.set_unreachable(tossing.anna.id, code=50007, time=tossing.bot.clock.now())
    await store.users.set_reached(tossing.anna.id, time=tossing.bot.clock.now())
    await store.reach.note_working_place(row.id, time=tossing.bot.clock.now())
    assert await store._database.find_row(f"{timers} AND kind <> ?", row.id, TimerKind.WAKE) is None


async def test_after_a_restart_a_new_commitment_is_shown_first(tossing: BotWorld) -> None:
    thread = await over(tossing)
    asked = await asked_which_seat(tossing.ben, thread, 1)
    before = tossing.bot.play_on.promised_commitment(tossing.ben.id)
    await tossing.restart()
    again = await in_seat(tossing.ben, asked, 0).answer()
    assert "neuen Fingerabdruck" in again.plain_text
    shown = tossing.bot.play_on.promised_commitment(tossing.ben.id)
    assert shown in again.plain_text
    assert before not in again.plain_text
    for twice in [in_seat(tossing.ben, again, seat) for seat in (0, 1)]:
        assert "hat begonnen" in (await twice.answer()).plain_text
    row = await practice_of(tossing, tossing.ben)
    assert row.commitment == shown
    await tossing.wait_until_idle()
    next_one = await asked_which_seat(tossing.ben, thread, 2)
    assert f"<#{row.thread}> endet" in next_one.text
    await in_seat(tossing.ben, next_one, 1).answer()
    assert (await tossing.bot.store.game(row.id)).stage == OVER
    await tossing.wait_until_idle()


async def test_running_games_and_the_last_step_have_no_such_button(tossing: BotWorld) -> None:
    thread = await begun(tossing)
    running = await tossing.anna.invoke(thread, "history", step=1).answer()
    assert button_for(running, PlayOnFrom) is None
    for _ in range(2):
        await toss(tossing)
        await tossing.wait_until_idle()
    last = await tossing.vera.invoke(thread, "history").answer()
    assert button_for(last, PlayOnFrom) is None
    asked = await asked_which_seat(tossing.vera, thread, 1)
    assert "Играть дальше с шага 1." in asked.plain_text


def begun_messages(user: User) -> list[MessageView]:
    """The direct messages that say that a practice table begins there."""
    return [each for each in user.direct_messages() if "Hier beginnt dein Übungstisch" in each.plain_text]


async def test_where_no_table_can_be_opened_it_stands_in_direct_messages(tossing: BotWorld) -> None:
    thread = await over(tossing)
    log, said = await tossing.bot.store.moves(1), len(thread.messages)
    await tossing.bot.settings.change(tossing.ben.id, arrive="thread")
    tossing.channel.deny("create_public_threads")
    asked = await asked_which_seat(tossing.ben, thread, 1)
    assert "deshalb steht er in deinen Direktnachrichten" in asked.plain_text
    begins = in_seat(tossing.ben, asked, 1)
    begun = await begins.answer()
    await begins.followup()
    await tossing.wait_until_idle()
    row = await practice_of(tossing, tossing.ben)
    assert (row.guild, row.thread, row.in_direct_messages) == (None, None, True)
    assert f"https://discord.com/channels/@me/{row.channel}" in begun.text
    assert "ab Schritt 1" in begun_messages(tossing.ben)[0].plain_text
    card, *panels = tossing.ben.direct_messages()[-2:]
    assert card.id == row.card
    assert all(button_for(each, Pick) for each in panels)
    assert f"`{(row.commitment or '')[:8]}`" in card.text
    await tossing.restart()
    panel = await tossing.ben.press(tossing.ben.look(card), custom_id=button_for(card, OpenPanel)).answer()
    menu = await tossing.ben.invoke(tossing.ben.direct_channel, "table").answer()
    assert [each.label for each in menu.buttons] == ["Verlassen"]
    assert "wird der Tisch gelöscht" in menu.plain_text
    listed = await tossing.ben.invoke(tossing.ben.direct_channel, "games").answer()
    assert f"https://discord.com/channels/@me/{row.channel}/{card.id}" in listed.text
    await tossing.ben.press(panel, "Kopf").answer()
    await tossing.wait_until_idle()
    next_ask = tossing.ben.direct_messages()[-1]
    assert next_ask.id > card.id
    await tossing.ben.press(await past_scoring(tossing.ben, next_ask), "Kopf").answer()
    await tossing.wait_until_idle()
    assert (await tossing.bot.store.game(row.id)).stage == OVER
    ended = tossing.ben.look(card)
    assert "Die Partie ist zu Ende" in ended.plain_text
    assert [each.label for each in ended.buttons] == ["Partie ansehen", "Verlauf"]
    verified = await tossing.ben.invoke(tossing.ben.direct_channel, "verify").answer()
    assert "Übungspartie: Sie geht ab Zeile" in verified.plain_text
    assert (len(thread.messages), len(tossing.ben.threads(tossing.channel))) == (said, 1)
    assert (await tossing.bot.store.moves(1), await tossing.bot.store.outbox_due()) == (log, ())


async def test_whom_direct_messages_do_not_reach_is_notified_and_nothing_begins(tossing: BotWorld) -> None:
    thread = await over(tossing)
    tossing.channel.deny("create_public_threads")
    tossing.ben.direct_messages_open = False
    asked = await asked_which_seat(tossing.ben, thread, 1)
    refused = await in_seat(tossing.ben, asked, 1).followup()
    assert "begonnen hat noch nichts" in refused.plain_text
    assert await tossing.bot.play_on.running_practice(tossing.ben.id) is None
    with pytest.raises(NoSuchGame):
        await tossing.bot.store.game(2)
    tossing.ben.direct_messages_open = True
    assert "hat begonnen" in (await in_seat(tossing.ben, asked, 1).answer()).plain_text
    assert (await practice_of(tossing, tossing.ben)).in_direct_messages
    await tossing.wait_until_idle()


@pytest.mark.skipif(not is_thorough(), reason="a toy game is restarted every day")
@pytest.mark.parametrize("game", GAMES)
async def test_practice_that_is_killed_goes_on_after_a_restart(world: BotWorld, game: str) -> None:
    thread = await world.start_table(await world.card(world.ben, world.vera, game=game))
    await played(world, 1, 4)
    await end_without_rules(world.bot.tables, 1, AGREED)
    await world.wait_until_idle()
    log = await world.bot.store.moves(1)
    asked = await asked_which_seat(world.vera, thread, 3)
    await in_seat(world.vera, asked, 1).followup()
    row = await practice_of(world, world.vera)
    await world.restart()
    await world.wait_until_idle()
    assert await practice_of(world, world.vera) == await world.bot.store.game(row.id)
    panel = await world.vera.invoke(world.channel, "move").answer()
    assert "тренировка" in panel.plain_text
    table = await world.bot.tables.table(row.id)
    assert (await world.bot.store.game(row.id)).stage == PLAYING
    assert table.pending_choice(1) is not None
    rows = await world.bot.store.moves(row.id)
    assert all(each.interaction is None and each.time == row.created for each in rows[: row.seeded_after])
    await world.bot.tables.seats.leave(row.id, world.vera.id)
    verified = (await world.bot.tables.fair_chance(row.id)).verified
    assert verified is not None
    assert verified.proof.wrong == ()
    assert await world.bot.store.moves(1) == log
    await world.wait_until_idle()
