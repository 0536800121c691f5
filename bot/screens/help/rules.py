"""`/rules`: a paragraph of a game's rules with its picture, and what a search finds."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

from bot.limits import OPTION_TEXT, OPTIONS
from bot.screens.help.game_help import page_select, paragraph
from bot.screens.ids.help_ids import ReadHelp, ReadRule
from bot.screens.model import Pictures, Screen, Select, SelectOption, gallery, texts
from bot.screens.names import escaped
from bot.screens.symbols import Symbols
from bot.screens.text import cut
from games.game import Game
from games.rule_search import Rule
from games.words import Verbatim, Words

SHOWN = 3
"""How many paragraphs are shown at once; the others are chosen."""

HEAD = re.compile(r"\*\*(.+?):?\*\*")
"""What a paragraph is about, at its beginning."""


def rule_page(game: Game[Any], rule: Rule, words: Words, symbols: Symbols, pictures: Pictures = ()) -> Screen:
    """A paragraph of the rules with its picture, and the way to the chapters."""
    title = f"## {words.text(rule.chapter.title)}"
    chapters = page_select(ReadHelp(game.name), game.help, rule.chapter.name, words, symbols)
    return Screen((*gallery(pictures), *texts(title, _text(rule, words, symbols)), chapters))


def found_page(
    game: Game[Any],
    wanted: str,
    found: Sequence[Rule],
    words: Words,
    symbols: Symbols,
    pictures: Pictures = (),
) -> Screen:
    """What a search finds: the best paragraphs, the picture of the first, and the way to the others."""
    title = f"## {words('rules-title', game=words('title'))}"
    text = "rules-found" if found else "rules-found-nothing"
    searched = words(text, wanted=Verbatim(escaped(wanted)), n=len(found))
    shown = [f"**{words.text(rule.chapter.title)}**\n{_text(rule, words, symbols)}" for rule in found[:SHOWN]]
    options = rule_options(found[:OPTIONS], words)
    select = (Select(ReadRule(game.name), words("rules-read"), options),) if options else ()
    chapters = page_select(ReadHelp(game.name), game.help, "", words, symbols)
    return Screen((*gallery(pictures), *texts(f"{title}\n{searched}", *shown), *select, chapters))


def rule_options(rules: Iterable[Rule], words: Words) -> tuple[SelectOption, ...]:
    """Paragraphs to choose from, by their chapters and what they are about."""
    return tuple(SelectOption(rule.name, cut(_label(rule, words), OPTION_TEXT)) for rule in rules)


def _label(rule: Rule, words: Words) -> str:
    text = words.text(rule.paragraphs[0])
    head = HEAD.match(text)
    about = head.group(1) if head else text.replace("**", "")
    return f"{words.text(rule.chapter.title)}: {about}"


def _text(rule: Rule, words: Words, symbols: Symbols) -> str:
    return "\n\n".join(paragraph(each, words, symbols) for each in rule.paragraphs)
