"""`durbar advise`: shows what a bot would do at a position of a record, and why."""

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from durbar.bots.base import Budget
from durbar.bots.explain import ADVISERS, Explanation, Suggestion, TermChange, explain, main_reasons
from durbar.bots.registry import make_bot
from durbar.cli.arguments import AsJson, EditionFile, Seed
from durbar.cli.commands.replay import open_record, position_at
from durbar.cli.errors import BadInput
from durbar.cli.session import Session, session_of
from durbar.core.game import Game
from durbar.core.types import NOBODY
from durbar.texts import Wording
from durbar.texts.advice import clause, sentence, signed


def advise(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="RECORD")],
    seat: Annotated[int, typer.Option("--seat", metavar="S", min=0)],
    at: Annotated[int | None, typer.Option("--at", metavar="N", min=0)] = None,
    bot: Annotated[str | None, typer.Option("--bot", metavar="BOT")] = None,
    seed: Seed = 0,
    edition: EditionFile = None,
    json: AsJson = False,
) -> None:
    session = session_of(context)
    game, record = open_record(session, file, edition, seat)
    position = position_at(game, record, at)
    mover = int(position.state.to_move())
    if mover == NOBODY:
        raise BadInput("advise-over", at=position.at)
    if mover != seat:
        raise BadInput("advise-not-to-move", seat=seat, at=position.at, mover=mover)
    adviser = bot or ADVISERS.get(game.name, "search")
    thinker = make_bot(adviser, game.name)
    explanation = explain(game, game.view(position.state, seat), thinker, Budget(), seed or 0)
    wording = session.wording(record, seat)
    if json:
        choices = [_document(game, wording, one) for one in explanation.choices]
        head = {"game": game.name, "at": position.at, "seat": seat, "bot": adviser}
        session.emit({**head, "simulations": explanation.simulations, "choices": choices})
        return
    for number, one in enumerate(explanation.choices, start=1):
        _show(session, game, wording, explanation, number, one)
    session.hint("replay-at", at=position.at, entries=len(record.entries))


def _show(
    session: Session,
    game: Game[Any, Any],
    wording: Wording,
    explanation: Explanation,
    n: int,
    one: Suggestion,
) -> None:
    session.show(Text.assemble((f"{n}. ", "bold"), (_action(game, wording, one), "bold")))
    lines = [
        session.text(
            "advice-figures", win=round(100 * one.win), lead=signed(wording, one.margin),
            visits=one.visits, simulations=explanation.simulations,
        ),
        _sentence(wording, one.reasons),
    ]  # fmt: skip
    if one.turn:
        turn = "; ".join(wording.action(game.ACTIONS[action]) for action in one.turn)
        lines.append(session.text("advice-turn", line=turn))
    if one.line:
        lines.append(session.text("advice-then", line="; ".join(_line(game, wording, one))))
    for line in lines:
        session.show(Text(f"   {line}"))


def _action(game: Game[Any, Any], wording: Wording, one: Suggestion) -> str:
    return ", ".join(wording.action(game.ACTIONS[action]) for action in one.actions)


def _line(game: Game[Any, Any], wording: Wording, one: Suggestion) -> list[str]:
    return [
        wording.texts.text(
            "advice-ply", player=wording.players[ply.seat],
            action=wording.action(game.ACTIONS[ply.action]),
        )
        for ply in one.line
    ]  # fmt: skip


def _sentence(wording: Wording, reasons: tuple[TermChange, ...]) -> str:
    return sentence(wording, (_clause(wording, reason) for reason in main_reasons(reasons)))


def _clause(wording: Wording, reason: TermChange) -> str:
    return clause(wording, reason.name, reason.way, reason.change, dict(reason.facts))


def _document(game: Game[Any, Any], wording: Wording, one: Suggestion) -> dict[str, Any]:
    return {
        "actions": [game.text(action) for action in one.actions],
        "text": _action(game, wording, one),
        "turn": [game.text(action) for action in one.turn],
        "visits": one.visits,
        "margin": one.margin,
        "win": one.win,
        "line": [{"seat": ply.seat, "action": game.text(ply.action)} for ply in one.line],
        "sentence": _sentence(wording, one.reasons),
        "terms": [
            {
                "name": reason.name,
                "about": reason.about,
                "points": reason.points,
                "change": reason.change,
                "edge": reason.edge,
                "text": _clause(wording, reason),
            }
            for reason in one.reasons
        ],
    }
