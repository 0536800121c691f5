import games
from bot.locales import game_words
from bot.screens.ids.help_ids import ReadGlossaryHere, ReadHelp, ReadHelpHere, ReadRule
from games.game import Help
from sandbox import Channel, MessageView, User
from tests.support.bot_world import BotWorld, pick
from tests.support.games import STORY_GAME

TOY = "coin_toss"

CHAPTERS = "Rules by chapter"


def help_of(game: str) -> Help:
    found = games.find(game).help
    assert found is not None
    return found


def tip(game: str, prompt: str, locale: str = "en") -> str:
    """The small line below a question."""
    return f"-# {game_words(locale, game).text(help_of(game).tips[prompt])}"


def title(helped: MessageView) -> str:
    return helped.plain_text.splitlines()[0]


async def test_help_is_the_same_in_threads_channels_direct_messages_and_panels(world: BotWorld) -> None:
    thread = await world.table(world.ben)
    anna = world.anna
    shown = [
        *[
            await anna.invoke(channel, "help").answer()
            for channel in (thread, world.channel, anna.direct_channel)
        ],
        await anna.press(world.newest(thread), "Help").answer(),
    ]
    assert all(helped.ephemeral for helped in shown)
    assert len({helped.text for helped in shown}) == 1
    lines = shown[0].plain_text.splitlines()
    assert lines[:2] == ["## Forum Trajanum", "**The game in six lines**"]
    assert [line[:3] for line in lines[2:8]] == [f"{number}. " for number in range(1, 7)]
    assert "**How to play here**" in lines


async def test_chapters_are_read_in_one_message(world: BotWorld) -> None:
    helped = await world.ben.invoke(world.channel, "help").answer()
    chapters = help_of(STORY_GAME).chapters
    pages = next(each for each in helped.selects if ReadHelp.matches(each.custom_id))
    assert [option.value for option in pages.options][1:-1] == [chapter.name for chapter in chapters]
    words = game_words("de", STORY_GAME)
    for chapter in (chapters[0], chapters[-1]):
        read = await world.ben.choose(helped, chapter.name, custom_id=pages.custom_id).answer()
        assert read.id == helped.id
        assert title(read) == f"## {words.text(chapter.title)}"
        assert words.text(chapter.paragraphs[0]) in read.plain_text
        shown = read.select(pages.custom_id).options
        assert [option.value for option in shown if option.default] == [chapter.name]
    here = await world.ben.choose(helped, "Spielen auf Discord", custom_id=pages.custom_id).answer()
    assert "Wie man hier spielt" in here.plain_text
    topics = here.select(pages.custom_id).options
    assert len(topics) == 2 + 12
    read = await world.ben.choose(here, "Befehle", custom_id=pages.custom_id).answer()
    assert "`/zug`" in read.plain_text
    assert [option.label for option in read.select(pages.custom_id).options if option.default] == ["Befehle"]
    back = await world.ben.choose(helped, "Übersicht", custom_id=pages.custom_id).answer()
    assert back.text == helped.text


async def test_a_panel_explains_what_is_asked_now_and_comes_back(world: BotWorld) -> None:
    thread = await world.table(world.ben)
    panel = await world.panel(world.anna, thread)
    explained = await world.anna.press(panel, "Help").answer()
    assert explained.id == panel.id
    first = title(explained)
    assert first in panel.plain_text
    about = help_of(STORY_GAME)
    words = game_words("en", STORY_GAME)
    assert all(words.text(each) in explained.plain_text for each in about.questions["crane"])
    assert explained.plain_text.count(tip(STORY_GAME, "crane")) == 1
    back = await world.anna.press(explained, "Back to the game").answer()
    assert back.id == panel.id
    assert panel.plain_text.startswith(back.plain_text)
    pressed = pick(world.anna, back)
    assert pressed is not None
    now = await pressed.answer()
    later = await world.anna.press(now, "Help").answer()
    assert title(later) in now.plain_text
    assert title(later) != first
    chapters = help_of(STORY_GAME).chapters
    read = await world.anna.choose(later, chapters[1].name, placeholder=CHAPTERS).answer()
    assert title(read) == f"## {words.text(chapters[1].title)}"
    back = await world.anna.press(read, "Back to the game").answer()
    assert back.plain_text == now.plain_text


async def test_help_that_was_left_open_goes_back_to_what_is_asked_by_then(world: BotWorld) -> None:
    thread = await world.table(world.ben)
    explained = await world.anna.press(await world.panel(world.anna, thread), "Help").answer()
    elsewhere = pick(world.anna, await world.panel(world.anna, thread))
    assert elsewhere is not None
    now = await elsewhere.answer()
    back = await world.anna.press(explained, "Back to the game").answer()
    assert "The table has moved on." in back.plain_text
    assert [each.label for each in back.buttons] == [each.label for each in now.buttons]


async def test_what_the_symbols_stand_for_is_behind_help(world: BotWorld) -> None:
    thread = await world.table(world.ben)
    explained = await world.ben.press(await world.panel(world.ben, thread), "Hilfe").answer()
    shown = await world.ben.press(explained, "Symbole").answer()
    assert shown.id == explained.id
    assert title(shown) == "## Symbole"
    words, said = game_words("de", STORY_GAME), []
    pages = [button for button in shown.buttons if ReadGlossaryHere.matches(button.custom_id)]
    for button in pages:
        if not button.disabled:
            shown = await world.ben.press(shown, custom_id=button.custom_id).answer()
        said.append(shown.plain_text)
    text = "\n".join(said) or shown.plain_text
    for part in help_of(STORY_GAME).glossary:
        assert f"**{words(f'help-{part.chapter}')}**" in text
        assert all(words.text(name) in text for name in part.names)
    chapter = help_of(STORY_GAME).chapters[0]
    chapters = next(each for each in shown.selects if ReadHelpHere.matches(each.custom_id))
    read = await world.ben.choose(shown, chapter.name, custom_id=chapters.custom_id).answer()
    assert title(read) == f"## {words.text(chapter.title)}"


async def test_a_panel_explains_itself_in_a_direct_message_too(world: BotWorld) -> None:
    await world.table(world.ben)
    asked = world.ben.direct_messages()[-1]
    explained = await world.ben.press(asked, "Hilfe").answer()
    assert explained.id == asked.id
    assert title(explained) in asked.plain_text
    back = await world.ben.press(explained, "Zurück zum Spiel").answer()
    assert [each.label for each in back.buttons][:4] == [each.label for each in asked.buttons][:4]


async def test_who_is_asked_nothing_gets_the_overview(world: BotWorld) -> None:
    thread = await world.table(world.ben)
    panel = await world.play_through(thread, world.anna)
    helped = await world.anna.press(panel, "Help").answer()
    assert title(helped) == "## Forum Trajanum"


async def test_tips_are_switched_off_and_on_for_oneself(world: BotWorld) -> None:
    thread = await world.table(world.ben)
    line = tip(STORY_GAME, "crane")
    panel = await world.panel(world.anna, thread)
    assert line in panel.plain_text
    explained = await world.anna.press(panel, "Help").answer()
    off = await world.anna.press(explained, "Hide “why it matters”").answer()
    assert off.id == explained.id
    assert "The small line that says why a question matters is now hidden." in off.plain_text
    await world.restart()
    assert line not in (await world.panel(world.anna, thread)).plain_text
    assert tip(STORY_GAME, "crane", "de") in (await world.panel(world.ben, thread)).plain_text
    helped = await world.anna.invoke(world.channel, "help").answer()
    chapter = help_of(STORY_GAME).chapters[0].name
    read = await world.anna.choose(helped, chapter, placeholder=CHAPTERS).answer()
    on = await world.anna.press(read, "Show “why it matters”").answer()
    assert title(on) == title(read)
    assert line in (await world.panel(world.anna, thread)).plain_text


async def test_help_is_about_the_game_at_hand(toy_world: BotWorld) -> None:
    world, anna, ben = toy_world, toy_world.anna, toy_world.ben

    async def shown(user: User, channel: Channel) -> str:
        return title(await user.invoke(channel, "help").answer()).removeprefix("## ")

    assert await shown(anna, anna.direct_channel) == "Coin Toss", "the first game"
    thread = await world.start_table(await world.card(ben, game=STORY_GAME))
    assert await shown(anna, anna.direct_channel) == "Forum Trajanum", "the one that waits"
    await world.start_table(await world.card(ben, game=TOY))
    toy = next(each for each in anna.threads(world.channel) if each != thread)
    assert await shown(anna, anna.direct_channel) == "Forum Trajanum", "the one that has waited longest"
    assert await shown(anna, toy) == "Coin Toss", "that of the thread"
    helped = await world.stranger.invoke(thread, "help").answer()
    assert title(helped) == "## Forum Trajanum"
    other = await world.stranger.choose(helped, "Coin Toss", placeholder="Another game").answer()
    assert other.id == helped.id
    assert title(other) == "## Coin Toss"
    assert len(other.selects) == 2


async def test_tips_end_with_the_first_game_of_a_kind(toy_world: BotWorld) -> None:
    world = toy_world
    line = tip(TOY, "guess")
    thread = await world.start_table(await world.card(world.ben, game=TOY))
    assert line in (await world.panel(world.anna, thread)).plain_text
    for _ in range(2):
        for user in (world.anna, world.ben):
            await world.play_through(thread, user, most=1)
    assert (await world.bot.tables.table(1)).over
    before = set(world.anna.threads(world.channel))
    card = await world.card(world.ben, game=TOY)
    await world.anna.press(card, "Start").answer()
    again = await world.anna.until(
        lambda: next(iter({*world.anna.threads(world.channel)} - before - {thread}), None)
    )
    await world.wait_until_idle()
    panel = await world.panel(world.anna, again)
    assert "**How will the coin fall?**" in panel.plain_text
    assert line not in panel.plain_text
    off = "The small lines that say why a question matters are off; **Help** turns them on."
    assert off in panel.plain_text, "at the first question, where one was expected"
    explained = await world.anna.press(panel, "Help").answer()
    assert line in explained.plain_text
    await world.anna.press(explained, "Show “why it matters”").answer()
    assert line in (await world.panel(world.anna, again)).plain_text
    assert off not in (await world.panel(world.anna, again)).plain_text


async def test_what_is_not_offered_is_shown_behind_help_with_its_rule(world: BotWorld) -> None:
    thread = await world.table(world.ben)
    panel = await world.panel(world.anna, thread)
    explained = await world.anna.press(panel, "Help").answer()
    everything = await world.anna.press(explained, "Why not …?").answer()
    assert everything.id == panel.id
    assert "You can choose everything here." in everything.plain_text
    back = await world.anna.press(everything, "Back to the game").answer()
    chosen = await world.anna.press(back, "A1").answer()
    asked = await world.anna.press(await world.anna.press(chosen, "Help").answer(), "Why not …?").answer()
    words = game_words("en", STORY_GAME)
    lines = asked.plain_text.splitlines()
    assert lines[0] == "## Why not …?"
    assert lines[2] == "- **A1**: there’s already a crane there"
    assert words("help-setup-cranes") in asked.plain_text, "the paragraph of its rule"
    rules = next(each for each in asked.selects if ReadRule.matches(each.custom_id))
    assert [option.value for option in rules.options] == ["setup-cranes"]
    read = await world.anna.choose(asked, "setup-cranes", custom_id=rules.custom_id).answer()
    assert read.id != asked.id
    assert read.ephemeral
    assert read.plain_text.splitlines()[0] == "## Setup"
    assert words("help-setup-cranes") in read.plain_text
    assert len(read.images) == 1
    chapters = next(each for each in read.selects if ReadHelp.matches(each.custom_id))
    chapter = await world.anna.choose(read, "taking", custom_id=chapters.custom_id).answer()
    assert chapter.id == read.id
    assert not chapter.images
    again = await world.anna.press(asked, "Help").answer()
    assert again.id == panel.id
    assert "Why not …?" in [button.label for button in again.buttons]


async def test_who_is_asked_nothing_any_more_gets_the_overview(world: BotWorld) -> None:
    thread = await world.table(world.ben)
    panel = await world.panel(world.anna, thread)
    explained = await world.anna.press(panel, "Help").answer()
    await world.play_through(thread, world.anna)
    assert (await world.anna.press(explained, "Why not …?").answer()).plain_text.startswith(
        "## Forum Trajanum"
    )


async def test_rules_are_searched_by_the_stems_of_words(world: BotWorld) -> None:
    thread = await world.table(world.ben)
    found = await world.ben.invoke(thread, "rules", words="Straße Felder").answer()
    assert found.ephemeral
    assert found.plain_text.splitlines()[0] == "## Regeln: Forum Trajanum"
    assert "Straßen" in found.plain_text
    assert len(found.images) == 1
    options = next(each for each in found.selects if ReadRule.matches(each.custom_id)).options
    assert len(options) > 3
    nothing = await world.ben.invoke(thread, "rules", words="*Raumschiff*").answer()
    assert "In den Regeln steht nichts zu „\\*Raumschiff\\*“." in nothing.text
    helped = await world.ben.invoke(thread, "rules").answer()
    assert helped.plain_text.splitlines()[0] == "## Forum Trajanum"


async def test_rules_of_another_game_are_searched_anywhere(toy_world: BotWorld) -> None:
    world = toy_world
    thread = await world.start_table(await world.card(world.ben, game=STORY_GAME))
    here = await world.anna.invoke(thread, "rules", words="coins").answer()
    assert title(here) == "## Rules: Forum Trajanum"
    there = await world.anna.invoke(thread, "rules", words="coins", game=TOY).answer()
    assert title(there) == "## Rules: Coin Toss"
    assert "coin" in there.plain_text.splitlines()[2].lower()
    helped = await world.anna.invoke(world.anna.direct_channel, "rules", game=TOY).answer()
    assert title(helped) == "## Coin Toss"
