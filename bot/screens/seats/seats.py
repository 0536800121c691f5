"""Seats of running games: who holds them, which are on offer; leaving, taking over, inviting."""

from collections.abc import Sequence

from bot.limits import BUTTONS
from bot.screens.ids.absence_ids import ResignGame
from bot.screens.ids.cup_ids import LeaveCupTable
from bot.screens.ids.table_ids import (
    BackToTable,
    ChooseInvitee,
    InviteToSeat,
    LeaveGame,
    LeaveLast,
    OfferSeat,
    OpenTableMenu,
    TakeSeat,
)
from bot.screens.levels import computer_text
from bot.screens.markup import bold, distance, mention_list, moment
from bot.screens.model import Block, Button, Screen, UserSelect, blocks_of, text_screen, texts
from bot.screens.names import escape_name
from bot.screens.shared.menu import TableMenu, sure_button
from bot.screens.text import title_argument
from bot.tables.seats import TWO
from games.words import Message, Verbatim, Words
from storage.core.rows import PLAYING, GameRow, SeatRow


def seat_lines(row: GameRow, names: Sequence[str], words: Words) -> tuple[str, ...]:
    return tuple(_seat_line(held, name, words) for held, name in zip(row.seated, names, strict=True))


def _seat_line(held: SeatRow, name: str, words: Words) -> str:
    shown = Verbatim(holder_text(held, name, words))
    line = words("lobby-seat", number=held.seat + 1, name=shown)
    return with_offer(held, line, words)


def holder_text(held: SeatRow, name: str, words: Words) -> str:
    """Who holds a seat: a person in bold, or a computer player."""
    if held.computer is None:
        return bold(name).text
    return f"{escape_name(name)} ({computer_text(held.computer, words)})"


def with_offer(held: SeatRow, line: str, words: Words) -> str:
    if held.offered is None:
        return line
    return words("seat-on-offer", seat=Verbatim(line))


def take_seat_row(row: GameRow, words: Words) -> tuple[Button, ...]:
    """The way to the seats on offer that anybody may take; nothing without any."""
    if row.private or row.dormant or row.direct or all(held.offered is None for held in row.seated):
        return ()
    return (Button(OpenTableMenu(row.id, 0), words("button-take-seat"), "success"),)


def menu_section(menu: TableMenu) -> tuple[Block, ...]:
    if menu.row.stage != PLAYING:
        return ()
    return _holder_blocks(menu) if menu.own_seat is not None else _other_blocks(menu)


def _holder_blocks(menu: TableMenu) -> tuple[Block, ...]:
    row, words, own = menu.row, menu.words, menu.own_seat
    assert own is not None
    if row.is_practice:
        leave = sure_button(LeaveLast(row.id), "button-leave-game", words)
        return (*texts(words("seats-about-practice")), (leave,))
    if row.direct:
        resign = (sure_button(ResignGame(row.id), "button-resign", words),) if len(row.seated) == TWO else ()
        leave = sure_button(
            LeaveLast(row.id) if _is_alone(menu) else LeaveGame(row.id), "button-leave-game", words
        )
        return (*texts(words("seats-about-direct")), (leave, *resign))
    if row.of_cup is not None:
        leave = sure_button(LeaveCupTable(row.id), "button-leave-game", words)
        ends, left = moment(row.of_cup.ends), distance(row.of_cup.ends)
        return (*texts(words("seats-about-cup", ends=ends, distance=left)), (leave,))
    held = row.seated[own]
    alone = _is_alone(menu)
    on = held.offered is None
    about = "seats-about-own" if on else "seats-about-offered"
    buttons = [
        Button(OfferSeat(row.id, int(on)), words("button-offer-seat" if on else "button-keep-seat")),
        Button(ChooseInvitee(row.id, own), words("button-invite-to-own")),
        sure_button(LeaveLast(row.id) if alone else LeaveGame(row.id), "button-leave-game", words),
    ]
    if len(row.seated) == TWO:
        buttons.append(sure_button(ResignGame(row.id), "button-resign", words))
    invites = tuple(
        Button(
            ChooseInvitee(row.id, each.seat), words("button-invite-to", name=Verbatim(menu.names[each.seat]))
        )
        for each in row.seated
        if each.offered is not None and each.seat != own
    )
    return blocks_of(words(about), _invited_text(menu), tuple(buttons), invites[:BUTTONS])


def _is_alone(menu: TableMenu) -> bool:
    return all(each.user is None for each in menu.row.seated if each.seat != menu.own_seat)


def _invited_text(menu: TableMenu) -> str:
    users = [each.user for each in menu.invitations if each.seat is not None]
    if not users:
        return ""
    return menu.words("seats-invited-now", users=mention_list(users))


def _other_blocks(menu: TableMenu) -> tuple[Block, ...]:
    row, words = menu.row, menu.words
    free = [each.seat for each in row.seated if may_take(menu, each.seat)]
    if not free:
        return ()
    given_up = [seat for seat in free if menu.given_up.get(seat) == menu.user]
    invites = tuple(
        Button(ChooseInvitee(row.id, seat), words("button-invite-to-own"))
        for seat in given_up
        if row.seated[seat].offered is not None
    )
    return blocks_of(
        words("seats-about-back" if given_up else "seats-about-free"),
        tuple(
            Button(
                TakeSeat(row.id, seat, 0),
                words.text(
                    Message("button-back-here")
                    if menu.given_up.get(seat) == menu.user
                    else Message("button-take-seat-of", {"name": Verbatim(menu.names[seat])})
                ),
                "success",
            )
            for seat in free[:BUTTONS]
        ),
        invites,
    )


def may_take(menu: TableMenu, seat: int) -> bool:
    if seat in menu.knows_another:
        return False
    held = menu.row.seated[seat]
    invited = any(each.seat == seat and each.user == menu.user for each in menu.invitations)
    mine = menu.given_up.get(seat) == menu.user
    return mine or invited or (held.offered is not None and not menu.row.private)


def choose_invitee(row: GameRow, seat: int, name: str, words: Words, *, own: bool) -> Screen:
    text = (
        Message("seats-invite-to-own")
        if own
        else Message("seats-invite-to", {"name": Verbatim(escape_name(name))})
    )
    return Screen.of(
        words.text(text),
        UserSelect(InviteToSeat(row.id, seat), words("seats-choose-user")),
        (Button(BackToTable(row.id), words("panel-back")),),
    )


def taken_screen(row: GameRow, words: Words, *, returned: bool) -> Screen:
    """What a new player reads above the seat's panel."""
    table = title_argument(row.id, words)
    return text_screen(words("seats-back" if returned else "seats-taken", table=table))


def declined_screen(row: GameRow, words: Words) -> Screen:
    return text_screen(words("seats-declined", table=title_argument(row.id, words)))
