from collections.abc import Sequence

import pytest

from bot.clock import ManualClock
from bot.happened import UserErased
from bot.tables.lobby.lobbies import ANSWER_SECONDS
from bot.tables.service import TableService
from storage.core.database import Connection
from storage.core.errors import Barred
from storage.core.rows import ABANDONED, PLAYING
from storage.lobby.lobby_seats import BY_HOST
from storage.lobby.table_limit import MOST_TABLES
from storage.together.store import Store
from tests.bot.tables.queue_world import DAY, GAME, HERE, HOUR, THERE, Meanwhile, QueueWorld
from tests.support.rated_games import RatedGames
from tests.support.table_helpers import end_without_rules

pytestmark = pytest.mark.usefixtures("toys")


ADA, BOB, CLEO, DAN = 101, 102, 103, 104


@pytest.fixture
def world(store: Store, service: TableService, clock: ManualClock) -> QueueWorld:
    return QueueWorld(store, service, clock)


# Bars and refusals


async def test_a_bar_everywhere_ends_a_search_and_the_others_play(world: QueueWorld) -> None:
    await world.looks(ADA, BOB, CLEO)
    for user in (ADA, BOB, CLEO):
        await world.store._database.execute('UPDATE seeker SET direct = TRUE WHERE "user" = ?', user)
    await world.store.bars.bar(0, ADA, 5.0)
    assert (await world.search(ADA)).since is None
    await world.tick()
    (game,) = await world.tables_of(BOB)
    assert [held.user for held in (await world.store.game(game)).seated] == [BOB, CLEO]
    with pytest.raises(Barred):
        await world.looks(ADA)
    assert await world.seeking() == []


async def test_a_server_somebody_is_barred_from_counts_no_more_for_their_search(world: QueueWorld) -> None:
    await world.looks(ADA, BOB)
    await world.store.bars.bar(HERE, ADA, 5.0)
    await world.tick()
    assert await world.seeking() == [ADA, BOB]
    await world.store.users.set_name(THERE, ADA, "Ada")
    await world.looks(CLEO, guild=THERE)
    await world.tick()
    (game,) = await world.tables_of(CLEO)
    row = await world.store.game(game)
    assert (row.guild, [held.user for held in row.seated]) == (THERE, [ADA, CLEO])


async def test_whoever_is_refused_is_left_out_alone(world: QueueWorld) -> None:
    await world.looks(ADA, BOB, CLEO)

    async def bars_bob(guild: int, _: Sequence[int]) -> None:
        await world.store.bars.bar(guild, BOB, 5.0)

    world.meanwhile = bars_bob
    await world.tick()
    (game,) = await world.tables_of(ADA)
    assert [held.user for held in (await world.store.game(game)).seated] == [ADA, CLEO]
    assert await world.seeking() == [BOB]
    assert await world.lobby(1) is not None, "nothing is stored of the table that was refused"


def blocking(world: QueueWorld) -> Meanwhile:
    """Between the match and the table somebody blocks somebody."""

    async def blocks(_: int, users: Sequence[int]) -> None:
        world.meanwhile = None
        await world.store.blocks.block(users[1], users[0], 5.0)

    return blocks


async def test_of_a_pair_that_is_refused_one_plays_in_the_same_look(world: QueueWorld) -> None:
    await world.looks(ADA, BOB, CLEO)
    world.meanwhile = blocking(world)
    await world.tick()
    (game,) = await world.tables_of(ADA)
    assert [held.user for held in (await world.store.game(game)).seated] == [ADA, CLEO]
    assert await world.seeking() == [BOB]


async def test_a_pair_that_was_refused_is_not_tried_again_that_day(world: QueueWorld) -> None:
    await world.looks(ADA, BOB)
    world.meanwhile = blocking(world)
    await world.tick()
    assert await world.seeking() == [ADA, BOB]
    await world.store.blocks.unblock(BOB, ADA)
    for _ in range(3):
        await world.tick()
    assert len(world.asked) == 1
    await world.tick(DAY)
    assert await world.tables_of(ADA) == await world.tables_of(BOB) != []


async def test_where_one_is_no_member_the_others_play_and_it_is_rarely_asked(world: QueueWorld) -> None:
    await world.looks(ADA, BOB)
    world.left.add((BOB, HERE))
    await world.tick()
    await world.tick()
    assert world.asked == [(HERE, (ADA, BOB))]
    world.left.clear()
    await world.tick(600)
    assert len(await world.tables_of(BOB)) == 1, "a while later that is known"


# Failed matches


async def matched(world: QueueWorld, *users: int, fewest: int = 2) -> int:
    """Users look for a table and get one, which begins once all answer."""
    await world.looks(*users, fewest=fewest)
    await world.tick()
    (game,) = await world.tables_of(users[0])
    assert [held.user for held in (await world.store.game(game)).seated] == [*users]
    return game


async def test_of_two_the_one_left_keeps_looking_and_leaves_for_another_table(world: QueueWorld) -> None:
    game = await matched(world, ADA, BOB)
    before = await world.search(ADA)
    assert before.is_found
    await world.lobbies.mark_present(game, ADA)
    assert await world.seeking() == []
    await world.tick(ANSWER_SECONDS)
    row = await world.store.game(game)
    assert ([held.user for held in row.seated], row.starts) == ([ADA], None)
    again = await world.search(ADA)
    assert (again.since, again.game, again.held) == (before.since, game, None)
    assert before.until is not None
    assert before.held is not None
    assert again.until == before.until + world.clock.now() - before.held, "that time was not for looking"
    assert (await world.search(BOB)).since is None
    sent = [each for each in await world.store.outbox_due() if each.kind == "looks-again"]
    assert [(each.game, each.user) for each in sent] == [(game, ADA)]
    assert "called-off" not in {each.kind for each in await world.store.outbox_due()}
    world.begin_again()
    await world.looks(CLEO)
    await world.tick()
    (other,) = await world.tables_of(CLEO)
    assert await world.tables_of(ADA) == [other]
    assert await world.lobby(game) is None, "nobody sits there any more"
    assert (await world.search(ADA)).game == other


async def test_when_one_leaves_the_others_look_at_once(world: QueueWorld) -> None:
    game = await matched(world, ADA, BOB)
    since = (await world.search(BOB)).since
    await world.tables.lobby.leave(game, ADA)
    assert (await world.search(ADA)).since is None, "they do not want it"
    assert ((await world.search(BOB)).since, await world.seeking()) == (since, [BOB])
    assert (await world.store.game(game)).host == BOB
    await world.looks(CLEO)
    await world.tick()
    assert len(await world.tables_of(CLEO)) == 1


async def test_those_who_are_left_play_if_they_are_as_many_as_all_want(world: QueueWorld) -> None:
    game = await matched(world, ADA, BOB, CLEO)
    for user in (ADA, BOB):
        await world.lobbies.mark_present(game, user)
    await world.tick(ANSWER_SECONDS)
    assert await world.seeking() == []
    await world.tick()
    assert (await world.store.game(game)).stage == PLAYING
    assert [(await world.search(user)).since for user in (ADA, BOB, CLEO)] == [None, None, None]
    assert (await world.search(ADA)).game is None


async def test_those_who_are_left_look_together_if_one_wants_more(world: QueueWorld) -> None:
    game = await matched(world, ADA, BOB, CLEO, fewest=3)
    for user in (ADA, BOB):
        await world.lobbies.mark_present(game, user)
    await world.tick(ANSWER_SECONDS)
    assert await world.seeking() == [ADA, BOB]
    assert (await world.store.game(game)).starts is None
    await world.tick()
    assert (await world.store.game(game)).stage != PLAYING
    await world.looks(DAN)
    await world.tick()
    (other,) = await world.tables_of(DAN)
    assert await world.tables_of(ADA) == await world.tables_of(BOB) == [other]
    assert await world.lobby(game) is None


async def test_who_stays_behind_is_host_and_a_stranger_may_play_with_who_looks(world: QueueWorld) -> None:
    game = await matched(world, ADA, BOB)
    await world.tables.lobby.leave(game, BOB)
    await world.tables.lobby.join(game, DAN)
    await world.looks(CLEO)
    await world.tick()
    assert await world.tables_of(DAN) == [game]
    row = await world.store.game(game)
    assert (row.host, [held.user for held in row.seated]) == (DAN, [DAN])
    assert any(each.kind == "host" and each.user == DAN for each in await world.store.outbox_due())


async def test_nobody_leaves_a_damaged_table_for_another_one(world: QueueWorld) -> None:
    games = [await matched(world, ADA, BOB), await matched(world, CLEO, DAN)]
    for game, user in zip(games, (BOB, DAN), strict=True):
        await world.tables.lobby.leave(game, user)
    await world.store._database.execute("UPDATE game SET chain = 'broken' WHERE id = ?", games[0])
    await world.tick()
    (other,) = await world.tables_of(CLEO)
    assert await world.tables_of(ADA) == [games[0], other]
    assert await world.lobby(games[1]) is None


async def test_a_search_ends_when_the_table_begins_that_was_found_for_it(world: QueueWorld) -> None:
    game = await matched(world, ADA, BOB)
    await world.tables.lobby.leave(game, BOB)
    assert await world.seeking() == [ADA]
    await world.tables.lobby.join(game, DAN)
    await world.tables.start(game, host=ADA)
    assert await world.seeking() == []


async def test_when_the_host_closes_the_table_the_others_look_again(world: QueueWorld) -> None:
    game = await matched(world, ADA, BOB)
    since = (await world.search(BOB)).since
    await world.lobbies.close(game, BY_HOST, by_user=ADA)
    search = await world.search(BOB)
    assert (search.since, search.game, search.held) == (since, None, None)
    assert (await world.search(ADA)).since is None


async def test_who_starts_the_table_where_they_sit_is_not_matched_meanwhile(world: QueueWorld) -> None:
    game = await matched(world, ADA, BOB)
    await world.tables.lobby.leave(game, BOB)
    await world.tables.lobby.join(game, DAN)
    await world.lobbies.request_start(game, host=ADA)
    assert await world.seeking() == []
    await world.looks(CLEO)
    await world.tick(10)
    assert await world.tables_of(CLEO) == []
    await world.tables.lobby.leave(game, DAN)
    assert await world.seeking() == [ADA, CLEO], "it cannot start"


async def test_who_starts_with_fewer_than_they_wanted_may_still_change_the_table(world: QueueWorld) -> None:
    game = await matched(world, ADA, BOB, CLEO, fewest=3)
    await world.tables.lobby.leave(game, CLEO)
    await world.tables.lobby.add_computer(game, "easy", host=ADA)
    await world.lobbies.request_start(game, host=ADA)
    row = await world.tables.lobby.change_computer(game, 2, "hard", host=ADA)
    assert row.starts is not None
    assert await world.seeking() == []
    await world.tables.lobby.leave(game, BOB)
    assert (await world.store.game(game)).starts is None
    assert await world.seeking() == [ADA]


async def test_who_is_barred_where_a_table_was_found_looks_elsewhere(world: QueueWorld) -> None:
    game = await matched(world, ADA, BOB)
    since = (await world.search(ADA)).since
    await world.clock.advance(HOUR)
    await world.store.bars.bar(HERE, ADA, world.clock.now())
    await world.tables.lobby.leave(game, ADA)
    search = await world.search(ADA)
    assert (search.since, search.game, search.held) == (since, None, None)
    assert since is not None
    assert search.until == since + 7 * DAY + HOUR
    assert await world.seeking() == [ADA, BOB]


async def test_who_has_a_table_can_look_for_another_one(world: QueueWorld) -> None:
    game = await matched(world, ADA, BOB)
    await world.looks(ADA)
    assert await world.seeking() == [ADA]
    await world.tables.lobby.leave(game, BOB)
    assert (await world.search(ADA)).game is None


async def test_who_is_to_be_erased_is_not_remembered(world: QueueWorld) -> None:
    await world.looks(ADA, BOB)
    world.left.add((BOB, HERE))
    await world.tick()
    world.tables.happened.tell(UserErased(BOB))
    world.left.clear()
    await world.tick()
    assert len(await world.tables_of(BOB)) == 1


# Limits


async def fill(world: QueueWorld, user: int) -> list[int]:
    opened = [await world.tables.lobby.open("coin_toss", host=user, channel=9) for _ in range(MOST_TABLES)]
    for row in opened:
        await world.tables.lobby.join(row.id, DAN + 1 + row.id)
        await world.tables.start(row.id, host=user)
    return [row.id for row in opened]


async def test_a_search_above_the_limit_begins_when_a_table_ends(world: QueueWorld) -> None:
    games = await fill(world, ADA)
    await world.looks(ADA, BOB)
    begun = await world.search(ADA)
    assert begun.held == begun.since
    await world.tick(10 * DAY)
    assert len(await world.tables_of(ADA)) == MOST_TABLES
    assert await world.seeking() == [], "one waits, for one it was in vain"
    await end_without_rules(world.tables, games[0], ABANDONED)
    await world.tick()
    search = await world.search(ADA)
    assert (search.since, search.until) == (world.clock.now(), world.clock.now() + 7 * DAY)
    await world.looks(CLEO)
    await world.tick()
    assert len(await world.tables_of(CLEO)) == 1


async def test_the_time_of_a_search_stands_still_above_the_limit(world: QueueWorld) -> None:
    await world.looks(ADA)
    await world.tick(DAY)
    games = await fill(world, ADA)
    await world.tick()
    await world.looks(BOB)
    await world.tick(30 * DAY)
    assert (await world.search(ADA)).held is not None
    assert len(await world.tables_of(ADA)) == MOST_TABLES
    await end_without_rules(world.tables, games[0], ABANDONED)
    await world.tick()
    search, now = await world.search(ADA), world.clock.now()
    assert search.since is not None
    assert search.until is not None
    assert now - search.since == pytest.approx(DAY + 60)
    assert search.until - now == pytest.approx(6 * DAY - 60)


async def test_a_private_lobby_that_was_found_leaves_no_room(world: QueueWorld) -> None:
    game = await matched(world, ADA, BOB)
    await world.tables.lobby.leave(game, BOB)
    await world.lobbies.set_private(game, private=True, host=ADA)
    await fill(world, ADA)
    world.asked.clear()
    await world.looks(CLEO)
    await world.tick()
    assert world.asked == [], "nobody is matched with them in vain"


async def test_a_server_may_allow_more(world: QueueWorld) -> None:
    await fill(world, ADA)
    await world.servers.change(THERE, most_tables=MOST_TABLES + 1)
    await world.looks(ADA, BOB)
    await world.store.users.set_name(THERE, ADA, "Ada")
    await world.looks(CLEO, guild=THERE)
    await world.tick()
    assert await world.tables_of(BOB) == []
    (game,) = await world.tables_of(CLEO)
    assert (await world.store.game(game)).guild == THERE


async def test_who_reaches_the_limit_meanwhile_is_left_out_alone(world: QueueWorld) -> None:
    await world.looks(ADA, BOB, CLEO)

    async def fills(_: int, users: Sequence[int]) -> None:
        world.meanwhile = None
        assert BOB in users
        await fill(world, BOB)

    world.meanwhile = fills
    await world.tick()
    assert len(await world.tables_of(BOB)) == MOST_TABLES
    assert len(await world.tables_of(ADA)) == len(await world.tables_of(CLEO)) == 1
    await world.tick()
    assert (await world.search(BOB)).held is not None


# Looks


async def test_a_look_compares_who_is_new_alone(world: QueueWorld) -> None:
    await world.looks(*range(200, 220), fewest=3, most=3, guild=HERE, games=("quarry",))
    compared = []
    await world.tick()
    await world.looks(*range(300, 302), fewest=3, most=3)
    for _ in range(3):
        await world.tick()
        compared.append(world.queue.looks.matcher.compared)
    assert len(set(compared)) == 1, "nobody is new"


# Levels


async def finish(world: QueueWorld, games: int, **means: float) -> None:
    """Three finish rated games, after which their figures are these."""
    users = {"ada": ADA, "bob": BOB, "cleo": CLEO}

    def play(connection: Connection) -> None:
        played = RatedGames(connection, 1)
        for _ in range(games):
            played.end(played.begin(*users.values(), name=GAME), 1, 2, 3)
        for name, mean in means.items():
            values = (mean, games - 1, users[name])
            connection.execute('UPDATE rating SET mean_after = ? WHERE games = ? AND "user" = ?', values)

    await world.store._database.write(play)


async def test_who_wants_people_of_their_level_is_matched_by_present_figures(world: QueueWorld) -> None:
    """Ada and Cleo are 120 points apart, Bob is farther away and has looked for longer than Cleo."""
    await finish(world, 3, ada=32.0, bob=25.0, cleo=37.0)
    await world.looks(ADA, BOB, CLEO, most=2)
    await world.store._database.execute('UPDATE seeker SET near = TRUE WHERE "user" = ?', ADA)
    await world.tick()
    (game,) = await world.tables_of(ADA)
    assert [held.user for held in (await world.store.game(game)).seated] == [ADA, CLEO]
    assert await world.seeking() == [BOB]


async def test_newcomers_begin_with_newcomers_and_easy_computer_players(world: QueueWorld) -> None:
    eve = 105
    await finish(world, 3)
    await world.looks(DAN, BOB, most=2)
    await world.tick()
    assert await world.seeking() == [DAN, BOB]
    await world.looks(eve, most=2)
    await world.tick()
    (game,) = await world.tables_of(DAN)
    assert [held.user for held in (await world.store.game(game)).seated] == [DAN, eve]
    await world.looks(106, fewest=3)
    await world.tick()
    assert await world.seeking() == [BOB, 106]
    await world.tick(3.5 * DAY)
    (game,) = await world.tables_of(106)
    row = await world.store.game(game)
    assert [(held.user, held.computer) for held in row.seated] == [
        (106, None),
        (None, "easy"),
        (None, "easy"),
    ]
    assert await world.seeking() == [BOB], "he is not new, and his time is half over"
    await world.lobbies.mark_present(game, 106)
    await world.tick()
    assert (await world.store.game(game)).stage == PLAYING
    assert (await world.search(106)).since is None


async def test_a_newcomer_left_alone_with_computer_players_looks_again(world: QueueWorld) -> None:
    await world.looks(ADA, fewest=3)
    await world.tick(3.5 * DAY)
    (game,) = await world.tables_of(ADA)
    await world.tables.lobby.leave(game, ADA)
    assert (await world.search(ADA)).since is None
    assert await world.lobby(game) is None, "nobody is left"
    await world.looks(DAN, fewest=3)
    await world.tick(3.5 * DAY)
    (game,) = await world.tables_of(DAN)
    await world.tick(ANSWER_SECONDS)
    assert (await world.lobby(game), (await world.search(DAN)).since) == (None, None)
    await world.looks(BOB, CLEO, fewest=3)
    await world.tick(3.5 * DAY)
    (game,) = await world.tables_of(BOB)
    assert await world.tables_of(CLEO) == [game]
    await world.tables.lobby.leave(game, BOB)
    assert await world.seeking() == [CLEO]
    await world.tick()
    (again,) = await world.tables_of(CLEO)
    assert again != game
