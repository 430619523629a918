"""Help in the reader's language: every command and option is explained by the catalogue.

A command is `help-<command>`; an option `help-<command>-<option>`, or `help-option-<option>` where
several commands share it.
"""

from typing import Any

import typer

from durbar.texts import Texts


def explain(texts: Texts, command: Any, path: str = "durbar") -> None:
    """Fills in the help of a command, its options and its subcommands."""
    command.help = texts.text(f"help-{path}")
    for param in (*command.params, command.get_help_option(typer.Context(command))):
        name = param.name.replace("_", "-")
        ids = (f"help-{path}-{name}", f"help-option-{name}")
        param.help = texts.text(texts.first(ids) or ids[0])
    for name, inner in getattr(command, "commands", {}).items():
        explain(texts, inner, name if path == "durbar" else f"{path}-{name}")
