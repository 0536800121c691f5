"""The HTTP server: REST, the gateway and files for the bot, and a website for people, on one port."""

from asyncio import BaseTransport
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Protocol

from aiohttp import web
from aiohttp.typedefs import Handler

from sandbox.api.gateway import Gateway
from sandbox.api.injection import GATEWAY
from sandbox.api.requests import PREFIX, RequestHandler


@web.middleware
async def refuse_foreign_origins(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Middleware: refuse requests under a host name (DNS rebinding) or from another origin."""
    if not _is_address(request.url.host or ""):
        raise web.HTTPForbidden(text="This server is reached by its address in figures only.")
    origin = request.headers.get("Origin")
    if origin is not None and origin != str(request.url.origin()):
        raise web.HTTPForbidden(text="Another website may not use this server.")
    return await handler(request)


def from_this_computer(request: web.Request) -> None:
    """Refuse a request from another computer. Raises web.HTTPForbidden."""
    transport = request.transport
    peer, here = (None if transport is None else _ip(transport, end) for end in ("peername", "sockname"))
    if peer is None or not (peer.is_loopback or peer == here):
        raise web.HTTPForbidden(text="This is for programs on the same computer only.")


def _ip(transport: BaseTransport, end: str) -> IPv4Address | IPv6Address | None:
    name = transport.get_extra_info(end)
    if not name:
        return None
    address = ip_address(str(name[0]).partition("%")[0])
    return getattr(address, "ipv4_mapped", None) or address


def _is_address(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


class UnavailableGateway(web.HTTPError):
    """An injected refusal of a connection to the gateway."""

    def __init__(self, status: int) -> None:
        self.status_code = status
        super().__init__()


class Website(Protocol):
    """A website that the sandbox serves next to the API, like the page for trying the bot."""

    def routes(self) -> Iterable[web.RouteDef]:
        """The routes that the server adds."""

    async def home(self, request: web.Request) -> web.StreamResponse:
        """Answer requests of "/" that are not for the gateway."""

    async def close(self) -> None:
        """Close every connection."""


class HttpServer:
    """Listens; API, gateway and files are for programs on this computer only."""

    def __init__(self, requests: RequestHandler, gateway: Gateway) -> None:
        """Nothing listens yet; ``website`` is to be set before ``start``."""
        self._requests = requests
        self._gateway = gateway
        self._runner: web.AppRunner | None = None
        self.website: Website | None = None

    async def start(self, port: int, host: str) -> str:
        """Port 0 takes any free one; returns the base address. Raises OSError."""
        application = web.Application(middlewares=[refuse_foreign_origins])
        application.router.add_route("*", PREFIX + "/{path:.*}", self._rest)
        application.router.add_get("/", self._root)
        if self.website is not None:
            application.add_routes(self.website.routes())
        application.router.add_get("/{path:.*}", self._file)
        self._runner = web.AppRunner(application, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, host, port)
        await site.start()
        reached = "127.0.0.1" if host == "0.0.0.0" else host
        return f"http://{reached}:{self._runner.addresses[0][1]}"

    async def stop(self) -> None:
        """Close every connection."""
        await self._gateway.close()
        if self.website is not None:
            await self.website.close()
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    async def _rest(self, request: web.Request) -> web.StreamResponse:
        from_this_computer(request)
        return await self._requests.handle(request)

    async def _root(self, request: web.Request) -> web.StreamResponse:
        if request.headers.get("Upgrade", "").lower() == "websocket":
            from_this_computer(request)
            await self._disrupt_connection(request)
            return await self._gateway.handle(request)
        if self.website is None:
            raise web.HTTPNotFound
        return await self.website.home(request)

    async def _disrupt_connection(self, request: web.Request) -> None:
        """Carry out what is injected for connections to the gateway: a status, a cut, a delay."""
        injection = self._requests.injections.take(GATEWAY)
        if injection is None:
            return
        await injection.wait()
        disruption = injection.disruption
        if disruption.cut and request.transport is not None:
            request.transport.abort()
        if not disruption.passes:
            status = disruption.status or (disruption.refusal.status if disruption.refusal else 503)
            raise UnavailableGateway(status)

    async def _file(self, request: web.Request) -> web.Response:
        from_this_computer(request)
        found = self._requests.world.files.get(request.path)
        if found is None:
            raise web.HTTPNotFound
        return web.Response(body=found[1], content_type=found[0])
