from collections import Counter
from collections.abc import Iterator

from bot.locales import game_words
from bot.screens.model import TableContext
from bot.screens.panel import narration
from tests.support.games import GAMES, STORY_GAME, Start, begin
from tests.support.screens import playing
from tests.support.table_story import somebody_asked

SEED = 5


def moments(game: str) -> Iterator[tuple[TableContext, int]]:
    """Each moment of a random game of three, and a seat that is asked."""
    table, random = begin(game, Start(seed=SEED, players=3))
    while not table.over:
        seat, choice = somebody_asked(table, random)
        yield playing(table, "en"), seat
        table.answer(seat, choice.random_answer(random))


def story(context: TableContext, seat: int, most: int) -> list[str]:
    """What a seat came to know since the game began, where there is room for so many lines."""
    words = game_words("en", context.row.name)
    turns = narration.turns_since(context, words, seat, 0)
    return narration.story_text(turns, words, lambda text: len(text.split("\n")) <= most).split("\n")


def test_a_story_without_room_leaves_out_own_turns_then_the_oldest_but_not_the_newest_of_each_seat() -> None:
    words = game_words("en", STORY_GAME)
    context, seat = [each for each, _ in zip(moments(STORY_GAME), range(30), strict=False)][-1]
    whole = story(context, seat, 1000)
    own = [line for line in whole if f"**{context.safe_names[seat]}**: " in line]
    others = [line for line in whole if line not in own]
    newest = sorted({line.partition("**: ")[0]: line for line in others}.values(), key=whole.index)
    older = [line for line in others if line not in newest]
    assert len(own) > 1
    assert len(newest) == 2
    assert older
    assert all(line.startswith("-# ") for line in whole)
    for left_out in range(1, len(whole)):
        shown = story(context, seat, len(whole) - left_out)
        kept = [*own, *older, *newest][left_out:]
        in_order = [line for line in whole if line in kept]
        assert shown == [
            *in_order[:-1],
            f"{in_order[-1].removesuffix(' …')} {narration.omission(words)(left_out)}",
        ]
    assert story(context, seat, 0) == story(context, seat, 1), "one line stays"


def test_the_line_of_this_turn_ends_with_what_was_done_last() -> None:
    cut, declines = Counter[str](), 0
    for game, (context, seat) in ((each, moment) for each in GAMES for moment in moments(each)):
        words = game_words("en", game)
        line = narration.own_line(context, words, seat)
        start = context.table.phase_starts[-1]
        own = [
            each
            for each in narration.lines_since(context.table, seat, start - 1)
            if each.seat == seat and each.row == start
        ]
        done = [words.text(message, context.safe_names) for each in own for message in each.headlines]
        moves = [each for each in context.table.open_moves if each.move.seat == seat]
        declined = [f"“{words.text(each.declined)}”" for each in moves if each.declined]
        if declined and moves[-1].declined and not moves[-1].events:
            declines += 1
            assert line.endswith(declined[-1])
        elif not declined:
            assert not done or line.endswith(done[-1])
        done += declined
        assert bool(line) is bool(done)
        assert ("… " in line) is any(line.count(text) < done.count(text) for text in done)
        cut[game] += "… " in line
    assert all(cut[game] for game in GAMES)
    assert declines > 0
