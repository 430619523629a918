"""One game of self-play: its record, and every decision with its menu and its visits."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from durbar.bots.base import Bot, Budget
from durbar.bots.registry import make_bot
from durbar.bots.search.searcher import Searcher
from durbar.bots.search.stats import most_visited
from durbar.core.chance import Rng
from durbar.core.dealers import SeededDealer
from durbar.core.game import Game, View
from durbar.core.record import Record, entry_of
from durbar.core.types import CHANCE, NOBODY
from durbar.games.registry import game as game_by_id
from durbar.rl.encode import encoder_of, layout_of
from durbar.rl.rewards import settler
from durbar.rl.selfplay.plan import SelfPlayPlan
from durbar.rl.writer import new_writer


@dataclass(slots=True)
class Decision:
    """A decision of a seat. `menu` lists its legal actions, `visits` the searches of each."""

    seat: int
    action: int
    menu: tuple[int, ...]
    visits: tuple[int, ...]
    observation: bytes


@dataclass(slots=True)
class FinishedGame:
    """A finished game."""

    number: int
    record: Record
    scores: list[int]
    rewards: list[float]  # `rank`, by seat
    decisions: list[Decision] = field(default_factory=list)


def play_game(plan: SelfPlayPlan, number: int) -> FinishedGame:
    """Plays a game, which depends on the plan and its number only."""
    room = room_of(plan.game, plan.edition_file)
    options = room.options.of(plan.options)
    made = (make_bot(text, plan.game) for text in plan.seated(number))
    bots = dict(zip(plan.deciders, made, strict=True))
    for seat, bot in bots.items():
        bot.begin(room, seat, plan.bot_seed(number, seat))
    state, rng = room.new(options), Rng(plan.chance_seed(number))
    observe = observer(room, plan) if plan.observations else None
    decisions, entries = list[Decision](), list[str]()
    while (mover := int(state.to_move())) != NOBODY:
        if mover == CHANCE:
            action = int(state.chance(rng))
        else:
            view = room.view(state, mover)
            action, visits = choose(bots[mover], view)
            seen = b"" if observe is None else observe(state, mover)
            decisions.append(Decision(mover, action, view.legal, visits, seen))
        entries.append(entry_of(mover, room.text(action)))
        state.apply(action)
    names = dict(zip(plan.deciders, plan.seated(number), strict=True))
    players = tuple(names.get(seat, "automaton") for seat in range(options.seats))
    record = Record(
        room.name, room.rules_version, room.edition.digest, options.to_json(), players,
        SeededDealer(plan.chance_seed(number)).to_json(), tuple(entries),
    )  # fmt: skip
    return FinishedGame(number, record, state.scores(), settler(room, "rank")(state), decisions)


def choose(bot: Bot, view: View) -> tuple[int, tuple[int, ...]]:
    """Returns a bot's action and its visits; a bot without search visits only its action."""
    if isinstance(bot, Searcher) and len(view.legal) > 1:
        found = bot.consider(view, Budget())
        visits = {each.action: each.visits for each in found}
        return most_visited(found).action, tuple(visits.get(a, 0) for a in view.legal)
    action = bot.choose(view, Budget())
    return action, tuple(int(a == action) for a in view.legal)


def observer(room: Game[Any, Any], plan: SelfPlayPlan) -> Callable[[Any, int], bytes]:
    options = room.options.of(plan.options)
    encoder, size = encoder_of(room, options), layout_of(room, options).size
    writer = new_writer(size)

    def observe(state: Any, seat: int) -> bytes:
        writer.at = 0
        encoder.encode(state, seat, writer)
        return memoryview(writer.out).tobytes()

    return observe


@cache
def room_of(name: str, edition_file: str | None) -> Game[Any, Any]:
    return game_by_id(name, None if edition_file is None else Path(edition_file))
