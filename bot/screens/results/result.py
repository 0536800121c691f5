"""The end of a game: winners, places, duration, and the ways to look back."""

from collections.abc import Mapping

import renderer
from bot.screens.ids.help_ids import OpenHelp
from bot.screens.ids.history_ids import OpenHistory, SaveGamePage
from bot.screens.ids.table_ids import (
    AS_BEFORE,
    Analyse,
    BoardInWords,
    LookBack,
    OpenBoard,
    OpenTable,
    PlayAgain,
    PlayAgainAtLevel,
    ReplayOf,
    VerifyDraws,
)
from bot.screens.levels import computer_text, level_buttons
from bot.screens.markup import day, place_and_card
from bot.screens.model import (
    Block,
    Button,
    Pictures,
    Screen,
    TableContext,
    Text,
    component_id_of,
    galleries,
    text_button,
    texts,
)
from bot.screens.moments import DAY, MINUTE, format_duration
from bot.screens.shared.fair_chance import card_line
from bot.screens.shared.menu import TableMenu
from bot.screens.symbols import with_symbol
from bot.screens.text import numbered_title
from bot.tables.purposes import computer_again
from clocks.user_settings import LEVEL_NAMES
from games.game import Standing
from games.numerals import signed_number
from games.words import Argument, Message, Verbatim, Words, listed_names
from ratings.model import SURE_AFTER
from storage.core.rows import ABANDONED, AGREED, BY_MANAGERS, FINISHED, RESIGNED, GameRow, SeatResult
from storage.ratings.figures import RatingRow

OUTCOMES = {
    AGREED: "end-agreed",
    RESIGNED: "end-resigned",
    ABANDONED: "end-abandoned",
    BY_MANAGERS: "end-managers",
}
"""How a game was ended without its rules -> the text that says so."""


def outcome_text(context: TableContext, words: Words) -> str:
    """The winners; of a game that ended without its rules also how, and who was in front."""
    leaders = [context.safe_names[each.seat] for each in context.results if each.place == 1]
    arguments: dict[str, Argument] = {"names": listed_names(leaders), "n": len(leaders)}
    how = context.row.outcome
    if how is None or how == FINISHED:
        return words("end-winner", **arguments)
    last = max(context.results, key=lambda each: each.place or 0)
    resigned = {"name": Verbatim(context.safe_names[last.seat])} if how == RESIGNED else {}
    said = words(OUTCOMES[how], **resigned)
    if how in (ABANDONED, BY_MANAGERS):
        return said
    return f"{said} {words('end-in-front' if how == AGREED else 'end-winner', **arguments)}"


def place_lines(context: TableContext, words: Words) -> list[str]:
    """Where every seat stands, the first places first, each in a line."""
    standings = {each.seat: each for each in context.game.standing(context.view(None))}
    ordered = sorted(context.results, key=lambda each: (each.place or 0, -(each.points or 0), each.seat))
    return [
        with_symbol(context.symbols.seat(each.seat), _place_line(context, each, standings, words))
        for each in ordered
    ]


def _place_line(
    context: TableContext, result: SeatResult, standings: Mapping[int, Standing], words: Words
) -> str:
    name, points = Verbatim(context.safe_names[result.seat]), result.points or 0
    if result.place is None:
        line = words("end-points", name=name, points=points)
    else:
        line = words("end-rank", rank=result.place, name=name, points=points)
    hints = sum(each.seat == result.seat for each in context.hints)
    who = (
        *((computer_text(result.computer, words),) if result.computer is not None else ()),
        *((words("end-took-over"),) if result.took_over else ()),
        *((words("end-hints", n=hints),) if hints else ()),
        *figure_change(context, result, words),
    )
    ties = (
        _tie_breaks_text(standings[result.seat], standings, words) if context.row.outcome == FINISHED else ""
    )
    return " ".join(filter(None, (line, f"({', '.join(who)})" if who else "", ties)))


def figure_change(context: TableContext, result: SeatResult, words: Words) -> tuple[str, ...]:
    """The change of rating for a seat's last holder; nothing for an unrated game."""
    return tuple(
        words("end-rating", change=Verbatim(_signed(row)), figure=Verbatim(str(row.after.points)))
        if row.after.is_sure
        else words("rating-games", n=row.after.games, of=SURE_AFTER)
        for row in context.ratings
        if row.user is not None
        and row.scope == context.row.name
        and (row.seat, row.user) == (result.seat, result.user)
    )


def _signed(row: RatingRow) -> str:
    change = row.after.points - row.before.points
    return signed_number(change) if change else "±0"


def _tie_breaks_text(standing: Standing, standings: Mapping[int, Standing], words: Words) -> str:
    """The tie-breaks of a seat that has as many points as another; else ""."""
    tied = sum(other.points == standing.points for other in standings.values()) > 1
    if not tied or not standing.ties:
        return ""
    breaks = dict(zip(("first", "second"), standing.ties, strict=False))
    return words("end-ties", ties=Message("ties", breaks))


def duration_text(context: TableContext, words: Words) -> str:
    """The beginning, end and duration of a game; "" before its end, or below a minute."""
    began, ended = context.began, context.row.ended
    if began is None or ended is None or ended - began < MINUTE:
        return ""
    last = day(ended)
    duration = Verbatim(format_duration(ended - began, words))
    if ended - began < DAY:
        return words("end-lasted-short", duration=duration, ended=last)
    first = day(began)
    return words("end-lasted", duration=duration, began=first, ended=last)


def result_buttons(context: TableContext, words: Words, *, played: bool = True) -> tuple[Button, ...]:
    """What can be done after the end; `played`: whether by those who played."""
    game, symbols = context.row.id, context.symbols
    again = text_button(PlayAgain(game), "button-play-again", words, symbols, "success")
    return (
        *((again,) if played and _has_place(context.row) else ()),
        text_button(LookBack(game), "button-look-back", words, symbols),
        text_button(OpenHistory(game), "button-history", words, symbols),
        *analyse_button(context, words),
    )


def _has_place(row: GameRow) -> bool:
    """Whether there is a place to play a game again: practice in direct messages has none."""
    return row.direct or not row.in_direct_messages


def analyse_button(context: TableContext, words: Words) -> tuple[Button, ...]:
    """*Analyze*, of a game that counts."""
    if context.row.is_practice:
        return ()
    return (text_button(Analyse(context.row.id), "button-analyse", words, context.symbols),)


def game_page_button(context: TableContext, words: Words) -> tuple[Button, ...]:
    """*Save as a file*, of a game with pictures."""
    if not renderer.roles(context.game.name).replay:
        return ()
    return (text_button(SaveGamePage(context.row.id), "button-take-along", words, context.symbols),)


def ask_level_again(row: GameRow, words: Words) -> Screen:
    """How well computer players shall play in the next game against them alone."""
    again = [computer_again(row.name, held.computer) for held in row.seated if held.computer is not None]
    buttons = level_buttons(lambda level: PlayAgainAtLevel(row.id, level), again[0], words)
    same = Button(PlayAgainAtLevel(row.id, AS_BEFORE), words("again-as-before"), "success")
    has_characters = not set(again) <= set(LEVEL_NAMES)
    return Screen.of(words("again-ask-level"), (*buttons, same) if has_characters else buttons)


def menu_section(menu: TableMenu) -> tuple[Block, ...]:
    context, words = menu.context, menu.words
    if context is None or not context.over:
        return ()
    said = f"**{words('panel-over')}** {outcome_text(context, words)}"
    places = "\n".join(place_lines(context, words))
    buttons = result_buttons(context, words, played=menu.own_seat is not None)
    return (*texts(f"{said}\n{places}", duration_text(context, words)), buttons)


def result_card(
    context: TableContext, options: str, words: Words, *, pictures: Pictures = (), nonce: int | None = None
) -> Screen:
    """The card of a finished game, found again by its `nonce`."""
    title = f"## {numbered_title(context.row.id, words)}\n**{words('panel-over')}**"
    first = Text(f"{title} {outcome_text(context, words)}", None if nonce is None else component_id_of(nonce))
    chosen = words("lobby-options", options=options) if options else ""
    return Screen.of(
        first,
        "\n".join(place_lines(context, words)),
        *galleries(pictures),
        "\n".join(filter(None, (duration_text(context, words), chosen))),
        card_line(context.row, words),
        result_buttons(context, words),
    )


def final_panel(
    context: TableContext, seat: int, words: Words, *, pictures: Pictures = (), nonce: int = 0
) -> Screen:
    """A seat's panel after the end, found again by its `nonce`."""
    head = f"-# {numbered_title(context.row.id, words)} · {place_and_card(context.row)}"
    own = next((each for each in context.results if each.seat == seat), None)
    place = ""
    if own is not None and own.place is not None:
        arguments = {"place": own.place, "seats": len(context.results), "points": own.points or 0}
        place = words("panel-place", **arguments)
    return Screen.of(
        Text(head, component_id_of(nonce) if nonce else None),
        f"**{words('panel-over')}** {outcome_text(context, words)}\n{place}".rstrip(),
        *galleries(pictures),
        "\n".join(place_lines(context, words)),
        result_buttons(context, words),
    )


def look_back(context: TableContext, user: int, words: Words) -> Screen:
    game, symbols = context.row.id, context.symbols
    head = f"## {numbered_title(game, words)}\n{place_and_card(context.row)}"
    roles = renderer.roles(context.game.name)
    again = text_button(PlayAgain(game), "button-play-again", words, symbols)
    played_there = context.row.own_seat_of(user) is not None and _has_place(context.row)
    boards = (
        text_button(OpenBoard(game, 0), "button-boards", words, symbols),
        *((text_button(OpenTable(game, 0), "button-table", words, symbols),) if roles.table else ()),
        text_button(BoardInWords(game), "button-words", words, symbols),
        text_button(OpenHistory(game), "button-history", words, symbols),
        *game_page_button(context, words),
    )
    more = (
        *((text_button(ReplayOf(game), "button-replay", words, symbols),) if roles.replay else ()),
        *analyse_button(context, words),
        text_button(VerifyDraws(game), "button-verify", words, symbols),
        text_button(OpenHelp(game, 0), "button-help", words, symbols),
        *((again,) if played_there else ()),
    )
    return Screen.of(
        f"{head}\n{outcome_text(context, words)}",
        "\n".join(place_lines(context, words)),
        duration_text(context, words),
        boards,
        more,
    )
