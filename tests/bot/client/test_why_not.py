from bot.locales import game_words
from bot.screens.ids.help_ids import ReadHelp, ReadRule
from tests.support.bot_world import BotWorld
from tests.support.games import STORY_GAME


async def test_what_is_not_offered_is_told_behind_help_with_its_rule(world: BotWorld) -> None:
    thread = await world.table(world.ben)
    panel = await world.panel(world.anna, thread)
    explained = await world.anna.press(panel, "Help").answer()
    everything = await world.anna.press(explained, "Why not …?").answer()
    assert everything.id == panel.id
    assert "Everything there is can be chosen." in everything.plain_text

    back = await world.anna.press(everything, "Back to the game").answer()
    chosen = await world.anna.press(back, "A1").answer()
    asked = await world.anna.press(await world.anna.press(chosen, "Help").answer(), "Why not …?").answer()
    words = game_words("en", STORY_GAME)
    lines = asked.plain_text.splitlines()
    assert lines[0] == "## Why not …?"
    assert lines[2] == "- **A1**: a crane is already there"
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
