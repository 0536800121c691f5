"""`/cup`: setting a cup up, announcing it, enrolling; what managers and entrants do about cups."""

import logging
from dataclasses import dataclass
from functools import partial

import discord
from discord import app_commands
from msgspec import structs

import games
from bot.client.acknowledgement import LOST, Interaction, Reply
from bot.client.bot_cog import BotCog
from bot.client.command_tree import command, for_servers
from bot.client.handlers import handles
from bot.client.responses import UserError, refuse_with_text, respond, tell_privately, user_locale, user_words
from bot.client.table_place import managed_server, table_place
from bot.client.threads import check_permissions
from bot.delivery.messages.cups import options_text
from bot.delivery.outbox import Outbox
from bot.locales import game_words, words_by_game
from bot.screens.cups import cup_page
from bot.screens.cups.cup_card import cup_title, message_link
from bot.screens.cups.cup_page import OF_A_CUP
from bot.screens.ids import cup_ids as ids
from bot.screens.ids.custom_id import number
from bot.screens.markup import moment
from bot.screens.model import Button, Screen, text_screen, texts
from bot.tables.cache import options_of, to_json
from bot.tables.cups.cups import CupService, players_of, start_if_announced_at
from bot.tables.settings.server_settings import ServerSettingsCache
from games.settings import setting_kinds, with_option_changed
from games.words import Words
from storage.cups.rows import DRAFT, PLAYING, CupPlace, CupRow, CupTerms, NoSuchCup, NotEnrolled

NUMBERS = ("size", "players", "days", "round_days")
"""The terms that are numbers."""

TEXTS = ("name", "pace", "level")
"""The terms that are names."""

log = logging.getLogger(__name__)


@dataclass(eq=False)
class CupCog(BotCog):
    _outbox: Outbox
    _servers: ServerSettingsCache
    _cups: CupService

    @command("cup")
    @for_servers
    @app_commands.default_permissions(manage_guild=True)
    async def cup(self, interaction: Interaction) -> None:
        server = managed_server(interaction)
        language = self._members.server_language(server)
        first = next(iter(_games()))
        row = await self._cups.draft(server.id, interaction.user.id, language, first)
        await self._show(interaction, row)

    async def _show(self, interaction: Interaction, row: CupRow) -> None:
        server, locale = managed_server(interaction), user_locale(interaction)
        words = game_words(locale, row.name)
        channel = self._servers.of(server.id).channel or interaction.channel_id
        cups = await self._store.cups.cups_of_server(server.id)
        others = {each.id: cup_title(each.id, game_words(locale, each.name)) for each in cups}
        page = cup_page.setup_page(
            row,
            start_if_announced_at(row, self._clock.now()),
            options_text(row, locale),
            f"<#{channel}>",
            {name: texts for name, texts in words_by_game(locale).items() if name in _games()},
            others,
            words,
        )
        await respond(interaction, page)

    # Setting up

    @handles(ids.SetCup, Reply.UPDATE)
    async def _set_term(self, interaction: Interaction, pressed: ids.SetCup) -> None:
        row = await self._own_draft(interaction, pressed.cup)
        with refuse_with_text("error-no-such-control", ValueError, LookupError):
            terms = _changed_terms(row.terms, pressed.name, (pressed.values or (pressed.value,))[0])
            row = await self._cups.set_terms(row.id, terms)
        await self._show(interaction, row)

    @handles(ids.OpenCupOptions, Reply.UPDATE)
    async def _open_options(self, interaction: Interaction, pressed: ids.OpenCupOptions) -> None:
        await self._show_options(interaction, await self._own_draft(interaction, pressed.cup))

    @handles(ids.SetCupOption, Reply.UPDATE)
    async def _set_option(self, interaction: Interaction, pressed: ids.SetCupOption) -> None:
        row = await self._own_draft(interaction, pressed.cup)
        options = options_of(row)
        if setting_kinds(options).get(pressed.name) not in OF_A_CUP:
            raise UserError("error-no-such-control")
        with refuse_with_text("error-no-such-control", ValueError):
            options = with_option_changed(games.find(row.name), options, pressed.name, pressed.values)
            row = await self._cups.set_terms(row.id, structs.replace(row.terms, options=to_json(options)))
        await self._show_options(interaction, row)

    async def _show_options(self, interaction: Interaction, row: CupRow) -> None:
        await respond(interaction, cup_page.options_page(row, options_of(row), self._words(interaction, row)))

    @handles(ids.BackToCup, Reply.UPDATE)
    async def _show_draft_again(self, interaction: Interaction, pressed: ids.BackToCup) -> None:
        await self._show(interaction, await self._own_draft(interaction, pressed.cup))

    @handles(ids.AnnounceCup, Reply.UPDATE)
    async def _announce(self, interaction: Interaction, pressed: ids.AnnounceCup) -> None:
        row = await self._own_draft(interaction, pressed.cup)
        here = _text_channel(interaction)
        place = table_place(interaction)
        language = self._members.server_language(place.channel.guild)
        row = await self._cups.announce(row, CupPlace(place.channel.id, place.forum, language, here.id))
        await respond(interaction, cup_page.announced_screen(row, self._words(interaction, row)))

    # Cups that were announced

    @handles(ids.ChooseCup, Reply.UPDATE)
    async def _manage_chosen_cup(self, interaction: Interaction, pressed: ids.ChooseCup) -> None:
        row = await self._cup_of_server(interaction, pressed.cup)
        await respond(
            interaction, cup_page.manage_page(row, message_link(row), self._words(interaction, row))
        )

    @handles(ids.ShowCupHere, Reply.UPDATE)
    async def _show_here(self, interaction: Interaction, pressed: ids.ShowCupHere) -> None:
        row = await self._cup_of_server(interaction, pressed.cup)
        await self._cups.show_at(row.id, _text_channel(interaction).id)
        await respond(interaction, cup_page.announced_screen(row, self._words(interaction, row)))

    @handles(ids.CallOffCup, Reply.UPDATE)
    async def _ask_to_call_off(self, interaction: Interaction, pressed: ids.CallOffCup) -> None:
        row = await self._cup_of_server(interaction, pressed.cup)
        await respond(interaction, cup_page.sure_to_call_off_screen(row, self._words(interaction, row)))

    @handles(ids.CallOffForGood, Reply.UPDATE)
    async def _call_off(self, interaction: Interaction, pressed: ids.CallOffForGood) -> None:
        row = await self._cup_of_server(interaction, pressed.cup)
        await self._cups.call_off(row.id)
        await respond(interaction, text_screen(user_words(interaction)("cup-call-off-done")))

    # What they share

    async def _own_draft(self, interaction: Interaction, cup: int) -> CupRow:
        """The cup that a manager sets up. Raises UserError, NoSuchCup."""
        row = await self._cup_of_server(interaction, cup)
        if row.stage != DRAFT or row.host != interaction.user.id:
            raise NoSuchCup(f"cup {cup} is {row.stage}, or somebody else sets it up")
        return row

    async def _cup_of_server(self, interaction: Interaction, cup: int) -> CupRow:
        """A cup of the server, for its managers. Raises UserError, NoSuchCup."""
        server = managed_server(interaction)
        row = (await self._store.cups.find(cup)).row
        if row.guild != server.id:
            raise NoSuchCup(f"cup {cup} is another server's")
        return row

    def _words(self, interaction: Interaction, row: CupRow) -> Words:
        return game_words(user_locale(interaction), row.name)

    # The message of a cup

    @handles(ids.Enrol, Reply.UPDATE)
    async def _enrol(self, interaction: Interaction, pressed: ids.Enrol) -> None:
        cup = await self._store.cups.enrol(pressed.cup, interaction.user.id, self._clock.now())
        await self._refresh(interaction, cup.row)
        begins = moment(cup.row.round_begins(1))
        await tell_privately(interaction, user_words(interaction)("cup-enrol-done", begins=begins))

    @handles(ids.Withdraw, Reply.UPDATE)
    async def _withdraw(self, interaction: Interaction, pressed: ids.Withdraw) -> None:
        cup = await self._store.cups.withdraw(pressed.cup, interaction.user.id, self._clock.now())
        await self._refresh(interaction, cup.row)
        await tell_privately(interaction, user_words(interaction)("cup-withdraw-done"))

    @handles(ids.DropOut, Reply.PRIVATE)
    async def _ask_to_drop_out(self, interaction: Interaction, pressed: ids.DropOut) -> None:
        cup = await self._store.cups.find(pressed.cup)
        entrant = cup.entrant_of(interaction.user.id)
        if cup.row.stage != PLAYING or entrant is None or entrant.dropped is not None:
            raise NotEnrolled(f"user {interaction.user.id} does not take part in cup {pressed.cup}")
        words = user_words(interaction)
        yes = Button(ids.DropOutForGood(pressed.cup), words("button-cup-drop-out"), "danger")
        await respond(interaction, Screen((*texts(words("cup-drop-sure")), (yes,))))

    @handles(ids.DropOutForGood, Reply.UPDATE)
    async def _drop_out(self, interaction: Interaction, pressed: ids.DropOutForGood) -> None:
        await self._cups.drop_out(pressed.cup, interaction.user.id)
        await respond(interaction, text_screen(user_words(interaction)("cup-dropped-out")))

    async def _refresh(self, interaction: Interaction, row: CupRow) -> None:
        """Update the message that was pressed, if it is the cup's; if that fails it is changed later."""
        if interaction.message is not None and interaction.message.id == row.message:
            try:
                await self._outbox.cups.respond(row.id, partial(respond, interaction, private=False))
            except (*LOST, discord.HTTPException) as error:
                log.warning("cup %d: its message is changed later: %r", row.id, error)
            else:
                return
        self._cups.loop.wake()


def _games() -> tuple[str, ...]:
    return tuple(name for name in games.names() if players_of(name))


def _text_channel(interaction: Interaction) -> discord.TextChannel:
    """The channel in which the message of a cup is posted. Raises UserError, MissingPermissions."""
    if not isinstance(interaction.channel, discord.TextChannel):
        raise UserError("error-no-channel")
    check_permissions(interaction.app_permissions)
    return interaction.channel


def _changed_terms(terms: CupTerms, name: str, value: str) -> CupTerms:
    """The terms with one changed. Raises ValueError, UnknownGame for what cannot be chosen."""
    if name == "hints":
        return structs.replace(terms, hints=not terms.hints)
    if name == "name":
        return structs.replace(terms, name=value, options=to_json(games.find(value).options()))
    if name in NUMBERS:
        return structs.replace(terms, **{name: number(value)})
    if name not in TEXTS:
        raise ValueError(f"a cup has no {name!r}")
    return structs.replace(terms, **{name: value})
