"""PgBouncer in front of a server of the tests."""

import os
import pwd
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from storage.postgresql.address import ServerAddress
from tests.support.postgresql import Cluster

SETTINGS = """
[databases]
* = host={server} user=tester
[pgbouncer]
pool_mode = {mode}
auth_type = any
listen_port = 6432
listen_addr =
unix_socket_dir = {folder}
{more}
"""

READY = "process up"
"""Its log line once it accepts connections."""


def program() -> str | None:
    """Path of PgBouncer; None if it is not installed."""
    return shutil.which("pgbouncer", path=f"{os.environ['PATH']}:/usr/sbin")


@contextmanager
def pgbouncer(server: Cluster, mode: str, more: str = "") -> Iterator[ServerAddress]:
    """Context manager for the address of a server's database through PgBouncer; `mode`: its pool mode."""
    found = program()
    assert found is not None
    user = None if os.geteuid() else pwd.getpwnam("nobody").pw_uid
    with TemporaryDirectory(prefix="pgbouncer-") as name:
        folder, file = Path(name), Path(name, "pgbouncer.ini")
        text = SETTINGS.format(server=server.socket.parent, mode=mode, folder=folder, more=more)
        file.write_text(text, "utf-8")
        if user is not None:
            for each in (folder, file):
                shutil.chown(each, user)
        with subprocess.Popen([found, str(file)], user=user, stderr=subprocess.PIPE, text=True) as running:
            assert running.stderr is not None
            next(line for line in running.stderr if READY in line)
            try:
                yield ServerAddress(f"postgresql:///postgres?host={folder}&port=6432&user=tester")
            finally:
                running.terminate()
                running.stderr.read()
