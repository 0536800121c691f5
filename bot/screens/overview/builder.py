"""Screens of running games from what is stored: with names, symbols and painted pictures."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable, Mapping, Sequence
from typing import Any

from msgspec import Struct, structs

import renderer
from bot.limits import OPTIONS
from bot.locales import game_titles, game_words, general_words, words_by_game
from bot.recent import Recent
from bot.screens.help import game_help, rules
from bot.screens.history.find_moment import moments_screen
from bot.screens.history.history import history_screen
from bot.screens.history.history_page import HistoryPage, NoStep, eyes_of
from bot.screens.history.log_pages import LogPageRequest, decoded, encoded, log_context, log_head, log_page
from bot.screens.history.notes import notes_list
from bot.screens.history.posted import posted_screen, shown_step
from bot.screens.ids.history_ids import NOW, FindLogMoments, FindMoments, HistoryId, LogStepId, ShowLogStep
from bot.screens.lobby import lobby, table_options
from bot.screens.model import Pictures, Screen, TableContext, text_screen
from bot.screens.overview import user_games
from bot.screens.painting import pictures
from bot.screens.painting.paint_queue import PaintQueue
from bot.screens.panel import boards, thread
from bot.screens.panel.choice import PRESSED_END, TurnEnding
from bot.screens.panel.panel import Panel, PressOutcome
from bot.screens.panel.plan_panel import PlanPanel
from bot.screens.picture_request import PictureRequest
from bot.screens.results import analysis, result
from bot.screens.servers import greeting
from bot.screens.shared.menu import NOTHING, LobbyView
from bot.screens.shared.standing import round_text
from bot.screens.symbols import Symbols
from bot.tables.absence.vacation_days import replacement_time
from bot.tables.choices_ahead import key_of_only_end, last_choices
from bot.tables.errors import TableDamaged
from bot.tables.log_reading import LogFault
from bot.tables.plans import Planning
from bot.tables.service import TableService
from bot.tables.settings.recipient import is_called_in_thread
from bot.tables.uploaded_logs import LOGGED, LogRefused, UploadedLog, UploadedLogs
from clocks.user_settings import AT_ONCE, from_json
from games import find
from games.agents.judged import SeatAnalysis
from games.engine.rounds import Round, find_rounds
from games.engine.table import Table
from games.game import Game
from games.rule_search import Rule, find_rule, search_rules
from games.words import Message, Words
from renderer import AnimationFrame
from storage.core.rows import LOBBY, OVER, PLAYING, GameRow, is_erased
from storage.history.notes import NotedStep
from storage.peace.posted_steps import PostedStep
from storage.together.screen_reads import PanelRows, TableRows

FINISHED = OPTIONS
"""How many finished games can be chosen."""

ROUNDS_CACHED = 1000

SCORINGS_READ = 10_000
"""Number of players of whom the last scoring is known that they have read."""

log = logging.getLogger(__name__)

MOST_OFFERED = 10

MOST_READ = 40
"""Most running games of a user that are read to name who acts."""


class NoRound(Exception):
    """The game has no such round yet."""


def _round_of(context: TableContext, number: int | None) -> Round | None:
    """A round of a game by its number, from 1; None for the whole game. Raises NoRound."""
    if number is None:
        return None
    found = find_rounds(context.table)
    if not 1 <= number <= len(found):
        raise NoRound(f"game {context.row.id} has no round {number}")
    return found[number - 1]


class _Rounds(Struct, frozen=True):
    phases: int
    over: bool
    rounds: tuple[Round, ...]


def _ending(rows: PanelRows, table: Table[Any], seat: int) -> TurnEnding:
    """How the turn of a seat ends without a press on its end."""
    if rows.player is None:
        return PRESSED_END
    at_once = from_json(rows.player.settings).turn_end == AT_ONCE
    return TurnEnding(
        None if key_of_only_end(table, seat) is None else rows.ends_after,
        last_choices(table, seat) if at_once else frozenset(),
    )


class ScreenBuilder:
    def __init__(
        self,
        tables: TableService,
        paint_queue: PaintQueue,
        logs: UploadedLogs,
        *,
        names: Callable[[GameRow, str], Awaitable[tuple[str, ...]]],
        host: Callable[[GameRow], Awaitable[str]],
        user_name: Callable[[int | None, int], Awaitable[str]],
        stand_ins: Callable[[GameRow], Awaitable[Mapping[int, str]]],
        symbols: Callable[[str], Symbols],
        is_on: Callable[[int], bool],
        analysis_of: Callable[[GameRow, Words], Awaitable[Sequence[SeatAnalysis] | None]],
    ) -> None:
        """The callables read names and symbols; `is_on`: whether the bot is on a server.

        `analysis_of`: the stored analysis of a game, if there is one.
        """
        self._tables = tables
        self._paint_queue = paint_queue
        self._logs = logs
        self._names = names
        self._host = host
        self._user_name = user_name
        self._stand_ins = stand_ins
        self._symbols = symbols
        self._is_on = is_on
        self._analysis_of = analysis_of
        self._rounds = Recent[int, _Rounds](ROUNDS_CACHED)
        self._scorings_read = Recent[tuple[int, int], int](SCORINGS_READ)
        self._replays = asyncio.Lock()

    async def context(
        self, game: int, table: Table[Any] | None = None, *, locale: str | None = None
    ) -> TableContext:
        """A table with the people there, by default as it is now. Raises NoSuchGame, NotPlaying."""
        return await self.context_of(await self._tables.store.table_rows(game), table, locale)

    async def context_of(
        self, rows: TableRows, table: Table[Any] | None = None, locale: str | None = None
    ) -> TableContext:
        row, game = rows.row, rows.row.id
        shown = table or await self._tables.table(game, rows.stand)
        over = row.stage == OVER
        return TableContext(
            row,
            shown,
            await self._names(row, locale or row.language),
            self._symbols(row.name),
            {each.seat: each for each in rows.waits if not row.dormant},
            rows.asked,
            await self._stand_ins(row),
            {} if row.dormant else {each.seat: replacement_time(each) for each in rows.stand_ins},
            self._tables.clock.now(),
            await self._tables.results(row) if over else (),
            await self._tables.store.results.time_begun(game) if over else None,
            rows.hints,
            await self._tables.store.results.ratings(game) if over and row.rated else (),
        )

    async def _shown(self, game: int, locale: str) -> tuple[TableContext, Words]:
        context = await self.context(game, locale=locale)
        return context, game_words(locale, context.row.name)

    async def user_games(self, user: int, locale: str, guild: int | None = None) -> Screen:
        """All games of a user, and the seats on offer on a server that they may take."""
        mine = await self._tables.store.games_of(user)
        store, now = self._tables.store, self._tables.clock.now()
        offered: Sequence[GameRow] = ()
        if guild is not None:
            offered = await store.open_tables.games_offering_seats_here(
                user, here=guild, now=now, most=MOST_OFFERED
            )
        finished = await self._tables.store.finished_games_of(user, FINISHED)
        open_to = await store.seats.invitations_of(user, time=now)
        invited = [(await self._tables.store.game(each.game), each.expires) for each in open_to]
        contexts, damaged = {}, set()
        for each in [each for each in mine if each.row.stage == PLAYING and not each.row.dormant][:MOST_READ]:
            try:
                contexts[each.row.id] = await self.context(each.row.id)
            except TableDamaged:
                damaged.add(each.row.id)
        rounds_of = {
            number: round_text(context, game_words(locale, context.row.name))
            for number, context in contexts.items()
        }
        removed = {each.row.id for each in mine if each.row.guild and not self._is_on(each.row.guild)}
        games = user_games.UserGames(
            mine,
            finished,
            game_titles(locale),
            contexts,
            rounds_of,
            frozenset(damaged),
            offered,
            invited,
            removed=frozenset(removed),
        )
        return user_games.user_games(games, general_words(locale))

    async def card(self, row: GameRow, nonce: int | None = None, locale: str = "") -> Screen:
        """The card of a table, found again by its `nonce`; `locale`: by default the table's."""
        locale = locale or row.language
        if row.stage == OVER:
            return await self._result_card(row, nonce, locale)
        users = [held.user for held in row.seated if held.user is not None] if row.stage == LOBBY else []
        return lobby.card(
            row,
            self._tables.cache.options(row),
            await self._names(row, locale),
            await self._host(row),
            game_words(locale, row.name),
            self._symbols(row.name),
            view=await self.lobby_view(row),
            nonce=nonce,
            paces=await self._tables.store.hand_overs.median_seconds(users) if users else {},
        )

    async def _result_card(self, row: GameRow, nonce: int | None, locale: str) -> Screen:
        context, words = await self.context(row.id), game_words(locale, row.name)
        wanted = pictures.end_pictures(context, words)[:1]
        return result.result_card(
            context,
            table_options.options_text(row, self._tables.cache.options(row), context.names, words),
            words,
            pictures=await self._paint_queue.paint(wanted),
            nonce=nonce,
        )

    async def look_back(self, game: int, user: int, locale: str) -> Screen:
        context = await self.context(game, locale=locale)
        return result.look_back(context, user, game_words(locale, context.row.name))

    async def history(self, shown: HistoryId, user: int, locale: str, *, message: Hashable = None) -> Screen:
        """A step of a game, as a user may see it. Raises NoStep, NotPlaying, Superseded."""
        context = await self.context(shown.game, locale=locale)
        row, words = context.row, game_words(locale, context.row.name)
        plays = (await self._analysis_of(row, words) if row.stage == OVER else None) or ()
        page = HistoryPage(context, eyes_of(row, user), shown, await self._rounds_of(row), plays=plays)
        step, given = page.step, row.seeded_after if row.is_practice else 0
        stored, store = None, self._tables.store
        if step is not None and step.row > given:
            stored = await store.stored_step(row.id, step.first, step.row)
        noted = await store.notes.shown_at(NotedStep(row.id, user, *page.noted_step))
        painted = await self._paint_queue.paint(page.request(words), message)
        return history_screen(page, words, stored, notes=noted, pictures=painted)

    async def log_step(
        self, log: UploadedLog, shown: LogStepId, user: int, locale: str, *, message: Hashable = None
    ) -> Screen:
        """A step of an uploaded log. Raises NoStep, Superseded, and as `UploadedLogs.show`."""
        words, symbols = game_words(locale, log.game), self._symbols(log.game)
        head = log_head(log, words)
        if log.table is None:
            request = LogPageRequest(log.data, log.digest, shown, locale, symbols, head)
            return await self._earlier_step(request, user)
        page = log_page(log, shown, words, symbols)
        painted = await self._paint_queue.paint(page.request(words), message)
        return history_screen(page, words, None, pictures=painted, head=head)

    def log_moments(self, log: UploadedLog, asked: FindLogMoments, locale: str) -> Screen:
        """Moments of an uploaded log. Raises EarlierRules."""
        words = game_words(locale, log.game)
        page = log_page(log, ShowLogStep(log.name), words, self._symbols(log.game))
        return moments_screen(page, asked, words, log_head(log, words))

    async def _earlier_step(self, request: LogPageRequest, user: int) -> Screen:
        page = decoded(await self._logs.show(encoded(request), user))
        if page.last is not None:
            raise NoStep(page.last)
        if page.screen is None or page.fault:
            log.info("a step of a log of user %d is not shown: %r", user, page.fault[:LOGGED])
            raise LogRefused(LogFault.DAMAGED)
        return page.screen

    def log_context(self, log: UploadedLog, locale: str) -> TableContext:
        return log_context(log, game_words(locale, log.game), self._symbols(log.game))

    async def notes(self, game: int, user: int, number: int, locale: str) -> Screen:
        """A page (`number`, from 0) of all that a user has noted in a game. Raises NotPlaying."""
        context = await self.context(game, locale=locale)
        page = HistoryPage(context, None, HistoryId(game), await self._rounds_of(context.row))
        noted = await self._tables.store.notes.of(game, user)
        return notes_list(page, noted, number, game_words(locale, context.row.name))

    async def moments(self, asked: FindMoments, user: int, locale: str) -> Screen:
        """Moments of a game as a user may find them."""
        context = await self.context(asked.game, locale=locale)
        row = context.row
        page = HistoryPage(context, eyes_of(row, user), HistoryId(row.id), ())
        return moments_screen(page, asked, game_words(locale, row.name))

    async def step_to_post(self, asked: HistoryId) -> HistoryId:
        """The step that was to be shown, if everybody has seen it. Raises NoStep, NotPlaying."""
        page = HistoryPage(await self.context(asked.game), None, asked, ())
        if page.is_void or asked.number == NOW:
            raise NoStep(len(page.steps))
        number, begun_again = page.noted_step
        return HistoryId(asked.game, number, begun_again, picture=page.chosen_picture)

    async def posted_step(self, posted: PostedStep, nonce: int, locale: str) -> Screen | None:
        """A posted step; None for one that has become void, unless a message still shows an erased user's."""
        context = await self.context(posted.game, locale=locale)
        row, user, words = context.row, posted.user, game_words(locale, context.row.name)
        page = HistoryPage(context, None, shown_step(posted), ())
        if page.is_void:
            return text_screen(words("history-void")) if is_erased(user) else None
        author = "" if is_erased(user) else await self._user_name(row.guild, user)
        painted = await self._paint_queue.paint(page.request(words))
        return posted_screen(page, posted, author, nonce, words, pictures=painted)

    async def analysis(
        self,
        game: int,
        plays: Sequence[SeatAnalysis],
        seat: int,
        user: int,
        locale: str,
        advice: Message | None = None,
    ) -> Screen:
        context, words = await self._shown(game, locale)
        painted = await self._paint_queue.paint(analysis.analysis_pictures(context, plays, seat, words))
        viewer = context.row.own_seat_of(user)
        return analysis.analysis_screen(context, plays, seat, viewer, words, advice=advice, pictures=painted)

    async def _seed(self, game: int) -> str:
        """The seed of a game that is over, hexadecimal; "" without one."""
        seed = await self._tables.published_seed(game)
        return seed.hex() if seed else ""

    async def lobby_view(self, row: GameRow) -> LobbyView:
        """Invitations, requests and questions of a lobby; nothing after the start."""
        if row.stage != LOBBY:
            return NOTHING
        state = await self._tables.store.lobbies.lobby_state(row.id, self._tables.clock.now())
        users = (
            {each.user for each in state.invited} | {each.user for each in state.requests} | {*state.asked}
        )
        users |= {row.held_by} if row.held_by is not None else set()
        return LobbyView(state, {user: await self._user_name(row.guild, user) for user in users})

    async def panel_draft(self, game: int, seat: int, locale: str) -> Panel:
        """The panel of a seat without its picture."""
        return await self.draft_of(await self._tables.store.panel_rows(game, seat), locale)

    async def draft_of(self, rows: PanelRows, locale: str) -> Panel:
        context, seat = await self.context_of(rows.table, locale=locale), rows.seat
        player = context.row.seated[seat].player
        read = None if player is None else self._scorings_read.get((context.row.id, player))
        return Panel(
            context,
            seat,
            game_words(locale, context.row.name),
            tips=rows.tips,
            reached=rows.player is None or not is_called_in_thread(rows.player),
            ending=_ending(rows, context.table, seat),
            plan=rows.plan,
            plan_ends=rows.plan_ends,
            offers_plan=rows.player is not None and from_json(rows.player.settings).offers_plans,
            hint=self._tables.hints.given_hint(context.row, seat, player, context.table),
            scoring_read=read or 0,
        )

    def note_scoring_read(self, game: int, user: int, n: int) -> None:
        """Note, in memory alone, that a player needs no page about scorings until row `n`."""
        self._scorings_read[game, user] = n

    async def plan_panel(self, planning: Planning, locale: str, play: str) -> PlanPanel:
        """The planning table of a seat without its picture; `play`: how its last plan was played."""
        found = await self.context(planning.row.id, planning.table, locale=locale)
        context = structs.replace(found, is_plan=True, hints=())
        words = game_words(locale, context.row.name)
        hint = self._tables.plans.given_hint(planning)
        return PlanPanel(context, planning.table.seat, words, planning=planning, play=play, hint=hint)

    async def paint_panel(self, draft: Panel, *, after: PressOutcome | None = None, nonce: int = 0) -> Screen:
        painted = await self._paint_queue.paint(pictures.pictures_of_panel(draft))
        return structs.replace(draft, pictures=painted, after=after, nonce=nonce).screen()

    async def paint(self, requests: Sequence[PictureRequest], message: Hashable = None) -> Pictures:
        """The pictures of a screen. `message`: the key of its message. Raises Superseded."""
        return await self._paint_queue.paint(requests, message)

    async def question(self, game: int, seat: int, locale: str) -> Screen | None:
        """What a seat is asked now, explained; None if it is asked nothing."""
        rows = await self._tables.store.panel_rows(game, seat)
        context = await self.context_of(rows.table, locale=locale)
        return game_help.question_screen(context, seat, game_words(locale, context.row.name), tips=rows.tips)

    async def help_page_here(self, game: int, seat: int, page: str, locale: str, *, tips: bool) -> Screen:
        context = await self.context(game)
        return game_help.help_page_here(context, seat, page, game_words(locale, context.row.name), tips=tips)

    async def greeting(self, name: str, locale: str, names: Sequence[str], user: int | None = None) -> Screen:
        """A game's greeting of a server, or a `user`; `names`: those of its example's seats."""
        game, words = find(name), game_words(locale, name)
        wanted = await asyncio.to_thread(pictures.greeting_pictures, game, words, names)
        painted = await self._paint_queue.paint(wanted)
        known = user is not None and await self._tables.store.has_begun_guided_game(user, name)
        others = words_by_game(locale)
        return greeting.greeting(
            game, words, painted, games=others, is_public=user is None, knows_lesson=known
        )

    async def guided_page(self, game: Game[Any], locale: str, names: Sequence[str]) -> Screen:
        """What comes before a guided game; `names`: those of its seats."""
        words = game_words(locale, game.name)
        wanted = await asyncio.to_thread(pictures.guided_pictures, game, words, names)
        painted = await self._paint_queue.paint(wanted)
        return greeting.guided_page(game, words, painted)

    async def why_not(self, game: int, seat: int, page: int, locale: str) -> Screen | None:
        """What is not offered to a seat now, and why; None if it is asked nothing."""
        context = await self.context(game, locale=locale)
        return rules.why_not_screen(context, seat, page, game_words(locale, context.row.name))

    async def found_rules(self, name: str, wanted: str, locale: str, names: Sequence[str]) -> Screen:
        """The results of a search in a game's rules; `names`: those of its example's seats."""
        game, words = find(name), game_words(locale, name)
        found = await asyncio.to_thread(search_rules, name, wanted, words.locale)
        painted = await self._rule_picture(game, found[0], words, names) if found else ()
        return rules.found_page(game, wanted, found, words, self._symbols(name), painted)

    async def rule(self, name: str, rule: str, locale: str, names: Sequence[str]) -> Screen | None:
        """A paragraph of a game's rules with its picture; None if there is none of this name."""
        game, words = find(name), game_words(locale, name)
        found = find_rule(game.help, rule) if game.help else None
        if found is None:
            return None
        painted = await self._rule_picture(game, found, words, names)
        return rules.rule_page(game, found, words, self._symbols(name), painted)

    async def _rule_picture(
        self, game: Game[Any], rule: Rule, words: Words, names: Sequence[str]
    ) -> Pictures:
        picture = game.help.pictures.get(rule.chapter.name, "") if game.help else ""
        wanted = await asyncio.to_thread(pictures.example_pictures, game, picture, words, names)
        return await self._paint_queue.paint(wanted)

    async def pictures_of(
        self, role: str, game: int, viewer: int | None, locale: str, seat: int | None, *, message: Hashable
    ) -> Screen:
        """The pictures of a role as the viewer sees them; `seat`: whose board. Raises Superseded."""
        context, words = await self._shown(game, locale)
        wanted = pictures.of_role(context, role, viewer, words, seat)
        painted = await self._paint_queue.paint(wanted, message)
        if role == "board" and seat is not None:
            return boards.board(context, viewer, seat, words, pictures=painted)
        show = boards.whole_table if role == "table" else boards.bare_pictures
        return show(context, words, pictures=painted)

    async def replay(
        self, game: int, number: int | None, locale: str, *, limit: int, progress: renderer.Progress
    ) -> Screen:
        """A game or one of its rounds (from 1) as an animation. Raises NoRound, renderer.TooLarge."""
        async with self._replays:
            context, words = await self._shown(game, locale)
            shown = _round_of(context, number)
            frames = [frame async for frame in self._frames(context, shown)]
            if not frames:
                raise NoRound(f"game {game} has no round {number} to show")
            picture = await self._paint_queue.animate(
                context.game.name,
                renderer.roles(context.game.name).replay,
                frames,
                words=words,
                names=context.names,
                limit=limit,
                progress=progress,
            )
            return boards.replay(context, words, len(frames), (picture,), shown.name if shown else None)

    def options_text(self, row: GameRow, names: Sequence[str], words: Words) -> str:
        """What differs at a table from the usual game; "" if its options cannot be read."""
        try:
            options = self._tables.cache.options(row)
        except TableDamaged:
            return ""
        return table_options.options_text(row, options, names, words)

    async def round_names(self, row: GameRow, locale: str) -> list[str]:
        words = game_words(locale, row.name)
        return [words.text(each.name) for each in await self._rounds_of(row)]

    async def _rounds_of(self, row: GameRow) -> tuple[Round, ...]:
        """A game's rounds so far; the game is replayed only if a phase has begun since the last call."""
        cached = self._rounds.get(row.id)
        if cached is not None and cached.over:
            return cached.rounds
        table = await self._tables.table(row.id)
        phases = len(table.phase_starts)
        if cached is None or cached.phases != phases:
            found = tuple(find_rounds(table, cached.rounds if cached else ()))
            cached = self._rounds[row.id] = _Rounds(phases, row.stage == OVER, found)
        return cached.rounds

    async def _frames(self, context: TableContext, shown: Round | None) -> AsyncIterator[AnimationFrame]:
        """The table at the end of each turn, of a round or (None) of the whole game."""
        name, table = context.game.name, context.table
        first, last = (shown.first, shown.last) if shown else (0, len(table.moves))
        before = first
        for row in renderer.turn_ends(name, table.history(None)) if renderer.has_pictures(name) else ():
            if first <= row <= last:
                then = await self._tables.table_at(context.row.id, row)
                await asyncio.sleep(0)
                changes = renderer.changes(name, then.history(None), before, None)
                yield AnimationFrame(then.view(None), changes)
                before = row

    async def turn(self, context: TableContext, *, since: int, mentions: Mapping[int, int]) -> Screen:
        """The message in the thread when somebody new has to act."""
        words = game_words(context.row.language, context.row.name)
        painted = await self._paint_queue.paint(pictures.thread_pictures(context, words, since))
        return thread.turn_screen(context, words, since=since, mentions=mentions, pictures=painted)

    async def scoring(self, context: TableContext, n: int, *, since: int) -> Screen:
        """The message in the thread about the scoring that ended in row n; what came after `since` is new."""
        words = game_words(context.row.language, context.row.name)
        painted = await self._paint_queue.paint(pictures.scoring_pictures(context, words, n))
        return thread.scoring_screen(context, words, n, since=since, pictures=painted)

    async def end(self, context: TableContext, *, since: int) -> Screen:
        """The message in the thread at the end; what came after `since` is new."""
        words = game_words(context.row.language, context.row.name)
        painted = await self._paint_queue.paint(pictures.end_pictures(context, words))
        seed = await self._seed(context.row.id)
        return thread.end_screen(context, words, since=since, seed=seed, pictures=painted)
