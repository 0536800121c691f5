"""All checks in the order they run."""

from bot.first_day.check import Checks, expect
from bot.first_day.ground import Ground
from bot.screens.model import text_screen

CHECKS = Checks()

check = CHECKS.add


@check("token", "Discord knows the token", covers=("GET /users/@me",))
async def token(ground: Ground) -> str:
    ground.bot.http
    found = await ground.bot.http.get_me() if False else ground.bot.user
    expect(found, "")
    return ""


@check("channel.send", "A message in the channel", covers=("POST /channels/{id}/messages: V2",))
async def send(ground: Ground) -> None:
    ground.messages["send"], _ = await ground.poster.post(
        ground.channel.id, text_screen("One."), ground.row()
    )


@check("thread.card", "A thread on a message", needs=("channel.send",))
async def thread(ground: Ground) -> None:
    card = ground.channel.get_partial_message(ground.messages["send"])
    ground.threads["card"] = (await card.create_thread(name="try")).id
