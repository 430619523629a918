"""`durbar simulate`: many games between bots, and what came of them."""

import time
from itertools import islice
from typing import Annotated, Any

import typer
from rich import box
from rich.table import Table

from durbar.cli.arguments import AsJson, EditionFile, GameId, Seats, Seed, Variant
from durbar.cli.players import options_for, split
from durbar.cli.progress import watched
from durbar.cli.session import Session, session_of
from durbar.cli.simulation import RANDOM, Bout, bouts
from durbar.core.options import Options


def simulate(
    context: typer.Context,
    game: GameId,
    seats: Seats = None,
    variant: Variant = "",
    bots: Annotated[str, typer.Option("--bots", metavar="A,B,…")] = "",
    games: Annotated[int, typer.Option("--games", metavar="K", min=1)] = 1000,
    seed: Seed = 0,
    edition: EditionFile = None,
    json: AsJson = False,
) -> None:
    session = session_of(context)
    room = session.game(game, edition)
    players = split(bots)
    options = options_for(room, seats, variant, players)
    players = players or [RANDOM] * len(room.deciders(options))
    tally = Tally(options)
    runs = bouts(room, options, players, seed or 0)
    began = time.perf_counter()
    for bout in watched(session, islice(runs, games), games):
        tally.add(bout)
    document = tally.document(game, time.perf_counter() - began)
    if json:
        session.emit(document)
    else:
        _show(session, document, players if len(players) == options.seats else [])


class Tally:
    """The sums over games, by seat."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.games = self.decisions = 0
        self.sums = [0] * options.seats
        self.least: list[int] = []
        self.most: list[int] = []
        self.wins = [0.0] * options.seats
        self.turns = 0
        self.thought = self.longest = 0.0  # seconds, over all turns and in one

    def add(self, bout: Bout) -> None:
        self.games += 1
        self.decisions += bout.decisions
        self.sums = [a + b for a, b in zip(self.sums, bout.scores, strict=True)]
        self.least = list(map(min, self.least or bout.scores, bout.scores))
        self.most = list(map(max, self.most or bout.scores, bout.scores))
        self.turns += len(bout.turns)
        self.thought += sum(bout.turns)
        self.longest = max(self.longest, *bout.turns, 0.0)
        for seat in bout.winners:
            self.wins[seat] += 1 / len(bout.winners)

    def document(self, game: str, seconds: float) -> dict[str, Any]:
        """With `turn_seconds` where bots were asked; the compiled playout knows no turns."""
        told = {
            "game": game,
            "variant": self.options.variant,
            "seats": self.options.seats,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": seconds,
            "decisions_per_second": self.decisions / seconds,
            "games_per_second": self.games / seconds,
            "scores": {
                "mean": [total / self.games for total in self.sums],
                "min": self.least,
                "max": self.most,
            },
            "wins": self.wins,
        }
        if self.turns:
            told["turn_seconds"] = {"mean": self.thought / self.turns, "max": self.longest}
        return told


def _show(session: Session, told: dict[str, Any], bots: list[str]) -> None:
    session.say(
        "simulate-summary",
        games=told["games"],
        decisions=told["decisions"],
        seconds=f"{told['seconds']:.2f}",
        rate=round(told["games_per_second"]),
        decision_rate=round(told["decisions_per_second"]),
    )
    if turns := told.get("turn_seconds"):
        mean, most = (f"{1000 * turns[key]:.0f}" for key in ("mean", "max"))
        session.say("simulate-turns", mean=mean, most=most)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(session.text("simulate-seat"))
    for heading in ("mean", "min", "max", "wins"):
        table.add_column(session.text(f"simulate-{heading}"), justify="right")
    scores = told["scores"]
    for seat in range(told["seats"]):
        name = f"{seat + 1} {bots[seat] if bots else ''}"
        share = told["wins"][seat] / told["games"]
        table.add_row(
            name, f"{scores['mean'][seat]:.2f}", str(scores["min"][seat]),
            str(scores["max"][seat]), f"{told['wins'][seat]:.1f} ({share:.1%})",
        )  # fmt: skip
    session.show(table)
