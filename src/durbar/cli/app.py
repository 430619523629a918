"""The commands of `durbar`, and the border at which every error becomes a sentence."""

import os
import sys
from collections.abc import Sequence
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text
from typer.exceptions import Abort, TyperException

from durbar.cli import help
from durbar.cli.about import version_line
from durbar.cli.codes import INTERRUPTED, WRONG_INPUT
from durbar.cli.commands import (
    advise,
    arena,
    backup,
    bench,
    edition,
    games,
    loadtest,
    perft,
    play,
    records,
    replay,
    schema,
    selfplay,
    serve,
    simulate,
    tune,
    verify,
    worker,
)
from durbar.cli.session import Session
from durbar.cli.settings import load_settings
from durbar.core.errors import DurbarError
from durbar.texts import Texts, choose_language, word_error

app = typer.Typer(add_completion=False, no_args_is_help=True, rich_markup_mode=None)
app.command("games")(games.games)
app.command("play")(play.play)
app.command("simulate")(simulate.simulate)
app.command("arena")(arena.arena)
app.command("tune")(tune.tune)
app.command("selfplay")(selfplay.selfplay)
app.command("replay")(replay.replay)
app.command("advise")(advise.advise)
app.command("perft")(perft.perft)
app.add_typer(edition.app, name="edition")
app.command("bench")(bench.bench)
app.command("serve")(serve.serve)
app.command("worker")(worker.worker)
app.command("schema")(schema.schema)
app.command("verify")(verify.verify)
app.add_typer(records.app, name="records")
app.command("backup")(backup.backup)
app.command("loadtest")(loadtest.loadtest)


def _version(asked: bool) -> None:
    if asked:
        print(version_line())
        raise typer.Exit


@app.callback()
def durbar(
    version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True)] = False,
    lang: Annotated[str | None, typer.Option("--lang", metavar="en|de|it")] = None,
) -> None: ...


def run(arguments: Sequence[str]) -> int:
    """Runs one command and returns its exit code; only a fault of ours leaves as a traceback."""
    texts = Texts("en")
    try:
        asked, rest = _take_language(arguments)
        texts = Texts(choose_language(asked, None, os.environ))
        settings = load_settings(os.environ)
        texts = Texts(choose_language(asked, settings.language, os.environ))
        command: Any = typer.main.get_command(app)
        help.explain(texts, command)
        session = Session(texts, settings)
        code = command.main(rest, prog_name="durbar", standalone_mode=False, obj=session)
        if code == INTERRUPTED:
            _complain(texts.text("cli-interrupted"))
        return int(code or 0)
    except DurbarError as error:
        _complain(word_error(texts, error))
    except TyperException as error:
        _complain_of_usage(texts, error)
    except OSError as error:
        _complain(texts.text("error-file", reason=str(error)))
    except (KeyboardInterrupt, Abort):
        _complain(texts.text("cli-interrupted"))
        return INTERRUPTED
    return WRONG_INPUT


def _take_language(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """`--lang` may stand anywhere, so it is taken out before a command sees its arguments."""
    asked, rest, left = None, list[str](), list(arguments)
    while left:
        word = left.pop(0)
        if word == "--":
            return asked, [*rest, word, *left]
        if word == "--lang" and left:
            asked = left.pop(0)
        elif word.startswith("--lang="):
            asked = word.removeprefix("--lang=")
        else:
            rest.append(word)
    return asked, rest


def _complain_of_usage(texts: Texts, error: TyperException) -> None:
    context = getattr(error, "ctx", None)
    message = error.format_message()
    if context is None or type(error).__name__ == "NoArgsIsHelpError":
        _complain(message)
    else:
        _complain(texts.text("error-usage", message=message, command=context.command_path))


def _complain(sentence: str) -> None:
    console = Console(file=sys.stderr, highlight=False)
    console.print(Text(sentence), soft_wrap=not console.is_terminal)
