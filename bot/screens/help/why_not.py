"""Why something is not offered: what one might expect, all that it lacks, and the rules about that."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial

from bot.limits import OPTIONS, TEXT
from bot.screens.help.game_help import back_row, paragraph
from bot.screens.help.glossary import page_numbers
from bot.screens.help.rules import rule_options
from bot.screens.ids.help_ids import Explain, ReadRule, WhyNot
from bot.screens.model import Button, Screen, Select, TableContext, texts
from bot.screens.text import SEPARATOR, packed
from games.game import Help
from games.reasons import Thing
from games.rule_search import find_rule, rule_name
from games.words import Message, Words, capitalised

ROOM = TEXT - 600
"""Characters of a page without its title and what stands below."""


def why_not(context: TableContext, seat: int, page: int, words: Words) -> Screen | None:
    """What is not offered to a seat now, and why, in place of its panel; None if it is asked nothing."""
    choice, about, game = context.table.pending(seat), context.game.help, context.row.id
    if choice is None:
        return None
    refused = [thing for thing in choice.things if thing.unmet]
    rules = _rules(refused, about) if about else ()
    lines = packed(_lines(refused, words, context.safe_names), ROOM, "\n") or [words("why-not-nothing")]
    told = [f"-# {paragraph(each, words, context.symbols)}" for each in rules]
    pages = packed([*lines, *told], ROOM)
    shown = min(page, len(pages) - 1)
    prompt = f"-# {words.text(choice.prompt, context.safe_names)}"
    title = f"## {words('button-why-not')}\n{prompt}"
    return Screen(
        (
            *texts(title, pages[shown]),
            *page_numbers(len(pages), shown, partial(WhyNot, game, seat)),
            *(_rule_select(context.game.name, about, rules, words) if about else ()),
            (Button(Explain(game, seat), words("why-not-help")), *back_row(context, seat, words)),
        )
    )


def _lines(refused: Iterable[Thing], words: Words, names: Sequence[str]) -> Iterator[str]:
    """A line for all that lack the same."""
    same: dict[tuple[str, ...], list[str]] = {}
    for thing in refused:
        reasons = tuple(words.text(each, names) for each in thing.reasons)
        same.setdefault(reasons, []).append(words.text(thing.name, names))
    for reasons, things in same.items():
        between = SEPARATOR if any("," in each for each in things) else ", "
        yield f"- **{capitalised(between.join(things), names)}**: {SEPARATOR.join(reasons)}"


def _rules(refused: Iterable[Thing], about: Help) -> tuple[Message, ...]:
    """The paragraphs about all that is lacked, each once."""
    return tuple(
        {about.reasons[each].id: about.reasons[each] for thing in refused for each in thing.unmet}.values()
    )


def _rule_select(game: str, about: Help, rules: Iterable[Message], words: Words) -> tuple[Select, ...]:
    """Opens one of these paragraphs with its picture."""
    found = [rule for each in rules if (rule := find_rule(about, rule_name(each.id)))]
    options = rule_options(found[:OPTIONS], words)
    return (Select(ReadRule(game), words("rules-read"), options),) if options else ()
