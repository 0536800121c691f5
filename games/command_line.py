"""Shared parts of the command lines of games and pictures."""

from importlib import import_module
from importlib.util import find_spec
from typing import Annotated, Any

import typer
from rich.console import Console

from games import UnknownGame, find, names
from games.game import Game

console = Console(highlight=False, soft_wrap=True)
errors = Console(stderr=True, highlight=False, soft_wrap=True)

GameName = Annotated[str, typer.Argument(help=f"Which game: {', '.join(names())}.", metavar="GAME")]

PASSED_ON = {"allow_extra_args": True, "ignore_unknown_options": True}


def fail(text: str) -> typer.Exit:
    """Say what is wrong, for exit code 1."""
    errors.print(f"[bold red]Error:[/] {text}", markup=True)
    return typer.Exit(1)


def named_game(name: str) -> Game[Any]:
    """The game of this name. Raises Exit."""
    try:
        return find(name)
    except UnknownGame as fault:
        raise fail(str(fault)) from fault


def add_workshop_command(app: typer.Typer, name: str, about: str) -> None:
    """Add a command of the workshop, which is not installed."""

    @app.command(name, help=about, context_settings=PASSED_ON, add_help_option=False)
    def run(context: typer.Context) -> None:
        if find_spec("workshop") is None:
            raise fail(f"the command {name} needs a checkout of the project")
        import_module(f"workshop.{name}").app(context.args, prog_name=context.command_path)
