"""Arguments that several commands share; their help comes from the catalogues (see help.py)."""

from pathlib import Path
from typing import Annotated, TypeAlias

import typer

from durbar.core.chance import SEED_BITS

GameId: TypeAlias = Annotated[str, typer.Argument(metavar="GAME")]
Seats: TypeAlias = Annotated[int | None, typer.Option("--seats", metavar="N")]
Variant: TypeAlias = Annotated[str, typer.Option("--variant", metavar="KEY=VALUE,…")]
Seed: TypeAlias = Annotated[
    int | None, typer.Option("--seed", metavar="S", min=0, max=2**SEED_BITS - 1, show_default=False)
]
EditionFile: TypeAlias = Annotated[Path | None, typer.Option("--edition", metavar="FILE")]
AsJson: TypeAlias = Annotated[bool, typer.Option("--json")]
