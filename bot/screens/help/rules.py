"""Paragraphs of a game's rules: by a search, and as the reasons why something is not offered."""

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import takewhile
from typing import Any

from bot.limits import BUTTONS, OPTIONS
from bot.screens.help.game_help import back_row, page_select, paragraph_text, subject_of
from bot.screens.ids.help_ids import Explain, ReadHelp, ReadRule, WhyNot
from bot.screens.model import Button, Pictures, Screen, Select, SelectOption, TableContext, gallery
from bot.screens.names import escape_name
from bot.screens.phone_height import text_height, visible_text
from bot.screens.symbols import Symbols
from bot.screens.text import SEPARATOR, pack_pages
from games.game import Game, Help
from games.reasons import Thing
from games.rule_search import Rule, find_rule, rule_name
from games.words import Message, Verbatim, Words, capitalised

ROOM = 380
"""The most height of a page's lines on a phone; rules are shown with them if there is room."""

SHOWN = 3
"""Paragraphs shown at once; the others are chosen."""

NEAREST = 2
"""Things shown where an option is refused because it can be done with none; all are listed below."""


def rule_page(game: Game[Any], rule: Rule, words: Words, symbols: Symbols, pictures: Pictures = ()) -> Screen:
    """A paragraph of the rules with its picture, and the way to the chapters."""
    title = f"## {words.text(rule.chapter.title)}"
    chapters = page_select(ReadHelp(game.name), game.help, rule.chapter.name, words, symbols)
    return Screen.of(*gallery(pictures), title, _text(rule, words, symbols), chapters)


def found_page(
    game: Game[Any],
    wanted: str,
    found: Sequence[Rule],
    words: Words,
    symbols: Symbols,
    pictures: Pictures = (),
) -> Screen:
    """The results of a search: the best paragraphs, the first one's picture, and a select of all."""
    title = f"## {words('rules-title', game=words('title'))}"
    text = "rules-found" if found else "rules-found-nothing"
    searched = words(text, wanted=Verbatim(escape_name(wanted)), n=len(found))
    shown = [f"**{words.text(rule.chapter.title)}**\n{_text(rule, words, symbols)}" for rule in found[:SHOWN]]
    options = rule_options(found[:OPTIONS], words)
    select = Select(ReadRule(game.name), words("rules-read"), options)
    chapters = page_select(ReadHelp(game.name), game.help, "", words, symbols)
    return Screen.of(*gallery(pictures), f"{title}\n{searched}", *shown, select, chapters)


def rule_options(rules: Iterable[Rule], words: Words) -> tuple[SelectOption, ...]:
    return tuple(
        SelectOption(rule.name, _label(rule, words), visible_text(words.text(rule.paragraphs[0])))
        for rule in rules
    )


def _label(rule: Rule, words: Words) -> str:
    return f"{words.text(rule.chapter.title)}: {subject_of(words.text(rule.paragraphs[0]))}"


def _text(rule: Rule, words: Words, symbols: Symbols) -> str:
    return "\n\n".join(paragraph_text(each, words, symbols) for each in rule.paragraphs)


def why_not_screen(context: TableContext, seat: int, page: int, words: Words) -> Screen | None:
    """Everything not offered to a seat, with reasons, instead of its panel; None without a question."""
    choice, about, game = context.table.pending_choice(seat), context.game.help, context.row.id
    if choice is None:
        return None
    things, names = map(about.explained, choice.things) if about else choice.things, context.safe_names
    refused = [each for each in things if each.unmet]
    every = [each for refusal in refused for each in (refusal, *refusal.within)]
    rules = {each.id: each for refusal in every for each in about.rules(refusal)}.values() if about else ()
    lines = tuple(_lines(refused, words, names)) or (words("why-not-nothing"),)
    explained = "\n\n".join(f"-# {paragraph_text(each, words, context.symbols)}" for each in rules)
    whole = "\n".join(lines) + (f"\n\n{explained}" if explained else "")
    first = (whole,) if text_height(whole) <= ROOM else lines
    pages = [*_pages(words("button-why-not"), words.text(choice.prompt, names), first)]
    for listed, thing in _lists(refused, words, names).items():
        pages += _pages(capitalised(words.text(thing, names), names), words("why-not-all"), listed)
    shown = min(page, len(pages) - 1)
    buttons = tuple(
        Button(WhyNot(game, seat, number), label, disabled=number == shown)
        for number, (label, _, _) in enumerate(pages)
    )
    _, title, text = pages[shown]
    return Screen.of(
        title,
        text,
        *(buttons[start : start + BUTTONS] for start in range(0, len(buttons), BUTTONS) if buttons[1:]),
        _rule_select(context.game.name, about, rules, words) if about else (),
        (Button(Explain(game, seat), words("why-not-help")), *back_row(context, seat, words)),
    )


def _pages(name: str, about: str, lines: Iterable[str]) -> Iterator[tuple[str, str, str]]:
    """Lines on pages of a screen of a phone, each with the label of its button and a title."""
    for number, text in enumerate(pack_pages(lines, ROOM, "\n", text_height), 1):
        yield str(number) if number > 1 else name, f"## {name}\n-# {about}", text


def _lists(refused: Iterable[Thing], words: Words, names: Sequence[str]) -> dict[tuple[str, ...], Message]:
    """The lines of each list of which only the nearest things are shown, by its first thing's name."""
    lists: dict[tuple[str, ...], Message] = {}
    for thing in refused:
        if len(thing.within) > NEAREST:
            lists.setdefault(tuple(_lines(thing.within, words, names)), thing.name)
    return lists


def _lines(refused: Iterable[Thing], words: Words, names: Sequence[str]) -> Iterator[str]:
    """A line for all options with the same reason; below the first of a list, one each for its nearest."""
    same, first = dict[tuple[str, ...], list[str]](), dict[tuple[str, ...], str]()
    for thing in refused:
        reasons = SEPARATOR.join(words.text(each, names) for each in thing.reasons)
        nearest = tuple(f"  {line}" for line in _lines(thing.within[:NEAREST], words, names))
        shown = nearest if first.setdefault(nearest, reasons) == reasons else ()
        same.setdefault((reasons, *shown), []).append(words.text(thing.name, names))
    for (reasons, *below), things in same.items():
        yield "\n".join((f"- **{capitalised(_named(things), names)}**: {reasons}", *below))


def _named(things: Sequence[str]) -> str:
    """Names one after another; the first words of all of them are there once."""
    first_words = zip(*(each.split(" ") for each in things), strict=False)
    same = " ".join(word for word, *_ in takewhile(lambda each: len({*each}) == 1, first_words))
    if len(things) > NEAREST and re.fullmatch(r"[^\d+(]+", same):
        things = [things[0], *(each.removeprefix(f"{same} ") for each in things[1:])]
    return (SEPARATOR if any("," in each for each in things) else ", ").join(things)


def _rule_select(game: str, about: Help, rules: Iterable[Message], words: Words) -> Select:
    found = [rule for each in rules if (rule := find_rule(about, rule_name(each.id)))]
    return Select(ReadRule(game), words("rules-read"), rule_options(found[:OPTIONS], words))
