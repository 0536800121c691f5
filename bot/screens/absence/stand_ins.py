"""Messages to stand-ins, and to those whose seats they play."""

from collections.abc import Mapping, Sequence

from bot.screens.ids.absence_ids import AnswerStandIn, ComeBack
from bot.screens.markup import bold, place_link
from bot.screens.model import Button, Screen, Text, plain_screen, text_screen
from bot.screens.moments import day_text, vacation_days
from bot.screens.text import numbered_title
from clocks.local_time import day_of
from games.words import Verbatim, Words
from storage.core.rows import OVER, GameRow, SeatRow, VacationRow


def offer_screen(
    vacation: VacationRow,
    name: str,
    games: Sequence[GameRow],
    titles: Mapping[str, str],
    nonce: int,
    words: Words,
) -> Screen:
    """A request to stand in, at some tables or (none) at later ones of a cup; phones read no timestamps."""
    listed = ", ".join(table_line(game, titles, words) for game in games) or words("stand-in-later-tables")
    text = words(
        "stand-in-offer",
        name=bold(name),
        first=Verbatim(day_text(day_of(vacation.begins, vacation.zone), words)),
        last=Verbatim(day_text(day_of(vacation.ends - 60, vacation.zone), words)),
        tables=Verbatim(listed),
    )
    return plain_screen(text, answer_buttons(vacation.id, nonce, words))


def answer_buttons(vacation: int, nonce: int, words: Words) -> tuple[Button, ...]:
    return (
        Button(AnswerStandIn(vacation, 1, nonce), words("button-stand-in"), "success"),
        Button(AnswerStandIn(vacation, 0, nonce), words("button-do-not-stand-in")),
    )


def answered_screen(vacation: VacationRow, name: str, now: float, words: Words, *, accepted: bool) -> Screen:
    who = {"name": bold(name), "first": vacation_days(vacation, words)[0]}
    if not accepted:
        return plain_screen(words("stand-in-refused", **who))
    text = "stand-in-begins" if vacation.begins <= now else "stand-in-will-begin"
    give_back = Button(AnswerStandIn(vacation.id, 0, 0), words("button-give-back"))
    return plain_screen(words(text, **who), (give_back,))


def answer_notice(name: str, words: Words, *, accepted: bool) -> Screen:
    text = "stand-in-has-accepted" if accepted else "stand-in-has-declined"
    return plain_screen(words(text, name=bold(name)))


def stood_in_for(held: SeatRow, stand_in: str, game: int, words: Words) -> Screen:
    assert held.stand_in is not None
    text = "stand-in-plays" if held.stand_in.user is not None else "stand-in-computer-plays"
    until = vacation_days(held.away, words)[1] if held.away is not None else Verbatim("")
    said = words(text, name=bold(stand_in), last=until)
    return Screen.of(said, (Button(ComeBack(game), words("button-back-now"), "primary"),))


def passed_on_screen(game: GameRow, held: SeatRow | None, user: int, player: str, words: Words) -> Screen:
    """The panel of a user whose seat `player` plays now; it also says if they have the seat back."""
    title = Text(f"**{numbered_title(game.id, words)}**")
    if game.stage == OVER:
        said = text_screen(words("panel-over"))
    elif held is not None and held.user == user and held.stand_in is not None:
        said = stood_in_for(held, player, game.id, words)
    elif held is not None and held.player == user:
        said = text_screen(words("panel-yours-again"))
    else:
        said = text_screen(words("panel-passed-on"))
    return Screen.of(title, *said.blocks)


def table_line(game: GameRow, titles: Mapping[str, str], words: Words) -> str:
    place = place_link(game)
    return words("vacation-table", game=titles[game.name], table=str(game.id), place=Verbatim(place))
