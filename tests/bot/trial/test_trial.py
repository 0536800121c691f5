import socket
from pathlib import Path

import pytest
from yarl import URL

from bot.clock import ManualClock
from bot.trial.trial import VISITOR, NotStarted, Trial
from sandbox import User, refuse
from tests.support.games import STORY_GAME


async def test_a_bot_that_does_not_start_says_why_at_once(tmp_path: Path) -> None:
    trial = Trial(tmp_path / "trial.sqlite3")
    trial.sandbox.inject("GET /oauth2/applications/@me", refuse(50001))
    with pytest.raises(NotStarted, match="Missing Access"):
        async with trial.open():
            pytest.fail("it started")


async def test_a_damaged_database_is_reported_at_once(tmp_path: Path) -> None:
    database = tmp_path / "trial.sqlite3"
    async with Trial(database, ManualClock()).open():
        pass
    database.write_text("no database at all" * 100)
    with pytest.raises(NotStarted, match="not a database"):
        async with Trial(database, ManualClock()).open():
            pytest.fail("it started")


async def test_whoever_opens_the_trial_finds_a_greeting_and_plays_by_one_press(tmp_path: Path) -> None:
    trial = Trial(tmp_path / "trial.sqlite3")
    async with trial.open():
        (greeting,) = trial.games.messages
        assert [button.label for button in greeting.buttons][:2] == ["Guided game", "Play now"]
        assert greeting.images
        await trial.stop_bot()
        await trial.start_bot()
        account = next(each for each in trial.sandbox.world.accounts.values() if each.name == VISITOR)
        visitor = User(trial.sandbox.world, account, trial.sandbox)
        thread = await trial.play(visitor, "")
        assert thread == await trial.play(visitor, "")
        assert visitor.threads(trial.games) == [thread]
        assert visitor.last(thread).ephemeral
        assert len([message for message in trial.games.messages if message.images]) == 1
        assert trial.sandbox.faults == []


async def test_a_visitor_sets_up_a_forum_for_tables_and_finds_a_post_there(tmp_path: Path) -> None:
    trial = Trial(tmp_path / "trial.sqlite3")
    async with trial.open():
        visitor = trial.user(VISITOR)
        (club,) = trial.sandbox.guilds
        (forum,) = club.forums
        view = await visitor.invoke(trial.games, "setup").answer()
        view = await visitor.press(view, "Channel").answer()
        view = await visitor.choose(view, forum).answer()
        assert forum.tags == ["Open", "Running", "Finished"]
        said = visitor.invoke(trial.games, "play", game=STORY_GAME)
        assert "Your table is open" in (await said.answer()).text
        await said.followup()
        (post,) = visitor.threads(forum)
        assert post.tags == ["Open"]
        assert trial.sandbox.faults == []


async def test_the_page_offers_every_game_to_be_played_or_demonstrated(toys: None, tmp_path: Path) -> None:
    trial = Trial(tmp_path / "trial.sqlite3")
    async with trial.open():
        play, demonstration, _ = trial.page.actions.values()
        assert ("harbour", "Harbour") in play.choices
        assert ("4 harbour", "Harbour, a choice every four seconds") in demonstration.choices
        visitor = trial.user(VISITOR)
        thread = await trial.play(visitor, "harbour")
        assert thread.name.startswith("Harbour · ")
        assert thread == await trial.play(visitor, "harbour")
        assert (await trial.play(visitor, "coin_toss")).name.startswith("Coin Toss · ")
        shown = await trial.start_demonstration("coin_toss")
        assert shown.name.startswith("Coin Toss · ")
        assert trial.sandbox.faults == []


async def opened(folder: Path, port: int = 0) -> URL:
    """The address of a trial that is started and stopped."""
    async with Trial(folder / "trial.sqlite3", ManualClock()).open(port=port) as trial:
        return URL(trial.page.address)


async def test_the_address_is_the_same_after_the_next_start(tmp_path: Path) -> None:
    assert await opened(tmp_path) == await opened(tmp_path)
    assert (tmp_path / "trial.address").stat().st_mode & 0o777 == 0o600


async def test_where_another_program_has_the_port_only_that_is_another_one(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    before = await opened(tmp_path)
    with socket.create_server(("127.0.0.1", before.port or 0)):
        after = await opened(tmp_path)
    assert after.port != before.port
    assert after.query == before.query
    assert f"Port {before.port} is taken" in caplog.text
    assert await opened(tmp_path) == after


async def test_a_port_that_is_demanded_is_taken_or_the_trial_does_not_start(tmp_path: Path) -> None:
    before = await opened(tmp_path)
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with pytest.raises(Exception, match="in use"):
            await opened(tmp_path, port)
    assert (await opened(tmp_path, port)).port == port
    assert before.port != port


async def test_a_damaged_address_is_replaced(tmp_path: Path) -> None:
    (tmp_path / "trial.address").write_text("{")
    assert await opened(tmp_path) == await opened(tmp_path)
