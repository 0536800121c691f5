"""The screens of a running game, each from what its viewer may know. No Discord here."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby

from bot.limits import FORECAST, OPTION_TEXT, STORY, WORDS_PART, cut, newest
from bot.screens import narration
from bot.screens.choice import Button, Entry, Panel, Select, said, undo_buttons
from bot.screens.model import READY, Block, Screen, TableContext, Text, gallery, texts
from bot.screens.symbols import NONE, Symbols, beside
from games.game import Choice, Game, Option, Standing
from games.words import Message, Words
from renderer import Picture
from storage.rows import LOBBY, PLAYING, UserGame

MOVED_ON, DONE, DONE_HERE = "moved-on", "done", "done-here"
"""What came before a panel: the press was outdated, or was done; in a direct message what is asked next has a
message of its own."""

MOVE, BOARD, HELP, SEAT, WORDS = "move", "board", "help", "seat", "words"
"""What the permanent controls of a table open."""

HEADING = "reference-"
"""How the id of a heading's text begins, among what a game's symbols mean."""

Pictures = tuple[Picture, ...]


def permanent(
    game: int, outbox: int, words: Words, symbols: Symbols = NONE, *, over: bool = False
) -> tuple[Button, ...]:
    """The buttons of a message in the thread; `outbox` is the number of what it tells."""
    move = said(f"{MOVE}:{game}:{outbox}", "button-move", words, symbols, "primary")
    return (
        *(() if over else (move,)),
        said(f"{BOARD}:{game}:{outbox}", "button-board", words, symbols),
        said(f"{HELP}:{game}:{outbox}", "button-help", words, symbols),
    )


# In the thread


def turn(
    context: TableContext, words: Words, *, since: int, called: Mapping[int, int], pictures: Pictures = ()
) -> Screen:
    """Somebody new has to act. `called` are the users of the seats that no direct message reached."""
    names = [
        beside(
            context.symbols.seat(seat), f"<@{called[seat]}>" if seat in called else context.safe_names[seat]
        )
        for seat in _named(context)
    ]
    asked = Message("turn-asked", {"what": _phase(context), "who": ", ".join(names)})
    counter = ready(context, words)
    blocks: tuple[Block, ...] = (
        *texts(_happened(context, words, None, since, scorings=False)),
        *gallery(pictures),
        Text(words.say(asked)),
        *([Text(counter, READY)] if counter else []),
    )
    return Screen(blocks, tuple(called.values()))


def _named(context: TableContext) -> tuple[int, ...]:
    """Whom the table waits for; while all act side by side that is all, so that nobody's readiness shows."""
    together = context.table.together
    everybody = tuple(range(context.table.players))
    return everybody if together and together[1] == len(everybody) else context.table.waiting


def _phase(context: TableContext) -> str:
    return f"phase-{context.table.view(None).phase}"


def ready(context: TableContext, words: Words) -> str:
    """How many have chosen, while several do so side by side."""
    together = context.table.together
    if together is None:
        return ""
    return words.say(Message("turn-ready", {"ready": together[0], "seats": together[1]}))


def again(words: Words) -> Screen:
    """The rules were corrected."""
    return Screen(texts(words.say(Message("turn-again"))))


def scoring(context: TableContext, words: Words, n: int, *, pictures: Pictures = ()) -> Screen:
    """The breakdown of the scoring phase that began in row n."""
    found = narration.lines(context.table, None, narration.last_told(context.table))
    names = context.safe_names
    earlier = [line for line in found if line.row < n]
    before = _fitting(
        context, words, lambda symbols: narration.say(earlier, words, names, symbols), STORY // 2
    )
    headline = Message("scoring-title")
    title = Text(f"### {beside(context.symbols.of(headline), words.say(headline))}")
    blocks: list[Block] = [*texts(before), title, *gallery(pictures)]
    for line in found:
        if line.row == n and line.seat is not None:
            head = Message("scoring-seat", {"name": names[line.seat], "points": line.points})
            told = line.told(words, names, context.symbols, STORY // context.table.players)
            blocks.append(Text(f"{beside(context.symbols.seat(line.seat), words.say(head))}\n{told}"))
    return Screen(tuple(blocks))


def end(context: TableContext, words: Words, *, pictures: Pictures = ()) -> Screen:
    """Who has won, and all places with their tie-breaks; everybody is called."""
    standings = context.game.standing(context.table.view(None))
    names = context.safe_names
    users = tuple(held.user for held in context.row.seated if held.user is not None)
    places = [
        beside(context.symbols.seat(each.seat), _place(each, standings, words, names)) for each in standings
    ]
    return Screen(
        (
            *texts(_happened(context, words, None, narration.last_told(context.table), scorings=False)),
            *gallery(pictures),
            *texts(
                f"## {words.say(Message('end-title'))}\n{words.say(_winners(context))}",
                "\n".join(places),
                " ".join(f"<@{user}>" for user in users),
            ),
        ),
        users,
    )


def _winners(context: TableContext) -> Message:
    winners = [each.seat for each in context.game.standing(context.table.view(None)) if each.rank == 1]
    names = ", ".join(context.safe_names[seat] for seat in winners)
    return Message("end-winner", {"names": names, "n": len(winners)})


def _place(each: Standing, standings: Sequence[Standing], words: Words, names: Sequence[str]) -> str:
    rank = Message("end-place", {"rank": each.rank, "name": names[each.seat], "points": each.points})
    tied = sum(other.points == each.points for other in standings) > 1
    if not tied or not each.ties:
        return words.say(rank)
    breaks = dict(zip(("first", "second"), each.ties, strict=False))
    ties = Message("end-ties", {"ties": Message("ties", breaks)})
    return f"{words.say(rank)} {words.say(ties)}"


# For one player


def panel(
    context: TableContext,
    seat: int,
    words: Words,
    *,
    pictures: Pictures = (),
    step: str = "",
    after: str = "",
    outbox: int = 0,
) -> Screen:
    """A seat's panel: what has happened since its last turn, what it has to choose, or whom it waits for.

    `after`: what came before, MOVED_ON, DONE or DONE_HERE, or "" if it was just opened.
    """
    table = context.table
    choice = table.pending(seat)
    below = after == DONE_HERE and choice is not None and narration.moved_on(table, seat)
    choice = None if below else choice
    asked, symbols = context.asked(seat), context.symbols
    controls = Panel(choice, asked, words, context.names, symbols) if choice else None
    blocks = (
        *texts(
            _head(context, words, moved_on=after == MOVED_ON),
            _news(context, words, seat, own=choice is None and not table.undoable(seat)),
        ),
        *gallery(pictures),
        *texts(
            _forecast(context, words, seat, seat),
            _below(words) if below else _asked(context, words, seat, choice, done=after in (DONE, DONE_HERE)),
            _brings(context, words, controls.buttons) if controls else "",
        ),
        *(controls.rows(step) if controls else ()),
        (
            *undo_buttons(asked, table.undoable(seat), words, symbols),
            said(f"{BOARD}:{context.row.id}:{outbox}", "button-board", words, symbols),
        ),
    )
    return Screen(blocks)


def _head(context: TableContext, words: Words, *, moved_on: bool = False) -> str:
    head = f"-# {words.say(Message('title'))} · {context.link}"
    return f"{head}\n{words.say(Message('panel-moved-on'))}" if moved_on else head


def _news(context: TableContext, words: Words, seat: int, *, own: bool) -> str:
    """What has happened since the seat's last turn, or (`own`) from the beginning of that turn."""
    if own:
        title, since = Message("panel-own-turn"), narration.own_turn(context.table, seat)
    else:
        title, since = Message("panel-since"), narration.last_turn(context.table, seat)
    text = _happened(context, words, seat, since, scorings=True)
    return f"**{words.say(title)}**\n{text}" if text else ""


def _below(words: Words) -> str:
    return f"**{words.say(Message('panel-done'))}** {words.say(Message('panel-below'))}"


def _asked(context: TableContext, words: Words, seat: int, choice: Choice | None, *, done: bool) -> str:
    table = context.table
    if table.over:
        return f"**{words.say(Message('panel-over'))}** {words.say(_winners(context))}"
    if choice:
        return beside(
            context.symbols.of(choice.prompt), f"**{words.say(choice.prompt, context.safe_names)}**"
        )
    together = table.together
    if together:
        waiting = Message("panel-waiting-together", {"ready": together[0], "seats": together[1]})
    else:
        who = ", ".join(context.safe_names[other] for other in table.waiting)
        waiting = Message("panel-waiting", {"who": who})
    begin = Message("panel-done" if done or together or table.undoable(seat) else "panel-not-you")
    changeable = words.say(Message("panel-changeable")) if table.undoable(seat) else ""
    return f"**{words.say(begin)}** {words.say(waiting)} {changeable}".rstrip()


def _brings(context: TableContext, words: Words, buttons: Sequence[Option]) -> str:
    """What the buttons would bring, a line each."""
    names = context.safe_names
    lines = []
    for each in buttons:
        if each.about:
            label = beside(context.symbols.of(each.label), words.say(each.label, names))
            lines.append(f"{label} – {words.say(each.about, names)}")
    return "\n".join(lines)


def _forecast(context: TableContext, words: Words, viewer: int | None, seat: int) -> str:
    """What the next scoring would bring a seat, as far as the viewer knows."""
    if context.game.forecast is None or context.table.over:
        return ""
    parts = [
        part
        for part in context.game.forecast(context.table.view(viewer))
        if part.seat == seat and part.points
    ]
    if not parts:
        return ""
    points = Message("panel-forecast", {"points": sum(part.points for part in parts)})
    messages = [points, *(part.reason for part in parts)]
    return f"-# {narration.joined(messages, words, context.safe_names, context.symbols, FORECAST)}"


def received(context: TableContext, seat: int, words: Words, *, n: int, outbox: int) -> Screen:
    """What came to a seat when all had chosen; its own doings of that phase stand with it."""
    lines = [line for line in narration.lines(context.table, seat, 0) if line.row <= n]
    own = [line for line in lines if line.seat == seat][-1:]
    told = "\n".join(narration.say(own, words, context.safe_names, context.symbols))
    buttons = permanent(context.row.id, outbox, words, context.symbols)
    return Screen((*texts(_head(context, words), told), buttons))


def board(
    context: TableContext, viewer: int | None, shown: int, words: Words, *, pictures: Pictures = ()
) -> Screen:
    """The Colonia of the seat that is shown, the table, and the figures, as the viewer sees them."""
    names = context.safe_names
    standings = context.game.standing(context.table.view(viewer))
    shape = context.symbols.seat
    figures = [
        beside(
            shape(each.seat),
            words.say(
                Message("board-points", {"rank": each.rank, "name": names[each.seat], "points": each.points})
            ),
        )
        for each in standings
    ]
    none = "" if pictures else words.say(Message("board-no-picture"))
    entries = tuple(
        Entry(str(seat), cut(name, OPTION_TEXT), chosen=seat == shown, symbol=shape(seat))
        for seat, name in enumerate(context.names)
    )
    whose = Select(f"{SEAT}:{context.row.id}:0", words.say(Message("board-whose")), entries)
    return Screen(
        (
            *texts(_head(context, words), beside(shape(shown), f"**{names[shown]}**\n{none}".rstrip())),
            *gallery(pictures),
            *texts(_forecast(context, words, viewer, shown), "\n".join(figures)),
            whose,
            (said(f"{WORDS}:{context.row.id}:0", "button-words", words, context.symbols),),
        )
    )


def in_words(context: TableContext, viewer: int | None, words: Words) -> tuple[Screen, ...]:
    """The whole table in words, as the viewer sees it, in as many messages as it takes."""
    return _in_parts(context.game.board(context.table.view(viewer), words, context.safe_names).splitlines())


def _in_parts(lines: Sequence[str]) -> tuple[Screen, ...]:
    """A long text in as many messages as it takes."""
    parts = [""]
    for line in lines:
        if len(parts[-1]) + len(line) >= WORDS_PART:
            parts.append("")
        parts[-1] += f"{line}\n"
    return tuple(note(part) for part in parts)


def replay(context: TableContext, words: Words, turns: int, pictures: Pictures) -> Screen:
    """A game, or a round of it, as a moving picture."""
    told = Message("replay-title", {"game": words.say(Message("title")), "n": turns})
    return Screen((*texts(_head(context, words), words.say(told)), *gallery(pictures)))


def replay_progress(words: Words, done: int, total: int) -> Screen:
    """How far a moving picture is."""
    return note(words.say(Message("replay-progress", {"done": done, "total": total})))


def games(mine: Sequence[UserGame], words: Words, titles: Mapping[str, str]) -> Screen:
    """The open games of a user, those that wait for him first; `titles` are the games' names."""
    waiting = [_game(each, titles) for each in mine if each.since is not None]
    others = [_game(each, titles) for each in mine if each.since is None and each.game.stage == PLAYING]
    lobbies = [_game(each, titles) for each in mine if each.game.stage == LOBBY]
    parts = {"games-waiting": waiting, "games-others": others, "games-lobbies": lobbies}
    blocks = [
        Text(f"{words.say(Message(title))}\n{newest(lines[::-1], STORY // 2, _more(words))}")
        for title, lines in parts.items()
        if lines
    ]
    return Screen(tuple(blocks) or texts(words.say(Message("games-none"))))


def _game(mine: UserGame, titles: Mapping[str, str]) -> str:
    since = "" if mine.since is None else f" · <t:{int(mine.since)}:R>"
    return f"{titles[mine.game.name]} · <#{mine.game.thread or mine.game.channel}>{since}"


def help_text(words: Words) -> Screen:
    """How to play here."""
    about = words.say(Message("reconstruction")) if words.has("reconstruction") else ""
    return Screen(texts(words.say(Message("help-text")), about and f"-# {about}"))


def reference(game: Game, words: Words, symbols: Symbols) -> tuple[Screen, ...]:
    """What a game's symbols and effects mean, in as many messages as it takes."""
    messages = game.reference() if game.reference else ()
    return _in_parts([_explained(each, words, symbols) for each in messages]) if messages else ()


def _explained(message: Message, words: Words, symbols: Symbols) -> str:
    text = words.say(message)
    return f"**{text}**" if message.id.startswith(HEADING) else beside(symbols.of(message), text)


def note(text: str) -> Screen:
    """A short answer."""
    return Screen((Text(text),))


def _happened(context: TableContext, words: Words, viewer: int | None, since: int, *, scorings: bool) -> str:
    """What the viewer came to know after row `since`; of a scoring only what it brought.

    Without `scorings` only what came after the last of them: the thread has been told all before it already.
    """
    found = narration.lines(context.table, viewer, since)
    if not scorings:
        last = max((line.row for line in found if line.phase == narration.SCORING), default=0)
        found = [line for line in found if line.row > last]
    names = context.safe_names

    def told(symbols: Symbols) -> list[str]:
        lines: list[str] = []
        for _, group in groupby(found, key=lambda line: line.row):
            phase = list(group)
            if phase[0].phase == narration.SCORING:
                headline = Message("scoring-title")
                points = narration.say_points(phase, names, symbols)
                lines.append(beside(symbols.of(headline), f"{words.say(headline)}: {points}"))
            else:
                lines += narration.say(phase, words, names, symbols)
        return lines

    return _fitting(context, words, told, STORY)


def _fitting(context: TableContext, words: Words, told: Callable[[Symbols], list[str]], most: int) -> str:
    """Lines with symbols; if that gets too long, those of the seats alone, and as many lines as fit."""
    text = "\n".join(told(context.symbols))
    return text if len(text) <= most else newest(told(context.symbols.seats), most, _more(words))


def _more(words: Words) -> Callable[[int], str]:
    return lambda n: words.say(Message("story-more", {"n": n}))
