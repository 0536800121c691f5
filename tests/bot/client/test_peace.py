import json
import logging
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bot.__main__ import app
from bot.screens.ids.people_ids import BarForGood, BlockAt, ChooseReport, LiftBar, ReportAt, UnblockUser
from bot.screens.ids.server_ids import SetupPage
from sandbox import Channel, MessageView, User
from storage.core.rows import BY_MANAGERS, LOBBY, OVER
from tests.support.bot_world import BotWorld
from tests.support.coin_toss import GAME, begun, guess
from tests.support.engines import on_both_engines
from tests.support.games import share, thoroughly
from tests.support.timed_tables import labels

PRIVACY = {
    "Anna": ("Blocked people", "Block somebody …"),
    "Ben": ("Blockierte Leute", "Jemanden blockieren …"),
}


async def block(world: BotWorld, user: User, other: User) -> MessageView:
    page = await user.invoke(world.channel, "privacy").answer()
    button, placeholder = PRIVACY[user.name]
    page = await user.press(page, button).answer()
    return await user.choose(page, other, placeholder=placeholder).answer()


async def opened(world: BotWorld, host: User, *guests: User) -> MessageView:
    command = host.invoke(world.channel, "play", game=GAME)
    card = await command.answer()
    await command.followup()
    for guest in guests:
        await guest.press(card, "Join").followup()
    await world.wait_until_idle()
    return card


async def refusal(user: User, card: MessageView) -> MessageView:
    return await user.press(card, "Join", stale=True).followup()


def shown(message: MessageView) -> tuple[str, list[str | None], list[str | None]]:
    buttons = message.buttons
    return message.text, [each.label for each in buttons], [each.custom_id for each in buttons]


@on_both_engines()
@pytest.mark.parametrize("blocker", share(["Anna", "Ben"], 1))
async def test_a_refusal_by_a_block_reads_just_like_a_full_table(toy_world: BotWorld, blocker: str) -> None:
    """Whichever of two has blocked the other, both read the same, and are offered the same other tables."""
    world = toy_world
    others = [world.sandbox.user(f"Guest {number}") for number in range(6)]
    world.guild.add(*others)
    full = await opened(world, world.vera)
    most = (await world.store.game(1)).seats
    for guest in others[: most - 1]:
        await guest.press(full, "Join").followup()
    anna, free = await opened(world, world.anna), await opened(world, world.stranger)
    user, other = (world.anna, world.ben) if blocker == "Anna" else (world.ben, world.anna)
    page = await block(world, user, other)
    assert page.ephemeral
    said = await refusal(world.ben, anna)
    assert shown(said) == shown(await refusal(world.ben, full))
    assert said.ephemeral
    assert said.text.startswith("Dieser Tisch ist voll: Alle Plätze sind besetzt oder für Eingeladene")
    assert "Tisch 3" in said.text
    assert "Tisch 2" not in said.text
    assert (await world.store.game(2)).own_seat_of(world.ben.id) is None
    joined = await world.ben.press(said, "Dazusetzen: Tisch 3").followup()
    assert joined.text.startswith("Du bist dabei")
    await world.wait_until_idle()
    assert "**Ben**" in world.anna.look(free).plain_text
    ben = await opened(world, world.ben)
    assert (await refusal(world.anna, ben)).text == (await refusal(world.anna, full)).text


@thoroughly
async def test_the_menu_of_a_table_reads_like_that_of_one_without_free_seats(toy_world: BotWorld) -> None:
    world = toy_world
    thread = await begun(world)
    offered = await world.anna.press(await menu(world.anna, thread), "Offer my seat").answer()
    assert "on offer" in offered.plain_text
    await world.wait_until_idle()
    assert "Take Anna’s seat" in labels(await menu(world.stranger, thread))
    await world.store.blocks.block(world.anna.id, world.stranger.id, 1.0)
    hidden = await menu(world.stranger, thread)
    games = await world.stranger.invoke(world.channel, "games").answer()
    await world.anna.press(await menu(world.anna, thread), "Keep my seat").answer()
    await world.wait_until_idle()
    await world.store.blocks.unblock(world.anna.id, world.stranger.id)
    assert shown(hidden) == shown(await menu(world.stranger, thread)), "as if Anna had kept her seat"
    assert shown(games) == shown(await world.stranger.invoke(world.channel, "games").answer())


async def menu(user: User, place: Channel) -> MessageView:
    return await user.invoke(place, "table").answer()


@thoroughly
async def test_an_invitation_never_arrives_and_who_sent_it_sees_no_difference(toy_world: BotWorld) -> None:
    world = toy_world
    card = await opened(world, world.anna)
    await block(world, world.ben, world.anna)
    before = len(world.ben.direct_messages())
    guests = await world.anna.press(card, "Invite").answer()
    guests = await world.anna.choose(guests, world.ben, placeholder="Invite somebody …").answer()
    guests = await world.anna.choose(guests, world.vera, placeholder="Invite somebody …").answer()
    await world.wait_until_idle()
    kept = [line for line in guests.text.split("\n") if line.startswith("kept for")]
    ben, vera = (re.sub(r"\d+", "…", line) for line in kept)
    assert ben.partition(" until ")[0] == "kept for **Ben**"
    assert vera == ben.replace("Ben", "Вера")
    assert len(world.ben.direct_messages()) == before
    assert world.vera.direct_messages() != []
    games = await world.ben.invoke(world.channel, "games").answer()
    assert "Einladungen" not in games.text
    assert "Tisch 1" not in games.text


@thoroughly
async def test_who_has_blocked_somebody_is_answered_so_if_they_invite_them(toy_world: BotWorld) -> None:
    world = toy_world
    card = await opened(world, world.anna)
    await block(world, world.anna, world.ben)
    guests = await world.anna.press(card, "Invite").answer()
    refused = await world.anna.choose(guests, world.ben, placeholder="Invite somebody …").followup()
    assert refused.text == "You’ve blocked Ben. `/privacy` shows everybody you’ve blocked."


@thoroughly
async def test_a_game_with_a_blocked_player_continues_and_only_the_blocker_knows(toy_world: BotWorld) -> None:
    world = toy_world
    thread = await begun(world)
    people = await world.anna.press(await menu(world.anna, thread), "Block or report").answer()
    done = await world.anna.choose(people, "Ben", custom_id=BlockAt(1).encode()).answer()
    assert "**Ben** is blocked." in done.text
    assert [each.custom_id for each in done.selects] == [ReportAt(1).encode()], "nobody is left to block"
    for user in (world.anna, world.ben):
        await guess(world, user)
    await world.wait_until_idle()
    german = await world.ben.invoke(world.channel, "privacy").answer()
    page = await world.ben.press(german, "Blockierte Leute").answer()
    assert "Du hast niemanden blockiert." in page.text
    german = await world.ben.press(page, "Zurück").answer()
    export = await world.ben.press(german, "Als Datei").answer()
    (file,) = export.images
    assert "block" not in json.loads(file.content)
    page = await world.anna.press(
        await world.anna.invoke(world.channel, "privacy").answer(), "Blocked people"
    ).answer()
    assert "**Ben**, since" in page.text
    page = await world.anna.choose(page, "Ben", custom_id=UnblockUser(0).encode()).answer()
    assert "**Ben** is no longer blocked." in page.text
    assert "You haven’t blocked anybody." in page.text


# Reports and bars


async def reported(world: BotWorld, thread: Channel, text: str) -> MessageView:
    people = await world.ben.press(await menu(world.ben, thread), "Blockieren oder melden").answer()
    form = (await world.ben.choose(people, "Anna", custom_id=ReportAt(1).encode())).modal
    assert form is not None
    (field,) = form.fields
    return await world.ben.submit(form, {field.custom_id: text}).answer()


async def reports(world: BotWorld, manager: User) -> MessageView:
    view = await manager.invoke(world.channel, "setup").answer()
    return await manager.press(view, custom_id=SetupPage("reports").encode()).answer()


async def test_managers_decide_about_somebody_who_was_erased(toy_world: BotWorld, manager: User) -> None:
    world = toy_world
    thread = await begun(world)
    await reported(world, thread, "Anna was rude")
    before = await reports(world, manager)
    (option,) = next(each for each in before.selects if each.custom_id == ChooseReport().encode()).options
    outdated = await manager.choose(before, option.value, custom_id=ChooseReport().encode()).answer()
    await world.bot.erasure.erase(world.anna.id)
    await world.wait_until_idle()
    page = await reports(world, manager)
    report = await manager.choose(page, option.value, custom_id=ChooseReport().encode()).answer()
    assert report.text.startswith("Report about **Former player**\nCoin Toss, table 1, at step 1: <#")
    assert "> … was rude" in report.text
    assert labels(report) == ["Done, delete it", "Close the table", "Back"]
    refused = await manager.press(outdated, "Ban from tables: Anna").followup()
    assert refused.ephemeral
    assert await world.store.bars.barred_users(world.guild.id) == ()
    done = await manager.press(report, "Done, delete it").answer()
    assert "No reports are open." in done.text


@on_both_engines()
async def test_a_report_is_read_by_managers_who_close_the_table_and_bar_somebody(
    toy_world: BotWorld, manager: User, caplog: pytest.LogCaptureFixture
) -> None:
    world = toy_world
    thread = await begun(world)
    lobby = await opened(world, world.anna)
    sent = await reported(world, thread, "She wrote @everyone **names**")
    assert "Deine Meldung ist an die Serverleitung gegangen." in sent.text
    view = await manager.invoke(world.channel, "setup").answer()
    assert "⚠️ There is an open report." in view.text
    page = await reports(world, manager)
    assert "One report is open." in page.text
    (option,) = next(each for each in page.selects if each.custom_id == ChooseReport().encode()).options
    report = await manager.choose(page, option.value, custom_id=ChooseReport().encode()).answer()
    assert report.text.startswith("Report about **Anna**\nCoin Toss, table 1, at step 1: <#")
    assert r"> She wrote \@everyone \*\*names\*\*" in report.text
    asked = await manager.press(report, "Close the table").answer()
    assert "it ends, and nobody wins" in asked.text
    closed = await manager.press(asked, "Yes, close it").answer()
    assert "Close the table" not in labels(closed)
    await world.wait_until_idle()
    row = await world.store.game(1)
    assert (row.stage, row.outcome) == (OVER, BY_MANAGERS)
    assert "The server managers have closed this table. Nobody wins." in thread.messages[-1].plain_text
    assert "Die Serverleitung hat diesen Tisch geschlossen" in world.ben.direct_messages()[-1].plain_text
    asked = await manager.press(closed, "Ban from tables: Anna").answer()
    assert "Ban **Anna** from this server’s tables?" in asked.text
    barred = await manager.press(asked, "Yes, ban").answer()
    assert "Ban from tables: Anna" not in labels(barred)
    await world.wait_until_idle()
    assert (await world.store.game(2)).stage == LOBBY
    assert "This table is closed." in world.ben.look(lobby).plain_text
    refused = await world.anna.invoke(world.channel, "play", game=GAME).followup()
    assert refused.text == "The server managers have banned you from this server’s tables."
    ben = await opened(world, world.ben)
    assert (await world.anna.press(ben, "Join").followup()).text == refused.text
    done = await manager.press(barred, "Done, delete it").answer()
    assert "No reports are open." in done.text
    assert "Banned from this server’s tables: **Anna**" in done.text
    lifted = await manager.choose(done, "Anna", custom_id=LiftBar().encode()).answer()
    assert "**Anna** can play at this server’s tables again." in lifted.text
    assert "**Anna**" in (await after_join(world, ben))
    assert [each.message for each in caplog.records if each.levelno >= logging.ERROR] == []


async def after_join(world: BotWorld, card: MessageView) -> str:
    await world.anna.press(card, "Join").followup()
    return world.ben.look(card).plain_text


@thoroughly
async def test_who_is_barred_leaves_a_running_game_for_good(toy_world: BotWorld, manager: User) -> None:
    world = toy_world
    thread = await begun(world, world.ben, world.vera)
    page = await reports(world, manager)
    asked = await manager.choose(
        page, world.ben, placeholder="Ban somebody from this server’s tables …"
    ).answer()
    await manager.press(asked, custom_id=BarForGood(world.ben.id, 0).encode()).answer()
    await world.wait_until_idle()
    held = (await world.store.game(1)).seated[1]
    assert (held.user, held.computer, held.offered is not None) == (None, "medium", True)
    back = await menu(world.ben, thread)
    refused = await world.ben.press(back, "Ich bin zurück").followup()
    assert refused.text.startswith("Die Serverleitung hat entschieden")


@thoroughly
async def test_what_a_bar_ends_is_finished_after_a_stop_in_the_middle(toy_world: BotWorld) -> None:
    world = toy_world
    await begun(world, world.ben, world.vera)
    lobby = await opened(world, world.ben)
    await world.store.bars.bar(world.guild.id, world.ben.id, 1.0)
    await world.restart()
    await world.sandbox.until(lambda: "This table is closed." in world.anna.look(lobby).plain_text)
    assert (await world.store.game(1)).own_seat_of(world.ben.id) is None
    assert await world.store.bars.barred_but_seated() == ()


@thoroughly
async def test_only_managers_see_reports_and_only_of_their_server(toy_world: BotWorld, manager: User) -> None:
    world = toy_world
    thread = await begun(world)
    await reported(world, thread, "rude")
    page = await reports(world, manager)
    report = await manager.choose(page, "1", custom_id=ChooseReport().encode()).answer()
    world.guild.data.members[manager.id].permissions = world.guild.data.members[world.anna.id].permissions
    for label in ("Done, delete it", "Close the table", "Ban from tables: Anna"):
        answer = await manager.press(report, label).followup()
        assert answer.text == "Only server managers can do that."
    assert len(await world.store.reports.on_server(world.guild.id, world.bot.clock.now())) == 1


@thoroughly
async def test_words_are_needed_and_kept_where_they_do_not_count(toy_world: BotWorld) -> None:
    world = toy_world
    thread = await begun(world)
    people = await world.ben.press(await menu(world.ben, thread), "Blockieren oder melden").answer()
    form = (await world.ben.choose(people, "Anna", custom_id=ReportAt(1).encode())).modal
    assert form is not None
    (field,) = form.fields
    refused = await world.ben.submit(form, {field.custom_id: " \n "}).followup()
    assert "Eine Meldung braucht ein paar Worte." in refused.text
    for _ in range(5):
        await reported(world, thread, "rude")
    form = (await world.ben.choose(people, "Anna", custom_id=ReportAt(1).encode())).modal
    assert form is not None
    refused = await world.ben.submit(form, {field.custom_id: "once more"}).followup()
    assert "Du kannst 5 Meldungen am Tag schreiben." in refused.text
    assert "> once more" in refused.text


# The list of who runs the bot


async def test_who_is_barred_everywhere_is_answered_so_and_reads_what_is_stored(
    toy_world: BotWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = toy_world
    card = await opened(world, world.anna)
    monkeypatch.setenv("DATABASE", str(world.file))
    run_command("bar", world.ben.id, says="is barred")
    run_command("bar", world.ben.id, says="was barred before")
    run_command("bar", "--list", says=str(world.ben.id))
    await world.bot.barred.reread_users()
    refused = await world.ben.invoke(world.channel, "games").answer()
    assert refused.text.startswith("Die Betreiber haben entschieden, dass du diesen Bot nicht mehr benutzen")
    pressed = await world.ben.press(card, "Join").answer()
    assert pressed.text == refused.text
    shown = await world.ben.invoke(world.channel, "privacy").answer()
    export = await world.ben.press(shown, "Als Datei").answer()
    (file,) = export.images
    assert json.loads(file.content)["bar"]["rows"][0]["guild"] == 0
    run_command("unbar", world.ben.id, says="no longer barred")
    run_command("unbar", world.ben.id, says="was not barred")
    run_command("bar", "--list", says="Nobody is barred")
    await world.bot.barred.reread_users()
    await world.ben.press(card, "Join").followup()
    assert "**Ben**" in world.anna.look(card).plain_text


def run_command(*arguments: object, says: str) -> None:
    ended = CliRunner().invoke(app, [str(each) for each in arguments])
    assert ended.exit_code == 0, ended.output
    assert says in ended.output


def test_a_list_needs_a_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE", str(tmp_path / "none.sqlite3"))
    ended = CliRunner().invoke(app, ["bar", "5"])
    assert ended.exit_code == 66
    assert ended.stderr.startswith("there is no database")
    assert CliRunner().invoke(app, ["bar"]).exit_code == 2
