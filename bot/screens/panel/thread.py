"""The messages in a table's thread: turns, scorings, the end, and the buttons below them."""

from collections.abc import Mapping

import renderer
from bot.screens.ids.help_ids import OpenHelp
from bot.screens.ids.settings_ids import Nudge
from bot.screens.ids.table_ids import OpenBoard, OpenPanel, OpenTable
from bot.screens.markup import mention, mentions
from bot.screens.model import (
    READY_ID,
    Block,
    Button,
    Pictures,
    Screen,
    TableContext,
    Text,
    galleries,
    gallery,
    text_button,
    texts,
)
from bot.screens.panel import narration
from bot.screens.panel.boards import MOST_IN_THREAD, table_in_words
from bot.screens.results.result import duration_text, outcome_text, place_lines, result_buttons
from bot.screens.shared import waiting
from bot.screens.shared.fair_chance import seed_line
from bot.screens.shared.standing import standing_line
from bot.screens.symbols import with_symbol
from bot.screens.text import HISTORY_LENGTH
from games.numerals import signed_number
from games.words import Message, Verbatim, Words


def permanent_buttons(
    context: TableContext, nonce: int, words: Words, *, over: bool = False, last: bool = False
) -> tuple[Button, ...]:
    """The buttons below a message in the thread; the `last` one has the rest behind *Look back*."""
    game, symbols = context.row.id, context.symbols
    move = text_button(OpenPanel(game, nonce), "button-move", words, symbols, "primary")
    table = text_button(OpenTable(game, nonce), "button-table", words, symbols)
    nudge = text_button(Nudge(game, nonce), "button-nudge", words, symbols)
    return (
        *(result_buttons(context, words) if last else ()),
        *(() if over else (move,)),
        text_button(OpenBoard(game, nonce), "button-board", words, symbols),
        *((table,) if renderer.roles(context.game.name).table and not last else ()),
        *(() if last else (text_button(OpenHelp(game, nonce), "button-help", words, symbols),)),
        *((nudge,) if context.row.has_several_people and not over else ()),
    )


def turn_screen(
    context: TableContext, words: Words, *, since: int, mentions: Mapping[int, int], pictures: Pictures = ()
) -> Screen:
    """Somebody new has to act. `mentions`: seats that get no direct message -> their users."""
    acting = waiting.acting_lines(context, words)
    above: tuple[Block, ...] = (
        *texts(narration.history_text(context, words, None, since, scorings=False)),
        *gallery(pictures),
    )
    below = (
        *texts(standing_line(context, words, None), _prompt(context, words, mentions)),
        *([Text(acting, READY_ID)] if acting else []),
    )
    table = table_in_words(context, None, words, (*above, *below), most=MOST_IN_THREAD)
    return Screen.of(*above, *table, *below, mentions=tuple(mentions.values()))


def _prompt(context: TableContext, words: Words, mentions: Mapping[int, int]) -> str:
    """The phase and who has to act; while seats act side by side only those who are called."""
    phase = f"phase-{context.view(None).phase}"
    shown = mentions if context.table.lanes else context.table.waiting_seats
    names = words.listed(
        with_symbol(
            context.symbols.seat(seat),
            mention(mentions[seat]) if seat in mentions else context.safe_names[seat],
        )
        for seat in shown
    )
    if not context.table.lanes:
        return words("turn-prompt", phase=phase, names=Verbatim(names))
    together = words("turn-together", phase=phase)
    return f"{together} {names}".rstrip()


def scoring_screen(
    context: TableContext, words: Words, n: int, *, since: int, pictures: Pictures = ()
) -> Screen:
    """The breakdown of the scoring phase that ended in row n, after what has happened since a row."""
    start = narration.phase_start_at(context.table, n)
    found = narration.lines_since(context.table, None, min(since, start - 1), context.hints)
    names, symbols = context.safe_names, context.symbols
    earlier = [line for line in found if line.row < start]
    scored = [line for line in found if line.row == start]
    before = narration.fitting_text(
        symbols, words, lambda used: narration.line_texts(earlier, words, names, used), HISTORY_LENGTH // 2
    )
    headline = Message("scoring-title")
    title = Text(f"### {with_symbol(symbols.of(headline), words.text(headline))}")
    of_all = narration.line_texts((line for line in scored if line.seat is None), words, names, symbols)
    blocks: list[Block] = [*texts(before), title, *texts("\n".join(of_all)), *gallery(pictures)]
    for line in scored:
        if line.seat is not None:
            points = Verbatim(signed_number(line.points))
            head = words("scoring-seat", name=Verbatim(names[line.seat]), points=points)
            parts = line.text(words, names, symbols, HISTORY_LENGTH // context.table.players)
            blocks.append(Text(f"{with_symbol(symbols.seat(line.seat), head)}\n{parts}"))
    return Screen(tuple(blocks))


def users_playing(context: TableContext) -> tuple[int, ...]:
    return tuple(held.user for held in context.row.seated if held.user is not None)


def end_screen(
    context: TableContext, words: Words, *, since: int, seed: str = "", pictures: Pictures = ()
) -> Screen:
    """How the game has ended, what has happened since a row, and the seed; mentions everybody."""
    users = users_playing(context)
    card, more = galleries(pictures[:1]), galleries(pictures[1:])
    return Screen.of(
        narration.history_text(context, words, None, since, scorings=False),
        f"## {words('end-title')}\n{outcome_text(context, words)}",
        *card,
        "\n".join(place_lines(context, words)),
        *more,
        duration_text(context, words),
        mentions(users),
        seed_line(seed, words),
        mentions=users,
    )
