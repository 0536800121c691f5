"""A user's games: those that wait for them or for others, lobbies, the last that ended; seats on offer."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from msgspec import Struct

from bot.limits import BUTTONS, OPTIONS, TEXT
from bot.screens.ids.absence_ids import Wake
from bot.screens.ids.custom_id import CustomId
from bot.screens.ids.lobby_ids import Leave
from bot.screens.ids.people_ids import FindTables
from bot.screens.ids.settings_ids import Nudge, OpenOneOf
from bot.screens.ids.table_ids import LookBackAt, OpenPanel, OpenTableMenu
from bot.screens.markup import bold, card_link, day, distance, moment, place_link
from bot.screens.model import ActionRow, Button, Screen, Select, SelectOption, TableContext
from bot.screens.panel.narration import omission
from bot.screens.shared import waiting
from bot.screens.text import numbered_title
from games.words import Verbatim, Words
from storage.core.rows import LOBBY, PLAYING, FinishedGame, GameRow, UserGame

LENGTHS = {
    "games-waiting": 1500,
    "games-others": 800,
    "games-dormant": 250,
    "games-invited": 200,
    "games-lobbies": 400,
    "games-offered": 300,
    "games-finished": 350,
}
"""Letters each section may have, by its title; what one leaves goes to those that need more."""


class UserGames(Struct, frozen=True):
    mine: Sequence[UserGame]
    """The open games, those that wait for the user first, the longest waiting first."""
    finished: Sequence[FinishedGame]
    """The last that ended, the latest first."""
    titles: Mapping[str, str]
    contexts: Mapping[int, TableContext] = {}
    """Running games -> their tables, if they were read."""
    rounds: Mapping[int, str] = {}
    """Games that are played -> what the round is called, where it has a name."""
    damaged: frozenset[int] = frozenset()
    """Games that are played and cannot be read."""
    offered: Sequence[GameRow] = ()
    """Running games of others on the same server where the user may take a seat."""
    invited: Sequence[tuple[GameRow, float]] = ()
    """The tables to which the user is invited, and until when."""
    removed: frozenset[int] = frozenset()
    """Games on whose server the bot is not any more."""

    @property
    def waiting(self) -> list[UserGame]:
        return [each for each in self.mine if each.waiting_since is not None]

    @property
    def others(self) -> list[UserGame]:
        """The games that wait for others, the longest waiting first."""
        found = [
            each
            for each in self.mine
            if each.waiting_since is None and each.row.stage == PLAYING and not each.row.dormant
        ]
        return sorted(found, key=lambda each: (self._asked_since(each), each.row.id))

    @property
    def dormant(self) -> list[UserGame]:
        return [each for each in self.mine if each.row.dormant]

    @property
    def lobbies(self) -> list[UserGame]:
        return [each for each in self.mine if each.row.stage == LOBBY]

    def _asked_since(self, game: UserGame) -> float:
        context = self.contexts.get(game.row.id)
        return float("inf") if context is None or context.asked is None else context.asked


def user_games(games: UserGames, words: Words) -> Screen:
    """All games of a user. What has not begun can be left here, too: its card may have been deleted."""
    entries = {
        "games-waiting": [_played_line(each, games, words) for each in games.waiting],
        "games-others": [_played_line(each, games, words) for each in games.others],
        "games-dormant": [_dormant_line(each, games, words) for each in games.dormant],
        "games-invited": [_invited_line(row, until, games, words) for row, until in games.invited],
        "games-lobbies": [_lobby_line(each, games, words) for each in games.lobbies],
        "games-offered": [_offered_line(each, games, words) for each in games.offered],
        "games-finished": [_finished_line(each, games, words) for each in games.finished],
    }
    dormant = [each.row for each in games.dormant if not each.stands_in]
    return Screen.of(
        "" if games.mine else words("games-none"),
        *_sections(entries, words),
        _move_buttons(games, words),
        _nudge_buttons(games, words),
        _buttons(lambda game: Wake(game, 0), "games-wake", dormant, games, words),
        _buttons(Leave, "games-leave", [each.row for each in games.lobbies], games, words),
        _seat_buttons(games, words),
        _select(LookBackAt(), "games-look-back", [each.row for each in games.finished], games, words),
    )


def _sections(entries: Mapping[str, Sequence[str]], words: Words) -> list[str]:
    """The sections, by title; unused length goes to the first ones that need more."""
    whole = {title: _section_text(title, found, words, TEXT) for title, found in entries.items()}
    spare = sum(max(0, LENGTHS[title] - len(text)) for title, text in whole.items())
    sections = []
    for title, text in whole.items():
        more = min(spare, max(0, len(text) - LENGTHS[title]))
        spare -= more
        sections.append(_section_text(title, entries[title], words, LENGTHS[title] + more))
    return sections


def _section_text(title: str, entries: Sequence[str], words: Words, length: int) -> str:
    if not entries:
        return ""
    text, shown = f"### {words(title)}", 0
    for entry in entries:
        if shown and len(text) + len(entry) > length:
            break
        text, shown = f"{text}\n{entry}", shown + 1
    return text if shown == len(entries) else f"{text}\n{omission(words)(len(entries) - shown)}"


# Entries


def _played_line(mine: UserGame, games: UserGames, words: Words) -> str:
    context = games.contexts.get(mine.row.id)
    head = _line_head(mine.row, place_link(mine.row), games, words)
    if games.rounds.get(mine.row.id):
        head = f"{head}{waiting.SEPARATOR}{games.rounds[mine.row.id]}"
    if mine.row.id in games.removed:
        head = f"{head}\n{words('games-removed')}"
    if mine.row.id in games.damaged:
        return f"{head}\n{words('games-damaged')}"
    if context is None:
        return head
    paused = waiting.paused_line(mine.row, words)
    for_whom = words("games-stand-in", name=bold(context.names[mine.seat])) if mine.stands_in else ""
    is_planned = not mine.stands_in and mine.row.seated[mine.seat].keeps_plan
    planned = words("games-planned") if is_planned else ""
    return "\n".join((*filter(None, (head, paused, for_whom, planned)), *_who(context, mine, words)))


def _dormant_line(mine: UserGame, games: UserGames, words: Words) -> str:
    assert mine.row.paused is not None
    head = _line_head(mine.row, place_link(mine.row), games, words)
    since = words("games-dormant-since", since=day(mine.row.paused.begins))
    return f"{head}{waiting.SEPARATOR}{since}"


def _who(context: TableContext, mine: UserGame, words: Words) -> tuple[str, ...]:
    if context.table.lanes:
        return waiting.short_seat_lines(context, words, mine.seat, played_by_reader=mine.stands_in)
    if mine.waiting_since is not None:
        return (waiting.wait_line(context, mine.seat, words, played_by_reader=mine.stands_in),)
    return tuple(waiting.named_wait_line(context, seat, words) for seat in context.table.waiting_seats)


def _lobby_line(mine: UserGame, games: UserGames, words: Words) -> str:
    row = mine.row
    head = _line_head(row, card_link(row) if row.card else f"<#{row.channel}>", games, words)
    seats = words("games-seats", taken=len(row.seated), seats=row.seats)
    return f"{head}{waiting.SEPARATOR}{seats}"


def _invited_line(row: GameRow, until: float, games: UserGames, words: Words) -> str:
    place = card_link(row) if row.stage == LOBBY else place_link(row)
    kept = words("games-invited-until", when=moment(until))
    return f"{_line_head(row, place, games, words)}{waiting.SEPARATOR}{kept}"


def _offered_line(row: GameRow, games: UserGames, words: Words) -> str:
    head = _line_head(row, place_link(row), games, words)
    seats = sum(held.offered is not None for held in row.seated)
    return f"{head}{waiting.SEPARATOR}{words('games-seats-offered', n=seats)}"


def _finished_line(ended: FinishedGame, games: UserGames, words: Words) -> str:
    row = ended.row
    head = _line_head(row, place_link(row), games, words)
    when = words("games-ended", when=distance(ended.ended))
    seats = len(row.seated)
    place = () if ended.place is None else (words("games-place", place=ended.place, of=seats),)
    return waiting.SEPARATOR.join((head, *place, when))


def _line_head(row: GameRow, place: str, games: UserGames, words: Words) -> str:
    place = words("table-direct") if row.direct else place
    return f"**{_numbered_title(row, games, words)}**{waiting.SEPARATOR}{place}"


# Controls


def _move_buttons(games: UserGames, words: Words) -> ActionRow:
    """Buttons that open the panels of the games waiting for the user; a select if there are many."""
    found = [each.row for each in games.waiting if each.row.id not in games.damaged]
    if len(found) > BUTTONS:
        return _select(OpenOneOf(0), "games-choose", found, games, words)
    return _buttons(lambda game: OpenPanel(game, 0), "games-move", found, games, words, "primary")


def _nudge_buttons(games: UserGames, words: Words) -> ActionRow:
    found = [each.row for each in games.others if _waits_for_people(games.contexts.get(each.row.id))]
    return _buttons(lambda game: Nudge(game, 0), "games-nudge", found, games, words)


def _waits_for_people(context: TableContext | None) -> bool:
    return context is not None and any(
        context.row.seated[seat].player is not None for seat in context.table.waiting_seats
    )


def _seat_buttons(games: UserGames, words: Words) -> ActionRow:
    """What shows the tables at which the user may take a seat: invited, on offer, or open."""
    rows = {row.id: row for row in (*(row for row, _ in games.invited), *games.offered)}
    found = [*rows.values()][: BUTTONS - 1]
    seats = _buttons(lambda game: OpenTableMenu(game, 0), "games-take-seat", found, games, words)
    return (*seats, Button(FindTables(), words("button-open-tables")))


def _select(
    custom_id: CustomId, text: str, rows: Iterable[GameRow], games: UserGames, words: Words
) -> Select:
    options = tuple(SelectOption(str(row.id), _numbered_title(row, games, words)) for row in rows)
    return Select(custom_id, words(text), options[:OPTIONS])


def _buttons(
    press: Callable[[int], CustomId],
    text: str,
    rows: Sequence[GameRow],
    games: UserGames,
    words: Words,
    style: str = "secondary",
) -> tuple[Button, ...]:
    """A button for each of the first tables."""

    def label(row: GameRow) -> str:
        return words(text, game=Verbatim(games.titles[row.name]), table=Verbatim(str(row.id)))

    return tuple(Button(press(row.id), label(row), style) for row in rows[:BUTTONS])


def _numbered_title(row: GameRow, games: UserGames, words: Words) -> str:
    return numbered_title(row.id, words, games.titles[row.name])
