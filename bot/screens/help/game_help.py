"""Help: a round in six lines, how to play here, the rules by chapter, and a question explained."""

import re
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

from bot.limits import TEXT
from bot.screens.ids.custom_id import CustomId
from bot.screens.ids.help_ids import (
    HelpOf,
    ReadGlossary,
    ReadGlossaryHere,
    ReadHelp,
    ReadHelpHere,
    SetTips,
    SetTipsHere,
    WhyNot,
)
from bot.screens.ids.panel_ids import Look
from bot.screens.ids.table_ids import OpenTableMenu
from bot.screens.model import (
    ActionRow,
    Block,
    Button,
    Part,
    Screen,
    Select,
    SelectOption,
    TableContext,
    blocks_of,
    text_button,
    texts,
)
from bot.screens.shared.choose_game import game_select
from bot.screens.symbols import Symbols, with_symbol
from bot.screens.text import SEPARATOR, pack_pages
from games.choice import Choice
from games.game import Chapter, Game, GlossaryPart, Help
from games.words import Message, Verbatim, Words

PAGE = "-symbols-"
"""Prefix of the names of its pages, before their numbers from 0."""

ROOM = TEXT - 400
"""Characters of a page without its title and the controls below."""

Turn = Callable[[int], CustomId]

OVERVIEW = "-overview"

PLAYING_HERE = "-here"
"""The page about playing on Discord; all pages but its topics are chapters of the game."""

TOPICS = {
    text.removeprefix("guide"): Message(text)
    for text in (
        *("guide-here-tables", "guide-here-computers", "guide-here-turn", "guide-here-secrecy"),
        *("guide-here-boards", "guide-here-pictures", "guide-here-help", "guide-here-hint"),
        *("guide-here-chance", "guide-here-time", "guide-here-leaving", "guide-here-commands"),
    )
}
"""The pages of its topics -> their texts, each of which begins with its subject."""

HEAD = re.compile(r"\*\*(.+?):?\*\*")
"""The subject of a paragraph, at its beginning."""


def help_page(
    game: Game[Any],
    page: str,
    words: Words,
    symbols: Symbols,
    *,
    games: Mapping[str, Words],
    tips: bool,
    table: int | None = None,
    options: str = "",
) -> Screen:
    """A page of a game's help; `table`: where it was asked for, `options`: what differs there."""
    about, turn = game.help, partial(ReadGlossary, game.name)
    shown, blocks = _page(about, page, words, symbols, turn, options)
    return Screen.of(
        *blocks,
        page_select(ReadHelp(game.name), about, shown, words, symbols),
        game_select(HelpOf(game.name), "guide-games", games, words, shown=game.name)
        if len(games) > 1
        else (),
        glossary_row(about, words, symbols, turn, shown),
        *_tips(about, SetTips(game.name, int(not tips), shown), words, tips=tips),
        () if table is None else (Button(OpenTableMenu(table, 0), words("button-this-table")),),
    )


def help_page_here(context: TableContext, seat: int, page: str, words: Words, *, tips: bool) -> Screen:
    """A page of a game's help that replaces a seat's panel, and the way back."""
    about, symbols, game = context.game.help, context.symbols, context.row.id
    turn = partial(ReadGlossaryHere, game, seat)
    shown, blocks = _page(about, page, words, symbols, turn)
    return Screen.of(
        *blocks,
        page_select(ReadHelpHere(game, seat), about, shown, words, symbols),
        glossary_row(about, words, symbols, turn, shown),
        *_tips(about, SetTipsHere(game, seat, int(not tips)), words, tips=tips),
        back_row(context, seat, words),
    )


def _page(
    about: Help | None, page: str, words: Words, symbols: Symbols, turn: Turn, options: str = ""
) -> tuple[str, tuple[Block, ...]]:
    """A page by its name, by default the overview, and its name."""
    if about is not None and about.glossary and page.startswith(PAGE):
        return page, glossary_blocks(about, page, words, symbols, turn)
    chapter = next((each for each in (about.chapters if about else ()) if each.name == page), None)
    if chapter is not None:
        return page, _chapter(chapter, words, symbols)
    if page == PLAYING_HERE or page in TOPICS:
        said = words.text(TOPICS.get(page, Message("guide-short")))
        return page, texts(f"## {words('guide-here')}", said)
    return OVERVIEW, _overview(about, words, symbols, options)


def back_row(context: TableContext, seat: int, words: Words) -> tuple[Button, ...]:
    look = Look(context.row.id, seat, context.table.version(seat))
    return (Button(look, words("help-back"), "primary"),)


def _overview(about: Help | None, words: Words, symbols: Symbols, options: str) -> tuple[Block, ...]:
    """A round in six lines, what differs at a table, and how one plays here."""
    said = [paragraph_text(line, words, symbols) for line in (about.overview if about else ())]
    lines = [f"{number}. {line}" for number, line in enumerate(said, 1)]
    round_ = "\n".join([f"**{words('guide-round')}**", *lines]) if lines else ""
    reconstruction = words("reconstruction") if words.has("reconstruction") else ""
    return texts(
        f"## {words('title')}\n{round_}".rstrip(),
        words("guide-this-table", options=Verbatim(options)) if options else "",
        words("guide-short"),
        reconstruction and f"-# {reconstruction}",
    )


def _chapter(chapter: Chapter, words: Words, symbols: Symbols) -> tuple[Block, ...]:
    lines = [paragraph_text(each, words, symbols) for each in chapter.paragraphs]
    return texts(f"## {words.text(chapter.title)}", "\n\n".join(lines))


def page_select(
    custom_id: CustomId, about: Help | None, shown: str, words: Words, symbols: Symbols
) -> Select:
    """The overview and the chapters of the rules; where playing on Discord is shown, its topics."""
    first, here = (OVERVIEW, Message("guide-overview")), (PLAYING_HERE, Message("guide-here"))
    chapters = [(each.name, each.title) for each in (about.chapters if about else ())]
    listed = (first, here, *TOPICS.items()) if shown.startswith(PLAYING_HERE) else (first, *chapters, here)
    options = tuple(
        SelectOption(page, subject_of(words.text(text)), default=page == shown, symbol=symbols.of(text))
        for page, text in listed
    )
    return Select(custom_id, words("guide-pages"), options)


def subject_of(text: str) -> str:
    """What a paragraph is about, in bold at its beginning; without that, all of it."""
    head = HEAD.match(text)
    return head.group(1) if head else text.replace("**", "")


def _tips(about: Help | None, custom_id: CustomId, words: Words, *, tips: bool) -> Iterator[Part]:
    """Whether tips are shown, and the button that changes it; nothing if the game has none."""
    if about and about.tips:
        state, change = ("tips-on", "button-hide-tips") if tips else ("tips-off", "button-show-tips")
        yield f"-# {words(state)}"
        yield (Button(custom_id, words(change)),)


def question_screen(context: TableContext, seat: int, words: Words, *, tips: bool) -> Screen | None:
    """The seat's question, explained, instead of its panel; None without one."""
    choice, about = context.table.pending_choice(seat), context.game.help
    if choice is None:
        return None
    game = context.row.id
    why_not = text_button(WhyNot(game, seat, 0), "button-why-not", words, context.symbols)
    return Screen.of(
        *_explanation_lines(context, choice, about, words),
        (why_not,) if choice.is_about_things else (),
        page_select(ReadHelpHere(game, seat), about, "", words, context.symbols),
        glossary_row(about, words, context.symbols, partial(ReadGlossaryHere, game, seat)),
        *(() if context.is_plan else _tips(about, SetTipsHere(game, seat, int(not tips)), words, tips=tips)),
        back_row(context, seat, words),
    )


def _explanation_lines(
    context: TableContext, choice: Choice, about: Help | None, words: Words
) -> Iterator[str]:
    prompt = f"**{words.text(choice.prompt, context.safe_names)}**"
    yield with_symbol(context.symbols.of(choice.prompt), prompt)
    if about:
        paragraphs = about.questions.get(choice.prompt.id.removeprefix("prompt-"), ())
        yield "\n\n".join(paragraph_text(each, words, context.symbols) for each in paragraphs)
    yield tip_text(context.game, choice, words)


def tip_text(game: Game[Any], choice: Choice, words: Words) -> str:
    """Why a choice matters, in a small line; "" without a tip."""
    found = game.help.tip(choice.prompt) if game.help else None
    return f"-# {words.text(found)}" if found else ""


def paragraph_text(message: Message, words: Words, symbols: Symbols) -> str:
    return with_symbol(symbols.of(message), words.text(message))


def glossary_page_name(number: int) -> str:
    return f"{PAGE}{number}"


def glossary_row(about: Help | None, words: Words, symbols: Symbols, turn: Turn, page: str = "") -> ActionRow:
    """Opens it from another `page`; nothing if the game has none."""
    if about is None or not about.glossary or page.startswith(PAGE):
        return ()
    return (text_button(turn(0), "button-symbols", words, symbols),)


def glossary_blocks(about: Help, page: str, words: Words, symbols: Symbols, turn: Turn) -> tuple[Block, ...]:
    pages, wanted = glossary_pages(about, words, symbols), page.removeprefix(PAGE)
    shown = min(int(wanted) if wanted.isdigit() else 0, len(pages) - 1)
    title = f"## {words('guide-symbols')}\n-# {words('guide-symbols-about')}"
    return blocks_of(title, pages[shown], page_numbers(len(pages), shown, turn))


def page_numbers(pages: int, shown: int, turn: Turn) -> ActionRow:
    return tuple(Button(turn(n), str(n + 1), disabled=n == shown) for n in range(pages if pages > 1 else 0))


def glossary_pages(about: Help, words: Words, symbols: Symbols) -> list[str]:
    return pack_pages((_line(part, words, symbols) for part in about.glossary), ROOM)


def _line(part: GlossaryPart, words: Words, symbols: Symbols) -> str:
    names = [with_symbol(symbols.of(name), words.text(name)) for name in part.names]
    return f"**{words(f'help-{part.chapter}')}**\n{SEPARATOR.join(names)}"
