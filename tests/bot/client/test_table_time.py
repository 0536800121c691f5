from bot.screens.ids.lobby_ids import SetPace
from sandbox import Channel, MessageView, User
from tests.support.bot_world import BotWorld, add_computer

SUCCESS = 3
"""The style of an active button."""

HOW_MUCH = "How much time?"


def chosen(message: MessageView) -> list[str]:
    paces = [button for button in message.buttons if SetPace.matches(button.custom_id)]
    return [button.label for button in paces if button.style == SUCCESS]


async def test_the_host_chooses_a_pace_by_name_and_the_card_says_so(world: BotWorld) -> None:
    card = await world.card(world.ben)
    assert "Time: Relaxed (5 days to start with, 1 more with each turn, never more than 10)" in card.text
    options = await world.anna.press(card, "Options").answer()
    assert "How long you have for your turns." in options.text
    assert chosen(options) == ["Relaxed"]
    options = await world.anna.press(options, "Brisk").answer()
    assert chosen(options) == ["Brisk"]
    await world.anna.until(lambda: "Time: Brisk" in world.anna.look(card).text)
    await world.anna.press(world.anna.look(card), "Start").answer()
    assert "Time: Brisk" in world.anna.look(card).text
    assert {each.pace for each in await world.store.timing.waits(1)} == {"brisk"}


async def test_behind_more_are_the_numbers_and_the_other_paces(world: BotWorld) -> None:
    card = await world.card(world.ben)
    options = await world.anna.press(card, "Options").answer()
    more = await world.anna.press(options, "More …").answer()
    assert "Relaxed: 5 days to start with, 1 more with each turn, never more than 10" in more.text.replace(
        "**", ""
    )
    plain = "8 hours a turn, 24 hours a turn, 48 hours a turn and 7 days a turn: the same for every turn"
    assert plain in more.text.replace("**", "")
    more = await world.anna.choose(more, "24 hours a turn", placeholder=HOW_MUCH).answer()
    more = await world.anna.press(more, "When late: the others decide").answer()
    more = await world.anna.press(more, "Vacations stop the clock: on").answer()
    await world.anna.until(
        lambda: (
            "Time: 24 hours a turn (the same for every turn; unused time doesn’t carry over), "
            "a computer player moves for late players, vacations don’t stop the clock"
            in world.anna.look(card).text
        )
    )
    options = await world.anna.press(more, "Back").answer()
    assert chosen(options) == ["24 hours a turn"]
    options = await world.anna.press(options, "No deadlines").answer()
    assert chosen(options) == ["No deadlines"]
    await world.anna.until(lambda: "Time: No deadlines" in world.anna.look(card).text)
    more = await world.anna.press(options, "More …").answer()
    assert [button.label for button in more.buttons] == ["Back"]


async def test_only_the_host_sets_the_time_and_only_before_the_start(world: BotWorld) -> None:
    card = await world.card(world.ben)
    options = await world.anna.press(card, "Options").answer()
    await world.anna.press(world.anna.look(card), "Start").answer()
    refused = await world.anna.press(options, "Brisk").followup()
    assert refused.text == "This game has already begun."
    assert "Time: Relaxed" in world.anna.look(card).text


# Another pace by agreement

TOY = "coin_toss"


async def toy_table(world: BotWorld, *guests: User) -> Channel:
    return await world.start_table(await world.card(*guests, game=TOY))


async def propose(world: BotWorld, thread: Channel, pace: str = "Brisk") -> MessageView:
    choices = await world.anna.invoke(thread, "pace").answer()
    assert choices.ephemeral
    shown = await world.anna.choose(choices, pace, placeholder=HOW_MUCH).answer()
    assert shown.text.startswith(f"I’m asking the others in the thread: **{pace}** (")
    await world.wait_until_idle()
    return world.newest(thread)


async def test_another_pace_holds_from_the_next_turn_on_once_all_agree(toy_world: BotWorld) -> None:
    world = toy_world
    card = await world.card(world.ben, world.vera, game=TOY)
    thread = await world.start_table(card)
    proposal = await propose(world, thread)
    assert proposal.content.splitlines() == [
        "Coin Toss, table 1: **Anna** proposes a different pace: **Brisk** (3 days to start with, 8 more "
        "hours with each turn, never more than 5 days). It takes effect on everybody’s next turn, "
        "once all have agreed.",
        f"✅ **Anna** · still to answer: {world.ben.mention} and {world.vera.mention}",
    ]
    proposal = await world.ben.press(proposal, "Agree").answer()
    assert proposal.content.endswith(f"✅ **Anna** and **Ben** · still to answer: {world.vera.mention}")
    assert (await world.store.game(1)).pace == "reserve"
    await world.wait_until_idle()
    before = await world.store.timing.waits(1)
    proposal = await world.vera.press(proposal, "Agree").answer()
    assert proposal.content.startswith("New pace, starting with everybody’s next turn: **Brisk** (")
    assert proposal.buttons == ()
    assert await world.store.timing.waits(1) == before
    await world.sandbox.until(lambda: "Time: Brisk" in world.anna.look(card).text)
    for user in (world.anna, world.ben, world.vera):
        panel = await user.invoke(thread, "move").answer()
        await user.press(panel, panel.buttons[0].label).answer()
    assert {(each.pace, each.left) for each in await world.store.timing.waits(1)} == {("brisk", 3 * 86400.0)}


async def test_one_who_would_rather_not_is_enough(toy_world: BotWorld) -> None:
    world = toy_world
    thread = await toy_table(world, world.ben, world.vera)
    proposal = await propose(world, thread)
    proposal = await world.ben.press(proposal, "I’d rather not").answer()
    assert proposal.content == "The pace stays as it is. Against “Brisk”: **Ben**."
    assert (await world.store.game(1)).pace == "reserve"


async def test_a_later_proposal_replaces_an_earlier_one(toy_world: BotWorld) -> None:
    world = toy_world
    thread = await toy_table(world, world.ben)
    first = await propose(world, thread)
    second = await propose(world, thread, "No deadlines")
    (first,) = [each for each in thread.messages if each.id == first.id]
    assert first.content == "“Brisk” was proposed here, but there has been another proposal since."
    assert first.buttons == ()
    await world.ben.press(second, "Agree").answer()
    assert (await world.store.game(1)).pace == "none"


async def test_who_plays_alone_changes_the_pace_at_once(toy_world: BotWorld) -> None:
    world = toy_world
    card = await world.card(game=TOY)
    await add_computer(world.anna, card)
    thread = await world.start_table(world.anna.look(card))
    before = thread.messages
    choices = await world.anna.invoke(thread, "pace").answer()
    shown = await world.anna.choose(choices, "8 hours a turn", placeholder=HOW_MUCH).answer()
    assert shown.text.startswith("New pace, starting with everybody’s next turn: **8 hours a turn** (")
    await world.wait_until_idle()
    assert [each.id for each in thread.messages] == [each.id for each in before]
    assert (await world.store.game(1)).pace == "h8"


async def test_what_cannot_be_proposed_is_said(toy_world: BotWorld) -> None:
    world = toy_world
    card = await world.card(world.ben, game=TOY)
    refused = await world.anna.invoke(world.channel, "pace").answer()
    assert refused.text == "There’s no table here. Use this in the thread of a game, or use `/games`."
    thread = await world.start_table(card)
    refused = await world.vera.invoke(thread, "pace").answer()
    assert refused.text == "Вы не играете за этим столом."
    proposal = await propose(world, thread)
    refused = await world.vera.press(proposal, "Agree").followup()
    assert refused.text == "Вы не играете за этим столом."
    choices = await world.anna.invoke(thread, "pace").answer()
    refused = await world.anna.choose(choices, "Relaxed", placeholder=HOW_MUCH).followup()
    assert refused.text == "This table already has that pace."


async def test_a_proposal_is_asked_once_and_survives_a_restart(toy_world: BotWorld) -> None:
    world = toy_world
    thread = await toy_table(world, world.ben)
    proposal = await propose(world, thread)
    count = len(thread.messages)
    await world.restart()
    await world.wait_until_idle()
    assert len(thread.messages) == count
    answered = await world.ben.press(proposal, "Agree").answer()
    assert answered.content.startswith("New pace")
