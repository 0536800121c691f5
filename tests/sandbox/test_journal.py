import io
import resource
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import pairwise
from pathlib import Path

import discord
import pytest

from sandbox import Bounds, JournalDamaged, JournalInUse, Sandbox
from sandbox.actors.transcript import user_transcript
from sandbox.world.journal import FORMAT, read
from sandbox.world.world import World
from tests.sandbox.conftest import Club, connected
from tests.support.kept_world import as_kept, comparable
from tests.support.sample_bot import SampleBot, board, png
from tests.support.sample_bot import card as card_view

NOW = time.time()


@asynccontextmanager
async def kept(journal: Path, *, later: float = 0.0) -> AsyncIterator[tuple[Club, SampleBot]]:
    """The club of a sandbox with a journal, and its bot; the club is made at the first start."""
    async with Sandbox(clock=lambda: NOW + later, journal=journal) as sandbox:
        if not sandbox.guilds:
            guild = sandbox.guild("Club", locale="de")
            guild.add(sandbox.user("Anna", locale="en-GB"), sandbox.user("Ben", locale="ru"))
            guild.text_channel("games")
        (guild,) = sandbox.guilds
        (games,) = guild.text_channels
        anna, ben = sandbox.users
        async with connected(sandbox) as bot:
            yield Club(sandbox, guild, games, anna, ben), bot
            assert bot.errors == []


async def play(club: Club, bot: SampleBot) -> AsyncIterator[str]:
    """Change all that can change in a world, step by step; each ends with a request of the bot."""

    async def done(step: str) -> str:
        await bot.application_info()
        return step

    card = await club.anna.invoke(club.games, "play", game="carthage").answer()
    yield await done("a table with a picture")
    await club.ben.press(card, "Join").answer()
    yield await done("a reply for one user")
    await club.anna.invoke(club.games, "mine").followup()
    yield await done("a deferred reply")
    await club.anna.choose(card, "C4")
    yield await done("an edited message")
    club.ben.write(club.games, "Hello")
    club.games.delete_message(club.ben.last(club.games))
    yield await done("a deleted message")
    await club.anna.invoke(club.games, "greet", who=club.ben).answer()
    club.anna.direct_messages_open = False
    yield await done("a mention, and closed direct messages")
    for name in ("coin", "gold"):
        club.sandbox.emoji(name, png())
    club.sandbox.delete_emoji("coin")
    yield await done("emojis")
    channel = await bot.fetch_channel(club.games.id)
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.get_partial_message(card.id).create_thread(name="A game")
    await thread.send(view=card_view(9), file=board())
    (seen,) = club.ben.threads(club.games)
    seen.archive(locked=True)
    yield await done("a thread")
    await (await bot.fetch_user(club.ben.id)).send("Your turn")
    yield await done("a direct message")
    club.guild.remove(club.anna)
    club.games.deny("send_messages")
    yield await done("a user who left, and a denied permission")
    club.sandbox.advance(3600)
    club.guild.text_channel("lobby").delete()
    yield await done("later, a channel that came and went")


async def test_a_world_is_there_after_the_next_start(tmp_path: Path) -> None:
    journal = tmp_path / "club.world"
    async with kept(journal) as (club, bot):
        async for step in play(club, bot):
            assert comparable(as_kept(journal)) == comparable(club.sandbox.world), step
        before = comparable(club.sandbox.world)
        time_before = club.sandbox.world.now()
    world = as_kept(journal)
    assert comparable(world) == before
    assert world.kept_until == time_before


async def test_its_messages_can_be_pressed_under_another_address(tmp_path: Path) -> None:
    async with kept(tmp_path / "club.world") as (club, _):
        base = club.sandbox.address
        card = await club.anna.invoke(club.games, "play", game="carthage").answer()
    async with kept(tmp_path / "club.world", later=60) as (club, _):
        assert club.sandbox.address != base
        found = club.anna.look(card)
        assert found.images[0].content == png()
        assert found.images[0].url.startswith(club.sandbox.address)
        assert base not in repr(found)
        assert (await club.ben.press(found, "Join").answer()).text == "You sit at table 7."
        assert (await club.anna.invoke(club.games, "play", game="forum").answer()).id > card.id


async def test_a_reply_that_can_no_longer_be_filled_is_gone(tmp_path: Path) -> None:
    journal = tmp_path / "club.world"
    async with kept(journal) as (club, bot):
        club.anna.invoke(club.games, "hold")
        await (await bot.held.get()).response.defer(thinking=True)
        assert club.anna.last(club.games).thinking
    async with kept(journal, later=60) as (club, _):
        assert club.anna.sees(club.games) == []


async def test_pictures_that_no_message_shows_any_more_are_not_kept(tmp_path: Path) -> None:
    journal = tmp_path / "club.world"
    async with kept(journal) as (club, _):
        card = await club.anna.invoke(club.games, "play", game="carthage").answer()
        await club.anna.choose(card, "C4")
        club.games.delete_message(card)
    async with kept(journal, later=60) as (club, _):
        assert club.sandbox.world.files == {}


async def test_a_write_that_was_cut_short_leaves_the_world_before_it(tmp_path: Path) -> None:
    journal, cut = tmp_path / "club.world", tmp_path / "cut.world"
    async with kept(journal) as (club, bot):
        worlds = [(journal.stat().st_size, comparable(club.sandbox.world)) async for _ in play(club, bot)]
    content = journal.read_bytes()
    for size, world in worlds[1:]:
        cut.write_bytes(content[:size])
        assert comparable(as_kept(cut)) == world
        for missing in (1, 11, 12, 13, 40):
            cut.write_bytes(content[: size - missing])
            as_kept(cut)


async def test_damage_is_reported_and_leaves_the_file_as_it_is(tmp_path: Path) -> None:
    journal = tmp_path / "club.world"
    async with kept(journal) as (club, bot):
        async for _ in play(club, bot):
            pass
    content = journal.read_bytes()
    for at in [*range(60), *range(60, len(content), 997)]:
        damaged = content[:at] + bytes([content[at] ^ 0x10]) + content[at + 1 :]
        journal.write_bytes(damaged)
        with pytest.raises(JournalDamaged, match=r"club\.world"):
            async with Sandbox(journal=journal):
                pytest.fail("it started")
        assert journal.read_bytes() == damaged
    for begin in (b"", FORMAT, content[: len(FORMAT) + 30]):
        journal.write_bytes(begin)
        with pytest.raises(JournalDamaged):
            async with Sandbox(journal=journal):
                pytest.fail("it started")
    journal.write_bytes(content)
    async with kept(journal, later=60) as (club, _):
        assert club.games.messages


async def test_a_journal_is_open_once(tmp_path: Path) -> None:
    async with kept(tmp_path / "club.world"):
        with pytest.raises(JournalInUse):
            async with Sandbox(journal=tmp_path / "club.world"):
                pytest.fail("it started")
    async with kept(tmp_path / "club.world", later=60):
        pass


async def test_what_a_full_disk_refused_comes_later(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    journal = tmp_path / "club.world"
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    async with kept(journal) as (club, _):
        size = journal.stat().st_size
        resource.setrlimit(resource.RLIMIT_FSIZE, (size + 100, limits[1]))
        try:
            card = await club.anna.invoke(club.games, "play", game="carthage").answer()
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        assert "cannot be written" in caplog.text
        assert comparable(as_kept(journal)) != comparable(club.sandbox.world)
        club.sandbox.advance(60)
        await club.ben.press(card, "Join").answer()
        assert comparable(as_kept(journal)) == comparable(club.sandbox.world)


async def test_a_grown_journal_is_written_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sandbox.world.journal.REWRITE_ABOVE", 10_000)
    journal = tmp_path / "club.world"
    async with kept(journal) as (club, bot):
        sizes: list[int] = []
        card = await club.anna.invoke(club.games, "mine").answer()
        for space in ("C4", "D4", "E5") * 8:
            club.sandbox.emoji(f"{space}_{len(sizes)}", b"\x89PNG" * 100)
            club.sandbox.delete_emoji(f"{space}_{len(sizes)}")
            await club.ben.invoke(club.games, "play", game="carthage").answer()
            club.games.delete_message(club.ben.last(club.games))
            sizes.append(journal.stat().st_size)
        await bot.application_info()
        assert any(later < earlier for earlier, later in pairwise(sizes))
        assert club.anna.look(card).text
        assert comparable(as_kept(journal)) == comparable(club.sandbox.world)


async def test_a_world_with_more_pictures_than_are_kept_is_small_after_the_next_start(tmp_path: Path) -> None:
    journal, picture = tmp_path / "club.world", png() + 1_000_000 * b"\0"
    async with Sandbox(clock=lambda: NOW, journal=journal) as sandbox, connected(sandbox) as bot:
        games = sandbox.guild("Club").text_channel("games")
        channel = await bot.fetch_channel(games.id)
        assert isinstance(channel, discord.TextChannel)
        for n in range(10):
            await channel.send(str(n), file=discord.File(io.BytesIO(picture), "board.png"))
    assert journal.stat().st_size > 10_000_000
    bounds = Bounds(picture_bytes=2_500_000)
    async with Sandbox(clock=lambda: NOW, journal=journal, bounds=bounds) as sandbox:
        assert 2_000_000 < journal.stat().st_size < 3_000_000
        (games,) = sandbox.guilds[0].text_channels
        kept = [bool(each.images[0].content) for each in games.messages]
        assert kept == [*8 * [False], True, True]


def test_a_world_that_an_earlier_version_kept_is_read() -> None:
    world = World()
    read(Path(__file__).parent / "kept_1.world", world)
    (anna, ben) = [each for each in world.accounts.values() if each not in (world.bot, world.owner)]
    assert (anna.name, anna.direct_messages_open, ben.locale) == ("Anna", False, "ru")
    seen = user_transcript(world, ben)
    assert "An envoy goes to C4." in seen
    assert "[picture board.png: An empty board]" in seen
    assert "Your turn" in seen


async def test_a_journal_is_its_owners_alone_whatever_a_kill_left(tmp_path: Path) -> None:
    half_written = tmp_path / "games.new"
    half_written.touch(0o644)
    async with kept(tmp_path / "games.world"):
        pass
    assert modes(tmp_path) == {"games.world": "0o600", "games.lock": "0o600"}


def modes(folder: Path) -> dict[str, str]:
    return {file.name: oct(file.stat().st_mode & 0o777) for file in folder.iterdir()}
