import aiohttp
import pytest

from sandbox import Sandbox, WaitTimeout
from tests.sandbox.conftest import Club, Rest
from tests.support.sample_bot import png

SCREEN = {
    "flags": 1 << 15,
    "components": [
        {
            "type": 17,
            "components": [
                {"type": 10, "content": "## Forum Trajanum\nBy <t:1800000000:R>"},
                {"type": 14},
                {
                    "type": 12,
                    "items": [{"media": {"url": "attachment://board.png"}, "description": "Turn 3"}],
                },
                {
                    "type": 9,
                    "components": [{"type": 10, "content": "Anna"}],
                    "accessory": {"type": 2, "style": 2, "label": "Look", "custom_id": "look"},
                },
                {
                    "type": 1,
                    "components": [
                        {"type": 2, "style": 1, "label": "Go", "custom_id": "go", "emoji": {"name": "⛵"}},
                        {"type": 2, "style": 2, "label": "Undo", "custom_id": "undo", "disabled": True},
                    ],
                },
                {
                    "type": 1,
                    "components": [
                        {
                            "type": 3,
                            "custom_id": "pick",
                            "placeholder": "Choose",
                            "options": [
                                {"label": "C4", "value": "C4", "description": "Forum", "default": True},
                                {"label": "D4", "value": "D4"},
                            ],
                        }
                    ],
                },
            ],
        }
    ],
}

READ = """# Channel: games

**Tabellarius** (2027-01-15 08:00:00)
> ┌
> │ ## Forum Trajanum
> │ By 2027-01-15 08:00 UTC
> │ ---
> │ [picture board.png: Turn 3]
> │ Anna
> │ [Look]
> │ [⛵ Go] [Undo (disabled)]
> │ ▾ Choose
> │   ● C4 — Forum
> │   ○ D4
> └

**Ben** (2027-01-15 08:00:00)
> Hello @Anna
"""


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
