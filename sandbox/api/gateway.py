"""The gateway: HELLO, IDENTIFY, READY, GUILD_CREATE, heartbeats, RESUME, and events by intent."""

import asyncio
import json
import secrets
from collections import deque
from dataclasses import dataclass, field
from typing import Any

import msgspec
from aiohttp import WSMsgType, web

from sandbox.api.gateway_frames import Frame, Identify, Intent, Op, RequestMembers, Resume
from sandbox.world.model import Json
from sandbox.world.payloads import guild_payload, member_payload, user_payload
from sandbox.world.world import World

HEARTBEAT_INTERVAL = 41.25
"""Seconds between two heartbeats of a bot."""
ACKNOWLEDGE_AFTER = 0.03
"""Seconds until a heartbeat is acknowledged; discord.py notes the time of sending only afterwards."""
REPLAY_EVENTS = 2000
"""Events a session keeps for a RESUME."""


NO_INTENTS = Intent(0)
PRIVILEGED = Intent.GUILD_MEMBERS | Intent.GUILD_PRESENCES | Intent.MESSAGE_CONTENT
CLOSE_UNKNOWN_OPCODE, CLOSE_DECODE_ERROR, CLOSE_NOT_AUTHENTICATED = 4001, 4002, 4003
CLOSE_AUTHENTICATION_FAILED, CLOSE_ALREADY_AUTHENTICATED, CLOSE_SESSION_TIMED_OUT = 4004, 4005, 4009
CLOSE_INVALID_SHARD, CLOSE_SHARDING_REQUIRED, CLOSE_DISALLOWED_INTENTS = 4010, 4011, 4014


@dataclass(slots=True)
class GatewaySession:
    """A session of the bot since it identified; it outlives the socket, so it can be resumed."""

    id: str
    intents: Intent
    shard: tuple[int, int]
    """Its number, from 0, and the number of shards."""
    sequence: int = 0
    sent: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=REPLAY_EVENTS))
    """The last events as JSON, each with its number, for a RESUME."""
    outgoing: asyncio.Queue[str] | None = None

    def dispatch(self, name: str, data: Any) -> None:
        """Number an event, keep it and send it if there is a socket."""
        self.sequence += 1
        text = json.dumps({"op": Op.DISPATCH, "t": name, "s": self.sequence, "d": data})
        self.sent.append((self.sequence, text))
        if self.outgoing is not None:
            self.outgoing.put_nowait(text)

    def concerns_session(self, guild: int) -> bool:
        """Whether events of a guild go to this session; those of none go to the first shard."""
        number, shards = self.shard
        return (guild >> 22) % shards == number

    def wants(self, name: str, data: Json) -> bool:
        """Whether an event is of this session's intents and shard."""
        if not self.concerns_session(_guild_of(name, data)):
            return False
        if name.startswith("MESSAGE_"):
            needed = Intent.GUILD_MESSAGES if "guild_id" in data else Intent.DIRECT_MESSAGES
        elif name.startswith("GUILD_MEMBER_"):
            needed = Intent.GUILD_MEMBERS
        elif name.startswith(("GUILD_", "CHANNEL_", "THREAD_")):
            needed = Intent.GUILDS
        else:
            return True
        return bool(self.intents & needed)


def _guild_of(name: str, data: Json) -> int:
    """The guild of an event; 0 if it is of none."""
    is_of_guild = name in ("GUILD_CREATE", "GUILD_UPDATE", "GUILD_DELETE")
    return int(data["id"] if is_of_guild else data.get("guild_id") or 0)


class Gateway:
    """All gateway connections of the bot to one world."""

    def __init__(
        self, world: World, token: str, *, privileged: Intent, heartbeat_interval: float = HEARTBEAT_INTERVAL
    ) -> None:
        self._world = world
        self._held: dict[int, asyncio.Event] = {}
        self._token = token
        self._heartbeat_interval = heartbeat_interval
        self._privileged = privileged
        self._sessions: dict[str, GatewaySession] = {}
        self._sockets: dict[web.WebSocketResponse, web.Request] = {}
        self.identified = 0
        self.resumed = 0
        self.heartbeats = 0
        world.listeners.append(self.publish)

    @property
    def connected(self) -> bool:
        return bool(self.connected_shards)

    @property
    def connected_shards(self) -> frozenset[int]:
        """The shards for which a bot has identified or resumed, and whose sockets are open."""
        return frozenset(each.shard[0] for each in self._sessions.values() if each.outgoing is not None)

    def publish(self, name: str, data: Json) -> None:
        for session in self._sessions.values():
            if session.wants(name, data):
                session.dispatch(name, self._without_content(session, name, data))

    def _without_content(self, session: GatewaySession, name: str, data: Json) -> Json:
        """Event data for a session: other users' guild messages are empty without the intent."""
        if name not in ("MESSAGE_CREATE", "MESSAGE_UPDATE") or "guild_id" not in data:
            return data
        bot = str(self._world.bot.id)
        mentioned = any(user["id"] == bot for user in data["mentions"])
        if data["author"]["id"] == bot or mentioned or session.intents & Intent.MESSAGE_CONTENT:
            return data
        return data | {"content": "", "components": [], "embeds": [], "attachments": []}

    def cut(self, *, resumable: bool = True) -> None:
        """Break every connection without a close frame; unless ``resumable``, drop the sessions."""
        for request in self._sockets.values():
            if request.transport is not None:
                request.transport.abort()
        for session in self._sessions.values():
            session.outgoing = None
        if not resumable:
            self._sessions.clear()
        self._world.changed()

    def hold(self, shard: int) -> None:
        self._held[shard] = asyncio.Event()

    def release(self, shard: int) -> None:
        self._held.pop(shard).set()

    async def close(self) -> None:
        for socket in list(self._sockets):
            await socket.close(code=1001)

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """Handle a connection from HELLO to its end."""
        socket = web.WebSocketResponse(max_msg_size=1 << 16)
        await socket.prepare(request)
        self._sockets[socket] = request
        outgoing: asyncio.Queue[str] = asyncio.Queue()
        pump = asyncio.create_task(self._pump(socket, outgoing))
        session: GatewaySession | None = None
        hello = {"heartbeat_interval": int(self._heartbeat_interval * 1000)}
        outgoing.put_nowait(json.dumps({"op": Op.HELLO, "s": None, "t": None, "d": hello}))
        try:
            while True:
                received = await socket.receive(timeout=self._heartbeat_interval * 2)
                if received.type is WSMsgType.BINARY:
                    await socket.close(code=CLOSE_DECODE_ERROR)
                if received.type is not WSMsgType.TEXT:
                    break
                session = await self._receive(socket, outgoing, session, received.data)
        except TimeoutError:
            await socket.close(code=CLOSE_SESSION_TIMED_OUT)
        finally:
            pump.cancel()
            del self._sockets[socket]
            if session is not None and session.outgoing is outgoing:
                session.outgoing = None
            self._world.changed()
        return socket

    async def _pump(self, socket: web.WebSocketResponse, outgoing: asyncio.Queue[str]) -> None:
        while not socket.closed:
            text = await outgoing.get()
            try:
                await socket.send_str(text)
            except ConnectionError:
                return

    async def _receive(
        self,
        socket: web.WebSocketResponse,
        outgoing: asyncio.Queue[str],
        session: GatewaySession | None,
        text: str,
    ) -> GatewaySession | None:
        try:
            frame = msgspec.json.decode(text, type=Frame)
            if frame.op == Op.HEARTBEAT:
                asyncio.get_running_loop().call_later(ACKNOWLEDGE_AFTER, self._acknowledge, outgoing)
            elif frame.op == Op.IDENTIFY:
                identify = msgspec.convert(frame.d, Identify)
                if await self._may_begin(socket, session, identify.token):
                    return await self._identify(socket, outgoing, identify)
            elif frame.op == Op.RESUME:
                resume = msgspec.convert(frame.d, Resume)
                if await self._may_begin(socket, session, resume.token):
                    return self._resume(outgoing, resume)
            elif session is None:
                await socket.close(code=CLOSE_NOT_AUTHENTICATED)
            elif frame.op == Op.REQUEST_GUILD_MEMBERS:
                self._members(session, msgspec.convert(frame.d, RequestMembers))
            elif frame.op not in (Op.PRESENCE_UPDATE, Op.VOICE_STATE_UPDATE):
                await socket.close(code=CLOSE_UNKNOWN_OPCODE)
        except (msgspec.DecodeError, msgspec.ValidationError, RecursionError):
            await socket.close(code=CLOSE_DECODE_ERROR)
        return session

    async def _may_begin(
        self, socket: web.WebSocketResponse, session: GatewaySession | None, token: str
    ) -> bool:
        """Whether a session may begin or resume; else the socket is closed."""
        if session is not None:
            await socket.close(code=CLOSE_ALREADY_AUTHENTICATED)
            return False
        if not secrets.compare_digest(token.encode(errors="replace"), self._token.encode()):
            await socket.close(code=CLOSE_AUTHENTICATION_FAILED)
            return False
        return True

    def _acknowledge(self, outgoing: asyncio.Queue[str]) -> None:
        outgoing.put_nowait(json.dumps({"op": Op.HEARTBEAT_ACK, "s": None, "t": None, "d": None}))
        self.heartbeats += 1
        self._world.changed()

    async def _identify(
        self, socket: web.WebSocketResponse, outgoing: asyncio.Queue[str], identify: Identify
    ) -> GatewaySession | None:
        intents = Intent(identify.intents)
        if intents & PRIVILEGED & ~self._privileged:
            await socket.close(code=CLOSE_DISALLOWED_INTENTS)
            return None
        number, shards = identify.shard
        if not 0 <= number < shards:
            await socket.close(code=CLOSE_INVALID_SHARD)
            return None
        if shards < self._world.shards:
            await socket.close(code=CLOSE_SHARDING_REQUIRED)
            return None
        if self._world.starts.remaining(self._world.now()) <= 0:
            await socket.close(code=CLOSE_AUTHENTICATION_FAILED)
            return None
        if not self._world.starts.start(number, self._world.now()):
            self._invalidate(outgoing)
            return None
        if number in self._held:
            await self._held[number].wait()
        for old in [
            one for one in self._sessions.values() if one.outgoing is None and one.shard == identify.shard
        ]:
            del self._sessions[old.id]
        session = GatewaySession(secrets.token_hex(16), intents, identify.shard, outgoing=outgoing)
        self._sessions[session.id] = session
        world = self._world
        joined = [
            guild
            for guild in world.guilds.values()
            if world.bot.id in guild.members and session.concerns_session(guild.id)
        ]
        session.dispatch(
            "READY",
            {
                "v": 10,
                "user": user_payload(world.bot) | {"verified": True, "mfa_enabled": True, "flags": 0},
                "guilds": [{"id": str(guild.id), "unavailable": True} for guild in joined],
                "session_id": session.id,
                "resume_gateway_url": world.base.replace("http", "ws", 1) + "/",
                "shard": identify.shard,
                "application": {"id": str(world.bot.id), "flags": 0},
                "private_channels": [],
                "relationships": [],
                "user_settings": {},
                "session_type": "normal",
                "_trace": ["sandbox"],
            },
        )
        if intents & Intent.GUILDS:
            for guild in filter(world.has_bot, joined):
                session.dispatch("GUILD_CREATE", guild_payload(world, guild))
        self.identified += 1
        world.changed()
        return session

    def _invalidate(self, outgoing: asyncio.Queue[str]) -> None:
        """End a session that cannot be resumed."""
        outgoing.put_nowait(json.dumps({"op": Op.INVALID_SESSION, "s": None, "t": None, "d": False}))
        self._world.changed()

    def _resume(self, outgoing: asyncio.Queue[str], resume: Resume) -> GatewaySession | None:
        session = self._sessions.get(resume.session_id or "")
        seen = resume.seq or 0
        lost = session is None or seen > session.sequence or (session.sent and session.sent[0][0] > seen + 1)
        if session is None or lost:
            self._invalidate(outgoing)
            return None
        for number, text in session.sent:
            if number > seen:
                outgoing.put_nowait(text)
        session.outgoing = outgoing
        session.dispatch("RESUMED", {"_trace": ["sandbox"]})
        self.resumed += 1
        self._world.changed()
        return session

    def _members(self, session: GatewaySession, asked: RequestMembers) -> None:
        """Answer REQUEST_GUILD_MEMBERS with one chunk: members by id, or by a prefix of the name."""
        guild = self._world.guilds.get(int(asked.guild_id))
        listed = asked.user_ids if isinstance(asked.user_ids, list) else [asked.user_ids]
        wanted = None if asked.user_ids is None else {int(one) for one in listed if one is not None}
        prefix = (asked.query or "").lower()
        members = [
            member_payload(self._world, member)
            for member in ([] if guild is None else guild.members.values())
            if (member.account_id in wanted if wanted is not None else True)
            and self._world.accounts[member.account_id].name.lower().startswith(prefix)
        ]
        chunk: Json = {
            "guild_id": str(asked.guild_id),
            "members": members[: asked.limit or None],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": [],
        }
        if asked.nonce is not None:
            chunk["nonce"] = asked.nonce
        session.dispatch("GUILD_MEMBERS_CHUNK", chunk)
