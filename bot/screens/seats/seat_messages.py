"""Messages about seats: offers, new players, and to a user who has lost a seat."""

from bot.screens.ids.table_ids import AnswerSeatInvitation, OpenBoard, OpenPanel, OpenTableMenu, TakeSeat
from bot.screens.markup import bold, distance, mention, mentions
from bot.screens.model import Button, Screen, TableContext, plain_screen
from bot.screens.shared.calls import CALL_LENGTH, WallClock, call_line
from bot.screens.text import title_argument
from bot.tables.notifications import next_to_act
from games.words import Message, Verbatim, Words, listed_names
from storage.core.rows import GameRow, Invitation, TableChange
from storage.seats.holders import GONE, LEFT, RETURNED, ROUND_OVER, SILENT, TAKEN

CHANGED = {
    LEFT: "seat-changed-left",
    SILENT: "seat-changed-silent",
    GONE: "seat-changed-gone",
    RETURNED: "seat-changed-returned",
    ROUND_OVER: "seat-changed-round-over",
}
"""Why a seat has another holder -> the text that tells all."""


def changed_screen(
    row: GameRow,
    change: TableChange,
    names: tuple[str, str],
    nonce: int,
    words: Words,
    *,
    offered: bool,
    lost: int | None = None,
) -> Screen:
    """Mention a seat's new player; `names`: old, new; `lost`: the user who lost it, called instead."""
    former, present = map(bold, names)
    if lost is not None:
        former = Verbatim(mention(lost))
    called = () if change.to_user is None or change.to_user < 0 else (change.to_user,)
    if called:
        present = Verbatim(mentions(called))
    called = called if lost is None else (lost,)
    text = "seat-changed-taken" if change.reason == TAKEN else CHANGED.get(change.reason, CHANGED[LEFT])
    said = words(text, table=title_argument(row.id, words), former=former, present=present)
    if offered:
        return _offered(row, said, nonce, words, mentions=called)
    return plain_screen(said, mentions=called)


def offer_screen(row: GameRow, name: str, nonce: int, words: Words, *, offered: bool) -> Screen:
    text = "seat-offer" if offered else "seat-offer-over"
    said = words(text, table=title_argument(row.id, words), name=bold(name))
    return _offered(row, said, nonce, words) if offered else plain_screen(said)


def _offered(row: GameRow, said: str, nonce: int, words: Words, *, mentions: tuple[int, ...] = ()) -> Screen:
    """A message that ends with how the seat can be had."""
    about = words("seat-offer-invited" if row.private else "seat-offer-anybody")
    note = f"\n-# {words('lobby-reliable-note')}" if row.reliable and not row.private else ""
    take = Button(OpenTableMenu(row.id, nonce), words("button-take-seat"), "success")
    return plain_screen(f"{said}\n{about}{note}", (take,), mentions=mentions)


def lost_screen(row: GameRow, change: TableChange, name: str, nonce: int, words: Words) -> Screen:
    texts = {SILENT: "seat-lost-silent", GONE: "seat-lost-gone", ROUND_OVER: "seat-lost-round-over"}
    text = texts.get(change.reason, "seat-lost-taken")
    said = words(text, table=title_argument(row.id, words), name=bold(name))
    if change.reason not in texts or change.seat is None or row.of_cup is not None:
        return plain_screen(said)
    back = Button(TakeSeat(row.id, change.seat, nonce), words("button-back-here"), "primary")
    return plain_screen(said, (back,))


def invitation_screen(
    row: GameRow, invited: Invitation, by: str, name: str, nonce: int, words: Words, *, mention: bool = False
) -> Screen:
    """Invite to take over a seat; `by`: who invites, `name`: who holds it, `mention`: in the thread."""
    held = None if invited.seat is None else row.holder(invited.seat)
    own = held is not None and held.user == invited.by_user
    said = words(
        "seat-invitation-own" if own else "seat-invitation",
        table=title_argument(row.id, words),
        by=bold(by),
        name=bold(name),
        until=distance(invited.expires),
    )
    if mention:
        look = Button(OpenTableMenu(row.id, nonce), words("button-take-seat"), "success")
        return plain_screen(f"{mentions([invited.user])} {said}", (look,), mentions=(invited.user,))
    answers = (
        Button(AnswerSeatInvitation(row.id, invited.id, accepted, nonce), words(text), style)
        for accepted, text, style in ((1, "button-take-seat", "success"), (0, "button-decline", "secondary"))
    )
    look = Button(OpenTableMenu(row.id, nonce), words("button-this-table"))
    return plain_screen(said, (*answers, look))


def declined_screen(row: GameRow, name: str, words: Words) -> Screen:
    return plain_screen(words("seat-declined", table=title_argument(row.id, words), name=bold(name)))


def is_next_screen(context: TableContext, seat: int, nonce: int, words: Words) -> Screen | None:
    """A seat acts after the one that does now; None if it does not, or does already."""
    if next_to_act(context.table) != seat or seat in context.table.waiting_seats:
        return None
    names = listed_names(context.safe_names[other] for other in context.table.waiting_seats)
    button = Button(OpenBoard(context.row.id, nonce), words("button-board"))
    text = Message("news-next", {"table": title_argument(context.row.id, words), "names": names})
    return plain_screen(words.text(text), (button,))


def all_ready_screen(
    context: TableContext, seat: int, nonce: int, words: Words, *, now: float, where: WallClock
) -> Screen | None:
    """Only this seat is not ready; None if that is not so. `where`: whose clock names the deadline."""
    if [other for other, done in context.table.lanes.items() if not done] != [seat]:
        return None
    length = CALL_LENGTH - len(_all_ready("", words))
    line = call_line(context, words, until=context.until(seat), now=now, where=where, length=length)
    button = Button(OpenPanel(context.row.id, nonce), words("button-move"), "primary")
    return plain_screen(_all_ready(line, words), (button,))


def _all_ready(call: str, words: Words) -> str:
    return words("news-all-ready", call=Verbatim(call))
