from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path

import pytest
from msgspec import structs

from bot.client.responses import error_text
from bot.locales import general_words
from storage.core.errors import AlreadyAsked, Barred, NotInvited, Refused, SeatNotFree, TableFull
from storage.core.rows import MoveRow, StandIn
from storage.cups.rows import CupFull, CupPlace, CupTerms
from storage.lobby.lobbies import LobbyChange
from storage.lobby.lobby_seats import USUAL_TERMS, Terms
from storage.lobby.table_limit import MOST_TABLES
from storage.peace.bars import EVERYWHERE
from storage.seats.holders import LEFT, Holder
from storage.together.log import Update
from storage.together.store import Store
from tests.support.new_file import begin_file
from tests.support.secret_seed import NEW

HOST, GUEST, OTHER, USER = 101, 102, 103, 201
SERVER = NEW.guild or 0
NOW = 1_800_000_000.0
CHANGE = LobbyChange(time=NOW)
LOCALES = ("en", "de", "ru")

Try = Callable[[], Awaitable[object]]
"""What the user tries to do."""

Kind = Callable[[Store], Awaitable[Try]]
"""A table, and how the user wants to play there."""


async def lobby(store: Store, *guests: int, terms: Terms = USUAL_TERMS, direct: bool = False) -> int:
    place = {"guild": None, "channel": 0, "direct": True} if direct else {}
    row = await store.lobbies.open(structs.replace(NEW, host=HOST, created=NOW, **place), terms=terms)
    for guest in guests:
        await store.lobbies.join(row.id, user=guest, change=CHANGE)
    return row.id


async def private(store: Store, *guests: int, terms: Terms = USUAL_TERMS, asking: bool = True) -> int:
    """A private lobby, whose host can be asked."""
    game = await lobby(store, *guests, terms=terms)
    await store.lobbies.set_private(game, private=True, most_tables=5, change=CHANGE)
    await store.lobbies.set_may_ask(game, may_ask=asking, change=CHANGE)
    return game


async def begun(store: Store, *, terms: Terms = USUAL_TERMS, offered: bool = True, shut: bool = False) -> int:
    """A running game of three, in which a computer player has the last seat."""
    game = await lobby(store, GUEST, OTHER, terms=terms)
    if shut:
        await store.lobbies.set_private(game, private=True, most_tables=5, change=CHANGE)
    await store.begin(game, 3, Update([MoveRow(1, NOW, None, "key", "[]", "[]")], (), ()))
    given_up = Holder(2, LEFT, computer="easy", offered=offered)
    await store.seats.change_holder(game, given_up, notifications=(), time=NOW)
    return game


async def cup(store: Store, *entrants: int) -> int:
    terms = CupTerms("chess", "{}", 4, 2, "h24", hints=False, level="easy", days=1, round_days=7)
    draft = await store.cups.draft(SERVER, HOST, "en", terms, NOW)
    place = CupPlace(9, forum=False, language="en", message_channel=9)
    row = await store.cups.announce(draft.id, place, NOW + 10.0, NOW)
    for entrant in (HOST, *entrants):
        await store.cups.enrol(row.id, entrant, 1.0)
    return row.id


async def is_unreliable(store: Store, game: int) -> int:
    """The user has missed too many deadlines."""
    for n in range(20):
        await store._database.execute("INSERT INTO hand_over VALUES (NULL, ?, ?, 60)", USER, NOW - 100 + n)
    for n in range(5):
        await store._database.execute(
            "INSERT INTO miss VALUES (?, ?, ?, 0, ?)", USER, NOW - 50 + n, game, float(n)
        )
    return game


async def plays_enough(store: Store) -> None:
    for host in range(301, 301 + MOST_TABLES):
        row = await store.lobbies.open(structs.replace(NEW, host=host))
        await store.lobbies.join(row.id, user=USER, change=CHANGE)


async def name_of(guild: int | None, user: int, language: str) -> str:
    return f"{user} on {guild} in {language}"


def joins(store: Store, game: int) -> Try:
    return lambda: store.lobbies.join(game, user=USER, most_tables=MOST_TABLES, change=CHANGE)


def asks(store: Store, game: int) -> Try:
    return lambda: store.asking.ask_host(game, USER, NOW)


def takes(store: Store, game: int, seat: int = 2) -> Try:
    return lambda: store.seats.take(game, seat, USER, notifications=(), most_tables=MOST_TABLES, time=NOW)


# Tables at which the user is welcome


async def a_table(store: Store) -> Try:
    return joins(store, await lobby(store))


async def a_rated_one(store: Store) -> Try:
    return joins(store, await lobby(store, terms=Terms(rated=True)))


async def one_for_reliable_people(store: Store) -> Try:
    return joins(store, await lobby(store, terms=Terms(reliable=True)))


async def one_by_direct_message(store: Store) -> Try:
    return joins(store, await lobby(store, direct=True))


async def one_they_are_invited_to(store: Store) -> Try:
    game = await private(store, asking=False)
    await store.lobbies.invite(game, [USER], HOST, CHANGE)
    return joins(store, game)


async def one_whose_host_they_ask(store: Store) -> Try:
    return asks(store, await private(store))


async def a_seat_on_offer(store: Store) -> Try:
    return takes(store, await begun(store))


async def a_seat_they_are_invited_to(store: Store) -> Try:
    game = await begun(store, offered=False)
    await store.seats.invite(game, 2, USER, HOST, notifications=(), time=NOW)
    return takes(store, game)


async def a_cup(store: Store) -> Try:
    number = await cup(store)
    return lambda: store.cups.enrol(number, USER, 1.0)


WELCOME: Mapping[Kind, type[Refused]] = {
    a_table: TableFull,
    a_rated_one: TableFull,
    one_for_reliable_people: TableFull,
    one_by_direct_message: TableFull,
    one_they_are_invited_to: NotInvited,
    one_whose_host_they_ask: TableFull,
    a_seat_on_offer: SeatNotFree,
    a_seat_they_are_invited_to: SeatNotFree,
    a_cup: CupFull,
}
"""Tables -> how somebody is refused there if there is no seat for them, or none is kept any more."""

NOT_OF_THE_SERVER = (one_by_direct_message,)
INVITED = (one_they_are_invited_to, a_seat_they_are_invited_to)
"""Where a block ends the invitation, as if it had been withdrawn."""


# Tables at which everybody is refused


async def a_full_table(store: Store) -> Try:
    return joins(store, await lobby(store, GUEST, OTHER))


async def a_full_one_by_direct_message(store: Store) -> Try:
    return joins(store, await lobby(store, GUEST, OTHER, direct=True))


async def seats_kept_for_others(store: Store) -> Try:
    game = await lobby(store, GUEST)
    await store.lobbies.invite(game, [OTHER], HOST, CHANGE)
    return joins(store, game)


async def a_private_one(store: Store) -> Try:
    return joins(store, await private(store))


async def one_that_is_private_for_good(store: Store) -> Try:
    return joins(store, await private(store, asking=False))


async def one_that_has_begun(store: Store) -> Try:
    return joins(store, await begun(store))


async def one_that_was_closed(store: Store) -> Try:
    game = await lobby(store)
    await store.lobbies.leave(game, 0, change=CHANGE)
    return joins(store, game)


async def one_for_people_more_reliable(store: Store) -> Try:
    return joins(store, await is_unreliable(store, await lobby(store, terms=Terms(reliable=True))))


async def one_table_more_than_allowed(store: Store) -> Try:
    await plays_enough(store)
    return joins(store, await lobby(store))


async def one_whose_host_cannot_be_asked(store: Store) -> Try:
    return asks(store, await private(store, asking=False))


async def a_full_one_whose_host_they_ask(store: Store) -> Try:
    game = await lobby(store, GUEST, OTHER)
    await store.lobbies.set_private(game, private=True, most_tables=5, change=CHANGE)
    await store.lobbies.set_may_ask(game, may_ask=True, change=CHANGE)
    return asks(store, game)


async def one_whose_host_they_have_asked(store: Store) -> Try:
    game = await private(store)
    await store.asking.ask_host(game, USER, NOW)
    return asks(store, game)


async def asking_at_one_for_people_more_reliable(store: Store) -> Try:
    return asks(store, await is_unreliable(store, await private(store, terms=Terms(reliable=True))))


async def a_seat_not_on_offer(store: Store) -> Try:
    return takes(store, await begun(store, offered=False))


async def a_seat_of_a_private_table(store: Store) -> Try:
    return takes(store, await begun(store, shut=True))


async def a_seat_for_people_more_reliable(store: Store) -> Try:
    return takes(store, await is_unreliable(store, await begun(store, terms=Terms(reliable=True))))


async def a_seat_more_than_allowed(store: Store) -> Try:
    await plays_enough(store)
    return takes(store, await begun(store))


async def a_seat_beside_one_they_know(store: Store) -> Try:
    game = await begun(store)
    await takes(store, game)()
    away = Holder(2, LEFT, computer="easy")
    await store.seats.change_holder(game, away, notifications=(), time=NOW)
    await store.seats.offer(game, 1, time=NOW)
    return takes(store, game, 1)


async def a_full_cup(store: Store) -> Try:
    number = await cup(store, GUEST, OTHER, 104)
    return lambda: store.cups.enrol(number, USER, 1.0)


async def a_cup_that_has_begun(store: Store) -> Try:
    number = await cup(store)
    await store.cups.begin(number, 2, lambda people, _: (4, range(people)), NOW + 10.0)
    return lambda: store.cups.enrol(number, USER, 1.0)


async def a_cup_they_take_part_in(store: Store) -> Try:
    number = await cup(store, USER)
    return lambda: store.cups.enrol(number, USER, 1.0)


SHUT: tuple[Kind, ...] = (
    *(a_full_table, a_full_one_by_direct_message, seats_kept_for_others, a_private_one),
    *(
        one_that_is_private_for_good,
        one_that_has_begun,
        one_that_was_closed,
        one_for_people_more_reliable,
        one_table_more_than_allowed,
    ),
    *(one_whose_host_cannot_be_asked, a_full_one_whose_host_they_ask, one_whose_host_they_have_asked),
    *(asking_at_one_for_people_more_reliable, a_seat_not_on_offer, a_seat_of_a_private_table),
    *(a_seat_for_people_more_reliable, a_seat_more_than_allowed, a_seat_beside_one_they_know),
    *(a_full_cup, a_cup_that_has_begun, a_cup_they_take_part_in),
)


# Who is kept from them


async def nobody(_store: Store) -> None:
    pass


async def blocked(store: Store) -> None:
    await store.blocks.block(HOST, USER, NOW)


async def blocking(store: Store) -> None:
    await store.blocks.block(USER, HOST, NOW)


async def barred(store: Store) -> None:
    await store.bars.bar(SERVER, USER, NOW)


async def barred_everywhere(store: Store) -> None:
    await store.bars.bar(EVERYWHERE, USER, NOW)


async def barred_and_blocked(store: Store) -> None:
    await barred(store)
    await blocked(store)


async def said(kind: Kind, kept_by: Callable[[Store], Awaitable[None]], folder: Path) -> tuple[object, ...]:
    """What the user reads in each language; () if none refuses them."""
    file = folder / f"{kept_by.__name__}.sqlite3"
    begin_file(file)
    async with await Store.open(file) as store:
        wants = await kind(store)
        await kept_by(store)
        try:
            await wants()
        except AlreadyAsked as asked:
            return (asked.found,)
        except Refused as error:
            return await texts(error)
        return ()


async def texts(error: Refused) -> tuple[object, ...]:
    """The words of an error in each language."""
    found = tuple([await error_text(error, general_words(locale), name_of) for locale in LOCALES])
    assert all(found), error
    return found


@pytest.mark.parametrize("kind", SHUT, ids=lambda kind: kind.__name__)
async def test_where_everybody_is_refused_nobody_reads_anything_else(kind: Kind, tmp_path: Path) -> None:
    anybody = await said(kind, nobody, tmp_path)
    assert anybody
    for kept_by in (blocked, blocking, barred, barred_everywhere, barred_and_blocked):
        assert await said(kind, kept_by, tmp_path) == anybody, kept_by.__name__


@pytest.mark.parametrize("kind", WELCOME, ids=lambda kind: kind.__name__)
async def test_a_block_reads_like_no_seat_and_a_bar_as_at_every_table(kind: Kind, tmp_path: Path) -> None:
    assert await said(kind, nobody, tmp_path) == ()
    for kept_by in (blocked, blocking):
        assert await said(kind, kept_by, tmp_path) == await texts(WELCOME[kind](""))
    assert await said(kind, barred_everywhere, tmp_path) == await texts(Barred(""))
    if kind not in NOT_OF_THE_SERVER:
        assert await said(kind, barred, tmp_path) == await texts(Barred(""))
    if kind not in (*NOT_OF_THE_SERVER, *INVITED):
        assert await said(kind, barred_and_blocked, tmp_path) == await texts(Barred("")), (
            "of the block it tells nothing"
        )


async def test_who_names_a_stand_in_cannot_tell_of_a_block_between_others(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite3"
    begin_file(file)
    async with await Store.open(file) as store:
        game = await begun(store)
        await store.blocks.block(GUEST, USER, NOW)
        assert await store.vacations.can_be_asked(HOST, USER)
        assert not await store.vacations.can_be_asked(HOST, GUEST), "they play there"
        vacation = await store.vacations.announce(HOST, NOW, NOW + 9.0, "UTC", games=(game,), now=NOW)
        asked = StandIn(user=USER)
        await store.vacations.name_stand_in(HOST, asked, games=(game,), now=NOW + 1.0)
        offer = await store.vacations.offer(vacation.id)
        assert offer is not None
        assert (offer.user, offer.accepted) == (USER, None), "as of anybody who has not answered yet"
        await store.vacations.end(vacation, games=(game,), now=NOW + 2.0)
        assert [row for row in await store.outbox_due() if row.user == USER] == []


@pytest.mark.parametrize("kept_by", [blocked, blocking, barred, barred_everywhere])
async def test_who_invites_or_is_asked_cannot_tell_whom_something_keeps_away(
    kept_by: Callable[[Store], Awaitable[None]], tmp_path: Path
) -> None:
    file = tmp_path / "games.sqlite3"
    begin_file(file)
    async with await Store.open(file) as store:
        game, asked, running = await lobby(store), await private(store), await begun(store, offered=False)
        await store.asking.ask_host(asked, USER, NOW)
        await kept_by(store)
        await store.lobbies.invite(game, [USER], HOST, CHANGE)
        await store.seats.invite(running, 2, USER, HOST, notifications=(), time=NOW)
        for table in (game, running):
            (shown,) = await store.seats.invitations(table, now=NOW + 1.0)
            assert shown.user == USER
        assert await store.seats.invitations_of(USER, time=NOW + 1.0) == ()
        assert (await store.lobbies.lobby_state(asked, NOW + 1.0)).requests == ()
        assert await store.vacations.can_be_asked(HOST, USER)
        assert await store.vacations.games_of_user(HOST, open_to=USER) in ((), (running,))
