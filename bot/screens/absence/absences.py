"""Notices of players who are away, or are back."""

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from bot.screens.absence.stand_ins import answer_buttons
from bot.screens.markup import bold, mention
from bot.screens.model import ActionRow, Screen, TableContext, plain_screen
from bot.screens.moments import vacation_days
from games.words import Message, Verbatim, Words
from storage.core.rows import GameRow, SeatRow, StoodIn, VacationRow


class Absence(Struct, frozen=True):
    """The notice of a player who is away, will be, or is back."""

    name: str
    """"" if they are back and called by it."""
    held: SeatRow
    stand_in: str = ""
    """The name of the user who plays for them; "" if they are called by it."""
    asked: int | None = None
    """A user who is asked to stand in and gets no direct messages."""
    vacation: int = 0
    ended: VacationRow | None = None
    """A vacation that has ended, if none is announced."""


class NotedAbsence(Struct, frozen=True):
    """A player's absence in the last notice. It is stored: its fields never change."""

    begins: float
    ends: float
    stand_in: int | None = None
    computer: bool = False
    back: bool = False


def noted_absences(absences: Iterable[Absence]) -> dict[int, NotedAbsence]:
    """The absences that a notice names, new or named again."""
    announced = {}
    for absence in absences:
        away, stand_in, ended = absence.held.away, absence.held.stand_in, absence.ended
        if away is None and ended is not None:
            announced[absence.held.seat] = NotedAbsence(ended.begins, ended.over, back=True)
        elif away is not None:
            user = None if stand_in is None else stand_in.user
            computer = stand_in is not None and stand_in.user is None
            announced[absence.held.seat] = NotedAbsence(away.begins, away.ends, user, computer)
    return announced


def absence_notice(
    game: GameRow,
    absences: Sequence[Absence],
    announced: Mapping[int, NotedAbsence] | None,
    nonce: int,
    now: float,
    words: Words,
) -> Screen | None:
    """Absences, stand-ins and returns; None if the last notice had them (`announced`, by seat)."""
    mentioned: list[int] = []
    rows: list[ActionRow] = []
    lines = []
    for absence in absences:
        news = _absence_line(absence, game, announced, now, words)
        if news:
            lines.append(news)
            mentioned += _seats_called(absence)
        if absence.asked is not None:
            asking = {"name": _name(absence), "asked": Verbatim(mention(absence.asked))}
            lines.append(words("away-asks", **asking))
            rows.append(answer_buttons(absence.vacation, nonce, words))
            mentioned.append(absence.asked)
    return plain_screen("\n".join(lines), *rows[:4], mentions=tuple(mentioned)) if lines else None


def _absence_line(
    absence: Absence, game: GameRow, announced: Mapping[int, NotedAbsence] | None, now: float, words: Words
) -> str:
    before = (announced or {}).get(absence.held.seat)
    after = noted_absences([absence])[absence.held.seat]
    if after.back and announced is not None and (before is None or before.back):
        return ""
    if before is None or _days(before) != _days(after):
        return absence_text(absence, game, now, words)
    if before == after:
        return ""
    name = {"name": _name(absence)}
    if after.stand_in is not None:
        return words("away-plays-now", **name, stand_in=_stand_in(absence))
    return words("away-computer-plays-now" if after.computer else "away-nobody-plays", **name)


def have_only_days_changed(absences: Iterable[Absence], announced: Mapping[int, NotedAbsence]) -> bool:
    """Whether, since a notice, only the days of players named there have changed."""
    return all(
        seat in announced and (after == announced[seat] or _days(after) != _days(announced[seat]))
        for seat, after in noted_absences(absences).items()
    )


def _days(announced: NotedAbsence) -> tuple[float, float, bool]:
    return announced.begins, announced.ends, announced.back


def _seats_called(absence: Absence) -> list[int]:
    held = absence.held
    stand_in = None if held.stand_in is None else held.stand_in.user
    users = (None if absence.name else held.user, None if absence.stand_in else stand_in)
    return [user for user in users if user is not None]


def _name(absence: Absence) -> Verbatim:
    user = absence.held.user
    return bold(absence.name) if absence.name or user is None else Verbatim(f"**{mention(user)}**")


def _stand_in(absence: Absence) -> Verbatim:
    """Who plays for them; empty for a computer player."""
    stand_in = absence.held.stand_in
    if stand_in is None or stand_in.user is None:
        return Verbatim("")
    return bold(absence.stand_in) if absence.stand_in else Verbatim(mention(stand_in.user))


def absence_text(absence: Absence, game: GameRow, now: float, words: Words) -> str:
    name, away = _name(absence), absence.held.away
    if away is None:
        withdrawn = absence.ended is not None and absence.ended.over <= absence.ended.begins
        return words("away-withdrawn" if withdrawn else "away-back", name=name)
    first, last = vacation_days(away, words)
    span = {"name": name, "first": first, "last": last}
    parts = [Message("away-until" if away.begins <= now else "away-from-to", span)]
    parts.append(Message("away-clock-stands" if game.vacations else "away-clock-runs"))
    stand_in = absence.held.stand_in
    if stand_in is not None:
        text = "away-computer-plays" if stand_in.user is None else "away-plays"
        parts.append(Message(text, {"name": _stand_in(absence)}))
    return " ".join(words.text(part) for part in parts)


def played_for_text(
    context: TableContext, stood_in: Sequence[StoodIn], names: Mapping[int, str], since: int, words: Words
) -> str:
    """Stand-ins who have played since a row of the log, a line each; `names`: of users."""
    lines: list[str] = []
    for each in stood_in:
        last = len(context.table.moves) if each.last is None else each.last
        moves = context.table.moves[max(since, each.first - 1) : last]
        if any(move.seat == each.seat for move in moves):
            name = bold(context.names[each.seat])
            if each.user is None:
                said = Message("away-computer-has-played", {"name": name})
            else:
                stand_in = bold(names[each.user])
                said = Message("away-has-played", {"name": name, "stand_in": stand_in})
            lines.append(f"-# {words.text(said)}")
    return "\n".join(dict.fromkeys(lines))
