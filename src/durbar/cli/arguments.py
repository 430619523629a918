"""Arguments that several commands share; their help comes from the catalogues (see help.py)."""

from pathlib import Path
from typing import Annotated, TypeAlias

import typer

from durbar.cli.errors import BadInput
from durbar.core.chance import SEED_BITS


def _check_seed(seed: int | None) -> int | None:
    if seed is not None and not 0 <= seed < 2**SEED_BITS:
        raise BadInput("seed-range", seed=str(seed), bits=SEED_BITS)
    return seed


GameId: TypeAlias = Annotated[str, typer.Argument(metavar="GAME")]
Seats: TypeAlias = Annotated[int | None, typer.Option("--seats", metavar="N")]
Variant: TypeAlias = Annotated[str, typer.Option("--variant", metavar="KEY=VALUE,…")]
Seed: TypeAlias = Annotated[
    int | None, typer.Option("--seed", metavar="S", callback=_check_seed, show_default=False)
]
EditionFile: TypeAlias = Annotated[Path | None, typer.Option("--edition", metavar="FILE")]
AsJson: TypeAlias = Annotated[bool, typer.Option("--json")]
Database: TypeAlias = Annotated[str | None, typer.Option("--database", metavar="FILE|URL")]
