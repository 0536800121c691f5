"""The health check as a command for containers: `python -m bot.operation.probe` fails unless all is well."""

import os
import sys
import urllib.error
import urllib.request

DEFAULT_ADDRESS = "127.0.0.1:9464"

SECONDS = 10.0
"""Longest wait for an answer."""


def main() -> int:
    """Ask the bot of this computer whether all is well; returns the exit status."""
    _, _, port = os.environ.get("MONITORING_ADDRESS", DEFAULT_ADDRESS).rpartition(":")
    if not port:
        return 0
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=SECONDS) as answer:
            print(answer.read().decode())
            return 0
    except urllib.error.HTTPError as error:
        print(error.read().decode())
    except OSError as error:
        print(f"no answer: {error}")
    return 1


if __name__ == "__main__":
    sys.exit(main())
