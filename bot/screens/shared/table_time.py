"""Time for players of a table: on its card, and in its options."""

from collections.abc import Sequence
from itertools import groupby

from bot.screens.ids.custom_id import CustomId
from bot.screens.ids.lobby_ids import (
    VACATIONS,
    WHEN_LATE,
    ChoosePace,
    OpenTime,
    SetPace,
    ShowOptions,
    SwitchTerm,
)
from bot.screens.model import Button, Screen, Select, SelectOption, switch
from clocks.pace import BRISK, NO_PACE, PACES, RESERVE, find_pace
from games.words import Message, Words
from storage.core.rows import ASK, COMPUTER_MOVES, GameRow

NAMED = (RESERVE.key, BRISK.key, NO_PACE)
"""Paces offered by name at once."""

ALL = (*(pace.key for pace in PACES), NO_PACE)


def pace_name(key: str) -> Message:
    return Message(f"pace-{key}")


def about_pace(key: str) -> Message:
    pace = find_pace(key)
    return Message("about-pace-plain" if pace is not None and not pace.reserve else f"about-pace-{key}")


def terms(row: GameRow) -> list[Message]:
    """The players' time, in numbers too, and further unusual terms."""
    if row.is_practice:
        return [pace_name(row.pace), *([Message("term-deleted")] if row.plays_on else [])]
    pace = Message("term-pace", {"pace": pace_name(row.pace), "numbers": about_pace(row.pace)})
    found = [pace]
    if row.pace != NO_PACE and row.when_late == COMPUTER_MOVES:
        found.append(Message("term-computer-moves"))
    if row.pace != NO_PACE and not row.vacations:
        found.append(Message("term-no-vacations"))
    if row.of_cup is not None:
        found.append(Message("term-cup", {"cup": str(row.of_cup.cup), "round": row.of_cup.round}))
    return found


def pace_buttons(row: GameRow, words: Words) -> tuple[Button, ...]:
    """The paces by name, and one that is chosen among the others; *More* has the numbers."""

    def button(key: str) -> Button:
        style = "success" if key == row.pace else "secondary"
        return Button(SetPace(row.id, key), words.text(pace_name(key)), style)

    chosen = () if row.pace in NAMED else (row.pace,)
    more = Button(OpenTime(row.id), words("button-more"))
    return (*(button(key) for key in (*NAMED, *chosen)), more)


def time_screen(row: GameRow, words: Words) -> Screen:
    """All settings about time at a table, with the numbers, for its host."""
    lines = [
        f"- {words.listed(f'**{words.text(pace_name(key))}**' for key in keys)}: {words.text(about)}"
        for about, keys in groupby(ALL, about_pace)
    ]
    title = f"**{words('time-title')}**\n{words('time-about')}"
    late = words("time-about-late")
    back = Button(ShowOptions(row.id), words("panel-back"))
    switches = () if row.pace == NO_PACE else _time_switches(row, words)
    return Screen.of(
        title, "\n".join(lines), late, pace_select(ChoosePace(row.id), row.pace, words), (*switches, back)
    )


def pace_select(custom_id: CustomId, chosen: str, words: Words, *, keys: Sequence[str] = ALL) -> Select:
    """Paces with their numbers, all or those of some keys."""
    options = tuple(
        SelectOption(key, words.text(pace_name(key)), words.text(about_pace(key)), default=key == chosen)
        for key in keys
    )
    return Select(custom_id, words("time-choose-pace"), options)


def _time_switches(row: GameRow, words: Words) -> tuple[Button, ...]:
    late = "time-late-ask" if row.when_late == ASK else "time-late-computer"
    return (
        *(() if row.direct else (Button(SwitchTerm(row.id, WHEN_LATE), words(late)),)),
        switch(SwitchTerm(row.id, VACATIONS), "time-vacations", words, on=row.vacations),
    )
