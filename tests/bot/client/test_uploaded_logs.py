import json
import re
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from hashlib import sha256
from pathlib import Path

import pytest

import games
from bot.clock import ManualClock
from bot.screens.history.find_moment import SCORED
from bot.screens.ids import history_ids
from bot.screens.ids.custom_id import CustomId
from bot.tables import log_reading
from bot.tables.uploaded_logs import KEPT_SECONDS, LARGEST, MOST, MOST_OF_USER, UploadedLogs
from games.engine.steps import steps_of
from games.log import decode, encode
from sandbox import Channel, Exchange, MessageView, User
from storage.core.rows import AGREED, OVER
from tests.fuzz import random_games
from tests.support.bot_world import BotWorld, past_scoring
from tests.support.coin_toss import begun, over, toss
from tests.support.games import GAMES, TESTS, is_thorough, share
from tests.support.log_files import ANOTHER, closed, earlier_log, named
from tests.support.logs_here import LogsHere
from tests.support.person import button_for
from tests.support.table_helpers import end_without_rules

NOON = 1_768_509_900.0


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock(NOON)


@pytest.fixture
async def timed(pictured_toys: None, tmp_path: Path, clock: ManualClock) -> AsyncIterator[BotWorld]:
    async with BotWorld(tmp_path, clock=clock) as world:
        yield world
        assert world.sandbox.faults == []


async def log_of(user: User, thread: Channel) -> bytes:
    (file,) = (await user.invoke(thread, "verify").answer()).images
    return file.content


async def uploaded(user: User, place: Channel, data: bytes, **options: int) -> MessageView:
    return await user.invoke(place, "history", file=data, **options).answer()


def logs(number: int) -> list[bytes]:
    game = games.find("coin_toss")
    found: dict[bytes, None] = {}
    for seed in range(20 * number):
        found[encode(random_games.play(game, seed, players=3, options=game.options(), undos=False))] = None
        if len(found) == number:
            break
    return [*found]


def reported(message: MessageView, *names: str) -> str:
    """What a page says happened, with numbers for names; without the line of who chose when."""
    lines = message.plain_text.split("\n")[1:]
    run = "\n".join(line for line in lines if not re.fullmatch(r"(\*\*[^*]+\*\*(, | and )?)+|.*<t:.*", line))
    for number, name in enumerate(names, 1):
        run = run.replace(f"**{name}**", f"**Player {number}**")
    return run


def select_of(message: MessageView, kind: type[CustomId]) -> str:
    return next(each.custom_id for each in message.selects if kind.matches(each.custom_id))


def counted(file: Path) -> list[int]:
    """How much is stored of games."""
    with closing(sqlite3.connect(file)) as connection:
        counts = (f"SELECT count(*) FROM {name}" for name in ("game", "move", "note", "result"))
        return [connection.execute(count).fetchone()[0] for count in counts]


async def test_a_log_is_gone_through_as_the_game_it_is_of_and_nothing_is_stored(tossing: BotWorld) -> None:
    thread = await begun(tossing)
    panel = await tossing.panel(tossing.anna, thread)
    await tossing.anna.press(await tossing.anna.press(panel, "Tails").answer(), "Undo").answer()
    for _ in range(2):
        await toss(tossing)
        await tossing.wait_until_idle()
    data = await log_of(tossing.anna, thread)
    last = len(steps_of(await tossing.bot.tables.table(1)))
    kept = counted(tossing.file)
    shown = await uploaded(tossing.stranger, tossing.channel, data)
    assert shown.ephemeral
    assert f"Coin Toss · from a file ({sha256(data).hexdigest()[:8]})" in shown.plain_text
    edited = await uploaded(tossing.anna, tossing.channel, b"\xef\xbb\xbf" + data.replace(b"\n", b"\r\n"))
    assert reported(edited) == reported(shown)
    assert "its draws follow from its seed" in shown.plain_text
    assert {each.label for each in shown.buttons}.isdisjoint({"Note", "Save as a file", "My notes"})
    assert button_for(shown, history_ids.PlayOnFromLog) is None, "the game was over with this step"
    for number in range(last, 0, -1):
        there = await tossing.stranger.invoke(thread, "history", step=number).answer()
        assert reported(shown) == reported(there, "Anna", "Ben")
        if number > 1:
            shown = await tossing.stranger.press(shown, "◀ Back").answer()
    assert button_for(shown, history_ids.PlayOnFromLog) is not None
    at_round = await tossing.stranger.choose(
        shown, "2", custom_id=select_of(shown, history_ids.ChooseLogStep)
    ).answer()
    assert "Round 2 of 2" in at_round.plain_text
    taken = await uploaded(tossing.anna, tossing.channel, data, step=2)
    taken = await tossing.anna.press(taken, "Show what was taken back").answer()
    assert "**Player 1**: guesses tails" in taken.plain_text
    hers = await tossing.anna.choose(
        taken, str(history_ids.AS_SEAT + 1), custom_id=select_of(taken, history_ids.ChooseLogViewer)
    ).answer()
    assert "As Player 2 saw it" in hers.plain_text
    picture = await tossing.anna.choose(
        hers, "points.1", custom_id=select_of(hers, history_ids.ChooseLogPicture)
    ).answer()
    assert (len(picture.images), "**Player 1**: guesses tails" in picture.plain_text) == (1, True)
    assert "As Player 2 saw it" in picture.plain_text
    missing = await uploaded(tossing.anna, tossing.channel, data, step=last + 1)
    assert f"The last one is {last}." in missing.plain_text
    bens = await uploaded(tossing.ben, tossing.ben.direct_channel, data, step=1)
    assert "Münzwurf · aus einer Datei" in bens.plain_text
    veras = await uploaded(tossing.vera, tossing.channel, data, step=1)
    assert "Орлянка · из файла" in veras.plain_text
    assert counted(tossing.file) == kept


async def test_moments_of_a_log_are_found_as_in_the_game_it_is_of(tossing: BotWorld) -> None:
    thread, user = await over(tossing), tossing.stranger
    data = await log_of(tossing.anna, thread)
    log, game = await uploaded(user, tossing.channel, data), await user.invoke(thread, "history").answer()
    log = await user.press(log, custom_id=button_for(log, history_ids.FindLogMoments)).answer()
    game = await user.press(game, custom_id=button_for(game, history_ids.FindMoments)).answer()

    def listed(message: MessageView, kind: type[CustomId], *names: str) -> list[tuple[str, str]]:
        (found,) = [each for each in message.selects if kind.matches(each.custom_id)]
        labels = [each.label for each in found.options]
        for number, name in enumerate(names, 1):
            labels = [label.replace(name, f"Player {number}") for label in labels]
        return [(each.value, label) for each, label in zip(found.options, labels, strict=True)]

    everybody = listed(log, history_ids.ChooseLogStep)
    assert everybody == listed(game, history_ids.ChooseStep, "Anna", "Ben")
    shown, before = log, everybody
    for kind, value in (
        (history_ids.ChooseLogMomentSeat, "1"),
        (history_ids.ChooseLogMomentKind, SCORED),
    ):
        shown = await user.choose(shown, value, custom_id=select_of(shown, kind)).answer()
        found = listed(shown, history_ids.ChooseLogStep)
        assert found != before
        before = found
    step = await user.choose(
        shown, found[0][0], custom_id=select_of(shown, history_ids.ChooseLogStep)
    ).answer()
    assert f"### Step {found[0][0]} of" in step.plain_text
    earlier = await uploaded(user, tossing.channel, earlier_log(GAMES[0]))
    assert button_for(earlier, history_ids.ShowLogStep)
    assert button_for(earlier, history_ids.FindLogMoments) is None


def refusals(data: bytes) -> dict[str, tuple[bytes, str]]:
    """Faults of a file: name -> the file, and the refusal."""
    *lines, _ = data.splitlines()
    seed = bytes(32).hex()
    damaged, none = "This log is damaged", "isn’t the log of a game"
    rules, forged = "doesn’t fit today’s rules", "isn’t genuine"
    other_side = [line.replace(b'"key":"heads"', b'"key":"tails"') for line in lines]
    flew = [line.replace(b"CoinFell", b"CoinFlew") for line in lines]
    later = [lines[0].replace(b'"options":{', b'"options":{"later":1,'), *lines[1:]]
    no_seat = [line.replace(b'"Scored","seat":1', b'"Scored","seat":7') for line in lines]
    deep = lines[1][:-1] + b',"x":' + b"[" * 9000 + b"]" * 9000 + b"}"
    bomb = json.loads(lines[-1]) | {"places": ["a/b"] * 300, "bags": [{"x": 10_000}] * 300}
    return {
        "empty": (b"", none),
        "a picture": (b"\x89PNG\r\n\x1a\n" + bytes(100), none),
        "a text": (b"{}\n{}\n{}\n", none),
        "too deep": (b"[" * 100_000 + b"\n\n\n", none),
        "another game": (data.replace(b"coin_toss", b"go_by_post", 1), "a game that I don’t know"),
        "cut": (data[: len(data) // 2], damaged),
        "without its end": (b"\n".join(lines) + b"\n", damaged),
        "altered": (data.replace(b'"heads"', b'"tails"', 1), damaged),
        "deep in a row": (closed([lines[0], deep]), damaged),
        "bags without end": (closed([*lines[:-1], json.dumps(bomb).encode()]), damaged),
        "altered with its closing line": (closed(other_side), damaged),
        "events that nobody knows": (closed(flew), damaged),
        "events of another version": (named(closed(flew), ANOTHER), rules),
        "options that nobody knows": (closed(later), damaged),
        "options of another version": (named(closed(later), None), rules),
        "an event that cannot have happened": (named(closed(no_seat), ANOTHER), damaged),
        "of another version, altered after it was closed": (
            named(data, ANOTHER).replace(b'"heads"', b'"tails"', 1),
            damaged,
        ),
        "another seed": (closed(lines, seed=seed), forged),
        "no seed at its end": (closed(lines), forged),
    }


async def test_a_damaged_log_is_refused_in_words(tossing: BotWorld, monkeypatch: pytest.MonkeyPatch) -> None:
    data = await log_of(tossing.anna, await over(tossing))
    for name, (file, word) in refusals(data).items():
        said = await uploaded(tossing.anna, tossing.channel, file)
        assert word in said.plain_text, (name, said.plain_text)
        assert said.ephemeral
        assert not said.buttons
    monkeypatch.setattr(log_reading, "MOST_ROWS", 5)
    assert "too long to check" in (await uploaded(tossing.anna, tossing.channel, data)).plain_text
    assert len(tossing.bot.logs) == 0
    damaged = data[: len(data) // 2]
    assert "beschädigt" in (await uploaded(tossing.ben, tossing.channel, damaged)).plain_text
    assert "повреждена" in (await uploaded(tossing.vera, tossing.channel, damaged)).plain_text


async def test_what_is_too_large_is_not_even_fetched_and_what_does_not_come_can_be_tried_again(
    tossing: BotWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    fetched: list[str] = []
    fetch = tossing.bot.http.get_from_cdn

    async def counting(url: str) -> bytes:
        fetched.append(url)
        return await fetch(url)

    monkeypatch.setattr(tossing.bot.http, "get_from_cdn", counting)
    large = await uploaded(tossing.anna, tossing.channel, bytes(LARGEST + 1))
    assert "too large: a log is 2 MB at most" in large.plain_text
    assert fetched == []
    (data,) = logs(1)
    asked = tossing.anna.invoke(tossing.channel, "history", file=data)
    tossing.sandbox.world.files.clear()
    assert "Discord didn’t give me the file" in (await asked.answer()).plain_text
    assert len(fetched) == 1
    assert "its draws aren’t proven" in (await uploaded(tossing.anna, tossing.channel, data)).plain_text


async def test_after_half_an_hour_or_a_restart_it_is_missing(timed: BotWorld, clock: ManualClock) -> None:
    (data,) = logs(1)
    shown = await uploaded(timed.anna, timed.channel, data)
    assert f"kept until <t:{int(NOON + KEPT_SECONDS)}:f>" in shown.text
    await clock.advance(KEPT_SECONDS - 1.0)
    back = await timed.anna.press(shown, "◀ Back").answer()
    assert "Step 2 of 3" in back.plain_text
    await clock.advance(1.0)
    gone = await timed.anna.press(shown, "◀ Back").followup()
    assert "Attach it to `/history` again" in gone.plain_text
    assert "Step 2 of 3" in timed.anna.look(shown).plain_text
    await uploaded(timed.ben, timed.channel, data)
    assert "Step 1 of 3" in (await timed.anna.press(shown, "◀ Back").answer()).plain_text
    play = await timed.anna.press(shown, "Play on from here").answer()
    await timed.restart()
    for pressed in (timed.anna.press(shown, "Next ▶"), timed.anna.press(play, "Player 1")):
        assert "Attach it to `/history` again" in (await pressed.followup()).plain_text
    bens = await uploaded(timed.ben, timed.channel, data)
    await timed.bot.erasure.erase(timed.ben.id)
    assert (
        "Häng es noch einmal an `/verlauf` an"
        in (await timed.ben.press(bens, "◀ Zurück").followup()).plain_text
    )


async def test_twenty_are_kept_and_five_of_a_person(timed: BotWorld, clock: ManualClock) -> None:
    first, *others, last = logs(MOST + 2)
    people = [timed.anna, timed.ben, timed.vera, timed.stranger]
    shown = await uploaded(timed.anna, timed.channel, first)
    for number, data in enumerate(others[: MOST_OF_USER - 1]):
        await clock.advance(1.0)
        kept = await uploaded(timed.anna, timed.channel, data)
        assert number == 0 or "Step" in kept.plain_text
    assert "Step 2" in (await timed.anna.press(shown, "◀ Back").answer()).plain_text
    await clock.advance(1.0)
    await uploaded(timed.anna, timed.channel, others[MOST_OF_USER - 1])
    gone = await timed.anna.press(shown, "◀ Back").followup()
    assert "Attach it" in gone.plain_text
    assert "Step 2" in (await timed.anna.press(kept, "◀ Back").answer()).plain_text
    oldest = await uploaded(timed.ben, timed.channel, others[MOST_OF_USER])
    for number, data in enumerate(others[MOST_OF_USER + 1 :]):
        await uploaded(people[1 + number % 3], timed.channel, data)
    assert "Schritt 2" in (await timed.ben.press(oldest, "◀ Zurück").answer()).plain_text
    extra = timed.sandbox.user("Extra")
    timed.guild.add(extra)
    for each in (first, last):
        assert "Step 3" in (await uploaded(extra, timed.channel, each)).plain_text
    assert len(timed.bot.logs) == MOST


async def test_a_log_is_checked_side_by_side_and_once_a_person_and_stops_are_said(tossing: BotWorld) -> None:
    reader = LogsHere()
    reader.may_go_on.clear()
    tossing.replace_service("logs", UploadedLogs(tossing.bot.clock, tossing.bot.happened, reader))
    one, other = logs(2)
    asked: list[Exchange] = [tossing.anna.invoke(tossing.channel, "history", file=one)]
    await reader.waits.wait()
    again = await uploaded(tossing.anna, tossing.channel, other)
    assert "still being checked" in again.plain_text
    asked.append(tossing.ben.invoke(tossing.channel, "history", file=other))
    await asked[1]
    panel = await tossing.panel(tossing.vera, await begun(tossing, tossing.vera))
    assert "загадано" in (await tossing.vera.press(panel, "Орёл").answer()).plain_text
    assert reader.read_logs == 1, "one log after another"
    reader.may_go_on.set()
    assert "Step 3" in (await asked[0].answer()).plain_text
    assert "Schritt 3" in (await asked[1].answer()).plain_text
    reader.may_go_on.clear()
    reader.waits.clear()
    last = tossing.anna.invoke(tossing.channel, "history", file=one)
    await reader.waits.wait()
    await tossing.restart()
    assert "try again" in (await last.answer()).plain_text


async def test_one_plays_on_from_a_log_where_tables_stand_or_in_direct_messages(tossing: BotWorld) -> None:
    thread = await over(tossing)
    data, log = await log_of(tossing.anna, thread), await tossing.bot.store.moves(1)
    shown = await uploaded(tossing.stranger, tossing.channel, data, step=2)
    asked = await tossing.stranger.press(shown, "Play on from here").answer()
    promised = tossing.bot.play_on.promised_commitment(tossing.stranger.id)
    assert "Play on from step 2." in asked.plain_text
    assert f"`{promised}`" in asked.text
    begins = tossing.stranger.press(asked, "Player 2")
    assert "has begun" in (await begins.answer()).plain_text
    panel = await begins.followup()
    await tossing.wait_until_idle()
    row = await tossing.bot.play_on.running_practice(tossing.stranger.id)
    assert row is not None
    digest = sha256(data).hexdigest()
    assert (row.commitment, row.origin_file, row.guild) == (promised, digest, tossing.guild.id)
    place = next(each for each in tossing.stranger.threads(tossing.channel) if each.id == row.thread)
    verified = await tossing.stranger.invoke(place, "verify").answer()
    assert "of an attached log" in verified.plain_text
    assert digest in verified.plain_text
    await tossing.stranger.press(await past_scoring(tossing.stranger, panel), "Heads").answer()
    await tossing.wait_until_idle()
    assert (await tossing.bot.store.game(row.id)).stage == OVER
    bens = await uploaded(tossing.ben, tossing.ben.direct_channel, data, step=1)
    asked = await tossing.ben.press(bens, "Von hier weiterspielen").answer()
    assert "deshalb steht er in deinen Direktnachrichten" in asked.plain_text
    await tossing.ben.press(asked, "Spieler 1").answer()
    await tossing.wait_until_idle()
    row = await tossing.bot.play_on.running_practice(tossing.ben.id)
    assert row is not None
    assert (row.origin_file, row.in_direct_messages) == (digest, True)
    assert await tossing.bot.store.moves(1) == log


async def test_a_running_game_has_no_log_and_one_ended_by_agreement_is_opened(tossing: BotWorld) -> None:
    thread = await begun(tossing)
    assert (await tossing.anna.invoke(thread, "verify").answer()).images == ()
    await toss(tossing)
    await end_without_rules(tossing.bot.tables, 1, AGREED)
    await tossing.wait_until_idle()
    data = await log_of(tossing.anna, thread)
    shown = await uploaded(tossing.vera, tossing.channel, data)
    assert "Шаг 2 из 2" in shown.plain_text
    assert button_for(shown, history_ids.PlayOnFromLog) is not None


async def test_a_server_without_the_bot_is_a_place_for_it_too(tossing: BotWorld) -> None:
    guild = tossing.sandbox.guild("Elsewhere", locale="en-US")
    guild.kick_bot()
    guild.add(tossing.anna)
    chat = guild.text_channel("chat")
    tossing.anna.installed = True
    (data,) = logs(1)
    shown = await uploaded(tossing.anna, chat, data, step=2)
    asked = await tossing.anna.press(shown, "Play on from here").answer()
    assert "it will be in your direct messages" in asked.plain_text
    assert chat.messages == []


@pytest.mark.parametrize("name", share(GAMES, 1))
async def test_a_log_of_each_game_is_gone_through(tmp_path: Path, name: str) -> None:
    data = (TESTS / "logs" / name / "2_players.jsonl").read_bytes()
    last = len(steps_of(decode(data).table()))
    first = 1 if is_thorough() else last - 2
    async with BotWorld(tmp_path) as world:
        users = (world.anna, world.ben, world.vera)
        for user in users if is_thorough() else (users[GAMES.index(name) % len(users)],):
            shown = await uploaded(user, world.channel, data, step=first)
            for number in range(first + 1, last + 1):
                shown = await user.press(shown, shown.buttons[2].label).answer()
                assert re.search(rf"\b{number} \w+ {last}\b", shown.plain_text)
        assert world.sandbox.faults == []
