"""Notifies systemd that the program runs, that it still runs, that it stops."""

import os
import socket


class ServiceManager:
    """The socket of systemd's notifications; without one nothing is sent."""

    def __init__(self) -> None:
        """As the environment says, which systemd sets for services of Type=notify."""
        address = os.environ.get("NOTIFY_SOCKET", "")
        self._address = f"\0{address[1:]}" if address.startswith("@") else address

    def ready(self) -> None:
        self._tell("READY=1")

    def alive(self) -> None:
        self._tell("WATCHDOG=1")

    def stopping(self) -> None:
        self._tell("STOPPING=1")

    def _tell(self, state: str) -> None:
        if self._address:
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as channel:
                channel.sendto(state.encode(), self._address)
