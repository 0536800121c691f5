import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import structs

from bot.tables.analyses import Analyses
from bot.tables.errors import Unfinished
from games.agents.analysis import Turn
from games.agents.judged import Judged, SeatAnalysis
from games.engine.table import Table
from sandbox import MessageView, User, refuse
from storage.core.rows import AGREED
from tests.support.bot_world import BotWorld, card_of
from tests.support.coin_toss import begun, over, toss
from tests.support.table_helpers import DecisionsHere, end_without_rules
from tests.toy_games import toy_games

TURNS = 4
"""Two seats guess twice."""


class Judging(DecisionsHere):
    """Judges here; counts its uses, and waits while it must."""

    def __init__(self) -> None:
        self.judged = 0
        self.may_go_on = asyncio.Event()
        self.may_go_on.set()
        self.stops_after = TURNS
        self.waits = asyncio.Event()

    async def judge(self, table: Table[Any], turn: Turn) -> Judged | None:
        if self.judged >= self.stops_after:
            self.waits.set()
            await self.may_go_on.wait()
        found = await super().judge(table, turn)
        self.judged += 1
        return found


@pytest.fixture(params=[True])
async def world(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[BotWorld]:
    with toy_games(pictures=request.param):
        async with BotWorld(tmp_path) as world:
            yield world
            assert world.sandbox.faults == []


def judging(world: BotWorld, *, stops_after: int | None = None) -> Judging:
    """The judging of positions; it stops after some turns until it may continue."""
    decisions = Judging()
    if stops_after is not None:
        decisions.stops_after = stops_after
        decisions.may_go_on.clear()
    world.replace_service("analyses", Analyses(world.store, decisions))
    return decisions


async def analysed(world: BotWorld, user: User, message: MessageView, label: str = "Analyze") -> MessageView:
    shown = await user.press(message, label).answer()
    return await user.until(lambda: user.look(shown) if user.look(shown).selects else None)


async def test_who_played_sees_the_own_seat_and_can_look_at_the_others(world: BotWorld) -> None:
    await over(world)
    shown = await analysed(world, world.anna, card_of(world, world.anna))
    assert shown.ephemeral
    table = await world.bot.tables.table(1)
    anna, ben = table.state.points
    assert f"You: {anna} point" in shown.plain_text
    assert "No single turn stands out." in shown.plain_text
    (image,) = shown.images
    assert (image.description or "").startswith("Analysis of Anna.")
    (select,) = shown.selects
    assert [option.label for option in select.options] == ["Anna", "Ben"]
    other = await world.anna.choose(shown, "1", custom_id=select.custom_id).answer()
    assert f"Ben: {ben} point" in other.plain_text
    assert "You:" not in other.plain_text
    assert (other.images[0].description or "").startswith("Analysis of Ben.")


async def test_it_is_offered_in_the_language_of_the_user_in_all_three_places(world: BotWorld) -> None:
    thread = await over(world)
    panel = world.ben.direct_messages()[-1]
    shown = await analysed(world, world.ben, panel, "Analysieren")
    assert "Du: " in shown.plain_text
    watched = await analysed(world, world.vera, world.newest(thread))
    assert watched.ephemeral
    assert "Anna: " in watched.plain_text
    assert "упущено" in watched.plain_text
    back = await world.stranger.press(card_of(world, world.stranger), "Look back").answer()
    assert "their turns gave away" in (await analysed(world, world.stranger, back)).plain_text


async def test_it_is_worked_out_once_and_kept_for_the_second_press_and_a_restart(world: BotWorld) -> None:
    await over(world)
    decisions = judging(world)
    first = await analysed(world, world.anna, card_of(world, world.anna))
    assert decisions.judged == TURNS
    again = await world.anna.press(card_of(world, world.anna), "Analyze").answer()
    assert again.plain_text == first.plain_text
    assert decisions.judged == TURNS
    await world.restart()
    decisions = judging(world)
    kept = await world.anna.press(card_of(world, world.anna), "Analyze").answer()
    assert kept.plain_text == first.plain_text
    assert decisions.judged == 0


async def test_meanwhile_it_is_shown_how_far_it_is_and_others_wait_for_the_same(world: BotWorld) -> None:
    await over(world)
    decisions = judging(world, stops_after=2)
    shown = await world.anna.press(card_of(world, world.anna), "Analyze").answer()
    await world.anna.until(lambda: "2 of 4" in world.anna.look(shown).plain_text or None)
    assert "Judging the turns: 2 of 4" in world.anna.look(shown).plain_text
    pressed = world.ben.press(card_of(world, world.ben), "Analyze")
    decisions.may_go_on.set()
    await world.anna.until(lambda: world.anna.look(shown).selects or None)
    bens = await pressed.answer()
    await world.ben.until(lambda: world.ben.look(bens).selects or None)
    assert decisions.judged == TURNS


async def test_who_waits_longer_than_discord_allows_is_notified_when_it_is_ready(world: BotWorld) -> None:
    await over(world)
    decisions = judging(world, stops_after=2)
    await world.ben.press(card_of(world, world.ben), "Analyze").answer()
    await decisions.waits.wait()
    gone = world.sandbox.inject(r"/webhooks/", refuse(50027), times=None)
    decisions.may_go_on.set()
    ready = "Die Analyse ist fertig: Münzwurf, Tisch 1."
    said = await world.ben.until(
        lambda: next((each for each in world.ben.direct_messages() if ready in each.plain_text), None)
    )
    gone.lift()
    await world.wait_until_idle()
    assert not any("analysis" in each.plain_text for each in world.anna.direct_messages())
    shown = await world.ben.press(said, "Analysieren").answer()
    assert shown.selects
    assert decisions.judged == TURNS


async def test_a_stop_in_the_middle_keeps_nothing_and_the_next_press_begins_again(world: BotWorld) -> None:
    await over(world)
    decisions = judging(world, stops_after=2)
    table = await world.bot.tables.table(1)
    waiting = asyncio.create_task(world.bot.analyses.work_out(1, table, lambda *_: None))
    await decisions.waits.wait()
    await world.bot.analyses.close()
    with pytest.raises(Unfinished):
        await waiting
    await world.restart()
    assert await world.store.results.analysis(1) == ()
    decisions = judging(world)
    await analysed(world, world.anna, card_of(world, world.anna))
    assert decisions.judged == TURNS


async def test_who_gives_up_waiting_stops_it_for_nobody_else(world: BotWorld) -> None:
    await over(world)
    decisions = judging(world, stops_after=1)
    table = await world.bot.tables.table(1)
    first, second = (
        asyncio.create_task(world.bot.analyses.work_out(1, table, lambda *_: None)) for _ in range(2)
    )
    await decisions.waits.wait()
    first.cancel()
    with pytest.raises(asyncio.CancelledError):
        await first
    decisions.may_go_on.set()
    assert [each.points for each in await second] == table.state.points


async def test_the_bot_stops_while_somebody_waits_and_tells_them(world: BotWorld) -> None:
    await over(world)
    decisions = judging(world, stops_after=1)
    shown = await world.anna.press(card_of(world, world.anna), "Analyze").answer()
    await decisions.waits.wait()
    await world.restart()
    assert "restart" in world.anna.look(shown).plain_text.lower()


async def test_a_game_ended_by_agreement_is_analysed_up_to_its_end(world: BotWorld) -> None:
    await begun(world)
    await toss(world)
    await end_without_rules(world.bot.tables, 1, AGREED)
    await world.wait_until_idle()
    decisions = judging(world)
    shown = await analysed(world, world.anna, card_of(world, world.anna))
    assert "You: " in shown.plain_text
    assert decisions.judged == TURNS // 2
    await world.anna.press(card_of(world, world.anna), "Analyze").answer()
    assert decisions.judged == TURNS // 2, "it is kept"
    kept = await world.store.results.analysis(1)
    before = [each.replace(',"stopped":true', "") for each in kept]
    assert before != list(kept)
    await world.store.results.keep_analysis(1, before)
    await analysed(world, world.anna, card_of(world, world.anna))
    assert decisions.judged == TURNS, "one that took its end for one by the rules is not"
    assert await world.store.results.analysis(1) == kept


async def test_after_three_analysed_games_all_are_advised_from_their_own_turns_alone(world: BotWorld) -> None:
    anna, ben, vera, decisions = world.anna, world.ben, world.vera, judging(world)

    def card(game: int) -> MessageView:
        return [each for each in anna.sees(world.channel) if "## " in each.plain_text][game - 1]

    for game in range(1, 4):
        await begun(world)
        for _ in range(2):
            await toss(world, game)
            await world.wait_until_idle()
        decisions.stops_after += TURNS
        shown = await analysed(world, anna, card(game))
        assert ("Only for you" in shown.plain_text) == (game == 3)
        await gave_away(world, game, [8, 1])
    shown = await analysed(world, anna, card(3))
    advice = "Only for you: in your last 3 analyzed games, guesses cost you most, about 24 of the 24 points"
    assert advice in shown.plain_text
    assert decisions.judged == 3 * TURNS, "no game is judged for it"
    (select,) = shown.selects
    other = await anna.choose(shown, "1", custom_id=select.custom_id).answer()
    assert "Only for you" not in other.plain_text
    assert "Nur für dich" not in (await analysed(world, ben, card(3))).plain_text
    assert "Только для вас" not in (await analysed(world, vera, card(3))).plain_text
    await gave_away(world, 2, [8, 1], by_others=8)
    again = await analysed(world, anna, card(3))
    assert "about 16 of the 16 points" in again.plain_text, "what others played in their seat is not theirs"


async def gave_away(world: BotWorld, game: int, lost: list[int], *, by_others: int = 0) -> None:
    """Let the stored analysis of a game say that its seats gave away points with guesses."""
    kept = await world.store.results.analysis(game)
    plays = [
        structs.replace(
            msgspec.json.decode(each, type=SeatAnalysis),
            lost=float(points),
            lost_by_part={"guess": float(points)},
            others_lost_by_part={"guess": float(by_others)} if by_others else {},
        )
        for each, points in zip(kept, lost, strict=True)
    ]
    await world.store.results.keep_analysis(game, [msgspec.json.encode(each).decode() for each in plays])
