"""The sample bot as a process, to be killed: ``python -m tests.support.sample_bot_process``."""

import os

import discord
import yarl

from tests.support.sample_bot import SampleBot

if __name__ == "__main__":
    discord.http.Route.BASE = os.environ["DISCORD_API"]
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["DISCORD_GATEWAY"])
    SampleBot().run(os.environ["DISCORD_TOKEN"], log_handler=None)
