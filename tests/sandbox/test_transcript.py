import json
from pathlib import Path

import aiohttp
import pytest

from sandbox import Sandbox, WaitTimeout
from tests.sandbox.conftest import Club, Rest
from tests.support.sample_bot import png

SCREEN = json.loads(Path(__file__).with_name("screen.json").read_text("utf-8"))

READ = Path(__file__).with_name("transcript.txt").read_text("utf-8")


async def test_a_transcript_shows_every_component() -> None:
    async with Sandbox(clock=lambda: 1_800_000_000.0) as sandbox, aiohttp.ClientSession() as session:
        anna, ben = sandbox.user("Anna"), sandbox.user("Ben")
        guild = sandbox.guild("Club")
        guild.add(anna, ben)
        games = guild.text_channel("games")
        await Rest(sandbox, session)("POST", f"/channels/{games.id}/messages", SCREEN, {"board.png": png()})
        ben.write(games, f"Hello {anna.mention}")
        assert games.transcript() == READ
        assert anna.transcript() == READ


async def test_a_wait_that_times_out_describes_the_situation(club: Club, rest: Rest) -> None:
    await rest("POST", f"/channels/{club.games.id}/messages", {"content": "x" * 2001})
    club.ben.write(club.games, "Hello")
    with pytest.raises(WaitTimeout) as raised:
        await club.anna.until(lambda: club.anna.find(club.games, "Good morning"), within=0.01)
    text = str(raised.value)
    assert "**Ben**" in text
    assert "> Hello" in text
    assert "messages -> 400 (50035)" in text
    assert "content: Must be 2000 or fewer in length." in text


def test_places_are_named(club: Club) -> None:
    link = f"https://discord.com/channels/{club.guild.id}/{club.games.id}"
    club.anna.write(club.games, f"In <#{club.games.id}>, that is {link}, at {link}/1, not in {link[:-3]}/2")
    assert f"> In #games, that is #games, at #games, not in {link[:-3]}/2" in club.games.transcript()
