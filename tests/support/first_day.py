"""A server on the sandbox where everything is allowed, and a person who does what they are asked."""

import asyncio
import math
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

from msgspec import structs

from bot.first_day.check import NotTried
from bot.first_day.checks import CHECKS
from bot.first_day.ground import Ground
from bot.first_day.person import Person
from bot.first_day.trying import Place, Report, connected, try_all
from bot.first_day.with_person import BLOCKED_WORD
from bot.wiring import Options
from sandbox import Channel, Exchange, MessageView, Sandbox
from tests.support.unpainted import BlankPainter

T = TypeVar("T")

STARTED = 1_800_000_000.0
"""The time on the sandbox, which stands still, in UTC seconds."""

EXAMPLE = Path(__file__).parents[1] / "sandbox" / "observed.json"
"""The report of a run on the sandbox."""

OF_EXAMPLE = (
    *("connect", "person", "message.plain", "message.card", "message.once", "right.create_public_threads"),
    *("thread.card", "thread.exists", "thread.turn", "direct.opened"),
)
"""The checks of the example."""


class SandboxClock:
    """The time of a sandbox, which sleeping moves."""

    def __init__(self, sandbox: Sandbox) -> None:
        self._sandbox = sandbox

    def now(self) -> float:
        return self._sandbox.world.now()

    monotonic = now

    async def sleep_until(self, moment: float) -> None:
        await self.sleep(moment - self.now())

    async def sleep(self, seconds: float) -> None:
        self._sandbox.advance(max(0.0, seconds))
        await asyncio.sleep(0)


class OpenWorld:
    def __init__(self, folder: Path, **options: Any) -> None:
        self.sandbox = Sandbox(clock=lambda: STARTED, **options)
        self.sandbox.limit_requests(None, 10**6, 1.0)
        self.guild = self.sandbox.guild(
            "Club", bot_permissions=("manage_threads", "manage_channels", "mention_everyone")
        )
        self.channel = self.guild.text_channel("games")
        self.forum = self.guild.forum("tables")
        self.owner = self.sandbox.owner
        self.guild.role("players", self.owner, mentionable=True)
        self.other = self.sandbox.guild("Elsewhere")
        self.elsewhere = self.other.text_channel("games")
        self.other.kick_bot()
        self.owner.installed = True
        self.journal = folder / "try.jsonl"
        self.options = Options(
            clock=SandboxClock(self.sandbox),
            random=Random(1),
            painter=BlankPainter(),
            ready_seconds=0.0,
            identify_seconds=0.0,
        )

    @asynccontextmanager
    async def connected(self, person: Person | None = None) -> AsyncIterator[Ground]:
        self.sandbox.point_discord_py()
        place = Place(self.guild.id)
        async with connected(self.sandbox.token, place, self.journal, self.options) as ground:
            ground.person, ground.most_frames = person, 2
            yield ground

    @property
    def routes(self) -> set[str | None]:
        """The routes of the requests so far."""
        return {request.route for request in self.sandbox.requests}

    @property
    def made(self) -> list[object]:
        """Everything of the bot's that can be seen."""
        threads = [each for each in self.sandbox.world.channels.values() if each.is_thread]
        messages = [
            message
            for channel in self.sandbox.world.channels.values()
            for message in channel.messages.values()
            if message.author_id == self.sandbox.world.bot.id and not message.ephemeral
        ]
        tags = [tag for each in self.sandbox.world.channels.values() for tag in each.available_tags]
        return [*threads, *messages, *self.sandbox.emojis, *self.sandbox.world.commands[None], *tags]


class Helper(Person):
    """The owner, who does what is asked."""

    def __init__(self, world: OpenWorld, *skipped: str, refused: str = "") -> None:
        """`skipped`: the checks they skip; `refused`: one whose questions they answer with no."""
        self._refused = refused
        self._world = world
        self._user = world.owner
        self._skipped = skipped
        self._pressed: Exchange | None = None

    async def do(self, check: str, what: str, done: Awaitable[T]) -> T:
        if check in self._skipped:
            asyncio.ensure_future(done).cancel()
            raise NotTried("skipped")
        doing = asyncio.ensure_future(done)
        await asyncio.sleep(0)
        if not what.startswith("Waiting"):
            await self._act(check, what)
        return await doing

    async def _act(self, check: str, what: str) -> None:
        world, user = self._world, self._user
        acts: Mapping[str, Callable[[], Any]] = {
            "use.server": lambda: user.invoke(world.channel, "games"),
            "use.completed": lambda: user.autocomplete(world.channel, "settings", "city", "Ber"),
            "use.direct": lambda: user.invoke(user.direct_channel, "games"),
            "use.group": lambda: user.invoke(world.elsewhere, "games"),
            "use.file": lambda: user.invoke(world.channel, "history", file=b"no log"),
        }
        if check in acts:
            doing = acts[check]()
            if asyncio.iscoroutine(doing):
                self._completing = asyncio.create_task(doing)
        elif what.endswith("submit it."):
            modal = self._pressed.modal if self._pressed else None
            assert modal is not None
            user.submit(modal, {modal.fields[0].custom_id: "Words"})
        else:
            where = user.threads(world.channel)[0] if check == "press.archived" else world.channel
            message = await user.until(lambda: self._with_control(where))
            if message.selects:
                self._pressed = user.choose(message, "b")
            else:
                self._pressed = user.press(message, message.buttons[0].label)

    def _with_control(self, where: Channel) -> MessageView | None:
        newest = where.messages[-1]
        return newest if newest.buttons or newest.selects else None

    async def agrees(self, check: str, question: str) -> bool:
        if check in self._skipped:
            raise NotTried("skipped")
        world = self._world
        if check == self._refused:
            return False
        name = check.partition(".")[2]
        if check.startswith("without."):
            if question.startswith("Give"):
                world.guild.grant(name)
            else:
                world.guild.revoke(name)
        elif check == "thread.locked":
            thread = next(each for each in self._user.threads(world.channel))
            if question.startswith("Take"):
                world.guild.revoke("manage_threads")
                thread.lock()
            else:
                world.guild.grant("manage_threads")
                thread.unarchive()
        elif check in ("direct.closed", "direct.again"):
            self._user.direct_messages_open = check == "direct.again"
        elif check == "moderation":
            world.guild.moderate(*(() if question.startswith("Remove") else (BLOCKED_WORD,)))
        return True


async def example(folder: Path) -> Report:
    """Run checks on the sandbox; the report is without times."""
    world = OpenWorld(folder)
    async with world.sandbox, world.connected() as ground:
        report, _ = await try_all(ground, [check for check in CHECKS if check.id in OF_EXAMPLE])
    for each in report.requests:
        each.began = each.seconds = 0.0
        kept = {name: each.headers[name] for name in ("X-RateLimit-Limit", "X-RateLimit-Reset-After")}
        each.headers = {name: str(math.ceil(float(text))) for name, text in kept.items()}
    checks = [structs.replace(each, seconds=0.0) for each in report.checks]
    return structs.replace(report, checks=checks)


if __name__ == "__main__":
    with TemporaryDirectory() as temporary:
        asyncio.run(example(Path(temporary))).write(EXAMPLE)
