"""The screens of a lobby: the table's card, the notice of a seat."""

from collections.abc import Mapping, Sequence

from msgspec import Struct, structs

from bot.screens.absence.polls import wake_row
from bot.screens.ids.lobby_ids import Join, Leave, OpenComputers, OpenOptions, RemoveComputer, Start
from bot.screens.ids.table_ids import OpenPanel
from bot.screens.lobby.lobby_state import CLOSED, host_buttons, kept_names, status_buttons, status_texts
from bot.screens.lobby.table_options import options_text
from bot.screens.model import ActionRow, Button, Screen, Text, component_id_of, plain_screen, texts
from bot.screens.moments import HOUR, MINUTE, format_duration
from bot.screens.names import escape_name
from bot.screens.seats.seats import holder_text, take_seat_row, with_offer
from bot.screens.shared.fair_chance import card_line
from bot.screens.shared.menu import NOTHING, LobbyView
from bot.screens.shared.table_time import terms
from bot.screens.shared.waiting import paused_line
from bot.screens.symbols import NO_SYMBOLS, Symbols, with_symbol
from bot.screens.text import numbered_title
from games.words import Message, Verbatim, Words
from storage.core.rows import LOBBY, GameRow, SeatRow

FIVE_MINUTES = 5 * MINUTE


def card(
    row: GameRow,
    options: Struct,
    names: Sequence[str],
    host: str,
    words: Words,
    symbols: Symbols = NO_SYMBOLS,
    *,
    view: LobbyView = NOTHING,
    nonce: int | None = None,
    paces: Mapping[int, float] = {},
) -> Screen:
    """The card of a table, found again by its `nonce`; `paces`: users -> waking seconds for a move."""
    title = numbered_title(row.id, words)
    if row.closed:
        return _marked(texts(f"## {title}", words(CLOSED.get(row.closing or "", "lobby-closed"))), nonce)
    seated = [
        with_offer(
            held,
            _seat_line(
                held.seat, _name_with_pace(holder_text(held, name, words), held, paces, words), words, symbols
            ),
            words,
        )
        for held, name in zip(row.seated, names, strict=True)
    ]
    kept = kept_names(view, words)
    free = [
        _seat_line(seat, kept.pop(0) if kept else words("lobby-free"), words, symbols)
        for seat in range(len(row.seated), row.seats if row.stage == LOBBY else 0)
    ]
    changed = options_text(row, options, names, words)
    about = words("reconstruction") if words.has("reconstruction") else ""
    pace = words("lobby-pace-about") if paces else ""
    fair = filter(None, [card_line(row, words)])
    paragraphs = texts(
        f"## {title}\n{words('lobby-host', host=Verbatim(escape_name(host)))}",
        "\n".join([*seated, *free]),
        words("lobby-options", options=changed) if changed else "",
        words("lobby-time", terms=terms(row)),
        paused_line(row, words),
        "\n".join([*(f"-# {note}" for note in (*term_notes(row, words), about, pace) if note), *fair]),
        *(
            status_texts(row, view, host, words)
            if row.stage == LOBBY
            else (f"**{words(_place_text(row))}**",)
        ),
    )
    shown = _marked(paragraphs, nonce)
    controls = (
        _controls(row, view, words)
        if row.stage == LOBBY
        else (_move_row(row, words, nonce), take_seat_row(row, words), wake_row(row, words))
    )
    return Screen.of(*shown.blocks, *controls)


def term_notes(row: GameRow, words: Words) -> tuple[str, ...]:
    return (
        *((words("lobby-rated-note"),) if row.rated else ()),
        *((words("lobby-reliable-note"),) if row.reliable and _has_room(row) else ()),
        *((words("lobby-near-note"),) if row.near and row.stage == LOBBY else ()),
    )


def _has_room(row: GameRow) -> bool:
    """Whether the card shows a free seat."""
    return row.stage == LOBBY or any(held.offered is not None for held in row.seated)


def _place_text(row: GameRow) -> str:
    return "lobby-started-here" if row.forum or row.in_direct_messages else "lobby-started"


def _move_row(row: GameRow, words: Words, nonce: int | None) -> ActionRow:
    """*My move*, where no thread has it."""
    button = Button(OpenPanel(row.id, nonce or 0), words("button-move"), "primary")
    return (button,) if row.in_direct_messages else ()


def _marked(paragraphs: tuple[Text, ...], nonce: int | None) -> Screen:
    """A screen whose first paragraph has an id that follows from the nonce."""
    first, *rest = paragraphs
    return Screen.of(structs.replace(first, id=None if nonce is None else component_id_of(nonce)), *rest)


def _seat_line(seat: int, name: str, words: Words, symbols: Symbols) -> str:
    return with_symbol(symbols.seat(seat), words("lobby-seat", number=seat + 1, name=Verbatim(name)))


def _name_with_pace(name: str, held: SeatRow, paces: Mapping[int, float], words: Words) -> str:
    pace = None if held.user is None else paces.get(held.user)
    if pace is None:
        return name
    return words("lobby-pace-of", name=Verbatim(name), time=usual_time_text(pace, words))


def usual_time_text(seconds: float, words: Words) -> str:
    """How long somebody usually takes: to five minutes, from an hour on to an hour."""
    unit = HOUR if seconds >= HOUR else FIVE_MINUTES
    return format_duration(max(unit, unit * round(seconds / unit)), words)


def _controls(row: GameRow, view: LobbyView, words: Words) -> tuple[ActionRow, ...]:

    full = len(row.seated) >= row.seats
    kept = len(row.seated) + len(view.state.invited) >= row.seats
    computers = any(held.computer for held in row.seated)
    return (
        status_buttons(row, view, words),
        (
            *(() if row.direct else (Button(Join(row.id), words("lobby-join"), "success", disabled=full),)),
            Button(Leave(row.id), words("lobby-leave")),
            Button(OpenOptions(row.id), words("lobby-change-options")),
            Button(Start(row.id), words("lobby-start"), "primary", disabled=row.starts is not None),
        ),
        (
            Button(OpenComputers(row.id), words("lobby-add-computer"), disabled=kept),
            Button(RemoveComputer(row.id), words("lobby-remove-computer"), disabled=not computers),
            *host_buttons(row, words),
        ),
    )


def seat_notice(name: str, link: str, words: Words) -> Screen:
    """The first direct message to somebody who sat down: shows whether they can be reached."""
    game = words("title")
    notice = Message("lobby-seat-notice", {"name": Verbatim(escape_name(name)), "game": game, "link": link})
    return plain_screen(words.text(notice))
