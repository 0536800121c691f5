import logging
import re
import sqlite3
from base64 import b64encode
from contextlib import closing
from hashlib import sha256
from pathlib import Path

import pytest
from prometheus_client import generate_latest

from games import log
from games.verification import Verdict, verify
from sandbox import Channel, MessageView, User
from storage.core import chain
from storage.core.changes import MOVES
from storage.core.queries import find_game
from storage.core.rows import MoveRow
from tests.support.bot_world import BotWorld

TOY = "coin_toss"


async def toy_table(world: BotWorld) -> tuple[MessageView, Channel]:
    card = await world.card(world.ben, game=TOY)
    return card, await world.start_table(card)


async def finish(world: BotWorld, thread: Channel) -> None:
    while not (await world.bot.tables.table(1)).over:
        (seat, *_) = (await world.bot.tables.table(1)).waiting_seats
        await world.play_through(thread, (world.anna, world.ben)[seat])


async def toss_once(world: BotWorld, thread: Channel) -> None:
    """Anna guesses; Ben guesses, and again after the coin has fallen."""
    await world.play_through(thread, world.anna)
    await world.play_through(thread, world.ben)
    assert len([row for row in await world.store.moves(1) if row.draws != "[]"]) == 1


async def asked(user: User, channel: Channel, command: str = "verify") -> MessageView:
    return await user.invoke(channel, command).answer()


def digits(text: str) -> list[str]:
    return re.findall(r"[0-9a-f]{64}", text)


async def seed_of(world: BotWorld, game: int = 1) -> bytes:
    seed = await world.store.seed(game)
    assert seed is not None
    return seed


async def test_the_card_shows_the_start_of_the_commitment_before_any_draw(toy_world: BotWorld) -> None:
    card = await toy_world.card(toy_world.ben, game=TOY)
    committed = sha256(await seed_of(toy_world)).hexdigest()
    assert card.plain_text.splitlines()[-1] == f"-# Fair draws: `{committed[:8]}` · `/verify`"
    assert await toy_world.store.moves(1) == ()
    lobby = await asked(toy_world.anna, toy_world.channel)
    assert digits(lobby.plain_text) == [committed]
    assert lobby.ephemeral


async def test_while_a_game_runs_verify_shows_and_explains_the_commitment(toy_world: BotWorld) -> None:
    card, thread = await toy_table(toy_world)
    shown = await asked(toy_world.ben, thread, "verify")
    assert shown.ephemeral
    assert shown.plain_text.startswith("## Münzwurf: fairer Zufall\n-# Tischkarte: https://")
    assert digits(shown.plain_text) == [sha256(await seed_of(toy_world)).hexdigest()]
    assert "Wenn die Partie zu Ende ist" in shown.plain_text
    assert "lässt sich nicht nachweisen" not in shown.plain_text
    assert shown.images == ()
    assert digits(shown.plain_text)[0][:8] in toy_world.anna.look(card).plain_text


async def test_at_the_end_verify_proves_every_draw_by_the_seed_and_the_log_file(toy_world: BotWorld) -> None:
    _, thread = await toy_table(toy_world)
    await finish(toy_world, thread)
    seed = await seed_of(toy_world)
    end = toy_world.newest(thread).plain_text
    assert f"-# Fair draws: `/verify` checks them. Seed: `{seed.hex()}`" in end.splitlines()
    for channel in (thread, toy_world.channel):
        proof = await asked(toy_world.anna, channel)
        assert "**Every draw was fair.** Both draws were repeated" in proof.plain_text
        assert digits(proof.plain_text) == [seed.hex(), sha256(seed).hexdigest()]
    (file,) = proof.images
    assert file.filename == "table-1.jsonl"
    record = log.decode(file.content)
    assert verify(record, digits(proof.plain_text)[1][:8]).verdict is Verdict.PROVEN
    assert len(record.moves) == len(await toy_world.store.moves(1))
    vera = await asked(toy_world.vera, thread)
    assert "Жребий всегда был честным" in vera.plain_text


async def test_of_several_tables_the_answer_names_the_one_it_is_about(toy_world: BotWorld) -> None:
    cards = [await toy_world.card(toy_world.ben, game=TOY) for _ in range(2)]
    shown = (await asked(toy_world.anna, toy_world.channel)).plain_text
    (named,) = [card for card in cards if str(card.id) in shown]
    assert digits(shown)[0][:8] in named.plain_text


async def test_who_has_never_played_is_answered_that_there_is_no_table(toy_world: BotWorld) -> None:
    await toy_table(toy_world)
    said = await asked(toy_world.stranger, toy_world.channel)
    assert said.plain_text.startswith("There’s no table here.")


async def test_a_draw_that_was_altered_in_the_database_is_reported(toy_world: BotWorld) -> None:
    _, thread = await toy_table(toy_world)
    await finish(toy_world, thread)
    toy_world.checks_stored = False
    await toy_world.stop()
    with closing(sqlite3.connect(toy_world.file)) as connection, connection:
        connection.execute("DROP TRIGGER seed_is_never_changed")
        connection.execute("UPDATE game SET seed = zeroblob(32)")
    await toy_world.start()
    proof = (await asked(toy_world.anna, thread)).plain_text
    assert "**This isn’t the seed that was fixed in advance.** Somebody has changed this game." in proof
    assert "was fair" not in proof


async def test_a_game_that_had_begun_before_there_were_seeds_is_proven_in_part(toy_world: BotWorld) -> None:
    _, thread = await toy_table(toy_world)
    await toss_once(toy_world, thread)
    before = len(await toy_world.store.moves(1))
    await toy_world.stop()
    toy_world.checks_stored = False
    as_migrated(toy_world.file, f"UPDATE game SET seeded_after = {before}")
    await toy_world.start()
    running = (await asked(toy_world.anna, thread)).plain_text
    assert "This game had begun before tables had seeds." in running
    await finish(toy_world, thread)
    proof = (await asked(toy_world.anna, thread)).plain_text
    assert "**Everything that can be proven was fair:** 1 draw was repeated" in proof
    assert "1 draw was made before this table had a seed. Nothing can be proven about it." in proof


async def test_a_game_that_was_over_before_there_were_seeds_says_so(toy_world: BotWorld) -> None:
    _, thread = await toy_table(toy_world)
    await finish(toy_world, thread)
    await toy_world.stop()
    toy_world.checks_stored = False
    as_migrated(toy_world.file, "UPDATE game SET seed = NULL, commitment = NULL")
    await toy_world.start()
    proof = await asked(toy_world.anna, thread)
    assert proof.plain_text.endswith(
        "This game was over before tables had seeds. Its draws can’t be proven fair."
    )
    assert proof.images == ()


def as_migrated(file: Path, statement: str) -> None:
    """An earlier game, whose chain does not begin with a commitment."""
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("DROP TRIGGER seed_is_never_changed")
        connection.execute("DROP TRIGGER move_is_never_changed")
        connection.execute(statement)
        link = chain.first_link(find_game(connection, 1))
        for row in [MoveRow(*each[:10]) for each in connection.execute(MOVES, (1,)).fetchall()]:
            link = chain.chain_after_move(link, row)
            connection.execute("UPDATE move SET chain = ? WHERE n = ?", (link, row.n))
        connection.execute("UPDATE game SET chain = ?", (link,))


async def test_nothing_that_leaves_the_process_holds_the_seed_before_the_end(
    toy_world: BotWorld, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    _, thread = await toy_table(toy_world)
    seed = await seed_of(toy_world)
    forms = [seed.hex(), seed.hex().upper(), b64encode(seed).decode(), str(seed), str(int.from_bytes(seed))]

    def left() -> str:
        requests = "".join(f"{each.path} {each.body!r}" for each in toy_world.sandbox.requests)
        files = "".join(repr(file) for each in toy_world.sandbox.requests for file in each.files)
        metrics = generate_latest(toy_world.bot.metrics.registry).decode()
        logs = "\n".join(f"{record.getMessage()} {record.exc_text}" for record in caplog.records)
        return f"{requests}\n{files}\n{metrics}\n{logs}"

    for command in ("verify", "move", "board", "games", "help", "replay"):
        await toy_world.anna.invoke(thread, command).answer()
    await toss_once(toy_world, thread)
    assert [form for form in forms if form in left()] == []
    assert sha256(seed).hexdigest() in left()
    await finish(toy_world, thread)
    assert seed.hex() in left()
